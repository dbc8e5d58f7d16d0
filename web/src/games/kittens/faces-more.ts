// Card faces that the base game lacks. A chunk of its own: it adds them to those of the base game.

import { symbols } from "../../art/icons";
import { BRASS, EMBER, INK, PAPER } from "../../art/cat";
import { COLOURS, face, FACES, K, P, S, type Face } from "./faces";
import MORE from "./icons-more.json";
import { ICONS } from "./scenes";
import { SCENES } from "./scenes-more";

Object.assign(ICONS, MORE);
const { group: giG } = symbols(ICONS);
const third = (c: string = BRASS): string =>
  `<path d="M-24 -40Q0 -62 24 -40Q0 -20 -24 -40Z" fill="${c}"/><circle cx="0" cy="-40" r="7.5" fill="${INK}"/>`;
const halo = (c: string = BRASS): string =>
  `<ellipse cx="0" cy="-84" rx="40" ry="11" fill="none" stroke="${c}" stroke-width="8"/>`;
const horns = (c: string = EMBER): string =>
  P("M-34 -58Q-40 -84 -20 -98Q-24 -78 -14 -62ZM34 -58Q40 -84 20 -98Q24 -78 14 -62Z", c);
const miniCard = (x: number, y: number, r: number, c: string, inner = ""): string =>
  `<g transform="translate(${x} ${y}) rotate(${r})"><rect x="-17" y="-24" width="34" height="48" rx="5" fill="${c}" stroke="${INK}" stroke-width="4"/>${inner}</g>`;

