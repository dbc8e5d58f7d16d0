// Drawings of Wizard Kittens as SVG text: components, each with its own outline, curses, wizards, the Professor.

import { escaped } from "../../art/html";
import { BRASS, cat, EMBER, ground, INK, PAPER, type CatLook, type Ground } from "../../art/cat";
import { symbols } from "../../art/icons";
import ICONS from "./icons.json";

const { icon, group } = symbols(ICONS);
export const symbol = icon;

const PALE = "rgb(255 243 223 / .17)";
const DARK = "rgb(36 24 32 / .15)";
const CREAM = "#FFF3DF";
const SKY = "#A9CBE8";
const HAT = "#4A1F38";
const K = (look: CatLook): string => cat({ x: 100, y: 100, s: 0.86, ...look });
const fill = (d: string, colour: string, more = ""): string => `<path d="${d}" fill="${colour}" ${more}/>`;
const line = (d: string, colour: string, width: number): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
const spark = (x: number, y: number, s: number, colour: string): string =>
  fill(
    `M${x} ${y - 16 * s}l${4 * s} ${11 * s} ${12 * s} ${5 * s} ${-12 * s} ${5 * s} ${-4 * s} ${11 * s} ${-4 * s} ${-11 * s} ${-12 * s} ${-5 * s} ${12 * s} ${-5 * s}z`,
    colour,
  );

// -- components ---------------------------------------------------------------------------
interface Component {
  icon: string;
  colour: string;
  on: string;
  outline: string;
  ground: Ground;
  scene: () => string;
}

const COMPONENTS: Record<string, Component> = {
  artifact: { icon: "gem-pendant", colour: "#E7B33E", on: INK, outline: "M50 5L95 50L50 95L5 50Z", ground: "rays", scene: () => group("gem-pendant", 100, 84, 120, INK) + spark(150, 40, 0.9, PAPER) + spark(48, 120, 0.6, PAPER) },
  familiar: { icon: "raven", colour: "#1E6B50", on: CREAM, outline: "M50 4A46 46 0 1050 96 46 46 0 0050 4Z", ground: "waves", scene: () => group("raven", 100, 88, 128, PAPER) },
  potion: { icon: "round-potion", colour: "#B2371A", on: CREAM, outline: "M50 5L92 30V76L50 97L8 76V30Z", ground: "dots", scene: () => group("round-potion", 100, 84, 126, PAPER) + spark(152, 46, 0.7, BRASS) },
  scroll: { icon: "tied-scroll", colour: SKY, on: INK, outline: "M11 11H89V89H11Z", ground: "bricks", scene: () => group("tied-scroll", 100, 84, 126, INK) },
}; // prettier-ignore

export const isComponent = (kind: string): boolean => kind in COMPONENTS;
export const colourOf = (kind: string): string => `--c:${COMPONENTS[kind]!.colour};--on:${COMPONENTS[kind]!.on}`;

/** Return the mark of a component: outline and symbol, so that colour never stands alone. */
export function mark(kind: string): string {
  const { outline, colour, on, icon: name } = COMPONENTS[kind]!;
  return (
    `<svg class="wz-mark" viewBox="0 0 100 100" aria-hidden="true"><path d="${outline}" fill="${colour}" stroke="${INK}" stroke-width="5" stroke-linejoin="round"/>` +
    `${group(name, 50, 50, 54, on)}</svg>`
  );
}

/** Return the whole card of a component. Its width comes from CSS. */
export function componentHtml(kind: string, name: string, cls = ""): string {
  const { colour, on, ground: carved, scene, icon: sign } = COMPONENTS[kind]!;
  return (
    `<span class="kc ${cls}" style="${colourOf(kind)}"><span class="kc-face"><span class="kc-spine"><span class="kc-sym">${icon(sign)}</span></span>` +
    `<svg class="kc-art" viewBox="0 0 200 170" preserveAspectRatio="xMidYMid slice" aria-hidden="true"><rect width="200" height="170" fill="${colour}"/>` +
    `${ground(carved, 200, 170, on === INK ? DARK : PALE)}${scene()}</svg><span class="kc-text"><b>${escaped(name)}</b></span></span></span>`
  );
}

// -- curses -------------------------------------------------------------------------------
export const GROUPS = {
  easy: { colour: "#6FBFA6", on: INK, ground: "dots", level: 1 },
  medium: { colour: "#E2812B", on: INK, ground: "slash", level: 2 },
  hard: { colour: "#B2371A", on: CREAM, ground: "rays", level: 3 },
} as const;

