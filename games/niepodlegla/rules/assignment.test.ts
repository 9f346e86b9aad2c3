import { eventsOf, words } from '@sztab/kernel/testing';
import { describe, expect, test } from 'vitest';
import { after, legal, legalOf, type Position, playTo, position, toDecide } from '../testing/position.ts';
import type { PlanFrame, State } from './state.ts';

const frame = (s: State): PlanFrame => s.flow.at(-1) as PlanFrame;
const give = (colours: string): string =>
  words(colours)
    .map((colour) => `giveDie(${colour})`)
    .join(' ');
const held = (s: State): string[] => s.players.map((one) => one.held.map(({ die }) => die).join(' '));

describe('NPG-4.1 pawns and dice', () => {
  test('NPG-4.1.1 DP-1 every pawn that is not imprisoned, on any free mission, by any seat', () => {
    const s = position({ row: 'A-01 A-02 A-03', jail: '1 1 2' });
    const expected = ['red', 'yellow'].flatMap((who) =>
      ['A-01', 'A-02', 'A-03'].map((id) => `placePawn(${who},${id})`),
    );
    for (const seat of [0, 1, 2]) expect(legalOf(s, seat, 'placePawn').split(' ')).toEqual(expected);
    const told = playTo(s, '1 placePawn(yellow,A-02)');
    expect(s.pawns).toEqual([{ card: 'A-02', seat: 2 }]);
    expect(eventsOf(told, 'pawn-placed')).toEqual([{ is: 'pawn-placed', by: 'blue', who: 'yellow', card: 'A-02' }]);
    expect(legalOf(s, 0, 'placePawn')).toBe('placePawn(red,A-01) placePawn(red,A-03)');
  });

  test('NPG-4.1.2 a second pawn of whatever colour is illegal', () => {
    const s = after({}, '0 placePawn(red,A-04)');
    expect(legal(s, 1).filter((move) => /placePawn\(.*A-04\)/.test(move))).toEqual([]);
    expect(legalOf(s, 1, 'takePawn')).toBe('takePawn(A-04)');
  });

  test('NPG-4.1.3 Q-38 all pawns must be placed', () => {
    const p: Position = { players: 2, row: 'A-01 A-02 A-03 A-04 A-05 A-06 A-07', jail: '1' };
    const s = after(
      p,
      `0 ${give('red red red red red red blue')}`,
      '0 placePawn(red,A-01) placePawn(red,A-02) placePawn(red,A-03) placePawn(blue,A-04)',
    );
    expect(legal(s, 0)).not.toContain('commitPlan');
    playTo(s, '1 placePawn(blue,A-05)');
    expect(legal(s, 0)).toContain('commitPlan');
    expect(legalOf(s, 0, 'placePawn')).toBe('');
  });

  test('NPG-4.1.3 EV-18 fewer missions than pawns: the surplus stays in hand, the team chooses whose', () => {
    const p: Position = { players: 2, row: 'A-01 A-02 A-03 A-04 A-05', stack: '' };
    const dice: `0 ${string}` = `0 ${give('red blue red blue red blue red')}`;
    const s = after(p, dice, '0 placePawn(red,A-01) placePawn(red,A-02) placePawn(blue,A-03) placePawn(blue,A-04)');
    expect(legal(s, 0)).not.toContain('commitPlan');
    expect(legalOf(s, 0, 'placePawn')).toBe('placePawn(red,A-05) placePawn(blue,A-05)');
    playTo(s, '0 placePawn(blue,A-05) commitPlan');
    expect(s.phase).toBe('roll');
  });

  test('NPG-4.1.4 Q-39 all dice are shared out, everybody gets at least one, also who has no pawn', () => {
    const p: Position = { row: 'A-01 A-02', jail: '1 1' };
    const s = after(p, '0 placePawn(red,A-01) placePawn(yellow,A-02)', `0 ${give('red red red red red red red')}`);
    expect(legalOf(s, 0, 'giveDie')).toBe('giveDie(blue) giveDie(yellow)');
    playTo(s, `0 ${give('yellow')}`);
    expect(legalOf(s, 0, 'giveDie')).toBe('giveDie(blue)');
    expect(legal(s, 0)).not.toContain('commitPlan');
    playTo(s, `0 ${give('blue')}`);
    expect(legal(s, 0)).toContain('commitPlan');
    expect(held(s)).toEqual(['n1 n2 n3 n4 n5 n6 n7', 'n9', 'n8']);
    expect(legalOf(s, 0, 'giveDie')).toBe('');
  });

  test('NPG-4.1.4 none stays in the pool, though everybody has one', () => {
    const s = after({ row: 'A-01' }, '0 placePawn(red,A-01)', `0 ${give('red blue yellow red red red red red')}`);
    expect(s.pool).toEqual(['n9']);
    expect(legal(s, 0)).not.toContain('commitPlan');
    playTo(s, `0 ${give('red')}`);
    expect(legal(s, 0)).toContain('commitPlan');
  });

  test('NPG-4.1.4 NPG-4.1.6 EV-36 a die for everybody', () => {
    const s = after({}, `0 ${give('red red red red red red red')}`);
    expect(s.pool).toEqual(['n8', 'n9']);
    expect(legalOf(s, 1, 'giveDie')).toBe('giveDie(blue) giveDie(yellow)');
    const one = after({}, `0 ${give('red red red red red red')}`);
    expect(legalOf(one, 1, 'giveDie')).toBe('giveDie(red) giveDie(blue) giveDie(yellow)');
  });

  test('NPG-4.1.5 character dice and tokens are with their owners', () => {
    const s = position({ row: 'A-03', characters: 'witos@1', tokens: 'pow@2' });
    expect(legal(s, 0).filter((move) => /witos|pow/.test(move))).toEqual([]);
    expect(held(s)).toEqual(['', '', '']);
  });

  test('NPG-4.1.6 the lowest die is given, the highest taken back; the pool stays in order', () => {
    const s = after({}, `0 ${give('red blue red yellow')}`);
    expect(held(s)).toEqual(['n1 n3', 'n2', 'n4']);
    expect(s.players[1]?.held).toEqual([{ die: 'n2', up: 0, selected: false }]);
    const told = playTo(s, '1 returnDie(red)', '2 returnDie(blue)');
    expect(s.pool.slice(0, 3)).toEqual(['n2', 'n3', 'n5']);
    expect(eventsOf(told, 'die-returned')).toEqual([
      { is: 'die-returned', by: 'blue', who: 'red', die: 'n3' },
      { is: 'die-returned', by: 'yellow', who: 'blue', die: 'n2' },
    ]);
    const again = playTo(s, '2 giveDie(yellow)');
    expect(eventsOf(again, 'die-given')).toEqual([{ is: 'die-given', by: 'yellow', who: 'yellow', die: 'n2' }]);
    expect(held(s)).toEqual(['n1', '', 'n2 n4']);
    expect(legalOf(s, 0, 'returnDie')).toBe('returnDie(red) returnDie(yellow)');
  });

  test('NPG-4.1.6 a pawn is taken back by anybody', () => {
    const s = after({}, '0 placePawn(yellow,A-04) placePawn(red,A-05)');
    const told = playTo(s, '1 takePawn(A-04)');
    expect(eventsOf(told, 'pawn-taken')).toEqual([{ is: 'pawn-taken', by: 'blue', who: 'yellow', card: 'A-04' }]);
    expect(s.pawns).toEqual([{ card: 'A-05', seat: 0 }]);
    expect(legalOf(s, 2, 'takePawn')).toBe('takePawn(A-05)');
  });

  test('NPG-4.1.7 after the commit nothing of the plan can be changed', () => {
    const s = after({ row: 'A-01' }, '0 placePawn(red,A-01)', `0 ${give('red blue yellow red red red red red red')}`);
    expect(s.phase).toBe('plan');
    const told = playTo(s, '2 commitPlan');
    expect(eventsOf(told, 'plan-committed')).toEqual([{ is: 'plan-committed', by: 'yellow' }]);
    expect(s.phase).toBe('roll');
    for (const seat of [0, 1, 2]) {
      expect(legal(s, seat).filter((move) => /Pawn|giveDie|returnDie|commit/.test(move))).toEqual([]);
    }
  });

  test('NPG-4.1.8 a pawn alone prevents the negative effect', () => {
    const p: Position = { at: 'settle', row: 'A-02@0 A-03', fp: 3, towns: '' };
    const s = position({ ...p, held: ['n1:M'] });
    // A-03 without a pawn asks for its obstacle; A-02 failed and did nothing.
    expect([s.fp, toDecide(s)]).toEqual([3, '0 place-obstacle?, 1 place-obstacle?, 2 place-obstacle?']);
    const bare = position({ ...p, row: 'A-02 A-03@0', held: ['n1:M'] });
    expect(bare.fp).toBe(2);
  });
});

