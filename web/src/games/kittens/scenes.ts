// Scenes of the key cards, in a box of 200 by 170 over the carved ground of the family. One ink, paper and two sparks of
// colour. Every scene must read at a width of 84 px: no line is thinner than 3.5, and there are no words.
import { BRASS, cat, EMBER, INK, PAPER } from "../../art/cat";
import { symbols } from "../../art/icons";
import BASE from "./icons.json";

/** Symbols of the cards; faces-more.ts adds those that the base game lacks. */
export const ICONS: Record<string, string> = { ...BASE };

const { group: giG } = symbols(ICONS);
export const P = (d: string, fill: string, extra = ""): string => `<path d="${d}" fill="${fill}" ${extra}/>`;
export const S = (d: string, c: string, w: number, extra = ""): string =>
  `<path d="${d}" fill="none" stroke="${c}" stroke-width="${w}" stroke-linecap="round" stroke-linejoin="round" ${extra}/>`;
export const O = (x: number, y: number, r: number, fill: string, extra = ""): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" ${extra}/>`;
export const G = (t: string, s: string): string => `<g transform="${t}">${s}</g>`;
const burst = (x: number, y: number, r: number, n: number, c: string, k = 0.55): string => {
  let d = "";
  for (let i = 0; i < n * 2; i++) {
    const a = (i * Math.PI) / n - Math.PI / 2,
      q = i % 2 ? r * k : r;
    d += `${i ? "L" : "M"}${(x + q * Math.cos(a)).toFixed(1)} ${(y + q * Math.sin(a)).toFixed(1)}`;
  }
  return P(d + "Z", c);
};
export const card = (x: number, y: number, r: number, s = 1, c: string = PAPER, inner = ""): string =>
  G(
    `translate(${x} ${y}) rotate(${r}) scale(${s})`,
    `<rect x="-17" y="-24" width="34" height="48" rx="5" fill="${c}" stroke="${INK}" stroke-width="4"/>${inner}`,
  );
export const backCard = (x: number, y: number, r: number, s = 1, c: string = INK, l: string = BRASS): string =>
  G(
    `translate(${x} ${y}) rotate(${r}) scale(${s})`,
    `<rect x="-17" y="-24" width="34" height="48" rx="5" fill="${c}" stroke="${l}" stroke-width="3"/><path d="M-8 -1L-9 -12L-3 -8Q0 -9 3 -8L9 -12L8 -1Q6 8 0 8T-8 -1Z" fill="${l}"/>`,
  );
/** A palm towards the viewer. */
const palm = (x: number, y: number, r: number, s: number, fur: string = INK, pad: string = EMBER, line = ""): string =>
  G(
    `translate(${x} ${y}) rotate(${r}) scale(${s})`,
    `<path d="M-20 70V14C-32 2 -30 -14 -20 -16C-20 -30 -6 -32 0 -24C6 -32 20 -30 20 -16C30 -14 32 2 20 14V70Z" fill="${fur}" ${line}/><path d="M-12 8Q0 -10 12 8Q14 18 0 17Q-14 18 -12 8Z" fill="${pad}"/><ellipse cx="-18" cy="-4" rx="5" ry="6" fill="${pad}"/><ellipse cx="-7" cy="-15" rx="5" ry="6" fill="${pad}"/><ellipse cx="7" cy="-15" rx="5" ry="6" fill="${pad}"/><ellipse cx="18" cy="-4" rx="5" ry="6" fill="${pad}"/>`,
  );
/** Body of a sitting cat; the head goes to (0,0), scale 1 = head of about 76 px. */
export const sit = (
  x: number,
  y: number,
  s: number,
  o: { fur?: string; line?: string; tail?: number; flip?: number } = {},
): string => {
  const { fur = INK, line = PAPER, tail = 1, flip = 1 } = o;
  return G(
    `translate(${x} ${y}) scale(${s * flip} ${s})`,
    (tail ? S("M34 104C92 112 84 54 64 62", fur, 15) : "") +
      P("M-40 118C-48 62 -34 24 0 22S50 62 44 118Z", fur) +
      S("M-8 62q8 8 16 0M-7 76q7 7 14 0", line, 4) +
      S("M-13 118V96M13 118V96", line, 3.5),
  );
};
const bomb = (x: number, y: number, r: number, o: { c?: string; hi?: string } = {}): string => {
  const { c = INK, hi = PAPER } = o;
  return (
    `<rect x="${x - r * 0.28}" y="${y - r * 1.22}" width="${r * 0.56}" height="${r * 0.4}" rx="3" fill="${c}" stroke="${hi}" stroke-width="3"/>` +
    O(x, y, r, c) +
    S(`M${x - r * 0.62} ${y - r * 0.1}A${r * 0.62} ${r * 0.62} 0 01${x - r * 0.1} ${y - r * 0.62}`, hi, r * 0.14)
  );
};

