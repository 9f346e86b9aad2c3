import type { Options } from '@sztab/kernel';
import { eventsOf, namesOf } from '@sztab/kernel/testing';
import { describe, expect, test } from 'vitest';
import { fieldOf, PERMANENT, PLACE, TOWNS, type Town } from '../content/fields.ts';
import { NUMBERS_AT } from '../content/solo.ts';
import { after, begun, legal, legalOf, type Position, playTo, position, toDecide } from '../testing/position.ts';
import { PRINTED } from '../testing/printed.ts';
import { cargo, commander, held, pool, track } from '../testing/shown.ts';
import { frontFields } from './solo.ts';

const W = { players: 1 } as const;
const numbers = (s: ReturnType<typeof position>) =>
  [...s.numbers]
    .sort((a, b) => a.number - b.number)
    .map(({ number, town }) => `${number}@${town}`)
    .join(' ');
/** Where some numbers lie after the end of a turn whose dice show three ones. */
const shifted = (p: Position, ...which: number[]) => {
  const s = position({ ...W, at: 'end', dice: [1, 1, 1], ...p });
  return which.map((number) => s.numbers.find((one) => one.number === number)?.town ?? null);
};

describe('RTR-7.6 alone', () => {
  test('RTR-7.6.1 three of each on the track, 6 and 6 trucks, no pool, sixteen numbers', () => {
    const s = position(W);
    expect([track(s), s.trucksOnTrack, commander(s, 'W').trucks, s.markerPool, s.numbers.length]).toEqual([
      '3/3/3',
      6,
      6,
      0,
      16,
    ]);
    for (const { number, town } of s.numbers) expect(NUMBERS_AT.W[number]).toBe(town);
    expect(position({ ...W, options: { solo: 'r' } }).numbers.find(({ number }) => number === 18)?.town).toBe('ronse');
  });

  test('RTR-7.6.2 RTR-7.6.3 Q-47 which fields are closed, where that is chosen', () => {
    const signs = (solo: string, ...towns: Town[]) => {
      const s = position({ ...W, options: { solo, soloFronts: 'closed' } });
      return towns.map((town) => s.control[PLACE[town]]).join('');
    };
    expect(signs('w', 'bruxelles', 'maastricht', 'amiens', 'tournai', 'rheydt', 'reims', 'trier', 'gent', 'metz')).toBe(
      'rr.....rb',
    );
    expect(signs('r', 'bruxelles', 'maastricht', 'amiens', 'reims', 'trier', 'liege', 'gent', 'koln')).toBe('...www..');
    expect(signs('b', 'bruxelles', 'reims', 'trier', 'liege', 'metz', 'koln')).toBe('r..w..');
  });

  test('RTR-7.6.3 the fronts of the others are German: they can be attacked from, and nobody gains them', () => {
    const open = { ...W, options: { solo: 'b', soloFronts: 'open' } } as const;
    const start = position(open);
    expect(TOWNS.filter((_, at) => start.control[at] !== '.')).toEqual([...PERMANENT]);
    expect(position({ ...W, options: { soloFronts: 'open' } }).control[PLACE.bruxelles]).toBe('r');
    // Verdun lies beside Sedan, by a black road; all its other neighbours are held.
    const verdun = {
      at: 'end',
      numbers: '',
      dice: [1, 1, 1],
      held: { B: 'verdun ste-menehould commercy metz' },
    } as const;
    const lost = (options: Options) =>
      eventsOf(begun({ ...W, ...verdun, options }).told, 'counterattack').map(({ town }) => town);
    expect(lost({ solo: 'b', soloFronts: 'open' })).toContain('verdun');
    expect(lost({ solo: 'b' })).toContain('verdun');
    expect(lost({ solo: 'b', soloFronts: 'closed' })).not.toContain('verdun');
    const ring = after(
      { ...open, held: { B: 'chalons' }, corps: 'B1@verdun:2/0/0', pursuit: { B: 'PB22' } },
      'B move(B1) step(ste-menehould)',
    );
    expect(ring.control[PLACE.rethel]).toBe('.');
  });

  test('RTR-7.6.3 edition 2: the fronts of the others are closed', () => {
    expect(position({ ...W, edition: 2, options: { solo: 'b' } }).control[PLACE.liege]).toBe('w');
    expect(() => position({ ...W, edition: 2, options: { soloFronts: 'open' } })).toThrow('soloFronts');
  });

  test('RTR-7.6.2 a shared field that is encircled is his', () => {
    const s = after(
      {
        ...W,
        options: { solo: 'w', soloFronts: 'closed' },
        held: { W: 'chateau-thierry soissons laon' },
        corps: 'W1@laon:2/0/0',
        pursuit: { W: 'PW22' },
      },
      'W move(W1) step(rethel)',
    );
    expect(held(s, 'W')).toContain('reims');
  });

  test('RTR-7.6.4 no drops, and the Germans move by themselves', () => {
    const s = position({ ...W, medals: { W: 3 } });
    expect(legal(s, 'W')).not.toContain('airborne');
    playTo(s, 'W endTurn');
    expect([toDecide(s), s.round]).toEqual(['W act', 2]);
  });

  test('RTR-7.6.5 RTR-7.6.9 E29 Q-52 Givet and Marche taken: both numbers to Liège, then Aachen, then Bastogne', () => {
    expect(shifted(PRINTED.frontAtLiege, 18, 14)).toEqual(['liege', 'liege']);
    expect(shifted(PRINTED.frontAtAachen, 18, 14)).toEqual(['aachen', 'aachen']);
    expect(shifted(PRINTED.frontAtBastogne, 18, 14)).toEqual(['bastogne', 'bastogne']);
  });

  test('RTR-7.6.9 E30 Q-49 Q-50 St. Vith and Prüm as equal as possible; with a second corps Liège too', () => {
    expect(shifted(PRINTED.twoFields, 18, 14, 5)).toEqual(['st-vith', 'prum', 'prum']);
    expect(shifted(PRINTED.threeFields, 18, 14, 5)).toEqual(['liege', 'prum', 'st-vith']);
  });

  test('RTR-7.6.9 Q-51 Q-74 Q-75 only fields that are free, without marker or symbol, and no victory field; corps do not block', () => {
    const s = position({ ...W, corps: 'W2@aachen W1@liege W3@marche', numbers: '' });
    expect(frontFields(s)).toEqual(['rheydt', 'euskirchen']);
    const marked = position({ ...W, corps: 'W2@aachen', markers: 'euskirchen', numbers: '' });
    expect(frontFields(marked)).toEqual(['rheydt']);
    const behind = position({ ...W, corps: 'W2@marche W1@liege', numbers: '', held: { W: 'marche' } });
    expect(frontFields(behind)).toEqual(['aachen']);
    const victory = position({ ...W, corps: 'W2@koln', numbers: '' });
    expect(frontFields(victory)).toEqual(
      frontFields(position({ ...W, numbers: '', corps: 'W2@chartres', held: { W: 'koln' } })),
    );
  });

  test('RTR-7.6.9 a longer way is used where the shortest has no field left, but not one of more than six steps more', () => {
    const s = position({ ...W, corps: 'W2@liege W1@chartres W3@dreux', markers: 'aachen', numbers: '' });
    // Liège – Aachen – Köln is 2 steps; over Aachen to Euskirchen or Rheydt it is 3.
    expect(frontFields(s)).toEqual(['rheydt', 'euskirchen']);
  });

  test('RTR-7.6.9 a way of six steps more still counts, one of seven does not', () => {
    const white = TOWNS.filter((town) => fieldOf(town).colours.includes('W') && !PERMANENT.has(town));
    const left = ['bruxelles', 'maastricht', 'luxembourg'];
    const all = white.filter((town) => !left.includes(town)).join(' ');
    const front = (at: string) => frontFields(position({ ...W, held: { W: all }, corps: `W2@${at}`, numbers: '' }));
    expect([front('euskirchen'), front('aachen')]).toEqual([['luxembourg'], []]);
  });

  test('RTR-7.6.9 X39 nothing eligible: the numbers leave the game', () => {
    const red =
      'yvetot le-havre dieppe beauvais abbeville boulogne calais dunkerque st-omer arras lille ronse gent brugge oostende antwerpen diest neerpelt breskens goes bergen-op-zoom breda s-hertogenbosch eindhoven nijmegen venlo roermond rheinhausen amiens tournai bruxelles maastricht rheydt';
    const p: Position = {
      ...W,
      options: { solo: 'r' },
      at: 'end',
      dice: [6, 6, 6],
      held: { R: red },
      corps: 'R1@venlo',
    };
    const s = position({ ...p, numbers: '9@venlo 4@gent' });
    expect([numbers(s), s.markers]).toEqual(['', []]);
    const { told } = begun({ ...p, numbers: '9@venlo' });
    expect(eventsOf(told, 'number-moved')).toEqual([{ is: 'number-moved', number: 9, from: 'venlo', to: null }]);
  });

  test('RTR-7.6.9 X40 a full tie is asked, the largest first, the rest goes by itself', () => {
    const front = { corps: 'W2@aachen W1@marche W3@liege', numbers: '9@liege 4@aachen' };
    const s = position({ ...W, ...front, at: 'end', dice: [1, 1, 1] });
    expect(frontFields(s)).toEqual(['rheydt', 'euskirchen']);
    expect(legal(s, 'W')).toEqual(['spread(9,rheydt)', 'spread(9,euskirchen)']);
    playTo(s, 'W spread(9,euskirchen)');
    expect(toDecide(s)).toBe('W act');
    expect(s.markers).toEqual(['rheydt']); // the dice found the 4
    expect(numbers(s)).toBe('9@euskirchen');
  });

  test('RTR-7.6.9 old numbers count, and more than six are first placed one by one', () => {
    const old = position({ ...W, at: 'end', corps: 'W2@aachen', numbers: '10@rheydt 9@aachen', dice: [6, 6, 6] });
    expect(numbers(old).includes('9@euskirchen') || old.markers.includes('euskirchen')).toBe(true);
    const eight = '18@liege 17@liege 16@liege 15@liege 14@liege 13@aachen 12@aachen 11@aachen';
    const front = { corps: 'W2@aachen W1@liege', numbers: eight };
    const { state: many, told } = begun({ ...W, ...front, at: 'end', dice: [1, 1, 1] });
    expect(eventsOf(told, 'number-moved').slice(0, 2)).toEqual([
      { is: 'number-moved', number: 18, from: 'liege', to: 'rheydt' },
      { is: 'number-moved', number: 17, from: 'liege', to: 'euskirchen' },
    ]);
    const left = many.numbers.filter(({ town }) => town === 'liege' || town === 'aachen').length;
    expect(left === 0 || toDecide(many) === 'W spread').toBe(true);
  });

  test('RTR-7.6.6 X28 Q-48 automatic counterattacks: all at once, and not beside a start field or a corps', () => {
    const p = {
      ...W,
      options: { solo: 'b' },
      at: 'end',
      held: { B: 'vitry bar-le-duc' },
      corps: 'B1@commercy',
      dice: [6, 6, 6],
    } as const;
    expect(held(position(p), 'B')).toBe('vitry bar-le-duc commercy');
    const alone = position({ ...p, corps: '' });
    expect(held(alone, 'B')).toBe('vitry');
    // Judged on one state: taking the outer field does not expose the inner one in the same pass.
    const inner = position({
      ...W,
      options: { solo: 'w', soloFronts: 'closed' },
      at: 'end',
      held: { W: 'laon hirson st-quentin soissons reims rethel charleville mons cambrai amiens' },
      dice: [6, 6, 6],
      medals: { W: 2 },
      fields: 'hirson=1/0/0',
    });
    expect(held(inner, 'W')).toMatch(/laon.*hirson/);
    expect(held(inner, 'W')).not.toMatch(/mons|charleville|rethel/);
    expect([inner.medalPool, inner.fields]).toEqual([19, { hirson: { fuel: 1, ammo: 0, food: 0 } }]);
  });

  test('RTR-7.6.6 RTR-7.5.6 hardMonty: out of the cut-off ports too', () => {
    const p = {
      ...W,
      at: 'end',
      held: { R: 'abbeville lille oostende st-omer brugge amiens arras' },
      dice: [1, 1, 1],
    } as const;
    expect(held(position({ ...p, options: { solo: 'r' } }), 'R')).toContain('st-omer');
    expect(held(position({ ...p, options: { solo: 'r', hardMonty: 'on' } }), 'R')).not.toContain('st-omer');
  });

  test('RTR-7.6.7 E28 the number of the dice, or the next one', () => {
    const turned = (dice: [number, number, number], list: string) => {
      const s = position({ ...W, at: 'end', dice, numbers: list });
      return s.markers.join(' ');
    };
    expect(after(PRINTED.fourteen, 'W endTurn').markers).toEqual(['euskirchen']);
    expect(after(PRINTED.eight, 'W endTurn').markers).toEqual(['mayen']);
    const rest = PRINTED.eight.numbers;
    expect(turned([1, 1, 1], rest)).toBe('sedan');
    expect(turned([4, 3, 3], '3@sedan 4@charleroi')).toBe('charleroi');
    expect(turned([4, 4, 3], '15@namur 16@luxembourg')).toBe('namur');
    expect(turned([4, 3, 3], '3@sedan 11@euskirchen')).toBe('euskirchen');
    expect(turned([4, 4, 3], '3@sedan 12@prum')).toBe('sedan');
    expect(turned([1, 1, 1], '')).toBe('');
    const told = begun({ ...W, at: 'end', dice: [1, 1, 1], numbers: '' }).told;
    expect(namesOf(told)).toBe('dice turn');
  });

  test('RTR-7.6.8 other numbers leave the field where one was turned', () => {
    const s = position({ ...W, at: 'end', corps: 'W2@liege', numbers: '10@aachen 9@aachen', dice: [4, 3, 3] });
    expect(s.markers).toEqual(['aachen']);
    expect(legalOf(s, 'W', 'spread')).toBe('9,rheydt 9,euskirchen');
  });

  test('RTR-7.6.10 Q-63 a number is no resistance; a beaten marker leaves the game', () => {
    const told = begun({ ...W, corps: 'W2@bastogne:2/2/0', pursuit: { W: 'PW22' } }, 'W move(W2) step(st-vith)').told;
    expect(eventsOf(told, 'card')[0]?.deck).toBe('pursuit');
    const beaten = after(
      { ...W, corps: 'W2@bastogne:2/2/0', markers: 'st-vith', numbers: '', resistance: 'O01' },
      'W move(W2) step(st-vith)',
    );
    expect([beaten.markers, beaten.markerPool]).toEqual([[], 0]);
    const beatenTold = begun(
      { ...W, corps: 'W2@bastogne:2/2/0', markers: 'st-vith', numbers: '', resistance: 'O01' },
      'W move(W2) step(st-vith)',
    ).told;
    expect(eventsOf(beatenTold, 'marker-back')).toEqual([{ is: 'marker-back', town: 'st-vith', toBox: true }]);
  });

  test('RTR-7.6.11 X29 Q-53 the third Starving civilians are fed without a question', () => {
    const p = { ...W, corps: 'W2:2/0/1', pursuit: { W: 'PW03' } } as const;
    const s = after({ ...p, civilians: 2 }, 'W move(W2) step(meaux)');
    expect([toDecide(s), cargo(s, 'W2'), commander(s, 'W').medals]).toEqual(['W move', '1/0/0', 1]);
    expect(toDecide(after({ ...p, civilians: 1 }, 'W move(W2) step(meaux)'))).toBe('W civilians');
    expect(cargo(after({ ...p, civilians: 5 }, 'W move(W2) step(meaux)'), 'W2')).toBe('1/0/0');
    expect(commander(after({ ...p, corps: 'W2:2/0/0', civilians: 2 }, 'W move(W2) step(meaux)'), 'W').medals).toBe(0);
    expect(commander(after({ ...p, medalPool: 0, civilians: 2 }, 'W move(W2) step(meaux)'), 'W').medals).toBe(0);
    expect(
      toDecide(after({ turn: 'W', corps: 'W2:2/0/1', pursuit: { W: 'PW03' }, civilians: 7 }, 'W move(W2) step(meaux)')),
    ).toBe('W civilians');
  });

  test('RTR-7.6.12 what was done can be taken back until a card is seen or a die is cast', () => {
    const s = position({ ...W, pursuit: { W: 'PW22' } });
    const before = s.barriers;
    playTo(s, 'W takeSupplies(chartres,fuel) move(W2)');
    expect(s.barriers).toBe(before);
    playTo(s, 'W step(meaux)');
    expect(s.barriers).toBeGreaterThan(before);
    const seen = position(W);
    playTo(seen, 'W air(resistance)');
    expect(seen.barriers).toBeGreaterThan(position(W).barriers);
  });

  test('RTR-7.6.13 RTR-7.6.14 Q-54 a crossing and its rank, or relieved', () => {
    const line = 'meaux soissons laon hirson charleville givet marche liege';
    const rank = (round: number) =>
      after(
        { ...W, round, numbers: '', held: { W: line }, corps: 'W2@aachen:3/3/0', resistance: 'O01' },
        'W move(W2) step(koln)',
      ).result?.rank;
    expect([5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 20].map(rank)).toEqual([
      'beyond-belief',
      'general-of-the-armies',
      'field-marshal',
      'general',
      'lieutenant-general',
      'major-general',
      'brigadier',
      'colonel',
      'major',
      'captain',
      'captain',
    ]);
    const cap = position({ ...W, at: 'end', round: 30, medals: { W: 2 }, dice: [1, 1, 1] });
    expect(cap.result).toEqual({ winners: [], scores: [2], reason: 'turn-cap', town: null, rank: 'relieved' });
    expect(position({ ...W, at: 'end', round: 10, options: { soloTurnCap: '10' } }).result?.rank).toBe('relieved');
    expect(position({ ...W, at: 'end', round: 29 }).result).toBe(null);
    expect(pool(position(W))).toBe('26/24/16');
  });
});
