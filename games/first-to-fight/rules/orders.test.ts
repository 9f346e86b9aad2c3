import { eventsOf } from '@sztab/kernel/testing';
import { describe, expect, test } from 'vitest';
import { ORDERS } from '../content/orders.ts';
import { after, asked, legal, passOn, played, playTo, position, toDecide } from '../testing/position.ts';
import { nursesOf, tilesOf, vpOf } from '../testing/shown.ts';

const ALL = 'order(movement) order(training) order(sabotage) order(recruitment) order(concentration) order(maneuvers)';
/** Nobody on the board and nobody in the deck: no order asks anybody anything. */
const EMPTY = { soldiers: '', deck: '', shortDeck: true } as const;

describe('FTF-4.1 rounds', () => {
  test('FTF-4.1.1 FTF-6.8.2 after the Ending Phase the next Orders Phase begins', () => {
    const { s, told } = played({ turn: 2, round: 5 }, '2 order(maneuvers)');
    expect(s.round).toBe(6);
    expect(s.leader).toBeNull();
    expect(asked(s)).toBe(`3 choose-order: ${ALL}`);
    expect(eventsOf(told, 'round-began')).toEqual([{ is: 'round-began', round: 6, seat: 3 }]);
  });

  test.each([2, 3, 4] as const)(
    'FTF-4.1.2 %i players: after an order the one to the left of its chooser is next',
    (players) => {
      for (let turn = 0; turn < players; turn++) {
        const s = after({ players, turn }, `${turn} order(concentration)`);
        passOn(s);
        expect(toDecide(s)).toBe(`${(turn + 1) % players} choose-order`);
        playTo(s, `${(turn + 1) % players} order(recruitment)`);
        passOn(s);
        expect(toDecide(s)).toBe(`${(turn + 2) % players} choose-order`);
      }
    },
  );

  test('FTF-4.1.3 Q-17 a player without missions still takes turns, uses orders and scores', () => {
    const s = after(
      { players: 2, turn: 1, soldiers: 'SAB-01@POL SAB-03@POL SAB-04@POL', tiles: 'training:2' },
      '1 order(sabotage) pass pass',
    );
    expect(asked(s)).toBe('0 sabotage: sabotage(POL) pass');
    playTo(s, '0 sabotage(POL)', '0 order(training)');
    expect(vpOf(s)).toEqual([5, 0]);
    expect(nursesOf(s)).toEqual([1, 0]);
  });
});

describe('FTF-4.2 choosing an order', () => {
  test('FTF-4.2.1 D5 exactly one of the active orders, no passing', () => {
    expect(asked(position({ turn: 1 }))).toBe(`1 choose-order: ${ALL}`);
    expect(asked(position({ tiles: 'movement:0! sabotage:4!' }))).toBe(
      '0 choose-order: order(training) order(recruitment) order(concentration) order(maneuvers)',
    );
  });

  test('FTF-4.2.2 FTF-4.2.7 a chosen order is inactive for everybody until Maneuvers', () => {
    const s = after({ soldiers: 'PIL-02@NEA' }, '0 order(movement)');
    expect(tilesOf(s)).toBe('');
    playTo(s, '0 pass', '1 pass', '2 pass');
    expect(s.tiles.movement.active).toBe(true);
    playTo(s, '3 pass');
    expect(tilesOf(s)).toBe('movement:0!');
    expect(legal(s, 1)).toEqual(ALL.split(' ').filter((move) => move !== 'order(movement)'));
    playTo(s, '1 order(maneuvers)');
    expect(legal(s, 2)).toEqual(ALL.split(' '));
  });

  test('FTF-4.2.3 V27 Q-32 the points on a tile are taken first, even if nothing is done with the order', () => {
    const { s, told } = played(
      { soldiers: 'PIL-02@NEA', tiles: 'training:3 movement:1', vp: [1, 0, 0, 0] },
      '0 order(training)',
    );
    expect(vpOf(s)).toEqual([4, 0, 0, 0]);
    expect(told[0]?.all).toEqual({ is: 'order-chosen', seat: 0, order: 'training', vp: 3 });
    passOn(s);
    expect(vpOf(s)).toEqual([4, 0, 0, 0]);
    expect(tilesOf(s)).toBe('movement:1 training:0!');
  });

  test('FTF-4.2.4 FTF-4.2.5 clockwise from the chooser, one after the other; everybody may decline', () => {
    const s = after({ soldiers: 'PIL-02@WAW PIL-03@POL', turn: 2 }, '2 order(movement)');
    const order: string[] = [];
    for (; !toDecide(s).endsWith('choose-order'); playTo(s, `${Number(toDecide(s)[0])} pass`)) order.push(toDecide(s));
    expect(order).toEqual(['2 move', '3 move', '0 move', '1 move']);
    expect(toDecide(s)).toBe('3 choose-order');
    const u = after({ soldiers: 'PIL-02@WAW PIL-03@POL', turn: 2 }, '2 order(movement) move(PIL-03,WAW)');
    expect(asked(u)).toBe('3 move: move(PIL-02,POL) pass');
  });

  test('FTF-4.2.6 Q-14 FTF-8.2 an order that nobody can use may be chosen; nobody is asked', () => {
    for (const order of ['movement', 'training', 'recruitment', 'sabotage'] as const) {
      // In Western Europe the Axis can always be let in (FTF-5.3.6d).
      const s = position({ ...EMPTY, players: 3, hands: ['', '', 'M30'], tiles: `${order}:2`, at: 'WEU:4' });
      expect(legal(s, 0)).toContain(`order(${order})`);
      playTo(s, `0 order(${order})`);
      expect(vpOf(s)).toEqual([2, 0, 0]);
      expect(tilesOf(s)).toBe(`${order}:0!`);
      expect(toDecide(s)).toBe('1 choose-order');
    }
  });
});