const bug = (x: number, y: number, size: number): string => group("spotted-bug", x, y, size, PAPER);
const bubble = (x: number, y: number, r: number): string => `<circle cx="${x}" cy="${y}" r="${r}" fill="${SKY}"/>`;
const CURSES: Record<string, () => string> = {
  snail: () => K({ x: 84, y: 96, s: 0.6, eyes: "closed" }) + group("snail", 132, 118, 88, INK),
  hairball: () => K({ ears: "spiky", eyes: "swirl", mouth: "bark" }),
  zoomies: () => K({ x: 118, eyes: "wide", mouth: "smile", ears: "flat", s: 0.72 }) + line("M6 70h40M0 94h30M10 118h36", INK, 7),
  yarn: () => K({ y: 92, s: 0.76, eyes: "half", mouth: "frown" }) + line("M20 120Q60 90 100 128T184 112M16 140Q70 108 108 146T188 132", EMBER, 6),
  breadhead: () => fill("M44 150V92Q22 84 28 56Q38 26 100 26T172 56Q178 84 156 92V150Q100 160 44 150Z", "#F3D9A6", `stroke="#7A4A1E" stroke-width="9"`) + K({ y: 98, s: 0.58, eyes: "half", mouth: "flat" }),
  catnap: () => K({ x: 92, eyes: "closed", mouth: "o", y: 108, s: 0.8 }) + line("M-6 58h24l-24 28h24M22 40h16l-16 18h16", PAPER, 7),
  scaredycat: () => K({ ears: "flat", eyes: "big", mouth: "frown", s: 0.78 }),
  copycat: () => K({ x: 66, y: 92, s: 0.54, eyes: "wink", mouth: "smile" }) + K({ x: 136, y: 112, s: 0.54, eyes: "wink", mouth: "smile", fur: PAPER, line: INK, eye: INK }),
  vampire: () => K({ y: 96, eyes: "angry", mouth: "smile", under: fill("M-96 96L-84 10Q-40 60 0 60Q40 60 84 10L96 96Z", PAPER), over: fill("M-13 40l5 15 6 -14zM13 40l-5 15 -6 -14z", PAPER) }),
  bathtime: () => K({ y: 82, s: 0.68, ears: "flat", eyes: "half", mouth: "frown" }) + fill("M14 112H186Q184 164 136 166H64Q16 164 14 112Z", PAPER, `stroke="${INK}" stroke-width="5"`) + bubble(40, 106, 13) + bubble(64, 108, 9) + bubble(150, 106, 12),
  cucumber: () => K({ x: 72, y: 84, s: 0.62, ears: "spiky", eyes: "wide", mouth: "bark" }) + `<g transform="rotate(-24 146 126)"><rect x="96" y="110" width="98" height="36" rx="18" fill="#2E7A3F" stroke="${INK}" stroke-width="4"/>${line("M112 122h18M142 132h16M162 120h14", "#A9D9A2", 5)}</g>`,
  flea_circus: () => K({ eyes: "upward", mouth: "frown", y: 108, s: 0.8 }) + bug(26, 62, 30) + bug(14, 112, 24) + bug(176, 118, 30),
}; // prettier-ignore

export const CURSE_IDS = Object.keys(CURSES);
export const isCurse = (kind: string): boolean => kind in CURSES;

export function cursePicture(id: string, level: keyof typeof GROUPS): string {
  const { colour, on, ground: carved } = GROUPS[level];
  return (
    `<svg class="wz-art" viewBox="-16 24 232 142" preserveAspectRatio="xMidYMid slice" aria-hidden="true"><rect x="-60" width="320" height="190" fill="${colour}"/>` +
    `<g transform="translate(-50)">${ground(carved, 300, 190, on === INK ? DARK : PALE)}</g>${CURSES[id]?.() ?? ""}</svg>`
  );
}

// -- kittens, the Professor, Chaos Cats ----------------------------------------------------
const hat = (colour: string): string =>
  fill("M-62 -50Q-20 -72 62 -50Q70 -40 60 -38Q0 -56 -60 -38Q-70 -40 -62 -50Z", colour) +
  fill("M-40 -54Q-14 -96 14 -116Q20 -104 40 -102Q32 -94 26 -92L38 -54Q0 -66 -40 -54Z", colour) +
  fill("M-2 -86l3 7 7 1 -5 5 1 7 -6 -4 -6 4 1 -7 -5 -5 7 -1z", BRASS);

