import { eventsOf, namesOf } from '@sztab/kernel/testing';
import { describe, expect, test } from 'vitest';
import { after, begun, legal, legalOf, playTo, position, toDecide } from '../testing/position.ts';
import { PRINTED } from '../testing/printed.ts';
import { commander, held } from '../testing/shown.ts';

const R = { at: 'reaction' } as const;

describe('RTR-6.5 the German reaction', () => {
  test('RTR-6.5.A1 E25 Q-03 Q-05 Q-06 the first marker: beside a victory field with a symbol', () => {
    expect(legalOf(position(R), 'R', 'resist')).toBe(
      'venlo rheinhausen rheydt aachen euskirchen mayen neustadt bad-kreuznach wesel dusseldorf koln remagen koblenz mainz mannheim',
    );
    expect(legalOf(position({ ...R, edition: 2 }), 'R', 'resist')).toBe(
      'venlo rheinhausen rheydt aachen euskirchen mayen neustadt bad-kreuznach koblenz',
    );
    expect(legal(position(R), 'R').every((move) => move.startsWith('resist('))).toBe(true);
  });

  test('RTR-6.5.A1 Q-76 beside markers, connected or not, but not on one or on a controlled field', () => {
    const s = position({ ...R, markers: 'bonny', held: { W: 'aachen' } });
    const places = legalOf(s, 'R', 'resist').split(' ');
    expect(places).toContain('auxerre');
    for (const town of ['bonny', 'montargis', 'aachen']) expect(places).not.toContain(town);
  });

  test('RTR-6.5.A1 Q-04 a marker may lie on a printed symbol: one card is drawn there, and it goes back to the pool', () => {
    const pocket = { ...R, markers: 'st-omer', held: { R: 'abbeville lille oostende' } } as const;
    expect(legalOf(position(pocket), 'R', 'resist')).toMatch(/boulogne calais dunkerque/);
    const told = begun(
      { markers: 'rotterdam', corps: 'R1@breda:3/2/1', resistance: 'O01 O13' },
      'R move(R1) step(rotterdam)',
    ).told;
    expect(eventsOf(told, 'card').map(({ card }) => card)).toEqual(['O01']);
    expect(eventsOf(told, 'marker-back')).toEqual([{ is: 'marker-back', town: 'rotterdam', toBox: false }]);
  });

  test('RTR-6.5.A1 edition 2: no marker on a printed symbol', () => {
    const s = position({ ...R, edition: 2, markers: 'bonny', held: { W: 'aachen' } });
    for (const town of ['wesel', 'koln']) expect(legalOf(s, 'R', 'resist')).not.toContain(town);
    const cut = position({ ...R, edition: 2, markers: 'st-omer', held: { R: 'abbeville lille oostende' } });
    expect(legalOf(cut, 'R', 'resist')).not.toMatch(/calais|boulogne|dunkerque/);
  });

  test('RTR-6.5.A2 paratroops do not hinder it, nor does the Ostend marker; black fields are allowed', () => {
    const s = position({ ...R, paratroops: 'aachen@W', markers: 'brugge cochem' });
    expect(legalOf(s, 'R', 'resist').split(' ')).toEqual(expect.arrayContaining(['aachen', 'oostende', 'koblenz']));
  });

  test('RTR-6.5.A3 a symbol elsewhere is no starting point', () => {
    expect(legalOf(position(R), 'R', 'resist')).not.toMatch(/breda|yvetot|st-omer|goes/);
  });

  test('RTR-6.5.A4 nowhere to place it: one marker to the box', () => {
    const ring = { R: 'venlo rheinhausen rheydt', W: 'aachen euskirchen mayen koblenz', B: 'neustadt bad-kreuznach' };
    const s = position({ ...R, held: ring, turn: 'R', markers: 'wesel dusseldorf koln remagen mainz mannheim' });
    expect(legal(s, 'R')).toContain('resistBox');
    expect(legalOf(s, 'R', 'resist')).toBe('');
    const told = playTo(s, 'R resistBox');
    expect([s.markerPool, s.markers.length]).toEqual([18, 6]);
    expect(eventsOf(told, 'resistance-boxed')).toEqual([{ is: 'resistance-boxed', by: 'R', left: 18 }]);
    expect(legal(position({ ...R, edition: 2, held: ring, turn: 'R' }), 'R')).toContain('resistBox');
  });

  test('RTR-6.5.A5 RTR-6.7.2 the last one on the board or in the box brings the end near', () => {
    const s = after({ ...R, markerPool: 1 }, 'R resist(venlo)');
    expect([s.ending, s.markerPool]).toEqual([true, 0]);
    expect(namesOf(begun({ ...R, markerPool: 1 }, 'R resist(venlo)').told)).toBe('resistance-placed last-marker turn');
    expect(after({ ...R, markerPool: 2 }, 'R resist(venlo)').ending).toBe(false);
  });

  test('RTR-6.5.B1 E26 Bruxelles can be attacked, Ronse beside a corps cannot', () => {
    const s = position(PRINTED.bruxelles);
    expect(legalOf(s, 'B', 'resist').split(' ')).toContain('antwerpen');
    const counters = legalOf(s, 'B', 'counter').split(' ');
    expect(counters).toContain('bruxelles');
    for (const town of ['ronse', 'gent', 'beauvais']) expect(counters).not.toContain(town);
    playTo(s, 'B counter(bruxelles)');
    expect([commander(s, 'R').medals, s.medalPool, held(s, 'R')]).toEqual([
      1,
      19,
      'beauvais arras lille ronse gent amiens tournai',
    ]);
    expect(s.markerPool).toBe(11);
  });

  test('RTR-6.5.B1 not beside a main base, a start field or a corps of anybody', () => {
    const can = (town: string, who: 'R' | 'W' | 'B', p: object = {}) => {
      const turn = who === 'R' ? 'W' : 'R';
      return legalOf(position({ ...R, turn, held: { [who]: town }, ...p }), turn, 'counter')
        .split(' ')
        .includes(town);
    };
    expect(can('laon', 'W')).toBe(true);
    expect(can('clermont', 'W')).toBe(false); // Paris, Mantes
    expect(can('meaux', 'W', { corps: 'W1@chartres W2@dreux' })).toBe(false); // a start field, even an empty one
    expect(can('laon', 'W', { corps: 'W1@reims' })).toBe(false);
    expect(can('laon', 'W', { corps: 'B1@reims' })).toBe(false);
    expect(can('laon', 'W', { corps: 'W1@laon' })).toBe(false);
    expect(can('bonny', 'B')).toBe(false); // Montargis
    expect(can('auxerre', 'B')).toBe(true);
    expect(can('tonnerre', 'B')).toBe(false); // Troyes
  });

  test('RTR-6.5.B1 Q-29 beside a free field that is connected with Düsseldorf; black ones count', () => {
    const inner = {
      ...R,
      turn: 'R',
      held: { W: 'cambrai mons tournai bruxelles charleroi namur hirson st-quentin laon' },
    } as const;
    expect(legalOf(position(inner), 'R', 'counter')).not.toContain('mons');
    expect(legalOf(position(inner), 'R', 'counter')).toContain('laon');
    const rhine = position({ ...R, turn: 'W', held: { B: 'neustadt kaiserslautern zweibrucken' } });
    expect(legalOf(rhine, 'W', 'counter')).toContain('neustadt');
    const pocket = position({ ...R, turn: 'W', held: { B: 'bonny chatillon', W: '' }, corps: '' });
    expect(legalOf(pocket, 'W', 'counter')).toBe('chatillon');
    const cut = position({ ...R, turn: 'W', held: { B: 'auxerre brienne chaumont' } });
    expect(legalOf(cut, 'W', 'counter')).not.toContain('auxerre'); // only a pocket beside it
  });

  test('RTR-6.5.B1 Q-66 Düsseldorf alone is linked with itself', () => {
    const s = position({ ...R, turn: 'W', held: { R: 'rheinhausen rheydt wesel', W: 'koln' } });
    expect(legalOf(s, 'W', 'counter')).toBe('rheinhausen rheydt wesel');
  });

  test('RTR-6.5.B2 Q-68 marker, tokens and medal go; trucks stay', () => {
    const p = { ...R, turn: 'W', held: { R: 'gent ronse' }, fields: 'gent=1/1/1', trucks: 'ronse/gent' } as const;
    const s = after(p, 'W counter(gent)');
    expect([held(s, 'R'), s.fields, s.trucks, s.markers, s.markerPool]).toEqual(['ronse', {}, ['ronse/gent'], [], 25]);
    expect(eventsOf(begun(p, 'W counter(gent)').told, 'counterattack')[0]).toMatchObject({
      by: 'W',
      against: 'R',
      town: 'gent',
      medal: false,
    });
  });

  test('RTR-6.5.B3 Q-31 nobody attacks himself, or somebody who does not play', () => {
    const s = position({ ...R, turn: 'W', held: { W: 'laon', R: 'gent' } });
    expect(legalOf(s, 'W', 'counter')).toBe('gent');
    const two = position({ ...R, players: 2, options: { pair: 'rw' }, turn: 'R', held: { W: 'laon' } });
    expect(legalOf(two, 'R', 'counter')).toBe('laon');
  });

  test('RTR-6.5.B4 Q-30 the bases and start fields of absent commanders count', () => {
    const s = position({
      ...R,
      players: 2,
      options: { pair: 'rw' },
      turn: 'R',
      held: { W: 'meaux chateau-thierry' },
      corps: 'W2@chartres W1@dreux',
    });
    expect(legalOf(s, 'R', 'counter')).toBe('chateau-thierry');
  });

  test('RTR-6.5.B1 RTR-7.5.4 RTR-7.5.5 hardMonty: out of a cut-off port, and what is freed so is exempt', () => {
    const p = {
      ...R,
      turn: 'W',
      options: { hardMonty: 'on' },
      held: { R: 'abbeville lille oostende st-omer brugge' },
    } as const;
    const s = after(p, 'W counter(st-omer)');
    expect(s.exempt).toEqual(['st-omer']);
    const mild = position({ ...p, options: {} });
    expect(legalOf(mild, 'W', 'counter')).not.toContain('st-omer');
    expect(legalOf(position({ ...p, turn: 'B' }), 'B', 'counter')).toContain('st-omer');
    const own = position({ ...p, turn: 'R', held: { R: 'abbeville lille oostende brugge', W: '' } });
    expect(legalOf(own, 'R', 'counter')).toBe('');
    const port = position({ ...p, held: { R: 'abbeville lille oostende st-omer brugge boulogne calais dunkerque' } });
    expect(legalOf(port, 'W', 'counter')).not.toContain('st-omer');
    const linked = after({ ...p, held: { R: 'abbeville st-omer' } }, 'W counter(st-omer)');
    expect(linked.exempt).toEqual([]);
  });

  test('RTR-7.5.5 an exempt field is not encircled until a corps has taken it', () => {
    const p = {
      options: { hardMonty: 'on' },
      held: { R: 'abbeville lille' },
      exempt: 'st-omer',
      corps: 'R1@brugge:2/0/0',
      pursuit: { R: 'PR22' },
    } as const;
    expect(held(after(p, 'R move(R1) step(oostende)'), 'R')).not.toContain('st-omer');
    const s = after({ ...p, corps: 'R1@lille:2/0/0' }, 'R move(R1) step(st-omer)');
    expect(s.exempt).toEqual([]);
  });

  test('RTR-6.7.3 after the last marker: a counterattack, or nothing', () => {
    const s = position({ ...R, turn: 'B', ending: true, held: { R: 'gent' }, markerPool: 3 });
    expect(legal(s, 'B')).toEqual(['counter(gent)', 'none']);
    expect(toDecide(after({ ...R, order: 'BRW', turn: 'B', ending: true }, 'B none'))).toBe('R act');
  });

  test('RTR-7.5.1 RTR-7.5.2 X27 Q-44 Q-45 hardPatton: the marker on Metz sleeps until a chain wakes it', () => {
    const options = { hardPatton: 'on' };
    const s = position({ ...R, options });
    expect([s.markers, s.markerPool, s.metzSleeps]).toEqual([['metz'], 24, true]);
    expect(legalOf(s, 'R', 'resist')).not.toContain('st-avold');
    expect(legalOf(s, 'R', 'resist')).toContain('neustadt');
    const chain = position({
      ...R,
      options,
      markers: 'neustadt kaiserslautern zweibrucken saarbrucken',
      markerPool: 20,
    });
    expect(legalOf(chain, 'R', 'resist')).toContain('st-avold');
    expect(legalOf(chain, 'R', 'resist')).not.toContain('verdun');
    playTo(chain, 'R resist(st-avold)');
    expect(chain.metzSleeps).toBe(false);
    playTo(chain, 'W endTurn');
    expect(legalOf(chain, 'W', 'resist')).toContain('verdun');
    const near = after({ ...R, options, markers: 'saarbrucken', markerPool: 23 }, 'R resist(st-avold)');
    expect(near.metzSleeps).toBe(true);
    const taken = after({ turn: 'B', options, corps: 'B1@verdun:3/3/0', resistance: 'O01' }, 'B move(B1) step(metz)');
    expect([taken.metzSleeps, taken.markers, taken.markerPool]).toEqual([false, [], 25]);
    expect(position({ players: 2, options }).markers).toEqual([]);
    expect(position({ players: 2, options: { ...options, pair: 'wb' } }).markerPool).toBe(17);
  });
});
