import { call } from '@sztab/kernel';
import { eventsOf, namesOf } from '@sztab/kernel/testing';
import { describe, expect, test } from 'vitest';
import { PLACE, type Town } from '../content/fields.ts';
import { after, begun, legal, legalOf, marched, playTo, position, toDecide } from '../testing/position.ts';
import { cargo, commander, held, tokens } from '../testing/shown.ts';
import { takeField } from './control.ts';
import { broken, LAW } from './invariants.ts';

describe('RTR-6.1 control', () => {
  test('RTR-6.1.1 a marker, the rear area, or an absent commander', () => {
    const s = position({ players: 2, options: { pair: 'rw' }, held: { R: 'diest' }, corps: 'R1@antwerpen' });
    call(s, { step: 'move', corps: 'R1', steps: 1, pays: false });
    expect(legalOf(s, 'R', 'step')).toContain('diest');
    expect(held(s, 'R')).toBe('antwerpen diest');
  });

  test('RTR-6.1.2 RTR-6.1.3 in this order: marker, resistance, medal, find, encirclement', () => {
    const told = begun(
      {
        turn: 'W',
        corps: 'W1@soissons:1/2/0',
        held: { W: 'laon chateau-thierry', B: 'chalons' },
        markers: 'reims',
        resistance: 'O01',
        paratroops: 'reims@B',
      },
      'W move(W1) step(reims)',
    ).told;
    expect(namesOf(told)).toBe('move-begun stepped card battle marker-back taken');
    const found = begun(
      { turn: 'B', corps: 'B1@brienne:2/0/0', pursuit: { B: 'PB06' } },
      'B move(B1) step(chaumont)',
    ).told;
    expect(namesOf(found).replace(/( taken)+$/, ' …')).toBe('move-begun stepped card taken found encircled …');
  });
});

describe('RTR-6.2 medals', () => {
  test('RTR-6.2.1 RTR-6.2.2 RTR-6.2.5 a medal field gives one, as long as there are any', () => {
    const p = { turn: 'W', corps: 'W2@chateau-thierry:1/0/0', pursuit: { W: 'PW22' } } as const;
    const s = after(p, 'W move(W2) step(reims)');
    expect([commander(s, 'W').medals, s.medalPool]).toEqual([1, 19]);
    const none = after({ ...p, medalPool: 0 }, 'W move(W2) step(reims)');
    expect([commander(none, 'W').medals, none.medalPool]).toEqual([0, 0]);
    expect(commander(after({ ...p, corps: 'W2:1/0/0' }, 'W move(W2) step(meaux)'), 'W').medals).toBe(0);
  });

  test('RTR-6.2.1 Lille brings a medal since edition 2, and none in edition 1', () => {
    const medals = [1, 2].map((edition) => {
      const s = position({ edition });
      takeField(s, 0, 'lille', null, false);
      const { medals: won } = s.commanders[0] as { medals: number };
      takeField(s, 0, 'mons', null, false);
      return [won, s.commanders[0]?.medals, s.medalPool];
    });
    expect(medals).toEqual([
      [0, 1, 19],
      [1, 2, 18],
    ]);
  });

  test('RTR-6.2.3 Q-22 a counterattack takes one back, if there is a marker', () => {
    const p = { turn: 'B', at: 'reaction', held: { R: 'bruxelles' } } as const;
    const s = after({ ...p, medals: { R: 2 } }, 'B counter(bruxelles)');
    expect([commander(s, 'R').medals, s.medalPool]).toEqual([1, 19]);
    const card = after({ ...p, captured: { R: 'O19' } }, 'B counter(bruxelles)');
    expect([commander(card, 'R').medals, commander(card, 'R').captured, card.medalPool]).toEqual([0, ['O19'], 20]);
    const plain = after({ ...p, held: { R: 'gent' }, medals: { R: 2 } }, 'B counter(gent)');
    expect(commander(plain, 'R').medals).toBe(2);
  });

  test('RTR-6.2.4 Q-61 a captured panzer counts itself and brings no marker', () => {
    const s = after({ turn: 'B', markers: 'vitry', corps: 'B1:3/2/0', resistance: 'O19' }, 'B move(B1) step(vitry)');
    expect([commander(s, 'B').medals, commander(s, 'B').captured]).toEqual([0, ['O19']]);
  });

  test('RTR-6.2.5 lost and taken again, it gives its medal again', () => {
    const s = after(
      {
        order: 'BWR',
        at: 'reaction',
        held: { W: 'reims soissons' },
        medals: { W: 1 },
        corps: 'W1@meaux:2/0/0',
        pursuit: { W: 'PW22' },
      },
      'B counter(reims)',
    );
    expect(commander(s, 'W').medals).toBe(0);
    playTo(s, 'W move(W1) step(soissons) step(reims)');
    expect([commander(s, 'W').medals, s.medalPool]).toEqual([1, 19]);
  });
});

