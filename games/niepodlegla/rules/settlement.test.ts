import { eventsOf } from '@sztab/kernel/testing';
import { describe, expect, test } from 'vitest';
import { asked, begun, legal, legalOf, type Position, playTo, position } from '../testing/position.ts';
import { PRINTED } from '../testing/printed.ts';
import { tokensOf } from '../testing/shown.ts';
import { deficitOf, shortfall, subsets } from './cover.ts';
import { defaultFor } from './settlement.ts';
import type { SettleFrame, State } from './state.ts';

const P: Position = { at: 'settle', towns: '', held: ['n1:P n2:F'] };
const frame = (s: State): SettleFrame => s.flow.at(-1) as SettleFrame;
/** The selection of seat 0: claims, then tokens. */
const chosen = (s: State): string => {
  const own = frame(s).seats[0];
  return [...(own?.claims ?? []), ...(own?.uses ?? [])].join(' ');
};

describe('NPG-4.2.12 which missions are completed', () => {
  test('NPG-4.2.12 EX-5 DP-8 Q-35 the dice of the printed example', () => {
    const s = position({ ...PRINTED.rollAgain, at: 'settle' });
    expect(chosen(s)).toBe('A-04');
    expect(legal(s, 0)).toEqual(['settle', 'unclaim(A-04)']);
    expect(deficitOf(s, 0, ['A-10'], [])).toBe(2);
    expect(deficitOf(s, 0, ['A-04', 'A-10'], [])).toBe(2);
    playTo(s, '0 unclaim(A-04)');
    expect(legalOf(s, 0, 'claim')).toBe('claim(A-04)');
    const rolling = position(PRINTED.rollAgain);
    playTo(rolling, '0 selectDie(haller) reroll done', '1 done', '2 done');
    expect(chosen(rolling)).toBe('A-04 A-10');
    playTo(rolling, '0 unclaim(A-04) unclaim(A-10)');
    expect(legalOf(rolling, 0, 'claim')).toBe('claim(A-04) claim(A-10)');
    playTo(rolling, '0 claim(A-10) claim(A-04)');
    expect(chosen(rolling)).toBe('A-04 A-10');
  });

  test('NPG-4.2.12 all seats at the same time, each for itself', () => {
    const s = position({
      ...P,
      row: 'A-03 A-04 A-09',
      pawns: '0:A-04 1:A-03 2:A-09',
      held: ['n1:P n2:F', 'n3:P n4:F', 'n5:PM n6:P'],
    });
    expect(asked(s)).toBe(
      '0 settle: settle unclaim(A-04) | 1 settle: settle unclaim(A-03) | 2 settle: settle unclaim(A-09)',
    );
    const told = playTo(s, '1 unclaim(A-03) settle');
    expect(eventsOf(told, 'settled')).toEqual([{ is: 'settled', by: 'blue', cards: [], tokens: [] }]);
    expect(legal(s, 1)).toEqual([]);
    playTo(s, '2 settle', '0 settle');
    expect(s.completed).toEqual(['A-09', 'A-04']);
  });

  test('NPG-4.2.13 EV-21 a joker is one symbol of any kind', () => {
    const p: Position = { ...P, characters: 'dmowski@0', held: ['n1:D dmowski:J'] };
    // A-22 D2 M1 lacks one; D1 M1 is covered; F2 is not.
    expect(chosen(position({ ...p, row: 'A-15@0' }))).toBe('A-15');
    const s = position({ ...p, row: 'A-15@0 A-22@0 A-04' });
    expect(deficitOf(s, 0, ['A-22'], [])).toBe(1);
    expect(deficitOf(s, 0, ['A-15', 'A-22'], [])).toBe(3);
    expect(chosen(s)).toBe('A-15');
    expect(legalOf(s, 0, 'claim')).toBe('');
    const two = position({ ...p, characters: 'dmowski@0 witos@0', held: ['n1:D dmowski:J witos:J'], row: 'A-22@0' });
    expect(chosen(two)).toBe('A-22');
  });

  test('NPG-4.2.13 EV-22 the symbols of a die may be split; surplus is lost', () => {
    // PM: P for A-04 with F, M for A-15 with D.
    const s = position({ ...P, row: 'A-04@0 A-15@0', held: ['n1:PM n2:DF'] });
    expect(chosen(s)).toBe('A-04 A-15');
    const without = position({ ...P, row: 'A-04@0 A-15@0', held: ['n1:PM n2:F'] });
    expect(chosen(without)).toBe('A-04');
  });

  test('NPG-4.2.13 the dice of another seat do not help', () => {
    const { told } = begun({ ...P, row: 'A-04@0', held: ['n1:P', 'n2:F'] });
    expect(eventsOf(told, 'settled')).toEqual([{ is: 'settled', by: 'red', cards: [], tokens: [] }]);
  });

  test('NPG-4.2.16 each mission on its own: failing one has no influence on another', () => {
    const s = position({ ...P, row: 'A-04@0 A-10@0' });
    expect(chosen(s)).toBe('A-04');
  });
});

