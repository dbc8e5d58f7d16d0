// Moments engine: plays one moment at a time, at a speed, or its reduced-motion form. It knows no DOM; a kit draws.

import type { Kit } from "./kit";

/** Picture of one or several events. Lengths are milliseconds at normal speed. */
export interface Moment {
  name: string;
  ms: number;
  play(kit: Kit): void;
  /** Reduced-motion form: a picture that stands for a while. Without it nothing is shown; the live region says it. */
  still?: { ms: number; stand(kit: Kit): void };
}

export interface Pace {
  speed: number;
  still: boolean;
}

export interface Wish {
  /** chosen by the player; 0 skips all motion */
  speed: number;
  still: boolean;
  hidden: boolean;
  /** events that wait */
  behind: number;
  /** whether the reader wants what others do shown fast; games with moments do not ask */
  fast?: boolean;
}

const CROWD = 3; // events waiting at which moments play twice as fast
const FLOOD = 12; // and at which they are not played at all

/** Return how to play the next moment, or null to jump to its end. */
export function paceOf({ speed, still, hidden, behind }: Wish): Pace | null {
  if (hidden || speed === 0 || behind > FLOOD) return null;
  return { speed: speed * (behind > CROWD ? 2 : 1), still };
}

export class Engine {
  private end: (() => void) | null = null;
  private playing: Kit | null = null;

  constructor(private readonly kit: (pace: Pace) => Kit) {}

  get busy(): boolean {
    return this.playing !== null;
  }

  async play(moment: Moment, pace: Pace): Promise<void> {
    const form = pace.still ? moment.still : moment;
    if (!form) return;
    this.finish();
    const kit = (this.playing = this.kit(pace));
    kit.name(moment.name);
    try {
      if ("stand" in form) form.stand(kit);
      else form.play(kit);
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, form.ms / pace.speed);
        this.end = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    } finally {
      kit.clear();
      if (this.playing === kit) this.playing = this.end = null;
    }
  }

  /** Say that the table below has changed. */
  moved(): void {
    this.playing?.resettle();
  }

  /** Jump to the end of the moment that is being played. */
  finish(): void {
    this.playing?.finish();
    this.end?.();
    this.playing = this.end = null;
  }
}
