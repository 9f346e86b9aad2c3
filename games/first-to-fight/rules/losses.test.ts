import { clone, roll } from '@sztab/kernel';
import { eventsOf } from '@sztab/kernel/testing';
import { describe, expect, test } from 'vitest';
import { LOSS_DIE } from '../content/regions.ts';
import { after, asked, EXAMPLE_3, type Position, playTo, position, toDecide } from '../testing/position.ts';
import { army } from '../testing/shown.ts';

/** A mission in NEA comes due: M17 (yellow, so that nothing is drawn). E23 pushes Warsaw. */
const IN_NEA: Position = { players: 2, hands: ['M17', 'M30'], time: 36, events: 'E23', at: 'NEA:0' };
/** The square of NEA with this level. */
const LEVEL = ['NEA:0', 'NEA:2', 'NEA:4', 'NEA:5', 'NEA:6'] as const;
const fought = (soldiers: string, wounds: number, extra: Position = {}): Position => {
  const die = Math.min(3, Math.max(1, wounds - 4));
  return { ...IN_NEA, soldiers, dice: [die], at: LEVEL[wounds - die] as string, ...extra };
};

describe('FTF-6.6 Losses', () => {
  test('FTF-6.6.3 FTF-6.6.4 FTF-6.6.7 V8 Q-06 D18 example 3', () => {
    const s = position({ ...EXAMPLE_3, dice: [2] });
    const told = playTo(s, '2 order(maneuvers)', '0 keep(M20)');
    expect(eventsOf(told, 'losses-rolled')).toEqual([
      { is: 'losses-rolled', region: 'NEA', die: 2, level: 1, wounds: 3 },
    ]);
    expect(eventsOf(told, 'wounded').map(({ soldier, wounds }) => [soldier, wounds])).toEqual([
      ['PIL-01', 1],
      ['SAI-01', 2],
    ]);
    expect(asked(s)).toBe('2 loss-wound: wound(PAR-01) wound(PAR-02)');
    const other = clone(s);
    playTo(s, '2 wound(PAR-02)');
    expect(army(s)).toBe('PAR-01@NEA:2/3 PIL-01@NEA:4/2+1');
    expect([...s.fallen].sort()).toEqual(['PAR-02', 'SAI-01']);
    playTo(other, '2 wound(PAR-01)');
    expect(army(other)).toBe('PAR-02@NEA:3/3 PIL-01@NEA:4/2+1');
    expect([...other.fallen].sort()).toEqual(['PAR-01', 'SAI-01']);
  });

  test('FTF-6.6.1 a region is checked whatever the result; other regions are not', () => {
    const won = position({
      ...IN_NEA,
      soldiers: 'SAI-01@NEA:5/5 SAI-03@NEA:5/5 SAI-04@NEA:5/5 INF-01@WEU',
      dice: [3],
    });
    const told = playTo(won, '0 order(maneuvers)');
    expect(eventsOf(told, 'mission-resolved')[0]?.success).toBe(true);
    expect(eventsOf(told, 'losses-rolled').map(({ region }) => region)).toEqual(['NEA']);
    expect(army(won)).toBe('INF-01@WEU:3/2 SAI-01@NEA:5/5+1 SAI-03@NEA:5/5+1 SAI-04@NEA:5/5+1');
    const none = position({ soldiers: 'INF-01@NEA' });
    expect(eventsOf(playTo(none, '0 order(maneuvers)'), 'losses-rolled')).toEqual([]);
  });

  test('FTF-6.6.2 D17 the leader chooses the order of the regions; one roll each', () => {
    const s = position({
      players: 3,
      turn: 1,
      hands: ['M17', 'M18', 'M19 M30'],
      time: 41,
      events: 'E23',
      at: 'NEA:0 WAW:0 NAI:0',
      soldiers: 'INF-01@NEA INF-02@WAW INF-03@NAI',
      dice: [1, 2, 3],
    });
    playTo(s, '1 order(maneuvers)');
    expect(asked(s)).toBe('1 loss-region: losses(WAW) losses(NAI) losses(NEA)');
    const one = playTo(s, '1 losses(NAI)');
    expect(eventsOf(one, 'losses-rolled')).toEqual([
      { is: 'losses-rolled', region: 'NAI', die: 1, level: 0, wounds: 1 },
    ]);
    expect(asked(s)).toBe('1 loss-region: losses(WAW) losses(NEA)');
    const two = playTo(s, '1 losses(NEA)');
    // The last region is no choice.
    expect(eventsOf(two, 'losses-rolled').map(({ region, die }) => [region, die])).toEqual([
      ['NEA', 2],
      ['WAW', 3],
    ]);
    expect(army(s)).toBe('');
    expect(s.fallen).toEqual(['INF-03', 'INF-01', 'INF-02']);
    expect(toDecide(s)).toBe('2 choose-order');
  });

  test('FTF-6.6.3 the level after the push of the Axis', () => {
    const s = position({ ...IN_NEA, at: 'NEA:3', events: 'E11', soldiers: 'INF-01@NEA', dice: [1] });
    expect(eventsOf(playTo(s, '0 order(maneuvers)'), 'losses-rolled')[0]).toMatchObject({ level: 2, wounds: 3 });
  });

  test('FTF-6.6.4 FTF-8.1 the lowest current Underground first; those tied are wounded without a question if all will be', () => {
    const s = position(fought('INF-08@NEA PIL-03@NEA:4/4 PIL-02@NEA INF-05@NEA', 3));
    const told = playTo(s, '0 order(maneuvers)');
    expect(eventsOf(told, 'wounded').map(({ soldier }) => soldier)).toEqual(['INF-05', 'PIL-02', 'INF-08']);
    expect(army(s)).toBe('PIL-03@NEA:4/4');
  });

  test('FTF-6.6.4 D18 a real tie of three with two wounds: the leader is asked twice', () => {
    const s = after(fought('INF-05@NEA PIL-02@NEA PIL-03@NEA INF-08@NEA', 2), '0 order(maneuvers)');
    expect(asked(s)).toBe('0 loss-wound: wound(INF-05) wound(PIL-02) wound(PIL-03)');
    playTo(s, '0 wound(PIL-02)');
    expect(asked(s)).toBe('0 loss-wound: wound(INF-05) wound(PIL-03)');
    playTo(s, '0 wound(PIL-03)');
    expect(army(s)).toBe('INF-05@NEA:4/1 INF-08@NEA:3/3');
    expect(toDecide(s)).toBe('1 choose-order');
  });

  test('FTF-6.6.4 a later tie of the same pass: nobody twice in a pass', () => {
    const s = after(fought('INF-05@NEA PAR-01@NEA PAR-02@NEA PAR-04@NEA', 3), '0 order(maneuvers)');
    expect(asked(s)).toBe('0 loss-wound: wound(PAR-01) wound(PAR-02) wound(PAR-04)');
    playTo(s, '0 wound(PAR-04) wound(PAR-01)');
    expect(army(s)).toBe('PAR-02@NEA:3/3');
  });

  test('FTF-6.6.5 V28 Q-22 a second pass', () => {
    const s = after(fought('INF-05@NEA SAB-01@NEA:3/4', 3), '0 order(maneuvers)');
    expect(army(s)).toBe('SAB-01@NEA:3/4+1');
    expect(s.fallen).toEqual(['INF-05']);
  });

  test('FTF-6.6.5 FTF-6.6.7 who was hit in the first pass alone falls too if untrained', () => {
    const s = after(fought('INF-05@NEA SAB-01@NEA', 3), '0 order(maneuvers)');
    expect(army(s)).toBe('');
    expect(s.fallen).toEqual(['INF-05', 'SAB-01']);
  });

  test('FTF-6.6.5 a tie in the second pass is asked', () => {
    const s = after(fought('PIL-02@NEA:5/1 PIL-03@NEA:5/1', 3), '0 order(maneuvers)');
    expect(asked(s)).toBe('0 loss-wound: wound(PIL-02) wound(PIL-03)');
    playTo(s, '0 wound(PIL-02)');
    expect(army(s)).toBe('PIL-03@NEA:5/1+1');
  });

  test('FTF-6.6.6 V29 dealing stops when everybody has two', () => {
    const s = position(fought('PIL-01@NEA:4/2', 5));
    const told = playTo(s, '0 order(maneuvers)');
    expect(eventsOf(told, 'wounded').map(({ wounds }) => wounds)).toEqual([1, 2]);
    expect(army(s)).toBe('');
  });

  test('FTF-6.6.6 V30 old wounds do not shield', () => {
    expect(army(after(fought('PIL-01@NEA:4/2+1', 1), '0 order(maneuvers)'))).toBe('');
  });

  test('FTF-6.6.6 V51 Q-36 a third wound in the second pass', () => {
    const s = position(fought('INF-05@NEA:5/1+1 INF-08@NEA:4/3 SAB-01@NEA:3/4', 4));
    const told = playTo(s, '0 order(maneuvers)');
    expect(eventsOf(told, 'wounded').map(({ soldier, wounds }) => [soldier, wounds])).toEqual([
      ['INF-05', 2],
      ['INF-08', 1],
      ['SAB-01', 1],
      ['INF-05', 3],
    ]);
    expect(army(s)).toBe('INF-08@NEA:4/3+1 SAB-01@NEA:3/4+1');
    expect(s.fallen).toEqual(['INF-05']);
  });

  test('FTF-6.6.7 one wound: the trained stay, the untrained fall; only after all wounds are dealt', () => {
    const s = position(fought('PIL-01@NEA:4/2 INF-05@NEA', 2));
    const told = playTo(s, '0 order(maneuvers)');
    expect(told.map(({ all }) => all?.is).filter((is) => is === 'wounded' || is === 'fell')).toEqual([
      'wounded',
      'wounded',
      'fell',
    ]);
    expect(army(s)).toBe('PIL-01@NEA:4/2+1');
    expect(eventsOf(told, 'fell')).toEqual([{ is: 'fell', soldier: 'INF-05', region: 'NEA' }]);
  });

  test('FTF-6.6.7 who was not hit this time keeps the old wound and stays', () => {
    const s = after(fought('PIL-01@NEA:4/2+1 INF-05@NEA', 1), '0 order(maneuvers)');
    expect(army(s)).toBe('PIL-01@NEA:4/2+1');
  });

  test('FTF-6.6.8 Q-14 the fallen never return to the deck', () => {
    const s = after(fought('INF-05@NEA', 1, { deck: 'SAI-02', shortDeck: true }), '0 order(maneuvers)');
    expect(s.deck).toEqual(['SAI-02']);
    expect(s.fallen.at(-1)).toBe('INF-05');
  });

  test('FTF-6.6.6 FTF-8.5 Q-41 V56 a region without soldiers: no roll, no question; the die is still fresh', () => {
    const s = position({
      players: 2,
      hands: ['M12', 'M11 M30'],
      time: 21,
      events: 'E23',
      soldiers: 'PIL-01@POL:4/2',
      at: 'POL:0',
      stage2: 'M20 M21 M22 M23',
      dice: [2],
    });
    const before = clone(s.dice);
    const told = playTo(s, '0 order(maneuvers)');
    expect(eventsOf(told, 'mission-resolved')).toEqual([
      { is: 'mission-resolved', seat: 0, mission: 'M12', available: 0, required: 11, success: false },
    ]);
    const rest = playTo(s, '0 keep(M20)', '1 keep(M22)');
    expect(eventsOf(rest, 'losses-rolled').map(({ region, die }) => [region, die])).toEqual([['POL', 2]]);
    const chance = { dice: before, barriers: 0 };
    roll(chance);
    expect(s.dice).toEqual(chance.dice);
    const empty = position({ players: 2, hands: ['M17', 'M30'], time: 36, events: 'E23', soldiers: '' });
    const dice = clone(empty.dice);
    playTo(empty, '0 order(maneuvers)');
    expect(empty.staffs[0]?.failed).toEqual(['M17']);
    expect(empty.dice).toEqual(dice);
  });
});