describe('NPG-4.2.14 tokens', () => {
  test('NPG-4.2.14 EV-20 Q-41 a token that is not needed is not offered', () => {
    const s = position({ ...P, row: 'A-17@0', held: ['n1:F n2:F'], tokens: 'dowbor@0' });
    expect(chosen(s)).toBe('A-17');
    expect(legal(s, 0)).toEqual(['settle', 'unclaim(A-17)']);
    playTo(s, '0 settle');
    expect(tokensOf(s)).toBe('dowbor@0');
  });

  test('NPG-4.2.14 EV-40 the earlier token is put back by itself', () => {
    const s = position({ ...P, row: 'A-17@0 A-04', held: ['n1:P'], tokens: 'pow@0 dowbor@0' });
    expect(chosen(s)).toBe('A-17 dowbor');
    expect(legal(s, 0)).toEqual(['settle', 'unclaim(A-17)', 'unuseToken(dowbor)']);
    playTo(s, '0 unuseToken(dowbor)');
    expect(legal(s, 0)).toEqual(['useToken(pow)', 'useToken(dowbor)', 'unclaim(A-17)']);
    playTo(s, '0 useToken(pow)');
    expect(legal(s, 0)).toEqual(['useToken(dowbor)', 'unclaim(A-17)', 'unuseToken(pow)']);
    playTo(s, '0 useToken(dowbor)');
    expect(chosen(s)).toBe('A-17 dowbor');
    const told = playTo(s, '0 settle');
    expect(eventsOf(told, 'settled')).toEqual([{ is: 'settled', by: 'red', cards: ['A-17'], tokens: ['dowbor'] }]);
    expect(tokensOf(s)).toBe('pow@0 dowbor@0!');
  });

  test('NPG-4.2.14 an unclaim puts the token back; a claim may need all tokens', () => {
    const s = position({ ...P, row: 'A-04@0 A-17@0', held: ['n1:P'], tokens: 'pow@0 dowbor@0 sienkiewicz@1' });
    expect(chosen(s)).toBe('A-04 A-17 dowbor pow');
    playTo(s, '0 unclaim(A-04)');
    expect(chosen(s)).toBe('A-17 dowbor');
    playTo(s, '0 unclaim(A-17)');
    expect(chosen(s)).toBe('');
    expect(legalOf(s, 0, 'claim')).toBe('claim(A-04) claim(A-17)');
    playTo(s, '0 claim(A-04)');
    expect(legal(s, 0)).toEqual(['claim(A-17)', 'useToken(pow)', 'useToken(dowbor)', 'unclaim(A-04)']);
    playTo(s, '0 useToken(pow) settle');
    expect(tokensOf(s)).toBe('pow@0! dowbor@0 sienkiewicz@1');
  });

  test('NPG-4.2.14 spent tokens, morale tokens and those of others do not cover', () => {
    const p: Position = { ...P, row: 'A-17@0', held: ['n1:P'] };
    for (const tokens of ['dowbor@0!', 'dowbor@1', 'sapieha@0 harcerstwo@0']) {
      const { told } = begun({ ...p, tokens });
      expect(eventsOf(told, 'settled').map(({ cards }) => cards)).toEqual([[]]);
    }
  });

  test('NPG-4.2.9 NPG-4.2.14 a token that was passed serves its holder, and is spent for its owner', () => {
    const s = position({ ...P, at: 'roll', row: 'A-17@1', morale: 2, tokens: 'dowbor@0', held: ['n1:P', 'n2:P'] });
    playTo(s, '0 passToken(dowbor,blue)');
    expect(frame(s).seats[1]).toEqual({ claims: ['A-17'], uses: ['dowbor'], settled: false });
    playTo(s, '1 settle');
    expect(tokensOf(s)).toMatch(/^dowbor@0(>1)?!$/);
  });
});

