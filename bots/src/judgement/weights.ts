/** Weights as a file: whole numbers of 16 bits, or of 8 where they need not be so fine, with a scale for each layer, and a head that says where they come from. */
import { type Encoding, type Game, hashText } from '@sztab/kernel';
import type { Leaning, LeaningHeld } from './leaning.ts';
import { type Layer, layerSizes, type Network } from './network.ts';

/** Where weights come from, and what they are for. */
export interface WeightsHead {
  readonly game: string;
  /** The edition of the rules they were learned by. */
  readonly rules: number;
  /** The version of the encoding, and a hash of its inputs' names. */
  readonly encoding: number;
  readonly inputs: string;
  readonly players: number;
  /** One a seat, or a single one where all win together or one plays alone. */
  readonly outputs: number;
  readonly generation: number;
  readonly games: number;
  readonly positions: number;
  readonly seed: string;
  /** Who played, and what was learned from it. */
  readonly player: string;
  readonly target: string;
  /** How far the policy plays on below a search that judges by them; see `Brain.stride`. */
  readonly stride: number;
  readonly heldOut: {
    readonly games: number;
    readonly logLoss: number;
    readonly brier: number;
    readonly calibration: number;
  };
  /** Null until a match was played. */
  readonly match: MatchResult | null;
}

export interface MatchResult {
  readonly against: string;
  readonly games: number;
  /** The share that the learned judgement won, where 0.5 is as good as the other, with its 95 % interval. */
  readonly won: number;
  readonly low: number;
  readonly high: number;
}

interface Packed {
  readonly scale: number;
  /** 8; absent: 16. */
  readonly bits?: number;
  readonly numbers: string;
}

export interface Weights extends WeightsHead {
  readonly layers: readonly Packed[];
  /** What visits taught about kinds of moves; absent where nothing was learned of them. */
  readonly leaning?: Packed & Omit<Leaning, 'head'> & { readonly heldOut: LeaningHeld };
}

export function packWeights(
  head: WeightsHead,
  network: Network,
  learned: { readonly leaning: Leaning; readonly held: LeaningHeld } | null = null,
  bits: 8 | 16 = 16,
): Weights {
  const layers = network.map(({ weights }) => packed(weights, bits));
  if (!learned) return { ...head, layers };
  const { head: numbers, ...leaning } = learned.leaning;
  return { ...head, layers, leaning: { ...leaning, heldOut: learned.held, ...packed(numbers, 16) } };
}

function packed(weights: Float32Array, bits: 8 | 16): Packed {
  const most = 2 ** (bits - 1) - 1;
  const largest = weights.reduce((most, one) => Math.max(most, Math.abs(one)), 0);
  const scale = largest === 0 ? 1 : largest / most;
  const bytes = new DataView(new ArrayBuffer((weights.length * bits) / 8));
  for (const [i, one] of weights.entries()) {
    if (bits === 8) bytes.setInt8(i, Math.round(one / scale));
    else bytes.setInt16(i * 2, Math.round(one / scale), true);
  }
  return { scale, ...(bits === 8 && { bits }), numbers: toBase64(new Uint8Array(bytes.buffer)) };
}

/** Null where nothing was learned of moves. */
export function unpackLeaning({ leaning }: Weights): Leaning | null {
  if (!leaning) return null;
  const { kinds, sharpness } = leaning;
  return { kinds, sharpness, head: unpackedNumbers(leaning) };
}

function unpackedNumbers({ scale, bits, numbers }: Packed): Float32Array {
  const bytes = new DataView(fromBase64(numbers).buffer);
  if (bits === 8) return Float32Array.from({ length: bytes.byteLength }, (_, n) => bytes.getInt8(n) * scale);
  return Float32Array.from({ length: bytes.byteLength / 2 }, (_, n) => bytes.getInt16(n * 2, true) * scale);
}

export function unpackWeights({ layers, outputs }: Weights, inputs: number): Network {
  const [first, second, third] = layerSizes(inputs, outputs).map(([from, to], i): Layer => {
    const weights = unpackedNumbers(layers[i] as Packed);
    if (weights.length !== (from + 1) * to) throw new RangeError('weights of another size');
    return { inputs: from, outputs: to, weights };
  });
  return [first as Layer, second as Layer, third as Layer];
}

export const hashOfInputs = ({ inputs }: Pick<Encoding, 'inputs'>): string => hashText(inputs.join('\n'));

/** The oldest edition whose weights are used and whose states are judged by weights. */
export const oldestEdition = (now: Pick<Game, 'edition'>, { since }: Pick<Encoding, 'since'>): number =>
  since ?? now.edition;

/** Why weights may not be used with these rules and this encoding; null: they fit. */
export function staleness(
  { rules, encoding, inputs, game }: WeightsHead,
  now: Pick<Game, 'id' | 'edition'>,
  code: Pick<Encoding, 'version' | 'since' | 'inputs'>,
): string | null {
  if (game !== now.id) return `weights of ${game}`;
  if (rules < oldestEdition(now, code) || rules > now.edition)
    return `learned by edition ${rules} of the rules, which are at ${now.edition}`;
  if (encoding !== code.version) return `learned with version ${encoding} of the encoding, which is at ${code.version}`;
  if (inputs !== hashOfInputs(code)) return 'learned with inputs of other names';
  return null;
}

/** In pieces, because a call takes only so many arguments. */
function toBase64(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 4096) text += String.fromCharCode(...bytes.subarray(at, at + 4096));
  return btoa(text);
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  const letters = atob(text);
  const bytes = new Uint8Array(letters.length);
  for (let i = 0; i < letters.length; i++) bytes[i] = letters.charCodeAt(i);
  return bytes;
}
