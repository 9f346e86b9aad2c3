import { eventsOf, namesOf } from '@sztab/kernel/testing';
import { describe, expect, test } from 'vitest';
import { TOWNS } from '../content/fields.ts';
import { after, begun, type Line, legal, legalOf, playTo, position, toDecide } from '../testing/position.ts';
import { PRINTED } from '../testing/printed.ts';
import { cargo, commander, held, paratroops, pool, tokens, where } from '../testing/shown.ts';

/** Patton's XII Corps before its first move. */
const XII = { turn: 'B', corps: 'B1:3/0/1' } as const;

describe('RTR-5.5 moving a corps', () => {
  test('RTR-5.5.1 an active corps with fuel that has not moved; a fuel goes to the pool', () => {
    expect(legalOf(position(), 'R', 'move')).toBe('R1 R2 R3 R4');
    expect(legalOf(position({ corps: 'R1:0/3/3 R2:1/0/0! R3:0/1/1 R4*' }), 'R', 'move')).toBe('');
    const s = after({}, 'R move(R1)');
    expect([cargo(s, 'R1'), pool(s)]).toEqual(['0/1/1', '8/14/3']);
    expect(eventsOf(begun({ turn: 'B' }, 'B cmdMove(B1)').told, 'move-begun')).toEqual([
      { is: 'move-begun', corps: 'B1', by: 'commander' },
    ]);
  });

  test('RTR-5.5.2 RTR-5.10.5 E12 one move a turn, whatever pays for it', () => {
    const s = after(
      { ...XII, kept: { B: 'PB12' }, pursuit: { B: 'PB22' } },
      'B move(B1) step(vitry) stop playResistance(PB12)',
    );
    expect(legalOf(s, 'B', 'move')).toBe('B2 B3');
    expect(legalOf(s, 'B', 'cmdMove')).toBe('B2 B3');
  });

  test('RTR-5.5.3 RTR-6.1.4 along own roads in either direction, to own, shared and black fields', () => {
    const at = (corps: string, id: 'W2' | 'B1' | 'R1') => {
      const s = position({ turn: id[0] as 'W', corps: `${corps}:3/3/0` });
      playTo(s, `${id[0] as 'W'} move(${id})`);
      return legalOf(s, id[0] as 'W', 'step');
    };
    expect(at('B1@luxembourg', 'B1')).toBe('trier thionville');
    expect(at('W2@luxembourg', 'W2')).toBe('arlon bastogne trier');
    expect(at('W2@rheydt', 'W2')).toBe('dusseldorf aachen');
    expect(at('R1@rheydt', 'R1')).toBe('roermond rheinhausen dusseldorf');
    expect(at('W2@prum', 'W2')).toBe('bastogne st-vith mayen trier');
    expect(at('B1@vitry', 'B1')).toBe('sezanne troyes chalons bar-le-duc');
  });

  test('RTR-5.5.4 X9 closed: any other corps, and what another player controls', () => {
    const s = after({ turn: 'W', pursuit: { W: 'PW20 PW22 PW21' } }, 'W move(W2) step(meaux) step(chateau-thierry)');
    expect(legalOf(s, 'W', 'step')).toContain('reims');
    playTo(s, 'W step(reims)');
    expect([where(s, 'W2'), held(s, 'W'), toDecide(s)]).toEqual(['reims', 'meaux chateau-thierry reims', 'W act']);
    const taken = after(
      { turn: 'W', pursuit: { W: 'PW20 PW22' }, held: { B: 'reims' } },
      'W move(W2) step(meaux) step(chateau-thierry)',
    );
    expect(legalOf(taken, 'W', 'step')).not.toContain('reims');
    expect(legalOf(after({}, 'R move(R1)'), 'R', 'step')).toBe('brionne yvetot');
    expect(legalOf(after({ corps: 'R2@yvetot' }, 'R move(R1)'), 'R', 'step')).toBe('brionne');
    expect(legalOf(position({ turn: 'W', corps: 'W1@chateau-thierry W2@meaux' }), 'W', 'move')).toContain('W2');
  });

  test('RTR-5.5.5 Q-65 an own field reveals nothing and stops nobody', () => {
    const s = after({ held: { R: 'yvetot le-havre' }, corps: 'R1:1/0/0' }, 'R move(R1) step(yvetot) step(le-havre)');
    expect([toDecide(s), where(s, 'R1'), cargo(s, 'R1'), s.resistance.length]).toEqual([
      'R move',
      'le-havre',
      '0/0/0',
      24,
    ]);
    playTo(s, 'R step(yvetot)');
    expect([toDecide(s), where(s, 'R1')]).toEqual(['R act', 'yvetot']);
  });

  test('RTR-5.5.6 Q-15 a fort costs an ammo first, or cannot be entered', () => {
    const p = { turn: 'B', corps: 'B1@luxembourg:2/1/0', pursuit: { B: 'PB22' } } as const;
    const s = after(p, 'B move(B1) step(trier)');
    expect([cargo(s, 'B1'), held(s, 'B')]).toEqual(['1/0/0', 'luxembourg trier']);
    expect(eventsOf(begun(p, 'B move(B1) step(trier)').told, 'fort-paid')).toEqual([
      { is: 'fort-paid', corps: 'B1', town: 'trier', with: 'cargo' },
    ]);
    expect(legalOf(after({ ...p, corps: 'B1@luxembourg:2/0/0' }, 'B move(B1)'), 'B', 'step')).toBe('thionville');
  });

  test('RTR-5.5.6 Q-16 an own fort is free, one that was lost is not', () => {
    const p = { turn: 'B', corps: 'B1@luxembourg:2/0/0', held: { B: 'trier' } } as const;
    expect(legalOf(after(p, 'B move(B1)'), 'B', 'step')).toContain('trier');
    const lost = after(
      { ...p, turn: 'W', at: 'reaction', corps: 'B1:2/0/0', held: { B: 'luxembourg trier' } },
      'W counter(trier)',
    );
    expect(held(lost, 'B')).toBe('luxembourg');
  });

  test('RTR-5.5.7 resistance where a marker or a symbol is, else the own pursuit deck', () => {
    const card = (p: object, line: string) =>
      eventsOf(begun({ corps: 'R1:3/3/0', ...p }, `R ${line}` as Line).told, 'card')[0];
    expect(card({ pursuit: { R: 'PR22' } }, 'move(R1) step(yvetot)')).toMatchObject({ deck: 'pursuit', card: 'PR22' });
    expect(card({ markers: 'yvetot', resistance: 'O01' }, 'move(R1) step(yvetot)')).toMatchObject({
      deck: 'resistance',
      card: 'O01',
    });
    expect(card({ held: { R: 'yvetot' }, resistance: 'O13' }, 'move(R1) step(yvetot) step(le-havre)')).toMatchObject({
      deck: 'resistance',
      card: 'O13',
    });
  });

  test('RTR-5.5.8 the field is taken, and what may be chosen is chosen before the next step', () => {
    const s = after({ ...XII, pursuit: { B: 'PB01 PB22' } }, 'B move(B1) step(vitry)');
    expect([toDecide(s), held(s, 'B')]).toEqual(['B civilians', '']);
    playTo(s, 'B decline');
    expect([toDecide(s), held(s, 'B')]).toEqual(['B move', 'vitry']);
  });

  test('RTR-5.5.9 RTR-5.6.11 going on costs a fuel after Les Boches or a won battle only', () => {
    const s = after({ ...XII, corps: 'B1:3/1/0', pursuit: { B: 'PB14 PB17 PB22' } }, 'B move(B1) step(vitry)');
    const told = playTo(s, 'B step(chalons)');
    expect(eventsOf(told, 'stepped')[0]).toMatchObject({ fuel: 1 });
    expect(cargo(s, 'B1')).toBe('1/0/0');
    playTo(s, 'B step(reims)');
    expect(cargo(s, 'B1')).toBe('0/0/0');
    const back = after(
      { ...XII, corps: 'B1:3/1/0', pursuit: { B: 'PB14' } },
      'B move(B1) step(vitry) step(troyes) step(sens)',
    );
    expect(cargo(back, 'B1')).toBe('1/1/0');
  });

  test('RTR-5.5.10 X7 X8 Les Boches without fuel: only to stop; on the third step nothing is asked', () => {
    const s = after({ ...XII, corps: 'B1:1/0/0', pursuit: { B: 'PB14' } }, 'B move(B1) step(vitry)');
    expect(legal(s, 'B')).toEqual(['stop']);
    const third = after(
      { ...XII, corps: 'B1:1/0/0', pursuit: { B: 'PB22 PB20 PB14' } },
      'B move(B1) step(vitry) step(chalons) step(reims)',
    );
    expect([toDecide(third), cargo(third, 'B1')]).toEqual(['B act', '0/0/0']);
  });

  test('RTR-5.5.11 RTR-5.7.5 X6 Q-42 a lost battle: back to where it came from, and the move is over', () => {
    const p = { ...XII, corps: 'B1:1/0/0', pursuit: { B: 'PB22 PB16' } } as const;
    const s = after(p, 'B move(B1) step(vitry) step(chalons)');
    expect([where(s, 'B1'), held(s, 'B'), toDecide(s), cargo(s, 'B1')]).toEqual(['vitry', 'vitry', 'B act', '0/0/0']);
    expect(s.pursuit[2]).toHaveLength(21);
    expect(s.pursuit[2]).toContain('PB16');
    expect(s.discards[2]).toEqual(['PB22']);
    expect(s.revealed).toBe('PB16');
  });

  test('RTR-5.5.12 loading and unloading on the way', () => {
    const s = after({ ...XII, pursuit: { B: 'PB06' } }, 'B move(B1) step(vitry)');
    expect(legalOf(s, 'B', 'load')).toBe('B1,fuel');
    expect(legalOf(s, 'B', 'unload')).toBe('B1,fuel B1,food');
    playTo(s, 'B load(B1,fuel) unload(B1,food)');
    expect([cargo(s, 'B1'), tokens(s, 'vitry')]).toEqual(['3/0/0', '0/0/1']);
  });

  test('RTR-5.5.12 RTR-5.4.1 X34 before the first step only loading, and only the moving corps', () => {
    const s = after({ corps: 'R2:3/2/1', fields: 'rouen=0/1/0 lisieux=1/0/0' }, 'R move(R2)');
    expect(cargo(s, 'R2')).toBe('2/2/1');
    expect(legalOf(s, 'R', 'load')).toBe('R2,ammo');
    expect(legal(s, 'R').join(' ')).not.toMatch(/stop|unload/);
    playTo(s, 'R load(R2,ammo)');
    expect(cargo(s, 'R2')).toBe('2/3/1');
  });

  test('RTR-5.5.13 what is gained comes from the pool, and is lost if the pool has none', () => {
    const s = after({ ...XII, pool: '0/5/5', pursuit: { B: 'PB06' } }, 'B takeTrucks(1) cmdMove(B1)');
    expect(pool(s)).toBe('1/5/5');
    playTo(s, 'B step(vitry)');
    expect([pool(s), tokens(s, 'vitry')]).toEqual(['0/5/5', '1/0/0']);
    const none = after({ ...XII, pool: '5/0/5', pursuit: { B: 'PB04' } }, 'B move(B1) step(vitry)');
    expect(tokens(none, 'vitry')).toBe('0/0/0');
  });

  test('RTR-5.5.4 Q-57 trucks never hinder a corps', () => {
    expect(legalOf(position({ trucks: 'lisieux/brionne lisieux/yvetot' }), 'R', 'move')).toContain('R1');
  });
});

