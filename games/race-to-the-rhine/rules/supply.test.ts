import { eventsOf } from '@sztab/kernel/testing';
import { describe, expect, test } from 'vitest';
import { after, begun, legal, legalOf, playTo, position, toDecide } from '../testing/position.ts';
import { cargo, commander, pool, tokens, track } from '../testing/shown.ts';

describe('RTR-5.1 taking supplies', () => {
  test('RTR-5.1.1 RTR-5.1.2 RTR-5.1.3 E5 sets at the main base, the basic set at a forward base', () => {
    const p = { held: { R: 'dieppe' }, spent: 'R' } as const;
    expect(legalOf(position(p), 'R', 'takeSupplies')).toBe(
      'lisieux,basic dieppe,basic lisieux,fuel lisieux,ammo lisieux,food',
    );
    const s = after(p, 'R takeSupplies(lisieux,ammo) takeSupplies(dieppe,basic)');
    expect([tokens(s, 'lisieux'), track(s), tokens(s, 'dieppe'), pool(s)]).toEqual([
      '0/3/0',
      '9/6/9',
      '1/1/1',
      '6/13/2',
    ]);
  });

  test('RTR-5.1.1 not somebody else’s base, nor a field that is none', () => {
    expect(
      legalOf(position({ held: { R: 'abbeville dunkerque antwerpen', B: 'langres' } }), 'R', 'takeSupplies'),
    ).not.toMatch(/abb|dunk|antw|lang/);
    expect(legalOf(position({ turn: 'B', held: { B: 'langres epinal' } }), 'B', 'takeSupplies')).toContain(
      'langres,basic epinal,basic',
    );
    expect(legalOf(position({ turn: 'B' }), 'B', 'takeSupplies')).not.toContain('langres');
    expect(legalOf(position({ held: { R: 'le-havre boulogne calais' } }), 'R', 'takeSupplies')).toContain(
      'le-havre,basic boulogne,basic calais,basic',
    );
  });

  test('RTR-5.1.4 X2 Q-09 what the pool lacks is not received', () => {
    const s = after({ held: { R: 'dieppe' }, pool: '5/5/0', spent: 'R' }, 'R takeSupplies(dieppe,basic)');
    expect([tokens(s, 'dieppe'), pool(s)]).toEqual(['1/1/0', '4/4/0']);
    expect(legalOf(position({ pool: '0/0/0' }), 'R', 'takeSupplies')).toBe('lisieux,fuel lisieux,ammo lisieux,food');
    expect(legalOf(position({ pool: '0/0/1' }), 'R', 'takeSupplies')).toContain('lisieux,basic');
  });

  test('RTR-5.1.4 X30 Q-10 a special set of what is left', () => {
    const s = after({ track: '9/1/2', spent: 'R' }, 'R takeSupplies(lisieux,food) takeSupplies(lisieux,ammo)');
    expect([tokens(s, 'lisieux'), track(s)]).toEqual(['0/1/2', '9/0/0']);
    expect(legalOf(position({ track: '0/9/9' }), 'R', 'takeSupplies')).toBe('lisieux,basic lisieux,ammo lisieux,food');
  });

  test('RTR-5.1.5 the main base again and again, a forward base once a turn', () => {
    const p = { held: { R: 'dieppe' }, spent: 'R' } as const;
    expect(legalOf(after(p, 'R takeSupplies(dieppe,basic)'), 'R', 'takeSupplies')).not.toContain('dieppe');
    expect(legalOf(after(p, 'R takeSupplies(lisieux,basic)'), 'R', 'takeSupplies')).toContain('lisieux,basic');
  });

  test('RTR-5.1.6 Oostende once in the game', () => {
    const p = { held: { R: 'oostende' }, spent: 'R' } as const;
    const s = after(p, 'R takeSupplies(oostende,basic)');
    expect([tokens(s, 'oostende'), s.ostend]).toEqual(['1/1/1', false]);
    expect(legalOf(position({ ...p, ostend: false }), 'R', 'takeSupplies')).not.toContain('oostende');
    expect(after({ ...p, held: { R: 'dieppe' } }, 'R takeSupplies(dieppe,basic)').ostend).toBe(true);
  });

  test('RTR-5.1.7 RTR-5.1.8 X1 Q-69 nine tokens in a main base', () => {
    const p = { fields: 'lisieux=3/3/2', spent: 'R', corps: 'R1@yvetot' } as const;
    const s = after(p, 'R takeSupplies(lisieux,fuel)');
    expect(legal(s, 'R')).toEqual(['discard(lisieux,fuel)', 'discard(lisieux,ammo)', 'discard(lisieux,food)']);
    playTo(s, 'R discard(lisieux,food) discard(lisieux,ammo)');
    expect([tokens(s, 'lisieux'), toDecide(s)]).toEqual(['6/2/1', 'R act']);
    const here = after({ ...p, corps: '' }, 'R takeSupplies(lisieux,fuel)');
    expect(legalOf(here, 'R', 'load')).toBe('R1,fuel R1,ammo R1,food');
    playTo(here, 'R load(R1,ammo) load(R1,fuel)');
    expect([cargo(here, 'R1'), toDecide(here), pool(here)]).toEqual(['2/2/1', 'R act', '4/11/1']);
    expect(toDecide(after({ ...p, fields: 'lisieux=3/3/0' }, 'R takeSupplies(lisieux,fuel)'))).toBe('R act');
  });

  test('RTR-5.1.7 RTR-5.1.8 six on any other field', () => {
    const p = { held: { R: 'dieppe' }, fields: 'dieppe=2/2/0', spent: 'R' } as const;
    expect(toDecide(after(p, 'R takeSupplies(dieppe,basic)'))).toBe('R overflow');
    expect(toDecide(after({ ...p, fields: 'dieppe=2/1/0' }, 'R takeSupplies(dieppe,basic)'))).toBe('R act');
    const told = begun(p, 'R takeSupplies(dieppe,basic) discard(dieppe,fuel)').told;
    expect(eventsOf(told, 'discarded')).toEqual([{ is: 'discarded', by: 'R', town: 'dieppe', kind: 'fuel' }]);
  });

  test('RTR-5.1.9 RTR-5.10.4 Q-11 Montgomery adds up to two, of any kind, from the pool', () => {
    const s = after({}, 'R takeSupplies(lisieux,ammo)');
    expect(legal(s, 'R')).toEqual(['bonus(fuel)', 'bonus(ammo)', 'bonus(food)', 'bonusDone']);
    expect(commander(s, 'R').active).toBe(true);
    playTo(s, 'R bonus(ammo)');
    expect([toDecide(s), commander(s, 'R').active]).toEqual(['R bonus', false]);
    playTo(s, 'R bonus(food)');
    expect([tokens(s, 'lisieux'), track(s), pool(s), toDecide(s)]).toEqual(['0/4/1', '9/6/9', '7/13/2', 'R act']);
    playTo(s, 'R takeSupplies(lisieux,ammo)');
    expect(toDecide(s)).toBe('R act');
    const one = after({}, 'R takeSupplies(lisieux,basic) bonus(fuel) bonusDone');
    expect([tokens(one, 'lisieux'), commander(one, 'R').active]).toEqual(['2/1/1', false]);
    const none = after({}, 'R takeSupplies(lisieux,basic) bonusDone');
    expect([tokens(none, 'lisieux'), commander(none, 'R').active]).toEqual(['1/1/1', true]);
    expect(toDecide(after({ turn: 'W' }, 'W takeSupplies(chartres,basic)'))).toBe('W act');
  });

  test('RTR-5.1.9 RTR-5.1.8 the limit is looked at after the bonus', () => {
    const s = after({ fields: 'lisieux=2/2/2', corps: 'R1@yvetot' }, 'R takeSupplies(lisieux,fuel) bonus(fuel)');
    expect(toDecide(s)).toBe('R bonus');
    playTo(s, 'R bonus(fuel)');
    expect(toDecide(s)).toBe('R overflow');
    playTo(s, 'R discard(lisieux,food) discard(lisieux,food)');
    expect(tokens(s, 'lisieux')).toBe('7/2/0');
    expect(legalOf(after({ pool: '0/0/1' }, 'R takeSupplies(lisieux,fuel)'), 'R', 'bonus')).toBe('food');
    expect(toDecide(after({ pool: '0/0/1' }, 'R takeSupplies(lisieux,fuel) bonus(food)'))).toBe('R act');
    expect(toDecide(after({ pool: '0/0/0' }, 'R takeSupplies(lisieux,fuel)'))).toBe('R act');
  });

  test('RTR-5.1.9 RTR-5.3.7 X31 the first food feeds an immobilised corps', () => {
    const s = after({ corps: 'R1@dieppe:1/0/0!' }, 'R takeSupplies(dieppe,basic) bonus(food) bonusDone');
    expect([cargo(s, 'R1'), tokens(s, 'dieppe'), commander(s, 'R').active]).toEqual(['1/0/0', '1/1/1', false]);
    const two = after(
      { corps: 'R1@dieppe:1/0/0!', pool: '5/5/0', spent: '' },
      'R takeSupplies(dieppe,basic) bonusDone',
    );
    expect(cargo(two, 'R1')).toBe('1/0/0!');
  });
});

