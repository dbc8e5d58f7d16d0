// Moments of what decides a game: Nope, attack, kittens, Armageddon, turns, the winner.

import type { Moment } from "../../anim/engine";
import { RATIO, type Box, type Kit } from "../../anim/kit";
import { escaped } from "../../art/html";
import { say } from "../../i18n/index.svelte";
import type { WireEvent } from "../../net/generated";
import { backHtml, cardHtml } from "./cards";
import {
  arrow,
  at,
  avatar,
  BURST,
  CROWNED,
  duel,
  EARS,
  from,
  hop,
  isMine,
  largeCard,
  LINES,
  recoil,
  SOOT,
  STAND,
  STARS,
  told,
  widthAt,
  type Story,
} from "./moments-art";
import { blame } from "./verdict";
import { pending } from "./view";

export function nope(story: Story, event: WireEvent): Moment {
  const frame = pending(story.before) ?? pending(story.after);
  const counter = story.asked ? frame?.noped === false : frame?.noped === true;
  const place = (kit: Kit): Box => {
    const pot = kit.at("discard", "pot");
    return { ...pot, cx: pot.cx + (counter ? 40 : 24), cy: pot.cy + (counter ? 12 : -12) };
  };
  const sound = counter ? "counter" : "nope";
  return {
    name: "nope",
    ms: 900,
    play: (kit) => {
      const at = place(kit);
      const width = widthAt(kit.at("discard"), 70, 110);
      const tilt = counter ? 9 : -10;
      const card = kit.card(cardHtml("nope"), at, width);
      kit.hide("nope", 260);
      kit.move(
        card,
        [
          { transform: `scale(3) rotate(${tilt - 30}deg)`, opacity: 0 },
          { transform: `scale(2) rotate(${tilt - 16}deg)`, opacity: 1, offset: 0.5 },
          { transform: `scale(1) rotate(${tilt}deg)`, opacity: 1 },
        ],
        260,
        { ease: "in" },
      );
      kit.shake(document.querySelector(".table .board"), 5, 160, 250);
      const lines = kit.put(LINES, "", { x: at.cx - 95, y: at.cy - 95, w: 190, h: 190 });
      kit.move(
        lines,
        [
          { opacity: 0, transform: "scale(.6)" },
          { opacity: 1, transform: "scale(1)", offset: 0.3 },
          { opacity: 0, transform: "scale(1.25)" },
        ],
        340,
        { at: 240 },
      );
      kit.pill(told(story, event), 200, counter);
      kit.sound(sound, 220);
    },
    still: {
      ms: STAND,
      stand: (kit) => {
        kit.card(cardHtml("nope"), place(kit), widthAt(kit.at("discard"), 70, 110));
        kit.pill(told(story, event), 0, counter);
        kit.sound(sound);
      },
    },
  };
}

export function attack(story: Story, event: WireEvent): Moment {
  const { seat, other = -1, index = 0 } = event;
  const target = other < 0 ? seat : other;
  const draw = (kit: Kit, still: boolean): void => {
    const a = kit.at(at(story, seat));
    const b = kit.at(target === story.me ? `seat:${target}` : at(story, target), at(story, target));
    if (seat !== target) arrow(kit, a, b, still);
    const badge = kit.put(escaped(say("web-moments-scene-turns", { count: index })), "badge", {
      x: b.cx,
      y: b.cy + b.h / 2,
    });
    if (!still) {
      kit.stir(at(story, target), recoil(), 300, { at: 400, ease: "linear" });
      kit.move(badge, [{ transform: "scale(0)" }, { transform: "none" }], 320, { at: 420, ease: "pounce" });
    }
    kit.pill(told(story, event), still ? 0 : 300, target === story.me);
    kit.sound("attack", still ? 0 : 100);
  };
  return {
    name: "attack",
    ms: 1200,
    play: (kit) => draw(kit, false),
    still: { ms: STAND, stand: (kit) => draw(kit, true) },
  };
}

