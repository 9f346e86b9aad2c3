import { describe, expect, test } from 'vitest';
import type { BonusId } from '../content/bonuses.ts';
import { GUNS_AND_WINGS } from '../testing/fights.ts';
import { after, playTo, position } from '../testing/position.ts';
import { commanders, diceOf, on } from '../testing/shown.ts';
import { hasBonus } from './supply.ts';

describe('GOW-6.6 area bonuses', () => {
  test('GOW-6.6.1 in force while its area is controlled and supplied', () => {
    const holds = (blue: string, yellow = ''): boolean => hasBonus(position({ blue, yellow }), 'blue', 'supplyDepot');
    expect(holds('porretta:3 gaggio:1 monte-castello:1')).toBe(true);
    expect(holds('porretta:3 monte-castello:1')).toBe(false);
    expect(holds('porretta:3 gaggio:1')).toBe(false);
    const yellow = position({ blue: 'porretta:3 gaggio:1', yellow: 'zocca:3 pietracolora:1 monte-castello:1' });
    expect(hasBonus(yellow, 'yellow', 'supplyDepot')).toBe(true);
    expect(hasBonus(yellow, 'blue', 'supplyDepot')).toBe(false);
    expect(hasBonus(yellow, 'yellow', 'reconPost')).toBe(false); // not dealt
  });

  test('GOW-6.6.9 looked up when the commander is placed: losing nothing and gaining nothing in the action itself', () => {
    const frame = (bonus: BonusId, line: `blue ${string}`, blue: string): object =>
      after({ bonus: `monte-castello:${bonus}`, blue }, line).flow.at(-1) as object;
    const all = 'porretta:3 riva-ridge:1 querciola:1 gaggio:1 monte-castello:1';
    expect(frame('supplyDepot', 'blue deploy(reinforce-1)', all)).toMatchObject({ strength: 7 });
    expect(frame('forwardOutpost', 'blue deploy(adv:bombiana)', all)).toMatchObject({ outpost: true });
    expect(frame('flightControl', 'blue deploy(para:querciola)', all)).toMatchObject({ pieces: 3 });
    expect(frame('observationPost', 'blue deploy(bar:riva-ridge)', all)).toMatchObject({
      dice: [{ dice: 2 }, { dice: 1 }],
    });
    const none = 'porretta:3 riva-ridge:1 querciola:1 gaggio:1';
    expect(frame('supplyDepot', 'blue deploy(reinforce-1)', none)).toMatchObject({ strength: 5 });
    expect(frame('forwardOutpost', 'blue deploy(adv:bombiana)', none)).toMatchObject({ outpost: false });
    expect(frame('flightControl', 'blue deploy(para:querciola)', none)).toMatchObject({ pieces: 2 });
    expect(frame('observationPost', 'blue deploy(bar:riva-ridge)', none)).toMatchObject({ dice: [{ dice: 2 }] });
  });

  test('GOW-6.6.7 GOW-6.6.9 a drop on the Flight control post itself brings two', () => {
    const s = after(
      { bonus: 'monte-castello:flightControl', blue: 'porretta:3 riva-ridge:1 querciola:1' },
      'blue deploy(para:querciola) target(monte-castello)',
    );
    expect(on(s, 'monte-castello')).toBe('monte-castello:B2');
    expect(hasBonus(s, 'blue', 'flightControl')).toBe(true);
  });

  test('GOW-6.6.2 only Reinforce is stronger, not Plan or Scramble', () => {
    const s = after({ blue: 'porretta:3 gaggio:1 monte-castello:1' }, 'blue deploy(plan-1)');
    expect(s.hand.blue).toHaveLength(3);
    const island = after(
      { mode: 'island', bonus: 'tipo-pale:supplyDepot', blue: 'charan-kanoa:4 susupe:1 tipo-pale:1 beachhead:1' },
      'blue deploy(scramble-1)',
    );
    expect(island.flow.at(-1)).toMatchObject({ strength: 4, remaining: 4 });
  });

  test('GOW-6.6.4 GOW-6.6.5 Observation post and Recon post do nothing for the other side', () => {
    const blue = `${GUNS_AND_WINGS} belvedere:1 bombiana:1 castelnuovo:1`;
    const posts = { bonus: 'castelnuovo:reconPost', blue };
    const p = { ...posts, yellow: 'zocca:3 monte-mosca:2', turn: 'yellow' } as const;
    expect(after(p, 'yellow deploy(plan-1)').hand.yellow).toHaveLength(3);
    expect(diceOf(playTo(position({ ...p, dice: [0, 0] }), 'yellow deploy(bar:monte-mosca) target(vergato)'))).toBe(
      'base2',
    );
  });

  test('GOW-6.6.8 option citySupply: the die by control alone', () => {
    const p = { blue: 'porretta:3 gaggio:3', yellow: 'zocca:3 castel-daiano:1' };
    const dice = (citySupply: string): string =>
      diceOf(playTo(position({ ...p, options: { citySupply } }), 'blue deploy(adv:castel-daiano) move(gaggio) finish'));
    expect(dice('supplied')).toBe('base1');
    expect(dice('controlled')).toBe('base1 city1');
  });

  test('GOW-6.6.6 the commander of the Signal unit stays in play over the end of the round', () => {
    const s = after({ blue: 'porretta:3 bombiana:3' }, 'blue deploy(adv:castelnuovo) move(bombiana) finish');
    expect(commanders(s, 'blue')).toEqual([5, 3, 1]);
    playTo(s, 'yellow pass', 'blue pass');
    expect(commanders(s, 'blue')).toEqual([6, 3, 0]);
  });
});