describe('RTR-5.2 taking trucks', () => {
  test('RTR-5.2.1 E6 as many as draw, track and limit allow, or fewer', () => {
    expect(legalOf(position({ inHand: { R: 4 }, onTrack: 6 }), 'R', 'takeTrucks')).toBe('1 2 3 4 5');
    expect(legalOf(position({ inHand: { R: 0 }, onTrack: 2, levels: { W: 3, B: 3 } }), 'R', 'takeTrucks')).toBe('1 2');
    expect(legalOf(position({ inHand: { R: 0, W: 0 }, onTrack: 15 }), 'R', 'takeTrucks')).toBe('1 2 3 4 5 6');
    expect(legalOf(position({ inHand: { R: 0, W: 0 }, onTrack: 15, levels: { R: 3 } }), 'R', 'takeTrucks')).toBe(
      '1 2 3 4 5 6 7 8',
    );
    const s = after({}, 'R takeTrucks(3)');
    expect([commander(s, 'R').trucks, s.trucksOnTrack]).toEqual([9, 3]);
  });

  test('RTR-5.2.3 X3 Q-12 an empty track: no truck is taken, but those on the board come back', () => {
    const p = {
      players: 2,
      options: { pair: 'rb' },
      inHand: { R: 7, B: 9 },
      onTrack: 0,
      trucks: 'lisieux/brionne brionne/rouen',
    } as const;
    const s = after(p, 'R takeTrucks(0)');
    expect([s.trucks, s.trucksOnTrack, commander(s, 'R').level]).toEqual([[], 2, 2]);
    expect(legalOf(position({ ...p, inHand: { R: 9, B: 9 }, trucks: '' }), 'R', 'takeTrucks')).toBe('');
    const empty = after({ players: 2, options: { pair: 'rb' }, inHand: { R: 6, B: 9 }, onTrack: 3 }, 'R takeTrucks(3)');
    expect([empty.trucksOnTrack, commander(empty, 'R').level]).toEqual([0, 2]);
  });

  test('RTR-5.2.4 at the limit nothing can be taken, but an empty track can still be called back', () => {
    expect(legalOf(position({ inHand: { R: 9 } }), 'R', 'takeTrucks')).toBe('');
    expect(
      legalOf(position({ inHand: { R: 9, W: 7, B: 7 }, onTrack: 0, trucks: 'lisieux/brionne' }), 'R', 'takeTrucks'),
    ).toBe('0');
    expect(legalOf(position({ inHand: { R: 8 } }), 'R', 'takeTrucks')).toBe('1');
  });
});

