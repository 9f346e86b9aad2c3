import { chachaBlock, keyWords } from './chacha20.ts';
import { seal } from './flow.ts';
import { fromHex, hashText } from './sha256.ts';

/**
 * Where chance comes from. A real state holds a `seeded` stream: a ChaCha20 keystream and how many of its words are
 * spent, so nobody can work out the next die from the last hundred. A state that a bot imagines holds a `fast` one.
 */
export type Stream = SeededStream | FastStream;
export interface SeededStream {
  readonly is: 'seeded';
  /** 64 hexadecimal signs; see `diceKey`. */
  readonly key: string;
  /** Words of the keystream already used. */
  at: number;
}
export interface FastStream {
  readonly is: 'fast';
  a: number;
  b: number;
  c: number;
  d: number;
}

/** The part of a state that chance touches. `barriers` counts how often something hidden came to light. */
export interface Chance {
  dice: Stream;
  readonly barriers: number;
}

/** The seed is committed to before the first move; what the players add makes it nobody's alone. */
export const commitment = (seed: string): string => hashText(`sztab seed 1\n${seed}`);
export const diceKey = (seed: string, entropy: readonly string[]): string =>
  hashText(['sztab dice 1', seed, ...entropy].join('\n'));

export const seededStream = (key: string): SeededStream => ({ is: 'seeded', key, at: 0 });

/** sfc32, started from four words. Good and very quick, but predictable: for imagined states only. */
export function fastStream(a: number, b = 0x9e3779b9, c = 0x243f6a88, d = 1): FastStream {
  const stream: FastStream = { is: 'fast', a: a | 0, b: b | 0, c: c | 0, d: d | 0 };
  for (let i = 0; i < 12; i++) fastWord(stream);
  return stream;
}

/** A fast stream from any text: the same text, the same stream. */
export function fastStreamFrom(text: string): FastStream {
  const words = keyWords(fromHex(hashText(text)));
  return fastStream(words[0] as number, words[1], words[2], words[3]);
}

function fastWord(stream: FastStream): number {
  const sum = (((stream.a + stream.b) | 0) + stream.d) | 0;
  stream.d = (stream.d + 1) | 0;
  stream.a = stream.b ^ (stream.b >>> 9);
  stream.b = (stream.c + (stream.c << 3)) | 0;
  stream.c = ((stream.c << 21) | (stream.c >>> 11)) + sum;
  stream.c |= 0;
  return sum >>> 0;
}

// The key read last and the block computed last. Only a memory of pure functions: dropping it changes nothing but the time.
let lastKey = '';
let lastWords = new Uint32Array(8);
let lastCounter = -1;
let lastBlock = new Uint32Array(16);

function seededWord(stream: SeededStream): number {
  const counter = stream.at >>> 4;
  if (stream.key !== lastKey) {
    lastWords = keyWords(fromHex(stream.key)) as Uint32Array<ArrayBuffer>;
    lastKey = stream.key;
    lastCounter = -1;
  }
  if (counter !== lastCounter) {
    lastBlock = chachaBlock(lastWords, counter) as Uint32Array<ArrayBuffer>;
    lastCounter = counter;
  }
  return lastBlock[stream.at++ & 15] as number;
}

const word = (stream: Stream): number => (stream.is === 'fast' ? fastWord(stream) : seededWord(stream));

/** A whole number from 0 to n − 1, each exactly as likely: words above the last multiple of n are thrown away. */
export function below(stream: Stream, n: number): number {
  if (!(n >= 1)) throw new RangeError(`there is nothing to choose from ${n}`);
  const limit = 4294967296 - (4294967296 % n);
  for (;;) {
    const w = word(stream);
    if (w < limit) return w % n;
  }
}

/** How something comes to light. */
export type Light = 'rolled' | 'uncovered' | 'shuffled';
const BRIGHTEST: readonly Light[] = ['rolled', 'uncovered', 'shuffled'];

// What comes to light while a move is played, for the one who will ask why it stands.
let seen: Set<Light> | null = null;

/** Runs rules and says what came to light meanwhile: the dice, if any fell; null if nothing did. */
export function lightOf(act: () => void): Light | null {
  const before = seen;
  const mine = new Set<Light>();
  seen = mine;
  try {
    act();
  } finally {
    seen = before;
  }
  return BRIGHTEST.find((light) => mine.has(light)) ?? null;
}

/** One die with faces 1 to `faces`. */
export function roll(s: Chance, faces = 6): number {
  seal(s);
  seen?.add('rolled');
  return 1 + below(s.dice, faces);
}

/** Fisher and Yates, from the last place down; in place. */
export function shuffle<X>(s: Chance, items: X[]): X[] {
  seal(s);
  seen?.add('shuffled');
  return mix(s.dice, items);
}

/** The same shuffle without a state: for `imagine`, where nothing true comes to light. */
export function mix<X>(stream: Stream, items: X[]): X[] {
  for (let i = items.length - 1; i > 0; i--) {
    const j = below(stream, i + 1);
    const item = items[i] as X;
    items[i] = items[j] as X;
    items[j] = item;
  }
  return items;
}

// What comes to light while somebody takes note: the test kit compares it between two worlds.
let noted: unknown[] | null = null;

/** Runs rules and returns what `draw` and `reveal` brought to light meanwhile. */
export function noting(act: () => void): unknown[] {
  const before = noted;
  const mine: unknown[] = [];
  noted = mine;
  try {
    act();
  } finally {
    noted = before;
  }
  return mine;
}

/** Takes `count` items from the top (index 0) of a hidden pile; whoever gets them learns something. */
export function draw<X>(s: Chance, pile: X[], count = 1): X[] {
  seal(s);
  seen?.add('uncovered');
  const drawn = pile.splice(0, count);
  noted?.push(...drawn);
  return drawn;
}

/** Takes one item out of a hidden place because it is about to be shown. `whose`: where several could have held it, who did. */
export function reveal<X>(s: Chance, place: X[], item: X, whose?: number): X {
  const at = place.indexOf(item);
  if (at < 0) throw new RangeError(`nothing to reveal: ${String(item)} is not there`);
  seal(s);
  seen?.add('uncovered');
  noted?.push(whose === undefined ? item : [whose, item]);
  return place.splice(at, 1)[0] as X;
}

/** Something hidden is seen where it lies, such as the back of the next card. */
export function show(s: Chance, what: unknown): void {
  seal(s);
  seen?.add('uncovered');
  noted?.push(what);
}
