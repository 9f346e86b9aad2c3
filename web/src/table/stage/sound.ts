/** The sounds of the table, made on the spot: quiet, short, two at a time at most, none before the first touch. */
import type { Sound } from '@sztab/pieces';
import { sounds } from '../preferences.ts';

/** −18 dBFS. */
const PEAK = 0.125;
const MOST_VOICES = 2;

type Maker = (voice: Voice, against: boolean) => void;

/** What a sound is made of: tones and bands of noise, each at its time, in seconds. */
interface Voice {
  tone(shape: OscillatorType, from: number, to: number, at: number, lasts: number): void;
  noise(band: number, at: number, lasts: number, falls?: boolean): void;
}

const click =
  (hz: number): Maker =>
  ({ tone }) =>
    tone('square', hz, hz, 0, 0.003);
const pair =
  (first: number, second: number, apart = 0.16): Maker =>
  ({ tone }) => {
    tone('triangle', first, first, 0, 0.2);
    tone('triangle', second, second, apart, 0.24);
  };

const RECIPES: Readonly<Record<Sound, Maker>> = {
  pick: click(2100),
  undo: click(1400),
  move: ({ noise }) => noise(900, 0, 0.16, true),
  place: ({ noise }) => noise(420, 0, 0.04),
  card: ({ noise }) => noise(2600, 0, 0.11),
  dice({ noise }) {
    for (const [i, at] of [0, 0.08, 0.17, 0.28, 0.42, 0.6].entries()) noise(1700 + ((i * 340) % 800), at, 0.035);
  },
  loss: ({ tone }) => tone('sine', 130, 92, 0, 0.2),
  gain: ({ tone }) => tone('triangle', 392, 392, 0, 0.24),
  verdict: (voice, against) => pair(294, against ? 220 : 440)(voice, against),
  round({ tone }) {
    tone('sine', 90, 90, 0, 0.12);
    tone('sine', 90, 90, 0.3, 0.12);
  },
  turn: pair(523, 659),
};

let context: AudioContext | null = null;
let voices = 0;

// A browser lets a page be heard only after somebody has touched it. An open loudspeaker costs power though it is silent: none without sounds.
for (const touch of ['pointerdown', 'keydown'] as const)
  globalThis.addEventListener?.(touch, () => {
    if (sounds.get() === 'off') return void context?.suspend();
    if (!globalThis.AudioContext) return;
    context ??= new AudioContext();
    if (context.state === 'suspended') void context.resume();
  });

/** `against`: a verdict against the one who listens goes down instead of up. */
export function play(sound: Sound, against = false): void {
  if (context?.state !== 'running' || sounds.get() === 'off' || voices >= MOST_VOICES) return;
  const audio = context;
  const now = audio.currentTime;
  const loudness = (at: number, lasts: number): GainNode => {
    const gain = audio.createGain();
    gain.gain.setValueAtTime(0, now + at);
    gain.gain.linearRampToValueAtTime(PEAK, now + at + Math.min(0.005, lasts / 3));
    gain.gain.exponentialRampToValueAtTime(PEAK / 100, now + at + lasts);
    gain.connect(audio.destination);
    return gain;
  };
  const sounding = (source: AudioScheduledSourceNode, at: number, lasts: number): void => {
    voices++;
    source.onended = () => voices--;
    source.start(now + at);
    source.stop(now + at + lasts + 0.01);
  };
  RECIPES[sound](
    {
      tone(shape, from, to, at, lasts) {
        const source = audio.createOscillator();
        source.type = shape;
        source.frequency.setValueAtTime(from, now + at);
        source.frequency.linearRampToValueAtTime(to, now + at + lasts);
        source.connect(loudness(at, lasts));
        sounding(source, at, lasts);
      },
      noise(band, at, lasts, falls = false) {
        const frames = Math.max(1, Math.floor(audio.sampleRate * lasts));
        const buffer = audio.createBuffer(1, frames, audio.sampleRate);
        const samples = buffer.getChannelData(0);
        // Any noise will do, so it need not be a random one.
        for (let i = 0, x = 1; i < frames; i++) {
          x = (x * 16807) % 2147483647;
          samples[i] = (x / 2147483647) * 2 - 1;
        }
        const source = audio.createBufferSource();
        source.buffer = buffer;
        const filter = audio.createBiquadFilter();
        filter.type = 'bandpass';
        filter.frequency.setValueAtTime(band, now + at);
        if (falls) filter.frequency.linearRampToValueAtTime(band / 2, now + at + lasts);
        source.connect(filter).connect(loudness(at, lasts));
        sounding(source, at, lasts);
      },
    },
    against,
  );
}