const FURTHER: Record<string, Face> = {
  imploding_kitten: face("danger", "vortex", "rings", SCENES.imploding_kitten),
  targeted_attack: face(
    "attack",
    "targeting",
    "rings",
    () =>
      K({ eyes: "half", mouth: "flat" }) +
      `<g fill="none" stroke="${PAPER}" stroke-width="6"><circle cx="126" cy="99" r="32"/><path d="M126 56v24M126 118v24M83 99h24M145 99h24"/></g>`,
  ),
  personal_attack: face("attack", "mirror-mirror", "check", () =>
    K({
      eyes: "dead",
      mouth: "grr",
      s: 0.8,
      over: `<g transform="rotate(-18 34 -30)"><rect x="10" y="-42" width="52" height="20" rx="9" fill="${PAPER}"/><path d="M28 -42v20M44 -42v20" stroke="${INK}" stroke-width="3"/></g>`,
    }),
  ),
  super_skip: face(
    "escape",
    "sprint",
    "speed",
    () =>
      K({
        x: 118,
        mouth: "smile",
        s: 0.78,
        over:
          P("M-62 -16h54v18q-4 14 -26 14t-27 -14zM8 -16h54v18q-4 14 -26 14t-27 -14z", BRASS) +
          S("M-62 -14H62", PAPER, 6),
        eyes: "none",
      }) + S("M8 70h34M2 96h26M12 122h30", PAPER, 7),
  ),
  reverse: face(
    "escape",
    "cycle",
    "rings",
    () =>
      K({ r: 180, y: 78, eyes: "wide", mouth: "w" }) +
      S("M24 124a82 60 0 00152 0M176 124l4 -22M176 124l-22 4", PAPER, 7),
  ),
  draw_from_the_bottom: face(
    "escape",
    "card-draw",
    "waves",
    () =>
      miniCard(100, 44, -8, PAPER) + miniCard(108, 52, 3, BRASS) + K({ y: 154, eyes: "upward", mouth: "none", s: 0.9 }),
  ),
  see_the_future_5: face("sight", "third-eye", "stars", () =>
    K({
      eyes: "slit",
      mouth: "w",
      tabby: false,
      over:
        third() +
        `<g transform="translate(-46 -28) scale(.5)">${third()}</g><g transform="translate(46 -28) scale(.5)">${third()}</g>`,
    }),
  ),
  reveal_the_future: face(
    "sight",
    "all-seeing-eye",
    "rays",
    () =>
      K({ eyes: "wide", mouth: "o", tabby: false, over: third() }) + S("M100 8v12M62 18l7 10M138 18l-7 10", BRASS, 6),
  ),
  alter_the_future: face(
    "sight",
    "crystal-ball",
    "waves",
    () =>
      K({ y: 76, s: 0.7, eyes: "side", mouth: "smile", tabby: false, over: third() }) +
      miniCard(46, 142, -14, PAPER) +
      miniCard(100, 150, 0, BRASS) +
      miniCard(154, 142, 14, PAPER),
  ),
  alter_the_future_5: face(
    "sight",
    "crystal-ball",
    "rays",
    () =>
      K({ y: 76, s: 0.7, eyes: "side", mouth: "smile", tabby: false, over: third() }) +
      miniCard(46, 142, -14, PAPER) +
      miniCard(100, 150, 0, BRASS) +
      miniCard(154, 142, 14, PAPER),
  ),
  alter_the_future_now: face(
    "sight",
    "bolt-eye",
    "slash",
    () =>
      K({ x: 88, eyes: "angry", mouth: "smile", tabby: false, over: third() }) +
      P("M176 14L140 70h22L148 112L190 56h-22Z", BRASS),
  ),
  share_the_future: face(
    "sight",
    "talk",
    "dots",
    () =>
      K({ x: 62, y: 108, s: 0.62, eyes: "side", mouth: "smile", tabby: false, over: third() }) +
      K({ x: 148, y: 92, s: 0.54, eyes: "wide", mouth: "o", inner: BRASS }),
  ),
  swap_top_and_bottom: face(
    "chaos",
    "card-exchange",
    "slash",
    () =>
      K({ x: 100, y: 66, s: 0.56, eyes: "upward", mouth: "w" }) +
      K({ x: 100, y: 128, s: 0.56, r: 180, eyes: "upward", mouth: "w", fur: PAPER, line: INK }) +
      S("M30 60v54M30 60l-11 13M30 60l11 13M170 114V60M170 114l-11 -13M170 114l11 -13", INK, 8),
  ),
  catomic_bomb: face(
    "chaos",
    "mushroom-cloud",
    "rays",
    () =>
      P(
        "M84 168V104H58Q34 100 38 76L34 34Q34 26 42 31L62 44Q100 24 138 44L158 31Q166 26 166 34L162 76Q166 100 142 104H116V168Z",
        INK,
      ) +
      `<circle cx="80" cy="70" r="12" fill="${BRASS}"/><circle cx="120" cy="70" r="12" fill="${BRASS}"/><circle cx="80" cy="70" r="3.5" fill="${INK}"/><circle cx="120" cy="70" r="3.5" fill="${INK}"/>` +
      S("M62 128Q100 146 138 128", INK, 10),
  ),
  garbage_collection: face(
    "chaos",
    "trash-can",
    "check",
    () =>
      K({ y: 76, s: 0.62, eyes: "upward", mouth: "none" }) +
      P("M48 92H152L142 170H58Z", PAPER, `stroke="${INK}" stroke-width="5"`) +
      S("M76 108l4 48M100 108v48M124 108l-4 48", INK, 6),
  ),
  ill_take_that: face("theft", "robber-hand", "slash", SCENES.ill_take_that),
  potluck: face(
    "theft",
    "cauldron",
    "stars",
    () =>
      miniCard(72, 40, -16, PAPER) +
      miniCard(128, 36, 14, PAPER) +
      P("M36 92C30 140 58 166 100 166S170 140 164 92Z", INK) +
      `<ellipse cx="100" cy="92" rx="70" ry="18" fill="${INK}"/><ellipse cx="100" cy="92" rx="58" ry="11" fill="#3FA37E"/><circle cx="80" cy="92" r="5" fill="${PAPER}"/><circle cx="114" cy="95" r="4" fill="${PAPER}"/>`,
  ),
  mark: face(
    "theft",
    "paw-print",
    "check",
    () =>
      miniCard(100, 92, 0, PAPER, giG("paw-print", 0, 0, 26, EMBER)).replace("rotate(0)", "rotate(-6) scale(2.6)") +
      K({ x: 164, y: 150, s: 0.46, eyes: "side", mouth: "none" }),
  ),
  bury: face(
    "escape",
    "trench-spade",
    "dots",
    () =>
      K({ x: 76, y: 84, s: 0.66, eyes: "side", mouth: "smile" }) +
      giG("trench-spade", 156, 78, 92, PAPER) +
      P("M0 170Q40 124 100 132T200 140V170Z", INK),
  ),
  raising_heck: face(
    "escape",
    "flame",
    "rings",
    () =>
      K({ y: 98, s: 0.8, eyes: "angry", mouth: "smile", over: horns(BRASS) }) +
      P(
        "M0 172V140Q16 112 26 138Q42 96 58 140Q74 110 88 142Q104 104 116 142Q132 112 144 140Q160 98 174 138Q186 116 200 140V172Z",
        EMBER,
      ) +
      P("M10 172Q26 132 40 158Q60 128 76 160Q100 130 116 160Q136 132 152 160Q174 134 190 172Z", BRASS),
  ),
  barking_kitten: face(
    "danger",
    "sitting-dog",
    "slash",
    () =>
      K({ x: 88, y: 104, ears: "flop", eyes: "wide", mouth: "bark", s: 0.8 }) +
      S("M172 78l18 -8M176 100h20M172 122l18 8", PAPER, 7),
  ),
  streaking_kitten: face("rescue", "sunglasses", "stars", () => K({ eyes: "bar", mouth: "smile" })),
  tower_of_power: face("rescue", "crown", "bricks", () =>
    K({
      y: 112,
      s: 0.78,
      eyes: "half",
      mouth: "smile",
      over:
        P("M-46 -54V-104L-24 -84L0 -112L24 -84L46 -104V-54Q0 -66 -46 -54Z", BRASS) +
        `<circle cx="0" cy="-76" r="7" fill="${EMBER}"/>`,
    }),
  ),
  curse_of_the_cat_butt: face(
    "chaos",
    "fox-tail",
    "dots",
    () =>
      `${S("M100 92C92 60 128 52 120 18", INK, 18)}<path d="M36 174C28 104 62 84 100 84S172 104 164 174Z" fill="${INK}"/><path d="M100 112l5 9 10 -2 -6 9 6 9 -10 -2 -5 9 -5 -9 -10 2 6 -9 -6 -9 10 2z" fill="${PAPER}"/>${S("M66 168q0 -26 10 -40M134 168q0 -26 -10 -40", PAPER, 4)}`,
  ),
  armageddon: face("divine", "yin-yang", "rays", SCENES.armageddon),
  godcat: face("divine", "sun-radiations", "rays", () =>
    K({
      y: 106,
      fur: PAPER,
      line: INK,
      eye: "#D9901F",
      eyes: "happy",
      mouth: "smile",
      under: P(
        "M-60 20Q-120 -20 -112 -70Q-92 -30 -56 -20ZM60 20Q120 -20 112 -70Q92 -30 56 -20Z",
        PAPER,
        `stroke="${INK}" stroke-width="3"`,
      ),
      over: halo("#D9901F") + `<path d="M-60 -14" />`,
    }),
  ),
  devilcat: face(
    "danger",
    "bull-horns",
    "rings",
    () => K({ y: 104, fur: EMBER, line: PAPER, inner: INK, eyes: "angry", mouth: "grr", over: horns(PAPER) }),
    ...COLOURS.nope,
  ),
  horse_cat: face(
    "cat",
    "horse-head",
    "speed",
    () =>
      K({
        eyes: "wide",
        mouth: "grr",
        under: P(
          "M-60 -60Q-40 -112 0 -104Q44 -112 62 -60L84 40Q96 70 74 78L60 20ZM-60 -60L-84 40Q-96 70 -74 78L-60 20Z",
          "#7A2F1D",
        ),
        over: P("M-28 -62Q-20 -30 -8 -26Q-6 -44 0 -26Q10 -30 28 -62Q0 -84 -28 -62Z", "#7A2F1D"),
        tabby: false,
      }),
    "#D79A86",
  ),
  knight_cat: face(
    "cat",
    "visored-helm",
    "bricks",
    () =>
      K({
        eyes: "slit",
        mouth: "none",
        over:
          P(
            "M-64 8L0 18L64 8Q74 26 64 42Q40 72 0 74Q-40 72 -64 42Q-74 26 -64 8Z",
            "#D9DEE3",
            `stroke="${INK}" stroke-width="4"`,
          ) +
          S("M-36 32l2 20M-18 36l1 24M0 38v26M18 36l-1 24M36 32l-2 20", INK, 5) +
          P("M-8 -60Q0 -112 40 -104Q18 -92 10 -60Z", EMBER),
      }),
    "#AEB9C4",
  ),
  mercat: face(
    "cat",
    "mermaid",
    "waves",
    () =>
      S("M100 120Q150 150 158 96", "#1F6183", 24) +
      P("M158 96Q128 84 132 52Q152 58 160 76Q170 58 192 56Q192 88 158 96Z", "#1F6183") +
      K({
        x: 82,
        y: 96,
        s: 0.76,
        eyes: "happy",
        mouth: "smile",
        over: `<g transform="translate(46 -56)">${P("M0 -16l4 10 11 1 -8 7 3 11 -10 -6 -10 6 3 -11 -8 -7 11 -1z", EMBER)}</g>`,
      }),
    "#7CC7BE",
  ),
  troll_cat: face(
    "cat",
    "troll",
    "rings",
    () =>
      K({
        fur: "#44532B",
        ears: "flat",
        eyes: "angry",
        mouth: "smile",
        line: "#E4E9BF",
        under: P("M-20 -50Q-40 -110 -6 -92Q0 -120 10 -92Q40 -112 20 -50Z", EMBER),
        over: P("M-22 46L-30 22L-12 40ZM22 46L30 22L12 40Z", PAPER),
      }),
    "#B7C27A",
  ),
  feral_cat: face(
    "cat",
    "feline",
    "rays",
    () =>
      K({
        ears: "spiky",
        eyes: "angry",
        mouth: "grr",
        s: 0.84,
        over: S("M34 -34L20 34M24 -14l18 6M20 6l18 6", EMBER, 5),
      }),
    "#D9CBAE",
  ),
};

Object.assign(FACES, FURTHER);
