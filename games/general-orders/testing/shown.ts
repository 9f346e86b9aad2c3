/** For tests only: what lies on the table and what was told, in words as short as those of a position. */
import type { Told } from '@sztab/kernel';
import { eventsOf, words } from '@sztab/kernel/testing';
import type { AreaId, ZoneId } from '../content/areas.ts';
import type { Side } from '../content/sides.ts';
import type { Event } from '../rules/events.ts';
import type { State } from '../rules/state.ts';
import { piecesIn } from '../rules/supply.ts';

/** Who stands where: `gaggio:B1 castel-daiano:-`. */
export const on = (s: State, places: string): string =>
  words<AreaId | ZoneId>(places)
    .map((place) => {
      const [blue, yellow] = [piecesIn(s, 'blue', place), piecesIn(s, 'yellow', place)];
      return `${place}:${blue > 0 ? `B${blue}` : ''}${yellow > 0 ? `Y${yellow}` : ''}${blue + yellow > 0 ? '' : '-'}`;
    })
    .join(' ');

/** Commanders of a side: reserve, ready, on spaces. */
export const commanders = (s: State, side: Side): [number, number, number] => [
  s.reserve[side].commanders,
  s.ready[side],
  s.deployed[side].length,
];

/** The faces of each roll. */
export const rolls = (told: readonly Told<Event>[]): number[][] =>
  eventsOf(told, 'rolled').map(({ faces }) => [...faces]);

/** Why the dice of the first roll: `base1 city1`. */
export const diceOf = (told: readonly Told<Event>[]): string =>
  (eventsOf(told, 'rolled')[0]?.parts ?? []).map(({ because, dice }) => `${because}${dice}`).join(' ');