describe('RTR-5.3 transport', () => {
  test('RTR-5.3.1 RTR-5.3.5 E8 two trucks on level 1, the second carries on what the first brought', () => {
    const p = { fields: 'lisieux=3/3/0 brionne=0/0/1', corps: 'R1@yvetot', spent: 'R' } as const;
    const s = after(
      p,
      'R transport truck(lisieux,brionne) add(ammo) add(ammo) add(ammo) add(fuel) add(fuel) dispatch truck(brionne,rouen) add(ammo) add(ammo) add(fuel) add(food) dispatch',
    );
    expect([tokens(s, 'lisieux'), tokens(s, 'brionne'), tokens(s, 'rouen')]).toEqual(['1/0/0', '1/1/0', '1/2/1']);
    expect([toDecide(s), s.turn.base, commander(s, 'R').trucks]).toEqual(['R act', 1, 4]);
    expect(s.trucks).toEqual(['lisieux/brionne', 'brionne/rouen']);
  });

  test('RTR-5.3.1 three on level 2, four on level 3; or as many as are at hand', () => {
    const fields = 'lisieux=4/0/0';
    const one = 'truck(lisieux,brionne) add(fuel) dispatch';
    const two = 'truck(brionne,louviers) add(fuel) dispatch';
    const three = 'truck(louviers,vernon) add(fuel) dispatch';
    const at = (level: number) =>
      toDecide(after({ fields, levels: { R: level } }, `R transport ${one} ${two} ${three}`));
    expect([at(2), at(3)]).toEqual(['R act', 'R transport']);
    expect(toDecide(after({ fields, inHand: { R: 1 } }, `R transport ${one}`))).toBe('R act');
    expect(toDecide(after({ fields }, `R transport ${one}`))).toBe('R transport');
    expect(toDecide(after({ fields }, `R transport ${one} finish`))).toBe('R act');
    expect(legal(after({ fields }, 'R transport'), 'R')).toEqual(['truck(lisieux,brionne)']);
  });

  test('RTR-5.3.2 X4 Q-58 own roads between own fields, without a truck', () => {
    expect(legalOf(position({ fields: 'lisieux=1/0/0', trucks: 'lisieux/brionne' }), 'R', 'transport')).toBe('');
    const shared = { held: { R: 'tournai bruxelles' }, fields: 'tournai=1/0/0', corps: 'W3@amiens' } as const;
    expect(legalOf(after(shared, 'R transport'), 'R', 'truck')).toBe('tournai,bruxelles');
    expect(legalOf(position({ ...shared, trucks: 'tournai/bruxelles' }), 'R', 'transport')).toBe('');
    expect(
      legalOf(position({ held: { R: 'tournai', W: 'bruxelles' }, fields: 'tournai=1/0/0' }), 'R', 'transport'),
    ).toBe('');
    expect(legalOf(position({ held: { R: 'lille', W: 'tournai' }, fields: 'tournai=1/0/0' }), 'R', 'transport')).toBe(
      '',
    );
    // Black roads carry nothing, and a road of one colour only that colour.
    expect(
      legalOf(
        position({ turn: 'W', held: { W: 'tournai cambrai bruxelles' }, fields: 'tournai=1/0/0' }),
        'W',
        'transport',
      ),
    ).toBe('transport');
  });

  test('RTR-5.3.3 RTR-5.3.6 Q-13 one to five tokens that lie on the field, in one direction', () => {
    const s = after({ fields: 'lisieux=6/0/0 brionne=1/0/0' }, 'R transport');
    expect(legalOf(s, 'R', 'truck')).toBe('lisieux,brionne brionne,lisieux brionne,rouen brionne,louviers');
    playTo(s, 'R truck(lisieux,brionne)');
    expect(legal(s, 'R')).toEqual(['add(fuel)']); // R1 there has ammo and food on its card
    playTo(s, 'R add(fuel)');
    expect(legal(s, 'R')).toEqual(['add(fuel)', 'dispatch']);
    playTo(s, 'R add(fuel) add(fuel) add(fuel) add(fuel)');
    expect(legal(s, 'R')).toEqual(['dispatch']);
    const told = playTo(s, 'R dispatch');
    expect(eventsOf(told, 'convoy')[0]).toEqual({
      is: 'convoy',
      by: 'R',
      from: 'lisieux',
      to: 'brionne',
      load: { fuel: 5, ammo: 0, food: 0 },
    });
    expect([tokens(s, 'lisieux'), tokens(s, 'brionne')]).toEqual(['1/0/0', '6/0/0']);
  });

  test('RTR-5.3.4 a truck stays, and blocks its road for everybody', () => {
    const s = after({ fields: 'lisieux=2/0/0' }, 'R transport truck(lisieux,brionne) add(fuel) dispatch');
    expect(legalOf(s, 'R', 'truck')).toBe('brionne,rouen brionne,louviers');
    expect(s.trucks).toEqual(['lisieux/brionne']);
  });

  test('RTR-5.3.7 X5 food feeds an immobilised corps on arrival', () => {
    const p = { turn: 'W', corps: 'W1@laon:1/0/0!', held: { W: 'soissons' }, fields: 'soissons=1/0/2' } as const;
    const s = after(p, 'W transport truck(soissons,laon) add(food) add(food) add(fuel) dispatch');
    expect([cargo(s, 'W1'), tokens(s, 'laon'), pool(s)]).toEqual([
      '1/0/0',
      '1/0/1',
      pool(position(p)).replace(/\d+$/, (n) => `${Number(n) + 1}`),
    ]);
    expect(eventsOf(begun(p, 'W transport truck(soissons,laon) add(fuel) dispatch').told, 'fed')).toEqual([]);
  });

  test('RTR-5.3.8 RTR-5.1.8 a truck that brings too much', () => {
    const p = { fields: 'lisieux=4/0/0 brionne=0/3/0' } as const;
    const s = after(p, 'R transport truck(lisieux,brionne) add(fuel) add(fuel) add(fuel) add(fuel) dispatch');
    expect(legal(s, 'R')).toEqual(['discard(brionne,fuel)', 'discard(brionne,ammo)']);
    playTo(s, 'R discard(brionne,ammo)');
    expect([toDecide(s), tokens(s, 'brionne')]).toEqual(['R transport', '4/2/0']);
    const last = after(
      { ...p, inHand: { R: 1 } },
      'R transport truck(lisieux,brionne) add(fuel) add(fuel) add(fuel) add(fuel) dispatch discard(brionne,fuel)',
    );
    expect(toDecide(last)).toBe('R act');
  });
});

