import { eventsOf } from '@sztab/kernel/testing';
import { describe, expect, test } from 'vitest';
import { after, begun, legalOf, playTo, position, toDecide } from '../testing/position.ts';
import { PRINTED } from '../testing/printed.ts';
import { commander, held } from '../testing/shown.ts';
import { medalsOf } from './outcome.ts';

const LINE = 'meaux soissons laon hirson charleville givet marche liege';

describe('RTR-6.7 the end', () => {
  test('RTR-6.7.1 Q-27 a victory field and an unbroken line to the main base: won at once', () => {
    const p = { turn: 'W', held: { W: LINE }, corps: 'W1@aachen:3/3/0', resistance: 'O01' } as const;
    const s = after(p, 'W move(W1) step(koln)');
    expect(s.result).toMatchObject({ winners: [1], reason: 'rhine', town: 'koln' });
    expect(eventsOf(begun(p, 'W move(W1) step(koln)').told, 'game-over')[0]).toMatchObject({
      winners: [1],
      town: 'koln',
    });
    const broken = after({ ...p, held: { W: LINE.replace('laon hirson', '') } }, 'W move(W1) step(koln)');
    expect([broken.result, held(broken, 'W').includes('koln')]).toEqual([null, true]);
    // The line runs along own roads only: Diest is joined with Liège by a black one.
    const black = after(
      { held: { R: 'diest', W: '' }, corps: 'R1@nijmegen:3/3/0', pursuit: { R: 'PR22' } },
      'R move(R1) step(arnhem)',
    );
    expect(black.result).toBe(null);
  });

  test('RTR-6.7.1 X10 Q-26 a bridgehead without a line wins as soon as the line is closed', () => {
    const red = 'yvetot dieppe abbeville lille ronse gent antwerpen breda s-hertogenbosch';
    const s = after(
      { held: { R: red }, corps: 'R1@nijmegen:2/0/0 R2@abbeville:2/0/0', pursuit: { R: 'PR22 PR20' } },
      'R move(R1) step(arnhem)',
    );
    expect(s.result).toBe(null);
    playTo(s, 'R stop move(R2) step(arras)');
    expect(s.result).toMatchObject({ winners: [0], reason: 'rhine', town: 'arnhem' });
  });

  test('RTR-6.7.1 with Antwerp open the line ends there', () => {
    const p = {
      held: { R: 'antwerpen breda s-hertogenbosch' },
      corps: 'R1@nijmegen:2/0/0',
      pursuit: { R: 'PR22' },
    } as const;
    expect(after({ ...p, antwerpOpen: true }, 'R move(R1) step(arnhem)').result?.winners).toEqual([0]);
    expect(after(p, 'R move(R1) step(arnhem)').result).toBe(null);
    const opens = after(
      {
        held: { R: 'antwerpen breda s-hertogenbosch nijmegen arnhem breskens goes bergen-op-zoom' },
        corps: 'R1@goes:3/3/0',
        resistance: 'O01',
      },
      'R move(R1) step(vlissingen)',
    );
    expect(opens.result).toMatchObject({ winners: [0], town: 'arnhem' });
    const away = after(
      {
        held: { R: 'yvetot dieppe abbeville arras lille ronse gent breda s-hertogenbosch nijmegen antwerpen' },
        antwerpOpen: true,
        corps: 'R1@eindhoven:2/0/0',
        pursuit: { R: 'PR22' },
      },
      'R move(R1) step(nijmegen) step(arnhem)',
    );
    expect(away.result?.winners).toEqual([0]);
  });

  test('RTR-6.7.1 somebody else’s marker can close a line: he wins, unless the active player does too', () => {
    const p = {
      turn: 'W',
      held: {
        R: 'yvetot dieppe abbeville amiens arras lille ronse bruxelles antwerpen breda s-hertogenbosch nijmegen arnhem venlo roermond neerpelt',
        W: 'maastricht namur',
      },
      corps: 'W1@namur:2/0/0',
      pursuit: { W: 'PW22' },
    } as const;
    // Monty's own line is cut between Ronse and nowhere: he holds all; take Ronse–Bruxelles away.
    const cut = {
      ...p,
      held: {
        ...p.held,
        R: 'bruxelles gent antwerpen nijmegen arnhem venlo roermond yvetot dieppe abbeville arras lille ronse',
      },
    } as const;
    const s = position(cut);
    expect(s.result).toBe(null);
    playTo(s, 'W move(W1) step(liege)');
    expect(held(s, 'R')).toContain('eindhoven');
    expect(s.result).toMatchObject({ winners: [0], reason: 'rhine', town: 'arnhem' });
  });

  test('RTR-6.7.2 RTR-6.7.3 X15 X16 Q-32 Q-33 Q-34 the round is played to its end, whatever comes back', () => {
    const s = after(
      {
        order: 'RWB',
        turn: 'W',
        at: 'reaction',
        markerPool: 1,
        markers: 'vitry',
        corps: 'B1:2/2/0',
        resistance: 'O01',
        round: 4,
      },
      'W resist(mayen)',
    );
    expect([toDecide(s), s.ending]).toEqual(['B act', true]);
    playTo(s, 'B move(B1) step(vitry) stop');
    expect(s.markerPool).toBe(1);
    playTo(s, 'B endTurn');
    expect(legalOf(s, 'B', 'resist')).toBe('');
    playTo(s, 'B none');
    expect([s.result?.reason, s.round, toDecide(s)]).toEqual(['divisions', 4, '']);
    const last = after({ order: 'RWB', turn: 'B', at: 'reaction', markerPool: 1 }, 'B resist(mayen)');
    expect(last.result).not.toBe(null);
  });

  test('RTR-6.7.3 a Rhine victory is still possible', () => {
    const s = after(
      { turn: 'W', ending: true, held: { W: LINE }, corps: 'W1@aachen:3/3/0', resistance: 'O01' },
      'W move(W1) step(koln)',
    );
    expect(s.result?.reason).toBe('rhine');
  });

  test('RTR-6.7.4 E27 markers, panzers, and five icons', () => {
    const s = position(PRINTED.medals);
    expect(medalsOf(commander(s, 'W'))).toBe(7);
    expect(medalsOf({ medals: 0, captured: ['PW16', 'O13'] })).toBe(0);
    expect(medalsOf({ medals: 0, captured: ['O01', 'O13'] })).toBe(1);
    expect(medalsOf({ medals: 1, captured: ['O13', 'O14', 'O15', 'PW16'] })).toBe(3);
  });

  const END = { order: 'RWB', turn: 'B', at: 'reaction', ending: true } as const;

  test('RTR-6.7.5 most medals win', () => {
    const s = after({ ...END, medals: { R: 2, W: 3, B: 1 }, captured: { R: 'PR16 PR17' } }, 'B none');
    expect(s.result).toMatchObject({ winners: [1], scores: [2, 3, 1], reason: 'medals', town: null });
  });

  test('RTR-6.7.5 X17 then captured divisions, then who is later in the order', () => {
    const div = after({ ...END, medals: { R: 2, W: 2, B: 1 }, captured: { R: 'PR16', B: 'PB16 PB17' } }, 'B none');
    expect(div.result).toMatchObject({ winners: [0], reason: 'divisions' });
    const tie = after(
      { ...END, order: 'BWR', turn: 'R', medals: { R: 2, W: 2, B: 2 }, captured: { R: 'PR16', B: 'PB16' } },
      'R none',
    );
    expect(tie.result).toMatchObject({ winners: [0], reason: 'order' });
    const six = after(
      { ...END, medals: { W: 6, B: 6 }, captured: { W: 'PW16 PW17 PW18 PW19', B: 'PB16 PB17 PB18 PB19' } },
      'B none',
    );
    expect(six.result).toMatchObject({ winners: [2], scores: [0, 6, 6], reason: 'order' });
  });

  test('RTR-6.7.6 Q-55 round 30 is the last, or what was agreed', () => {
    const p = { order: 'RWB', turn: 'B', at: 'reaction' } as const;
    expect(after({ ...p, round: 30 }, 'B resist(mayen)').result?.reason).toBe('order');
    expect(after({ ...p, round: 29 }, 'B resist(mayen)').result).toBe(null);
    expect(after({ ...p, round: 10, options: { roundCap: '10' } }, 'B resist(mayen)').result?.reason).toBe('order');
    expect(after({ ...p, turn: 'W', round: 30 }, 'W resist(mayen)').result).toBe(null);
  });
});

