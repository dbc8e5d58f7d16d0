// What the reader is about to do: the tile in hand and its ghost, the fields that offer something, the modes of the
// table, and which board is in front. It knows no rules: everything comes from the choices and the view.

import { untrack } from "svelte";
import { announce } from "../../a11y/live.svelte";
import { say } from "../../i18n/index.svelte";
import { ample } from "../../parts/viewport.svelte";
import { settings } from "../../table/settings.svelte";
import type { Choice, Scene } from "../types";
import { components } from "./components.svelte";
import { turnsSince, type TurnTold } from "./recap";
import {
  cellOf,
  checklist,
  clockwise,
  exitOf,
  groupOf,
  laid,
  laying,
  mapped,
  moving,
  tileOf,
  yieldOf,
  type Ghost,
  type Step,
  type WitchstoneView,
} from "./view";

export const PAGES = ["ball", "cauldron", "wand", "scrolls"] as const;
export type Page = (typeof PAGES)[number];
export const TRACKS = ["wand", "pentagram", "rack"] as const;
export type Track = (typeof TRACKS)[number];

/** Page on which a question is answered. */
const PAGE_OF: Record<string, Page> = {
  tower: "ball",
  energy: "ball",
  witch: "ball",
  pentagram: "wand",
  wand: "wand",
  exit: "wand",
  any: "wand",
  "token.pick": "wand",
  scroll: "scrolls",
  "turn.end": "ball",
};
const TRACK_OF: Record<string, Track> = {
  pentagram: "pentagram",
  any: "pentagram",
  exit: "rack",
  "token.pick": "rack",
};

/** A move of a plan: take back, or the choice that is found when its time comes. */
type Planned = "back" | (() => Choice | undefined);

export class Desk {
  private readonly of: () => Scene<WitchstoneView>;
  constructor(scene: () => Scene<WitchstoneView>) {
    this.of = scene;
    $effect(() => {
      void this.view;
      untrack(() => {
        this.aimed = null;
        this.dropping = "";
        this.refused = false;
      });
    });
    $effect(() => {
      if (this.view.waiting.includes(this.me)) {
        this.page = this.wanted;
        this.track = this.wantedTrack;
      }
    });
    $effect(() => {
      void this.view.active;
      if (this.foreign)
        untrack(() => {
          this.page = "ball";
          this.chosen = -1;
        });
    });
    $effect(() => {
      if (this.places.length > 0) this.before = this.places.map((choice) => cellOf(choice));
    });
    $effect(() => {
      const cells = this.turns;
      untrack(() => {
        if (cells.length > 0 && !cells.includes(this.aim))
          this.aim = cells.toSorted((a, b) => this.worth(this.turnTo(b)) - this.worth(this.turnTo(a)))[0] ?? "";
      });
    });
    $effect(() => {
      if (this.removing && this.removable.length === 0) this.removing = false;
    });
    $effect(() => this.carryOn());
    $effect(() => {
      if (settings.endTurns && this.asked && this.view.prompt === "turn.end" && this.scene.live)
        untrack(() => this.scene.pending === null && this.scene.choose("done"));
    });
    $effect.pre(() => {
      const steps = checklist(this.view);
      untrack(() => this.count(steps));
    });
  }

  readonly scene = $derived.by(() => this.of());
  readonly view = $derived.by(() => this.of().view);
  readonly me = $derived.by(() => this.of().me);
  readonly choices = $derived.by(() => this.of().choices);
  readonly asked = $derived.by(() => this.choices.length > 0 && this.view.waiting.includes(this.me));
  readonly mine = $derived.by(() => this.view.players[this.me]);
  /** whose cauldron and scrolls are drawn */
  readonly shown = $derived.by(() => (this.me >= 0 ? this.me : Math.max(0, this.view.active)));
  readonly top = $derived.by(() => this.view.stack[0]);
  /** actions left in the running series */
  readonly left = $derived.by(() => (this.top?.frame === "series" ? this.top.n : 0));
  verbs(...verbs: string[]): Choice[] {
    return this.choices.filter((choice) => verbs.includes(choice.verb));
  }
  worth(choice: Choice | undefined): number {
    return choice ? Object.values(yieldOf(this.view, choice)).reduce((sum, n) => sum + n, 0) : 0;
  }

