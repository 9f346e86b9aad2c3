/**
 * The first game of Operation Most III with a guide: what is said the first time something happens.
 * The table and the tips are guide.json, their texts text/<language>/tips.json; what else has to be seen for a tip stands here.
 */
import { type Guide, seeing } from '@sztab/kernel';
import { cardOf } from '../content/cards.ts';
import { STAGES } from '../content/rocket-tests.ts';
import { enemyOf, HOME, type Side } from '../content/zones.ts';
import type { Shape } from '../rules/moves.ts';
import { scoreOf } from '../rules/outcome.ts';
import type { View } from '../rules/view.ts';
import GUIDE from './guide.json' with { type: 'json' };

const own = ({ you }: View): Side => you ?? 'PL';
const sideOf = (card: View['cards'][number]): Side => cardOf(card.id).side;
const can = (moves: readonly string[], verb: string): boolean => moves.some((move) => move.startsWith(`${verb}(`));

export const guide: Guide<Shape> = seeing(GUIDE, {
  'first-turn': ({ view, moves }) =>
    view.stage === 1 && can(moves, 'deploy') && !view.cards.some((card) => sideOf(card) === own(view)),
  ambush: ({ moves }) => can(moves, 'ambush'),
  nurse: ({ moves }) => can(moves, 'nurse'),
  search: ({ moves }) => can(moves, 'search'),
  exhausted: ({ view }) => view.cards.some((card) => sideOf(card) === own(view) && !card.ready),
  'enemy-at-home': ({ view }) => view.cards.some((card) => sideOf(card) !== own(view) && card.zone === HOME[own(view)]),
  // OM3-4.4.5: since then the reader may have passed, or a stage may have begun.
  'one-pass': ({ view }) => view.flow.some((frame) => frame.step === 'stage.turns' && frame.passes > 0),
  volunteers: ({ moves }) => can(moves, 'volunteers'),
  'fly-out': ({ view, moves }) => can(moves, 'mostIII') && view.parts.forest >= 2,
  // OM3-4.5.1: the first acts of the new stage exhaust cards again, and in the last one there is more to say.
  'stage-over': ({ view }) => view.stage < STAGES && view.cards.every(({ ready }) => ready),
  'last-stage': ({ view }) => view.stage === STAGES,
  tie: ({ view }) => {
    const score = scoreOf(view);
    return view.stage === STAGES && score[own(view)] === score[enemyOf(own(view))];
  },
});