describe('NPG-4.2.15 the default and the end', () => {
  test('NPG-4.2.15 most missions, then fewest tokens, then the lowest numbers', () => {
    const own = (p: Partial<Position>): string => {
      const { claims, uses } = defaultFor(position({ ...P, at: 'roll', morale: 3, row: 'A-03 A-04 A-17', ...p }), 0);
      return [...claims, ...uses].join(' ');
    };
    expect(own({ pawns: '0:A-04 0:A-03', players: 2 })).toBe('A-03');
    // A-17 (F2) alone needs a token, A-04 none.
    expect(own({ pawns: '0:A-04 0:A-17', tokens: 'dowbor@0' })).toBe('A-04 A-17 dowbor');
    expect(own({ pawns: '0:A-17 0:A-04', tokens: 'pow@0', held: ['n1:F n2:P'] })).toBe('A-04');
    expect(own({ pawns: '0:A-03 0:A-17', tokens: 'daszynski@0', held: ['n1:F n2:F'] })).toBe('A-17');
    expect(own({ pawns: '0:A-03 0:A-17', tokens: 'pow@0', held: ['n1:F n2:F'] })).toBe('A-17');
    expect(own({ pawns: '0:A-04', tokens: 'pow@0 dowbor@0', held: ['n1:P'] })).toBe('A-04 dowbor');
  });

  test('NPG-4.2.15 who has nothing to choose is settled at once', () => {
    const { state: s, told } = begun({ ...P, row: 'A-04 A-10@0 A-03@1', held: ['n1:P', 'n2:P n3:F', 'n4:P'] });
    expect(eventsOf(told, 'settled')).toEqual([{ is: 'settled', by: 'red', cards: [], tokens: [] }]);
    expect(asked(s)).toBe('1 settle: settle unclaim(A-03)');
    expect(frame(s).seats.map(({ settled }) => settled)).toEqual([true, false, true]);
  });

  test('NPG-4.2.15 a lasting deficit forbids to settle', () => {
    const s = position({ ...P, row: 'A-17@0', held: ['n1:P'], tokens: 'dowbor@0' });
    playTo(s, '0 unuseToken(dowbor)');
    expect(legal(s, 0)).not.toContain('settle');
  });

  test('NPG-4.0.12 ten take-backs in a settlement, then only forward moves', () => {
    const s = position({ ...P, row: 'A-17@0 A-04@0', held: ['n1:P n2:F n3:F'], tokens: 'dowbor@0' });
    expect(chosen(s)).toBe('A-04 A-17 dowbor');
    for (let n = 0; n < 5; n++)
      playTo(s, '0 unuseToken(dowbor) useToken(dowbor) unclaim(A-04) claim(A-04) useToken(dowbor)');
    expect(frame(s).takeBacks).toEqual([10, 0, 0]);
    expect(legal(s, 0)).toEqual(['settle']);
  });

  test('NPG-4.0.12 with all take-backs gone the way to zero is open', () => {
    const s = position({ ...P, row: 'A-17@0', held: ['n1:P'], tokens: 'pow@0 dowbor@0' });
    playTo(s, '0 unuseToken(dowbor)');
    frame(s).takeBacks[0] = 10;
    expect(legal(s, 0)).toEqual(['useToken(pow)', 'useToken(dowbor)']);
    playTo(s, '0 useToken(pow) useToken(dowbor)');
    expect(legal(s, 0)).toEqual(['settle']);
  });

  test('autoSettle takes the default for every seat, except where a token would go', () => {
    const p: Position = { ...P, row: 'A-03@0 A-17@1', held: ['n1:P n2:F', 'n3:P'], tokens: 'dowbor@1' };
    expect(asked(position(p))).toBe(
      '0 settle: settle unclaim(A-03) | 1 settle: settle unclaim(A-17) unuseToken(dowbor)',
    );
    const s = position({ ...p, options: { autoSettle: 'on' } });
    expect(asked(s)).toBe('1 settle: settle unclaim(A-17) unuseToken(dowbor)');
    expect(s.completed).toEqual(['A-03']);
  });
});

describe('the arithmetic of symbols', () => {
  test('NPG-4.2.12 what is missing, symbol by symbol', () => {
    expect(shortfall([1, 2, 0, 3], [2, 1, 5, 1])).toBe(3);
    expect(shortfall([0, 0, 0, 0], [0, 0, 0, 0])).toBe(0);
    expect(subsets(['a', 'b', 'c']).map((some) => some.join(''))).toEqual(['', 'a', 'b', 'ab', 'c', 'ac', 'bc', 'abc']);
  });
});
