// Moments of cards that move: played, drawn, shuffled, seen, handed over.

import type { Moment } from "../../anim/engine";
import type { Kit } from "../../anim/kit";
import { escaped } from "../../art/html";
import { say } from "../../i18n/index.svelte";
import type { WireEvent } from "../../net/generated";
import { backHtml, cardHtml } from "./cards";
import { at, endOfHand, from, isMine, largeCard, pulse, STAND, told, widthAt, type Story } from "./moments-art";
import { peek } from "./peek.svelte";

/** The beginning: cards for everybody. */
export function deal({ before, me }: Story): Moment {
  const others = before.alive.filter((seat) => seat !== me);
  return {
    name: "deal",
    ms: 1500,
    play: (kit) => {
      // Places are read before anything is put down, and cards are stirred last: else each would be a layout of its own.
      const deck = kit.at("pile");
      const there = others.map((seat) => from(deck, kit.at(`seat:${seat}`)));
      const most = Math.min(12, others.length * 3);
      const dealt = Array.from({ length: most }, () => kit.card(backHtml(), deck, 44));
      kit.pill(
        `<span>${escaped(say("web-moments-scene-deal", { count: before.sizes[me] ?? before.sizes[0] ?? 0 }))}</span>`,
        200,
      );
      dealt.forEach((card, k) => {
        const seat = there[k % there.length]!;
        kit.move(
          card,
          [
            { transform: "none", opacity: 1 },
            { transform: `${seat} rotate(${k * 40}deg) scale(.5)`, opacity: 1, offset: 0.9 },
            { transform: `${seat} scale(.3)`, opacity: 0 },
          ],
          300,
          { at: 240 + k * 90 },
        );
      });
      kit.rouse(
        '[data-anchor^="hand:"]',
        () => [
          { transform: "translateY(-40vh) rotate(-20deg) scale(.6)", opacity: 0 },
          { opacity: 1, offset: 0.15 },
          { transform: "none", opacity: 1 },
        ],
        320,
        (i) => ({ at: 300 + i * 90 }),
      );
      kit.sound("deal", 200);
    },
    still: {
      ms: STAND,
      stand: (kit) =>
        void kit.pill(
          `<span>${escaped(say("web-moments-scene-deal", { count: before.sizes[me] ?? before.sizes[0] ?? 0 }))}</span>`,
        ),
    },
  };
}

/** A sentence beside the pot, for events without a picture of their own. */
export function note(story: Story, event: WireEvent, ms = 700, more?: (kit: Kit) => void): Moment {
  return {
    name: "note",
    ms,
    play: (kit) => {
      kit.pill(told(story, event), 0, event.other === story.me);
      more?.(kit);
    },
    still: { ms: Math.min(ms, STAND), stand: (kit) => void kit.pill(told(story, event)) },
  };
}

/** Cards that fly from one place to another, face up or down. */
export function fly(
  face: string,
  start: string[],
  end: string[],
  ms: number,
  { count = 1, sound = true, hide = "" } = {},
): Moment {
  return {
    name: "fly",
    ms: ms + (count - 1) * 70,
    play: (kit) => {
      const [a, b] = [kit.at(...start), kit.at(...end)];
      const width = widthAt(a, 44, 104);
      if (hide) kit.hide(hide, ms);
      for (let i = 0; i < count; i++) {
        const card = kit.card(face, a, width);
        const scale = widthAt(b, 26, 104) / width;
        kit.move(
          card,
          [
            { transform: "rotate(-4deg)", opacity: 1 },
            { transform: `${from(a, b)} scale(${scale}) rotate(${3 + i * 6}deg)`, opacity: 1 },
          ],
          ms,
          { at: i * 70 },
        );
      }
      if (sound) kit.sound("card");
    },
  };
}

export function played(story: Story, event: WireEvent): Moment {
  const { seat, card = "", verb, index = 1 } = event;
  const kind = verb === "defused" ? "defuse" : card;
  const face = kind ? cardHtml(kind) : backHtml();
  const count = verb === "played_combo" ? Math.max(1, Math.min(5, index)) : 1;
  const start = isMine(story, event) ? [`hand:${kind}`, "hand"] : [`seat:${seat}`];
  const flight = fly(face, start, ["discard"], 340, { count, hide: story.asked ? "discard" : "" });
  return {
    ...flight,
    name: "play",
    ms: flight.ms + 260,
    play: (kit) => {
      flight.play(kit);
      if (!isMine(story, event)) kit.pill(told(story, event), 120);
    },
    still: { ms: 600, stand: (kit) => void kit.pill(told(story, event)) },
  };
}