export function kitten(story: Story, event: WireEvent, kind: string): Moment {
  return {
    name: "kitten",
    ms: 940,
    play: (kit) => {
      const [deck, middle] = [kit.at("pile"), kit.middle];
      const width = largeCard(kit);
      const { card, face, turn } = kit.faceDown(backHtml(), cardHtml(kind), middle, width);
      kit.move(
        card,
        [{ transform: `${from(middle, deck)} scale(${widthAt(deck) / width})` }, { transform: "none" }],
        380,
      );
      turn(150);
      const tremble = Array.from({ length: 10 }, (_, i) => ({
        transform: `rotateY(180deg) translate(${(i % 2 ? 1 : -1) * i * 0.5}px, ${((i % 3) - 1) * i * 0.4}px)`,
      }));
      kit.move(face, tremble, 420, { at: 520, ease: "linear", fill: "none" });
      kit.pill(told(story, event), 200, true);
      kit.sound("fuse", 300);
    },
    still: {
      ms: STAND,
      stand: (kit) => {
        kit.card(cardHtml(kind), kit.middle, largeCard(kit));
        kit.pill(told(story, event), 0, true);
        kit.sound("fuse");
      },
    },
  };
}

export function explosion(story: Story, event: WireEvent): Moment {
  const title = story.sentence(event);
  const line = whose(story, event);
  const picture = (kit: Kit, size: number): [HTMLElement, HTMLElement] => {
    const { cx, cy } = kit.area;
    const middle = { x: cx - size / 2, y: cy - size / 2, w: size, h: size };
    const head = size * 0.3;
    return [kit.put(BURST, "", middle), kit.put(SOOT, "", { x: cx - head / 2, y: cy - head / 2, w: head, h: head })];
  };
  return {
    name: "explosion",
    ms: 2200,
    play: (kit) => {
      kit.veil();
      const [burst, head] = picture(kit, Math.max(kit.area.w, kit.area.h) * 1.12);
      // It grows without turning and then stands: a picture of this size is slow to draw.
      kit.move(burst, [{ transform: "scale(.1)" }, { transform: "scale(1)" }], 300, { ease: "pounce" });
      kit.move(head, [{ transform: "scale(0)" }, { transform: "none" }], 380, { at: 100, ease: "pounce" });
      kit.shake(head, 14, 520, 500);
      if (story.asked)
        kit.rouse(
          '[data-anchor^="hand:"]',
          (i) => hop(i),
          400,
          () => ({ at: 60 }),
        );
      kit.plate(title, line, 300);
      kit.sound(isMine(story, event) ? "lose" : "boom");
    },
    still: {
      ms: 1800,
      stand: (kit) => {
        kit.veil();
        picture(kit, Math.min(320, kit.area.w - 40, kit.area.h - 40));
        kit.plate(title, line, 0);
        kit.sound(isMine(story, event) ? "lose" : "boom");
      },
    },
  };
}

export function defuse(story: Story, event: WireEvent): Moment {
  const draw = (kit: Kit, still: boolean): void => {
    const middle = kit.middle;
    const width = largeCard(kit) * 0.85;
    const kitten = kit.card(cardHtml("exploding_kitten"), middle, width);
    const shears = kit.card(cardHtml("defuse"), middle, width);
    const over = "translate(22px, 12px) rotate(7deg)";
    kit.move(kitten, [{ transform: still ? "rotate(-6deg)" : "scale(1.3)" }, { transform: "rotate(-6deg)" }], 300);
    const start = `${from(middle, kit.at(at(story, event.seat)))} scale(.6)`;
    kit.move(
      shears,
      [
        { transform: still ? over : start, opacity: still ? 1 : 0 },
        { transform: over, opacity: 1 },
      ],
      360,
      {
        at: still ? 0 : 200,
        ease: "pounce",
      },
    );
    kit.pill(told(story, event), still ? 0 : 350);
    kit.sound("defuse", still ? 0 : 300);
  };
  return {
    name: "defuse",
    ms: 900,
    play: (kit) => draw(kit, false),
    still: { ms: STAND, stand: (kit) => draw(kit, true) },
  };
}

