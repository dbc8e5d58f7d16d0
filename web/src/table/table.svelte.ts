// Live table: the state received, the part of it that is shown, and the commands not answered yet.

import { announce } from "../a11y/live.svelte";
import { mayRing, ring } from "../anim/bell";
import { performer } from "../anim/perform";
import type {
  Choice,
  GameModule,
  RecapItem,
  Scene,
  SceneClock,
  Sound,
  Talk,
  Told,
  Topic,
  WaysOut,
} from "../games/types";
import { actionSentence, eventSentence, problemSentence, promptSentence } from "../i18n/sentences";
import { bring, say } from "../i18n/index.svelte";
import { ask, Refusal } from "../net/api";
import { Connection, type Line, type Link, type Listener } from "../net/connection";
import type {
  ClockInfo,
  AnyCommand,
  Announcement,
  Emote,
  BaseView,
  Hint,
  MutedPeople,
  PassOrder,
  Problem,
  SeatInfo,
  AnyMessage,
  Bye,
  TableSettings,
  StateMessage,
  TableInfo,
  WireEvent,
} from "../net/generated";
import { entropy, gave, pledgeOf, saw } from "../net/pledge";
import { gameInfo } from "../session.svelte";
import { leaveForGood, newGame } from "./leaving";
import { namesOf } from "./names";
import { EventQueue, repeats, type Happening } from "./queue";
import { motionless, settings } from "./settings.svelte";

export interface LogLine extends Happening {
  size: number;
}

export interface ChatLine {
  n: number;
  seat: number;
  name: string;
  text: string;
  mine: boolean;
  /** id of who said it */
  player: string;
  /** said with an emote, beside a chat */
  emote: boolean;
}

interface News {
  text: string;
  seat: number;
  hit: boolean;
}

/** Blur the pressed button, which disappears with the move: losing focus later would cause a second layout. */
function releaseFocus(): void {
  const pressed = document.activeElement;
  if (pressed instanceof HTMLElement && pressed.closest(".table") && !pressed.matches(":focus-visible")) pressed.blur();
}

const LAST = 5; // seconds in which the clock ticks for whoever is asked
const LATE = 2500; // ms after which a beginning is no longer played
const NOTHING: readonly Choice[] = [];
const BUBBLE = 4000; // ms for which words and gestures are shown at their player
const NO_SETUP: TableSettings = {
  game: "kittens", seats: 4, options: {}, tempo: "live", window: 0, listed: false, spectators: true, hints: true,
  chat: true, takeover: true, language: "", asking: "choice", box: "", rated: false,
  delay: 0, safe: false,
}; // prettier-ignore

let announcementRead = 0; // time of the announcement that was closed, at whichever table

