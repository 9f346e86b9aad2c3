import { begin, call, fastStream, fillOptions, settled } from '@sztab/kernel';
import { eventsOf } from '@sztab/kernel/testing';
import { describe, expect, test } from 'vitest';
import { COLOURS, type Colour, fieldOf, PERMANENT, TOWNS } from '../content/fields.ts';
import { after, begun, gameFor, legal, type Position, position } from '../testing/position.ts';
import { PRINTED } from '../testing/printed.ts';
import { cargo, commander, pool, track, where } from '../testing/shown.ts';
import { raceToTheRhine as game } from './index.ts';

const start = (players: number, options = {}) => begin(game, players, options, fastStream(3)).state;

describe('setup', () => {
  test('RTR-3.1 who plays: all three, a pair, or one', () => {
    expect(game.roles(3, {})).toEqual(['monty', 'bradley', 'patton']);
    expect(['rw', 'wb', 'rb'].map((pair) => game.roles(2, { pair }))).toEqual([
      ['monty', 'bradley'],
      ['bradley', 'patton'],
      ['monty', 'patton'],
    ]);
    expect(['w', 'r', 'b'].map((solo) => game.roles(1, { solo }))).toEqual([['bradley'], ['monty'], ['patton']]);
    expect(
      start(2)
        .corps.map(({ id }) => id)
        .join(' '),
    ).toBe('R1 R2 R3 R4 W1 W2 W3');
    expect(start(1, { solo: 'b' }).corps.map(({ id }) => id)).toEqual(['B1', 'B2', 'B3']);
  });

  test('RTR-3.1 by lot: with two players any two, each as often; else nothing is left to it', () => {
    const options = fillOptions(game, { pair: 'rb', sideAssignment: 'lot' });
    const lots = fastStream(7);
    const drawn = { rw: 0, wb: 0, rb: 0 };
    for (let n = 0; n < 300; n++) drawn[settled(game, 2, options, lots).pair as keyof typeof drawn]++;
    for (const count of Object.values(drawn)) expect(Math.abs(count - 100)).toBeLessThan(45);
    expect(settled(game, 3, options, lots)).toEqual(options);
    for (const sideAssignment of ['random', 'chosen'])
      expect(settled(game, 2, { ...options, sideAssignment }, lots).pair).toBe('rb');
  });

  test('RTR-3.2 E1 three tokens of each kind a player on the track', () => {
    expect([3, 2, 1].map((players) => track(start(players)))).toEqual(['9/9/9', '6/6/6', '3/3/3']);
  });

  test('RTR-3.3 cards, six trucks each, the air-support marker at hand', () => {
    for (const players of [1, 2, 3]) {
      for (const one of start(players).commanders) {
        expect(one).toMatchObject({ trucks: 6, medals: 0, captured: [], kept: [], air: null, active: true });
      }
    }
    const s = position();
    expect(s.corps.map(({ id }) => `${id} ${cargo(s, id)}`).join(' ')).toBe(
      'R1 1/1/1 R2 1/1/1 R3 1/1/1 R4 1/1/1 W1 2/1/2 W2 2/1/2 W3 2/1/2 B1 3/0/1 B2 3/0/1 B3 3/0/1',
    );
  });

  /** Where the corps begin, and with what. */
  const beginning = (p: Position): string => {
    const s = position(p);
    return s.corps.map(({ id }) => `${id}@${where(s, id)} ${cargo(s, id)}`).join(' ');
  };
  const SOLO = ['r', 'w', 'b'] as const;

  test('RTR-7.6.1 Q-78 alone every commander begins as with several players', () => {
    const alone = SOLO.map((solo) => beginning({ players: 1, options: { solo } }));
    expect(alone.join(' ')).toBe(beginning({}));
    expect(alone[2]).toBe('B1@troyes 3/0/1 B2@montargis 3/0/1 B3@fontainebleau 3/0/1');
  });

  test('RTR-7.6.1 edition 4 begins as edition 3 where others play', () => {
    for (const players of [2, 3]) {
      const [before, now] = [3, 4].map((edition) => {
        const {
          edition: _,
          options: { reinforced, ...options },
          ...state
        } = begin(game, players, {}, fastStream(7), edition).state;
        return { ...state, options };
      });
      expect(now).toEqual(before);
    }
  });

  test('RTR-7.6.1 with Reinforced start each corps has 1 ammo more, and XV Corps begins in Sens', () => {
    const reinforced = SOLO.map((solo) => beginning({ players: 1, options: { solo, reinforcedStart: 'on' } }));
    expect(reinforced).toEqual([
      'R1@lisieux 1/2/1 R2@rouen 1/2/1 R3@louviers 1/2/1 R4@vernon 1/2/1',
      'W1@paris 2/2/2 W2@melun 2/2/2 W3@mantes 2/2/2',
      'B1@troyes 3/1/1 B2@sens 3/1/1 B3@fontainebleau 3/1/1',
    ]);
    expect(beginning({ options: { reinforcedStart: 'on' } })).toBe(beginning({}));
  });

  test('RTR-7.6.1 edition 3: Patton begins alone with ammo and XV Corps in Sens, Bradley without ammo', () => {
    const alone = SOLO.map((solo) => beginning({ players: 1, edition: 3, options: { solo } }));
    expect(alone).toEqual([
      'R1@lisieux 1/1/1 R2@rouen 1/1/1 R3@louviers 1/1/1 R4@vernon 1/1/1',
      'W1@paris 2/0/2 W2@melun 2/0/2 W3@mantes 2/0/2',
      'B1@troyes 3/1/1 B2@sens 3/1/1 B3@fontainebleau 3/1/1',
    ]);
    expect(() => position({ players: 1, edition: 3, options: { reinforcedStart: 'on' } })).toThrow('reinforcedStart');
  });

  test('RTR-3.3 RTR-7.6.1 edition 2: Bradley without ammo, and Patton alone as with others', () => {
    const s = position({ edition: 2 });
    expect(['W1', 'W2', 'W3'].map((id) => cargo(s, id as 'W1'))).toEqual(['2/0/2', '2/0/2', '2/0/2']);
    const alone = position({ players: 1, edition: 2, options: { solo: 'b' } });
    expect([cargo(alone, 'B2'), where(alone, 'B2')]).toEqual(['3/0/1', 'montargis']);
  });

  test('RTR-3.4 corps at their start fields, rear areas held for good, all else free and empty', () => {
    const s = position();
    expect(s.corps.map(({ id }) => where(s, id)).join(' ')).toBe(
      'lisieux rouen louviers vernon paris melun mantes troyes montargis fontainebleau',
    );
    expect(TOWNS.filter((_, at) => s.control[at] !== '.')).toEqual([...PERMANENT]);
    for (const town of PERMANENT) {
      expect(s.control[TOWNS.indexOf(town)]).toBe((fieldOf(town).colours[0] as Colour).toLowerCase());
    }
    expect(s.fields).toEqual({});
    expect(s.corps.every(({ immobilised, moved }) => !immobilised && !moved)).toBe(true);
  });

  test('RTR-3.5 six trucks on the track, and what will come later', () => {
    expect([3, 2, 1].map((players) => [start(players).trucksOnTrack, start(players).reserve])).toEqual([
      [6, 8],
      [6, 6],
      [6, 4],
    ]);
  });

  test('RTR-3.6 RTR-5.10.3 RTR-7.2.2 RTR-7.5.3 Q-43 Bradley begins one level higher, but not in training and not made difficult', () => {
    const levels = (options = {}) => start(3, options).commanders.map(({ level }) => level);
    expect(levels()).toEqual([1, 2, 1]);
    expect(levels({ training: 'on' })).toEqual([1, 1, 1]);
    expect(levels({ hardBradley: 'on' })).toEqual([1, 1, 1]);
    expect(levels({ hardMonty: 'on', hardPatton: 'on' })).toEqual([1, 2, 1]);
  });

  test('RTR-3.7 every deck is shuffled by itself', () => {
    const s = start(3);
    expect(s.pursuit.map((pile) => [...pile].sort().join())).toEqual(
      COLOURS.map((colour) => Array.from({ length: 22 }, (_, i) => `P${colour}${`${i + 1}`.padStart(2, '0')}`).join()),
    );
    expect(s.pursuit.map((pile) => pile.join())).not.toEqual(s.pursuit.map((pile) => [...pile].sort().join()));
    expect(s.resistance).toHaveLength(24);
    expect(s.resistance).not.toEqual([...s.resistance].sort());
    expect(s.discards).toEqual([[], [], []]);
    expect(start(3).pursuit).not.toEqual(begin(game, 3, {}, fastStream(4)).state.pursuit);
  });

  test('RTR-3.8 markers in the pool: 25, 18, none', () => {
    expect([3, 2, 1].map((players) => start(players).markerPool)).toEqual([25, 18, 0]);
    expect(start(3).markers).toEqual([]);
  });

  test('RTR-3.9 RTR-3.10 medals, paratroops, the Ostend marker, and sun', () => {
    expect(start(3, { weather: 'on' })).toMatchObject({
      medalPool: 20,
      paratroopsLeft: 4,
      paratroops: [],
      ostend: true,
      weather: 'sun',
    });
  });

  test('RTR-3.11 E2 Q-59 the turn order is drawn and never changes', () => {
    const orders = new Set(
      Array.from({ length: 60 }, (_, seed) => gameFor(seed, { players: 3, options: {} }).order.join('')),
    );
    expect([...orders].sort()).toEqual(['012', '021', '102', '120', '201', '210']);
    const { told } = begin(game, 3, {}, fastStream(5));
    const s = begin(game, 3, {}, fastStream(5)).state;
    expect(eventsOf(told, 'opened')[0]?.order).toEqual(s.order.map((seat) => COLOURS[seat]));
    const played = after(
      PRINTED.order,
      'W endTurn resist(mayen)',
      'R endTurn resist(venlo)',
      'B endTurn resist(koblenz)',
      'W endTurn',
    );
    expect(played.order).toEqual([1, 0, 2]);
    expect(eventsOf(begun({}).told, 'turn')).toEqual([]);
  });

  test('RTR-3.12 two players: what belongs to the absent one, or is shared with him, is closed', () => {
    const free = (pair: string) => {
      const s = start(2, { pair });
      return TOWNS.filter((_, at) => s.control[at] === '.');
    };
    const rw = free('rw');
    expect(rw.filter((town) => fieldOf(town).colours.includes('B'))).toEqual([]);
    expect(rw).toContain('bruxelles');
    const wb = free('wb');
    expect(wb.filter((town) => fieldOf(town).colours.includes('R'))).toEqual([]);
    expect(wb).toContain('reims');
    expect(start(2, { pair: 'rw' }).control).toContain('b');
  });

  test('RTR-3.12 X21 Bradley cannot have Reims against Montgomery, but can pass over Soissons and Laon', () => {
    const s = after(
      { players: 2, options: { pair: 'rw' }, turn: 'W', pursuit: { W: 'PW20 PW21' } },
      'W move(W2) step(meaux)',
    );
    expect(legal(s, 'W')).toEqual(expect.arrayContaining(['step(soissons)', 'step(chateau-thierry)']));
    const on = position({ players: 2, options: { pair: 'rw' }, turn: 'W', corps: 'W2@soissons' });
    call(on, { step: 'move', corps: 'W2', steps: 1, pays: false });
    expect(legal(on, 'W')).not.toContain('step(reims)');
    expect(legal(on, 'W')).toContain('step(laon)');
  });

  test('RTR-3.13 X22 Q-30 without Bradley the shared fields are open to his neighbours', () => {
    const s = start(2, { pair: 'rb' });
    const shared = TOWNS.filter((town) => fieldOf(town).colours.length === 2);
    expect(shared.every((town) => s.control[TOWNS.indexOf(town)] === '.')).toBe(true);
    expect(
      TOWNS.filter((town) => fieldOf(town).colours.join() === 'W').every(
        (town) => s.control[TOWNS.indexOf(town)] === 'w',
      ),
    ).toBe(true);
    const options = { pair: 'rb' };
    const monty = position({ players: 2, options, turn: 'R', corps: 'R1@diest' });
    call(monty, { step: 'move', corps: 'R1', steps: 1, pays: false });
    expect(legal(monty, 'R')).toContain('step(maastricht)');
    const onward = position({ players: 2, options, turn: 'R', corps: 'R1@maastricht' });
    call(onward, { step: 'move', corps: 'R1', steps: 1, pays: false });
    expect(legal(onward, 'R').join(' ')).not.toMatch(/liege|aachen/);
    const patton = position({ players: 2, options, turn: 'B', corps: 'B1@chalons' });
    call(patton, { step: 'move', corps: 'B1', steps: 1, pays: false });
    expect(legal(patton, 'B')).toContain('step(reims)');
  });

  test('RTR-3.14 black fields are never an absent commander’s', () => {
    for (const [players, options] of [
      [2, { pair: 'rw' }],
      [2, { pair: 'wb' }],
      [1, { solo: 'b' }],
    ] as const) {
      const s = start(players, options);
      for (const [at, town] of TOWNS.entries()) if (fieldOf(town).colours.length === 0) expect(s.control[at]).toBe('.');
    }
  });

  test('RTR-3.15 the pool after the setup', () => {
    expect(pool(start(3))).toBe('7/14/3');
    expect(['rw', 'rb', 'wb'].map((pair) => pool(start(2, { pair })))).toEqual(['19/17/9', '16/20/12', '14/21/10']);
    expect(['r', 'w', 'b'].map((solo) => pool(start(1, { solo })))).toEqual(['28/23/18', '26/24/16', '23/27/19']);
    expect(commander(position(), 'R').colour).toBe('R');
  });
});