describe('FTF-5.6 Maneuvers', () => {
  test('FTF-5.6.1 FTF-5.6.2 FTF-5.6.3 FTF-5.6.4 FTF-5.6.5 V3 example 2', () => {
    const s = after({ soldiers: 'PIL-02@NEA+0 SAI-01@NEA:4/2+1', nurses: [0, 0, 1, 0] }, '0 order(recruitment)');
    passOn(s);
    playTo(s, '1 order(training)');
    passOn(s);
    expect(tilesOf(s)).toBe('training:0! recruitment:0!');
    const told = playTo(s, '2 order(maneuvers)');
    expect(told[1]?.all).toEqual({ is: 'maneuvers', seat: 2, orders: ['movement', 'sabotage', 'concentration'] });
    expect(tilesOf(s)).toBe('movement:1 sabotage:1 concentration:1');
    expect(ORDERS.every((order) => s.tiles[order].active)).toBe(true);
    expect(s.leader).toBe(2);
    expect(toDecide(s)).toBe('2 treat');
    passOn(s);
    expect(toDecide(s)).toBe('3 choose-order');
  });

  test('FTF-5.6.2 points accumulate; Maneuvers itself carries none', () => {
    const s = after({ tiles: 'movement:2 training:1! concentration:0' }, '0 order(maneuvers)', '1 order(maneuvers)');
    expect(tilesOf(s)).toBe('movement:4 training:2 sabotage:2 recruitment:2 concentration:2');
    expect(vpOf(s)).toEqual([0, 0, 0, 0]);
  });

  test('FTF-5.6.5 FTF-8.1 V25 the last active order is chosen without asking; no points, and its player starts the next round', () => {
    const s = after(
      { players: 3, soldiers: 'PIL-02@NEA', tiles: 'movement:1! training:0! sabotage:0! recruitment:2!' },
      '0 order(concentration)',
      '0 pass',
      '1 pass',
    );
    const told = playTo(s, '2 pass');
    expect(eventsOf(told, 'order-chosen')).toEqual([{ is: 'order-chosen', seat: 1, order: 'maneuvers', vp: 0 }]);
    expect(eventsOf(told, 'maneuvers')).toEqual([{ is: 'maneuvers', seat: 1, orders: [] }]);
    expect(tilesOf(s)).toBe('movement:1 recruitment:2');
    expect(toDecide(s)).toBe('1 choose-order');
    expect(s.round).toBe(3);
  });

  test.each([2, 3, 4] as const)(
    'FTF-5.6.5 FTF-5.6.6 V26 %i players: Maneuvers first puts five points, the left neighbour starts',
    (players) => {
      const turn = players - 1;
      const s = after({ players, turn }, `${turn} order(maneuvers)`);
      expect(tilesOf(s)).toBe('movement:1 training:1 sabotage:1 recruitment:1 concentration:1');
      expect(toDecide(s)).toBe('0 choose-order');
    },
  );
});
