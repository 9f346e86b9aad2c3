/** How good a chance is that was said before the result was known. Bars are by whole games. */
import { spreadByGames } from '../statistics.ts';

/** One position: what was said of the seat's chance, and what became of it. */
export interface Said {
  readonly game: number;
  readonly said: number;
  readonly won: number;
}

export interface Bin {
  readonly count: number;
  readonly said: number;
  readonly won: number;
  /** Half the width of the 95 % bar of `won`. */
  readonly bar: number;
}

export interface Figures {
  readonly games: number;
  readonly positions: number;
  readonly logLoss: number;
  /** Brier score; `calibration` is what wrong figures add to it, `resolution` what telling positions apart takes away. */
  readonly brier: number;
  readonly calibration: number;
  readonly resolution: number;
  /** The mean distance of what was said from what came, over ten bins. */
  readonly error: number;
  /** How often of two positions the one that was won had the higher chance. */
  readonly area: number;
  readonly bins: readonly Bin[];
}

const BINS = 10;

const log = (p: number): number => Math.log(Math.max(p, 1e-7));
const lossOf = ({ said, won }: Said): number => -(won * log(said) + (1 - won) * log(1 - said));

const meanOf = (list: readonly number[]): number => list.reduce((sum, one) => sum + one, 0) / Math.max(1, list.length);

export function figuresOf(all: readonly Said[]): Figures {
  const base = meanOf(all.map(({ won }) => won));
  const bins = Array.from({ length: BINS }, (_, n) =>
    binOf(all.filter(({ said }) => Math.min(BINS - 1, Math.floor(said * BINS)) === n)),
  );
  const over = (of: (bin: Bin) => number): number =>
    bins.reduce((sum, bin) => sum + bin.count * of(bin), 0) / Math.max(1, all.length);
  return {
    games: new Set(all.map(({ game }) => game)).size,
    positions: all.length,
    logLoss: meanOf(all.map(lossOf)),
    brier: meanOf(all.map(({ said, won }) => (said - won) ** 2)),
    calibration: over(({ said, won }) => (said - won) ** 2),
    resolution: over(({ won }) => (won - base) ** 2),
    error: over(({ said, won }) => Math.abs(said - won)),
    area: areaUnder(all),
    bins,
  };
}

function binOf(inside: readonly Said[]): Bin {
  const won = meanOf(inside.map((one) => one.won));
  return {
    count: inside.length,
    said: meanOf(inside.map(({ said }) => said)),
    won,
    bar: spreadByGames(inside, (one) => one.won - won),
  };
}

/** By ranks; equal chances share theirs. */
function areaUnder(all: readonly Said[]): number {
  const sorted = [...all].sort((a, b) => a.said - b.said);
  let ranks = 0;
  for (let from = 0; from < sorted.length; ) {
    let to = from;
    while (to < sorted.length && sorted[to]?.said === sorted[from]?.said) to++;
    for (let i = from; i < to; i++) ranks += ((from + to + 1) / 2) * (sorted[i] as Said).won;
    from = to;
  }
  const won = all.reduce((sum, one) => sum + one.won, 0);
  const lost = all.length - won;
  return won === 0 || lost === 0 ? 0.5 : (ranks - (won * (won + 1)) / 2) / (won * lost);
}

/** How much less one judgement is surprised than another on the same positions, with half its 95 % interval by games. */
export function gainOf(old: readonly Said[], now: readonly Said[]): { readonly gain: number; readonly bar: number } {
  const gains = now.map((one, i) => lossOf(old[i] as Said) - lossOf(one));
  const gain = meanOf(gains);
  const at = new Map(now.map((one, i) => [one, i]));
  return { gain, bar: spreadByGames(now, (one) => (gains[at.get(one) as number] as number) - gain) };
}

/** The one stretch and the one shift of the logit that fit best, found by Newton's method. */
export function stretchOf(all: readonly Said[]): { readonly stretch: number; readonly shift: number } {
  let stretch = 1;
  let shift = 0;
  for (let round = 0; round < 25; round++) {
    // A little pull towards 1 and 0, so that few games cannot carry it off.
    let [g, h, gg, gh, hh] = [stretch - 1, shift, 1, 0, 1];
    for (const { said, won } of all) {
      const x = logit(said);
      const p = 1 / (1 + Math.exp(-(stretch * x + shift)));
      const w = p * (1 - p);
      g += (p - won) * x;
      h += p - won;
      gg += w * x * x;
      gh += w * x;
      hh += w;
    }
    const det = gg * hh - gh * gh;
    stretch -= (hh * g - gh * h) / det;
    shift -= (gg * h - gh * g) / det;
  }
  return { stretch, shift };
}

const logit = (p: number): number => log(p) - log(1 - p);

export const stretched = (said: number, { stretch, shift }: ReturnType<typeof stretchOf>): number =>
  1 / (1 + Math.exp(-(stretch * logit(said) + shift)));
