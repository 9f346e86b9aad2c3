/**
 * The first game of Niepodległa with a guide: what is said the first time something happens.
 * The table and the tips are guide.json, their texts text/<language>/tips.json; what else has to be seen for a tip stands here.
 * The other seat is an officer: it plays on your own side, and a weak one would lose your game.
 */
import { type Guide, seeing } from '@sztab/kernel';
import { MEETING, SHIELD_FROM, threatCards } from '../content/tracks.ts';
import type { Shape } from '../rules/moves.ts';
import { isFinalRound } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import GUIDE from './guide.json' with { type: 'json' };

/** Threat cards that a check would bring now (NPG-4.4.1). */
const checkOf = ({ morale, overdrawn }: View): number => threatCards(morale, overdrawn);

/** NPG-6.1.1: there is still something to reach. */
const areApart = (view: View): boolean => !isFinalRound(view) && view.acc + view.fp < MEETING;

export const guide: Guide<Shape> = seeing(GUIDE, {
  plan: ({ view }) => view.round === 1 && areApart(view),
  // NPG-4.2.3: who is done, or has no morale left, picks no dice.
  roll: ({ moves }) => moves.includes('done') && moves.some((move) => move.startsWith('selectDie(')),
  // NPG-6.2.5: the final round has no check.
  'no-shield': ({ view }) => !isFinalRound(view) && view.morale < SHIELD_FROM && checkOf(view) === 0,
  'low-morale': ({ view }) => !isFinalRound(view) && checkOf(view) > 0,
  prison: ({ view }) => !isFinalRound(view),
  tracks: ({ view }) => areApart(view),
  'two-tracks': ({ view }) => view.round >= 7 && areApart(view),
  finale: ({ view }) => isFinalRound(view),
});
