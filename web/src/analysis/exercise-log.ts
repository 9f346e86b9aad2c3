/** Which positions of one's own games are to be found better moves in, and when they come back. Small, so home can say how many wait. */
import type { Seat } from '@sztab/kernel';
import { remembered, useRemembered } from '../look/remembered.ts';

export interface Exercise {
  /** Where it is done, without the position. */
  readonly path: string;
  readonly game: string;
  readonly seat: Seat;
  /** The number of the move, from 0. */
  readonly at: number;
  /** What was lost there, in shares of a win. */
  readonly points: number;
  /** How often it came back. */
  readonly round: number;
  /** Milliseconds since 1970; null: found at the first try. */
  readonly due: number | null;
}

type All = Readonly<Record<string, Exercise>>;

const DAY = 86_400_000;
/** After so many days it comes back; the last of them for ever. */
const BACK = [1, 7, 30] as const;
const MOST = 300;

const keyOf = ({ path, seat, at }: Pick<Exercise, 'path' | 'seat' | 'at'>): string => `${path} ${seat} ${at}`;

const log = remembered<All>('sztab.exercises', {
  read: (kept) => JSON.parse(kept ?? '{}') as All,
  write: (all) => JSON.stringify(all),
});

/** Remembers what an analysis found; what is known already stays as it is. Beyond many, the cheapest go. */
export function noteExercises(found: readonly Omit<Exercise, 'round' | 'due'>[], now = Date.now()): void {
  const all = log.get();
  const fresh = found.filter((one) => !all[keyOf(one)]);
  if (fresh.length === 0) return;
  const entries = [...Object.values(all), ...fresh.map((one): Exercise => ({ ...one, round: 0, due: now }))].sort(
    (a, b) => b.points - a.points,
  );
  log.set(Object.fromEntries(entries.slice(0, MOST).map((one) => [keyOf(one), one])));
}

/** It was done: found at the first try it is over, otherwise it comes back. */
export function settleExercise(which: Pick<Exercise, 'path' | 'seat' | 'at'>, atOnce: boolean, now = Date.now()): void {
  const all = log.get();
  const known = all[keyOf(which)];
  if (!known) return;
  const days = BACK[Math.min(known.round, BACK.length - 1)] as number;
  const next = atOnce ? { ...known, due: null } : { ...known, round: known.round + 1, due: now + days * DAY };
  log.set({ ...all, [keyOf(which)]: next });
}

/** Those that wait now, the most expensive first. */
export const dueExercises = (known: All, now = Date.now()): readonly Exercise[] =>
  Object.values(known)
    .filter(({ due }) => due !== null && due <= now)
    .sort((a, b) => b.points - a.points);

export const useExercises = (): All => useRemembered(log);
