/** For tests only: what lies on the table, in words as short as those of a position. */
import type { Seat } from '@sztab/kernel';
import { facesOf } from '../content/dice.ts';
import { KINDS, TOWNS } from '../content/towns.ts';
import type { State } from '../rules/state.ts';

/** The towns that are not empty, written as in a position. */
export const board = (s: Pick<State, 'towns'>): string =>
  TOWNS.flatMap((town) => {
    const { ind, ...obstacles } = s.towns[town];
    const kinds = KINDS.filter((kind) => obstacles[kind] > 0).map((kind) => `${kind}${obstacles[kind]}`);
    const all = [...(ind > 0 ? [`${ind}`] : []), ...kinds];
    return all.length > 0 ? [`${town}=${all.join()}`] : [];
  }).join(' ');

/** The dice of a seat, written as in a position; `*` if selected. */
export const diceOf = (s: State, seat: Seat): string =>
  (s.players[seat]?.held ?? [])
    .map(({ die, up, selected }) => `${die}:${facesOf(die)[up - 1]?.sign ?? '-'}${selected ? '*' : ''}`)
    .join(' ');

/** The tokens, written as in a position; `>1` if seat 1 was passed it. */
export const tokensOf = (s: State): string =>
  s.tokens
    .map(
      ({ token, owner, holder, active }) =>
        `${token}@${owner}${holder === owner ? '' : `>${holder}`}${active ? '' : '!'}`,
    )
    .join(' ');

/** Missions of the row in their order, in one line. */
export const rowOf = (s: Pick<State, 'row'>): string => s.row.join(' ');
