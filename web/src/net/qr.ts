// QR code generator: byte mode, error correction level L, versions 1 to 9, which is enough for a link.

// Per version: data codewords per block group [[blocks, data codewords], ...], error codewords per block, alignment.
const VERSIONS: [groups: [number, number][], errors: number, align: number[]][] = [
  [[[1, 19]], 7, []],
  [[[1, 34]], 10, [6, 18]],
  [[[1, 55]], 15, [6, 22]],
  [[[1, 80]], 20, [6, 26]],
  [[[1, 108]], 26, [6, 30]],
  [[[2, 68]], 18, [6, 34]],
  [[[2, 78]], 20, [6, 22, 38]],
  [[[2, 97]], 24, [6, 24, 42]],
  [[[2, 116]], 30, [6, 26, 46]],
]; // prettier-ignore

const EXP = new Uint8Array(512);
const LOG = new Uint8Array(256);
for (let i = 0, x = 1; i < 255; i++) {
  EXP[i] = EXP[i + 255] = x;
  LOG[x] = i;
  x = (x << 1) ^ (x & 0x80 ? 0x11d : 0);
}
const times = (a: number, b: number): number => (a && b ? EXP[LOG[a]! + LOG[b]!]! : 0);

/** Return the error correction codewords of a block: the remainder by the generator polynomial. */
function correction(data: number[], count: number): number[] {
  let generator = [1];
  for (let i = 0; i < count; i++) {
    const next = [...generator, 0];
    for (let j = 0; j < generator.length; j++) next[j + 1]! ^= times(generator[j]!, EXP[i]!);
    generator = next;
  }
  const rest = [...data, ...Array<number>(count).fill(0)];
  for (let i = 0; i < data.length; i++) {
    const lead = rest[i]!;
    if (lead) for (let j = 0; j < generator.length; j++) rest[i + j]! ^= times(generator[j]!, lead);
  }
  return rest.slice(data.length);
}

function codewords(text: string): { version: number; bits: number[] } {
  const bytes = [...new TextEncoder().encode(text)];
  const version =
    VERSIONS.findIndex(([groups]) => groups.reduce((sum, [n, k]) => sum + n * k, 0) >= bytes.length + 2) + 1;
  if (version === 0) throw new Error("too long for a QR code");
  const [groups, errors] = VERSIONS[version - 1]!;
  const room = groups.reduce((sum, [n, k]) => sum + n * k, 0);
  const stream: number[] = [];
  const put = (value: number, length: number): void => {
    for (let i = length - 1; i >= 0; i--) stream.push((value >> i) & 1);
  };
  put(4, 4);
  put(bytes.length, 8);
  for (const byte of bytes) put(byte, 8);
  put(0, Math.min(4, room * 8 - stream.length));
  while (stream.length % 8) stream.push(0);
  for (let pad = 0; stream.length < room * 8; pad++) put(pad % 2 ? 17 : 236, 8);
  const data = Array.from({ length: room }, (_, i) => parseInt(stream.slice(i * 8, i * 8 + 8).join(""), 2));
  const blocks: number[][] = [];
  let from = 0;
  for (const [n, k] of groups) for (let i = 0; i < n; i++) blocks.push(data.slice(from, (from += k)));
  const checks = blocks.map((block) => correction(block, errors));
  const whole: number[] = [];
  for (const set of [blocks, checks]) {
    const longest = Math.max(...set.map((block) => block.length));
    for (let i = 0; i < longest; i++) for (const block of set) if (i < block.length) whole.push(block[i]!);
  }
  return { version, bits: whole.flatMap((word) => [7, 6, 5, 4, 3, 2, 1, 0].map((i) => (word >> i) & 1)) };
}

const MASKS: ((y: number, x: number) => boolean)[] = [
  (y, x) => (y + x) % 2 === 0,
  (y) => y % 2 === 0,
  (_, x) => x % 3 === 0,
  (y, x) => (y + x) % 3 === 0,
  (y, x) => (Math.floor(y / 2) + Math.floor(x / 3)) % 2 === 0,
  (y, x) => ((y * x) % 2) + ((y * x) % 3) === 0,
  (y, x) => (((y * x) % 2) + ((y * x) % 3)) % 2 === 0,
  (y, x) => (((y + x) % 2) + ((y * x) % 3)) % 2 === 0,
];

