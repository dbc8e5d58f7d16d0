// Sound effects, synthesized with Web Audio: short, dry, and never the only sign of anything. They are off until
// somebody turns them on; browsers play nothing before the first press on the page.

import type { Sound } from "../games/types";

interface Layer {
  /** start and length in seconds */
  at: number;
  length: number;
  volume: number;
  /** tone in hertz, gliding to `to`; without a shape it is noise filtered around this frequency */
  hertz: number;
  to?: number;
  shape?: OscillatorType;
  /** sharpness of the filter of a noise */
  q?: number;
  /** seconds until the sound is at its loudest */
  swell?: number;
}

const flick = (at: number, hertz = 3000, volume = 0.22): Layer => ({ at, length: 0.08, volume, hertz, q: 0.9 });
const knock = (at: number, hertz: number, volume = 0.16): Layer[] => [
  { at, length: 0.14, volume, hertz, shape: "sine", to: hertz * 0.8 },
  { at, length: 0.05, volume: volume * 0.5, hertz: hertz * 2.7, shape: "triangle" },
];
const slap = (higher = 1): Layer[] => [
  { at: 0, length: 0.07, volume: 0.5, hertz: 520 * higher, q: 0.7 },
  { at: 0, length: 0.12, volume: 0.2, hertz: 150 * higher, to: 90 * higher, shape: "sine" },
];
const purr = (at: number): Layer[] =>
  [0, 0.035, 0.07, 0.105].map((each) => ({ at: at + each, length: 0.05, volume: 0.16, hertz: 95, shape: "triangle" }));
const bell = (at: number, hertz: number, cracked = false): Layer[] => [
  { at, length: 0.7, volume: 0.1, hertz, shape: "sine" },
  { at, length: 0.4, volume: 0.05, hertz: hertz * (cracked ? 2.31 : 2.76), shape: cracked ? "square" : "sine" },
  { at, length: 0.2, volume: 0.04, hertz: hertz * 5.4, shape: "sine" },
];
const many = <T>(count: number, each: (i: number) => T): T[] => Array.from({ length: count }, (_, i) => each(i));

export const SOUNDS: Record<Sound, Layer[]> = {
  card: [flick(0)],
  deal: many(7, (i) => flick(i * 0.09, 2000 + i * 300, 0.16)),
  shuffle: many(16, (i) => ({ ...flick(i * 0.036, 2400 + (i % 3) * 500, 0.12), length: 0.03 })),
  draw: [flick(0), ...purr(0.08)],
  fuse: [{ at: 0, length: 0.55, volume: 0.12, hertz: 6000, q: 0.6 }],
  boom: [
    { at: 0, length: 0.6, volume: 0.8, hertz: 140, q: 0.5 },
    { at: 0, length: 0.5, volume: 0.35, hertz: 75, to: 38, shape: "sine" },
    ...many(6, (i) => ({ at: 0.32 + i * i * 0.014 + i * 0.03, length: 0.05, volume: 0.1 - i * 0.012, hertz: 1700 + (i % 2) * 500, q: 9 })),
  ],
  defuse: [
    { at: 0, length: 0.025, volume: 0.3, hertz: 4200, q: 3 },
    { at: 0.07, length: 0.03, volume: 0.35, hertz: 3400, q: 3 },
    { at: 0.2, length: 0.45, volume: 0.1, hertz: 900, q: 0.5, swell: 0.12 },
  ],
  nope: slap(),
  counter: slap(1.26),
  attack: many(3, (i) => ({ at: i * 0.07, length: 0.09, volume: 0.2, hertz: 3600 + i * 500, q: 6 })),
  theft: [
    { at: 0, length: 0.22, volume: 0.08, hertz: 720, to: 500, shape: "triangle" },
    { at: 0.22, length: 0.12, volume: 0.2, hertz: 4200, q: 2 },
  ],
  glass: [
    { at: 0, length: 0.7, volume: 0.08, hertz: 1175, shape: "sine", swell: 0.2 },
    { at: 0, length: 0.6, volume: 0.03, hertz: 2355, shape: "sine", swell: 0.2 },
  ],
  bells: [...bell(0, 784), ...bell(0.3, 740, true)],
  turn: [...knock(0, 190), ...knock(0.16, 190)],
  tick: [{ at: 0, length: 0.025, volume: 0.14, hertz: 1250, shape: "triangle" }],
  win: [...purr(0), ...purr(0.22), ...purr(0.44), ...bell(0.66, 1047)],
  lose: [{ at: 0, length: 0.5, volume: 0.12, hertz: 330, to: 165, shape: "triangle" }, ...knock(0.45, 110)],
  pop: [{ at: 0, length: 0.06, volume: 0.12, hertz: 380, to: 900, shape: "sine" }],
  coin: [{ at: 0, length: 0.06, volume: 0.08, hertz: 988, shape: "sine" }, { at: 0.06, length: 0.14, volume: 0.08, hertz: 1319, shape: "sine" }],
  magic: [740, 988, 1245].map((hertz, i) => ({ at: i * 0.08, length: 0.12, volume: 0.07, hertz, shape: "triangle" })),
}; // prettier-ignore

let audio: AudioContext | null = null;
let noise: AudioBuffer | null = null;

/** Play a sound after the next frame, so that it does not delay drawing; nothing before the page was touched. */
export function play(sound: Sound): void {
  if (navigator.userActivation?.hasBeenActive !== false) setTimeout(() => sounding(sound));
}

function sounding(sound: Sound): void {
  audio ??= new AudioContext();
  if (audio.state === "suspended") void audio.resume();
  const begin = audio.currentTime + 0.01;
  for (const layer of SOUNDS[sound]) {
    const start = begin + layer.at;
    const volume = audio.createGain();
    volume.gain.setValueAtTime(0.0001, start);
    volume.gain.linearRampToValueAtTime(layer.volume, start + (layer.swell ?? 0.004));
    volume.gain.exponentialRampToValueAtTime(0.0001, start + layer.length);
    volume.connect(audio.destination);
    const source = layer.shape ? tone(audio, layer, start, layer.shape) : rustle(audio, layer);
    source.connect(volume);
    source.source.start(start);
    source.source.stop(start + layer.length + 0.02);
  }
}

interface Source {
  source: AudioScheduledSourceNode;
  connect(to: AudioNode): void;
}

function tone(audio: AudioContext, { hertz, to, length }: Layer, start: number, shape: OscillatorType): Source {
  const source = audio.createOscillator();
  source.type = shape;
  source.frequency.setValueAtTime(hertz, start);
  if (to) source.frequency.exponentialRampToValueAtTime(to, start + length);
  return { source, connect: (node) => void source.connect(node) };
}

function rustle(audio: AudioContext, { hertz, q = 1 }: Layer): Source {
  if (!noise) {
    noise = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
    const samples = noise.getChannelData(0);
    for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  }
  const source = audio.createBufferSource();
  source.buffer = noise;
  const filter = audio.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.value = hertz;
  filter.Q.value = q;
  source.connect(filter);
  return { source, connect: (node) => void filter.connect(node) };
}
