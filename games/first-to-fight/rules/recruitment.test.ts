import { clone, heardBy } from '@sztab/kernel';
import { describe, expect, test } from 'vitest';
import { EVENTS } from '../content/events.ts';
import {
  after,
  army,
  asked,
  eventsOf,
  legal,
  passOn,
  playTo,
  position,
  squares,
  tilesOf,
  toDecide,
  vpOf,
} from './position.ts';
import { view } from './view.ts';

describe('5.4 Recruitment', () => {
  test('FTF-5.4.1 FTF-5.4.2 FTF-5.4.6 V1 D10 D11 D12 example 1', () => {
    const deck = 'INF-01 SAB-01 PIL-01 INF-05 INF-08 SAI-03 SAI-04 ARM-04 ARM-08 PIL-02';
    const t = position({ deck, soldiers: '' });
    playTo(t, '0 order(recruitment)');
    expect(asked(t)).toBe('0 recruit-region: recruit(WAW) recruit(POL) recruit(NEA) recruit(WEU) pass');
    playTo(t, '0 recruit(NEA)');
    expect(asked(t)).toBe('0 recruit-pick: pick(INF-01) pick(SAB-01) pick(PIL-01)');
    playTo(t, '0 pick(PIL-01)');
    expect(army(t)).toBe('PIL-01@NEA:3/2');
    expect(t.deck.slice(-2)).toEqual(['INF-01', 'SAB-01']);
    expect(asked(t)).toBe('0 ability: ability(S) ability(U) pass');
    playTo(t, '0 ability(S)');
    expect(army(t)).toBe('PIL-01@NEA:4/2');
    expect(t.soldiers[0]?.trained).toBe(true);
    expect(asked(t)).toBe('1 recruit-region: recruit(WAW) recruit(POL) recruit(WEU) pass');
    playTo(t, '1 recruit(POL)');
    expect(asked(t)).toBe('1 recruit-pick: pick(INF-05) pick(INF-08)');
    playTo(t, '1 pick(INF-05)');
    expect(asked(t)).toBe('2 recruit-region: recruit(WAW) recruit(WEU) pass');
    playTo(t, '2 recruit(WAW)');
    expect(asked(t)).toBe('2 recruit-pick: pick(SAI-03) pick(SAI-04)');
    playTo(t, '2 pick(SAI-04)');
    expect(asked(t)).toBe('3 recruit-region: recruit(WEU) pass');
    playTo(t, '3 recruit(WEU)');
    expect(asked(t)).toBe('3 recruit-pick: pick(ARM-04) pick(ARM-08)');
    playTo(t, '3 pick(ARM-04)');
    expect(tilesOf(t)).toBe('recruitment:0!');
    expect(toDecide(t)).toBe('1 choose-order');
    expect(t.deck[0]).toBe('PIL-02');
    expect(t.deck.slice(-5)).toEqual(['INF-01', 'SAB-01', 'INF-08', 'SAI-03', 'ARM-08']);
    // FTF-5.4.8
    expect(vpOf(t)).toEqual([0, 1, 1, 1]);
  });

  test('FTF-5.4.2 Q25 the others go to the bottom as drawn, the last drawn is the lowest', () => {
    const t = after({ deck: 'INF-05 SAB-01 PIL-01', soldiers: '' }, '0 order(recruitment) recruit(WAW) pick(SAB-01)');
    expect(t.deck.slice(-2)).toEqual(['INF-05', 'PIL-01']);
    expect(t.deck).toHaveLength(53);
  });

  test('FTF-5.4.3 FTF-5.4.7 FTF-8.1 FTF-8.2 V49 Q14 the last soldier is placed without a question, and nobody else is asked', () => {
    const t = after({ deck: 'SAI-02', shortDeck: true, soldiers: '' }, '0 order(recruitment) recruit(POL)');
    expect(army(t)).toBe('SAI-02@POL:2/2');
    expect(tilesOf(t)).toBe('recruitment:0!');
    expect(toDecide(t)).toBe('1 choose-order');
  });

  test('FTF-5.4.3 fewer cards than the chooser may draw', () => {
    const t = after({ deck: 'SAI-02 PIL-01', shortDeck: true, soldiers: '' }, '0 order(recruitment) recruit(POL)');
    expect(asked(t)).toBe('0 recruit-pick: pick(SAI-02) pick(PIL-01)');
    playTo(t, '0 pick(SAI-02)');
    expect(asked(t)).toBe('0 ability: ability(use) pass');
    playTo(t, '0 ability(use)');
    expect(army(t)).toBe('PIL-01@POL:3/2 SAI-02@POL:2/2');
    expect(toDecide(t)).toBe('1 choose-order');
  });

  test('FTF-5.4.4 placing comes first: the arrival point, then the ability', () => {
    const t = position({ deck: 'INF-05 SAB-01 PIL-01', token: 'SAI@NEA', soldiers: '' });
    const told = playTo(t, '0 order(recruitment) recruit(NEA) pick(INF-05)');
    expect(told.map(({ all }) => all?.is).slice(1)).toEqual(['recruiting', 'recruited', 'arrival-point', 'ability']);
    expect(vpOf(t)).toEqual([2, 0, 0, 0]);
  });

  test('FTF-5.4.5 FTF-5.4.6 V50 who declines blocks no region', () => {
    const deck = 'INF-05 INF-08 SAI-03 ARM-04 ARM-08';
    const t = after({ deck, soldiers: '' }, '0 order(recruitment) recruit(NEA) pick(INF-05)');
    playTo(t, '1 pass', '2 recruit(WAW) pick(ARM-04)');
    expect(asked(t)).toBe('3 recruit-region: recruit(POL) recruit(WEU) pass');
  });

  test('FTF-5.4.1 the same region may be taken again in the next round', () => {
    const t = after(
      { deck: 'INF-05 INF-08 SAI-03', soldiers: '', players: 2 },
      '0 order(recruitment) recruit(NEA) pick(INF-05)',
    );
    passOn(t);
    playTo(t, '1 order(maneuvers)', '0 order(recruitment)');
    expect(legal(t, 0)).toContain('recruit(NEA)');
  });

  test('FTF-5.4.2 FTF-9.1 FTF-9.2 Q40 drawn cards are seen by the drawing player alone; only the placed one by all', () => {
    const t = after({ deck: 'INF-05 SAB-01 PIL-01', soldiers: '' }, '0 order(recruitment) recruit(WAW)');
    expect(view(t, 0).flow.at(-1)).toMatchObject({ drawn: ['INF-05', 'SAB-01', 'PIL-01'] });
    for (const viewer of [1, 'public'] as const) {
      expect(view(t, viewer).flow.at(-1)).toMatchObject({ drawn: [] });
      expect(JSON.stringify(view(t, viewer))).not.toContain('SAB-01');
    }
    const told = playTo(t, '0 pick(SAB-01)');
    expect(heardBy(told, 1)).toEqual([{ is: 'recruited', seat: 0, region: 'WAW', soldier: 'SAB-01' }]);
    expect(heardBy(told, 0)).toEqual([
      { is: 'recruited', seat: 0, region: 'WAW', soldier: 'SAB-01', others: ['INF-05', 'PIL-01'] },
    ]);
  });
});

