import { describe, expect, test } from 'vitest';
import type { WhyNot } from './box.ts';
import { fastStream } from './dice.ts';
import { begin, play } from './play.ts';
import { highestCard as game, type HighestCard } from './testing/highest-card.ts';
import { KitFailure } from './testing/random-game.ts';
import { reasonsGiven } from './testing/reasons.ts';
import { citing, isSpelled, whyNotBy } from './why-not.ts';

type View = HighestCard['view'];

const RULE = {
  possible: '2',
  'game-over': '3',
  'only-watching': '1',
  'laid-already': '2',
  'not-held': '2',
  shown: '4',
};

const whyNot = whyNotBy<HighestCard, 'laid-already' | 'not-held' | 'shown'>(game, 'HC', RULE, {
  seatOf: ({ you }) => you,
  notAsked: () => 'laid-already',
  against({ hand, shown }, [card, ...more]) {
    const things = [card, ...more].filter((token) => token !== 'lay');
    if (things.some((token) => shown.includes(Number(token)))) return ['not-held', '4'];
    return things.length < 2 && things.every((token) => hand.includes(Number(token))) ? null : 'not-held';
  },
});
const RULES: ReadonlySet<string> = new Set(['HC-1', 'HC-2', 'HC-3', 'HC-4']);
const things = (): string[] => ['1', '7', '12', 'lunch'];

describe('why not', () => {
  const { state } = begin(game, 2, {}, fastStream(3));
  const [mine, theirs] = state.hands as [number[], number[]];
  const why = (viewer: number | 'public', ...touched: string[]) => whyNot(game.view(state, viewer), touched);

  test('a reason cites its rule, or the one that it came with', () => {
    expect(why(0, String(mine[0]))).toEqual({ reason: 'possible', rule: 'HC-2' });
    expect(why(0, String(theirs[0]))).toEqual({ reason: 'not-held', rule: 'HC-2' });
    const seen: View = { ...game.view(state, 0), shown: [theirs[0] as number] };
    expect(whyNot(seen, [String(theirs[0])])).toEqual({ reason: 'not-held', rule: 'HC-4' });
  });

  test('a reason is cited by another rule, whatever it is or if it is this one', () => {
    expect(citing('full', '4')).toEqual(['full', '4']);
    expect(citing('full', '4', 'empty')).toBe('full');
    expect(citing<string>('empty', '4', 'empty')).toEqual(['empty', '4']);
    expect(citing(null, '4')).toBeNull();
  });

  test('who only watches, who is not asked, and when all is over', () => {
    expect(why('public', String(mine[0])).reason).toBe('only-watching');
    play(game, state, 0, `lay(${mine[0]})`);
    expect(why(0, String(mine[1])).reason).toBe('laid-already');
    expect(whyNot({ ...game.view(state, 'public'), flow: [] }, ['1']).reason).toBe('game-over');
  });

  test('a move is spelled by its things in their order, its verb anywhere among them or left out', () => {
    const moves = ['pass', 'move(a,b)'];
    for (const touched of ['pass', 'move', 'a', 'a b', 'a move b', 'move a', 'a b move'])
      expect(isSpelled(touched.split(' '), moves), touched).toBe(true);
    for (const touched of ['b', 'b a', 'a a', 'a pass', 'a b c', 'lunch'])
      expect(isSpelled(touched.split(' '), moves), touched).toBe(false);
  });
});

describe('the kit looks at reasons', () => {
  const found = (answer: (view: View, touched: readonly string[]) => WhyNot): string => {
    try {
      reasonsGiven({ box: { game, whyNot: answer }, rules: RULES, things }, 20);
    } catch (error) {
      if (error instanceof KitFailure) return error.message;
      throw error;
    }
    return 'nothing';
  };

  test('and finds nothing wrong with those of the example', () => {
    expect(found(whyNot)).toBe('nothing');
    expect([...reasonsGiven({ box: { game, whyNot }, rules: RULES, things }, 20)].sort()).toEqual(
      ['game-over', 'laid-already', 'not-held', 'only-watching', 'possible'].sort(),
    );
  });

  test('catches a rule that is not in the rulebook', () => {
    expect(found((view, touched) => ({ ...whyNot(view, touched), rule: 'HC-9' }))).toContain('HC-9, which is no rule');
  });

  test('catches a touch that is refused although a move is spelled so, and the other way round', () => {
    expect(found(() => ({ reason: 'not-held', rule: 'HC-2' }))).toMatch(/touches .*: not-held, HC-2; offered: lay/);
    expect(found(() => ({ reason: 'possible', rule: 'HC-2' }))).toMatch(/touches .*: possible, HC-2; offered: /);
  });
});