/** Two equal cards come out of the pot. */
export function laid(story: Story, event: WireEvent): Moment {
  return {
    name: "armageddon-laid",
    ms: 900,
    play: (kit) => {
      const { middle, places, width } = duel(kit);
      places.forEach((place, i) => {
        const card = kit.card(backHtml(), place, width);
        const side = i === 0 ? -1 : 1;
        kit.move(
          card,
          [
            { transform: `${from(place, middle)} scale(.5) rotate(${side * 30}deg)`, opacity: 0 },
            { transform: "none", opacity: 1 },
          ],
          380,
        );
      });
      kit.pill(told(story, event), 150);
      kit.sound("bells");
    },
    still: {
      ms: STAND,
      stand: (kit) => {
        kit.pill(told(story, event));
        kit.sound("bells");
      },
    },
  };
}

/** The cards of Armageddon cross, if they were swapped, and both turn over at once. */
export function armageddon(story: Story, event: WireEvent): Moment {
  const { events, sentence } = story;
  const swapped = event.verb === "armageddon_swapped";
  const chooser = event.seat;
  const caller = event.other ?? -1;
  const saint = events.find(({ verb }) => verb === "godcat_won")?.seat ?? -1;
  const title = sentence(event);
  const line = events
    .slice(1)
    .map((event) => sentence(event))
    .join(" ");
  const ends = [chooser, caller].map((seat) => (seat === saint ? "godcat" : "devilcat"));
  const names = (kit: Kit): void =>
    duel(kit).places.forEach(({ cx, cy }, i) => {
      const seat = [chooser, caller][i]!;
      const name = escaped(seat === story.me ? say("web-you") : (story.names[seat] ?? ""));
      kit.put(`${avatar(seat)}<span>${name}</span>`, "under", { x: cx, y: cy + (duel(kit).width * RATIO) / 2 + 10 });
    });
  return {
    name: "armageddon",
    ms: 2600,
    play: (kit) => {
      kit.veil();
      const { places, width } = duel(kit);
      // A card starts where its owner's was before the swap.
      places.forEach((place, i) => {
        const start = swapped ? places[1 - i]! : place;
        const { card, turn } = kit.faceDown(backHtml(), cardHtml(ends[i]!), place, width);
        const across = from(place, start);
        const half = `translate(${(start.cx - place.cx) / 2}px, ${i === 0 ? 46 : -46}px) scale(${i === 0 ? 0.94 : 1.06})`;
        kit.move(
          card,
          [{ transform: across }, { transform: swapped ? half : "none", offset: 0.5 }, { transform: "none" }],
          520,
          {
            at: 200,
            ease: "inOut",
          },
        );
        turn(1000, 480);
      });
      names(kit);
      kit.plate(title, line, 1350);
      kit.sound("bells", 1000);
    },
    still: {
      ms: 2000,
      stand: (kit) => {
        kit.veil();
        const { places, width } = duel(kit);
        places.forEach((place, i) => void kit.appear(kit.card(cardHtml(ends[i]!), place, width), 1000, 1));
        names(kit);
        kit.plate(title, line, 1000);
        kit.sound("bells", 1000);
      },
    },
  };
}