describe('5.4 abilities', () => {
  /** p1 recruits this soldier in the region. */
  const recruited = (id: string, region: string, change: object = {}) =>
    after(
      { deck: `${id} INF-05 SAI-03 ARM-08`, soldiers: '', ...change },
      '0 order(recruitment) pass',
      `1 recruit(${region}) pick(${id})`,
    );

  test('FTF-5.4.7 V19 Additional recruitment: two cards, same region; the second ability is not used', () => {
    const t = position({
      deck: 'PAR-08 INF-05 SAB-01 INF-08 PIL-02',
      soldiers: '',
      token: 'SAI@POL',
      players: 3,
      turn: 1,
    });
    playTo(t, '1 order(recruitment) pass', '2 recruit(POL) pick(PAR-08)');
    expect(vpOf(t)).toEqual([0, 0, 1]);
    expect(asked(t)).toBe('2 ability: ability(use) pass');
    playTo(t, '2 ability(use)');
    expect(asked(t)).toBe('2 recruit-pick: pick(SAB-01) pick(INF-08)');
    playTo(t, '2 pick(SAB-01)');
    expect(vpOf(t)).toEqual([0, 0, 2]);
    expect(t.deck.slice(-2)).toEqual(['INF-05', 'INF-08']);
    expect(toDecide(t)).toBe('0 recruit-region');
    expect(legal(t, 0)).not.toContain('recruit(POL)');
  });

  test('FTF-5.4.7 always two, for the chooser too; a second Victory point is not gained', () => {
    const t = after(
      { deck: 'PAR-08 ARM-04 SAB-01 INF-08 INF-05 PIL-02', soldiers: '' },
      '0 order(recruitment) recruit(POL) pick(PAR-08) ability(use)',
    );
    expect(asked(t)).toBe('0 recruit-pick: pick(INF-08) pick(INF-05)');
    playTo(t, '0 pick(INF-05)');
    expect(vpOf(t)).toEqual([0, 0, 0, 0]);
    expect(toDecide(t)).toBe('1 recruit-region');
  });

  test('FTF-5.4.7 declined', () => {
    const t = recruited('PAR-08', 'POL');
    playTo(t, '1 pass');
    expect(army(t)).toBe('PAR-08@POL:2/3');
    expect(toDecide(t)).toBe('2 recruit-region');
  });

  test('FTF-5.4.8 Victory point: one point, without a question', () => {
    const t = recruited('INF-08', 'WAW');
    expect(vpOf(t)).toEqual([0, 1, 0, 0]);
    expect(toDecide(t)).toBe('2 recruit-region');
  });

  test('FTF-5.4.9 Training: this soldier only', () => {
    const t = recruited('INF-04', 'WAW', { soldiers: 'PIL-01@WAW' });
    expect(asked(t)).toBe('1 ability: ability(S) ability(U) pass');
    playTo(t, '1 ability(U)');
    expect(army(t)).toBe('INF-04@WAW:3/3 PIL-01@WAW:3/2');
    const told = playTo(recruited('INF-04', 'WAW'), '1 ability(S)');
    expect(eventsOf(told, 'trained')[0]).toMatchObject({
      soldier: 'INF-04',
      attribute: 'S',
      s: 4,
      u: 2,
      by: 'ability',
    });
  });

  test('FTF-5.4.10 V20 Underground activity: one square to the left, no arrow, no points', () => {
    const t = recruited('SAB-02', 'WAW', { at: 'WAW:5' });
    expect(asked(t)).toBe('1 ability: ability(use) pass');
    playTo(t, '1 ability(use)');
    expect(squares(t)).toBe('WAW:4 POL:4 NEA:2 WEU:1 NAI:2');
    expect(vpOf(t)).toEqual([0, 0, 0, 0]);
    expect(toDecide(recruited('SAB-02', 'WAW', { at: 'WAW:0' }))).toBe('2 recruit-region');
    expect(toDecide(recruited('SAB-02', 'WAW', { at: 'WAW:1' }))).toBe('1 ability');
  });

  test('FTF-5.4.11 Movement: this soldier to a neighbour, Africa included', () => {
    const t = recruited('PIL-04', 'NEA', { soldiers: 'INF-03@NEA' });
    expect(asked(t)).toBe('1 ability: ability(POL) ability(WEU) ability(NAI) pass');
    playTo(t, '1 ability(NAI)');
    expect(army(t)).toBe('INF-03@NEA:3/2 PIL-04@NAI:3/2');
    expect(legal(recruited('PIL-04', 'WAW'), 1)).toEqual(['ability(POL)', 'pass']);
  });

  test('FTF-5.4.12 V53 Q30 Q40 D13 Liaison: two events, one on top, one at the bottom, in secret', () => {
    const t = recruited('SAB-01', 'WAW', { events: 'E05 E12 E20' });
    expect(asked(t)).toBe('1 ability: ability(use) pass');
    playTo(t, '1 ability(use)');
    expect(asked(t)).toBe('1 liaison: top(E05) top(E12)');
    expect(view(t, 1).flow.at(-1)).toMatchObject({ cards: ['E05', 'E12'] });
    for (const viewer of [0, 2, 3, 'public'] as const) expect(view(t, viewer).flow.at(-1)).toMatchObject({ cards: [] });
    const other = clone(t);
    const [one, two] = [playTo(t, '1 top(E05)'), playTo(other, '1 top(E12)')];
    expect([t.events[0], t.events[1], t.events.at(-1)]).toEqual(['E05', 'E20', 'E12']);
    expect([other.events[0], other.events[1], other.events.at(-1)]).toEqual(['E12', 'E20', 'E05']);
    expect(t.events).toHaveLength(EVENTS.length);
    for (const viewer of [0, 2, 3, 'public'] as const) {
      expect(view(t, viewer)).toEqual(view(other, viewer));
      expect(heardBy(one, viewer)).toEqual(heardBy(two, viewer));
    }
    expect(heardBy(one, 1)).toEqual([{ is: 'liaison', seat: 1, top: 'E05', bottom: 'E12' }]);
    expect(heardBy(one, 0)).toEqual([{ is: 'liaison', seat: 1 }]);
    expect(toDecide(t)).toBe('2 recruit-region');
  });

  test('FTF-5.4.12 Liaison may be declined: nothing is looked at', () => {
    const t = recruited('SAB-01', 'WAW', { events: 'E05 E12 E20' });
    playTo(t, '1 pass');
    expect(t.events.slice(0, 3)).toEqual(['E05', 'E12', 'E20']);
  });
});