describe('FTF-7.3 the die', () => {
  test('FTF-6.6.3 FTF-7.3.1 Q-02 every face of both dice', () => {
    for (const die of ['faces123', 'd6'] as const) {
      for (const value of new Set(LOSS_DIE[die])) {
        const s = position({ ...IN_NEA, soldiers: 'INF-01@NEA', dice: [value], options: { lossDie: die } });
        expect(eventsOf(playTo(s, '0 order(maneuvers)'), 'losses-rolled')[0]).toMatchObject({
          die: value,
          wounds: value,
        });
      }
    }
  });

  test('FTF-7.3.1 V52 Q-03 eleven wounds: two passes over five soldiers, then it stops', () => {
    const s = position({
      players: 2,
      hands: ['M18', 'M30'],
      time: 38,
      events: 'E11',
      at: 'WAW:6',
      soldiers: 'INF-01@WAW INF-02@WAW INF-03@WAW INF-04@WAW INF-05@WAW',
      options: { lossDie: 'd6' },
      dice: [6],
    });
    const told = playTo(s, '0 order(maneuvers)');
    expect(eventsOf(told, 'losses-rolled')[0]).toMatchObject({ die: 6, level: 5, wounds: 11 });
    expect(eventsOf(told, 'wounded')).toHaveLength(10);
    expect(s.fallen).toHaveLength(5);
    expect(army(s)).toBe('');
  });
});