describe('RTR-6.3 encirclement', () => {
  test('RTR-6.3.1 RTR-6.3.2 E17 Brienne and Chaumont bring Patton four more', () => {
    const s = after({ turn: 'B', pursuit: { B: 'PB22 PB20' } }, 'B move(B1) step(brienne)');
    expect(held(s, 'B')).toBe('brienne');
    playTo(s, 'B step(chaumont)');
    expect(held(s, 'B')).toBe('bonny auxerre tonnerre chatillon brienne chaumont');
  });

  test('RTR-6.3.2 what was cut off before stays as it was', () => {
    const { state: s } = marched('B1@brienne', 'bar-le-duc', { held: { B: 'brienne chaumont' } });
    expect(held(s, 'B')).toBe('brienne chaumont bar-le-duc');
  });

  test('RTR-6.3.3 X14 symbols and markers stay German; St. Omer falls', () => {
    const p = { held: { R: 'abbeville lille' }, corps: 'R1@abbeville:2/0/0' } as const;
    const taken = (more: object) => {
      const s = position({ ...p, ...more });
      takeField(s, 0, 'oostende', null, false);
      return s;
    };
    const s = taken({});
    expect(held(s, 'R')).toBe('abbeville st-omer lille oostende');
    expect(held(taken({ markers: 'st-omer' }), 'R')).toBe('abbeville lille oostende');
    playTo(s, 'R endTurn resist(venlo)', 'W endTurn');
    expect(legalOf(s, 'W', 'counter')).not.toMatch(/st-omer|abbeville/);
    const hard = taken({ options: { hardMonty: 'on' }, corps: '' });
    playTo(hard, 'R endTurn resist(venlo)', 'W endTurn');
    expect(legalOf(hard, 'W', 'counter')).toContain('st-omer');
    const { state: brugge } = marched('R1@lille', 'brugge', { held: { R: 'abbeville lille' } });
    expect(held(brugge, 'R')).toBe('abbeville st-omer lille brugge oostende');
  });

  test('RTR-6.3.4 X13 a field of one colour goes to that colour, whoever acts', () => {
    const { state: s, told } = marched('W1@laon', 'rethel', { held: { W: 'laon', B: 'chalons verdun' } });
    expect([held(s, 'B'), held(s, 'W')]).toEqual(['chalons ste-menehould verdun', 'laon rethel']);
    expect(eventsOf(told, 'encircled')).toEqual([
      { is: 'encircled', by: 'W', fields: [{ town: 'ste-menehould', to: 'B' }] },
    ]);
  });

  /** Tournai (red and white) in a pocket between Lille, Ronse, Bruxelles, Mons and Cambrai. */
  const TOURNAI = { held: { R: 'lille ronse bruxelles', W: 'mons' } } as const;

  test('RTR-6.3.5 RTR-6.3.7 a shared field goes to whoever encircles it', () => {
    expect(held(marched('W1@st-quentin', 'cambrai', TOURNAI).state, 'W')).toContain('tournai');
    const red = { held: { R: 'lille bruxelles', W: 'mons cambrai' } };
    expect(held(marched('R1@lille', 'ronse', red).state, 'R')).toContain('tournai');
  });

  test('RTR-6.3.5 a medal town between two neighbours goes to the one who closes the ring', () => {
    const p = {
      turn: 'B',
      held: { W: 'chateau-thierry soissons laon' },
      corps: 'B1@vitry:2/0/0 W1@rethel',
      pursuit: { B: 'PB22' },
    } as const;
    const s = after(p, 'B move(B1) step(chalons)');
    expect([held(s, 'B'), commander(s, 'B').medals]).toEqual(['reims vitry chalons', 1]);
  });

  // The last way to Düsseldorf is closed: every field on the board is cut off.
  const ALL_CUT_OFF = { held: { R: 'rheydt wesel', W: 'koln' }, medals: { R: 1 } } as const;

  test('RTR-6.3.5 Q-23 a shared field goes to whoever closed the ring, even without that colour', () => {
    const s = position(ALL_CUT_OFF);
    takeField(s, 0, 'venlo', null, false);
    const owner = (town: Town) => s.control[PLACE[town]];
    expect([owner('reims'), owner('luxembourg'), owner('trier')]).toEqual(['R', 'R', 'R']);
    expect(s.commanders.map(({ medals }) => medals)).toEqual([9, 3, 4]);
    expect(broken({ ...s, result: null, flow: [{ step: 'act' }] })).toEqual([LAW.crossing]);
  });

  test('RTR-6.3.5 Q-23 a town held so can be counterattacked, and its neighbours can take it then', () => {
    const lone = { order: 'RWB', held: { R: 'reims' }, medals: { R: 1 } } as const;
    expect(legalOf(position({ ...lone, turn: 'W', corps: 'W1@laon' }), 'W', 'move')).toContain('W1');
    expect(legalOf(after({ ...lone, turn: 'W', corps: 'W1@laon:2/0/0' }, 'W move(W1)'), 'W', 'step')).not.toContain(
      'reims',
    );
    const s = after({ ...lone, at: 'reaction', turn: 'W' }, 'W counter(reims)');
    expect([s.control[PLACE.reims], commander(s, 'R').medals]).toEqual(['.', 0]);
  });

  test('RTR-6.3.5 edition 2: a shared field without his colour stays free', () => {
    const s = position({ ...ALL_CUT_OFF, edition: 2 });
    takeField(s, 0, 'venlo', null, false);
    const owner = (town: Town) => s.control[PLACE[town]];
    expect([owner('reims'), owner('luxembourg'), owner('trier')]).toEqual(['.', '.', '.']);
    expect([owner('amiens'), owner('bruxelles'), owner('maastricht')]).toEqual(['R', 'R', 'R']);
    expect([owner('lille'), owner('liege'), owner('metz')]).toEqual(['R', 'W', 'B']);
    expect([owner('le-havre'), owner('arnhem'), owner('remagen')]).toEqual(['.', '.', '.']);
    // Six medals for the active player, then the others in turn order.
    expect(s.commanders.map(({ medals }) => medals)).toEqual([7, 3, 4]);
    expect(s.result).toMatchObject({ winners: [0], reason: 'rhine', town: 'wesel' });
  });

  test('RTR-6.3.7 Q-71 the last medals: the active player first, then in turn order', () => {
    for (const [order, turn, medals] of [
      ['RWB', 'R', [8, 1, 0]],
      ['RBW', 'R', [8, 0, 1]],
      ['WRB', 'R', [8, 0, 1]],
      ['BRW', 'R', [8, 1, 0]],
    ] as const) {
      const s = position({ order, turn, held: { R: 'rheydt wesel', W: 'koln' }, medalPool: 9 });
      takeField(s, 0, 'venlo', null, false);
      expect(s.commanders.map((one) => one.medals)).toEqual(medals);
    }
  });

  test('RTR-6.3.6 Q-24 black fields stay free', () => {
    const ring = marched('R1@eindhoven', 'venlo', { held: { R: 'nijmegen wesel' } });
    expect(held(ring.state, 'R')).not.toContain('arnhem');
    const cut = marched('R1@eindhoven', 'nijmegen', { held: { R: 'eindhoven' } });
    expect(held(cut.state, 'R')).toBe('eindhoven nijmegen');
  });

  test('RTR-6.3.7 Q-25 Q-71 medals and paratroops as when a field is taken; the active one first', () => {
    const p = { held: { W: 'hirson cambrai tournai bruxelles' } };
    const { state: s } = marched('W1@givet', 'namur', { ...p, paratroops: 'mons@R charleroi@B liege@R' });
    expect(held(s, 'W')).toBe('tournai bruxelles cambrai hirson mons charleroi namur givet');
    expect(s.paratroops).toEqual([{ town: 'liege', by: 0, dark: false }]);
    expect(commander(s, 'W').medals).toBe(1); // Mons
    expect(eventsOf(marched('W1@givet', 'namur', p).told, 'card')).toHaveLength(1);
  });

  test('RTR-6.3.1 Q-66 Düsseldorf held by somebody is still the end of every chain', () => {
    const { state: s } = marched('W2', 'meaux', { held: { W: 'dusseldorf' } });
    expect(held(s, 'W')).toBe('meaux dusseldorf');
  });
});

