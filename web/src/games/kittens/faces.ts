// Card faces of Exploding Kittens: a family with its colour, a symbol, a ground and a cat.
// A new kind is one entry in FACES, or in faces-more.ts if the base game has it not; its texts come from the Fluent files.

import { cat, ground, INK, PAPER, type CatLook, type Ground } from "../../art/cat";
import { symbols } from "../../art/icons";
import { ICONS, SCENES } from "./scenes";

const { icon: gi, group: giG } = symbols(ICONS);
const PALE = "rgb(255 243 223 / .17)";
const DARK = "rgb(36 24 32 / .15)";
export const K = (o: CatLook = {}): string => cat({ x: 100, y: 100, s: 0.86, ...o });
export const P = (d: string, fill: string, extra = ""): string => `<path d="${d}" fill="${fill}" ${extra}/>`;
export const S = (d: string, c: string, w: number, extra = ""): string =>
  `<path d="${d}" fill="none" stroke="${c}" stroke-width="${w}" stroke-linecap="round" stroke-linejoin="round" ${extra}/>`;

export type Family =
  "danger" | "rescue" | "attack" | "escape" | "sight" | "theft" | "chaos" | "nope" | "divine" | "cat" | "other";

export interface Face {
  family: Family;
  icon: string;
  ground: Ground;
  art: () => string;
  /** ground of its own, and the ink on it */
  colours?: [string, string];
}

export function face(
  family: Family,
  icon: string,
  carved: Ground,
  art: () => string,
  colour?: string,
  ink = INK,
): Face {
  return { family, icon, ground: carved, art, ...(colour ? { colours: [colour, ink] } : {}) };
}

export const COLOURS: Record<Family, [string, string]> = {
  danger: ["#B2371A", "#FFF3DF"],
  rescue: ["#1E6B50", "#FFF3DF"],
  attack: ["#E2812B", "#241820"],
  escape: ["#1F6183", "#FFF3DF"],
  sight: ["#6D2A50", "#FFF3DF"],
  theft: ["#E7B33E", "#241820"],
  chaos: ["#DE93A4", "#241820"],
  nope: ["#241820", "#FFF3DF"],
  divine: ["#F4DC93", "#241820"],
  cat: ["#D9CBAE", "#241820"],
  other: ["#6B7480", "#FFF3DF"],
};

export const FACES: Record<string, Face> = {
  exploding_kitten: face("danger", "rolling-bomb", "rays", SCENES.exploding_kitten),
  defuse: face("rescue", "scissors", "dots", SCENES.defuse),
  attack: face("attack", "triple-claws", "slash", SCENES.attack),
  skip: face("escape", "next-button", "speed", SCENES.skip),
  see_the_future: face("sight", "third-eye", "stars", SCENES.see_the_future),
  shuffle: face("chaos", "card-random", "waves", SCENES.shuffle),
  favor: face("theft", "paw-heart", "dots", SCENES.favor),
  nope: face("nope", "cancel", "rays", SCENES.nope),
  tacocat: face(
    "cat",
    "tacos",
    "dots",
    () =>
      K({ y: 76, s: 0.7, eyes: "happy", mouth: "none" }) +
      P("M20 160Q20 82 100 82T180 160Q100 176 20 160Z", PAPER, `stroke="${INK}" stroke-width="6"`) +
      `<circle cx="60" cy="118" r="5" fill="${INK}"/><circle cx="100" cy="108" r="5" fill="${INK}"/><circle cx="136" cy="126" r="5" fill="${INK}"/><circle cx="90" cy="140" r="5" fill="${INK}"/><circle cx="150" cy="148" r="4" fill="${INK}"/>`,
    "#EBB54A",
  ),
  cattermelon: face(
    "cat",
    "watermelon",
    "slash",
    () =>
      K({
        fur: "#22563F",
        line: "#A9D9A2",
        eyes: "slit",
        over: S("M-46 -40Q-66 0 -50 50M46 -40Q66 0 50 50M-18 -58Q-24 -46 -22 -30M18 -58Q24 -46 22 -30", "#A9D9A2", 6),
        tabby: false,
      }),
    "#F19A93",
  ),
  beard_cat: face(
    "cat",
    "mustache",
    "waves",
    () =>
      K({
        y: 84,
        s: 0.78,
        eyes: "half",
        mouth: "none",
        over:
          P(
            "M-54 26Q-26 14 0 30Q26 14 54 26Q60 70 34 92Q22 74 12 104Q0 84 -10 104Q-22 74 -34 92Q-60 70 -54 26Z",
            "#8A4B22",
          ) + S("M-14 40Q0 50 14 40", PAPER, 4),
        whiskers: false,
      }),
    "#C9A27C",
  ),
  rainbow_ralphing_cat: face(
    "cat",
    "rainbow-star",
    "stars",
    () =>
      `<g fill="none" stroke-width="9">${["#B2371A", "#F0B23A", "#1E6B50", "#1D5DA6", "#6D2A50"].map((c, i) => `<path d="M104 ${122 + i * 9}Q150 ${116 + i * 9} 204 ${150 + i * 9}" stroke="${c}"/>`).join("")}</g>` +
      K({ x: 84, y: 92, s: 0.8, eyes: "upward", mouth: "bark" }),
    "#A9CBE8",
  ),
  hairy_potato_cat: face(
    "cat",
    "potato",
    "check",
    () =>
      P("M28 112C20 66 52 42 96 40S178 62 178 104S146 162 98 162S36 152 28 112Z", "#6B4423") +
      K({
        s: 0.74,
        fur: "#6B4423",
        eyes: "closed",
        mouth: "flat",
        tabby: false,
        over: '<circle cx="-50" cy="-24" r="4" fill="#241820"/><circle cx="48" cy="30" r="5" fill="#241820"/><circle cx="0" cy="-40" r="4" fill="#241820"/><circle cx="-30" cy="52" r="4" fill="#241820"/>',
      }),
    "#D8BE8C",
  ),
};

