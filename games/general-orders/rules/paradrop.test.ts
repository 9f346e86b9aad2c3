import { eventsOf, namesOf } from '@sztab/kernel/testing';
import { describe, expect, test } from 'vitest';
import { DROP, drop } from '../testing/fights.ts';
import { each, offers, spacesFor } from '../testing/offered.ts';
import { after, asked, legal, played, playTo, position, toDecide } from '../testing/position.ts';
import { diceOf, on, rolls } from '../testing/shown.ts';
import { supplies } from './supply.ts';

const WINGS = { blue: 'porretta:3 riva-ridge:2 querciola:1' };

describe('GOW-5.4 Paradrop', () => {
  test('GOW-5.4.1 own colour, controlled, supplied, somebody in the reserve', () => {
    expect(spacesFor(position(WINGS), 'blue', 'para')).toEqual(['para:querciola']);
    expect(spacesFor(position({ blue: 'porretta:3 querciola:1' }), 'blue', 'para')).toEqual([]);
    expect(spacesFor(position({ mode: 'island' }), 'blue', 'para')).toEqual([]);
  });

  test('GOW-5.4.2 V10 Q-39 any area but the enemy HQ and the mountains', () => {
    const s = after(WINGS, 'blue deploy(para:querciola)');
    const open =
      'porretta riola querciola gaggio bombiana torre-di-nerone monte-castello castel-daiano castelnuovo torraccia pietracolora roffeno vergato montese';
    expect(asked(s)).toBe(`blue paradrop-target: ${each('target', open)}`);
    const y = after({ yellow: 'zocca:3 roffeno:1 vergato:1', turn: 'yellow' }, 'yellow deploy(para:vergato)');
    expect(offers(y, 'yellow', 'target')).toContain('zocca');
    expect(offers(y, 'yellow', 'target')).not.toContain('porretta');
  });

  test('GOW-5.4.2 V12 Q-23 commanders in the target do not matter', () => {
    const s = after(
      { ...WINGS, yellow: 'zocca:3 roffeno:1', deployed: { blue: 'adv:roffeno' }, dice: [0] },
      drop('roffeno'),
    );
    expect(on(s, 'roffeno')).toBe('roffeno:B1');
    expect(s.deployed.blue).toEqual(['adv:roffeno', 'para:querciola']);
  });

  test('GOW-5.4.3 GOW-6.5.7 V13 GOW-6.6.7 Q-36 Flight control, Airborne drop and Anti-aircraft defence together', () => {
    const s = after(
      { ...DROP, hand: { blue: 'airborneDrop', yellow: 'antiAircraft' }, dice: [1, 1, 0, 1] },
      drop('roffeno'),
    );
    expect(legal(s, 'blue')).toEqual(['airborneDrop(1)', 'airborneDrop(2)', 'continue']);
    playTo(s, 'blue airborneDrop(2)');
    expect(toDecide(s)).toBe('yellow defence');
    expect(s.flow.at(-1)).toMatchObject({ pieces: 5, by: 'paradrop' });
    const told = playTo(s, 'yellow antiAircraft');
    expect(diceOf(told)).toBe('base1 antiAircraft3');
    expect(rolls(told)).toEqual([[1, 1, 0, 1]]);
    expect(on(s, 'roffeno')).toBe('roffeno:B1');
    expect(s.reserve.blue.soldiers).toBe(25 - 8 - 1);
    expect(s.discard).toEqual(['airborneDrop', 'antiAircraft']);
  });

  test('GOW-5.4.4 two soldiers, from the reserve', () => {
    const { s, told } = played(WINGS, drop('castel-daiano'));
    expect(on(s, 'castel-daiano reserve')).toBe('castel-daiano:B2 reserve:B17Y22');
    expect(namesOf(told)).toBe('dropped entered');
    expect(eventsOf(told, 'dropped')[0]?.soldiers).toBe(2);
  });

  test('GOW-5.4.4 Q-12 a small reserve gives all it has: two, then the post, then the card', () => {
    const army = (bombiana: number): string =>
      `porretta:5 riva-ridge:5 querciola:5 riola:5 bombiana:${bombiana} castelnuovo:1`;
    const p = { bonus: 'castelnuovo:flightControl', hand: { blue: 'airborneDrop' } };
    const one = after({ ...p, blue: army(3) }, drop('monte-castello'));
    expect(on(one, 'monte-castello reserve')).toBe('monte-castello:B1 reserve:Y22');
    expect(toDecide(one)).toBe('yellow turn');
    const three = after({ ...p, blue: army(1) }, drop('monte-castello'));
    expect(on(three, 'monte-castello')).toBe('monte-castello:B3');
    expect(toDecide(three)).toBe('yellow turn');
    const four = after({ ...p, blue: army(1).replace('riola:5', 'riola:4') }, drop('monte-castello'));
    expect(legal(four, 'blue')).toEqual(['airborneDrop(1)', 'continue']);
    playTo(four, 'blue airborneDrop(1)');
    expect(on(four, 'monte-castello reserve')).toBe('monte-castello:B4 reserve:Y22');
  });

  test('GOW-5.4.5 V11 on an own area over five go back', () => {
    const s = position({ blue: 'porretta:4 riva-ridge:2 querciola:1' });
    expect(s.reserve.blue.soldiers).toBe(18);
    const told = playTo(s, drop('porretta'));
    expect(on(s, 'porretta reserve')).toBe('porretta:B5 reserve:B17Y22');
    expect(eventsOf(told, 'entered')).toEqual([
      { is: 'entered', side: 'blue', place: 'porretta', pieces: 2, surplus: 1 },
    ]);
  });

  test('GOW-5.4.5 enemies there: a combat', () => {
    const { s, told } = played({ ...WINGS, yellow: 'zocca:3 montese:3', dice: [0] }, drop('montese'));
    expect(namesOf(told)).toBe('dropped rolled combat-ended');
    expect(on(s, 'montese reserve')).toBe('montese:Y1 reserve:B19Y21');
  });

  test('GOW-5.4.6 dropped soldiers are supplied only if they are joined to the HQ', () => {
    const far = after(WINGS, drop('vergato'));
    expect(supplies(far, 'blue', 'vergato')).toBe(false);
    const near = after(WINGS, drop('monte-castello'));
    expect(supplies(near, 'blue', 'monte-castello')).toBe(true);
  });

  test('GOW-5.4.7 the Advance space of the target stays free; no Forward outpost, no Assault', () => {
    const blue = `${WINGS.blue} monte-castello:1`;
    const p = { bonus: 'monte-castello:forwardOutpost', blue, hand: { blue: 'assault' } };
    const s = after(p, drop('castel-daiano'));
    expect(asked(s)).toBe('blue paradrop-card: continue');
    playTo(s, 'blue continue');
    expect(on(s, 'castel-daiano')).toBe('castel-daiano:B2');
    expect(s.deployed.blue).toEqual(['para:querciola']);
  });
});
