import { play } from '@sztab/kernel';
import { eventsOf, namesOf } from '@sztab/kernel/testing';
import { describe, expect, test } from 'vitest';
import { each, spacesFor } from '../testing/offered.ts';
import { after, asked, played, playTo, position, toDecide } from '../testing/position.ts';
import { commanders, on } from '../testing/shown.ts';
import { generalOrders } from './index.ts';

const SIX = 'reinforce-1 plan-1 adv:riola adv:gaggio adv:bombiana adv:querciola';
const FOUR = 'plan-1 adv:riola adv:gaggio adv:querciola';
const HELD = 'porretta:3 bombiana:1 castelnuovo:2';
/** The bonus is in force, but no commander was ready. */
const NONE_CAME = { blue: HELD, signalHeld: { blue: false } };
const TAKE = { blue: HELD, yellow: 'zocca:3 roffeno:5', turn: 'yellow', dice: [0] } as const;
const taking = 'yellow deploy(adv:castelnuovo) move(roffeno)*4 finish' as const;

describe('GOW-4.8 the CHECK, and the Signal unit', () => {
  test('GOW-4.8.1 GOW-6.6.6 gained at an uncontested entry', () => {
    const { s, told } = played({ blue: 'porretta:3 bombiana:3' }, 'blue deploy(adv:castelnuovo) move(bombiana) finish');
    expect(commanders(s, 'blue')).toEqual([5, 3, 1]);
    expect(s.signalHeld.blue).toBe(true);
    expect(namesOf(told)).toBe('advanced entered stars signal-gained');
  });

  test('GOW-6.6.6 not without supply; later, when the way is closed up, it comes', () => {
    const s = after(
      { blue: 'porretta:3 riva-ridge:1 querciola:1' },
      'blue deploy(para:querciola) target(castelnuovo)',
      'yellow pass',
    );
    expect(s.signalHeld.blue).toBe(false);
    expect(commanders(s, 'blue')).toEqual([4, 4, 1]);
    playTo(s, 'blue deploy(adv:bombiana) move(porretta) finish');
    expect(s.signalHeld.blue).toBe(true);
    expect(commanders(s, 'blue')).toEqual([4, 3, 2]);
  });

  test('GOW-4.8.1 GOW-4.8.2 GOW-6.6.6 V47 lost with the supply of its area', () => {
    const s = position({ ...TAKE, yellow: 'zocca:3 roffeno:1 castel-daiano:3', deployed: { blue: FOUR } });
    expect(commanders(s, 'blue')).toEqual([2, 3, 4]);
    const told = playTo(s, 'yellow deploy(adv:bombiana) move(castel-daiano)*2 finish');
    expect(on(s, 'bombiana castelnuovo')).toBe('bombiana:Y1 castelnuovo:B2');
    expect(commanders(s, 'blue')).toEqual([1, 4, 4]);
    expect(s.signalHeld).toEqual({ blue: false, yellow: false });
    expect(eventsOf(told, 'supply-lost')).toEqual([{ is: 'supply-lost', side: 'blue', places: ['castelnuovo'] }]);
    expect(eventsOf(told, 'signal-lost')).toEqual([{ is: 'signal-lost', side: 'blue', space: null }]);
    expect(eventsOf(told, 'signal-gained')).toEqual([]);
  });

  test('GOW-4.8.1 GOW-6.6.6 V40 lost to guns', () => {
    const held = { yellow: 'paradise-valley:2 tanapag:1 garapan:1 tipo-pale:1' };
    const deployed = { yellow: 'plan-1 adv:garapan adv:tanapag adv:donnay adv:tapotchau' };
    const s = position({ ...held, mode: 'island', blue: 'charan-kanoa:4 agingan:3', deployed, dice: [0, 1] });
    expect(commanders(s, 'yellow')).toEqual([1, 3, 5]);
    playTo(s, 'blue deploy(bar:agingan) target(tipo-pale)');
    expect(on(s, 'tipo-pale')).toBe('tipo-pale:-');
    expect(commanders(s, 'yellow')).toEqual([0, 4, 5]);
    expect(s.signalHeld).toEqual({ blue: false, yellow: false });
    expect(commanders(s, 'blue')).toEqual([4, 4, 1]);
  });

  test('GOW-4.8.2 GOW-4.8.4 Q-27 loss first, then gain, both at once', () => {
    const { s, told } = played(TAKE, taking);
    expect(namesOf(told)).toBe('advanced rolled combat-ended stars signal-lost signal-gained');
    expect(commanders(s, 'blue')).toEqual([5, 4, 0]);
    expect(commanders(s, 'yellow')).toEqual([5, 3, 1]);
    expect(s.signalHeld).toEqual({ blue: false, yellow: true });
  });

  test('GOW-6.6.6 GOW-6.7.4 GOW-4.8.4 V19 with an empty reserve a commander comes off a space of his choice', () => {
    const s = position({ ...TAKE, deployed: { blue: SIX } });
    expect(commanders(s, 'blue')).toEqual([0, 3, 6]);
    const told = playTo(s, taking);
    expect(asked(s)).toBe(`blue signal-loss: ${each('takeBack', SIX)}`);
    expect(eventsOf(told, 'signal-gained')).toEqual([]);
    expect(s.signalHeld).toEqual({ blue: true, yellow: false });
    const answer = playTo(s, 'blue takeBack(reinforce-1)');
    expect(namesOf(answer).startsWith('signal-lost signal-gained')).toBe(true);
    expect(eventsOf(answer, 'signal-lost')).toEqual([{ is: 'signal-lost', side: 'blue', space: 'reinforce-1' }]);
    expect(commanders(s, 'blue')).toEqual([0, 4, 5]);
    expect(commanders(s, 'yellow')).toEqual([5, 3, 1]);
    expect(s.deployed.blue).not.toContain('reinforce-1');
    expect(spacesFor(s, 'yellow', 'reinforce')).toEqual(['reinforce-1', 'reinforce-2']);
  });

  test('GOW-5.1.6 GOW-6.6.6 V19 Q-10 the action is not undone, and he may not reinforce again', () => {
    const s = after(
      { ...TAKE, deployed: { blue: SIX }, hand: { blue: 'momentum' } },
      taking,
      'blue roll keep takeBack(reinforce-1) playMomentum',
    );
    expect(spacesFor(s, 'blue', 'reinforce')).toEqual([]);
    expect(spacesFor(s, 'blue', 'plan')).toEqual([]);
  });

  test('GOW-6.7.4 with exactly one commander on spaces the choice is made', () => {
    // No real game comes here (six commanders are in play); so the table is put out of order, and the checker is not asked.
    const s = position({ ...TAKE, deployed: { blue: SIX } });
    s.deployed.blue = ['plan-1'];
    s.ready.blue = 8;
    const told = ['deploy(adv:castelnuovo)', ...Array<string>(4).fill('move(roffeno)'), 'finish'].flatMap((move) =>
      play(generalOrders, s, 1, move),
    );
    expect(eventsOf(told, 'signal-lost')).toEqual([{ is: 'signal-lost', side: 'blue', space: 'plan-1' }]);
    expect(commanders(s, 'blue')).toEqual([0, 9, 0]);
    expect(toDecide(s)).toBe('yellow turn');
  });

  test('GOW-6.6.10 the commander may be deployed in the next own turn; who has passed keeps him for the next round', () => {
    const s = position({ blue: 'porretta:3 bombiana:3', deployed: { blue: FOUR } });
    expect(commanders(s, 'blue')).toEqual([1, 4, 4]);
    playTo(s, 'blue deploy(adv:castelnuovo) move(bombiana) finish', 'yellow pass');
    expect(toDecide(s)).toBe('blue turn');
    expect(commanders(s, 'blue')).toEqual([1, 3, 5]);
    // Already passed: the commander of GOW-6.6.11 comes in Yellow's turn, and waits.
    const p = position({ ...NONE_CAME, momentum: { blue: 3 }, passed: 'blue', turn: 'yellow' });
    expect(commanders(p, 'blue')).toEqual([8, 1, 0]);
    playTo(p, 'yellow deploy(reinforce-2) place(zocca)*2 finish');
    expect(commanders(p, 'blue')).toEqual([9, 0, 0]);
    expect(toDecide(p)).toBe('yellow turn');
    playTo(p, 'yellow pass');
    expect(commanders(p, 'blue')).toEqual([6, 3, 0]);
  });

  test('GOW-6.6.11 with an empty ready zone nothing comes; at the end of Recall it does', () => {
    const s = position({ blue: 'porretta:3 bombiana:3', momentum: { blue: 4 }, passed: 'yellow' });
    expect(commanders(s, 'blue')).toEqual([9, 0, 0]);
    const told = playTo(s, 'blue deploy(adv:castelnuovo) move(bombiana) finish');
    expect(s.signalHeld.blue).toBe(false);
    expect(eventsOf(told, 'signal-gained')).toEqual([]);
    expect(commanders(s, 'blue')).toEqual([8, 0, 1]);
    const recall = playTo(s, 'blue pass');
    expect(namesOf(recall)).toBe('passed recalled signal-gained round-began');
    expect(commanders(s, 'blue')).toEqual([6, 3, 0]);
    expect(s.signalHeld.blue).toBe(true);
  });

  test('GOW-6.6.11 a loss without a commander in play returns nobody', () => {
    const s = position({ ...TAKE, momentum: { blue: 4 }, signalHeld: { blue: false } });
    expect(commanders(s, 'blue')).toEqual([9, 0, 0]);
    const told = playTo(s, taking);
    expect(eventsOf(told, 'signal-lost')).toEqual([]);
    expect(commanders(s, 'blue')).toEqual([9, 0, 0]);
    expect(s.signalHeld).toEqual({ blue: false, yellow: true });
  });

  test('GOW-4.8.3 the other bonuses keep no books: nothing but the lookup changes', () => {
    const { s, told } = played({ blue: 'porretta:3 gaggio:3' }, 'blue deploy(adv:monte-castello) move(gaggio) finish');
    expect(namesOf(told)).toBe('advanced entered stars');
    expect(commanders(s, 'blue')).toEqual([4, 4, 1]);
  });

  test('GOW-4.8.4 no CHECK inside a combat: the unit changes hands only at its end', () => {
    const s = after({ ...TAKE, hand: { blue: 'assault' } }, taking);
    expect(toDecide(s)).toBe('blue defence');
    expect(s.signalHeld).toEqual({ blue: true, yellow: false });
    playTo(s, 'blue roll');
    expect(s.signalHeld).toEqual({ blue: true, yellow: false });
    playTo(s, 'blue keep');
    expect(s.signalHeld).toEqual({ blue: false, yellow: true });
  });

  test('what was joined again is told with the new stars, and not what was just taken', () => {
    const { told } = played(
      { blue: 'porretta:3 castelnuovo:1 soprassasso:1', dice: [0] },
      'blue deploy(adv:bombiana) move(porretta) finish',
    );
    expect(eventsOf(told, 'supply-gained')).toEqual([
      { is: 'supply-gained', side: 'blue', places: ['castelnuovo', 'soprassasso'] },
    ]);
    expect(eventsOf(told, 'stars')).toEqual([{ is: 'stars', stars: { blue: 5, yellow: 0 } }]);
  });

  test('GOW-4.6.7 zones cut off by an air combat are told, zones joined again too, both without stars', () => {
    const { s: cut, told: lost } = played(
      { mode: 'island', blue: 'beachhead:4 south:1 east:1', yellow: 'north:3 centre:3', turn: 'yellow', dice: [0] },
      'yellow deploy(fly:south) move(centre)*2 finish',
    );
    expect(on(cut, 'south east')).toBe('south:Y1 east:B1');
    expect(namesOf(lost)).toBe('flew rolled combat-ended supply-lost');
    expect(eventsOf(lost, 'supply-lost')).toEqual([{ is: 'supply-lost', side: 'blue', places: ['east'] }]);
    const { told: gained } = played(
      { mode: 'island', blue: 'beachhead:3 east:1' },
      'blue deploy(fly:south) move(beachhead) finish',
    );
    expect(eventsOf(gained, 'supply-gained')).toEqual([{ is: 'supply-gained', side: 'blue', places: ['east'] }]);
  });

  test('GOW-5.9.3 GOW-4.6.7 a Scramble over the own empty headquarters brings supply back to zones', () => {
    const { told } = played(
      { mode: 'island', blue: 'south:1 east:1' },
      'blue deploy(scramble-2) place(beachhead)*3 finish',
    );
    expect(namesOf(told)).toBe('scrambled supply-gained');
    expect(eventsOf(told, 'supply-gained')[0]?.places).toEqual(['south', 'east']);
  });
});