export const SCENES = {
  // The kitten plays with the burning fuse. Nobody told it what is at the other end.
  exploding_kitten: () =>
    bomb(142, 116, 42) +
    S("M142 66C142 34 172 30 168 16C160 0 116 8 106 26", PAPER, 5, 'stroke-dasharray="9 5"') +
    burst(104, 30, 23, 9, BRASS) +
    burst(104, 30, 11, 7, PAPER) +
    sit(54, 62, 0.66, { flip: -1 }) +
    S("M74 104C90 92 96 76 94 58", INK, 17) +
    O(94, 55, 11, INK) +
    S("M88 50l-2 -5M94 47v-6M100 50l3 -5", PAPER, 3) +
    cat({ x: 54, y: 68, s: 0.56, r: 8, eyes: "big", mouth: "smile", tabby: true }),
  // Bomb disposal: head lamp, steady paw, three wires.
  defuse: () =>
    P("M112 56L18 84V150L96 132Z", BRASS, 'opacity=".42"') +
    bomb(50, 116, 40) +
    G(
      "translate(50 116)",
      `<rect x="-22" y="-15" width="44" height="30" rx="4" fill="${PAPER}"/><path d="M-15 -7h7v14h-7zM15 -7v14M5 -7v7h10" stroke="${EMBER}" stroke-width="4" fill="none"/><circle cx="-1.500" cy="-3" r="2" fill="${EMBER}"/><circle cx="-1.500" cy="4" r="2" fill="${EMBER}"/>`,
    ) +
    S("M68 126C86 156 108 154 124 138", BRASS, 6) +
    S("M66 132C80 166 116 168 134 146", EMBER, 6) +
    sit(150, 70, 0.66, { tail: 0 }) +
    cat({
      x: 148,
      y: 70,
      s: 0.58,
      r: -6,
      eyes: "half",
      mouth: "flat",
      over:
        `<path d="M-66 -22Q0 -50 66 -22" fill="none" stroke="${EMBER}" stroke-width="13"/>` +
        O(0, -38, 19, PAPER, `stroke="${INK}" stroke-width="5"`) +
        O(0, -38, 9, BRASS) +
        S("M4 44q4 14 11 3", EMBER, 7),
    }) +
    G("translate(116 128) rotate(200)", giG("scissors", 0, 0, 52, PAPER)) +
    O(138, 128, 12, INK) +
    S("M131 122l-5 -3M130 129h-6", PAPER, 3),
  // Stop. The paw is the whole argument.
  nope: () =>
    cat({
      x: 58,
      y: 82,
      s: 0.68,
      r: -8,
      fur: PAPER,
      line: INK,
      eye: INK,
      eyes: "closed",
      mouth: "frown",
      inner: EMBER,
    }) +
    P("M6 172Q10 126 56 126T106 172Z", PAPER) +
    S("M98 172Q112 150 132 130", PAPER, 34) +
    P(
      "M128 14H164L188 38V74L164 98H128L104 74V38Z",
      EMBER,
      `stroke="${PAPER}" stroke-width="5" stroke-linejoin="round"`,
    ) +
    palm(146, 68, 4, 0.98, PAPER, INK, `stroke="${INK}" stroke-width="3"`),
  // The leap. Somebody below looks up too late.
  attack: () =>
    S("M40 92C10 78 8 36 34 22", INK, 13) +
    P(
      "M26 96C32 62 72 50 112 58C138 62 150 80 142 98C130 112 96 106 74 112C56 118 52 136 34 138C24 138 26 128 34 124C40 118 26 112 26 96Z",
      INK,
    ) +
    S("M120 96C140 108 150 116 158 118", INK, 18) +
    S("M84 106C104 120 116 128 128 130", INK, 17) +
    S("M60 74l6 12M76 66l5 14M94 64l4 13", PAPER, 4) +
    S("M163 108l15 2M165 118l17 7M162 127l12 12", PAPER, 5) +
    S("M134 122l14 2M135 132l14 7M129 138l8 11", PAPER, 5) +
    cat({ x: 128, y: 60, s: 0.54, r: 14, ears: "flat", eyes: "angry", mouth: "grr", tabby: false }) +
    cat({
      x: 160,
      y: 158,
      s: 0.36,
      fur: PAPER,
      line: INK,
      eye: INK,
      ears: "flat",
      eyes: "wide",
      mouth: "none",
      inner: EMBER,
      whiskers: false,
      tabby: false,
    }),
  // Along the fence, nose in the air, past the bomb.
  skip: () =>
    O(156, 32, 20, "#F4DC93") +
    O(164, 26, 16, "#1F6183") +
    bomb(164, 136, 17) +
    S("M164 115C164 106 176 106 176 98", PAPER, 3.5) +
    burst(177, 95, 9, 7, BRASS) +
    P("M0 126H142V172H0Z", INK) +
    S("M18 128v40M42 128v40M66 128v40M90 128v40M114 128v40", "#1F6183", 4) +
    S("M2 124H142", PAPER, 5) +
    S("M44 82C22 70 26 40 44 32C52 28 58 34 52 40", INK, 12) +
    P(
      "M38 82C40 66 60 64 84 66C106 68 116 76 114 92C112 100 104 102 98 100L102 124H88L84 104H66L58 124H44L48 100C40 98 36 92 38 82Z",
      INK,
    ) +
    S("M108 98L122 118M64 100L76 122", INK, 13) +
    S("M58 72l3 12M70 70l2 12M82 70l1 12", PAPER, 3.5) +
    cat({ x: 116, y: 64, s: 0.46, r: -10, eyes: "closed", mouth: "smile", tabby: false }) +
    S("M162 82v-16l11 -4v15", PAPER, 4) +
    O(158, 83, 5, PAPER) +
    O(169, 78, 5, PAPER),
  // Three cards in the ball, one of them ticks.
  see_the_future: () =>
    cat({
      x: 100,
      y: 52,
      s: 0.6,
      eyes: "side",
      mouth: "w",
      tabby: false,
      over: `<path d="M-24 -40Q0 -62 24 -40Q0 -20 -24 -40Z" fill="${BRASS}"/>` + O(0, -40, 7.5, INK),
    }) +
    P("M62 150H138L148 172H52Z", BRASS, `stroke="${INK}" stroke-width="4" stroke-linejoin="round"`) +
    O(100, 112, 48, INK) +
    O(100, 112, 42, "#2B7159") +
    O(100, 112, 42, "none", 'stroke="#8FD1AE" stroke-width="3"') +
    card(77, 108, -16, 0.8) +
    card(123, 108, 16, 0.8) +
    card(100, 102, 0, 0.92, PAPER, giG("rolling-bomb", 0, 0, 28, EMBER)) +
    S("M68 88A40 40 0 0184 76", PAPER, 5, 'opacity=".8"') +
    G(
      "translate(54 148) rotate(52)",
      P("M-17 40V0Q-17 -22 0 -22Q17 -22 17 0V40Z", INK) + S("M-7 -20v9M7 -20v9", PAPER, 3.5),
    ) +
    G(
      "translate(146 148) rotate(-52)",
      P("M-17 40V0Q-17 -22 0 -22Q17 -22 17 0V40Z", INK) + S("M-7 -20v9M7 -20v9", PAPER, 3.5),
    ),
  // Begging with an empty bowl; the card above is not given gladly.
  favor: () =>
    sit(78, 68, 0.74) +
    cat({ x: 78, y: 74, s: 0.64, r: -5, eyes: "big", mouth: "w" }) +
    G("translate(66 126) rotate(20)", P("M-10 26V0Q-10 -15 0 -15Q10 -15 10 0V26Z", INK)) +
    G("translate(92 126) rotate(-20)", P("M-10 26V0Q-10 -15 0 -15Q10 -15 10 0V26Z", INK)) +
    P("M40 142H118L108 168H50Z", PAPER, `stroke="${INK}" stroke-width="5" stroke-linejoin="round"`) +
    giG("paw-print", 79, 156, 19, EMBER) +
    card(158, 62, 14, 1.15, PAPER, giG("cancel", 0, 0, 22, INK)) +
    G(
      "translate(176 22) rotate(198) scale(1.02)",
      P("M-20 70V0Q-20 -28 0 -28Q20 -28 20 0V70Z", PAPER, `stroke="${INK}" stroke-width="4"`) +
        S("M-8 -26v12M8 -26v12", INK, 3.5),
    ) +
    S("M126 30l-8 -6M122 46h-10", INK, 4.5),
  // On its back in a heap of cards.
  shuffle: () => {
    let s =
      card(28, 44, -28, 0.92) +
      card(68, 22, -8, 0.86, BRASS) +
      card(120, 24, 12, 0.92) +
      card(166, 46, 30, 0.88, PAPER) +
      card(182, 104, 66, 0.8, BRASS) +
      card(16, 104, -64, 0.8);
    s += S("M52 62q4 -10 12 -14M138 54q-8 -8 -16 -8M40 84q2 -6 6 -10M160 82q-2 -6 -6 -10", INK, 4);
    s +=
      P("M46 172C36 134 62 112 100 112S164 134 154 172Z", INK) +
      G(
        "translate(62 96) rotate(-22) scale(.8)",
        P("M-17 50V0Q-17 -24 0 -24Q17 -24 17 0V50Z", INK) +
          `<ellipse cx="0" cy="4" rx="9" ry="7" fill="${EMBER}"/><circle cx="-10" cy="-8" r="4" fill="${EMBER}"/><circle cx="0" cy="-13" r="4" fill="${EMBER}"/><circle cx="10" cy="-8" r="4" fill="${EMBER}"/>`,
      ) +
      G(
        "translate(138 96) rotate(22) scale(.8)",
        P("M-17 50V0Q-17 -24 0 -24Q17 -24 17 0V50Z", INK) +
          `<ellipse cx="0" cy="4" rx="9" ry="7" fill="${EMBER}"/><circle cx="-10" cy="-8" r="4" fill="${EMBER}"/><circle cx="0" cy="-13" r="4" fill="${EMBER}"/><circle cx="10" cy="-8" r="4" fill="${EMBER}"/>`,
      );
    return (
      s +
      cat({ x: 100, y: 106, s: 0.62, r: 172, eyes: "swirl", mouth: "smile", tabby: false }) +
      card(40, 158, -70, 0.9) +
      card(166, 160, 80, 0.9) +
      card(100, 168, 92, 0.9, BRASS)
    );
  },
};