const WIZARDS: Record<string, [colour: string, look: CatLook]> = {
  overflow: ["#DE93A4", { fur: PAPER, line: INK, eyes: "big", mouth: "smile" }],
  avalanche: [SKY, { fur: "#24598F", eyes: "happy", mouth: "w" }],
  dismiss: ["#E7B33E", { fur: "#8A4B22", eyes: "wink", mouth: "smile" }],
  yoink: ["#B7C27A", { fur: INK, eyes: "half", mouth: "frown" }],
};

/** Draw a kitten in its hat, by its own spell. */
export function wizard(spell: string): string {
  const [colour, look] = WIZARDS[spell] ?? ["#D9CBAE", {}];
  return (
    `<svg class="wz-wizard" viewBox="14 -14 172 194" aria-hidden="true"><rect x="-60" y="-300" width="320" height="760" fill="${colour}"/>` +
    `<g transform="translate(-60 -300)">${ground("stars", 320, 760, DARK)}</g>${K({ y: 110, s: 0.78, tabby: false, ...look, over: hat(HAT) })}</svg>`
  );
}

const glasses = `<g fill="none" stroke="${INK}" stroke-width="8"><circle cx="-30" cy="2" r="25"/><circle cx="30" cy="2" r="25"/><path d="M-5 0h10"/></g>`;
const whispurr = (eyes: string): string =>
  cat({ fur: "#8E939C", line: INK, eyes, mouth: "frown", whiskers: false, over: glasses });

/** Draw the Professor's head; her eyes open when she is near. */
export const professor = (near: boolean): string =>
  `<svg class="wz-prof" viewBox="-84 -92 168 170" aria-hidden="true">${whispurr(near ? "wide" : "half")}</svg>`;

const chaosCat = (hatted: boolean): string =>
  K({
    y: 104,
    ears: "spiky",
    eyes: "swirl",
    mouth: "grr",
    fur: "#6D2A50",
    over: hatted
      ? fill("M-20 -92H20V-62H-20Z", PAPER, `stroke="${INK}" stroke-width="5"`) +
        line("M-8 -84h12l-6 7q9 1 7 8t-13 4", INK, 4)
      : "",
  });

// -- all other cards: a picture, a ground, a symbol ------------------------------------------
interface Plate {
  colour: string;
  on: string;
  ground: Ground;
  art: () => string;
}
const big = (name: string, colour: string) => (): string => group(name, 100, 86, 118, colour);
const gift =
  (kind: string): (() => string) =>
  () =>
    `<g transform="translate(46 32) scale(1.08)"><path d="${COMPONENTS[kind]!.outline}" fill="${COMPONENTS[kind]!.colour}" stroke="${INK}" stroke-width="5"/>${group(COMPONENTS[kind]!.icon, 50, 50, 54, COMPONENTS[kind]!.on)}</g>`;
const several =
  (...kinds: string[]) =>
  (): string =>
    kinds
      .map(
        (kind, i) =>
          `<g transform="translate(${100 - kinds.length * 22 + i * 44 - 6} ${62 + (i % 2) * 14}) scale(.56)"><path d="${COMPONENTS[kind]!.outline}" fill="${COMPONENTS[kind]!.colour}" stroke="${INK}" stroke-width="7"/>${group(COMPONENTS[kind]!.icon, 50, 50, 54, COMPONENTS[kind]!.on)}</g>`,
      )
      .join("");
const GOLD = { colour: "#F4DC93", on: INK, ground: "rings" as Ground };
const PLUM = { colour: "#6D2A50", on: CREAM, ground: "stars" as Ground };
const ROSE = { colour: "#DE93A4", on: INK, ground: "check" as Ground };

