// What crosses the wire, as src/kociolek/server/wire.py has it. docs/protocol.md explains it.

export type Tempo = "live" | "relaxed" | "days";
export type Status = "waiting" | "playing" | "over" | "closed";
export type Emote = "hello" | "thanks" | "well_played" | "oops" | "laugh" | "hurry";
export type PassOrder = "off" | "until_turn" | "unless_me";

export interface Person {
  id: string;
  name: string;
  program: boolean;
}

export interface Me {
  player: Person | null;
  login: string | null;
  scopes: string[];
}

export interface OptionInfo {
  name: string;
  values: string[];
}

export interface GameInfo {
  key: string;
  rules: number;
  seats: [number, number];
  options: OptionInfo[];
  bots: string[];
  kinds: string[];
  components: string;
}

export interface Catalogue {
  protocol: number;
  version: string;
  languages: string[];
  games: GameInfo[];
  emotes: Emote[];
  windows: number[];
}

export interface Checked {
  options: Record<string, string>;
  seats: [number, number];
}

export interface Setup {
  game: string;
  seats: number;
  options: Record<string, string>;
  tempo: Tempo;
  window: number;
  listed: boolean;
  spectators: boolean;
  hints: boolean;
  chat: boolean;
  takeover: boolean;
  language: string;
}

export interface NewTable {
  setup: Partial<Setup> & { game: string };
  bots?: string[];
  start?: boolean;
  entropy?: string;
}

export interface SeatInfo {
  name: string;
  player: Person | null;
  bot: string | null;
  here: boolean;
  standin: boolean;
  grace: number | null;
  playing: boolean;
}

export interface Result {
  winners: number[];
  scores: number[];
  ended: "over" | "stopped";
}

export interface Fairness {
  version: number;
  table: string;
  commitment: string;
  contributions: string[];
  secret: string | null;
}

export interface TableInfo {
  id: string;
  code: string | null;
  status: Status;
  setup: Setup;
  host: string;
  seats: SeatInfo[];
  watchers: number;
  fairness: Fairness;
  result: Result | null;
  next: string | null;
  created: number;
}

export interface TableRow {
  id: string;
  status: Status;
  setup: Setup;
  host: string;
  taken: number;
  bots: number;
  free: number;
  created: number;
  seat: number;
  turn: boolean;
}

/** A fact, redacted for its reader; what is unknown or does not apply is left out. */
export interface WireEvent {
  verb: string;
  seat: number;
  other?: number;
  card?: string;
  index?: number;
}

export interface ClockInfo {
  now: number;
  window: boolean;
  free: number | null;
  deadline: number | null;
  bank: number[];
}

export interface Orders {
  passing: PassOrder;
}

export interface Problem {
  key: string;
  values: Record<string, string>;
}

/** What every view of every game has; the rest is for the game's own folder. */
export interface GameView {
  game: string;
  version: number;
  seat: number;
  seats: number;
  rules: Record<string, string>;
  prompt: string;
  waiting: number[];
  options: string[];
}

export interface StateMessage {
  type: "state";
  since: number;
  n: number;
  gap: boolean;
  seq: number;
  events: WireEvent[];
  view: GameView;
  clock: ClockInfo;
  orders: Orders;
  back: boolean;
}

export type ServerMessage =
  | { type: "hello"; protocol: number; me: Person | null; seat: number; table: TableInfo; now: number }
  | { type: "table"; table: TableInfo; seat: number }
  | StateMessage
  | { type: "clock"; clock: ClockInfo }
  | { type: "ack"; id: string; done: boolean }
  | { type: "refused"; id: string; error: Problem }
  | { type: "hint"; id: string; seq: number; move: string; moves: HintMove[]; odds: Record<string, number> }
  | { type: "emote"; seat: number; emote: Emote }
  | { type: "chat"; seat: number; name: string; text: string }
  | { type: "rematch"; table: string }
  | { type: "bye"; reason: "restart" | "replaced" | "kicked" | "slow" | "closed" | "outdated" }
  | { type: "pong"; id: string; now: number }
  | { type: "notice"; what: "turn" | "started" | "over" | "rematch"; table: string };

/** A move the bot would consider, and how good it thinks it is: the chance to win, from 0 to 1. */
export interface HintMove {
  move: string;
  value: number;
  weight: number;
}

export type Command =
  | { do: "move"; seq: number; move: string }
  | { do: "back"; seq: number }
  | { do: "sit"; seat?: number; entropy?: string }
  | { do: "leave" }
  | { do: "claim" }
  | { do: "away" }
  | { do: "bot"; seat: number; bot: string | null }
  | { do: "kick"; seat: number }
  | { do: "host"; seat: number }
  | { do: "setup"; setup: Setup }
  | { do: "start" }
  | { do: "rematch" }
  | { do: "entropy"; entropy: string }
  | { do: "orders"; orders: Orders }
  | { do: "hint" }
  | { do: "emote"; emote: Emote }
  | { do: "chat"; text: string }
  | { do: "sync" }
  | { do: "ping" };

/** A step of a game that has ended, as one seat saw it; the first has no move. */
/** A random draw of a game that has ended: a number below `n`, a shuffle of `n` things, or the start of a second stream. */
export interface Draw {
  what: "number" | "shuffle" | "stream";
  /** in which move of the record, counted from 1; 0: in the deal */
  move: number;
  stream: string;
  /** of the first word that it took */
  place: number;
  n: number;
  number: number;
  /** [i]: which of the things, as they lay before, lies at place i now */
  order: number[];
  /** what they are, if cards of a pile: the bottom one first */
  cards: string[];
}

export interface ReplayStep {
  seat: number;
  move: { text: string } | null;
  events: WireEvent[];
  view: GameView;
}