describe('RTR-6.6 Antwerp', () => {
  const BEFORE = {
    held: { R: 'antwerpen breskens goes bergen-op-zoom' },
    corps: 'R1@goes:3/3/0',
    resistance: 'O01',
  } as const;

  test('RTR-6.6.1 RTR-6.6.2 X11 Vlissingen opens Antwerp: main base, limits, sets', () => {
    const s = after({ ...BEFORE, spent: 'R' }, 'R move(R1) step(vlissingen)');
    expect([s.antwerpOpen, commander(s, 'R').medals]).toEqual([true, 1]);
    playTo(s, 'R stop');
    expect(legalOf(s, 'R', 'takeSupplies')).toBe('antwerpen,basic antwerpen,fuel antwerpen,ammo antwerpen,food');
    playTo(s, 'R takeSupplies(antwerpen,fuel)');
    expect([tokens(s, 'antwerpen'), s.turn.bases]).toEqual(['3/0/0', []]);
    const full = after(
      { antwerpOpen: true, held: { R: 'antwerpen' }, fields: 'antwerpen=3/3/0', spent: 'R' },
      'R takeSupplies(antwerpen,food)',
    );
    expect(toDecide(full)).toBe('R act');
    const lisieux = after(
      { antwerpOpen: true, held: { R: 'antwerpen' }, fields: 'lisieux=3/3/0', corps: 'R1:2/1/1' },
      'R unload(R1,fuel)',
    );
    expect(toDecide(lisieux)).toBe('R overflow');
  });

  test('RTR-6.6.2 in the own turn a surplus in Lisieux may be loaded too', () => {
    const s = after({ ...BEFORE, corps: 'R2@goes:3/3/0', fields: 'lisieux=4/2/2' }, 'R move(R2) step(vlissingen)');
    expect(toDecide(s)).toBe('R overflow');
    expect(legalOf(s, 'R', 'load')).toBe('R1,fuel R1,ammo R1,food');
    playTo(s, 'R load(R1,fuel) discard(lisieux,food)');
    expect([toDecide(s), tokens(s, 'lisieux')]).toEqual(['R move', '3/2/1']);
    const third = after(
      {
        ...BEFORE,
        held: { R: 'antwerpen breskens goes bergen-op-zoom' },
        corps: 'R2@antwerpen:3/3/0',
        fields: 'lisieux=4/2/1',
      },
      'R move(R2) step(bergen-op-zoom) step(goes) step(vlissingen) discard(lisieux,fuel)',
    );
    expect(toDecide(third)).toBe('R act');
  });

  const X33 = {
    turn: 'W',
    held: { R: 'antwerpen vlissingen breskens goes bruxelles roermond venlo nijmegen', W: 'maastricht namur' },
    fields: 'lisieux=3/3/3',
    corps: 'W1@namur:2/0/0',
    pursuit: { W: 'PW22' },
  } as const;

  test('RTR-6.6.2 X33 Q-70 Antwerp opens in Bradley’s turn: Montgomery discards at once, and does not load', () => {
    const s = after(X33, 'W move(W1) step(liege)');
    expect(held(s, 'R')).toBe(
      'antwerpen diest neerpelt breskens vlissingen goes bergen-op-zoom breda s-hertogenbosch eindhoven nijmegen venlo roermond bruxelles',
    );
    expect(toDecide(s)).toBe('R overflow');
    expect(legal(s, 'R')).toEqual(['discard(lisieux,fuel)', 'discard(lisieux,ammo)', 'discard(lisieux,food)']);
    expect(legal(s, 'W')).toEqual([]);
    const barriers = s.barriers;
    playTo(s, 'R discard(lisieux,fuel) discard(lisieux,fuel) discard(lisieux,food)');
    expect([toDecide(s), tokens(s, 'lisieux'), cargo(s, 'R1')]).toEqual(['W move', '1/3/2', '1/1/1']);
    expect(s.barriers).toBeGreaterThan(barriers);
  });

  test('RTR-6.6.3 X12 Q-28 afterwards neither Antwerpen nor its neighbours can be attacked, and no loss closes it', () => {
    const p = {
      turn: 'W',
      at: 'reaction',
      antwerpOpen: true,
      held: { R: 'antwerpen breda breskens vlissingen goes bergen-op-zoom' },
    } as const;
    const s = position(p);
    expect(legalOf(s, 'W', 'counter')).not.toMatch(/antwerpen|breda|bergen/);
    expect(legalOf(s, 'W', 'counter')).toContain('breskens');
    playTo(s, 'W counter(breskens)');
    expect(s.antwerpOpen).toBe(true);
    expect(legalOf(position({ ...p, antwerpOpen: false }), 'W', 'counter')).toMatch(/antwerpen.*breda/s);
  });

  test('RTR-6.6.4 before that it is a medal field and no base; without the rule it stays so', () => {
    expect(legalOf(position({ held: { R: 'antwerpen' } }), 'R', 'takeSupplies')).not.toContain('antwerpen');
    const off = after({ ...BEFORE, options: { antwerp: 'off' } }, 'R move(R1) step(vlissingen)');
    expect(off.antwerpOpen).toBe(false);
    expect(
      after({ ...BEFORE, held: { R: 'antwerpen breskens goes' } }, 'R move(R1) step(vlissingen)').antwerpOpen,
    ).toBe(false);
  });
});