/** Neutral face for cards of unknown expansions. */
const UNKNOWN = face("other", "paw-print", "dots", () => giG("paw-print", 100, 84, 110, PAPER));

export const faceOf = (kind: string): Face => FACES[kind] ?? UNKNOWN;

export const coloursOf = (look: Face): [string, string] => look.colours ?? COLOURS[look.family];

export const styleOf = (kind: string): string => {
  const [c, on] = coloursOf(faceOf(kind));
  return `--c:${c};--on:${on}`;
};

const drawn = new Map<Face, string>();

/** Draw a card. It is drawn once: a fan shows many of them. */
function drawing(look: Face): string {
  const [c, on] = coloursOf(look);
  let found = drawn.get(look);
  if (found === undefined) {
    found = `<rect width="200" height="170" fill="${c}"/>${ground(look.ground, 200, 170, on === "#241820" ? DARK : PALE)}${look.art()}`;
    drawn.set(look, found);
  }
  return found;
}

/** Return the picture of a card; `box` crops it for small sizes. */
export const pictureOf = (kind: string, cls: string, box = "0 0 200 170"): string =>
  `<svg class="${cls}" viewBox="${box}" preserveAspectRatio="xMidYMid slice" aria-hidden="true">${drawing(faceOf(kind))}</svg>`;

export const symbolOf = (kind: string, cls = "i"): string => gi(faceOf(kind).icon, cls);
export const symbol = gi;

/** Return the symbol of a card in its colour, for the log. */
export const dotOf = (kind: string): string => `<span class="kdot" style="${styleOf(kind)}">${symbolOf(kind)}</span>`;

const BACKS = { base: ["#241820", "#3A2A33", "#F0B842"], god: ["#F4DC93", "#E6C767", "#241820"] } as const;

/** Return the back of a card. Godcat's is gold, since by the rules it can be told apart. */
export function backOf(variant: keyof typeof BACKS = "base"): string {
  const [paper, pattern, line] = BACKS[variant];
  let ears = ""; // one path: a shuffle shows seven backs at once
  for (let y = 0, row = 0; y < 370; y += 36, row++) {
    for (let x = (row % 2) * 20; x < 270; x += 40)
      ears += `M${x - 11} ${y + 4}l-1 -13 8 6q4 -1 8 0l8 -6 -1 13q-2 8 -11 8t-11 -8z`;
  }
  return (
    `<span class="kc kc-back"><svg class="kc-backart" viewBox="0 0 250 350" aria-hidden="true"><rect width="250" height="350" fill="${paper}"/>` +
    `<path fill="${pattern}" d="${ears}"/><rect x="12" y="12" width="226" height="326" rx="14" fill="none" stroke="${line}" stroke-width="3"/>` +
    `<circle cx="125" cy="175" r="68" fill="${paper}" stroke="${line}" stroke-width="4"/><g transform="translate(125 178) scale(.62)">` +
    `${cat({ fur: line, line: paper, inner: paper, eye: paper, eyes: "closed", mouth: "w" })}</g></svg></span>`
  );
}
