// "Check the shuffle": the browser computes anew what the server promised before the deal. docs/fairness.md has the steps.

import type { Fairness } from "./wire";

export interface Finding {
  /** which step, also the key of its sentence */
  key: "commitment" | "contribution" | "seed";
  holds: boolean;
  /** what was computed, for those who compare by hand */
  value: string;
}

/** How the table was set up: part of the key of its chance. */
export interface Dealt {
  game: string;
  rules: number;
  seats: number;
  options: Record<string, string>;
}

const text = new TextEncoder();
const bytes = (hex: string): Uint8Array<ArrayBuffer> => Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
const hex = (data: ArrayBuffer): string => Array.from(new Uint8Array(data), (byte) => byte.toString(16).padStart(2, "0")).join("");

export async function commitmentTo(secret: string, table: string, version: number): Promise<string> {
  const said = text.encode(`kociolek fairness ${version}:${table}:`);
  return hex(await crypto.subtle.digest("SHA-256", new Uint8Array([...said, ...bytes(secret)])));
}

async function hmac(key: Uint8Array<ArrayBuffer>, message: string): Promise<ArrayBuffer> {
  const imported = await crypto.subtle.importKey("raw", key, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  return crypto.subtle.sign("HMAC", imported, text.encode(message));
}

/** The key of all chance of a table: HMAC of the secret over how it was set up, keys in order, no spaces. */
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
  return hex(await hmac(bytes(fairness.secret ?? ""), JSON.stringify(told)));
}

/** The first words of the tape that every shuffle reads: block b is HMAC(key, "<name>:<b>"), 32 bits a word. */
export async function tape(key: string, name: string, words: number): Promise<number[]> {
  const found: number[] = [];
  for (let block = 0; found.length < words; block++) {
    const view = new DataView(await hmac(bytes(key), `${name}:${block}`));
    for (let i = 0; i < 8; i++) found.push(view.getUint32(4 * i));
  }
  return found.slice(0, words);
}

/** `mine`: what this browser gave; `record`: the record that can be downloaded, which must tell the same. */
export async function check(fairness: Fairness, record: string, mine: string | null): Promise<Finding[]> {
  if (fairness.secret === null) throw new Error("the secret is not known yet");
  const digest = await commitmentTo(fairness.secret, fairness.table, fairness.version);
  const head = JSON.parse(record.split("\n")[0] ?? "{}") as Dealt & { fair?: Fairness };
  const key = await tableKey(fairness, head);
  const words = await tape(key, "1", 4);
  const same = JSON.stringify(head.fair?.contributions) === JSON.stringify(fairness.contributions) && head.fair?.secret === fairness.secret;
  const findings: Finding[] = [
    { key: "commitment", holds: digest === fairness.commitment, value: digest },
    { key: "seed", holds: same, value: `${key} → ${words.join(", ")} …` },
  ];
  if (mine) findings.push({ key: "contribution", holds: fairness.contributions.includes(mine), value: mine });
  return findings;
}
