import { clone, roll } from '@sztab/kernel';
import { eventsOf } from '@sztab/kernel/testing';
import { describe, expect, test } from 'vitest';
import { LOSS_DIE } from '../content/regions.ts';
import { EXAMPLE_3, eve } from '../testing/eve.ts';
import { after, asked, dialogue, type Position, played, playTo, position, toDecide } from '../testing/position.ts';
import { army, rolled, wounded } from '../testing/shown.ts';

/** A mission in NEA comes due: M17 (yellow, so that nothing is drawn). E23 pushes Warsaw. */
const IN_NEA: Position = eve('M17', 36, { players: 2, events: 'E23', at: 'NEA:0' });
/** The square of NEA with this level. */
const LEVEL = ['NEA:0', 'NEA:2', 'NEA:4', 'NEA:5', 'NEA:6'] as const;
const fought = (soldiers: string, wounds: number, extra: Position = {}): Position => {
  const die = Math.min(3, Math.max(1, wounds - 4));
  return { ...IN_NEA, soldiers, dice: [die], at: LEVEL[wounds - die] as string, ...extra };
};

describe('FTF-6.6 Losses', () => {
  test('FTF-6.6.3 FTF-6.6.4 FTF-6.6.7 V8 Q-06 D18 example 3', () => {
    const { s, told } = played({ ...EXAMPLE_3, dice: [2] }, '2 order(maneuvers)', '0 keep(M20)');
    expect(rolled(told)).toBe('NEA 2+1=3');
    expect(wounded(told)).toBe('PIL-01:1 SAI-01:2');
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
    const { s: won, told } = played(
      {
        ...IN_NEA,
        soldiers: 'SAI-01@NEA:5/5 SAI-03@NEA:5/5 SAI-04@NEA:5/5 INF-01@WEU',
        dice: [3],
      },
      '0 order(maneuvers)',
    );
    expect(eventsOf(told, 'mission-resolved')[0]?.success).toBe(true);
    expect(rolled(told)).toBe('NEA 3+0=3');
    expect(army(won)).toBe('INF-01@WEU:3/2 SAI-01@NEA:5/5+1 SAI-03@NEA:5/5+1 SAI-04@NEA:5/5+1');
    expect(rolled(played({ soldiers: 'INF-01@NEA' }, '0 order(maneuvers)').told)).toBe('');
  });

  test('FTF-6.6.2 D17 the leader chooses the order of the regions; one roll each', () => {
    const fronts = { at: 'NEA:0 WAW:0 NAI:0', soldiers: 'INF-01@NEA INF-02@WAW INF-03@NAI', dice: [1, 2, 3] };
    const hands = ['M17', 'M18', 'M19 M30'];
    const s = after({ ...fronts, hands, players: 3, turn: 1, time: 41, events: 'E23' }, '1 order(maneuvers)');
    expect(asked(s)).toBe('1 loss-region: losses(WAW) losses(NAI) losses(NEA)');
    const one = playTo(s, '1 losses(NAI)');
    expect(rolled(one)).toBe('NAI 1+0=1');
    expect(asked(s)).toBe('1 loss-region: losses(WAW) losses(NEA)');
    const two = playTo(s, '1 losses(NEA)');
    // The last region is no choice.
    expect(rolled(two)).toBe('NEA 2+0=2 WAW 3+1=4');
    expect(army(s)).toBe('');
    expect(s.fallen).toEqual(['INF-03', 'INF-01', 'INF-02']);
    expect(toDecide(s)).toBe('2 choose-order');
  });

  test('FTF-6.6.3 the level after the push of the Axis', () => {
    const p = { ...IN_NEA, at: 'NEA:3', events: 'E11', soldiers: 'INF-01@NEA', dice: [1] };
    expect(rolled(played(p, '0 order(maneuvers)').told)).toBe('NEA 1+2=3');
  });

  test('FTF-6.6.4 FTF-8.1 the lowest current Underground first; those tied are wounded without a question if all will be', () => {
    const { s, told } = played(fought('INF-08@NEA PIL-03@NEA:4/4 PIL-02@NEA INF-05@NEA', 3), '0 order(maneuvers)');
    expect(wounded(told)).toBe('INF-05:1 PIL-02:1 INF-08:1');
    expect(army(s)).toBe('PIL-03@NEA:4/4');
  });

  test.each([
    {
      what: 'a tie of three with two wounds is asked twice',
      hit: fought('INF-05@NEA PIL-02@NEA PIL-03@NEA INF-08@NEA', 2),
      talk: {
        '0 order(maneuvers)': '0 loss-wound: wound(INF-05) wound(PIL-02) wound(PIL-03)',
        '0 wound(PIL-02)': '0 loss-wound: wound(INF-05) wound(PIL-03)',
        '0 wound(PIL-03)': '1 choose-order',
      },
      left: 'INF-05@NEA:4/1 INF-08@NEA:3/3',
    },
    {
      what: 'a later tie of the same pass: nobody twice in a pass',
      hit: fought('INF-05@NEA PAR-01@NEA PAR-02@NEA PAR-04@NEA', 3),
      talk: {
        '0 order(maneuvers)': '0 loss-wound: wound(PAR-01) wound(PAR-02) wound(PAR-04)',
        '0 wound(PAR-04) wound(PAR-01)': '1 choose-order',
      },
      left: 'PAR-02@NEA:3/3',
    },
    {
      what: 'a tie in the second pass',
      hit: fought('PIL-02@NEA:5/1 PIL-03@NEA:5/1', 3),
      talk: {
        '0 order(maneuvers)': '0 loss-wound: wound(PIL-02) wound(PIL-03)',
        '0 wound(PIL-02)': '1 choose-order',
      },
      left: 'PIL-03@NEA:5/1+1',
    },
  ])('FTF-6.6.4 FTF-6.6.5 D18 a real tie, which the leader is asked about: $what', ({ hit, talk, left }) => {
    const s = position(hit);
    dialogue(s, talk);
    expect(army(s)).toBe(left);
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

  test('FTF-6.6.6 V29 dealing stops when everybody has two', () => {
    const { s, told } = played(fought('PIL-01@NEA:4/2', 5), '0 order(maneuvers)');
    expect(wounded(told)).toBe('PIL-01:1 PIL-01:2');
    expect(army(s)).toBe('');
  });

  test('FTF-6.6.6 V30 old wounds do not shield', () => {
    expect(army(after(fought('PIL-01@NEA:4/2+1', 1), '0 order(maneuvers)'))).toBe('');
  });

  test('FTF-6.6.6 V51 Q-36 a third wound in the second pass', () => {
    const { s, told } = played(fought('INF-05@NEA:5/1+1 INF-08@NEA:4/3 SAB-01@NEA:3/4', 4), '0 order(maneuvers)');
    expect(wounded(told)).toBe('INF-05:2 INF-08:1 SAB-01:1 INF-05:3');
    expect(army(s)).toBe('INF-08@NEA:4/3+1 SAB-01@NEA:3/4+1');
    expect(s.fallen).toEqual(['INF-05']);
  });

  test('FTF-6.6.7 one wound: the trained stay, the untrained fall; only after all wounds are dealt', () => {
    const { s, told } = played(fought('PIL-01@NEA:4/2 INF-05@NEA', 2), '0 order(maneuvers)');
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
    const poland = { soldiers: 'PIL-01@POL:4/2', at: 'POL:0', stage2: 'M20 M21 M22 M23', dice: [2] };
    const s = position({ ...poland, players: 2, hands: ['M12', 'M11 M30'], time: 21, events: 'E23' });
    const before = clone(s.dice);
    const told = playTo(s, '0 order(maneuvers)');
    expect(eventsOf(told, 'mission-resolved')).toEqual([
      { is: 'mission-resolved', seat: 0, mission: 'M12', available: 0, required: 11, success: false },
    ]);
    const rest = playTo(s, '0 keep(M20)', '1 keep(M22)');
    expect(rolled(rest)).toBe('POL 2+0=2');
    const chance = { dice: before, barriers: 0 };
    roll(chance);
    expect(s.dice).toEqual(chance.dice);
    const empty = position(eve('M17', 36, { players: 2, events: 'E23' }));
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
        const p = { ...IN_NEA, soldiers: 'INF-01@NEA', dice: [value], options: { lossDie: die } };
        expect(rolled(played(p, '0 order(maneuvers)').told)).toBe(`NEA ${value}+0=${value}`);
      }
    }
  });

  test('FTF-7.3.1 V52 Q-03 eleven wounds: two passes over five soldiers, then it stops', () => {
    const soldiers = 'INF-01@WAW INF-02@WAW INF-03@WAW INF-04@WAW INF-05@WAW';
    const p = eve('M18', 38, { players: 2, at: 'WAW:6', soldiers, options: { lossDie: 'd6' }, dice: [6] });
    const { s, told } = played(p, '0 order(maneuvers)');
    expect(rolled(told)).toBe('WAW 6+5=11');
    expect(eventsOf(told, 'wounded')).toHaveLength(10);
    expect(s.fallen).toHaveLength(5);
    expect(army(s)).toBe('');
  });
});
