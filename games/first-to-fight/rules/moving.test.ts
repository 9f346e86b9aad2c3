import { eventsOf } from '@sztab/kernel/testing';
import { describe, expect, test } from 'vitest';
import { after, asked, dialogue, legal, passOn, playTo, position, toDecide } from '../testing/position.ts';
import { army, vpOf } from '../testing/shown.ts';

describe('FTF-5.1 Movement', () => {
  const P = { soldiers: 'PIL-02@WAW SAB-01@POL', players: 3 } as const;

  test('FTF-5.1.2 Q-18 D6 the chooser: one soldier to any other region, neighbours too', () => {
    expect(asked(after(P, '0 order(movement)'))).toBe(
      '0 move: move(PIL-02,POL) move(PIL-02,NEA) move(PIL-02,WEU) move(PIL-02,NAI) ' +
        'move(SAB-01,WAW) move(SAB-01,NEA) move(SAB-01,WEU) move(SAB-01,NAI) pass',
    );
    expect(army(after(P, '0 order(movement) move(PIL-02,NAI)'))).toBe('PIL-02@NAI:4/1 SAB-01@POL:2/4');
  });

  test('FTF-5.1.1 the others: to a neighbouring region', () => {
    const s = after(P, '0 order(movement) pass');
    expect(asked(s)).toBe('1 move: move(PIL-02,POL) move(SAB-01,WAW) move(SAB-01,NEA) move(SAB-01,WEU) pass');
    const far = after({ soldiers: 'PIL-02@NEA SAB-01@NAI INF-03@WEU' }, '0 order(movement) pass');
    expect([...legal(far, 1)].sort()).toEqual(
      [
        'move(PIL-02,NAI)',
        'move(PIL-02,POL)',
        'move(PIL-02,WEU)',
        'move(SAB-01,NEA)',
        'move(SAB-01,WEU)',
        'move(INF-03,POL)',
        'move(INF-03,NEA)',
        'move(INF-03,NAI)',
        'pass',
      ].sort(),
    );
  });

  test('FTF-5.1.3 who was moved is not moved again, by whomever; in the next order he is', () => {
    const s = position(P);
    dialogue(s, {
      '0 order(movement) move(PIL-02,NAI)': '1 move: move(SAB-01,WAW) move(SAB-01,NEA) move(SAB-01,WEU) pass',
      '1 move(SAB-01,NEA)': '1 choose-order',
    });
    playTo(s, '1 order(maneuvers)', '2 order(movement)');
    expect(legal(s, 2)).toContain('move(PIL-02,NEA)');
  });

  test('FTF-4.3.1 FTF-4.3.2 Q-11 wounds and training go along', () => {
    const s = after({ soldiers: 'PIL-01@NEA:4/3+1' }, '0 order(movement) move(PIL-01,WAW)');
    expect(army(s)).toBe('PIL-01@WAW:4/3+1');
    expect(s.soldiers[0]?.trained).toBe(true);
  });

  test('FTF-4.3.1 never to the region where he is', () => {
    const s = after({ soldiers: 'PIL-02@NEA' }, '0 order(movement)');
    expect(legal(s, 0)).toEqual([
      'move(PIL-02,WAW)',
      'move(PIL-02,POL)',
      'move(PIL-02,WEU)',
      'move(PIL-02,NAI)',
      'pass',
    ]);
  });
});

