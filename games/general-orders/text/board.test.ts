import { begin, call, fastStream } from '@sztab/kernel';
import { languagesOf } from '@sztab/kernel/words';
import { expect, test } from 'vitest';
import { generalOrders as game } from '../rules/index.ts';
import type { Move } from '../rules/moves.ts';
import type { Frame } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { boardWords } from './board.ts';
import { words } from './index.ts';

/** The opening as Blue sees it, at another step. */
function viewAt(step: Frame): View {
  const { state } = begin(game, 2, { firstInitiative: 'blue', bonusSetup: 'fixed' }, fastStream(1));
  call(state, step);
  return game.view(state, 0);
}

const plain = (text: string): string => text.replaceAll('\u00a0', ' ');
const SUPPLY = { side: 'blue', space: 'reinforce-1', strength: 5, recalled: {}, placed: {} } as const;
const RECALL: Frame = { step: 'reinforce.recall', ...SUPPLY, allowed: ['riola'], remaining: 0 };
const PLACE: Frame = { step: 'reinforce.place', ...SUPPLY, allowed: ['riola'], remaining: 3 };
const MOVE: Frame = {
  step: 'advance.move',
  side: 'blue',
  by: 'advance',
  place: 'querciola',
  pieces: 1,
  from: { gaggio: 1 },
  outpost: false,
};
const CARD: Frame = { step: 'advance.card', side: 'blue', by: 'advance', place: 'querciola', pieces: 1 };

test.each(languagesOf(words))(
  'one move has one name, on its button, in lists and in the order line: %s',
  (language) => {
    const { verbs } = boardWords[language];
    const said = (move: Move, view: View): string => plain(words[language].move(move, view));
    const button = (verb: string): string => plain(verbs[verb] as string);
    expect(said('done', viewAt(RECALL))).toBe(button('done'));
    expect(said('continue', viewAt(CARD))).toBe(button('continue'));
    expect(said('pass', viewAt({ step: 'turn', side: 'blue' }))).toBe(button('pass'));
    for (const view of [viewAt(PLACE), viewAt(MOVE)]) expect(said('finish', view)).toMatch(`${button('finish')}`);
    expect(said('recall(riola)', viewAt(RECALL)).startsWith(button('recall'))).toBe(true);
    expect(said('place(riola)', viewAt(PLACE)).startsWith(button('place'))).toBe(true);
    expect(said('takeBack(plan-1)', viewAt(RECALL)).split(' ')[0]).toBe(button('takeBack').split(' ')[0]);
    expect(said('rerollWith(assault)', viewAt(CARD)).split(' ').at(-1)).toBe(button('rerollWith').split(' ').at(-1));
    const asked = (prompt: string, view: View): string =>
      plain(words[language].prompt(prompt, view).yours).toLocaleLowerCase(language);
    const lower = (verb: string): string => button(verb).toLocaleLowerCase(language);
    expect(asked('reinforce-recall', viewAt(RECALL))).toContain(lower('done'));
    expect(asked('reinforce-recall', viewAt(RECALL))).toContain(lower('recall').replace(/ one$/, ''));
    expect(asked('advance-card', viewAt(CARD))).toContain(lower('continue'));
    expect(asked('advance-move', viewAt(MOVE))).toContain(lower('finish'));
    expect(asked('turn', viewAt({ step: 'turn', side: 'blue' }))).toContain(lower('deploy'));
  },
);
