// Sound effects, synthesized with Web Audio. They are off by default; browsers play nothing before the first
// interaction with the page.

import type { Sound } from "../games/types";

type Note = [frequency: number, start: number, length: number, shape?: OscillatorType];

const SOUNDS: Record<Sound, Note[]> = {
  card: [[520, 0, 0.05, "triangle"]],
  turn: [[660, 0, 0.12], [880, 0.12, 0.2]],
  nope: [[220, 0, 0.12, "square"], [165, 0.12, 0.18, "square"]],
  boom: [[110, 0, 0.4, "sawtooth"], [55, 0.05, 0.6, "sawtooth"]],
  win: [[523, 0, 0.14], [659, 0.14, 0.14], [784, 0.28, 0.3]],
  lose: [[330, 0, 0.2], [262, 0.2, 0.35]],
  shuffle: [[300, 0, 0.03, "triangle"], [340, 0.05, 0.03, "triangle"], [310, 0.1, 0.03, "triangle"]],
  coin: [[988, 0, 0.06], [1319, 0.06, 0.14]],
  magic: [[740, 0, 0.1, "triangle"], [988, 0.08, 0.1, "triangle"], [1245, 0.16, 0.2, "triangle"]],
}; // prettier-ignore

let audio: AudioContext | null = null;

/** Play a sound after the next frame, so that it does not delay drawing. */
export function play(sound: Sound): void {
  if (navigator.userActivation?.hasBeenActive !== false) setTimeout(() => sounding(sound));
}

function sounding(sound: Sound): void {
  audio ??= new AudioContext();
  if (audio.state === "suspended") void audio.resume();
  const start = audio.currentTime;
  for (const [frequency, at, length, shape = "sine"] of SOUNDS[sound]) {
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    tone.type = shape;
    tone.frequency.value = frequency;
    volume.gain.setValueAtTime(0, start + at);
    volume.gain.linearRampToValueAtTime(0.08, start + at + 0.01);
    volume.gain.exponentialRampToValueAtTime(0.001, start + at + length);
    tone.connect(volume).connect(audio.destination);
    tone.start(start + at);
    tone.stop(start + at + length);
  }
}
