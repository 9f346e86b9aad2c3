import { eventsOf, namesOf } from '@sztab/kernel/testing';
import { describe, expect, test } from 'vitest';
import { after, asked, dialogue, legal, playTo, position, toDecide } from '../testing/position.ts';
import { army, squares, vpOf } from '../testing/shown.ts';
import { isOccupied, levelOf } from './soldiers.ts';

/** Nobody can be dropped, recruited or trained: no special rule stands in the way but those of regions named in a test. */
const BARE = { deck: '', shortDeck: true, players: 3, hands: ['', 'M30', ''] } as const;
const OCCUPIED = 'WAW:4 NEA:4 WEU:4 NAI:4';

describe('FTF-4.5 domination', () => {
  test('FTF-4.5.1 occupied exactly on squares 4, 5 and 6', () => {
    for (let square = 0; square <= 6; square++) {
      expect(isOccupied(position({ at: `NEA:${square}` }), 'NEA')).toBe(square >= 4);
    }
  });

  test('FTF-4.5.2 Q-07 the level is the number on the square; markers move by squares', () => {
    const s = position({ at: 'WAW:3 POL:2 NEA:1' });
    expect([levelOf(s, 'WAW'), levelOf(s, 'POL'), levelOf(s, 'NEA')]).toEqual([3, 1, 0]);
    // From 3 to 4 the number stays 3: still one square.
    const pushed = after({ players: 2, at: 'WAW:3', events: 'E08' }, '0 order(maneuvers)');
    expect(squares(pushed)).toBe('WAW:4 POL:4 NEA:2 WEU:1 NAI:2');
    expect(levelOf(pushed, 'WAW')).toBe(3);
  });

  test('FTF-4.5.3 a marker stays on the track', () => {
    expect(after({ players: 2, at: 'NAI:6', events: 'E19' }, '0 order(maneuvers)').domination.NAI).toBe(6);
    const left = after(
      { options: { neutralEvents: 'on' }, players: 2, time: 43, at: 'NEA:1', laidOut: 'E16', events: 'E23' },
      '0 order(maneuvers)',
    );
    expect(left.domination.NEA).toBe(0);
  });
});

