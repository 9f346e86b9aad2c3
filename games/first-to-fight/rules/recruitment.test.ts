import { clone, heardBy } from '@sztab/kernel';
import { eventsOf } from '@sztab/kernel/testing';
import { describe, expect, test } from 'vitest';
import { EVENTS } from '../content/events.ts';
import { after, asked, dialogue, legal, passOn, played, playTo, position, toDecide } from '../testing/position.ts';
import { army, squares, tilesOf, vpOf } from '../testing/shown.ts';
import { view } from './view.ts';

describe('FTF-5.4 Recruitment', () => {
  test('FTF-5.4.1 FTF-5.4.2 FTF-5.4.6 V1 D10 D11 D12 example 1', () => {
    const deck = 'INF-01 SAB-01 PIL-01 INF-05 INF-08 SAI-03 SAI-04 ARM-04 ARM-08 PIL-02';
    const s = position({ deck, soldiers: '' });
    dialogue(s, {
      '0 order(recruitment)': '0 recruit-region: recruit(WAW) recruit(POL) recruit(NEA) recruit(WEU) pass',
      '0 recruit(NEA)': '0 recruit-pick: pick(INF-01) pick(SAB-01) pick(PIL-01)',
      '0 pick(PIL-01)': '0 ability: ability(S) ability(U) pass',
    });
    expect(army(s)).toBe('PIL-01@NEA:3/2');
    expect(s.deck.slice(-2)).toEqual(['INF-01', 'SAB-01']);
    dialogue(s, { '0 ability(S)': '1 recruit-region: recruit(WAW) recruit(POL) recruit(WEU) pass' });
    expect(army(s)).toBe('PIL-01@NEA:4/2');
    expect(s.soldiers[0]?.trained).toBe(true);
    dialogue(s, {
      '1 recruit(POL)': '1 recruit-pick: pick(INF-05) pick(INF-08)',
      '1 pick(INF-05)': '2 recruit-region: recruit(WAW) recruit(WEU) pass',
      '2 recruit(WAW)': '2 recruit-pick: pick(SAI-03) pick(SAI-04)',
      '2 pick(SAI-04)': '3 recruit-region: recruit(WEU) pass',
      '3 recruit(WEU)': '3 recruit-pick: pick(ARM-04) pick(ARM-08)',
      '3 pick(ARM-04)': '1 choose-order',
    });
    expect(tilesOf(s)).toBe('recruitment:0!');
    expect(s.deck[0]).toBe('PIL-02');
    expect(s.deck.slice(-5)).toEqual(['INF-01', 'SAB-01', 'INF-08', 'SAI-03', 'ARM-08']);
    // FTF-5.4.8
    expect(vpOf(s)).toEqual([0, 1, 1, 1]);
  });

  test('FTF-5.4.2 Q-25 the others go to the bottom as drawn, the last drawn is the lowest', () => {
    const s = after({ deck: 'INF-05 SAB-01 PIL-01', soldiers: '' }, '0 order(recruitment) recruit(WAW) pick(SAB-01)');
    expect(s.deck.slice(-2)).toEqual(['INF-05', 'PIL-01']);
    expect(s.deck).toHaveLength(53);
  });

  test('FTF-5.4.3 FTF-5.4.7 FTF-8.1 FTF-8.2 V49 Q-14 the last soldier is placed without a question, and nobody else is asked', () => {
    const s = after({ deck: 'SAI-02', shortDeck: true, soldiers: '' }, '0 order(recruitment) recruit(POL)');
    expect(army(s)).toBe('SAI-02@POL:2/2');
    expect(tilesOf(s)).toBe('recruitment:0!');
    expect(toDecide(s)).toBe('1 choose-order');
  });

  test('FTF-5.4.3 fewer cards than the chooser may draw', () => {
    const s = position({ deck: 'SAI-02 PIL-01', shortDeck: true, soldiers: '' });
    dialogue(s, {
      '0 order(recruitment) recruit(POL)': '0 recruit-pick: pick(SAI-02) pick(PIL-01)',
      '0 pick(SAI-02)': '0 ability: ability(use) pass',
      '0 ability(use)': '1 choose-order',
    });
    expect(army(s)).toBe('PIL-01@POL:3/2 SAI-02@POL:2/2');
  });

  test('FTF-5.4.4 placing comes first: the arrival point, then the ability', () => {
    const { s, told } = played(
      { deck: 'INF-05 SAB-01 PIL-01', token: 'SAI@NEA', soldiers: '' },
      '0 order(recruitment) recruit(NEA) pick(INF-05)',
    );
    expect(told.map(({ all }) => all?.is).slice(1)).toEqual(['recruiting', 'recruited', 'arrival-point', 'ability']);
    expect(vpOf(s)).toEqual([2, 0, 0, 0]);
  });

  test('FTF-5.4.5 FTF-5.4.6 V50 who declines blocks no region', () => {
    const deck = 'INF-05 INF-08 SAI-03 ARM-04 ARM-08';
    const s = after({ deck, soldiers: '' }, '0 order(recruitment) recruit(NEA) pick(INF-05)');
    playTo(s, '1 pass', '2 recruit(WAW) pick(ARM-04)');
    expect(asked(s)).toBe('3 recruit-region: recruit(POL) recruit(WEU) pass');
  });

  test('FTF-5.4.1 the same region may be taken again in the next round', () => {
    const s = after(
      { deck: 'INF-05 INF-08 SAI-03', soldiers: '', players: 2 },
      '0 order(recruitment) recruit(NEA) pick(INF-05)',
    );
    passOn(s);
    playTo(s, '1 order(maneuvers)', '0 order(recruitment)');
    expect(legal(s, 0)).toContain('recruit(NEA)');
  });

  test('FTF-5.4.2 FTF-9.1 FTF-9.2 Q-40 drawn cards are seen by the drawing player alone; only the placed one by all', () => {
    const s = after({ deck: 'INF-05 SAB-01 PIL-01', soldiers: '' }, '0 order(recruitment) recruit(WAW)');
    expect(view(s, 0).flow.at(-1)).toMatchObject({ drawn: ['INF-05', 'SAB-01', 'PIL-01'] });
    for (const viewer of [1, 'public'] as const) {
      expect(view(s, viewer).flow.at(-1)).toMatchObject({ drawn: [] });
      expect(JSON.stringify(view(s, viewer))).not.toContain('SAB-01');
    }
    const told = playTo(s, '0 pick(SAB-01)');
    expect(heardBy(told, 1)).toEqual([{ is: 'recruited', seat: 0, region: 'WAW', soldier: 'SAB-01' }]);
    expect(heardBy(told, 0)).toEqual([
      { is: 'recruited', seat: 0, region: 'WAW', soldier: 'SAB-01', others: ['INF-05', 'PIL-01'] },
    ]);
  });
});