  // -- what is in front: the step decides, a press overrules it until the next step -----------------------------
  page = $state<Page>("ball");
  track = $state<Track>("wand");
  readonly wanted = $derived.by<Page>(() => {
    if (this.removing) return "cauldron";
    return this.recapping || this.foreign ? "ball" : (PAGE_OF[this.view.prompt] ?? "cauldron");
  });
  readonly wantedTrack = $derived.by<Track>(() => TRACK_OF[this.view.prompt] ?? "wand");
  aimed = $state.raw<Choice | null>(null);
  aimAt = (choice: Choice | null): void => void (this.aimed = choice);

  /** whether the reader wanted to undo where nothing can be undone */
  refused = $state(false);
  refuseUndo = (): void => {
    this.refused = true;
    announce(say("web-witchstone-no-undo"));
  };

  // -- plan: several answers given at once, such as taking back and choosing again -------------------------------
  private plan = $state.raw<Planned[]>([]);
  private planned: WitchstoneView | null = null;
  private begun = 0;
  private carryOut(moves: Planned[]): void {
    this.planned = null;
    this.begun = Date.now();
    this.plan = moves;
  }
  private carryOn(): void {
    const next = this.plan[0];
    if (next === undefined || this.choices.length === 0 || this.view === this.planned) return;
    this.planned = this.view;
    untrack(() => {
      const stale = Date.now() - this.begun > 4000; // the server refused a step: drop the rest of the plan
      const choice = next === "back" ? undefined : next();
      const possible = !stale && (next === "back" ? this.scene.canTakeBack : choice !== undefined);
      this.plan = possible ? this.plan.slice(1) : [];
      if (!possible) return;
      if (choice) this.scene.choose(choice.text);
      else this.scene.takeBack();
    });
  }

  // -- the tile -------------------------------------------------------------------------------------------------
  dropping = $state(""); // the tile that would be discarded, where none fits
  private before = $state.raw<string[]>([]); // where the first symbol could go: to move it there later
  private aim = $state("");
  readonly tile = $derived.by(() => laying(this.view));
  readonly symbols = $derived.by(() => (this.tile ? (components().tiles[this.tile.tile] ?? null) : null));
  readonly tiles = $derived.by(() => mapped(this.verbs("tile").map((choice) => [tileOf(choice), choice])));
  readonly discards = $derived.by(() => mapped(this.verbs("discard").map((choice) => [tileOf(choice), choice])));
  readonly places = $derived.by(() => this.verbs("place"));
  readonly turns = $derived.by(() =>
    this.tile?.at
      ? clockwise(
          this.tile.at,
          this.verbs("turn").map((choice) => cellOf(choice)),
        )
      : [],
  );
  readonly goal = $derived.by(() => (this.turns.includes(this.aim) ? this.aim : (this.turns[0] ?? "")));
  readonly ghost = $derived.by<Ghost | null>(() =>
    this.tile?.at && this.symbols && this.goal ? { symbols: this.symbols, at: [this.tile.at, this.goal] } : null,
  );
  readonly canFlip = $derived.by(
    () => this.tile?.at != null && this.before.includes(this.goal) && this.scene.canTakeBack,
  );
  /** whether none of the tiles can be laid as the cauldron is */
  readonly stuck = $derived.by(() => this.asked && this.view.prompt === "tile" && this.tiles.size === 0);
  turnTo(cell: string): Choice | undefined {
    return this.choices.find((choice) => choice.verb === "turn" && cellOf(choice) === cell);
  }
  rotate = (): void => void (this.aim = this.turns[(this.turns.indexOf(this.goal) + 1) % this.turns.length] ?? "");
  flip = (): void => {
    const to = this.goal;
    this.aim = this.tile?.at ?? "";
    this.carryOut(["back", () => this.places.find((choice) => cellOf(choice) === to)]);
  };
  pressTile(name: string): void {
    const { tile } = this;
    const choice = this.tiles.get(name) ?? (name === this.dropping ? this.discards.get(name) : undefined);
    if (choice) this.scene.choose(choice.text);
    else if (this.discards.has(name)) this.dropping = name;
    else if (tile && this.scene.canTakeBack)
      this.carryOut([
        ...(tile.at ? (["back", "back"] as const) : (["back"] as const)),
        ...(name === tile.tile ? [] : [() => this.tiles.get(name)]),
      ]);
  }

