import type { Seat, Viewer } from './game.ts';

/** One thing that happened: what everybody is told, and what some seats are told instead. */
export interface Told<E> {
  readonly all: E | null;
  readonly only: Readonly<Record<Seat, E>> | null;
}

/** The events of a game, made of a table: what each tells beside its name, which is `is`; null: nothing. */
export type EventOf<T> = {
  [Is in keyof T]: Readonly<T[Is] extends null ? { is: Is } : { is: Is } & T[Is]>;
}[keyof T];

// Rules are called by `play` alone, one call at a time, so one open page is enough. It is not state: what is told
// changes nothing, and while a bot imagines (no page open) nothing is kept.
let page: Told<unknown>[] | null = null;

/** Runs rules with an empty page open and returns what they told. */
export function listen<E>(act: () => void): Told<E>[] {
  const before = page;
  const mine: Told<E>[] = [];
  page = mine;
  try {
    act();
  } finally {
    page = before;
  }
  return mine;
}

/** Whether anybody hears what is told now: what is worked out only to be told need not be while a bot imagines. */
export const isHeard = (): boolean => page !== null;

/** A game's own, typed way to tell; `all` is null when nothing of it is public. */
export const teller =
  <E>() =>
  (all: E | null, only: Readonly<Record<Seat, E>> | null = null): void => {
    if (page) page.push({ all, only });
  };

/** What one viewer hears of it. */
export function heardBy<E>(told: readonly Told<E>[], viewer: Viewer): E[] {
  const heard: E[] = [];
  for (const { all, only } of told) {
    const mine = viewer === 'public' ? undefined : only?.[viewer];
    const event = mine ?? all;
    if (event !== null) heard.push(event);
  }
  return heard;
}