const PLATES: Record<string, Plate> = {
  chaos_cat: { ...ROSE, ground: "rays", art: () => chaosCat(false) },
  chapter_cat: { ...ROSE, ground: "rays", art: () => chaosCat(true) },
  caught: { colour: "#1F6183", on: CREAM, ground: "rings", art: () => `<g transform="translate(100 102) scale(.86)">${whispurr("wide")}</g>` },
  ec_potion: { ...GOLD, art: gift("potion") },
  ec_artifact: { ...GOLD, art: gift("artifact") },
  ec_familiar: { ...GOLD, art: gift("familiar") },
  ec_scroll: { ...GOLD, art: gift("scroll") },
  ec_three: { ...GOLD, art: several("potion", "potion", "potion") },
  ec_fullset: { ...GOLD, art: several("artifact", "familiar", "potion", "scroll") },
  ec_pairs: { ...GOLD, art: several("scroll", "scroll") },
  ec_clean: { ...GOLD, art: () => K({ eyes: "happy", mouth: "smile", s: 0.72 }) + spark(30, 50, 1, PAPER) + spark(170, 46, 1, PAPER) },
  ec_hoard: { ...GOLD, art: big("card-pick", INK) },
  ec_everypage: { ...GOLD, art: big("spell-book", INK) },
  ec_easy: { ...GOLD, art: () => K({ eyes: "wink", mouth: "smile", s: 0.76 }) },
  ec_extras: { ...GOLD, art: big("card-draw", INK) },
  nr_right: { ...PLUM, art: () => line("M46 86H140M112 54l34 32l-34 32", PAPER, 14) },
  nr_sling: { ...PLUM, art: big("throwing-ball", PAPER) },
  nr_dig: { ...PLUM, art: big("paw-front", PAPER) },
  nr_pageturn: { ...PLUM, art: big("spell-book", PAPER) },
  nr_passleft: { ...PLUM, art: () => line("M154 86H60M88 54L54 86l34 32", PAPER, 14) },
  nr_tidy: { ...PLUM, art: big("feline", PAPER) },
  chaos_shuffle: { ...ROSE, art: big("card-random", INK) },
  tumbling_discards: { ...ROSE, art: big("fluffy-swirl", INK) },
  loose_pages: { ...ROSE, art: big("spell-book", INK) },
  sticky_paws: { ...ROSE, art: big("paw-front", INK) },
}; // prettier-ignore

export const SPELL_ICONS: Record<string, string> = {
  summon: "card-draw", sling: "throwing-ball", swat: "paw-front", switch: "card-exchange",
  overflow: "card-pick", avalanche: "throwing-ball", dismiss: "flame", yoink: "body-swapping",
}; // prettier-ignore

export const isPlate = (kind: string): boolean => kind in PLATES;
/** Whether a kind is a spell. Unknown kinds are, since an added kitten brings a spell of its own. */
export const isSpell = (kind: string): boolean => !isComponent(kind) && !isCurse(kind) && !isPlate(kind);
const iconOf = (spell: string): string => SPELL_ICONS[spell] ?? "spell-book";
export const spellIcon = (spell: string): string => icon(iconOf(spell));

/** Return a card that is neither component nor curse: picture and name. */
export function plateHtml(kind: string, name: string): string {
  const look: Plate = PLATES[kind] ?? { ...PLUM, art: big(iconOf(kind), PAPER) };
  return (
    `<span class="wz-plate" style="--c:${look.colour};--on:${look.on}"><svg class="wz-art" viewBox="0 0 200 170" preserveAspectRatio="xMidYMid slice" aria-hidden="true">` +
    `<rect width="200" height="170" fill="${look.colour}"/>${ground(look.ground, 200, 170, look.on === INK ? DARK : PALE)}${look.art()}</svg><b>${escaped(name)}</b></span>`
  );
}

const BACKS = { deck: ["#1E4A5F", "#2A5F78", "#F4DC93"], curse: ["#4A1F38", "#5F2C49", "#F0B842"] } as const;

/** Return the back of a card: components share one, curses have another. */
export function backHtml(of: keyof typeof BACKS): string {
  const [paper, pattern, gold] = BACKS[of];
  return (
    `<span class="kc kc-back"><svg class="kc-backart" viewBox="0 0 250 350" aria-hidden="true"><rect width="250" height="350" fill="${paper}"/>` +
    `<g transform="translate(-20)">${ground("stars", 300, 350, pattern)}</g><rect x="12" y="12" width="226" height="326" rx="14" fill="none" stroke="${gold}" stroke-width="4"/>` +
    `<circle cx="125" cy="175" r="72" fill="${paper}" stroke="${gold}" stroke-width="5"/><g transform="translate(125 190) scale(.62)">` +
    `${cat({ fur: gold, line: paper, inner: paper, eye: paper, eyes: "closed", tabby: false, over: hat(paper) })}</g></svg></span>`
  );
}

/** Return the symbol of a card in its colour, for the log. */
export function dot(kind: string): string {
  if (isComponent(kind)) return mark(kind);
  if (kind === "" || isCurse(kind)) return "";
  const { colour, on } = PLATES[kind] ?? PLUM;
  const sign = isSpell(kind) ? iconOf(kind) : kind === "caught" ? "wizard-face" : "feline";
  return `<span class="kdot" style="--c:${colour};--on:${on}">${icon(sign)}</span>`;
}