export class LiveTable implements Scene {
  link = $state<Link>("connecting");
  retryAt = $state<number | null>(null); // by this browser's clock
  info = $state.raw<TableInfo | null>(null);
  me = $state(-1);
  myId = $state("");
  private myName = "";
  shown = $state.raw<StateMessage | null>(null);
  latest = $state.raw<StateMessage | null>(null);
  pending = $state<string | null>(null);
  log = $state.raw<LogLine[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  muted = $state.raw<{ id: string; name: string }[]>([]); // people whose words the server does not send here
  private chatRead = $state(0);
  talk = $state.raw<Talk | null>(null);
  /** what players said a moment ago, for bubbles at their avatars: at most one for each seat */
  spoken = $state.raw<{ id: number; seat: number; text: string }[]>([]);
  hints = $state.raw<Hint | null>(null);
  hinting = $state(false);
  problem = $state.raw<Problem | null>(null);
  bye = $state<Bye["reason"] | null>(null);
  announcement = $state.raw<Announcement | null>(null); // of the server's host
  closedBecause = $state<string | null>(null); // reason why the server's host closed the table
  topic = $state.raw<Topic | null>(null);
  /** whether the game began while this page was open */
  fresh = $state(false);
  /** event at which the log was asked to open */
  logAt = $state.raw<{ n: number } | null>(null);
  rematch = $state<string | null>(null);
  game = $state.raw<GameModule | null>(null);
  now = $state(Date.now());

  // Derived once for all readers. A move can be chosen only while the shown state is the latest one of the server.
  private readonly answerable = $derived(this.link === "open" && this.pending === null && this.shown === this.latest);
  readonly choices: readonly Choice[] = $derived(
    this.game && this.shown && this.answerable ? this.shown.view.options : NOTHING,
  );
  readonly names: readonly string[] = $derived(namesOf(this.seats));
  readonly news: readonly News[] = $derived.by(() => {
    const lines = this.log.filter((line) => line.n > this.newsFrom && line.event.seat !== this.me);
    return lines.slice(-4).map(({ event, size }) => ({
      text: this.sentence(event, size),
      seat: event.seat,
      hit: event.other === this.me && this.me >= 0,
    }));
  });

  readonly story: readonly WireEvent[] = $derived(this.log.map(({ event }) => event));
  private heard = $state.raw<Happening[]>([]); // all events received
  readonly recap: readonly RecapItem[] = $derived(
    this.game?.recap && this.shown && this.choices.length > 0 ? this.game.recap(this.heard, this) : [],
  );

  private skew = 0; // server's clock minus ours
  private newsFrom = $state(0);
  private counter = 0;
  private connection: Line;
  private readonly queue: EventQueue;
  private skips = 0; // taps since the queue was empty
  private readonly ticker: ReturnType<typeof setInterval>;
  private windowLength = 0;
  private ticked = 0; // second of the clock that was told last

  constructor(
    readonly id: string,
    private readonly load: (key: string) => Promise<GameModule>,
    private readonly open: (since: () => number, listener: Listener) => Line = (since, listener) =>
      new Connection(id, since, listener),
  ) {
    this.queue = new EventQueue({
      together: (events) =>
        this.game
          ? performer.together(
              this.game,
              events.map(({ event }) => event),
            )
          : 1,
      early: (state, events) => this.early(state, events),
      announce: (events, state) => this.announceAll(events, state),
      play: (events, state, behind) => this.perform(events, state, behind),
      tell: (event, state) => this.tell(event, state),
      show: (state) => this.show(state),
      rest: () => (this.skips = 0),
    });
    addEventListener("pointerdown", this.onpointerdown, true);
    this.connection = this.connect();
    this.ticker = setInterval(() => {
      if (document.visibilityState === "visible" && this.clockInfo?.deadline != null) this.tick();
    }, 100);
  }

  private connect(): Line {
    return this.open(() => this.queue.last, {
      message: (message) => void this.hear(message),
      link: (link, retry) => {
        this.link = link;
        this.retryAt = retry ?? null;
      },
    });
  }

  /** Connect again: another window took over, or this browser has got a name. Resolves when the server has greeted. */
  comeBack(): Promise<void> {
    this.connection.close();
    this.bye = null;
    const greeted = new Promise<void>((resolve) => this.greeted.push(resolve));
    this.connection = this.connect();
    return greeted;
  }
  private greeted: (() => void)[] = [];

  /** Try to connect now instead of waiting for the next attempt. */
  retry(): void {
    this.connection.retry?.();
  }

  close(): void {
    clearInterval(this.ticker);
    removeEventListener("pointerdown", this.onpointerdown, true);
    performer.finish();
    this.connection.close();
  }

  // -- Scene: what games read -----------------------------------------------------------------
  get view(): BaseView {
    return this.shown!.view;
  }
  get seats(): readonly SeatInfo[] {
    return this.info?.seats ?? [];
  }
  get setup(): TableSettings {
    return this.info?.setup ?? NO_SETUP;
  }
  get live(): boolean {
    return true;
  }
  get canTakeBack(): boolean {
    return this.shown?.back === true && this.pending === null && this.link === "open";
  }
  hinted(move: string | undefined): boolean {
    return move !== undefined && this.hints?.moves[0]?.move === move;
  }
  get clock(): SceneClock | null {
    const clock = this.clockInfo;
    if (clock?.deadline == null) return null;
    const left = Math.max(0, clock.deadline - (this.now + this.skew));
    return { window: clock.window, left, share: Math.min(1, left / Math.max(1, this.windowLength)) };
  }
  get host(): boolean {
    return this.info !== null && this.info.host === this.myId;
  }
  /** seats of kicked players, which bots have: somebody new may take one if all people agree */
  get kept(): number[] {
    if (this.me < 0 || this.info?.status !== "playing" || !this.setup.takeover) return [];
    return this.seats.flatMap((seat, at) => (seat.guards ? [at] : []));
  }
  /** seats of the players whom this person, as host, can remove from the game */
  get removable(): number[] {
    if (!this.host || this.info?.status !== "playing") return [];
    return this.seats.flatMap((seat, at) => (seat.player && at !== this.me && (seat.here || seat.playing) ? [at] : []));
  }
  /** Whether this player has a seat and is no longer in the running game. */
  get out(): boolean {
    return this.info?.status === "playing" && this.me >= 0 && this.seats[this.me]?.playing === false;
  }
  bet = $state<number | null>(null); // who will win, as a player guesses who is out
  readonly waysOut: WaysOut | null = $derived(
    this.out
      ? {
          leave: () => void leaveForGood(this),
          again: () => void newGame(this),
          bet: this.bet,
          betOn: (seat) => (this.bet = seat),
        }
      : null,
  );
  /** Whether the game has reaction windows. */
  get reactions(): boolean {
    return gameInfo(this.setup.game)?.reactions ?? false;
  }
  /** Number of lines of others in the chat that this player has not seen. */
  get unreadChat(): number {
    return this.chat.filter((line) => line.n > this.chatRead && !line.mine && !line.emote && !this.isMuted(line.player))
      .length;
  }
  isMuted(player: string): boolean {
    return this.muted.some(({ id }) => id === player);
  }
  /** Mute somebody at all tables, or no longer. */
  async mute(player: string, on: boolean): Promise<void> {
    try {
      this.muted = (await ask<MutedPeople>("/api/me/muted", { player, on })).people;
    } catch (error) {
      this.refuse(error);
    }
  }
  readChat(): void {
    this.chatRead = this.chat.at(-1)?.n ?? this.chatRead;
  }
  get orders(): PassOrder {
    return this.latest?.orders.passing ?? "off";
  }
  /** Return the legal move with this text, as hints name it. */
  choice(text: string): Choice | undefined {
    return this.latest?.view.options.find((choice) => choice.text === text);
  }
  /** Time by the server's clock. */
  get serverNow(): number {
    return this.now + this.skew;
  }

  label(choice: Choice): string {
    const names = this.names.map((name, seat) => (seat === this.me ? say("web-you") : name));
    return actionSentence(this.setup.game, choice, names, this.game?.size(this.view) ?? 0);
  }
  sentence(event: WireEvent, size: number): string {
    return eventSentence(this.setup.game, event, this.me, [...this.names], size);
  }

  // -- commands ---------------------------------------------------------------------------------
  choose(move: string): void {
    const state = this.latest;
    if (!state || this.pending !== null) return;
    releaseFocus();
    this.pending = move;
    this.hints = null;
    this.newsFrom = state.n;
    void this.do({ do: "move", seq: state.seq, move }).finally(() => (this.pending = null));
  }

  order(passing: PassOrder): void {
    void this.do({ do: "orders", orders: { passing } });
  }

  takeBack(): void {
    if (this.latest) void this.do({ do: "back", seq: this.latest.seq });
  }

  async do(command: AnyCommand): Promise<boolean> {
    this.problem = null; // of an earlier command
    try {
      return await this.connection.send(command);
    } catch (problem) {
      this.complain(problem as Problem);
      return false;
    }
  }

  hint(): void {
    this.hinting = true;
    void this.do({ do: "hint" }).then((done) => {
      if (!done) this.hinting = false;
    });
  }

  explain(topic: Topic): void {
    this.topic = topic;
  }

  /** Show a problem and say it once: where it is shown is no live region. */
  complain(problem: Problem): void {
    void bring("web-error") // error messages are loaded late
      .catch(() => undefined)
      .then(() => {
        this.problem = problem;
        announce(problemSentence(problem), true);
      });
  }

  /** Show why an HTTP request about this table failed. */
  refuse(error: unknown): void {
    this.complain(
      error instanceof Refusal ? error.problem : { key: "web-unexpected", values: { status: String(error) } },
    );
  }

  /** Finish what is being played; the second time show everything that waits at once. */
  skip(): void {
    if (!this.queue.busy) return;
    if (this.skips++ > 0) this.queue.flush();
    performer.finish();
  }

  // After the next frame, which answers the press: to show all that waited redraws the table.
  private readonly onpointerdown = (): void => {
    if (this.queue.busy) requestAnimationFrame(() => setTimeout(() => this.skip()));
  };

  /** Open the log at an event, or at its end. The frame shows it. */
  openLog(n?: number): void {
    this.logAt = { n: n ?? this.queue.last };
  }

  /** Show the latest position, and let the bots play without pauses until the reader is asked. */
  skipToMe(): void {
    void this.do({ do: "pace", pace: "skip" });
    this.skipping = true;
    this.queue.flush();
    performer.finish();
  }
  private skipping = false; // until this player is asked, nothing is played

  /** Hide the announcement of the server's host until there is another one. */
  readAnnouncement(): void {
    announcementRead = this.announcement?.at ?? 0;
    this.announcement = null;
  }

  // -- messages ---------------------------------------------------------------------------------
  private async hear(message: AnyMessage): Promise<void> {
    switch (message.type) {
      case "hello":
        this.myId = message.me?.id ?? "";
        this.myName = message.me?.name ?? "";
        for (const resolve of this.greeted.splice(0)) resolve();
        this.skew = message.now - Date.now();
        this.me = message.seat;
        await this.meet(message.table);
        break;
      case "table":
        this.me = message.seat;
        await this.meet(message.table);
        break;
      case "state":
        this.skew = message.clock.now - Date.now();
        this.setClock(message.clock);
        this.latest = message;
        await this.ready;
        await this.furnished(message.view);
        this.hearEvents(message);
        break;
      case "clock":
        if (this.latest) this.latest = { ...this.latest, clock: message.clock };
        if (this.shown && this.latest) this.shown = this.shown.seq === this.latest.seq ? this.latest : this.shown;
        this.setClock(message.clock);
        break;
      case "hint":
        this.hinting = false;
        await bring("analysis");
        if (message.seq === this.latest?.seq) this.hints = message;
        break;
      case "emote":
        this.hearEmote(message.seat, message.emote, message.name ?? "", message.player ?? "");
        break;
      case "chat":
        this.hearWords(message.seat, message.name, message.text, message.player ?? "");
        break;
      case "rematch":
        this.rematch = message.table;
        break;
      case "bye":
        this.bye = message.reason;
        break;
      case "announcement":
        if (message.announcement?.at !== announcementRead) this.announcement = message.announcement;
        break;
      case "closed":
        this.closedBecause = message.reason;
        break;
      default:
        break;
    }
  }

  private furnished(view: BaseView): Promise<unknown> | undefined {
    return this.game?.furnish?.(view);
  }

  private hearEvents(state: StateMessage): void {
    const known = this.heard.at(-1)?.n ?? 0;
    const fresh = state.events.map((event, i) => ({ n: state.since + i + 1, event })).filter(({ n }) => n > known);
    if (fresh.length > 0) this.heard = [...this.heard, ...fresh];
    const first = this.shown === null;
    this.queue.add(state);
    if (first && this.game) void this.begin(this.game, state);
  }

  /** Load the moments; at the very beginning of a game play the first one. */
  private async begin(game: GameModule, state: StateMessage): Promise<void> {
    const begun = Date.now();
    await performer.prepare(game);
    const opening = state.n === 0 || (state.n === 1 && state.events[0]?.verb === game.turn);
    if (opening) this.fresh = true;
    if (!opening || this.queue.busy || this.latest !== state || Date.now() - begun > LATE) return;
    await this.perform([], state, 0);
  }

  private ready: Promise<void> = Promise.resolve();

  private async meet(table: TableInfo): Promise<void> {
    this.info = table;
    saw(this.id, table.fairness.commitment);
    if (table.status === "waiting" && this.me >= 0) void this.contribute();
    if (table.next) this.rematch = table.next;
    if (this.game?.key === table.setup.game) return;
    this.ready = this.load(table.setup.game).then((game) => {
      this.game = game;
    });
    await this.ready;
  }

  private contributing = false;

  /** Send this browser's random numbers for the shuffle, once. */
  private async contribute(): Promise<void> {
    if (this.contributing || pledgeOf(this.id).mine !== null) return;
    this.contributing = true;
    const mine = entropy();
    const done = await this.connection.send({ do: "entropy", entropy: mine }).catch(() => false);
    if (done) gave(this.id, mine);
    this.contributing = false;
  }

  private get clockInfo(): ClockInfo | null {
    return this.latest?.clock ?? null;
  }

  /** Advance the clock. Each tick redraws the rim, so a long time has two hundred steps, at least one each second. */
  private tick(): void {
    const now = Date.now();
    if (now - this.now >= Math.min(1000, this.windowLength / 200)) this.now = now;
    const seconds = Math.ceil(((this.clockInfo?.deadline ?? 0) - now - this.skew) / 1000);
    if (seconds === this.ticked) return;
    this.ticked = seconds;
    if (this.choices.length > 0 && seconds > 0 && seconds <= LAST) this.sound("tick");
  }

  private setClock(clock: ClockInfo): void {
    this.windowLength = clock.length ?? 0;
    this.now = Date.now();
  }

  private noise({ n, event }: Happening): boolean {
    const before = this.heard.findLast((each) => each.n === n - 1)?.event;
    return (this.game?.noise?.has(event.verb) ?? false) || repeats(event, before);
  }

  private concerns(event: WireEvent): boolean {
    return this.me >= 0 && (event.other === this.me || this.beginsMyTurn(event));
  }

  private beginsMyTurn({ verb, seat }: WireEvent): boolean {
    return seat === this.me && verb === (this.game?.turn ?? "turn_began");
  }

  private announceAll(events: readonly Happening[], state: StateMessage): void {
    const size = this.game?.size(state.view) ?? 0;
    for (const each of events)
      if (!this.noise(each)) announce(this.sentence(each.event, size), this.concerns(each.event));
  }

  private tell(happening: Happening, state: StateMessage): void {
    if (this.noise(happening) || happening.n <= (this.log.at(-1)?.n ?? 0)) return;
    const size = this.game?.size(state.view) ?? 0;
    this.log = [...this.log, { ...happening, size }].slice(-600);
  }

  /** Whether a view is shown before its events are played: where the player decides, or is shown cards. */
  private early(state: StateMessage, events: readonly Happening[]): boolean {
    const game = this.game;
    if (!game?.hasMoments) return false;
    return state.view.options.length > 0 || events.some(({ event }) => game.reveals?.(event, this.me));
  }

  private told(events: readonly Happening[], state: StateMessage): Told {
    const view = this.shown?.view ?? state.view;
    const size = this.game?.size(state.view) ?? 0;
    const last = events.at(-1)?.n ?? 0;
    return {
      events: events.map(({ event }) => event),
      past: this.heard.filter(({ n }) => n <= last).map(({ event }) => event),
      before: view,
      after: state.view,
      me: this.me,
      names: this.names,
      asked: this.choices.length > 0,
      sentence: (event) => this.sentence(event, size),
    };
  }

  private async perform(events: readonly Happening[], state: StateMessage, behind: number): Promise<void> {
    if (!this.game || !this.shown || this.skipping) return;
    const wish = {
      speed: settings.speed,
      still: motionless(),
      hidden: document.visibilityState === "hidden",
      behind,
      fast: settings.pace === "fast" && events[0]?.event.seat !== this.me,
    };
    await performer.perform(this.game, this.told(events, state), wish, settings.sound);
  }

  private show(state: StateMessage): void {
    const before = this.shown;
    this.shown = state.seq === this.latest?.seq && state.n === this.latest.n ? this.latest : state;
    if (this.pending !== null && before?.seq !== state.seq) this.pending = null;
    const mine = (s: StateMessage | null) => s !== null && this.me >= 0 && s.view.waiting.includes(this.me);
    if (mine(state)) this.skipping = false;
    if (mine(state) && !mine(before)) this.calledUp(state, before === null);
    void performer.moved();
  }

  private calledUp(state: StateMessage, first: boolean): void {
    // The event that begins a turn says so itself, where it is news.
    const said = !first && !state.gap && state.events.some((event) => this.beginsMyTurn(event));
    if (!said) announce(promptSentence(this.setup.game, this), true);
    this.sound("turn");
    if (document.visibilityState === "hidden" && settings.notify && mayRing())
      void ring(say("web-title-turn"), `/t/${this.id}`);
  }

  private hearWords(seat: number, name: string, text: string, player: string, emote = false): void {
    const mine = seat === this.me && (seat >= 0 || name === this.myName);
    this.chat = [...this.chat, { n: ++this.counter, seat, name, text, mine, player, emote }].slice(-200);
    if (!mine) {
      announce(`${name}: ${text}`);
      if (!emote) this.sound("pop");
    }
    this.showBubble(seat, text);
  }

  private showBubble(seat: number, text: string): void {
    if (seat < 0) return;
    const id = ++this.counter;
    this.spoken = [...this.spoken.filter((each) => each.seat !== seat), { id, seat, text }];
    setTimeout(() => (this.spoken = this.spoken.filter((each) => each.id !== id)), BUBBLE);
  }

  private sound(sound: Sound): void {
    if (settings.sound) void import("../anim/sound").then(({ play }) => play(sound));
  }

  /** Emotes are said in the language of the reader. They are lines, too, so that who sends them can be muted; they are
   * news only where nothing else may be said. */
  private hearEmote(seat: number, emote: Emote, name: string, player: string): void {
    const text = say(`web-emote-${emote.replaceAll("_", "-")}`);
    const who = name || (this.names[seat] ?? say("web-spectator"));
    this.hearWords(seat, who, text, player, !this.setup.safe);
  }
}
