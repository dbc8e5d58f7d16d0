// A spell as one gesture: an own card and where it goes, pressed one after the other or dragged. Nothing is sent before
// it is confirmed. Card on card is Switch or Yoink, card on a chapter of another kitten Sling or Avalanche; with Swat or
// Dismiss chosen first, the cards to discard.

import { untrack } from "svelte";
import { byKind } from "../choices";
import type { Choice, Scene } from "../types";
import { chapterOf, type WizardView } from "./view";

/** A card in a circle, or a chapter of it where there is no kind. */
export interface Spot {
  seat: number;
  chapter: number;
  kind: string | null;
}
/** A step of a plan: whether this choice is the one. */
type Step = (choice: Choice) => boolean;

const equal = (a: Spot | null, b: Spot): boolean => a?.seat === b.seat && a.chapter === b.chapter && a.kind === b.kind;
export const spotName = ({ seat, chapter, kind }: Spot): string => `${seat}:${chapter}:${kind ?? ""}`;
const spotOf = (name: string): Spot => {
  const [seat, chapter, kind] = name.split(":");
  return { seat: Number(seat), chapter: Number(chapter), kind: kind || null };
};
/** Pixels that a card is moved before that is a drag and not a press. */
const SLIP = 8;
/** Milliseconds over another kitten until its circle is shown in large. */
const LINGER = 350;

export class Gesture {
  private readonly of: () => Scene<WizardView>;
  /** the spell that was chosen first */
  private readonly chosen: () => string | null;
  private readonly show: (seat: number) => void;
  constructor(scene: () => Scene<WizardView>, chosen: () => string | null, show: (seat: number) => void) {
    this.of = scene;
    this.chosen = chosen;
    this.show = show;
    $effect.pre(() => {
      if (!this.open) this.drop();
    });
    $effect.pre(() => {
      void this.discard; // the second card means something else with another spell
      this.aimed = null;
    });
    $effect(() => this.carryOn());
  }

  private readonly scene = $derived.by(() => this.of());
  private readonly view = $derived.by(() => this.of().view);
  private readonly me = $derived.by(() => this.of().me);
  private readonly casts = $derived.by(() => byKind(this.scene.choices.filter((choice) => choice.verb === "cast")));
  private readonly can = (...spells: string[]): string | null => spells.find((spell) => this.casts.has(spell)) ?? null;
  private readonly exchange = $derived.by(() => this.can("switch", "yoink"));
  readonly sling = $derived.by(() => this.can("sling", "avalanche"));
  private readonly discard = $derived.by(() => {
    const spell = this.chosen();
    return spell === "swat" || spell === "dismiss" ? spell : null;
  });
  readonly open = $derived.by(
    () => this.view.prompt === "spell" && [this.exchange, this.sling, this.discard].some((spell) => spell !== null),
  );
  held = $state.raw<Spot | null>(null);
  aimed = $state.raw<Spot | null>(null);
  /** the spell that the gesture is, once it is complete */
  readonly spell = $derived.by(() => {
    if (!this.held) return null;
    if (this.discard === "dismiss") return "dismiss";
    if (!this.aimed) return null;
    return this.discard ?? (this.aimed.kind === null ? this.sling : this.exchange);
  });
  drop = (): void => void (this.held = this.aimed = null);

  /** Whether the cards of a circle may be pressed. */
  touches = (seat: number): boolean =>
    this.open && (seat === this.me || (this.held !== null && this.exchange !== null && this.discard === null));
  /** Whether the held card may be slung into the chapters of a circle. */
  slings = (seat: number): boolean =>
    this.held !== null && seat !== this.me && this.sling !== null && this.discard === null;

  press(spot: Spot): void {
    const own = spot.seat === this.me;
    if (this.discard) {
      const twice = (chapterOf(this.view, spot.seat, spot.chapter)[spot.kind ?? ""] ?? 0) > 1;
      if (!own) return;
      if (!this.held || this.discard === "dismiss") this.held = equal(this.held, spot) ? null : spot;
      else if (equal(this.aimed, spot)) this.aimed = null;
      else if (equal(this.held, spot) && !(twice && !this.aimed)) this.drop();
      else this.aimed = spot;
    } else if (equal(this.held, spot)) this.drop();
    else if (this.held && this.mayExchange(spot)) this.aimed = equal(this.aimed, spot) ? null : spot;
    else if (own) [this.held, this.aimed] = [spot, null];
  }
  aim(seat: number, chapter: number): void {
    this.aimed = { seat, chapter, kind: null };
  }
  private mayExchange(to: Spot): boolean {
    return (
      this.exchange !== null && to.kind !== null && !(to.seat === this.held?.seat && to.chapter === this.held.chapter)
    );
  }
  /** Say which card of a chapter the gesture holds or aims at. */
  marked(seat: number, chapter: number): string[] {
    return [this.held, this.aimed].flatMap((spot) =>
      spot?.kind && spot.seat === seat && spot.chapter === chapter ? [spot.kind] : [],
    );
  }

