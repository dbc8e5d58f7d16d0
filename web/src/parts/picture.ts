// The result of a game as a picture to send: 1200 x 630, as messengers show links. Loaded when it is asked for.
import { BRASS, cat, EMBER, ground, INK, logoMark, PAPER } from "../art/cat";
import { seatMarkG } from "../art/seats";
import WORDMARK from "../art/wordmark.json";

export interface Line {
  seat: number;
  name: string;
  why: string;
  points: number | null;
  won: boolean;
}

const [WIDTH, HEIGHT, LEFT, EDGE] = [1200, 630, 476, 532];
const SOFT = "#5a4650";
const CROWN =
  `<path d="M-46 -54V-108L-24 -86L0 -116L24 -86L46 -108V-54Q0 -66 -46 -54Z" fill="#F0B23A" stroke="${INK}" stroke-width="5" stroke-linejoin="round"/>` +
  `<circle cx="0" cy="-78" r="8" fill="${EMBER}"/>`;
const STAR = "M0 -30L8 -10L29 -9L13 5L18 26L0 14L-18 26L-13 5L-29 -9L-8 -10Z";
const STARS: [number, number, string][] = [
  [98, 205, PAPER],
  [22, 265, "#B2371A"],
  [366, 196, PAPER],
  [408, 258, "#B2371A"],
  [60, 380, PAPER],
  [420, 400, PAPER],
];
const row = (count: number): number => Math.min(76, 350 / count);

/** Draw the result: a headline, what was played, and the players in the order of their places. */
export async function pictureOf(headline: string, about: string, lines: readonly Line[]): Promise<Blob> {
  const canvas = document.createElement("canvas");
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const ctx = canvas.getContext("2d")!;
  const fonts = getComputedStyle(document.documentElement);
  const [display, text] = ["--font-display", "--font-text"].map((name) => fonts.getPropertyValue(name));
  const words = [headline, about, ...lines.flatMap(({ name, why }) => [name, why])].join("");
  await Promise.all([`800 64px ${display}`, `700 28px ${text}`].map((font) => document.fonts.load(font, words)));
  ctx.drawImage(await drawn(lines, (seat) => colours(fonts, seat)), 0, 0);

  const write = (said: string, x: number, y: number, most: number, font: (px: number) => string, px: number): void => {
    let size = px;
    for (ctx.font = font(size); size > 14 && ctx.measureText(said).width > most; ctx.font = font(size)) size--;
    let shown = said;
    while (shown.length > 1 && ctx.measureText(shown).width > most) shown = `${shown.replace(/…$/, "").slice(0, -1)}…`;
    ctx.fillText(shown, x, y);
  };
  const most = WIDTH - 52 - EDGE;
  ctx.textBaseline = "middle";
  ctx.fillStyle = INK;
  write(headline, EDGE, 168, most, (px) => `800 ${px}px ${display}`, 68);
  ctx.fillStyle = SOFT;
  write(about, EDGE, 222, most, (px) => `600 ${px}px ${text}`, 26);
  const high = row(lines.length);
  lines.forEach((line, i) => {
    const y = 260 + (i + 0.5) * high;
    const [name, why] = [Math.min(30, high * 0.56), Math.min(22, high * 0.45)];
    ctx.fillStyle = INK;
    write(line.name, EDGE + 84, y, 210, (px) => `700 ${px}px ${text}`, name);
    ctx.fillStyle = line.won ? INK : SOFT;
    write(line.why, EDGE + 306, y, line.points === null ? 290 : 210, (px) => `600 ${px}px ${text}`, why);
    if (line.points === null) return;
    ctx.textAlign = "right";
    write(String(line.points), WIDTH - 72, y, 70, (px) => `800 ${px}px ${text}`, name);
    ctx.textAlign = "left";
  });
  return await new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/png"),
  );
}

const colours = (style: CSSStyleDeclaration, seat: number): [string, string] => {
  const n = (seat % 10) + 1;
  return [style.getPropertyValue(`--seat-${n}`), style.getPropertyValue(`--on-seat-${n}`)];
};

/** Return everything but the words. */
async function drawn(lines: readonly Line[], colour: (seat: number) => [string, string]): Promise<HTMLImageElement> {
  const high = row(lines.length);
  const rows = lines.map(({ seat, won }, i) => {
    const [top, middle, size] = [260 + i * high, 260 + (i + 0.5) * high, Math.min(52, high * 0.78)];
    const [back, front] = colour(seat);
    const box = won
      ? `<rect x="${EDGE}" y="${top + 2}" width="${WIDTH - 52 - EDGE}" height="${high - 4}" rx="${Math.min(18, high * 0.25)}" fill="${BRASS}" stroke="${INK}" stroke-width="3"/>`
      : i > 0 && !lines[i - 1]!.won
        ? `<path d="M${EDGE} ${top}H${WIDTH - 52}" stroke="#d3b99a" stroke-width="2"/>`
        : "";
    return `${box}<circle cx="${EDGE + 44}" cy="${middle}" r="${size / 2}" fill="${back}" stroke="${INK}" stroke-width="3"/>${seatMarkG(seat, EDGE + 44, middle, size * 0.54, front)}`;
  });
  const image = new Image();
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><rect width="${WIDTH}" height="${HEIGHT}" fill="#F3E6D1"/>` +
    `<svg width="${LEFT}" height="${HEIGHT}" viewBox="0 0 ${LEFT} ${HEIGHT}"><rect width="${LEFT}" height="${HEIGHT}" fill="${BRASS}"/>` +
    `<g transform="translate(-270 -120)">${ground("rays", 1016, 870, "rgb(36 24 32 / .1)")}</g>` +
    STARS.map(([x, y, fill]) => `<path d="${STAR}" transform="translate(${x} ${y})" fill="${fill}"/>`).join("") +
    `<path d="M50 ${HEIGHT}C50 520 110 470 238 470S426 520 426 ${HEIGHT}Z" fill="${INK}"/>` +
    `${cat({ eyes: "happy", mouth: "smile", over: CROWN, x: 238, y: 410, s: 1.75 })}</svg>` +
    `<path d="M${LEFT} 0V${HEIGHT}" stroke="${INK}" stroke-width="5"/>` +
    `<g transform="translate(${EDGE} 40)">${logoMark(INK)}</g>` +
    `<path transform="translate(${EDGE + 76} 86) scale(.56)" d="${WORDMARK.d}" fill="${INK}"/>${rows.join("")}</svg>`;
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await image.decode();
  return image;
}
