/**
 * The first game of Niepodległa with a guide: what is said the first time something happens.
 * When, is tips.json; what, is text/<language>/tips.json; what else has to be seen for it stands here.
 */
import { type Guide, seeing } from '@sztab/kernel';
import type { Shape } from '../rules/moves.ts';
import { isFinalRound } from '../rules/state.ts';
import TIPS from './tips.json' with { type: 'json' };

export const guide: Guide<Shape> = {
  players: 2,
  options: { stakes: '0', consent: 'open', obstacles: 'light' },
  you: 'red',
  // On your own side: a weak one would lose your game.
  level: 'officer',
  tips: seeing<Shape, keyof typeof TIPS>(TIPS, {
    plan: ({ view }) => view.round === 1,
    'low-morale': ({ view }) => view.morale < 6,
    'two-tracks': ({ view }) => view.round >= 7 && !isFinalRound(view),
    finale: ({ view }) => isFinalRound(view),
  }),
};
