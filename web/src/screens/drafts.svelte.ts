// Boxes on this device: what somebody has typed so far, also without a network. A box gets its id when it is saved.

import { language, say } from "../i18n/index.svelte";
import { problemSentence } from "../i18n/sentences";
import { api, Refusal } from "../net/api";
import { keepBox } from "../net/boxes.svelte";
import type { BoxSheet } from "../net/generated";

export type Doc = Record<string, unknown> & { game: string; name: string; version: string };

export interface Draft {
  /** of this device */
  key: string;
  document: Doc;
  /** of the last box that was saved, empty before */
  saved: string;
  /** cards that the owner has typed, or found to be like ours, as `curses.hairball` */
  entered?: string[];
  at: number;
}

const PLACE = "kociolek.boxes";
const drafts = $state<Draft[]>(read());

function read(): Draft[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(PLACE) ?? "[]");
    return Array.isArray(found) ? (found as Draft[]).filter((each) => each?.document?.game) : [];
  } catch {
    return [];
  }
}

function write(): void {
  try {
    localStorage.setItem(PLACE, JSON.stringify(drafts));
  } catch {
    // no storage: the box lives as long as the page
  }
}

export const allDrafts = (): readonly Draft[] => drafts;
export const draftOf = (key: string): Draft | null => drafts.find((draft) => draft.key === key) ?? null;

/** Begin a box with a whole document. */
export function begin(document: Doc, name: string): Draft {
  const key = crypto.getRandomValues(new Uint32Array(2)).join("-");
  drafts.unshift({ key, document: { ...document, name }, saved: "", at: Date.now() });
  write();
  return drafts[0]!;
}

export function forget(key: string): void {
  const at = drafts.findIndex((draft) => draft.key === key);
  if (at >= 0) drafts.splice(at, 1);
  write();
}

export function touched(draft: Draft): void {
  draft.at = Date.now();
  write();
}

/** The state of a box while somebody edits it: checked by the server a moment after each change. */
export class Editing {
  trouble = $state("");
  sheet = $state.raw<BoxSheet | null>(null);
  busy = $state(false);
  private timer = 0;
  private asked = 0;

  constructor(readonly draft: Draft) {
    this.check(0);
  }

  private source(): string {
    return JSON.stringify({ ...$state.snapshot(this.draft.document), complete: true });
  }

  /** Tell whether a card has the owner's values: typed here, or other ones than ours. */
  isEntered(card: string): boolean {
    return this.differs(card) || (this.draft.entered ?? []).includes(card);
  }

  differs(card: string): boolean {
    return this.sheet?.changed.includes(card) ?? false;
  }

  /** Note that the owner has entered a card, or has not. */
  enter(card: string, on = true): void {
    const others = (this.draft.entered ?? []).filter((each) => each !== card);
    this.draft.entered = on ? [...others, card] : others;
    touched(this.draft);
  }

  /** Something was changed: keep it here and ask the server what it thinks. */
  changed(): void {
    touched(this.draft);
    this.check(350);
  }

  private check(after: number): void {
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => void this.ask(), after);
  }

  private async ask(): Promise<void> {
    const number = ++this.asked;
    try {
      const { sheet, problem } = await api.checkBox(this.source(), language());
      if (number !== this.asked) return;
      this.sheet = sheet ?? this.sheet;
      this.trouble = problem ? problemSentence(problem) : "";
    } catch (error) {
      if (number === this.asked) this.trouble = wordsOf(error);
    }
  }

  /** Save the box. Return its id, or an empty text if it was refused. */
  async save(): Promise<string> {
    this.busy = true;
    try {
      const sheet = await api.keepBox(this.source(), language());
      keepBox(sheet);
      this.sheet = sheet;
      this.trouble = "";
      this.draft.saved = sheet.box.id;
      touched(this.draft);
      return sheet.box.id;
    } catch (error) {
      this.trouble = wordsOf(error);
      return "";
    } finally {
      this.busy = false;
    }
  }
}

export const wordsOf = (error: unknown): string =>
  error instanceof Refusal ? problemSentence(error.problem) : say("web-error-load");
