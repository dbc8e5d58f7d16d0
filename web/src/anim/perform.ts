// Shows events: the moments of a game, or the motions of a game without moments.

import { loadMoments } from "../games/index";
import type { GameModule, Moments, Told } from "../games/types";
import type { WireEvent } from "../net/generated";
import { Engine, paceOf, type Wish } from "./engine";
import { flights, nextFrame } from "./stage";

const HURRY = 2.5; // how much faster motions are while more waits
const FAST = 3; // how much faster those of others are for a reader who wants fast bots

class Performer {
  private engine: Engine | null = null;
  private readonly loaded = new Map<string, Moments>();
  private asked = false;
  private sounds = false;
  private skipped = 0;

  /** Load the moments of a game, once. */
  async prepare(game: GameModule): Promise<void> {
    if (!game.hasMoments || this.loaded.has(game.key)) return;
    const found = await loadMoments(game.key);
    if (!found) return;
    this.loaded.set(game.key, found.moments);
    this.engine ??= new Engine(({ speed, still }) => new found.Kit(speed, still, this.asked, this.sounds));
  }

  /** Number of leading events that make one picture. */
  together(game: GameModule, events: readonly WireEvent[]): number {
    return this.loaded.get(game.key)?.together(events) ?? 1;
  }

  /** Play the picture of events. `sounds` are on or off. */
  async perform(game: GameModule, told: Told, wish: Wish, sounds: boolean): Promise<void> {
    const moments = this.loaded.get(game.key);
    const moment = moments?.of(told) ?? null;
    const pace = paceOf(wish);
    if (!moment || !pace || (pace.still && !moment.still)) {
      if (sounds && !wish.hidden) await this.sound(game, told);
      if (!game.hasMoments && pace && !pace.still) {
        const motions = told.events.flatMap((event) => game.motions(event, told.before, told.me));
        const hurry = wish.behind > 0 || told.asked ? HURRY : 1;
        await flights.perform(motions, wish.speed * hurry * (wish.fast ? FAST : 1));
      }
      return;
    }
    this.asked = told.asked;
    this.sounds = sounds;
    const before = this.skipped;
    await nextFrame();
    if (this.skipped === before) await this.engine!.play(moment, pace);
  }

  private async sound(game: GameModule, { events, me }: Told): Promise<void> {
    const sound = events.map((event) => game.sound(event, me)).find((each) => each !== null);
    if (sound) (await import("./sound")).play(sound);
  }

  /** Let captions give way to what a new view shows, such as a question. */
  async moved(): Promise<void> {
    if (!this.engine?.busy) return;
    await nextFrame();
    this.engine.moved();
  }

  /** Jump to the end of what is being played. */
  finish(): void {
    this.skipped++;
    flights.finish();
    this.engine?.finish();
  }
}

export const performer = new Performer();