describe('RTR-5.6 pursuit cards', () => {
  const drawn = (card: string, p: object = {}, ...lines: Line[]) =>
    after({ ...XII, pursuit: { B: card }, ...p }, 'B move(B1) step(vitry)', ...lines);

  test('RTR-5.6.1 open for everybody, then to the discard pile', () => {
    expect(drawn('PB22').discards[2]).toEqual(['PB22']);
    expect(drawn('PB22').revealed).toBe('PB22');
    expect(drawn('PB16', { corps: 'B1:1/1/0' }).discards[2]).toEqual([]);
  });

  test('RTR-5.6.1 E13 Black market, Starving civilians, Resistance', () => {
    const s = after(
      { ...XII, pursuit: { B: 'PB10 PB01 PB12' } },
      'B move(B1) step(vitry) swap(food,ammo) step(chalons) step(reims)',
    );
    expect(cargo(s, 'B1')).toBe('2/1/0');
    expect(held(s, 'B')).toBe('reims vitry chalons');
    expect(commander(s, 'B')).toMatchObject({ medals: 1, kept: ['PB12'] });
    expect(s.discards[2]).toEqual(['PB10', 'PB01']);
    expect(toDecide(s)).toBe('B act');
  });

  test('RTR-5.6.4 E14 Les Boches, Captured supplies, Battle of Angaur', () => {
    const s = after(
      { ...XII, pursuit: { B: 'PB14 PB06 PB22' } },
      'B move(B1) step(vitry) step(chalons) load(B1,fuel) step(reims)',
    );
    expect([cargo(s, 'B1'), held(s, 'B'), commander(s, 'B').medals]).toEqual(['2/0/1', 'reims vitry chalons', 1]);
  });

  test('RTR-5.6.2 Q-21 Starving civilians: a food for a medal, or nothing', () => {
    const fed = drawn('PB01', {}, 'B feed');
    expect([cargo(fed, 'B1'), commander(fed, 'B').medals, fed.medalPool]).toEqual(['2/0/0', 1, 19]);
    expect(commander(drawn('PB01', {}, 'B decline'), 'B').medals).toBe(0);
    expect(toDecide(drawn('PB01', { corps: 'B1:3/1/0' }))).toBe('B move');
    expect(toDecide(drawn('PB01', { medalPool: 0 }))).toBe('B move');
  });

  test('RTR-5.6.3 RTR-5.6.5 finds lie on the field', () => {
    expect(['PB04', 'PB06', 'PB08'].map((card) => tokens(drawn(card), 'vitry'))).toEqual(['0/1/0', '1/0/0', '0/0/1']);
    expect(pool(drawn('PB08'))).toBe('8/14/2');
  });

  test('RTR-5.6.6 Black market: one token for one of another kind', () => {
    expect(legalOf(drawn('PB10'), 'B', 'swap')).toBe('fuel,ammo fuel,food food,fuel food,ammo');
    const s = drawn('PB10', {}, 'B swap(fuel,food)');
    expect([cargo(s, 'B1'), pool(s), toDecide(s)]).toEqual(['1/0/2', '9/14/2', 'B move']);
    expect(cargo(drawn('PB10', {}, 'B decline'), 'B1')).toBe('2/0/1');
    expect(legalOf(drawn('PB10', { pool: '5/0/0' }), 'B', 'swap')).toBe('food,fuel');
    expect(toDecide(drawn('PB10', { corps: 'B1:1/0/0' }))).toBe('B move');
  });

  test('RTR-5.6.7 Resistance without a hand: one more action, after the move', () => {
    const s = drawn('PB11');
    expect(s.turn.credit).toBe('pending');
    expect(s.discards[2]).toEqual(['PB11']);
    playTo(s, 'B stop');
    expect(s.turn.credit).toBe('ready');
    playTo(s, 'B takeSupplies(orleans,fuel) takeSupplies(orleans,fuel)');
    expect([s.turn.base, s.turn.credit]).toEqual([0, 'used']);
    const lost = after(
      { ...XII, corps: 'B1:2/0/0', pursuit: { B: 'PB11 PB16' } },
      'B move(B1) step(vitry) step(chalons)',
    );
    expect(lost.turn.credit).toBe('ready');
    const third = after(
      { ...XII, held: { B: 'vitry chalons' }, pursuit: { B: 'PB11' } },
      'B move(B1) step(vitry) step(chalons) step(reims)',
    );
    expect(third.turn.credit).toBe('ready');
    const over = after({ ...XII, pursuit: { B: 'PB11' } }, 'B move(B1) step(vitry) stop endTurn resist(mayen)');
    expect(over.turn.credit).toBe('none');
  });

  test('RTR-5.6.7 X36 Q-35 Q-36 a second one in the turn gives nothing', () => {
    const s = after(
      { ...XII, pursuit: { B: 'PB11' }, only: 'B', discards: { B: 'PB22' } },
      'B move(B1) step(vitry) step(chalons)',
    );
    expect(s.turn.credit).toBe('pending');
    for (const credit of ['ready', 'used'] as const) {
      const told = begun({ ...XII, pursuit: { B: 'PB11' }, counted: { credit } }, 'B move(B1) step(vitry)').told;
      expect(eventsOf(told, 'credit')).toEqual([{ is: 'credit', by: 'B', counts: false }]);
      expect(
        after({ ...XII, pursuit: { B: 'PB11' }, counted: { credit } }, 'B move(B1) step(vitry) stop').turn.credit,
      ).toBe(credit);
    }
    const again = after(
      { ...XII, pursuit: { B: 'PB11' }, only: 'B' },
      'B move(B1) step(vitry) step(chalons) step(reims)',
    );
    expect([again.turn.credit, again.discards[2]]).toEqual(['ready', ['PB11']]);
  });

  /** Patton's turn, and the cards of all three in one deck. */
  const COMMON = { turn: 'B', options: { commonPursuitDeck: 'on' } } as const;

  test('RTR-5.6.8 Q-38 Resistance with a hand: kept, and played in this or a later turn', () => {
    const s = drawn('PB12', {}, 'B stop');
    expect(legalOf(s, 'B', 'playResistance')).toBe('PB12');
    playTo(s, 'B playResistance(PB12)');
    expect([commander(s, 'B').kept, s.discards[2], s.turn.credit]).toEqual([[], ['PB12'], 'ready']);
    expect(legalOf(drawn('PB12'), 'B', 'playResistance')).toBe('');
  });

  test('RTR-5.6.8 RTR-5.6.10 X25 Q-73 one Resistance card a turn', () => {
    const s = drawn('PB11', { kept: { B: 'PB12' } }, 'B stop');
    expect(legalOf(s, 'B', 'playResistance')).toBe('');
    playTo(s, 'B endTurn resist(mayen)', 'R endTurn resist(venlo)', 'W endTurn resist(neustadt)');
    expect(legalOf(s, 'B', 'playResistance')).toBe('PB12');
    const two = after({ ...COMMON, kept: { B: 'PB12 PR12' } }, 'B playResistance(PR12)');
    expect(legalOf(two, 'B', 'playResistance')).toBe('');
  });

  test('RTR-5.6.9 RTR-5.6.10 Q-37 Recon: kept; a look at the own deck or that of resistance, once a turn', () => {
    const p = { ...COMMON, kept: { B: 'PB13 PR13' }, pursuit: { R: 'PR22' }, resistance: 'O07' } as const;
    expect(legalOf(position(p), 'B', 'playRecon')).toBe('PB13,pursuit PB13,resistance PR13,pursuit PR13,resistance');
    const s = after(p, 'B playRecon(PB13,resistance)');
    expect([
      commander(s, 'B').knows,
      commander(s, 'B').air,
      commander(s, 'B').kept,
      s.discards[0],
      s.turn.base,
    ]).toEqual([{ pursuit: false, resistance: true }, null, ['PR13'], ['PB13'], 2]);
    expect(legalOf(s, 'B', 'playRecon')).toBe('');
    expect(s.resistance[0]).toBe('O07');
    expect(drawn('PB13').commanders[2]?.kept).toEqual(['PB13']);
  });

  test('RTR-5.6.12 RTR-5.7.1 an enemy division: a battle for one ammo', () => {
    const s = drawn('PB17', { corps: 'B1:1/2/0' });
    expect([cargo(s, 'B1'), commander(s, 'B').captured, held(s, 'B')]).toEqual(['0/1/0', ['PB17'], 'vitry']);
  });

  test('RTR-5.6.13 an event does nothing', () => {
    for (const card of ['PB20', 'PB21', 'PB22']) {
      const s = drawn(card);
      expect([cargo(s, 'B1'), held(s, 'B'), s.weather, legalOf(s, 'B', 'step')]).toEqual([
        '2/0/1',
        'vitry',
        'sun',
        'sezanne troyes chalons bar-le-duc',
      ]);
    }
  });

  test('RTR-5.6.14 Q-07 an empty pile is made of the discards; where there are none either, the field is just taken', () => {
    const s = drawn('', { only: 'B', discards: { B: 'PB22 PB21' } });
    expect([s.pursuit[2]?.length, s.discards[2]?.length, held(s, 'B')]).toEqual([1, 1, 'vitry']);
    const told = begun({ ...XII, only: 'B' }, 'B move(B1) step(vitry)').told;
    expect(namesOf(told)).toBe('move-begun stepped no-card taken');
    expect(namesOf(begun({ ...XII, only: 'B', discards: { B: 'PB22' } }, 'B move(B1) step(vitry)').told)).toBe(
      'move-begun stepped reshuffled card taken',
    );
    expect(drawn('PB22', { only: 'B', discards: { B: 'PB21' } }).discards[2]).toEqual(['PB21', 'PB22']);
  });
});