  // -- the fields of the cauldron that offer something ------------------------------------------------------------
  readonly lifted = $derived.by(() => moving(this.view));
  /** mode in which a crystal is taken out; leaving it takes nothing back */
  removing = $state(false);
  readonly removable = $derived.by(() => this.verbs("remove"));
  readonly doomed = $derived.by(() =>
    mapped(this.removing ? this.removable.map((choice) => [cellOf(choice), choice] as const) : []),
  );
  /** points that taking out the next crystal costs */
  readonly price = $derived.by(() => (this.mine?.removed ?? 0) + 1);
  remove(on: boolean): void {
    this.removing = on;
    this.page = this.wanted;
  }
  /** Return what a choice of a field yields or costs; null if it is not about a field. */
  private gainOf(choice: Choice): string | null {
    if (choice.verb === "put" || choice.verb === "move") return "";
    const what = { place: this.symbols?.[0], turn: this.symbols?.[1], to: "cost" }[choice.verb];
    return what === undefined ? null : String(yieldOf(this.view, choice)[what] ?? "");
  }
  readonly hot = $derived.by(() =>
    mapped(
      (this.removing || this.shown !== this.me ? [] : this.choices).flatMap((choice) => {
        const n = this.gainOf(choice);
        return n === null ? [] : [[cellOf(choice), { choice, n }] as const];
      }),
    ),
  );
  readonly exits = $derived.by(() =>
    mapped(
      (this.removing ? [] : this.verbs("out")).map((choice) => [
        exitOf(choice),
        { choice, n: String(yieldOf(this.view, choice)["cost"] ?? "") },
      ]),
    ),
  );
  pressField = (choice: Choice): void => {
    this.removing = false;
    if (choice.verb === "turn" && cellOf(choice) !== this.goal) this.aim = cellOf(choice);
    else this.scene.choose(choice.text);
  };
  /** fields that hang together with what is being laid */
  readonly group = $derived.by(() => {
    const { mine, ghost, symbols, aimed } = this;
    if (!mine) return [];
    if (ghost) return unique(ghost.symbols.flatMap((symbol, i) => groupOf(mine.symbols, ghost.at[i]!, symbol)));
    if (symbols && aimed?.verb === "place") return groupOf(mine.symbols, cellOf(aimed), symbols[0]);
    return unique(
      laid(this.view).flatMap((cell) =>
        (mine.symbols[cell] ?? []).flatMap((symbol) => [cell, ...groupOf(mine.symbols, cell, symbol)]),
      ),
    );
  });

  // -- turns of the others -----------------------------------------------------------------------------------------
  readonly told = $derived.by(() => turnsSince(this.scene.story, this.me));
  readonly foreign = $derived.by(() => this.view.prompt !== "" && !this.view.waiting.includes(this.me));
  private seen = $state(-1); // round whose recap the reader has left
  chosen = $state(-1);
  /** whether the reader's turn has just begun and nothing has been done in it */
  readonly fresh = $derived.by(
    () => this.asked && this.view.prompt === "tile" && !this.scene.canTakeBack && this.told.length > 0,
  );
  /** whether what the others did stands where the question will be */
  readonly recapping = $derived.by(() => this.fresh && !ample() && !this.removing && this.seen !== this.view.round);
  begin = (): void => {
    this.seen = this.view.round;
    this.chosen = -1;
    this.page = this.wanted;
  };
  /** what is drawn on the ball of these turns */
  readonly trail = $derived.by<readonly TurnTold[]>(() =>
    this.recapping || this.foreign || (this.asked && ample() && (this.fresh || this.chosen >= 0))
      ? this.told.filter((_, i) => this.chosen < 0 || this.chosen === i)
      : [],
  );

  // -- the guide line: how many actions each open series had ------------------------------------------------------
  /** by depth of nesting: the kind, the actions left when last seen, and the actions in all */
  totals = $state.raw<{ kind: string; left: number; all: number }[]>([]);
  private count(steps: readonly Step[]): void {
    const series = steps.filter((step) => step.what === "series");
    const next = series.map(({ kind, n }, depth) => {
      const old = this.totals[depth];
      if (!old || old.kind !== kind) return { kind, left: n, all: n };
      return { kind, left: n, all: old.all + Math.max(0, n - old.left) };
    });
    if (JSON.stringify(next) !== JSON.stringify(this.totals)) this.totals = next;
  }
}

const unique = (cells: string[]): string[] => [...new Set(cells)];
