/** For tests only: what is offered, in words as short as those of a position. */
import { words } from '@sztab/kernel/testing';
import type { Side } from '../content/sides.ts';
import type { State } from '../rules/state.ts';
import { legal } from './position.ts';

/** The spaces on which a side may deploy now; only those whose name begins with `kind`, if it is given. */
export const spacesFor = (s: State, side: Side, kind = ''): string[] =>
  legal(s, side)
    .filter((move) => move.startsWith(`deploy(${kind}`))
    .map((move) => move.slice(7, -1));

/** This verb for each of the things: `place(gaggio) place(riola)`. */
export const each = (verb: string, things: string): string =>
  words(things)
    .map((thing) => `${verb}(${thing})`)
    .join(' ');

/** What stands in the brackets of the offered moves with this verb. */
export const offers = (s: State, side: Side, verb: string): string[] =>
  legal(s, side)
    .filter((move) => move.startsWith(`${verb}(`))
    .map((move) => move.slice(verb.length + 1, -1));