describe('NPG-4.0.12 take-backs in phase 1', () => {
  test('NPG-4.0.12 EV-35 forty for each seat, counted for who makes them', () => {
    const s = position({});
    for (let n = 0; n < 20; n++) {
      playTo(s, '0 placePawn(red,A-04) giveDie(red)', '1 takePawn(A-04) returnDie(red)');
    }
    expect(frame(s).takeBacks).toEqual([0, 40, 0]);
    playTo(s, '0 placePawn(red,A-04) giveDie(red)');
    expect([legalOf(s, 1, 'takePawn'), legalOf(s, 1, 'returnDie')]).toEqual(['', '']);
    expect([legalOf(s, 0, 'takePawn'), legalOf(s, 2, 'returnDie')]).toEqual(['takePawn(A-04)', 'returnDie(red)']);
    playTo(
      s,
      '1 placePawn(blue,A-05) placePawn(blue,A-06) placePawn(red,A-07) placePawn(yellow,A-08) placePawn(yellow,A-09)',
    );
    playTo(s, `1 ${give('blue yellow red red red red red red')}`);
    expect(legal(s, 1)).toEqual(['commitPlan']);
    playTo(s, '1 commitPlan');
    expect(s.phase).toBe('roll');
  });

  test('NPG-4.0.12 who has nothing left to do is not asked', () => {
    const s = position({ row: 'A-01', options: { consent: 'arbiter' } });
    frame(s).takeBacks[1] = 40;
    playTo(s, '0 placePawn(red,A-01)', `0 ${give('red blue yellow red red red red red red')}`);
    expect(toDecide(s)).toBe('0 plan, 2 plan?');
    expect(legal(s, 0)).toContain('commitPlan');
    expect(legal(s, 2)).not.toContain('commitPlan');
  });
});
