/**
 * The first game of Niepodległa with a guide: what is said the first time something happens.
 * The table and the tips are guide.json, their texts text/<language>/tips.json; what else has to be seen for a tip stands here.
 * The other seat is an officer: it plays on your own side, and a weak one would lose your game.
 */
import { type Guide, seeing } from '@sztab/kernel';
import type { Shape } from '../rules/moves.ts';
import { isFinalRound } from '../rules/state.ts';
import GUIDE from './guide.json' with { type: 'json' };

export const guide: Guide<Shape> = seeing(GUIDE, {
  plan: ({ view }) => view.round === 1,
  'low-morale': ({ view }) => view.morale < 6,
  'two-tracks': ({ view }) => view.round >= 7 && !isFinalRound(view),
  finale: ({ view }) => isFinalRound(view),
});