describe('RTR-5.4 free transfers', () => {
  test('RTR-5.4.1 RTR-5.4.3 between a field and a corps on it, six slots, no action', () => {
    const p = { fields: 'rouen=1/2/0', corps: 'R2:3/1/1' } as const;
    const s = position(p);
    expect(legalOf(s, 'R', 'load')).toBe('R2,fuel R2,ammo');
    expect(legalOf(s, 'R', 'unload')).toContain('R2,fuel R2,ammo R2,food');
    playTo(s, 'R load(R2,ammo)');
    expect([cargo(s, 'R2'), tokens(s, 'rouen'), s.turn.base]).toEqual(['3/2/1', '1/1/0', 2]);
    expect(legalOf(s, 'R', 'load')).toBe('');
    playTo(s, 'R unload(R2,food)');
    expect([cargo(s, 'R2'), tokens(s, 'rouen'), s.turn.transfers]).toEqual(['3/2/0', '1/1/1', 2]);
    expect(legalOf(position(p), 'R', 'load')).not.toContain('W');
  });

  test('RTR-5.4.1 inside a transport, after its first truck', () => {
    const s = after({ fields: 'lisieux=2/0/0' }, 'R transport');
    expect(legalOf(s, 'R', 'load') + legalOf(s, 'R', 'unload')).toBe('');
    playTo(s, 'R truck(lisieux,brionne) add(fuel) dispatch');
    expect(legalOf(s, 'R', 'load')).toBe('R1,fuel');
    playTo(s, 'R unload(R1,ammo) truck(brionne,rouen) add(fuel) dispatch');
    expect([tokens(s, 'lisieux'), tokens(s, 'rouen')]).toEqual(['1/1/0', '1/0/0']);
  });

  test('RTR-5.4.2 only on a field that one controls', () => {
    const s = after({ pursuit: { R: 'PR10' } }, 'R move(R1) step(yvetot)');
    expect(toDecide(s)).toBe('R market');
    expect(legalOf(s, 'R', 'load') + legalOf(s, 'R', 'unload')).toBe('');
  });

  test('RTR-5.4.4 a lost field loses its tokens', () => {
    const p = { turn: 'W', at: 'reaction', held: { R: 'gent' }, fields: 'gent=1/2/1' } as const;
    const before = position(p);
    const s = after(p, 'W counter(gent)');
    expect([tokens(s, 'gent'), s.pool.ammo - before.pool.ammo, s.pool.fuel - before.pool.fuel]).toEqual([
      '0/0/0',
      2,
      1,
    ]);
  });

  test('RTR-5.4.5 an immobilised corps loads and unloads fuel and ammo', () => {
    const s = position({ corps: 'R2:1/1/0!', fields: 'rouen=1/1/0' });
    expect(legalOf(s, 'R', 'load')).toBe('R2,fuel R2,ammo');
    expect(legalOf(s, 'R', 'unload')).toContain('R2,fuel R2,ammo');
    expect(legalOf(s, 'R', 'move')).not.toContain('R2');
  });

  test('RTR-5.4.6 forty single transfers a turn, then none, and a field is emptied by discarding', () => {
    const s = position({ counted: { transfers: 39 }, fields: 'rouen=1/2/0' });
    playTo(s, 'R load(R2,ammo)');
    expect(legalOf(s, 'R', 'load') + legalOf(s, 'R', 'unload')).toBe('');
    const full = after(
      { counted: { transfers: 40 }, fields: 'lisieux=3/3/2', spent: 'R' },
      'R takeSupplies(lisieux,fuel)',
    );
    expect(legalOf(full, 'R', 'load')).toBe('');
    expect(legalOf(full, 'R', 'discard')).not.toBe('');
  });

  test('RTR-5.1.8 unloading over the limit, and loading again, count as transfers', () => {
    const s = after({ fields: 'rouen=3/2/1' }, 'R unload(R2,fuel)');
    expect(toDecide(s)).toBe('R overflow');
    playTo(s, 'R load(R2,food)');
    expect([cargo(s, 'R2'), s.turn.transfers, toDecide(s)]).toEqual(['0/1/2', 2, 'R act']);
  });
});
