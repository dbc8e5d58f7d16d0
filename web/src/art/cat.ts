// Cat, grounds and logo in linocut style. Every function returns SVG text.

/* ---- the linocut cat: head in a box of about -80..8 ---------------------------------------------------- */
export const INK = "#241820";
export const PAPER = "#FBF3E2";
export const EMBER = "#C9481F";
export const BRASS = "#F0B842";
const HEADS = {
  up: "M-60 -14C-66 -38 -70 -62 -68 -80Q-66 -88 -58 -83L-26 -59Q0 -66 26 -59L58 -83Q66 -88 68 -80C70 -62 66 -38 60 -14C76 4 78 26 66 42C50 64 24 70 0 70C-24 70 -50 64 -66 42C-78 26 -76 4 -60 -14Z",
  flat: "M-58 -22C-76 -30 -92 -34 -104 -32Q-110 -30 -106 -24C-98 -12 -86 -6 -70 0C-78 20 -74 34 -66 42C-50 64 -24 70 0 70C24 70 50 64 66 42C74 34 78 20 70 0C86 -6 98 -12 106 -24Q110 -30 104 -32C92 -34 76 -30 58 -22C44 -52 20 -60 0 -60C-20 -60 -44 -52 -58 -22Z",
  flop: "M-50 -44C-74 -58 -92 -40 -94 -10C-95 14 -84 24 -76 14C-72 30 -74 34 -66 42C-50 64 -24 70 0 70C24 70 50 64 66 42C74 34 72 30 76 14C84 24 95 14 94 -10C92 -40 74 -58 50 -44C34 -60 16 -62 0 -62C-16 -62 -34 -60 -50 -44Z",
  spiky:
    "M-60 -14L-74 -40L-62 -42L-72 -84L-44 -66L-42 -80L-24 -60L-12 -72L0 -58L12 -72L24 -60L42 -80L44 -66L72 -84L62 -42L74 -40L60 -14L84 -6L68 8L88 22L68 26L78 46L56 46L56 62L34 58L24 76L8 64L0 74L-8 64L-24 76L-34 58L-56 62L-56 46L-78 46L-68 26L-88 22L-68 8L-84 -6Z",
};
function eyesOf(kind: string, c: string, ink: string, line: string): string {
  const two = (f: (x: number, d: number) => string): string => f(-30, 1) + f(30, -1);
  switch (kind) {
    case "wide":
      return two((x) => `<circle cx="${x}" cy="0" r="18" fill="${c}"/><circle cx="${x}" cy="0" r="5" fill="${ink}"/>`);
    case "big":
      return two(
        (x) =>
          `<circle cx="${x}" cy="2" r="22" fill="${c}"/><circle cx="${x}" cy="3" r="17" fill="${ink}"/><circle cx="${x - 6}" cy="-5" r="6.5" fill="${line}"/><circle cx="${x + 6}" cy="9" r="3" fill="${line}"/>`,
      );
    case "happy":
      return two(
        (x) =>
          `<path d="M${x - 16} 6Q${x} -18 ${x + 16} 6" fill="none" stroke="${c}" stroke-width="7" stroke-linecap="round"/>`,
      );
    case "closed":
      return two(
        (x) =>
          `<path d="M${x - 16} -4Q${x} 16 ${x + 16} -4" fill="none" stroke="${c}" stroke-width="7" stroke-linecap="round"/>`,
      );
    case "angry":
      return two(
        (x, d) =>
          `<path d="M${x - 20 * d} -14L${x + 17 * d} 0Q${x + 12 * d} 16 ${x} 15Q${x - 19 * d} 12 ${x - 20 * d} -14Z" fill="${c}"/><ellipse cx="${x}" cy="4" rx="4.5" ry="9" fill="${ink}"/>`,
      );
    case "swirl":
      return two(
        (x) =>
          `<circle cx="${x}" cy="0" r="19" fill="${c}"/><path d="M${x} 0c3 -3 8 1 5 6s-13 4 -14 -4s8 -15 16 -11s10 16 4 22" fill="none" stroke="${ink}" stroke-width="4.5" stroke-linecap="round"/>`,
      );
    case "dead":
      return two(
        (x) =>
          `<path d="M${x - 12} -12L${x + 12} 12M${x + 12} -12L${x - 12} 12" stroke="${c}" stroke-width="7.5" stroke-linecap="round"/>`,
      );
    case "half":
      return two(
        (x) =>
          `<path d="M${x - 19} -2H${x + 19}Q${x + 16} 16 ${x} 16Q${x - 16} 16 ${x - 19} -2Z" fill="${c}"/><path d="M${x - 5} -2h10v9q-5 5 -10 0Z" fill="${ink}"/>`,
      );
    case "side":
      return two(
        (x) =>
          `<ellipse cx="${x}" cy="0" rx="19" ry="14" fill="${c}"/><ellipse cx="${x + 9}" cy="0" rx="5" ry="12" fill="${ink}"/>`,
      );
    case "upward":
      return two((x) => `<circle cx="${x}" cy="0" r="18" fill="${c}"/><circle cx="${x}" cy="-9" r="7" fill="${ink}"/>`);
    case "wink":
      return `<ellipse cx="-30" cy="0" rx="18" ry="14" fill="${c}"/><ellipse cx="-30" cy="0" rx="4.5" ry="12" fill="${ink}"/><path d="M14 4Q30 -12 46 4" fill="none" stroke="${c}" stroke-width="7" stroke-linecap="round"/>`;
    case "bar":
      return `<rect x="-64" y="-16" width="128" height="30" rx="3" fill="${line}"/><path d="M-54 -1H54" stroke="${ink}" stroke-width="4" stroke-dasharray="10 6"/>`;
    case "none":
      return "";
    default:
      return two(
        (x) =>
          `<ellipse cx="${x}" cy="0" rx="19" ry="15" fill="${c}"/><ellipse cx="${x}" cy="0" rx="4.5" ry="13" fill="${ink}"/>`,
      );
  }
}
const MOUTHS: Record<string, (l: string) => string> = {
  w: (l) =>
    `<path d="M0 32v6M-16 38q8 9 16 0q8 9 16 0" fill="none" stroke="${l}" stroke-width="4.5" stroke-linecap="round"/>`,
  smile: (l) =>
    `<path d="M0 32v5M-22 36q11 15 22 2q11 13 22 -2" fill="none" stroke="${l}" stroke-width="4.5" stroke-linecap="round"/>`,
  o: (l) => `<ellipse cx="0" cy="46" rx="9" ry="11" fill="${l}"/>`,
  flat: (l) => `<path d="M0 32v6M-14 42h28" fill="none" stroke="${l}" stroke-width="4.5" stroke-linecap="round"/>`,
  frown: (l) =>
    `<path d="M0 32v5M-16 47q16 -15 32 0" fill="none" stroke="${l}" stroke-width="4.5" stroke-linecap="round"/>`,
  grr: (l) =>
    `<path d="M-26 38Q0 28 26 38Q22 58 0 58Q-22 58 -26 38Z" fill="${l}"/><path d="M-20 37l5 10 6 -12 9 13 9 -13 6 12 5 -10M-14 57l5 -7 5 7M4 57l5 -7 5 7" fill="none" stroke="#241820" stroke-width="3" stroke-linejoin="round"/>`,
  bark: (l) =>
    `<path d="M-24 36Q0 28 24 36Q26 64 0 66Q-26 64 -24 36Z" fill="${l}"/><path d="M-9 52Q0 44 9 52V62Q0 70 -9 62Z" fill="#C9481F"/>`,
};
export interface CatLook {
  fur?: string;
  inner?: string;
  eye?: string;
  line?: string;
  ears?: keyof typeof HEADS;
  eyes?: string;
  mouth?: string;
  tabby?: boolean;
  whiskers?: boolean;
  x?: number;
  y?: number;
  /** scale */
  s?: number;
  /** rotation in degrees */
  r?: number;
  /** drawings behind and before the head, in its units */
  under?: string;
  over?: string;
  /** seen from behind */
  back?: boolean;
}
/** Draw the cat of all pictures. */
export function cat(o: CatLook = {}): string {
  const {
    fur = INK,
    inner = EMBER,
    eye = BRASS,
    line = PAPER,
    ears = "up",
    eyes = "slit",
    mouth = "w",
    tabby = true,
    whiskers = true,
    x = 0,
    y = 0,
    s = 1,
    r = 0,
    under = "",
    over = "",
    back = false,
  } = o;
  const earIn =
    ears === "up"
      ? `<path d="M-58 -70L-53 -38Q-46 -48 -36 -53ZM58 -70L53 -38Q46 -48 36 -53Z" fill="${inner}"/>`
      : ears === "flat"
        ? `<path d="M-96 -27Q-80 -10 -68 -6L-62 -16ZM96 -27Q80 -10 68 -6L62 -16Z" fill="${inner}"/>`
        : ears === "spiky"
          ? `<path d="M-64 -70L-56 -42L-42 -56ZM64 -70L56 -42L42 -56Z" fill="${inner}"/>`
          : "";
  const tab = tabby
    ? `<path d="M0 -54v22M-15 -52l3 18M15 -52l-3 18M-64 26l14 -3M-60 38l14 -6M64 26l-14 -3M60 38l-14 -6" stroke="${line}" stroke-width="3.5" stroke-linecap="round" opacity=".9"/>`
    : "";
  const wh = whiskers
    ? `<path d="M-44 30L-98 20M-44 37L-100 42M44 30L98 20M44 37L100 42" stroke="${fur}" stroke-width="3.5" stroke-linecap="round"/><path d="M-44 30L-70 25M-44 37L-68 39.5M44 30L70 25M44 37L68 39.5" stroke="${line}" stroke-width="3.5" stroke-linecap="round"/>`
    : "";
  const nose = mouth === "none" || back ? "" : `<path d="M-8 20Q0 16 8 20Q7 28 0 32Q-7 28 -8 20Z" fill="${inner}"/>`;
  return `<g transform="translate(${x} ${y}) rotate(${r}) scale(${s})">${under}<path d="${HEADS[ears]}" fill="${fur}"/>${back ? "" : earIn + tab + wh + eyesOf(eyes, eye, fur, line) + nose + (MOUTHS[mouth]?.(line) ?? "")}${over}</g>`;
}

