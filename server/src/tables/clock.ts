/**
 * Clocks. A live clock charges whoever has to decide and gives the increment when that seat has nothing more to decide, so that many small
 * moves earn no time. With days per move everybody gets the whole time anew when the turn comes.
 */
import type { GameBox, Seat } from '@sztab/kernel';
import type { Clock, Pace } from '@sztab/protocol';

const DAY = 86_400_000;

export function newClock(pace: Pace, seats: number, asked: readonly Seat[], now: number): Clock | null {
  if (pace.is === 'none') return null;
  const each = pace.is === 'live' ? pace.seconds * 1000 : pace.days * DAY;
  return { left: Array.from({ length: seats }, () => each), running: [...asked], at: now };
}

/** The clock after a decision, with these seats asked now. */
export function turned(pace: Pace, clock: Clock | null, asked: readonly Seat[], now: number): Clock | null {
  if (!clock || pace.is === 'none') return null;
  const left = leftAt(clock, now);
  if (pace.is === 'live') {
    for (const seat of clock.running) if (!asked.includes(seat)) left[seat] = (left[seat] ?? 0) + pace.more * 1000;
  } else {
    for (const seat of asked) if (!clock.running.includes(seat)) left[seat] = pace.days * DAY;
  }
  return { left, running: [...asked], at: now };
}

/** Stops all clocks; nobody gets an increment for it. */
export const stopped = (clock: Clock | null, now: number): Clock | null =>
  clock && { left: leftAt(clock, now), running: [], at: now };

/** Starts the clocks of those who are asked, with the time they had left. */
export const resumed = (clock: Clock | null, asked: readonly Seat[], now: number): Clock | null =>
  clock && { left: clock.left, running: [...asked], at: now };

export const leftAt = ({ left, running, at }: Clock, now: number): number[] =>
  left.map((ms, seat) => (running.includes(seat) ? Math.max(0, ms - Math.max(0, now - at)) : ms));

/** Clocks start so much later: during a window's pause nobody is charged, or the clock would show how soon an answer came. */
export const later = (clock: Clock | null, ms: number): Clock | null => clock && { ...clock, at: clock.at + ms };

/** The clock for a client: times left now, not since some earlier moment, because the client's time of day may be off by minutes. */
export const toldAt = (clock: Clock | null, now: number): Clock | null =>
  clock && {
    ...clock,
    left: leftAt(clock, now),
    at: now,
    ...(clock.at > now && clock.running.length > 0 ? { wait: clock.at - now } : {}),
  };

/** When the first of the running clocks runs out; null if none runs. */
export function dueAt(clock: Clock | null): number | null {
  if (!clock || clock.running.length === 0) return null;
  return Math.min(...clock.running.map((seat) => clock.at + (clock.left[seat] ?? 0)));
}

const MINUTE = 60_000;

/**
 * At a table without a clock a player may be replaced after being away for this long: soon where all play on one side (NPG-4.0.7), late where the
 * win can be claimed.
 */
export const graceAt = ({ lid }: Pick<GameBox, 'lid'>): number => (lid.together ? 10 * MINUTE : 3 * DAY);

/**
 * When the table is due to be looked at again: a clock runs out or, without clocks, an absent player's grace may be over. `before`: when it was due
 * until now. Where all play on one side an entry does not put that off: silence answers for absent players, so entries never stop.
 */
export function dueFrom(
  box: Pick<GameBox, 'lid'>,
  clock: Clock | null,
  at: number,
  before: number | null,
): number | null {
  if (clock) return dueAt(clock);
  const next = at + graceAt(box);
  return box.lid.together && before !== null ? Math.min(before, next) : next;
}

/** How long a player who comes back after their clock ran out may still move before the others decide; once for each time it runs out. */
export const graceOfReturn = ({ is }: Pace): number => (is === 'days' ? 15 * MINUTE : MINUTE);

/** Seats without any time left. */
export const outOfTime = (clock: Clock | null, now: number): Seat[] =>
  clock ? clock.running.filter((seat) => (leftAt(clock, now)[seat] ?? 0) <= 0) : [];