/** BCH code of the format and version information. */
function bch(value: number, length: number, polynomial: number): number {
  let rest = value << length;
  for (let bit = 31 - Math.clz32(rest); bit >= length; bit = 31 - Math.clz32(rest))
    rest ^= polynomial << (bit - length);
  return (value << length) | rest;
}

function drawn(version: number, bits: number[], mask: number): boolean[][] {
  const size = 17 + 4 * version;
  const grid: (boolean | null)[][] = Array.from({ length: size }, () => Array<boolean | null>(size).fill(null));
  const set = (y: number, x: number, dark: boolean): void => {
    if (y >= 0 && x >= 0 && y < size && x < size) grid[y]![x] = dark;
  };
  for (const [cy, cx] of [
    [3, 3],
    [3, size - 4],
    [size - 4, 3],
  ] as const) {
    for (let y = -4; y <= 4; y++)
      for (let x = -4; x <= 4; x++) {
        const ring = Math.max(Math.abs(y), Math.abs(x));
        set(cy + y, cx + x, ring !== 2 && ring !== 4);
      }
  }
  const align = VERSIONS[version - 1]![2];
  for (const cy of align)
    for (const cx of align) {
      if (grid[cy]![cx] !== null) continue;
      for (let y = -2; y <= 2; y++)
        for (let x = -2; x <= 2; x++) set(cy + y, cx + x, Math.max(Math.abs(y), Math.abs(x)) !== 1);
    }
  for (let i = 8; i < size - 8; i++) {
    grid[6]![i] ??= i % 2 === 0;
    grid[i]![6] ??= i % 2 === 0;
  }
  const format = bch((1 << 3) | mask, 10, 0x537) ^ 0x5412;
  for (let i = 0; i < 15; i++) {
    const dark = ((format >> i) & 1) === 1;
    if (i < 6) set(i, 8, dark);
    else if (i < 8) set(i + 1, 8, dark);
    else set(size - 15 + i, 8, dark);
    if (i < 8) set(8, size - 1 - i, dark);
    else if (i === 8) set(8, 7, dark);
    else set(8, 14 - i, dark);
  }
  set(size - 8, 8, true);
  if (version >= 7) {
    const info = bch(version, 12, 0x1f25);
    for (let i = 0; i < 18; i++) {
      const dark = ((info >> i) & 1) === 1;
      set(Math.floor(i / 3), size - 11 + (i % 3), dark);
      set(size - 11 + (i % 3), Math.floor(i / 3), dark);
    }
  }
  let at = 0;
  for (let right = size - 1, up = true; right > 0; right -= 2, up = !up) {
    if (right === 6) right--;
    for (let i = 0; i < size; i++) {
      const y = up ? size - 1 - i : i;
      for (const x of [right, right - 1]) {
        if (grid[y]![x] !== null) continue;
        grid[y]![x] = ((bits[at++] ?? 0) === 1) !== MASKS[mask]!(y, x);
      }
    }
  }
  return grid as boolean[][];
}

/** Return the penalty score of the standard: long runs, squares, false finders, uneven darkness. */
function penalty(grid: boolean[][]): number {
  const size = grid.length;
  const columns = grid.map((_, x) => grid.map((row) => row[x]!));
  let score = 0;
  for (const line of [...grid, ...columns]) {
    const text = line.map(Number).join("");
    for (const run of text.match(/0{5,}|1{5,}/g) ?? []) score += run.length - 2;
    for (let i = 0; i + 11 <= size; i++) if (/^(10111010000|00001011101)$/.test(text.slice(i, i + 11))) score += 40;
  }
  let dark = 0;
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++) {
      if (grid[y]![x]) dark++;
      if (
        y &&
        x &&
        grid[y]![x] === grid[y - 1]![x] &&
        grid[y]![x] === grid[y]![x - 1] &&
        grid[y]![x] === grid[y - 1]![x - 1]
      )
        score += 3;
    }
  return score + 10 * Math.floor(Math.abs((dark * 20) / (size * size) - 10));
}

/** Return the modules of the code, row by row. */
export function qr(text: string): boolean[][] {
  const { version, bits } = codewords(text);
  const all = MASKS.map((_, mask) => drawn(version, bits, mask));
  return all.reduce((best, grid) => (penalty(grid) < penalty(best) ? grid : best));
}

/** Return the code as an SVG path. */
export function qrPath(text: string): { size: number; path: string } {
  const grid = qr(text);
  const path = grid.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ""))).join("");
  return { size: grid.length, path };
}