/* ---- grounds: carved patterns. box w x h ------------------------------------------------------------------ */
export type Ground = "rays" | "dots" | "waves" | "slash" | "rings" | "stars" | "speed" | "check" | "bricks";
export function ground(kind: Ground, w: number, h: number, tone = "rgb(36 24 32 / .16)"): string {
  const cx = w / 2,
    cy = h / 2;
  let s = "";
  if (kind === "rays") {
    for (let i = 0; i < 24; i++) {
      const a = (i * Math.PI) / 12,
        b = a + Math.PI / 24,
        R = w;
      s += `M${cx} ${cy}L${Math.round(cx + R * Math.cos(a))} ${Math.round(cy + R * Math.sin(a))} ${Math.round(cx + R * Math.cos(b))} ${Math.round(cy + R * Math.sin(b))}Z`;
    }
    return `<path d="${s}" fill="${tone}"/>`;
  }
  if (kind === "dots") {
    for (let y = 0, k = 0; y < h + 14; y += 14, k++) s += `M${(k % 2) * 8} ${y}H${w + 8}`;
    return `<path d="${s}" stroke="${tone}" stroke-width="5.2" stroke-linecap="round" stroke-dasharray="0 16"/>`;
  }
  if (kind === "waves") {
    for (let y = 8; y < h + 14; y += 14) {
      s += `M-10 ${y}`;
      for (let x = -10; x < w + 20; x += 20) s += "q5 -7 10 0t10 0";
    }
    return `<path d="${s}" fill="none" stroke="${tone}" stroke-width="4"/>`;
  }
  if (kind === "slash") {
    for (let x = -h; x < w; x += 16) s += `M${x} ${h}L${x + h} 0`;
    return `<path d="${s}" stroke="${tone}" stroke-width="5"/>`;
  }
  if (kind === "rings") {
    for (let r = 14; r < w; r += 16) s += `<circle cx="${cx}" cy="${cy}" r="${r}"/>`;
    return `<g fill="none" stroke="${tone}" stroke-width="5">${s}</g>`;
  }
  if (kind === "stars") {
    let k = 0;
    for (let y = 12; y < h; y += 26)
      for (let x = 14 + (k++ % 2) * 17; x < w; x += 34) s += `M${x} ${y - 7}l2 5 5 2-5 2-2 5-2-5-5-2 5-2z`;
    return `<path d="${s}" fill="${tone}"/>`;
  }
  if (kind === "speed") {
    let k = 3;
    for (let y = 6; y < h; y += 11) {
      k = (k * 7 + 5) % 11;
      s += `M${k * 14 - 20} ${y}h${50 + k * 9}`;
    }
    return `<path d="${s}" stroke="${tone}" stroke-width="4" stroke-linecap="round"/>`;
  }
  if (kind === "check") {
    for (let y = 9, k = 0; y < h + 9; y += 18, k++) s += `M${(k % 2) * 18} ${y}H${w}`;
    return `<path d="${s}" stroke="${tone}" stroke-width="18" stroke-dasharray="18 18"/>`;
  }
  if (kind === "bricks") {
    for (let y = 0, k = 0; y < h; y += 16, k++) {
      s += `M0 ${y}H${w}`;
      for (let x = (k % 2) * 16; x < w; x += 32) s += `M${x} ${y}v16`;
    }
    return `<path d="${s}" stroke="${tone}" stroke-width="3"/>`;
  }
  return "";
}