export function draw(story: Story, event: WireEvent): Moment {
  const { seat, card = "" } = event;
  if (!isMine(story, event) || !card) {
    const flight = fly(backHtml(), ["pile"], [at(story, seat)], 400);
    return {
      ...flight,
      name: "draw-other",
      play: (kit) => {
        flight.play(kit);
        kit.stir(at(story, seat), pulse(1.06), 200, { at: 340 });
      },
    };
  }
  const face = cardHtml(card);
  return {
    name: "draw",
    ms: 1500,
    play: (kit) => {
      const [deck, middle] = [kit.at("pile"), kit.middle];
      const hand = kit.has(`hand:${card}`) ? kit.at(`hand:${card}`) : endOfHand(kit);
      const width = largeCard(kit);
      const small = widthAt(deck) / width;
      const { card: piece, turn } = kit.faceDown(backHtml(), face, middle, width);
      const [near, far] = [from(middle, deck), from(middle, hand)];
      kit.move(
        piece,
        [
          { transform: `${near} scale(${small})` },
          { transform: "none", offset: 0.32 },
          { transform: "none", offset: 0.72 },
          { transform: `${far} scale(${Math.min(1, widthAt(hand, 60, 160) / width)})` },
        ],
        1500,
        { ease: "inOut" },
      );
      turn(420);
      kit.hide(`hand:${card}`, 1450);
      kit.pill(told(story, event), 700);
      kit.sound("draw", 60);
    },
    still: {
      ms: STAND,
      stand: (kit) => void (kit.card(face, kit.middle, largeCard(kit)), kit.pill(told(story, event))),
    },
  };
}

export function shuffle(story: Story, event: WireEvent): Moment {
  return {
    name: "shuffle",
    ms: 1400,
    play: (kit) => {
      const deck = kit.at("pile");
      const [width, radius] = [widthAt(deck), Math.min(74, kit.middle.w / 5)];
      kit.hide("pile", 1400);
      for (let k = 0; k < 7; k++) {
        const card = kit.card(backHtml(), deck, width);
        const round = (turn: number): string => {
          const angle = (k / 7) * 6.283 + turn;
          return `translate(${Math.cos(angle) * radius * 1.25 + 50}px, ${Math.sin(angle) * radius * 0.62}px) rotate(${Math.sin(angle) * 24}deg) scale(.8)`;
        };
        const path = [0, 1.6, 3.2, 4.8].map((turn) => ({ transform: round(turn) }));
        kit.move(card, [{ transform: `translate(${k}px, ${k}px)` }, ...path, { transform: "none" }], 1250, {
          at: k * 25,
          ease: "inOut",
        });
      }
      kit.pill(told(story, event), 150);
      kit.sound("shuffle", 100);
    },
    still: {
      ms: STAND,
      stand: (kit) => {
        const { x, y, w, h } = kit.at("pile");
        kit.put("", "outline", { x: x - 6, y: y - 6, w: w + 12, h: h + 12 });
        kit.pill(told(story, event));
        kit.sound("shuffle");
      },
    },
  };
}

/** Cards of the pile that the reader sees: they lie open until put back (Peek.svelte). */
export function see(): Moment {
  return {
    name: "see",
    ms: 900,
    play: (kit) => {
      peek.again = false;
      peek.open = true;
      kit.sound("glass");
    },
    still: {
      ms: 1,
      stand: (kit) => {
        peek.again = false;
        peek.open = true;
        kit.sound("glass");
      },
    },
  };
}

/** A card that goes from hand to hand: stolen, given, demanded. */
export function handOver(story: Story, event: WireEvent, giver: number, taker: number): Moment {
  const { me } = story;
  const { card = "" } = event;
  const face = card ? cardHtml(card) : backHtml();
  if (giver !== me && taker !== me) return fly(face, [`seat:${giver}`], [`seat:${taker}`], 520);
  const mine = giver === me;
  return {
    name: mine ? "stolen" : "taken",
    ms: mine ? 1500 : 1300,
    play: (kit) => {
      const hand = kit.has(`hand:${card}`) ? kit.at(`hand:${card}`) : endOfHand(kit);
      const seat = kit.at(at(story, mine ? taker : giver));
      const width = Math.min(largeCard(kit), 130);
      if (mine) {
        for (const strip of kit.frame())
          kit.move(strip, [{ opacity: 0 }, { opacity: 1, offset: 0.3 }, { opacity: 0 }], 900, { at: 100 });
        kit.hide(`hand:${card}`, 1500);
      }
      const piece = kit.card(face, hand, width);
      const small = widthAt(hand, 60, 150) / width;
      const lifted = `translate(0, -${Math.min(110, hand.cy / 4)}px) scale(1.1)`;
      const away = (scale: number): string => `${from(hand, seat)} scale(${scale})`;
      const path: Keyframe[] = mine
        ? [
            { transform: `scale(${small})`, opacity: 1 },
            { transform: lifted, opacity: 1, offset: 0.28 },
            { transform: lifted, opacity: 1, offset: 0.58 },
            { transform: away(0.3), opacity: 1, offset: 0.96 },
            { transform: away(0.2), opacity: 0 },
          ]
        : [
            { transform: away(0.3), opacity: 1 },
            { transform: lifted, opacity: 1, offset: 0.4 },
            { transform: lifted, opacity: 1, offset: 0.7 },
            { transform: `scale(${small})`, opacity: 1 },
          ];
      kit.move(piece, path, mine ? 1500 : 1300, { ease: "inOut" });
      kit.stir(at(story, mine ? taker : giver), pulse(1.1), 260, { at: mine ? 1240 : 0, ease: "pounce" });
      kit.pill(told(story, event), 250, mine);
      kit.sound("theft");
    },
    still: {
      ms: STAND,
      stand: (kit) => {
        if (mine) kit.frame();
        kit.card(face, kit.middle, largeCard(kit));
        kit.pill(told(story, event), 0, mine);
        kit.sound("theft");
      },
    },
  };
}