  // -- dragging ----------------------------------------------------------------------------------------------------
  /** the card under the finger, and where */
  dragged = $state.raw<{ kind: string; x: number; y: number } | null>(null);
  over = $state.raw<Spot | null>(null);
  private from: { spot: Spot; x: number; y: number; id: number } | null = null;
  private lingering = 0;
  down = (event: PointerEvent): void => {
    const name = (event.target as Element).closest<HTMLElement>(".wz-chip[data-spot]")?.dataset["spot"];
    const spot = name ? spotOf(name) : null;
    if (!this.open || this.discard || spot?.seat !== this.me || event.button !== 0) return;
    this.from = { spot, x: event.clientX, y: event.clientY, id: event.pointerId };
  };
  move = (event: PointerEvent): void => {
    const { from } = this;
    if (from?.id !== event.pointerId || !from.spot.kind) return;
    const { clientX: x, clientY: y } = event;
    if (!this.dragged) {
      if (Math.hypot(x - from.x, y - from.y) < SLIP) return;
      [this.held, this.aimed] = [from.spot, null];
    }
    this.dragged = { kind: from.spot.kind, x, y };
    const under = document.elementFromPoint(x, y);
    const name = under?.closest<HTMLElement>("[data-spot]")?.dataset["spot"];
    this.over = name ? spotOf(name) : null;
    const row = under?.closest<HTMLElement>(".pl[data-topic]")?.dataset["topic"];
    clearTimeout(this.lingering);
    if (row) this.lingering = window.setTimeout(() => this.show(Number(row.split(":")[1])), LINGER);
  };
  up = (event: PointerEvent): void => {
    if (this.from?.id !== event.pointerId) return;
    const { dragged, over } = this;
    this.cancel();
    if (!dragged || !over || !this.held) return;
    if (this.mayExchange(over)) this.aimed = over;
    else if (this.slings(over.seat) && over.chapter <= this.view.chapters) this.aim(over.seat, over.chapter);
    else return;
    if (over.seat !== this.me) this.show(over.seat);
  };
  cancel = (): void => {
    clearTimeout(this.lingering);
    this.from = this.dragged = this.over = null;
  };

  // -- the moves of the spell, made one after the other as soon as each is asked for -------------------------------
  private plan = $state.raw<Step[]>([]);
  private planned: unknown = null;
  cast = (): void => {
    const { spell, held, aimed } = this;
    if (!spell || !held) return;
    const card =
      (spot: Spot): Step =>
      (choice) =>
        (choice.verb === "pick" || choice.verb === "dismiss") &&
        choice.kind === spot.kind &&
        choice.index === spot.chapter &&
        (choice.seat ?? spot.seat) === spot.seat;
    const first: Step[] = [(choice) => choice.verb === "cast" && choice.kind === spell, card(held)];
    const rest: Step[] = !aimed
      ? []
      : aimed.kind !== null
        ? [card(aimed)]
        : [
            (choice) => choice.verb === "aim" && choice.seat === aimed.seat,
            (choice) => choice.verb === "place" && choice.index === aimed.chapter,
          ];
    this.planned = null;
    this.plan = [...first, ...rest];
  };
  private carryOn(): void {
    const next = this.plan[0];
    const { choices } = this.scene;
    if (!next || choices.length === 0 || this.view === this.planned) return;
    this.planned = this.view;
    untrack(() => {
      // a step the rules make by themselves, such as the only target, is passed over
      const at = this.plan.findIndex((step) => choices.some(step));
      const found = at < 0 ? undefined : choices.find(this.plan[at]!);
      this.plan = found ? this.plan.slice(at + 1) : [];
      if (found) this.scene.choose(found.text);
    });
  }
}
