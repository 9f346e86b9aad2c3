import { begin, fastStream, heardBy, Match } from '@sztab/kernel';
import { describe, expect, test } from 'vitest';
import { type Line, type Position, playTo, position, toDecide } from '../testing/position.ts';
import { operationMostIII } from './index.ts';
import { homeLost, outcome, resultOf, scoreOf } from './outcome.ts';
import type { Result, State } from './state.ts';

/** The game ends here: stage 4, one pass made, and now the second. */
function end(p: Position): Result {
  const s = position({
    cards: 'PL-SUPPORT-1@forest DE-SUPPORT-1@base',
    ...p,
    stage: 4,
    passes: 1,
    turn: 'DE',
    hand: { DE: 'DE-LUCK-1' },
  });
  playTo(s, 'DE pass');
  return s.result as Result;
}
const HELD = 'PL-SUPPORT-1@forest DE-SUPPORT-1@base';

describe('OM3-4.7 victory', () => {
  test('OM3-4.7.1 base for DE, forest and evacuated for PL, the rest for nobody', () => {
    expect(end({ parts: { base: 4, forest: 3, evacuated: 2, surroundings: 1 } }).score).toEqual({ PL: 5, DE: 4 });
    expect(end({ parts: { base: 0, forest: 0, surroundings: 10 } }).score).toEqual({ PL: 0, DE: 0 });
    const s = position({ parts: { hidden: 2, surroundings: 1, forest: 2, base: 1 }, stage: 3 });
    expect(scoreOf(s)).toEqual({ PL: 2, DE: 1 });
  });

  test('OM3-4.7.2 R-34 lost: no own card there, ready or not, and an enemy Unit there', () => {
    const lost = (cards: string) => {
      const s = position({ cards });
      return [homeLost(s, 'PL'), homeLost(s, 'DE')];
    };
    expect(lost('DE-SS-1@forest')).toEqual([true, false]);
    expect(lost('DE-SS-1@forest!')).toEqual([true, false]);
    expect(lost('DE-SS-1@forest PL-SUPPORT-1@forest!')).toEqual([false, false]);
    expect(lost('DE-SS-1@forest PL-SCOUTS-1@forest!')).toEqual([false, false]);
    expect(lost('DE-SS-1@forest PL-SCOUTS-1@surroundings PL-CICHOCIEMNI-1@base')).toEqual([true, true]);
    expect(lost('PL-SCOUTS-1@base DE-SOLDIERS-1@surroundings')).toEqual([false, true]);
    expect(lost('')).toEqual([false, false]);
  });

  test('OM3-4.7.3 exactly one lost home loses the game, whatever the parts', () => {
    expect(end({ cards: 'DE-SS-1@forest DE-SUPPORT-1@base', parts: { forest: 10, base: 0 } })).toMatchObject({
      winner: 'DE',
      reason: 'homeLost',
    });
    expect(end({ cards: 'PL-SCOUTS-1@base! PL-SUPPORT-1@forest', parts: { base: 10, forest: 0 } })).toMatchObject({
      winner: 'PL',
      reason: 'homeLost',
    });
    // The option for ties does not touch it.
    expect(
      end({ cards: 'DE-SS-1@forest DE-SUPPORT-1@base', parts: { forest: 5, base: 5 }, options: { tieWinner: 'PL' } }),
    ).toMatchObject({
      winner: 'DE',
      reason: 'homeLost',
    });
  });

  test('OM3-4.7.4 R-33 otherwise the higher score wins; two lost homes cancel out', () => {
    expect(end({ cards: HELD, parts: { forest: 6, base: 4 } })).toMatchObject({ winner: 'PL', reason: 'parts' });
    expect(end({ cards: HELD, parts: { forest: 4, base: 6 } })).toMatchObject({ winner: 'DE', reason: 'parts' });
    const both = 'DE-SS-1@forest PL-CICHOCIEMNI-1@base';
    expect(end({ cards: both, parts: { forest: 4, base: 6 } })).toMatchObject({ winner: 'DE', reason: 'parts' });
    expect(end({ cards: both, parts: { forest: 5, base: 5 } })).toMatchObject({ winner: 'DE', reason: 'tie' });
    expect(end({ cards: both, parts: { forest: 5, base: 5 }, options: { tieWinner: 'PL' } })).toMatchObject({
      winner: 'PL',
      reason: 'tie',
    });
  });

  test('OM3-4.7.5 a tie is German, or Polish by option; nothing is drawn', () => {
    expect(end({ parts: { forest: 0, base: 0 } })).toEqual({ winner: 'DE', reason: 'tie', score: { PL: 0, DE: 0 } });
    expect(end({ parts: { forest: 0, base: 0 }, options: { tieWinner: 'PL' } })).toMatchObject({
      winner: 'PL',
      reason: 'tie',
    });
    expect(end({ parts: { forest: 2, evacuated: 3, base: 5 } })).toMatchObject({ winner: 'DE', reason: 'tie' });
    expect(end({ parts: { forest: 6, base: 5 }, options: { tieWinner: 'DE' } })).toMatchObject({
      winner: 'PL',
      reason: 'parts',
    });
    expect(end({ parts: { forest: 5, base: 6 }, options: { tieWinner: 'PL' } })).toMatchObject({
      winner: 'DE',
      reason: 'parts',
    });
  });

  test('OM3-4.7.6 R-32 the lost home is looked at once, after phase 7 of stage 4', () => {
    for (const stage of [1, 2, 3] as const) {
      const s = position({ cards: 'DE-SS-1@forest DE-SUPPORT-1@base', stage, passes: 1 });
      expect(homeLost(s, 'PL')).toBe(true);
      playTo(s, 'PL pass');
      expect([s.stage, s.result]).toEqual([stage + 1, null]);
    }
    // In stage 4 it can still be put right by the last deployment.
    const s = position({
      cards: 'DE-SS-1@forest DE-SUPPORT-1@base',
      hand: { PL: 'PL-SCOUTS-1', DE: 'DE-LUCK-1' },
      stage: 4,
      parts: { forest: 10 },
    });
    playTo(s, 'PL deploy(PL-SCOUTS-1)', 'DE pass', 'PL pass');
    expect(s.result).toMatchObject({ winner: 'PL', reason: 'parts' });
  });

  test('E-27 8 to 4, but the Forest is lost', () => {
    expect(end({ cards: 'DE-SS-1@forest DE-SUPPORT-1@base', parts: { forest: 8, base: 4, surroundings: 0 } })).toEqual({
      winner: 'DE',
      reason: 'homeLost',
      score: { PL: 8, DE: 4 },
    });
  });

  test('E-28 both homes lost: the parts decide, 8 to 4', () => {
    expect(
      end({ cards: 'DE-SS-1@forest PL-CICHOCIEMNI-1@base', parts: { forest: 8, base: 4, surroundings: 0 } }),
    ).toEqual({
      winner: 'PL',
      reason: 'parts',
      score: { PL: 8, DE: 4 },
    });
  });

  test('E-29 5 to 5: the Germans, or the Poles by option', () => {
    const parts = { forest: 5, base: 5 };
    expect(end({ parts })).toEqual({ winner: 'DE', reason: 'tie', score: { PL: 5, DE: 5 } });
    expect(end({ parts, options: { tieWinner: 'PL' } })).toEqual({
      winner: 'PL',
      reason: 'tie',
      score: { PL: 5, DE: 5 },
    });
  });

  test('E-30 an empty Forest with Most III beside it is not lost', () => {
    const result = end({
      cards: 'DE-SS-1@surroundings PL-SCOUTS-1@surroundings',
      parts: { evacuated: 6, base: 4, forest: 0 },
    });
    expect(result).toEqual({ winner: 'PL', reason: 'parts', score: { PL: 6, DE: 4 } });
  });

  test('the outcome tells the kernel seats, reason and scores, and nothing while the game goes on', () => {
    const s = position({ parts: { forest: 2, base: 1 }, stage: 3 });
    expect(outcome(s)).toBeNull();
    playTo(s, 'PL resign');
    expect(outcome(s)).toEqual({ winners: [1], reason: 'resign', scores: [2, 1] });
    expect(resultOf(s)).toMatchObject({ winner: 'PL', reason: 'parts' }); // as it lay
  });
});

