import { begin, fastStream, LANGUAGES } from '@sztab/kernel';
import { expect, test } from 'vitest';
import { generalOrders as game } from '../../rules/index.ts';
import type { GoMove } from '../../rules/moves.ts';
import type { GoFrame } from '../../rules/table.ts';
import type { GoView } from '../../rules/view.ts';
import { words } from '../../text/index.ts';
import { boardWords } from './index.ts';

/** The opening as Blue sees it, at another step. */
function viewAt(step: GoFrame): GoView {
  const { table } = begin(game, 2, { firstInitiative: 'blue', bonusSetup: 'fixed' }, fastStream(1));
  table.flow.push(step);
  return game.view(table, 0);
}

const plain = (text: string): string => text.replaceAll('\u00a0', ' ');
const SUPPLY = { side: 'blue', space: 'reinforce-1', strength: 5, recalled: {}, placed: {} } as const;
const RECALL: GoFrame = { step: 'reinforce.recall', ...SUPPLY, allowed: ['riola'], remaining: 0 };
const PLACE: GoFrame = { step: 'reinforce.place', ...SUPPLY, allowed: ['riola'], remaining: 3 };
const MOVE: GoFrame = {
  step: 'advance.move',
  side: 'blue',
  by: 'advance',
  place: 'querciola',
  pieces: 1,
  from: { gaggio: 1 },
  outpost: false,
};
const CARD: GoFrame = { step: 'advance.card', side: 'blue', by: 'advance', place: 'querciola', pieces: 1 };

test.each(LANGUAGES)('one move has one name, on its button, in lists and in the order line: %s', (language) => {
  const { verbs } = boardWords[language];
  const said = (move: GoMove, view: GoView): string => plain(words[language].move(move, view));
  const button = (verb: string): string => plain(verbs[verb] as string);
  expect(said('done', viewAt(RECALL))).toBe(button('done'));
  expect(said('continue', viewAt(CARD))).toBe(button('continue'));
  expect(said('pass', viewAt({ step: 'turn', side: 'blue' }))).toBe(button('pass'));
  for (const view of [viewAt(PLACE), viewAt(MOVE)]) expect(said('finish', view)).toMatch(`${button('finish')}`);
  expect(said('recall(riola)', viewAt(RECALL)).startsWith(button('recall'))).toBe(true);
  expect(said('place(riola)', viewAt(PLACE)).startsWith(button('place'))).toBe(true);
  expect(said('takeBack(plan-1)', viewAt(RECALL)).split(' ')[0]).toBe(button('takeBack').split(' ')[0]);
  expect(said('rerollWith(assault)', viewAt(CARD)).split(' ').at(-1)).toBe(button('rerollWith').split(' ').at(-1));
  const asked = (prompt: string, view: GoView): string => plain(words[language].prompt(prompt, view).yours);
  const lower = (verb: string): string => button(verb).toLocaleLowerCase(language);
  expect(asked('reinforce-recall', viewAt(RECALL))).toContain(lower('done'));
  expect(asked('reinforce-recall', viewAt(RECALL))).toContain(lower('recall').replace(/ one$/, ''));
  expect(asked('advance-card', viewAt(CARD))).toContain(lower('continue'));
  expect(asked('advance-move', viewAt(MOVE))).toContain(lower('finish'));
  expect(asked('turn', viewAt({ step: 'turn', side: 'blue' }))).toContain(lower('deploy'));
});
