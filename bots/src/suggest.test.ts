import {
  asks,
  type Brain,
  clone,
  fastStream,
  fastStreamFrom,
  type Game,
  type GameBox,
  look,
  type Reason,
  type Shape,
} from '@sztab/kernel';
import { selfPlay } from '@sztab/kernel/testing';
import { expect, test } from 'vitest';
import type { Question } from './bot.ts';
import { type Difference, differencesOf, gainOf, namedOf } from './reasons.ts';
import { sortsOf } from './sorts.ts';
import { suggest } from './suggest.ts';

const modules = import.meta.glob<{ readonly box: GameBox }>('../../games/[a-z]*/index.ts');
const boxes = (await Promise.all(Object.values(modules).map((load) => load()))).map(({ box }) => box);
const named = boxes.filter(({ brain }) => brain.terms).map((box) => [box.game.id, box] as const);

const OPTIONS = { niepodlegla: { consent: 'arbiter' } } as const;
const BUDGET = { iterations: 48 };

interface Met {
  readonly s: Shape['state'];
  readonly question: Question;
}

/** Some open questions of a game that the policy plays. */
function met({ game, brain }: { game: Game; brain: Brain }, count: number): Met[] {
  const found: Met[] = [];
  let n = 0;
  const options = OPTIONS[game.id as keyof typeof OPTIONS] ?? {};
  for (const { s, seat, moves } of selfPlay({ game, brain }, { players: 2, options }, 'suggested')) {
    // More than one move must be worth a thought.
    if (sortsOf(brain, s, seat, moves).length < 2 || n++ % 11 !== 5) continue;
    found.push({ s: clone(s), question: { seat, view: look(game, s, seat).view, moves } });
    if (found.length === count) break;
  }
  return found;
}

const difference = (code: string, value: number, more: Partial<Difference> = {}): Difference => ({
  code,
  thing: null,
  value,
  error: 0,
  count: 0,
  ...more,
});

test('every game tells its terms', () => {
  expect(named.map(([id]) => id)).toEqual(
    expect.arrayContaining([
      'operation-most-iii',
      'general-orders',
      'first-to-fight',
      'niepodlegla',
      'race-to-the-rhine',
    ]),
  );
});

test('a reason is one of the two largest differences, and a quarter of the whole', () => {
  const codes = (...differences: Difference[]): string[] => namedOf(differences).map(({ code }) => code);
  expect(codes(difference('a', 3), difference('b', 2), difference('c', 1))).toEqual(['a', 'b']);
  expect(codes(difference('a', 9), difference('b', 1))).toEqual(['a']);
  // Its gain is more than the whole: without it the order of the moves would change.
  expect(codes(difference('a', 5), difference('b', -4))).toEqual(['a']);
  expect(codes(difference('a', 1), difference('b', -2))).toEqual([]);
  expect(codes(difference('a', 3, { error: 2 }), difference('b', 2))).toEqual(['b']);
  expect(namedOf([difference('a', 1, { count: 1.6, thing: 'M1' })])).toEqual([{ code: 'a', thing: 'M1', n: 2 }]);
});

test('a gain is told although it has a price, unless it is a trifle beside it or may be chance', () => {
  expect(gainOf([difference('a', 1), difference('b', -3), difference('c', 0.5)])).toMatchObject({ code: 'a' });
  expect(gainOf([difference('a', 1), difference('b', -5)])).toBeNull();
  expect(gainOf([difference('a', 1, { error: 0.6 }), difference('b', 0.5)])).toMatchObject({ code: 'b' });
  expect(gainOf([difference('a', 0), difference('b', -1e-12)])).toBeNull();
});

test.each(named)(
  '%s: what is suggested can be played, has a chance, hardly ever lacks a reason, and every reason is in the difference',
  (_, box) => {
    const { game, brain, words } = box;
    let silent = 0;
    for (const { question } of met(box, 6)) {
      const told = suggest(box, question, fastStreamFrom('coach'), BUDGET);
      expect(question.moves).toContain(told.move);
      expect(told.chance).toBeGreaterThanOrEqual(0);
      expect(told.chance).toBeLessThanOrEqual(1);
      expect(told.second?.move).not.toBe(told.move);
      expect(told.reasons.length).toBeLessThanOrEqual(2);
      expect(told.because === 'alike').toBe(told.reasons.length === 0);
      if (told.reasons.length === 0) silent++;
      const others = question.moves.filter((move) => move !== told.move);
      const rivals =
        told.because === 'ahead' ? (['now'] as const) : [told.second ? [told.second.move] : others, others];
      const isGain = ({ code, thing }: Reason): boolean =>
        rivals.some((against) =>
          [0, 8].some((ahead) =>
            differencesOf({ game, brain }, question, [told.move, against], ahead, fastStream(7)).some(
              (one) => one.code === code && one.thing === thing && one.value > 0,
            ),
          ),
        );
      for (const reason of told.reasons) {
        expect(isGain(reason), `${told.move} for ${reason.code}`).toBe(true);
        expect(words.en.why(reason)).not.toBe('');
        expect(words.pl.why(reason)).not.toBe('');
      }
    }
    expect(silent).toBeLessThanOrEqual(1);
  },
);

test.each(named)('%s: what the others hold does not change what is suggested', (_, box) => {
  const { game } = box;
  for (const { s, question } of met(box, 2)) {
    const dice = fastStreamFrom('other');
    const other = game.redeal?.(clone(s), question.seat, dice) ?? game.imagine(question.view, dice);
    const view = look(game, other, question.seat).view;
    const moves = asks(game, other).find(({ seat }) => seat === question.seat)?.moves ?? [];
    expect(suggest(box, { ...question, view, moves }, fastStream(3), BUDGET)).toEqual(
      suggest(box, question, fastStream(3), BUDGET),
    );
  }
});