describe('OM3-4.9.7 resigning', () => {
  const SUB_STATES: Record<string, () => State> = {
    'PL mulligan, DE mulligan': () => begin(operationMostIII, 2, {}, fastStream(1)).state,
    'DE mulligan': () => after({ at: 'draw' }, 'PL mulligan'),
    'PL act': () => position({}),
    'DE act': () => position({ turn: 'DE' }),
    'PL chain': () => position({ cards: 'PL-SUPPORT-1@forest', chain: 'volunteers:1' }),
    'PL escort': () =>
      after(
        { cards: 'PL-SCOUTS-1@surroundings PL-PARTISANS-1@surroundings DE-SS-1@surroundings', turn: 'DE' },
        'DE attack(DE-SS-1,PL-SCOUTS-1)',
      ),
    'DE ambush': () =>
      after(
        { cards: 'PL-SCOUTS-1@surroundings DE-SS-1@surroundings', hand: { DE: 'DE-AMBUSH-1' }, turn: 'DE' },
        'DE attack(DE-SS-1,PL-SCOUTS-1)',
      ),
    'DE roll-window': () =>
      after({ cards: 'DE-SCOUTS-1@surroundings DE-SUPPORT-1@base', turn: 'DE' }, 'DE search(DE-SCOUTS-1)'),
    'PL nurse': () =>
      after(
        {
          cards: 'PL-SCOUTS-1@surroundings DE-SS-1@surroundings',
          hand: { PL: 'PL-NURSE-1' },
          turn: 'DE',
          dice: [6, 1],
        },
        'DE attack(DE-SS-1,PL-SCOUTS-1)',
      ),
    'DE column-refresh': () =>
      after({ cards: 'DE-SCOUTS-1@base!', chain: 'motorisedColumn:1', turn: 'DE' }, 'DE endChain'),
  };
  const after = (p: Position, ...lines: Line[]): State => {
    const s = position(p);
    playTo(s, ...lines);
    return s;
  };

  test('OM3-4.9.7 either side in every sub-state; the opponent wins at once', () => {
    for (const [state, make] of Object.entries(SUB_STATES)) {
      for (const [side, other] of [
        ['PL', 'DE'],
        ['DE', 'PL'],
      ] as const) {
        const s = make();
        expect(toDecide(s)).toBe(state);
        const score = scoreOf(s);
        const told = heardBy(playTo(s, `${side} resign`), 'public');
        expect(told.map(({ is }) => is)).toEqual(['resigned', 'game-over']);
        expect(s.result).toEqual({ winner: other, reason: 'resign', score });
        expect(s.flow).toEqual([]);
        expect(operationMostIII.broken(s)).toEqual([]);
        for (const viewer of [0, 1, 'public'] as const)
          expect(operationMostIII.view(s, viewer).result).toEqual(s.result);
        expect(() => playTo(s, `${other} resign`)).toThrow('the game is over');
      }
    }
  });

  test('OM3-4.9.7 also on a real table, while the opponent decides', () => {
    const match = new Match(operationMostIII, { players: 2, options: { mulligan: 'off' }, seed: '3'.repeat(64) });
    match.resign(1);
    expect(match.outcome).toMatchObject({ winners: [0], reason: 'resign' });
    expect(() => match.resign(0)).toThrow('the game is over');
    expect(() => match.play(0, 'pass')).toThrow('the game is over');
  });
});