/* ---- logo: cauldron with ears -------------------------------------------------------------------------------- */
export function logoMark(iron = "var(--logo-iron)"): string {
  const brew = "#3FA37E",
    brew2 = "#8FD9B4",
    eye = "#F0B842",
    ember = "#D9531F";
  // box 0 0 64 64. The pot's handles are ears, the rim is the brow, two eyes look out of the brew.
  return `<path d="M9.5 23.5L8 5.5Q8 3 10.3 4.2L24 13.5Q32 11.8 40 13.5L53.7 4.2Q56 3 56 5.5L54.5 23.5Z" fill="${iron}"/>
<path d="M12.5 9.5L13.6 19.5L20 15.2ZM51.5 9.5L50.4 19.5L44 15.2Z" fill="${ember}"/>
<path d="M16 53l-4.5 7.5q-.6 1.5 1 1.5h4.5q1 0 1.4 -1l2.6 -5zM48 53l4.5 7.5q.6 1.5 -1 1.5h-4.5q-1 0 -1.4 -1l-2.6 -5z" fill="${iron}"/>
<path d="M7.5 26C3.5 40 8 58 32 58S60.5 40 56.5 26Z" fill="${iron}"/>
<ellipse cx="32" cy="24" rx="27.5" ry="9.5" fill="${iron}"/><ellipse cx="32" cy="24" rx="23.5" ry="6.6" fill="${brew}"/>
<path d="M12 22.5q5 -4 10 -1.5t9 -1 9 .8 11.5 1.2q-3 -4.6 -19.5 -4.6T12 22.5z" fill="${brew2}"/><circle cx="23" cy="26" r="2" fill="${brew2}"/><circle cx="38" cy="27" r="1.5" fill="${brew2}"/><circle cx="44" cy="24.5" r="1.1" fill="${brew2}"/>
<ellipse cx="21.5" cy="41.5" rx="7" ry="5.6" fill="${eye}"/><ellipse cx="42.5" cy="41.5" rx="7" ry="5.6" fill="${eye}"/><ellipse cx="21.5" cy="41.5" rx="1.8" ry="4.9" fill="${iron}"/><ellipse cx="42.5" cy="41.5" rx="1.8" ry="4.9" fill="${iron}"/>
<path d="M29.8 47.3q2.2 -1.2 4.4 0q-.3 2.5 -2.2 3.5q-1.9 -1 -2.2 -3.5z" fill="${ember}"/>`;
}
