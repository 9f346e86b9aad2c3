import { eventsOf } from '@sztab/kernel/testing';
import { describe, expect, test } from 'vitest';
import { shell } from '../testing/fights.ts';
import { each, offers, spacesFor } from '../testing/offered.ts';
import { after, asked, played, playTo, position, toDecide } from '../testing/position.ts';
import { diceOf, on, rolls } from '../testing/shown.ts';

const GUNS = { blue: 'porretta:3 riva-ridge:2' };

describe('GOW-5.3 Barrage', () => {
  test('GOW-5.3.1 own colour, controlled and supplied', () => {
    expect(spacesFor(position(GUNS), 'blue', 'bar')).toEqual(['bar:riva-ridge']);
    expect(spacesFor(position({ blue: 'porretta:3' }), 'blue', 'bar')).toEqual([]);
    expect(spacesFor(position({ mode: 'island', blue: 'agingan:1' }), 'blue', 'bar')).toEqual(['bar:agingan']);
    // Held, but cut off: the guns of Yellow in the mountains.
    const cut = { yellow: 'zocca:3 monte-mosca:2', turn: 'yellow' } as const;
    expect(spacesFor(position(cut), 'yellow', 'bar')).toEqual(['bar:monte-mosca']);
    const off = { mode: 'island', yellow: 'paradise-valley:2 petosukara:1', turn: 'yellow' } as const;
    expect(spacesFor(position(off), 'yellow', 'bar')).toEqual(['bar:petosukara']);
    const lone = position({ blue: 'porretta:1 riva-ridge:2', options: { hqLoss: 'capture' } });
    expect(spacesFor(lone, 'blue', 'bar')).toEqual(['bar:riva-ridge']);
    const empty = position({ blue: 'porretta:0 riva-ridge:2', options: { hqLoss: 'capture' } });
    expect(spacesFor(empty, 'blue', 'bar')).toEqual([]);
  });

  test('GOW-5.3.2 X2 every area at distance 0 to 3, occupied or not', () => {
    const s = after(GUNS, 'blue deploy(bar:riva-ridge)');
    const reach =
      'porretta riva-ridge riola querciola gaggio bombiana torre-di-nerone belvedere monte-castello castel-daiano castelnuovo torraccia pietracolora roffeno';
    expect(asked(s)).toBe(`blue barrage-target: ${each('target', reach)}`);
  });

  test('GOW-5.3.2 no gun reaches an enemy HQ; HQs in reach are targets like any other', () => {
    const targets = (space: string, side: 'blue' | 'yellow', p: object): string[] => {
      const s = after({ ...p, turn: side }, `${side} deploy(${space})`);
      return offers(s, side, 'target');
    };
    const yellow = targets('bar:monte-mosca', 'yellow', { yellow: 'zocca:3 monte-mosca:1' });
    expect(yellow).toContain('zocca');
    expect(yellow).not.toContain('porretta');
    const island = { mode: 'island', blue: 'agingan:1', yellow: 'petosukara:1' };
    expect(targets('bar:agingan', 'blue', island)).toEqual(
      'charan-kanoa agingan afetna susupe aslito nafutan fina-susu magicienne hill-500 tipo-pale garapan tapotchau'.split(
        ' ',
      ),
    );
    expect(targets('bar:petosukara', 'yellow', island)).not.toContain('charan-kanoa');
  });

  test('GOW-5.3.3 GOW-6.5.6 Artillery strike after the target, before the roll: two dice more', () => {
    const s = after(
      { ...GUNS, yellow: 'zocca:3 gaggio:5', hand: { blue: 'artilleryStrike' }, dice: [1, 1, 1, 2] },
      shell('gaggio'),
    );
    expect(asked(s)).toBe('blue barrage-card: artilleryStrike roll');
    const told = playTo(s, 'blue artilleryStrike');
    expect(diceOf(told)).toBe('base2 artilleryStrike2');
    expect(rolls(told)).toEqual([[1, 1, 1, 2]]);
    expect(on(s, 'gaggio')).toBe('gaggio:-');
    expect(s.discard).toEqual(['artilleryStrike']);
  });

  test('GOW-5.3.4 GOW-6.6.4 Q-34 two dice, three with the Observation post; the range stays', () => {
    const p = { yellow: 'zocca:3 gaggio:5', dice: [1, 1, 1] };
    expect(rolls(playTo(position({ ...GUNS, ...p }), shell('gaggio')))).toEqual([[1, 1]]);
    const held = after(
      { ...p, blue: 'porretta:3 riva-ridge:2 querciola:1 belvedere:1' },
      'blue deploy(bar:riva-ridge)',
    );
    expect(offers(held, 'blue', 'target')).toHaveLength(14);
    const told = playTo(held, 'blue target(gaggio)');
    expect(diceOf(told)).toBe('base2 observationPost1');
    expect(on(held, 'gaggio')).toBe('gaggio:Y2');
    const cut = position({ ...p, blue: 'porretta:3 riva-ridge:2 belvedere:1' });
    expect(diceOf(playTo(cut, shell('gaggio')))).toBe('base2');
  });

  test('GOW-5.3.5 hits remove enemies, surplus hits are lost, own soldiers are never hit', () => {
    const { s, told } = played({ ...GUNS, yellow: 'zocca:3 gaggio:3', dice: [1, 1] }, shell('gaggio'));
    expect(on(s, 'gaggio reserve')).toBe('gaggio:Y1 reserve:B20Y21');
    expect(eventsOf(told, 'fire-ended')).toEqual([
      { is: 'fire-ended', side: 'blue', by: 'barrage', area: 'gaggio', hits: 2, lost: 2 },
    ]);
    const { s: surplus, told: more } = played({ ...GUNS, yellow: 'zocca:3 gaggio:1', dice: [2, 1] }, shell('gaggio'));
    expect(on(surplus, 'gaggio')).toBe('gaggio:-');
    expect(eventsOf(more, 'fire-ended')[0]).toMatchObject({ hits: 3, lost: 1 });
    expect(surplus.reserve.yellow.soldiers).toBe(22);
    const own = after({ ...GUNS, dice: [2, 2] }, shell('porretta'));
    expect(on(own, 'porretta')).toBe('porretta:B3');
  });

  test('GOW-5.3.6 Q-30 no defence: the enemy is not asked and rolls nothing', () => {
    const hand = { yellow: 'ambush counterAttack antiAircraft' };
    const { s, told } = played({ ...GUNS, yellow: 'zocca:3 gaggio:3', hand, dice: [1, 1] }, shell('gaggio'));
    expect(toDecide(s)).toBe('yellow turn');
    expect(eventsOf(told, 'rolled').map(({ side }) => side)).toEqual(['blue']);
    expect(s.hand.yellow).toHaveLength(3);
  });

  test('V32 Q-08 Q-23 an empty target is legal; without anybody exposed no reroll is asked', () => {
    const { s, told } = played(
      { ...GUNS, hand: { blue: 'ambush' }, deployed: { yellow: 'adv:querciola' }, dice: [0, 0] },
      'blue deploy(bar:riva-ridge) target(querciola) roll',
    );
    expect(rolls(told)).toEqual([[0, 0]]);
    expect(toDecide(s)).toBe('yellow turn');
    expect(s.hand.blue).toEqual(['ambush']);
  });
});
