import { eventsOf } from '@sztab/kernel/testing';
import { describe, expect, test } from 'vitest';
import { FACES } from '../content/sides.ts';
import { attack, drop, FIGHT, GUNS_AND_WINGS, shell } from '../testing/fights.ts';
import { after, asked, legal, playTo, position, toDecide } from '../testing/position.ts';
import { diceOf, on, rolls } from '../testing/shown.ts';

const GUNS = { blue: GUNS_AND_WINGS, yellow: 'zocca:3 gaggio:3' };
const fire = `${shell('gaggio')} roll` as const;

describe('GOW-6.3 dice and rerolls', () => {
  test('GOW-6.3.1 more than the four dice of the box', () => {
    const city = { blue: GUNS_AND_WINGS, yellow: 'zocca:3 pietracolora:1 castel-daiano:5' };
    const p = { ...city, hand: { yellow: 'ambush antiAircraft' }, dice: [1, 1, 1, 0, 1, 1, 1] };
    const s = after(p, drop('castel-daiano'));
    const told = playTo(s, 'yellow ambush antiAircraft');
    expect(diceOf(told)).toBe('base1 city1 ambush2 antiAircraft3');
    expect(rolls(told)).toEqual([[1, 1, 1, 0, 1, 1, 1]]);
  });

  test('GOW-6.3.2 GOW-6.3.3 X8 any card rerolls all dice, the new roll counts; again as long as there are cards', () => {
    const s = after({ ...GUNS, hand: { blue: 'momentum ambush' }, dice: [0, 1, 0, 0, 2, 0] }, fire);
    expect(asked(s)).toBe('blue reroll: keep rerollWith(momentum) rerollWith(ambush)');
    const told = playTo(s, 'blue rerollWith(momentum)');
    expect(rolls(told)).toEqual([[0, 0]]);
    expect(eventsOf(told, 'rolled')[0]?.attempt).toBe(1);
    expect(on(s, 'gaggio')).toBe('gaggio:Y3');
    expect(legal(s, 'blue')).toEqual(['keep', 'rerollWith(ambush)']);
    const last = playTo(s, 'blue rerollWith(ambush)');
    expect(eventsOf(last, 'rolled')[0]).toMatchObject({ attempt: 2, faces: [2, 0] });
    expect(on(s, 'gaggio')).toBe('gaggio:Y1');
    expect(s.discard).toEqual(['momentum', 'ambush']);
    expect(toDecide(s)).toBe('yellow turn');
  });

  test('GOW-6.3.2 keeping a roll', () => {
    const s = after({ ...GUNS, hand: { blue: 'ambush' }, dice: [0, 1] }, fire, 'blue keep');
    expect(on(s, 'gaggio')).toBe('gaggio:Y2');
    expect(s.hand.blue).toEqual(['ambush']);
  });

  test('GOW-6.3.4 a discard is no special effect: the title may be played or discarded again', () => {
    const p = { ...GUNS, yellow: 'zocca:3 gaggio:5', dice: [1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 2] };
    const hand = { blue: 'artilleryStrike artilleryStrike artilleryStrike' };
    const s = after({ ...p, hand }, `${shell('gaggio')} artilleryStrike`);
    expect(s.effects.blue).toEqual(['artilleryStrike']);
    expect(legal(s, 'blue')).toEqual(['keep', 'rerollWith(artilleryStrike)']);
    playTo(s, 'blue rerollWith(artilleryStrike)');
    expect(s.effects.blue).toEqual(['artilleryStrike']);
    expect(legal(s, 'blue')).toEqual(['keep', 'rerollWith(artilleryStrike)']);
    playTo(s, 'blue rerollWith(artilleryStrike)');
    expect(on(s, 'gaggio')).toBe('gaggio:-');
  });

  test('GOW-6.3.4 it needs no requirement, and leaves the special effect of another copy playable', () => {
    const s = after(
      { ...GUNS, hand: { blue: 'momentum momentum' }, dice: [0, 0, 1, 1] },
      fire,
      'blue rerollWith(momentum) keep',
      'yellow pass',
    );
    expect(legal(s, 'blue')).toContain('playMomentum');
  });

  test('GOW-6.3.5 Q-17 card dice are rerolled with the others; no card is added after the first roll', () => {
    const p = { ...FIGHT, hand: { yellow: 'ambush counterAttack assault' }, dice: [0, 0, 0, 1, 1, 0] };
    const s = after(p, attack(4), 'yellow ambush');
    const told = playTo(s, 'yellow roll');
    expect(rolls(told)).toEqual([[0, 0, 0]]);
    expect(legal(s, 'yellow')).toEqual(['keep', 'rerollWith(assault)', 'rerollWith(counterAttack)']);
    const again = playTo(s, 'yellow rerollWith(assault)');
    expect(rolls(again)).toEqual([[1, 1, 0]]);
    expect(diceOf(again)).toBe('base1 ambush2');
    expect(legal(s, 'yellow')).toEqual(['keep', 'rerollWith(counterAttack)']);
  });

  test('GOW-6.3.6 no window when the roll already removes everybody it could', () => {
    const decides = (soldiers: number, dice: number[]): string => {
      const s = after({ ...GUNS, yellow: `zocca:3 gaggio:${soldiers}`, hand: { blue: 'ambush' }, dice }, fire);
      return toDecide(s);
    };
    expect(decides(2, [1, 1])).toBe('yellow turn');
    expect(decides(2, [2, 1])).toBe('yellow turn');
    expect(decides(3, [1, 1])).toBe('blue reroll');
    expect(decides(1, [0, 0])).toBe('blue reroll');
    expect(decides(0, [0, 0])).toBe('yellow turn');
    const defence = (attackers: number, face: number): string => {
      const p = { ...FIGHT, yellow: 'zocca:3 monte-castello:5', hand: { yellow: 'assault' }, dice: [face] };
      const s = after(p, attack(attackers), 'yellow roll');
      return toDecide(s);
    };
    expect(defence(1, 1)).toBe('yellow turn');
    expect(defence(2, 1)).toBe('yellow reroll');
    expect(defence(2, 2)).toBe('yellow turn');
  });

  test('GOW-9.3 dice come from the table’s one generator, every face of the die in its share', () => {
    const count = [0, 0, 0];
    for (let seed = 0; seed < 30; seed++) {
      const s = position({ ...GUNS, dice: Array.from({ length: 1 + (seed % 3) }, (_, i) => (seed + i) % 3) });
      for (const { faces } of eventsOf(playTo(s, 'blue deploy(bar:riva-ridge) target(gaggio)'), 'rolled')) {
        for (const face of faces) {
          expect(FACES).toContain(face);
          count[face] = (count[face] as number) + 1;
        }
      }
    }
    for (const n of count) expect(n).toBeGreaterThan(0);
  });
});