describe('RTR-5.7 battle', () => {
  const at = { turn: 'B', markers: 'vitry' } as const;

  test('RTR-5.7.1 RTR-5.7.4 what each kind costs; the card is captured, the marker goes back', () => {
    const fought = (card: string, cargoOf: string) =>
      after({ ...at, corps: `B1:${cargoOf}`, resistance: card }, 'B move(B1) step(vitry)');
    for (const [card, before, left] of [
      ['O01', '2/3/1', '1/1/1'],
      ['O13', '2/3/1', '1/0/1'],
      ['O19', '3/2/1', '1/0/1'],
    ] as const) {
      const s = fought(card, before);
      expect([cargo(s, 'B1'), held(s, 'B'), commander(s, 'B').captured]).toEqual([left, 'vitry', [card]]);
      expect([s.markers, s.markerPool, s.resistance.length]).toEqual([[], 25, 23]);
    }
    for (const [card, before, left] of [
      ['O01', '2/1/1', '1/0/1'],
      ['O13', '2/2/1', '1/0/1'],
      ['O19', '3/1/1', '1/0/1'],
      ['O19', '1/2/1', '0/0/1'],
    ] as const) {
      const s = fought(card, before);
      expect([cargo(s, 'B1'), held(s, 'B'), commander(s, 'B').captured, where(s, 'B1')]).toEqual([
        left,
        '',
        [],
        'troyes',
      ]);
      expect([s.markers, s.markerPool, s.resistance.length]).toEqual([['vitry'], 24, 24]);
      expect([...s.resistance].sort()).toContain(card);
    }
  });

  test('RTR-5.7.2 tokens on the field or on other corps do not help', () => {
    const s = after({ ...at, corps: 'B1:2/1/0', fields: 'troyes=0/4/0', resistance: 'O01' }, 'B move(B1) step(vitry)');
    expect([where(s, 'B1'), tokens(s, 'troyes'), cargo(s, 'B1')]).toEqual(['troyes', '0/4/0', '1/0/0']);
  });

  test('RTR-5.7.1 E15 a division before Luxembourg', () => {
    const s = after(PRINTED.luxembourg, 'B move(B1) step(luxembourg)');
    expect([cargo(s, 'B1'), commander(s, 'B').captured, commander(s, 'B').medals]).toEqual(['1/3/0', ['PB16'], 1]);
  });

  test('RTR-5.7.5 E16 and a panzer brigade in Trier', () => {
    const s = after(PRINTED.luxembourg, 'B move(B1) step(luxembourg) step(trier)');
    expect([where(s, 'B1'), cargo(s, 'B1'), toDecide(s), s.markers]).toEqual([
      'luxembourg',
      '0/0/0',
      'B act',
      ['trier'],
    ]);
    expect(s.resistance).toHaveLength(24);
    expect(held(s, 'B')).toBe('luxembourg thionville');
  });

  test('RTR-5.7.3 Q-17 E18 air support first, then paratroops, then the corps', () => {
    const s = after(
      { corps: 'R1:3/2/1', resistance: 'O01', pursuit: { R: 'PR08' } },
      'R air(resistance) move(R1) step(yvetot) load(R1,food) step(le-havre)',
    );
    expect([cargo(s, 'R1'), held(s, 'R')]).toEqual(['2/0/2', 'yvetot le-havre']);
    expect(commander(s, 'R')).toMatchObject({ captured: ['O01'], air: null });
    expect(s.flow.at(-1)).toMatchObject({ step: 'move', pays: true });
    const all = begun(
      {
        turn: 'W',
        corps: 'W1@maastricht:1/4/1',
        markers: 'aachen',
        paratroops: 'aachen@W',
        air: { W: 'resistance' },
        resistance: 'O13',
      },
      'W move(W1) step(aachen)',
    ).told;
    expect(eventsOf(all, 'fort-paid')[0]?.with).toBe('air');
    expect(eventsOf(all, 'battle')[0]).toMatchObject({ won: true, air: 0, paratroops: 1, ammo: 2 });
    const two = begun(
      {
        turn: 'W',
        corps: 'W1@maastricht:1/4/1',
        markers: 'aachen',
        paratroops: 'aachen@W aachen@R',
        resistance: 'O13',
      },
      'W move(W1) step(aachen)',
    ).told;
    expect(eventsOf(two, 'fort-paid')[0]?.with).toBe('paratroops');
    expect(eventsOf(two, 'battle')[0]).toMatchObject({ won: true, air: 0, paratroops: 1, ammo: 2 });
  });

  const AACHEN_LOST = {
    turn: 'W',
    corps: 'W1@maastricht:3/0/1 W2@liege:3/1/1',
    markers: 'aachen',
    paratroops: 'aachen@W aachen@R! koln@W',
    resistance: 'O13',
  } as const;

  test('RTR-5.7.5 RTR-5.9.7 Q-19 paratroops stay after a lost battle, for the fort and for the next one', () => {
    const s = after(AACHEN_LOST, 'W move(W1) step(aachen)');
    expect(paratroops(s)).toBe('aachen@1 aachen@0! koln@1');
    s.resistance.unshift(...s.resistance.splice(s.resistance.indexOf('O01'), 1));
    playTo(s, 'W move(W2) step(aachen)');
    expect([cargo(s, 'W2'), held(s, 'W').includes('aachen'), paratroops(s)]).toEqual(['2/0/1', true, 'koln@1']);
  });

  test('RTR-5.7.3 no other order of paying could leave more: what helps and is not taken along stays', () => {
    const told = begun(AACHEN_LOST, 'W move(W2) step(aachen)').told;
    expect(eventsOf(told, 'fort-paid')[0]?.with).toBe('paratroops');
    expect(eventsOf(told, 'battle')[0]).toMatchObject({ won: false, paratroops: 1, ammo: 1 });
  });

  test('RTR-5.7.5 RTR-5.9.7 edition 2: used paratroops are spent in a lost battle, the others stay', () => {
    const s = after({ ...AACHEN_LOST, edition: 2 }, 'W move(W1) step(aachen)');
    expect(s.paratroops).toEqual([{ town: 'koln', by: 1, dark: false }]);
    const spare = after(
      {
        edition: 2,
        turn: 'W',
        corps: 'W1@laon:1/0/0',
        markers: 'hirson',
        paratroops: 'hirson@W hirson@R hirson@W',
        resistance: 'O19',
      },
      'W move(W1) step(hirson)',
    );
    expect(spare.paratroops).toHaveLength(1);
    expect(where(spare, 'W1')).toBe('laon');
  });

  test('RTR-5.7.6 nothing is chosen in a battle', () => {
    const s = after({ ...at, corps: 'B1:3/3/0', resistance: 'O01' }, 'B move(B1) step(vitry)');
    expect(toDecide(s)).toBe('B move');
    expect(
      legal(s, 'B').every((move) => TOWNS.some((town) => move === `step(${town})`) || /stop|load/.test(move)),
    ).toBe(true);
  });

  test('RTR-5.7.7 Q-08 X26 an empty resistance deck: no battle, and the marker goes to the box', () => {
    const s = after({ ...at, only: 'O', corps: 'B1:1/0/0' }, 'B move(B1) step(vitry)');
    expect([held(s, 'B'), s.markers, s.markerPool]).toEqual(['vitry', [], 24]);
    expect(s.flow.at(-1)).toMatchObject({ pays: false });
    const line = 'meaux soissons laon hirson charleville givet marche liege';
    const won = after({ turn: 'W', only: 'O', corps: 'W2@aachen:1/0/0', held: { W: line } }, 'W move(W2) step(koln)');
    expect(won.result).toMatchObject({ winners: [1], reason: 'rhine', town: 'koln', rank: null });
  });
});
