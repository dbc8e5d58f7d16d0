// "Check the shuffle": the browser computes anew what the server promised before the deal. docs/fairness.md has the steps.

import type { Fairness } from "./wire";

export interface Finding {
  /** which step, also the key of its sentence */
  key: "commitment" | "seed";
  holds: boolean;
  /** what was computed, for those who compare by hand */
  value: string;
}

const bytes = (hex: string): Uint8Array<ArrayBuffer> => Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
export const hex = (data: ArrayBuffer): string =>
  Array.from(new Uint8Array(data), (byte) => byte.toString(16).padStart(2, "0")).join("");

export async function check(fairness: Fairness): Promise<Finding[]> {
  if (fairness.secret === null) throw new Error("the secret is not known yet");
  const digest = hex(await crypto.subtle.digest("SHA-256", bytes(fairness.secret)));
  return [{ key: "commitment", holds: digest === fairness.commitment, value: digest }];
}
