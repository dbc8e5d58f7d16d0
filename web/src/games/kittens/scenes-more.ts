// Scenes of the key cards that the base game lacks; see scenes.ts.
import { BRASS, cat, EMBER, INK, PAPER } from "../../art/cat";
import { symbols } from "../../art/icons";
import { G, ICONS, O, P, S, backCard, card, sit } from "./scenes";

const { group: giG } = symbols(ICONS);

export const SCENES = {
  // Everything is pulled in, the tail first.
  imploding_kitten: () => {
    let s = "";
    for (let i = 0; i < 4; i++)
      s += S(
        `M${100 - 80 + i * 17} ${96}A${80 - i * 17} ${66 - i * 14} 0 01${100 + 60 - i * 13} ${96 - 44 + i * 10}`,
        "rgb(255 243 223 / .75)",
        5 - i * 0.6,
      );
    return (
      s +
      card(30, 40, -38, 0.72) +
      G("translate(30 146) rotate(24)", P("M-18 0Q-4 -13 12 0L22 -8V8L12 0Q-4 13 -18 0Z", BRASS)) +
      card(172, 138, 52, 0.62, BRASS) +
      O(98, 104, 26, INK) +
      S("M146 66C178 98 160 146 110 146C66 146 50 106 76 88C94 78 112 88 110 104", INK, 24) +
      S("M110 104C110 114 98 116 96 108", INK, 12) +
      S(
        "M150 92q12 -2 18 -8M152 114q14 2 22 0M130 130q6 12 14 16M100 134q-2 12 2 20M78 122q-10 6 -14 14M76 104q-10 -4 -16 -12",
        PAPER,
        3.5,
      ) +
      O(97, 105, 7, PAPER) +
      cat({ x: 134, y: 52, s: 0.56, r: 14, ears: "flat", eyes: "wide", mouth: "o" })
    );
  },
  // Two cats, two cards, one table.
  armageddon: () =>
    P("M112 -4L88 40L110 66L84 110L104 172H204V-4Z", EMBER) +
    S("M112 -4L88 40L110 66L84 110L104 172", INK, 5) +
    P("M-4 172V134Q50 116 100 128T204 134V172Z", INK) +
    cat({
      x: 50,
      y: 72,
      s: 0.56,
      r: 8,
      fur: PAPER,
      line: INK,
      eye: "#B06A00",
      eyes: "side",
      mouth: "smile",
      inner: EMBER,
      over: `<ellipse cx="0" cy="-88" rx="38" ry="11" fill="none" stroke="#D9901F" stroke-width="8"/>`,
    }) +
    G(
      "translate(152 72) rotate(-8) scale(-1 1)",
      cat({
        s: 0.56,
        eyes: "side",
        mouth: "smile",
        over: P("M-34 -58Q-40 -84 -20 -98Q-24 -78 -14 -62ZM34 -58Q40 -84 20 -98Q24 -78 14 -62Z", BRASS),
      }),
    ) +
    backCard(70, 142, -10, 0.86, "#F4DC93", INK) +
    backCard(130, 142, 10, 0.86, INK, BRASS) +
    G(
      "translate(40 150) rotate(60)",
      P("M-13 44V0Q-13 -18 0 -18Q13 -18 13 0V44Z", PAPER, `stroke="${INK}" stroke-width="3.5"`),
    ) +
    G(
      "translate(162 150) rotate(-60)",
      P("M-13 44V0Q-13 -18 0 -18Q13 -18 13 0V44Z", EMBER, `stroke="${INK}" stroke-width="3.5"`),
    ),
  // Dragging the bowl of somebody else: used for "stolen from you".
  ill_take_that: () =>
    sit(58, 70, 0.66, { flip: -1 }) +
    cat({
      x: 58,
      y: 74,
      s: 0.58,
      r: 6,
      eyes: "side",
      mouth: "smile",
      over:
        P("M-64 -14Q0 -26 64 -14V14Q0 2 -64 14Z", INK) +
        `<ellipse cx="-26" cy="0" rx="14" ry="9" fill="${PAPER}"/><ellipse cx="30" cy="0" rx="14" ry="9" fill="${PAPER}"/>` +
        O(-19, 0, 5, INK) +
        O(37, 0, 5, INK),
    }) +
    card(150, 92, 16, 1.5, PAPER, giG("paw-heart", 0, 0, 24, EMBER)) +
    S("M78 122C98 130 112 128 128 112", INK, 17) +
    S("M126 104l7 -4M131 112l7 -1M130 120l6 3", PAPER, 3.5) +
    S("M184 66l10 -6M188 92h10M184 120l9 6", INK, 4.5),
};