describe('FTF-4.3 lock and arrival', () => {
  const LOCK = { soldiers: 'PIL-02@NEA INF-03@NEA PIL-03@WEU', token: 'PIL@NEA', at: 'WAW:3' } as const;
  const from = (moves: readonly string[], id: string) => moves.filter((move) => move.includes(id));

  test('FTF-4.3.3 FTF-4.3.4 FTF-5.1.4 V17 Movement: the locked formation stays, others leave, anybody enters', () => {
    const s = after(LOCK, '0 order(movement)');
    expect(from(legal(s, 0), 'PIL-02')).toEqual([]);
    expect(from(legal(s, 0), 'INF-03')).toHaveLength(4);
    expect(from(legal(s, 0), 'PIL-03')).toHaveLength(4);
    playTo(s, '0 move(INF-03,WEU)');
    expect(asked(s)).toBe('1 move: move(PIL-03,POL) move(PIL-03,NEA) move(PIL-03,NAI) pass');
    playTo(s, '1 move(PIL-03,NEA)');
    expect(vpOf(s)).toEqual([0, 1, 0, 0]);
  });

  test('FTF-4.3.3 V17 the move of Concentration', () => {
    const s = after(LOCK, '0 order(concentration) bonus(move)');
    expect(asked(s)).toBe(
      '0 concentration-move: move(INF-03,POL) move(INF-03,WEU) move(INF-03,NAI) move(PIL-03,POL) move(PIL-03,NEA) move(PIL-03,NAI)',
    );
  });

  test('FTF-4.3.3 FTF-5.3.6a V17 Silent Unseen drops', () => {
    const s = after(LOCK, '0 order(sabotage) rule(WAW)');
    expect(asked(s)).toBe('0 drop: drop(INF-03) drop(PIL-03)');
  });

  test('FTF-4.3.3 FTF-4.3.5 FTF-5.4.11 V18 the Movement ability', () => {
    const deck = 'SAI-06 INF-01 INF-02';
    const s = after({ deck, token: 'INF@NAI' }, '0 order(recruitment) pass', '1 recruit(WEU) pick(SAI-06)');
    expect(asked(s)).toBe('1 ability: ability(POL) ability(NEA) ability(NAI) pass');
    playTo(s, '1 ability(NAI)');
    expect(vpOf(s)).toEqual([0, 1, 0, 0]);
    expect(army(s, 'NAI')).toBe('SAI-06@NAI:3/2');
    const locked = after({ deck, token: 'SAI@WEU' }, '0 order(recruitment) pass', '1 recruit(WEU) pick(SAI-06)');
    expect(vpOf(locked)).toEqual([0, 1, 0, 0]);
    expect(toDecide(locked)).toBe('2 recruit-region');
    const other = after({ deck, token: 'PIL@WEU' }, '0 order(recruitment) pass', '1 recruit(WEU) pick(SAI-06)');
    expect(toDecide(other)).toBe('1 ability');
  });

  test('FTF-4.3.3 only in the region of the token, only while it lies there', () => {
    const s = after({ ...LOCK, token: 'PIL@WEU' }, '0 order(movement)');
    expect(from(legal(s, 0), 'PIL-02')).toHaveLength(4);
    expect(from(legal(s, 0), 'PIL-03')).toEqual([]);
    expect(from(legal(after({ soldiers: LOCK.soldiers }, '0 order(movement)'), 0), 'PIL-02')).toHaveLength(4);
  });

  test('FTF-4.3.5 Movement: one point for whoever brings somebody, of any formation, and nothing elsewhere', () => {
    const s = after({ soldiers: 'INF-03@WEU SAB-01@WEU', token: 'PIL@NEA', players: 3 }, '0 order(movement)');
    const told = playTo(s, '0 move(INF-03,NEA)');
    expect(vpOf(s)).toEqual([1, 0, 0]);
    expect(eventsOf(told, 'arrival-point')).toEqual([
      { is: 'arrival-point', seat: 0, soldier: 'INF-03', region: 'NEA' },
    ]);
    playTo(s, '1 move(SAB-01,POL)');
    expect(vpOf(s)).toEqual([1, 0, 0]);
  });

  test('FTF-4.3.5 Q-09 the move of Concentration earns the point too', () => {
    const s = after({ soldiers: 'INF-03@WEU', token: 'PIL@NEA', turn: 3 }, '3 order(concentration) bonus(move)');
    playTo(s, '3 move(INF-03,NEA)');
    expect(vpOf(s)).toEqual([0, 0, 0, 1]);
  });

  test('FTF-4.3.5 Recruitment and Additional recruitment', () => {
    const s = after(
      { deck: 'PAR-08 INF-01 INF-02 SAB-01 INF-03', token: 'INF@POL' },
      '0 order(recruitment) recruit(POL) pick(PAR-08)',
    );
    expect(vpOf(s)).toEqual([1, 0, 0, 0]);
    playTo(s, '0 ability(use) pick(SAB-01)');
    expect(vpOf(s)).toEqual([2, 0, 0, 0]);
  });

  test('FTF-4.3.5 Silent Unseen drops, Polish Underground State, Anders’ Army with one point per soldier', () => {
    const at = 'WAW:3 POL:3 NAI:2';
    const drop = after(
      { soldiers: 'INF-03@WEU SAB-01@NAI', token: 'PIL@WAW', at },
      '0 order(sabotage) rule(WAW) drop(SAB-01)',
    );
    expect(vpOf(drop)).toEqual([1, 0, 0, 0]);
    const state = after({ deck: 'SAB-01', token: 'PIL@POL', at }, '0 order(sabotage) rule(POL) name(SAB)');
    expect(vpOf(state)).toEqual([1, 0, 0, 0]);
    const anders = after({ deck: 'SAB-01 INF-05', token: 'PIL@NAI', at }, '0 order(sabotage) rule(NAI)');
    expect(vpOf(anders)).toEqual([2, 0, 0, 0]);
    const none = after({ deck: 'SAB-01 INF-05', token: 'PIL@WEU', at }, '0 order(sabotage) rule(NAI)');
    expect(vpOf(none)).toEqual([0, 0, 0, 0]);
  });

  test('FTF-4.3.6 Q-26 a neutral event brings no point', () => {
    const desert = { options: { neutralEvents: 'on' }, laidOut: 'E08' };
    const s = after(
      { ...desert, token: 'INF@NAI', deck: 'INF-05 SAI-04 PIL-02', events: 'E10', time: 21 },
      '0 order(maneuvers)',
    );
    expect(army(s)).toBe('INF-05@NAI:4/1 SAI-04@NAI:4/1');
    expect(vpOf(s)).toEqual([0, 0, 0, 0]);
    expect(s.deck[0]).toBe('PIL-02');
  });

  test('FTF-4.3.7 Q-39 who was there gives nothing; who left and comes back counts again', () => {
    const s = after({ soldiers: 'INF-03@NEA', players: 2 }, '0 order(concentration) bonus(token) token(PIL,NEA)');
    expect(vpOf(s)).toEqual([0, 0]);
    playTo(s, '1 bonus(move) move(INF-03,WEU)', '1 order(movement) move(INF-03,NEA)');
    expect(vpOf(s)).toEqual([0, 1]);
    passOn(s);
    playTo(s, '0 order(maneuvers)', '1 order(movement) move(INF-03,POL)');
    expect(toDecide(s)).toBe('0 choose-order');
    playTo(s, '0 order(concentration) bonus(move) move(INF-03,NEA)');
    expect(vpOf(s)).toEqual([1, 1]);
  });
});
