// Attempts of a page or sheet, one at a time.

import { trouble } from "../i18n/trouble";

/** Whether a request is under way, and the sentence about what went wrong. */
export class Attempts {
  busy = $state(false);
  said = $state("");

  /** Do some work, unless other work is under way. */
  async make(work: () => Promise<void>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.said = "";
    try {
      await work();
    } catch (error) {
      this.said = await trouble(error);
    } finally {
      this.busy = false;
    }
  }
}