export function turn(story: Story, event: WireEvent): Moment {
  const { seat } = event;
  const { me, past } = story;
  const last = past.findLast((event) => event.verb === "turn_began" && event.seat !== seat);
  const mine = seat === me;
  const place = (box: Box): { cx: number; cy: number } => ({ cx: mine ? box.x + 50 : box.cx, cy: box.y });
  const earsAt = (kit: Kit, { cx, cy }: { cx: number; cy: number }): HTMLElement =>
    kit.put(EARS, "", { x: cx - 22, y: cy - 10, w: 44, h: 12 });
  const goal = (kit: Kit): Box => (mine ? kit.at(`seat:${seat}`, "hand") : kit.at(at(story, seat)));
  return {
    name: mine ? "turn" : "turn-other",
    ms: mine ? 940 : 360,
    play: (kit) => {
      const a = kit.at(last ? at(story, last.seat) : "pot");
      const start = { cx: a.cx, cy: a.y };
      const end = place(goal(kit));
      const ears = earsAt(kit, start);
      const [dx, dy] = [end.cx - start.cx, end.cy - start.cy];
      kit.move(
        ears,
        [
          { transform: "translateY(12px) scaleY(.2)" },
          { transform: "none", offset: 0.2 },
          { transform: `translate(${dx * 0.5}px, ${dy * 0.5 - 50}px) scale(${mine ? 2.4 : 1.5})`, offset: 0.6 },
          { transform: `translate(${dx}px, ${dy}px) scale(${mine ? 1.5 : 1})` },
        ],
        mine ? 620 : 340,
        { ease: "inOut" },
      );
      if (!mine) return;
      kit.stir(`seat:${seat}`, [{ transform: "scale(.9)" }, { transform: "none" }], 320, { at: 560, ease: "pounce" });
      kit.rouse(
        '[data-anchor^="hand:"]',
        () => [{ transform: "translateY(14px)" }, { transform: "none" }],
        260,
        (i) => ({
          at: 560 + i * 30,
          ease: "pounce",
          fill: "none",
        }),
      );
    },
    ...(mine && {
      still: {
        ms: STAND,
        stand: (kit: Kit) => {
          earsAt(kit, place(goal(kit)));
          kit.pill(told(story, event));
        },
      },
    }),
  };
}

export function winner(story: Story, event: WireEvent): Moment | null {
  const { me } = story;
  if (me >= 0 && !isMine(story, event)) return null; // the loser's own screen follows
  const title = story.sentence(event);
  const picture = (kit: Kit): HTMLElement => {
    kit.veil("brass");
    const { w, h, cx } = kit.area;
    const wide = Math.min(280, w * 0.72, h * 0.5);
    const tall = wide * 1.09;
    return kit.put(CROWNED, "", { x: cx - wide / 2, y: h * 0.56 - tall / 2, w: wide, h: tall });
  };
  return {
    name: "winner",
    ms: 2100,
    play: (kit) => {
      const winner = picture(kit);
      kit.move(winner, [{ transform: `translateY(${kit.area.h}px)` }, { transform: "none" }], 520, {
        at: 200,
        ease: "pounce",
      });
      for (let k = 0; k < 22; k++) {
        const left = (k * 0.618) % 1; // far from the one before
        const piece = kit.put(STARS[k % 3]!, "", { x: left * (kit.area.w - 28), y: -40, w: 28, h: 28 });
        const fall = kit.area.h * (0.45 + ((k * 53) % 50) / 100);
        kit.move(
          piece,
          [{ transform: "none" }, { transform: `translate(${((k % 5) - 2) * 14}px, ${fall}px) rotate(${k * 60}deg)` }],
          1300,
          { at: 500 + k * 20 },
        );
      }
      kit.plate(title, "", 620).classList.add("ink");
      kit.sound("win", 200);
    },
    still: {
      ms: 1500,
      stand: (kit) => {
        picture(kit);
        kit.plate(title, "", 0).classList.add("ink");
        kit.sound("win");
      },
    },
  };
}

/** Say whose work an explosion is and how many players are left. */
function whose({ past, after, names, me }: Story, { verb, seat }: WireEvent): string {
  const left = say("web-moments-scene-left", { count: after.alive.length });
  if (verb !== "exploded") return left;
  const { text } = blame(past, seat, after.census["exploding_kitten"] ?? 0, names, me);
  return `${text} ${left}`.trim();
}
