/** For tests only: what lies on the table and what was told, in words as short as those of a position. */
import type { Told } from '@sztab/kernel';
import { eventsOf, words } from '@sztab/kernel/testing';
import type { AreaId, ZoneId } from '../content/areas.ts';
import type { Side } from '../content/sides.ts';
import type { Event } from '../rules/events.ts';
import type { State } from '../rules/state.ts';
import { piecesIn } from '../rules/supply.ts';

type Place = AreaId | ZoneId | 'reserve' | 'reserve-aircraft';

function count(s: State, side: Side, place: Place): number {
  if (place === 'reserve') return s.reserve[side].soldiers;
  if (place === 'reserve-aircraft') return s.reserve[side].aircraft;
  return piecesIn(s, side, place);
}

/** Who stands where, and how many are in reserve: `gaggio:B1 castel-daiano:- reserve:B21Y22`. */
export const on = (s: State, places: string): string =>
  words<Place>(places)
    .map((place) => {
      const [blue, yellow] = [count(s, 'blue', place), count(s, 'yellow', place)];
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

/** What a Reinforce or a Scramble brought: `blue reinforce-2 of 4+0: placed porretta:1 gaggio:3, recalled -`. */
export const brought = (told: readonly Told<Event>[]): string[] => {
  const list = (pieces: object): string =>
    Object.entries(pieces)
      .map(([place, n]) => `${place}:${n}`)
      .join(' ') || '-';
  return [...eventsOf(told, 'reinforced'), ...eventsOf(told, 'scrambled')].map(
    ({ side, space, strength, placed, recalled }) =>
      `${side} ${space} of ${strength.space}+${strength.bonus}: placed ${list(placed)}, recalled ${list(recalled)}`,
  );
};
