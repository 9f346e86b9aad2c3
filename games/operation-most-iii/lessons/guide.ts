/** The first game of Operation Most III with a guide: what is said the first time something happens. The texts stand in text/<language>/tips.json. */
import type { Guide } from '@sztab/kernel';
import { cardOf } from '../content/cards.ts';
import { STAGES } from '../content/rocket-tests.ts';
import { enemyOf, HOME, type Side } from '../content/zones.ts';
import type { Shape } from '../rules/moves.ts';
import { scoreOf } from '../rules/outcome.ts';
import type { View } from '../rules/view.ts';

const own = ({ you }: View): Side => you ?? 'PL';
const sideOf = (card: View['cards'][number]): Side => cardOf(card.id).side;
const can = (moves: readonly string[], verb: string): boolean => moves.some((move) => move.startsWith(`${verb}(`));

export const guide: Guide<Shape> = {
  players: 2,
  options: { mulligan: 'off', sideAssignment: 'chosen' },
  you: 'PL',
  level: 'recruit',
  tips: [
    { id: 'first-turn', rule: 'OM3-4.4.2', lesson: 'first-part', asked: ['act'], sees: ({ view }) => view.stage === 1 },
    {
      id: 'window',
      rule: 'OM3-6.5.1',
      lesson: 'auction',
      asked: ['roll-window'],
    },
    { id: 'escort', rule: 'OM3-6.3.1', lesson: 'escort', asked: ['escort'] },
    { id: 'ambush', rule: 'OM3-6.4.1', lesson: 'ambush', asked: ['ambush'], sees: ({ moves }) => can(moves, 'ambush') },
    { id: 'nurse', rule: 'OM3-6.6.1', lesson: 'ambush', asked: ['nurse'], sees: ({ moves }) => can(moves, 'nurse') },
    {
      id: 'search',
      rule: 'OM3-5.4.1',
      lesson: 'first-part',
      asked: ['act'],
      sees: ({ moves }) => can(moves, 'search'),
    },
    {
      id: 'exhausted',
      rule: 'OM3-4.8.3',
      lesson: 'first-part',
      asked: ['act'],
      sees: ({ view }) => view.cards.some((card) => sideOf(card) === own(view) && !card.ready),
    },
    {
      id: 'enemy-at-home',
      rule: 'OM3-4.7.6',
      lesson: 'behind-the-lines',
      asked: ['act'],
      sees: ({ view }) => view.cards.some((card) => sideOf(card) !== own(view) && card.zone === HOME[own(view)]),
    },
    {
      id: 'one-pass',
      rule: 'OM3-4.4.5',
      lesson: 'last-stage',
      asked: ['act'],
      heard: ['passed'],
    },
    { id: 'stage-over', rule: 'OM3-4.5.1', lesson: 'last-stage', asked: ['act'], heard: ['all-refreshed'] },
    { id: 'fell', rule: 'OM3-5.3.5', lesson: 'escort', asked: ['act'], heard: ['removed'] },
    { id: 'part-lost', rule: 'OM3-5.4.5', lesson: 'auction', asked: ['act'], heard: ['part-moved'] },
    {
      id: 'volunteers',
      rule: 'OM3-5.8.1',
      lesson: 'in-a-row',
      asked: ['act'],
      sees: ({ moves }) => can(moves, 'volunteers'),
    },
    {
      id: 'fly-out',
      rule: 'OM3-5.9.6',
      lesson: 'flown-out',
      asked: ['act'],
      sees: ({ view, moves }) => can(moves, 'mostIII') && view.parts.forest >= 2,
    },
    {
      id: 'last-stage',
      rule: 'OM3-4.7.1',
      lesson: 'last-stage',
      asked: ['act'],
      sees: ({ view }) => view.stage === STAGES,
    },
    {
      id: 'tie',
      rule: 'OM3-4.7.5',
      lesson: 'last-stage',
      asked: ['act'],
      sees({ view }) {
        const score = scoreOf(view);
        return view.stage === STAGES && score[own(view)] === score[enemyOf(own(view))];
      },
    },
  ],
};
