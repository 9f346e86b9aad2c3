import { begin, fastStream, type Outcome, standings } from '@sztab/kernel';
import { eventsOf, namesOf } from '@sztab/kernel/testing';
import { describe, expect, test } from 'vitest';
import { eve } from '../testing/eve.ts';
import {
  after,
  asked,
  dialogue,
  type Line,
  type Position,
  played,
  playTo,
  position,
  toDecide,
} from '../testing/position.ts';
import { squares } from '../testing/shown.ts';
import { firstToFight } from './index.ts';
import { broken } from './invariants.ts';
import { resultOf, scoreOf } from './outcome.ts';

describe('FTF-6.8 the end of the game', () => {
  test('FTF-6.8.1 at the end of the Ending Phase in which the last mission leaves the last hand', () => {
    const { s, told } = played(eve('', 61, { players: 2, soldiers: 'INF-01@NAI', dice: [1] }), '0 order(maneuvers)');
    expect(namesOf(told.slice(-3))).toBe('wounded fell game-over');
    expect(s.result).toEqual({ winners: [0], scores: [0, -5], reason: 'points' });
    expect(firstToFight.outcome(s)).toEqual(s.result);
    expect(toDecide(s)).toBe('');
    expect(s.round).toBe(2);
  });

  test('FTF-6.8.1 not while anybody holds a card', () => {
    const s = after(eve('M29', 60, { players: 2, events: 'E08' }), '0 order(maneuvers)');
    expect(s.result).toBeNull();
    expect(toDecide(s)).toBe('1 choose-order');
  });

  test('FTF-6.8.1 Q-16 V38 Main front takes the last card: the order is finished first, and there is no Ending Phase', () => {
    const saboteurs = { soldiers: 'SAB-01@POL SAB-03@POL SAB-04@POL', at: 'WAW:4 NEA:4 WEU:3 NAI:4' };
    const s = position({ ...saboteurs, players: 3, hands: ['M30', '', ''], vp: [1, 1, 1] });
    dialogue(s, {
      '0 order(sabotage) pass': '0 region-rule: rule(WEU) pass',
      '0 rule(WEU) front(M30)': '1 sabotage: sabotage(POL) pass',
    });
    expect(s.result).toBeNull();
    playTo(s, '1 sabotage(POL)');
    expect(s.result).toEqual({ winners: [1], scores: [1, 4, 1], reason: 'points' });
    expect(squares(s)).toBe('WAW:4 POL:3 NEA:4 WEU:4 NAI:4');
    expect([s.time, s.round, s.spentEvents]).toEqual([0, 2, []]);
    expect(s.staffs[0]?.failed).toEqual([]);
    expect(toDecide(s)).toBe('');
  });

  test('FTF-6.8.1 Main front with a red card goes on with the yellow one', () => {
    const s = after(
      { players: 2, hands: ['M16', ''], soldiers: '', at: 'WEU:3 NAI:4', stage2: 'M20 M21' },
      '0 order(sabotage) rule(WEU) front(M16) keep(M20)',
    );
    expect(s.result).toBeNull();
    expect(toDecide(s)).toBe('1 choose-order');
  });
});

describe('FTF-6.9 scoring', () => {
  test('FTF-6.9.1 points on tokens, points of successes, five off for each failure; it may be negative', () => {
    expect(scoreOf({ vp: 12, succeeded: ['M04', 'M12'], failed: ['M01'] })).toBe(25);
    expect(scoreOf({ vp: 1, succeeded: [], failed: ['M01', 'M30'] })).toBe(-9);
  });

  test('FTF-6.9.2 V45 a tie in points: more successful missions', () => {
    expect(
      resultOf([
        { vp: 12, succeeded: ['M04', 'M12'], failed: ['M01'] },
        { vp: 20, succeeded: ['M13'], failed: ['M02'] },
      ]),
    ).toEqual({ winners: [0], scores: [25, 25], reason: 'missions' });
  });

  test('FTF-6.9.2 still tied: the tied players share the victory, the others do not', () => {
    expect(
      resultOf([
        { vp: 17, succeeded: ['M04'], failed: [] },
        { vp: 15, succeeded: ['M12'], failed: [] },
        { vp: 25, succeeded: [], failed: [] },
        { vp: 9, succeeded: ['M04', 'M07'], failed: ['M01'] },
      ]),
    ).toEqual({ winners: [0, 1], scores: [25, 25, 25, 20], reason: 'shared' });
  });

  test('FTF-6.9.2 highest score wins, whatever the number of missions', () => {
    expect(
      resultOf([
        { vp: 0, succeeded: ['M01', 'M02'], failed: [] },
        { vp: 12, succeeded: [], failed: [] },
      ]),
    ).toEqual({ winners: [1], scores: [11, 12], reason: 'points' });
  });

  test('FTF-6.9.3 points on tiles and nurses are worth nothing', () => {
    const { s, told } = played(
      eve('', 61, { players: 2, nurses: [0, 3], vp: [3, 7], tiles: 'movement:9' }),
      '0 order(maneuvers)',
    );
    expect(s.result).toEqual({ winners: [0], scores: [3, 2], reason: 'points' });
    expect(eventsOf(told, 'game-over')).toEqual([{ is: 'game-over', winners: [0], scores: [3, 2], reason: 'points' }]);
  });
});

