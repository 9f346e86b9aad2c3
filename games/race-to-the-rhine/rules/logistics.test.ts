import { eventsOf } from '@sztab/kernel/testing';
import { describe, expect, test } from 'vitest';
import { after, begun, legal, legalOf, playTo, position, toDecide } from '../testing/position.ts';
import { cargo, commander, pool, tokens, track } from '../testing/shown.ts';

/** The last truck on the track, and Montgomery takes it. */
const LAST = { onTrack: 1, inHand: { R: 6 } } as const;
const phase = (p: object = {}) => after({ ...LAST, ...p }, 'R takeTrucks(1)');

describe('RTR-6.4 the logistics phase', () => {
  test('RTR-6.4.1 E22 everybody rises by one, at most to three', () => {
    const levels = (p: object) => phase(p).commanders.map(({ level }) => level);
    expect(levels({})).toEqual([2, 3, 2]);
    expect(levels({ levels: { R: 3, W: 3, B: 2 } })).toEqual([3, 3, 3]);
  });

  test('RTR-6.4.2 E9 Q-40 every corps eats from its card, else from its field, else it is immobilised', () => {
    const p = { corps: 'W1:1/0/2 W3:1/0/1 W2:1/0/0 R1:1/1/0 R2:0/0/0!', fields: 'lisieux=0/0/2' };
    const s = phase(p);
    expect([cargo(s, 'W1'), cargo(s, 'W3'), cargo(s, 'W2'), cargo(s, 'R1'), cargo(s, 'R2')]).toEqual([
      '1/0/1',
      '1/0/0',
      '1/0/0!',
      '1/1/0',
      '0/0/0!',
    ]);
    expect(tokens(s, 'lisieux')).toBe('0/0/1');
    const told = begun({ ...LAST, ...p }, 'R takeTrucks(1)').told;
    expect(eventsOf(told, 'logistics')[0]).toMatchObject({
      immobilised: ['W2'],
      ate: ['R1', 'R3', 'R4', 'W1', 'W3', 'B1', 'B2', 'B3'],
    });
    playTo(s, 'R endTurn resist(venlo)', 'W takeSupplies(chartres,basic) transport');
    const fed = after(
      { turn: 'W', corps: 'W2:1/0/0!', fields: 'etampes=0/0/1' },
      'W transport truck(etampes,melun) add(food) dispatch',
    );
    expect([cargo(fed, 'W2'), tokens(fed, 'melun')]).toEqual(['1/0/0', '0/0/0']);
  });

  test('RTR-6.4.3 RTR-6.4.4 E10 trucks come back, and once in the game there are more', () => {
    const s = phase({ inHand: { R: 6, W: 7, B: 8 }, trucks: 'lisieux/brionne troyes/vitry', held: { B: 'vitry' } });
    expect([s.trucks, s.trucksOnTrack, s.reserve]).toEqual([[], 10, 0]);
    const later = phase({ inHand: { R: 6, W: 10, B: 7 } });
    expect([later.trucksOnTrack, later.reserve]).toEqual([8, 0]);
    playTo(later, 'R takeTrucks(3) endTurn resist(venlo)', 'W takeTrucks(2) endTurn resist(mayen)', 'B takeTrucks(3)');
    expect(later.commanders.map(({ level }) => level)).toEqual([3, 3, 3]);
    expect([later.trucksOnTrack, later.reserve]).toEqual([0, 0]);
    const low = phase({ options: { hardBradley: 'on' } });
    expect([low.trucksOnTrack, low.reserve]).toEqual([0, 8]);
    const two = after(
      { players: 2, options: { pair: 'rb' }, levels: { R: 2 }, onTrack: 1, inHand: { R: 8 } },
      'R takeTrucks(1)',
    );
    expect([two.trucksOnTrack, two.reserve]).toEqual([6, 0]);
    const solo = after(
      {
        players: 1,
        onTrack: 1,
        inHand: { W: 9 },
        trucks: 'chartres/dreux dreux/mantes',
      },
      'W takeTrucks(1)',
    );
    expect([solo.trucksOnTrack, solo.reserve]).toEqual([6, 0]);
  });

  test('RTR-6.4.5 E11 the supply track is filled again, as far as the pool goes', () => {
    const s = after({ players: 2, track: '0/3/3', onTrack: 1, inHand: { R: 8 } }, 'R takeTrucks(1)');
    expect(track(s)).toBe('6/6/6');
    const hungry = 'W1:0/0/6 W2:0/0/6 W3:0/0/6 R1:1/1/0 R2:1/1/0 R3:1/1/0 R4:1/1/0 B1:3/0/0 B2:3/0/0 B3:3/0/0';
    const short = phase({ track: '9/9/0', corps: hungry, fields: 'brionne=0/0/6 dreux=0/0/1' });
    expect([track(short), short.pool.food]).toEqual(['9/9/3', 0]);
    expect(pool(phase()).split('/')[2]).toBe('13');
  });

  test('RTR-6.4.7 RTR-6.4.9 X32 Q-72 the turn goes on, and only what is named was reset', () => {
    const p = {
      turn: 'B',
      options: { commonPursuitDeck: 'on' },
      kept: { B: 'PB12 PR12' },
      held: { B: 'langres' },
      onTrack: 2,
      inHand: { B: 4 },
      pursuit: { R: 'PR22' },
    } as const;
    const s = after(p, 'B cmdMove(B1) step(vitry) stop takeSupplies(langres,basic) playResistance(PB12) takeTrucks(2)');
    expect([toDecide(s), s.turn.base, s.turn.credit, commander(s, 'B').active]).toEqual(['B act', 0, 'ready', true]);
    expect(legalOf(s, 'B', 'takeSupplies')).not.toContain('langres');
    expect(legalOf(s, 'B', 'move')).toBe('B2 B3');
    expect(legalOf(s, 'B', 'cmdMove')).toBe('B2 B3');
    expect(legalOf(s, 'B', 'playResistance')).toBe('');
  });

  test('RTR-6.4.8 Q-62 an immobilised corps cannot move, but blocks and protects', () => {
    const s = position({ corps: 'R2@gent:2/2/0! R1@ronse:1/0/0' });
    expect(legalOf(s, 'R', 'move')).not.toContain('R2');
    playTo(s, 'R move(R1)');
    expect(legalOf(s, 'R', 'step')).not.toContain('gent');
    const p = { turn: 'W', at: 'reaction', held: { R: 'brugge' } } as const;
    expect(legalOf(position({ ...p, corps: 'R2@gent:2/2/0!' }), 'W', 'counter')).not.toContain('brugge');
    expect(legalOf(position(p), 'W', 'counter')).toContain('brugge');
    expect(legal(position(p), 'R')).toEqual([]);
  });
});
