import { resign } from '@sztab/kernel';
import { eventsOf, namesOf } from '@sztab/kernel/testing';
import { describe, expect, test } from 'vitest';
import { GUNS_AND_WINGS, shell } from '../testing/fights.ts';
import { after, played, playTo, position, toDecide } from '../testing/position.ts';
import { commanders, on } from '../testing/shown.ts';
import { generalOrders } from './index.ts';

/** Blue 11: gaggio 2, bombiana 2, castelnuovo 2, castel-daiano 3, riva-ridge 1, riola 1. */
const ELEVEN = {
  blue: 'porretta:3 gaggio:1 bombiana:1 castelnuovo:1 castel-daiano:1 riva-ridge:1 riola:1',
  yellow:
    'zocca:3 montese:1 pietracolora:1 roffeno:1 monte-mosca:1 torraccia:1 vergato:1 soprassasso:1 belvedere:1 querciola:1',
};

describe('GOW-4.5 the end of the game', () => {
  test('GOW-4.5.1 an HQ taken by the enemy', () => {
    const s = after(
      { blue: 'porretta:3 gaggio:1 castel-daiano:1 roffeno:5', yellow: 'zocca:1', dice: [0] },
      'blue deploy(adv:zocca) move(roffeno)*4 finish',
    );
    expect(s.result).toMatchObject({ winner: 'blue', reason: 'hq' });
    expect(on(s, 'zocca')).toBe('zocca:B3');
    expect(generalOrders.outcome(s)).toMatchObject({ winners: [0], reason: 'hq' });
  });

  test('GOW-4.5.1 V41 Q-04 an HQ left empty by a combat: its owner loses though nobody stands there', () => {
    const { s, told } = played(
      { blue: 'porretta:2', yellow: 'zocca:3 pietracolora:1 castel-daiano:1 gaggio:5', turn: 'yellow', dice: [2] },
      'yellow deploy(adv:porretta) move(gaggio)*4 finish',
    );
    expect(on(s, 'porretta')).toBe('porretta:-');
    expect(s.result).toMatchObject({ winner: 'yellow', reason: 'hq' });
    expect(generalOrders.outcome(s)?.winners).toEqual([1]);
    expect(namesOf(told)).toBe('advanced rolled combat-ended game-over');
    expect(toDecide(s)).toBe('');
  });

  test('GOW-4.5.2 nothing else is resolved: no commander returns, no bonus is taken', () => {
    const blue = 'porretta:3 bombiana:1 castel-daiano:1 pietracolora:5 gaggio:1';
    const s = position({ blue, yellow: 'zocca:1 roffeno:1 castelnuovo:1', hand: { yellow: 'assault' }, dice: [0] });
    expect(s.signalHeld.yellow).toBe(true);
    playTo(s, 'blue deploy(adv:zocca) move(pietracolora)*4 finish');
    const told = playTo(s, 'yellow roll keep');
    expect(namesOf(told)).toBe('rolled combat-ended game-over');
    expect(s.signalHeld.yellow).toBe(true);
    expect(commanders(s, 'yellow')).toEqual([6, 3, 0]);
    expect(s.flow).toEqual([]);
  });

  test('GOW-4.5.3 after round 4 the higher sum of supplied stars wins', () => {
    const more = { ...ELEVEN, yellow: ELEVEN.yellow.replace('querciola:1', '') };
    const { s, told } = played({ ...more, round: 4, passed: 'yellow', initiative: 'yellow' }, 'blue pass');
    expect(s.result).toEqual({ winner: 'blue', reason: 'stars', stars: { blue: 11, yellow: 10 } });
    expect(generalOrders.outcome(s)).toEqual({ winners: [0], reason: 'stars', scores: [11, 10] });
    expect(eventsOf(told, 'game-over')).toEqual([
      { is: 'game-over', winner: 'blue', reason: 'stars', stars: { blue: 11, yellow: 10 } },
    ]);
    const less = after({ blue: 'porretta:3', yellow: 'zocca:3 montese:1', round: 4, passed: 'yellow' }, 'blue pass');
    expect(less.result).toEqual({ winner: 'yellow', reason: 'stars', stars: { blue: 0, yellow: 1 } });
  });

  test('GOW-4.5.4 V22 a tie goes to the initiative', () => {
    const even = {
      blue: 'porretta:3 gaggio:1 bombiana:1 castel-daiano:1 riva-ridge:1 riola:1 querciola:1 torre-di-nerone:1',
      yellow:
        'zocca:3 pietracolora:1 roffeno:1 montese:1 monte-mosca:1 castelnuovo:1 vergato:1 torraccia:1 soprassasso:1',
    };
    for (const initiative of ['blue', 'yellow'] as const) {
      const s = after({ ...even, round: 4, passed: 'yellow', initiative }, 'blue pass');
      expect(s.result).toEqual({ winner: initiative, reason: 'tie', stars: { blue: 11, yellow: 11 } });
    }
  });

  test('GOW-4.5.5 V23 unsupplied areas score for nobody', () => {
    const s = after({ blue: 'porretta:3 castel-daiano:2', yellow: 'zocca:3', round: 4, passed: 'yellow' }, 'blue pass');
    expect(s.result?.stars).toEqual({ blue: 0, yellow: 0 });
  });

  test('D20 resigning, at any time and by either side', () => {
    const { s, told } = played({ blue: 'porretta:3 gaggio:1' }, 'yellow resign');
    expect(s.result).toEqual({ winner: 'blue', reason: 'resign', stars: { blue: 2, yellow: 0 } });
    expect(namesOf(told)).toBe('resigned game-over');
    const guns = { blue: GUNS_AND_WINGS, yellow: 'zocca:3 gaggio:3', hand: { blue: 'ambush' }, dice: [0, 0] };
    const window = after(guns, `${shell('gaggio')} roll`, 'blue resign');
    expect(window.result).toMatchObject({ winner: 'yellow', reason: 'resign' });
    expect(toDecide(window)).toBe('');
  });

  test('D20 soldiers on the way when somebody resigns are not lost from the table', () => {
    const s = after({ blue: 'porretta:3 gaggio:3' }, 'blue deploy(adv:monte-castello) move(gaggio)*2');
    resign(generalOrders, s, 1);
    expect(Object.values(s.soldiers.blue).reduce((a, b) => a + b, s.reserve.blue.soldiers)).toBe(25);
  });

  test('while the game runs there is no outcome', () => {
    expect(generalOrders.outcome(position({}))).toBeNull();
  });
});