describe('FTF-5.3 Sabotage', () => {
  test('FTF-5.3.1 V11 Q-13 D8 strictly more Underground than the arrow', () => {
    const nine = after({ ...BARE, soldiers: 'SAB-01@POL SAB-02@POL INF-01@POL', at: OCCUPIED }, '0 order(sabotage)');
    expect(toDecide(nine)).toBe('1 choose-order');
    const s = after({ ...BARE, soldiers: 'SAB-01@POL SAB-02@POL PAR-01@POL', at: OCCUPIED }, '0 order(sabotage)');
    expect(asked(s)).toBe('0 sabotage: sabotage(POL) pass');
    const told = playTo(s, '0 sabotage(POL)');
    expect(s.domination.POL).toBe(3);
    expect(vpOf(s)).toEqual([3, 0, 0]);
    expect(namesOf(told.slice(0, 2))).toBe('domination sabotage-points');
  });

  test('FTF-5.3.2 V12 from a light square: no points', () => {
    const s = after(
      { ...BARE, soldiers: 'SAB-01@POL SAB-02@POL PAR-01@POL', at: `${OCCUPIED} POL:3` },
      '0 order(sabotage) sabotage(POL)',
    );
    expect(s.domination.POL).toBe(2);
    expect(vpOf(s)).toEqual([0, 0, 0]);
  });

  test('FTF-5.3.2 three points from every dark square', () => {
    for (const square of [4, 5, 6]) {
      const s = after(
        { ...BARE, soldiers: 'SAB-01@POL SAB-03@POL SAB-04@POL', at: `${OCCUPIED} POL:${square}` },
        '0 order(sabotage) sabotage(POL)',
      );
      expect([s.domination.POL, vpOf(s)[0]]).toEqual([square - 1, 3]);
    }
  });

  test('FTF-5.3.1 V13 never on square 0', () => {
    const s = after(
      { ...BARE, soldiers: 'SAB-01@NEA:5/4 SAB-03@NEA:5/4 SAB-04@NEA:5/4', at: `${OCCUPIED} NEA:0` },
      '0 order(sabotage)',
    );
    expect(toDecide(s)).toBe('1 choose-order');
  });

  test('FTF-5.3.1 V14 once in a region; FTF-5.3.4 where somebody declined, it stays', () => {
    const P = { ...BARE, soldiers: 'SAB-01@POL SAB-03@POL SAB-04@POL', at: `${OCCUPIED} POL:6` } as const;
    const s = after(P, '0 order(sabotage) sabotage(POL)');
    expect(toDecide(s)).toBe('1 choose-order');
    const declined = after(P, '0 order(sabotage) pass');
    expect(asked(declined)).toBe('1 sabotage: sabotage(POL) pass');
    playTo(declined, '1 sabotage(POL)');
    expect(vpOf(declined)).toEqual([0, 3, 0]);
    expect(toDecide(declined)).toBe('1 choose-order');
  });

  test('FTF-5.3.1 several regions: each by its own arrow and soldiers; each player one', () => {
    // POL 4: more than 9; WAW 4: more than 10; NEA 2: more than 7; WEU 1: more than 4; NAI 2: more than 5.
    const soldiers =
      'SAB-01@WAW SAB-03@WAW INF-06@WAW SAB-04@NEA SAB-05@NEA INF-01@WEU INF-03@WEU PIL-02@WEU PAR-05@NAI';
    const s = position({ ...BARE, soldiers, at: 'WEU:1' });
    dialogue(s, {
      '0 order(sabotage)': '0 sabotage: sabotage(WAW) sabotage(NEA) sabotage(WEU) pass',
      '0 sabotage(WEU) pass': '1 sabotage: sabotage(WAW) sabotage(NEA) pass',
      '1 sabotage(NEA)': '2 sabotage: sabotage(WAW) pass',
      '2 pass': '1 choose-order',
    });
    expect(squares(s)).toBe('WAW:4 POL:4 NEA:1 WEU:0 NAI:2');
  });

  test('FTF-5.3.1 FTF-4.3.2 Q-11 current Underground counts, of the wounded too', () => {
    const s = after({ ...BARE, soldiers: 'SAB-01@POL:2/5+1 SAB-02@POL:3/5+1', at: OCCUPIED }, '0 order(sabotage)');
    expect(legal(s, 0)).toEqual(['sabotage(POL)', 'pass']);
  });

  test('FTF-5.3.3 nothing is rolled, spent or hurt', () => {
    const s = position({ ...BARE, soldiers: 'SAB-01@POL SAB-03@POL SAB-04@POL', at: OCCUPIED });
    const dice = JSON.stringify(s.dice);
    playTo(s, '0 order(sabotage) sabotage(POL)');
    expect(JSON.stringify(s.dice)).toBe(dice);
    expect(army(s)).toBe('SAB-01@POL:2/4 SAB-03@POL:1/4 SAB-04@POL:2/4');
  });

  test('FTF-5.3.5 V15 Q-27 Q-28 D9 the region freed by this very sabotage; before the next player acts', () => {
    const soldiers = 'SAB-01@WAW SAB-03@WAW INF-06@WAW PIL-02@NAI PIL-03@NAI';
    const s = position({ ...BARE, soldiers, at: 'POL:4 NEA:4 WEU:4 NAI:4' });
    dialogue(s, { '0 order(sabotage) sabotage(WAW)': '0 region-rule: rule(WAW) pass' });
    expect(s.domination.WAW).toBe(3);
    expect(vpOf(s)).toEqual([3, 0, 0]);
    dialogue(s, { '0 rule(WAW)': '0 drop: drop(PIL-02) drop(PIL-03)', '0 drop(PIL-02)': '1 choose-order' });
    expect(army(s, 'WAW')).toBe('INF-06@WAW:2/3 PIL-02@WAW:4/1 SAB-01@WAW:2/4 SAB-03@WAW:1/4');
  });

  test('FTF-5.3.5 V16 an occupied region lends no rule; only the chooser is asked, exactly once', () => {
    const s = after(
      { soldiers: 'PIL-02@NEA', at: 'WAW:4 POL:3 NEA:3 WEU:3 NAI:3', hands: ['M29', 'M30', '', ''] },
      '0 order(sabotage)',
    );
    expect(asked(s)).toBe('0 region-rule: rule(POL) rule(NEA) rule(WEU) rule(NAI) pass');
    const told = playTo(s, '0 rule(NEA)');
    expect(eventsOf(told, 'rule-used')).toEqual([{ is: 'rule-used', seat: 0, region: 'NEA' }]);
    expect(toDecide(s)).toBe('1 choose-order');
  });

  test('FTF-5.3.5 soldiers need not be present; the rule may be declined', () => {
    const s = after({ soldiers: '', at: 'WAW:3 POL:4 NEA:2 WEU:4 NAI:2' }, '0 order(sabotage)');
    // Nobody to drop, nobody in the camp.
    expect(asked(s)).toBe('0 region-rule: rule(NAI) pass');
    playTo(s, '0 pass');
    expect(toDecide(s)).toBe('1 choose-order');
  });
});