describe('FTF-5.4 abilities', () => {
  /** p1 recruits this soldier in the region. */
  const recruited = (id: string, region: string, change: object = {}) =>
    after(
      { deck: `${id} INF-05 SAI-03 ARM-08`, soldiers: '', ...change },
      '0 order(recruitment) pass',
      `1 recruit(${region}) pick(${id})`,
    );

  test('FTF-5.4.7 V19 Additional recruitment: two cards, same region; the second ability is not used', () => {
    const deck = 'PAR-08 INF-05 SAB-01 INF-08 PIL-02';
    const s = after({ deck, soldiers: '', token: 'SAI@POL', players: 3, turn: 1 }, '1 order(recruitment) pass');
    dialogue(s, { '2 recruit(POL) pick(PAR-08)': '2 ability: ability(use) pass' });
    expect(vpOf(s)).toEqual([0, 0, 1]);
    dialogue(s, {
      '2 ability(use)': '2 recruit-pick: pick(SAB-01) pick(INF-08)',
      '2 pick(SAB-01)': '0 recruit-region: recruit(WAW) recruit(NEA) recruit(WEU) pass',
    });
    expect(vpOf(s)).toEqual([0, 0, 2]);
    expect(s.deck.slice(-2)).toEqual(['INF-05', 'INF-08']);
  });

  test('FTF-5.4.7 always two, for the chooser too; a second Victory point is not gained', () => {
    const s = after(
      { deck: 'PAR-08 ARM-04 SAB-01 INF-08 INF-05 PIL-02', soldiers: '' },
      '0 order(recruitment) recruit(POL) pick(PAR-08) ability(use)',
    );
    expect(asked(s)).toBe('0 recruit-pick: pick(INF-08) pick(INF-05)');
    playTo(s, '0 pick(INF-05)');
    expect(vpOf(s)).toEqual([0, 0, 0, 0]);
    expect(toDecide(s)).toBe('1 recruit-region');
  });

  test('FTF-5.4.7 declined', () => {
    const s = recruited('PAR-08', 'POL');
    playTo(s, '1 pass');
    expect(army(s)).toBe('PAR-08@POL:2/3');
    expect(toDecide(s)).toBe('2 recruit-region');
  });

  test('FTF-5.4.8 Victory point: one point, without a question', () => {
    const s = recruited('INF-08', 'WAW');
    expect(vpOf(s)).toEqual([0, 1, 0, 0]);
    expect(toDecide(s)).toBe('2 recruit-region');
  });

  test('FTF-5.4.9 Training: this soldier only', () => {
    const s = recruited('INF-04', 'WAW', { soldiers: 'PIL-01@WAW' });
    expect(asked(s)).toBe('1 ability: ability(S) ability(U) pass');
    playTo(s, '1 ability(U)');
    expect(army(s)).toBe('INF-04@WAW:3/3 PIL-01@WAW:3/2');
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
    const s = recruited('SAB-02', 'WAW', { at: 'WAW:5' });
    expect(asked(s)).toBe('1 ability: ability(use) pass');
    playTo(s, '1 ability(use)');
    expect(squares(s)).toBe('WAW:4 POL:4 NEA:2 WEU:1 NAI:2');
    expect(vpOf(s)).toEqual([0, 0, 0, 0]);
    expect(toDecide(recruited('SAB-02', 'WAW', { at: 'WAW:0' }))).toBe('2 recruit-region');
    expect(toDecide(recruited('SAB-02', 'WAW', { at: 'WAW:1' }))).toBe('1 ability');
  });

  test('FTF-5.4.11 Movement: this soldier to a neighbour, Africa included', () => {
    const s = recruited('PIL-04', 'NEA', { soldiers: 'INF-03@NEA' });
    expect(asked(s)).toBe('1 ability: ability(POL) ability(WEU) ability(NAI) pass');
    playTo(s, '1 ability(NAI)');
    expect(army(s)).toBe('INF-03@NEA:3/2 PIL-04@NAI:3/2');
    expect(legal(recruited('PIL-04', 'WAW'), 1)).toEqual(['ability(POL)', 'pass']);
  });

  test('FTF-5.4.12 V53 Q-30 Q-40 D13 Liaison: two events, one on top, one at the bottom, in secret', () => {
    const s = recruited('SAB-01', 'WAW', { events: 'E05 E12 E20' });
    expect(asked(s)).toBe('1 ability: ability(use) pass');
    playTo(s, '1 ability(use)');
    expect(asked(s)).toBe('1 liaison: top(E05) top(E12)');
    expect(view(s, 1).flow.at(-1)).toMatchObject({ cards: ['E05', 'E12'] });
    for (const viewer of [0, 2, 3, 'public'] as const) expect(view(s, viewer).flow.at(-1)).toMatchObject({ cards: [] });
    const other = clone(s);
    const [one, two] = [playTo(s, '1 top(E05)'), playTo(other, '1 top(E12)')];
    expect([s.events[0], s.events[1], s.events.at(-1)]).toEqual(['E05', 'E20', 'E12']);
    expect([other.events[0], other.events[1], other.events.at(-1)]).toEqual(['E12', 'E20', 'E05']);
    expect(s.events).toHaveLength(EVENTS.length);
    for (const viewer of [0, 2, 3, 'public'] as const) {
      expect(view(s, viewer)).toEqual(view(other, viewer));
      expect(heardBy(one, viewer)).toEqual(heardBy(two, viewer));
    }
    expect(heardBy(one, 1)).toEqual([{ is: 'liaison', seat: 1, top: 'E05', bottom: 'E12' }]);
    expect(heardBy(one, 0)).toEqual([{ is: 'liaison', seat: 1 }]);
    expect(toDecide(s)).toBe('2 recruit-region');
  });

  test('FTF-5.4.12 Liaison may be declined: nothing is looked at', () => {
    const s = recruited('SAB-01', 'WAW', { events: 'E05 E12 E20' });
    playTo(s, '1 pass');
    expect(s.events.slice(0, 3)).toEqual(['E05', 'E12', 'E20']);
  });
});
