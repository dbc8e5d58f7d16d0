// Check of the shuffle: recompute in the browser what the server committed to before the deal, see docs/fairness.md.

import type { Draw, Fairness } from "./generated";
import type { Pledge } from "./pledge";

export interface Finding {
  /** name of the step, also the key of its sentence */
  key: "commitment" | "contribution" | "seed" | "draws";
  holds: boolean;
  /** whether it cannot be checked, because this browser did not see or do it before the deal */
  missing?: boolean;
  /** computed value, for comparison by hand */
  value: string;
  /** number of draws, and the first that does not follow from the stream */
  count?: number;
  wrong?: Draw;
}

/** Set-up of the table, part of the key of its random stream. */
export interface Dealt {
  game: string;
  rules: number;
  seats: number;
  options: Record<string, string>;
}

const text = new TextEncoder();
const bytes = (hex: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
const hex = (data: ArrayBuffer): string =>
  Array.from(new Uint8Array(data), (byte) => byte.toString(16).padStart(2, "0")).join("");

export async function commitmentTo(secret: string, table: string, version: number): Promise<string> {
  const said = text.encode(`kociolek fairness ${version}:${table}:`);
  return hex(await crypto.subtle.digest("SHA-256", new Uint8Array([...said, ...bytes(secret)])));
}

const imported = (key: string): Promise<CryptoKey> =>
  crypto.subtle.importKey("raw", bytes(key), { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
const hmac = (key: CryptoKey, message: string): Promise<ArrayBuffer> =>
  crypto.subtle.sign("HMAC", key, text.encode(message));

/** Return the key of a table's random stream: HMAC of the secret over the set-up as JSON, keys sorted, no spaces. */
export async function tableKey(fairness: Fairness, dealt: Dealt): Promise<string> {
  const options = Object.fromEntries(Object.entries(dealt.options).sort(([a], [b]) => (a < b ? -1 : 1)));
  const told = {
    contributions: fairness.contributions,
    game: dealt.game,
    options,
    rules: dealt.rules,
    seats: dealt.seats,
    table: fairness.table,
    version: fairness.version,
  };
  return hex(await hmac(await imported(fairness.secret ?? ""), JSON.stringify(told)));
}

const WORDS = 8;
const FIRST = "1";

/** Random stream of 32-bit words: block b is HMAC(key, "<name>:<b>"), eight words each. */
class Stream {
  private block = -1;
  private view = new DataView(new ArrayBuffer(0));
  constructor(
    private readonly key: CryptoKey,
    private readonly name: string,
    public place = 0,
  ) {}

  async word(): Promise<number> {
    const block = Math.floor(this.place / WORDS);
    if (block !== this.block) {
      this.view = new DataView(await hmac(this.key, `${this.name}:${block}`));
      this.block = block;
    }
    return this.view.getUint32(4 * (this.place++ % WORDS));
  }

  /** Return a number below n, by rejection sampling. */
  async below(n: number): Promise<number> {
    const wide = BigInt(n);
    const unfair = (2n ** 32n - wide) % wide;
    for (;;) {
      const product = BigInt(await this.word()) * wide;
      if ((product & 0xffffffffn) >= unfair) return Number(product >> 32n);
    }
  }

  /** Return the order into which n things are shuffled. */
  async order(n: number): Promise<number[]> {
    const order = Array.from({ length: n }, (_, i) => i);
    for (let i = n - 1; i > 0; i--) {
      const j = await this.below(i + 1);
      [order[i], order[j]] = [order[j]!, order[i]!];
    }
    return order;
  }
}

/** Return the first words of a stream. */
export async function tape(key: string, name: string, words: number): Promise<number[]> {
  const stream = new Stream(await imported(key), name);
  const found: number[] = [];
  while (found.length < words) found.push(await stream.word());
  return found;
}

/** Return the first draw that does not follow from the stream or does not begin where the one before it ended. */
export async function firstWrong(key: string, draws: readonly Draw[]): Promise<Draw | undefined> {
  const secret = await imported(key);
  const streams = new Map([[FIRST, new Stream(secret, FIRST)]]);
  for (const draw of draws) {
    const stream = streams.get(draw.stream);
    if (!stream || stream.place !== draw.place || !(draw.n > 0)) return draw;
    if (draw.what === "stream") {
      const name = `${draw.stream}.${draw.place}.${draw.n}`;
      streams.set(name, new Stream(secret, name));
      stream.place++;
    } else if (draw.what === "number") {
      if ((await stream.below(draw.n)) !== draw.number) return draw;
    } else if (draw.what !== "shuffle" || (await stream.order(draw.n)).join() !== draw.order.join()) return draw;
  }
  return undefined;
}

/** Check a finished table against the downloaded record and what this browser knew before the deal. */
export async function check(
  fairness: Fairness,
  record: string,
  draws: readonly Draw[],
  pledge: Pledge,
): Promise<Finding[]> {
  if (fairness.secret === null) throw new Error("the secret is not known yet");
  const digest = await commitmentTo(fairness.secret, fairness.table, fairness.version);
  const head = JSON.parse(record.split("\n")[0] ?? "{}") as Dealt & { fair?: Fairness };
  const key = await tableKey(fairness, head);
  const words = await tape(key, FIRST, 4);
  const same =
    JSON.stringify(head.fair?.contributions) === JSON.stringify(fairness.contributions) &&
    head.fair?.secret === fairness.secret;
  const findings: Finding[] = [
    {
      key: "commitment",
      holds: digest === pledge.commitment,
      missing: pledge.commitment === null,
      value: pledge.commitment === null || digest === pledge.commitment ? digest : `${pledge.commitment} ≠ ${digest}`,
    },
    {
      key: "contribution",
      holds: pledge.mine !== null && fairness.contributions.includes(pledge.mine),
      missing: pledge.mine === null,
      value: pledge.mine ?? "",
    },
    { key: "seed", holds: same, value: `${key} → ${words.join(", ")} …` },
  ];
  const wrong = await firstWrong(key, draws);
  const real = draws.filter((draw) => draw.what !== "stream").length;
  findings.push({ key: "draws", holds: real > 0 && !wrong, value: "", count: real, ...(wrong ? { wrong } : {}) });
  return findings;
}
