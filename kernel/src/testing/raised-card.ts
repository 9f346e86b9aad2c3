/** Highest Card in its second edition, for tests: a won round counts double, and whether the first round counts can be agreed on. */
import { byEdition } from '../editions.ts';
import type { Game } from '../game.ts';
import { type HighestCard, highestCard } from './highest-card.ts';

const WORTH = byEdition({ 1: 1, 2: 2 });
const { showdown } = highestCard.steps;
if (!('run' in showdown)) throw new Error('the example has changed');

export const raisedCard: Game<HighestCard> = {
  ...highestCard,
  edition: 2,
  options: [
    ...highestCard.options,
    { id: 'ties', values: ['first', 'last'], concerns: 'rules', since: 2 },
    { id: 'pace', values: ['quick', 'calm'], concerns: 'table', since: 2 },
  ],
  steps: {
    ...highestCard.steps,
    showdown: {
      run(s, f) {
        const before = [...s.points];
        showdown.run(s, f);
        s.points = s.points.map((now, seat) => {
          const had = before[seat] as number;
          return had + (now - had) * WORTH(s.edition);
        });
      },
    },
  },
};