describe('resigning', () => {
  test('who gives up has lost; the best of the others wins', () => {
    const s = after({ medals: { R: 5, B: 1 } }, 'R resign');
    expect(s.result).toMatchObject({ winners: [2], reason: 'resign', rank: null });
    expect(after({ players: 1 }, 'W resign').result).toMatchObject({ winners: [], reason: 'resign', rank: 'relieved' });
    expect(after({}, 'B resign').result?.winners).toEqual([1]);
  });

  test('in the middle of anything: nothing is lost', () => {
    const truck = after({ fields: 'lisieux=3/1/0' }, 'R transport truck(lisieux,brionne) add(fuel) add(ammo) resign');
    expect(truck.fields).toEqual({ lisieux: { fuel: 3, ammo: 1, food: 0 } });
    const empty = after({ fields: 'lisieux=1/0/0' }, 'R transport truck(lisieux,brionne) add(fuel)', 'W resign');
    expect(empty.fields).toEqual({ lisieux: { fuel: 1, ammo: 0, food: 0 } });
    const none = after({ fields: 'lisieux=1/0/0' }, 'R transport truck(lisieux,brionne)', 'W resign');
    expect(none.fields).toEqual({ lisieux: { fuel: 1, ammo: 0, food: 0 } });
    const paying = after({ turn: 'B', captured: { B: 'O01 O02 O03' } }, 'B airborne payCards addCard(O01)', 'R resign');
    expect([...commander(paying, 'B').captured].sort()).toEqual(['O01', 'O02', 'O03']);
    for (const lines of [
      ['R move(R1) step(yvetot) resign'],
      ['R takeSupplies(lisieux,fuel) resign'],
      ['R takeSupplies(lisieux,fuel) bonus(fuel) bonus(fuel) resign'],
      ['R takeSupplies(lisieux,fuel) bonus(fuel) bonus(fuel)', 'W resign'],
    ] as const) {
      expect(after({ pursuit: { R: 'PR10' }, fields: 'lisieux=3/3/0' }, ...lines).result?.reason).toBe('resign');
    }
    expect(after({ medals: { R: 1 } }, 'R airborne payMedal resign').result?.reason).toBe('resign');
  });
});
