/** Every sound, made on the spot: soft and woody, through a low-pass at 2.6 kHz. Silent before the first touch, as browsers insist. */

type Maker = (room: Room, at: number) => void;

/** Where sounds are made: a loudness, a breath of noise, and how loud this one is against the others. */
interface Room {
  context: BaseAudioContext;
  out: GainNode;
  hiss: AudioBuffer;
  gain: number;
}

function furnish(context: BaseAudioContext, volume: number): Room {
  const [low, out, even] = [context.createBiquadFilter(), context.createGain(), context.createDynamicsCompressor()];
  low.type = "lowpass";
  low.frequency.value = 2600;
  low.Q.value = 0.3;
  out.gain.value = volume;
  even.threshold.value = -14;
  even.ratio.value = 4;
  even.attack.value = 0.002;
  even.release.value = 0.12;
  out.connect(low).connect(even).connect(context.destination);
  const hiss = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = hiss.getChannelData(0);
  let [seed, last] = [7, 0];
  for (let i = 0; i < samples.length; i++) {
    seed = (seed * 16807) % 2147483647;
    last = last * 0.55 + (seed / 1073741823 - 1) * 0.45;
    samples[i] = last;
  }
  return { context, out, hiss, gain: 1 };
}

/** A breath of noise through a sliding band: cards, cloth. */
function air(room: Room, at: number, length: number, from: number, to: number, q: number, loud: number, rise = 0.004): void {
  const { context, out, hiss, gain } = room;
  const [noise, band, swell] = [context.createBufferSource(), context.createBiquadFilter(), context.createGain()];
  noise.buffer = hiss;
  noise.loop = true;
  band.type = "bandpass";
  band.Q.value = q;
  band.frequency.setValueAtTime(from, at);
  band.frequency.exponentialRampToValueAtTime(to, at + length);
  swell.gain.setValueAtTime(0, at);
  swell.gain.linearRampToValueAtTime(loud * gain, at + rise);
  swell.gain.exponentialRampToValueAtTime(0.0008, at + length);
  noise.connect(band).connect(swell).connect(out);
  noise.start(at, (at * 7.3) % 0.9);
  noise.stop(at + length + 0.02);
}

/** A struck thing: a sine that dies at once (wood) or slowly (a bar). */
function hit(room: Room, at: number, pitch: number, length: number, loud: number, drop = 0.82): void {
  const { context, out, gain } = room;
  const [tone, swell] = [context.createOscillator(), context.createGain()];
  tone.frequency.setValueAtTime(pitch, at);
  tone.frequency.exponentialRampToValueAtTime(pitch * drop, at + length);
  swell.gain.setValueAtTime(0, at);
  swell.gain.linearRampToValueAtTime(loud * gain, at + 0.003);
  swell.gain.exponentialRampToValueAtTime(0.0006, at + length);
  tone.connect(swell).connect(out);
  tone.start(at);
  tone.stop(at + length + 0.02);
}

function wood(room: Room, at: number, pitch: number, loud: number): void {
  hit(room, at, pitch, 0.09, loud);
  hit(room, at, pitch * 2.4, 0.04, loud * 0.35);
  hit(room, at, pitch * 4.1, 0.018, loud * 0.14);
  air(room, at, 0.025, 1500, 700, 0.8, loud * 0.5, 0.001);
}

function bar(room: Room, at: number, pitch: number, loud: number, length = 0.9): void {
  hit(room, at, pitch, length, loud, 1);
  hit(room, at, pitch * 2, length * 0.4, loud * 0.16, 1);
  hit(room, at, pitch * 0.5, length * 0.5, loud * 0.2, 1);
  air(room, at, 0.02, 900, 500, 0.8, loud * 0.3, 0.001);
}

const scale = (room: Room, at: number, pitches: number[], step: number, loud: number, length: number): void =>
  pitches.forEach((pitch, i) => bar(room, at + i * step, pitch, loud, length));

function chip(room: Room, at: number): void {
  for (const [i, late] of [0, 0.055].entries()) {
    hit(room, at + late, 820 - i * 90, 0.06, 0.4, 0.96);
    hit(room, at + late, 410, 0.08, 0.45);
    air(room, at + late, 0.02, 1900, 1300, 1, 0.7, 0.001);
  }
}

/** As long as a die tumbles. */
function dice(room: Room, at: number): void {
  let late = 0;
  for (let i = 0; i < 9; i++) {
    wood(room, at + late, 300 + ((i * 137) % 160), 0.24 + (i % 3) * 0.07);
    late += 0.03 + i * 0.009;
  }
  wood(room, at + late + 0.03, 250, 0.5);
}

const MAKERS = {
  slide: (room, at) => air(room, at, 0.22, 600, 1500, 0.7, 1.5, 0.07), // a card over cloth
  snap: (room, at) => (air(room, at, 0.06, 1700, 900, 0.6, 4, 0.001), hit(room, at, 190, 0.07, 1)), // a card laid down
  chip,
  dice,
  tile: (room, at) => (wood(room, at, 520, 0.85), wood(room, at + 0.022, 430, 0.6)), // bone on wood
  knock: (room, at) => (wood(room, at, 240, 0.95), hit(room, at, 120, 0.14, 0.6)), // a chessman set down
  turn: (room, at) => (bar(room, at, 392, 0.22), bar(room, at + 0.16, 523.25, 0.22)), // yours
  win: (room, at) => scale(room, at, [261.63, 329.63, 392, 523.25], 0.13, 0.2, 1.1),
  lose: (room, at) => scale(room, at, [294, 247.2, 196.2], 0.2, 0.18, 0.9),
  error: (room, at) => (hit(room, at, 155, 0.13, 0.4, 0.9), hit(room, at + 0.11, 130, 0.16, 0.4, 0.9)), // refused: two soft thumps
} satisfies Record<string, Maker>;

export type SoundName = keyof typeof MAKERS;

let room: Room | undefined;
const last: Partial<Record<SoundName, number>> = {};

/** Makes a sound, `delay` seconds from now. One of a kind every 45 ms at most: a deal purrs, it does not roar. */
export function play(name: SoundName, volume: number, delay = 0, gain = 1): void {
  if (volume <= 0 || document.hidden || typeof AudioContext === "undefined") return;
  if (navigator.userActivation ? !navigator.userActivation.hasBeenActive : !touched) return;
  room ??= furnish(new AudioContext(), volume);
  if (room.context.state === "suspended") void (room.context as AudioContext).resume();
  const at = room.context.currentTime + 0.005 + delay;
  if (at - (last[name] ?? -1) < 0.045) return;
  last[name] = at;
  room.out.gain.value = volume;
  room.gain = gain;
  MAKERS[name](room, at);
}

let touched = false; // where the browser does not say itself whether there was a touch
if (typeof addEventListener === "function")
  for (const kind of ["pointerdown", "keydown"]) addEventListener(kind, () => (touched = true), { once: true });