describe('FTF-8.8 resigning', () => {
  test('FTF-8.8 of two, the other one has won', () => {
    const { s, told } = played({ players: 2, vp: [9, 4] }, '0 resign');
    expect(s.result).toEqual({ winners: [1], scores: [9, 4], reason: 'resign' });
    expect(eventsOf(told, 'resigned')).toEqual([{ is: 'resigned', seat: 0, playsOn: false }]);
    expect(firstToFight.outcome(s)?.resigned).toEqual([0]);
  });

  test('FTF-8.8 Q-42 of three or four the others play on, and the seat is asked like before', () => {
    const s = position({ players: 3, soldiers: 'PIL-02@WAW', vp: [9, 4, 4] });
    const before = asked(s);
    const told = playTo(s, '0 resign');
    expect(eventsOf(told, 'resigned')).toEqual([{ is: 'resigned', seat: 0, playsOn: true }]);
    expect([s.result, s.resigned, asked(s)]).toEqual([null, [0], before]);
    expect(firstToFight.resigned?.(s)).toEqual([0]);
    expect(firstToFight.view(s, 1).resigned).toEqual([0]);
    expect(() => playTo(s, '0 resign')).toThrow('given up already');
    playTo(s, '0 order(movement) move(PIL-02,POL)');
    expect(toDecide(s)).toBe('1 choose-order');
  });

  test('FTF-8.8 FTF-6.9.2 whoever resigned cannot win and stands last, the first to go last of all', () => {
    const p = eve('', 61, { hands: ['', '', '', 'M30'], turn: 3, vp: [30, 20, 2, 7] });
    const s = after(p, '0 resign', '1 resign', '3 order(maneuvers)');
    const outcome = firstToFight.outcome(s) as Outcome;
    expect(outcome).toEqual({ winners: [2, 3], scores: [30, 20, 2, 2], reason: 'shared', resigned: [0, 1] });
    expect(standings(outcome)).toEqual([2, 3, 1, 0]);
  });

  test('FTF-8.8 once a single player is left, that one has won, whatever the points', () => {
    const s = after({ players: 4, vp: [9, 4, 1, 5] }, '0 resign', '3 resign');
    expect(s.result).toBeNull();
    const told = playTo(s, '1 resign');
    expect(s.result).toEqual({ winners: [2], scores: [9, 4, 1, 5], reason: 'resign' });
    expect(eventsOf(told, 'game-over')[0]?.resigned).toEqual([0, 3, 1]);
  });

  test('FTF-8.8 FTF-8.7 in the setup, too: the sealed answer is still waited for', () => {
    const { state: s } = begin(firstToFight, 3, {}, fastStream(4));
    playTo(s, '1 resign', '0 keepAll', '2 keepAll');
    expect(toDecide(s)).toBe('1 keep-missions');
    playTo(s, '1 keepAll');
    expect(toDecide(s)).toMatch(/choose-order$/);
  });

  test('FTF-8.8 the last resignation while cards are being looked at: nothing is lost from the table', () => {
    const lines: [Position, Line[]][] = [
      [{ soldiers: '' }, ['0 order(recruitment) recruit(WAW)']],
      [{ soldiers: '', deck: 'SAB-01' }, ['0 order(recruitment) recruit(WAW) pick(SAB-01) ability(use)']],
    ];
    for (const [p, played] of lines) {
      const s = after({ ...p, players: 2 }, ...played);
      playTo(s, '1 resign');
      expect(broken(s)).toEqual([]);
      expect(s.result?.winners).toEqual([0]);
    }
  });

  test('FTF-8.8 edition 1: the first resignation ends the game, and the best of the others wins', () => {
    const s = after({ edition: 1, players: 3, vp: [9, 4, 4] }, '0 resign');
    expect(firstToFight.outcome(s)).toEqual({ winners: [1, 2], scores: [9, 4, 4], reason: 'resign' });
    expect(firstToFight.resigned?.(s)).toBeNull();
    const other = after({ edition: 1, players: 3, vp: [9, 4, 4] }, '2 resign');
    expect(other.result?.winners).toEqual([0]);
    const equal = after({ edition: 1, players: 3, vp: [20, 8, 0], succeeded: ['', '', 'M04'] }, '0 resign');
    expect(equal.result).toEqual({ winners: [2], scores: [20, 8, 8], reason: 'resign' });
  });
});
