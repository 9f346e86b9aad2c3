/** Who looks at this screen. With several people around it, nobody sees the next one's cards before that one sits down. */
import type { Seat, Viewer } from '@sztab/kernel';
import { useState } from 'react';
import type { Player, TableHandle, TableState } from '../house.ts';

export interface Seating {
  readonly viewer: Viewer;
  /** The person who has to sit down before play goes on; null when the right one looks already. */
  readonly next: Seat | null;
  sitDown(seat: Seat): void;
}

/** The seats that are played at this screen. */
export const peopleAt = (sitters: readonly Player[]): Seat[] =>
  sitters.flatMap((sitter, seat) => (sitter.is === 'you' || sitter.is === 'friend' ? [seat] : []));

/** Nobody else waits at this table: what takes no time betrays nothing to bots. */
export const onlyBotsWait = (sitters: readonly Player[]): boolean =>
  sitters.filter(({ is }) => is !== 'bot').length <= 1;

export function useSeating(table: TableHandle, state: TableState): Seating {
  const people = peopleAt(table.sitters);
  const [sat, sitDown] = useState<Viewer>('public');
  // Whoever has given up has left the chair to a bot, and takes their eyes along.
  const sitting = sat === 'public' || people.includes(sat) ? sat : 'public';
  if (people.length <= 1) return { viewer: people[0] ?? 'public', next: null, sitDown };
  // A finished game has no secrets left, and no one pair of eyes either.
  if (state.outcome) return { viewer: 'public', next: null, sitDown };
  // Where nobody hides anything, one pair of eyes serves all, and looks where something is to be done.
  if (table.game.box.lid.together) return { viewer: whoActs(state.asked, people, sitting), next: null, sitDown };
  const asked = state.asked.map(({ seat }) => seat).filter((seat) => people.includes(seat));
  const next = asked.some((seat) => seat === sitting) ? null : (asked[0] ?? null);
  return { viewer: sitting, next, sitDown };
}

/** Stays with whoever acts until the table waits for another; what may be left undone draws nobody's eyes. */
function whoActs(asked: TableState['asked'], people: readonly Seat[], now: Viewer): Viewer {
  const ours = asked.filter(({ seat }) => people.includes(seat));
  const due = ours.filter(({ optional }) => !optional);
  const list = due.length > 0 ? due : ours;
  if (list.length === 0 || list.some(({ seat }) => seat === now)) return now === 'public' ? (people[0] as Seat) : now;
  return (list[0] as (typeof list)[number]).seat;
}

/**
 * What is said before somebody gives up. Where all lose together there is no opponent, and nobody gives up for people elsewhere; where the
 * others play on, a bot takes the chair, unless nobody but bots would be left.
 */
export function resignWords(
  { sitters, game }: Pick<TableHandle, 'sitters' | 'game'>,
  view: unknown,
): 'resignSure' | 'resignAll' | 'resignTogether' | 'resignOn' | 'resignEnd' {
  if (!game.box.lid.together) {
    if (sitters.length === 2) return 'resignSure';
    const gone = game.box.game.resigned?.(view) ?? null;
    const people = sitters.filter(({ is }) => is !== 'bot').length;
    return gone !== null && sitters.length - gone.length > 2 && people > 1 ? 'resignOn' : 'resignEnd';
  }
  return sitters.some(({ is }) => is === 'remote') ? 'resignTogether' : 'resignAll';
}
