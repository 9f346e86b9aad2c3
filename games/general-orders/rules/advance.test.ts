import { eventsOf, namesOf } from '@sztab/kernel/testing';
import { describe, expect, test } from 'vitest';
import { attack, FIGHT } from '../testing/fights.ts';
import { spacesFor } from '../testing/offered.ts';
import { after, asked, legal, played, playTo, position } from '../testing/position.ts';
import { commanders, diceOf, on, rolls } from '../testing/shown.ts';

const OUTPOST = { bonus: 'monte-castello:forwardOutpost' };

describe('GOW-5.2 Advance', () => {
  test('GOW-5.2.1 V1 a source needs two soldiers', () => {
    const s = position({ blue: 'porretta:3 gaggio:1' });
    expect(spacesFor(s, 'blue', 'adv')).toEqual(['adv:riva-ridge', 'adv:riola', 'adv:bombiana']);
  });

  test('GOW-5.2.1 GOW-4.6.9 V2 and supply', () => {
    const s = position({ blue: 'porretta:3 castelnuovo:3' });
    expect(spacesFor(s, 'blue', 'adv')).toEqual(['adv:riva-ridge', 'adv:riola', 'adv:gaggio', 'adv:bombiana']);
  });

  test('GOW-5.2.2 one or more soldiers from any supplied neighbours, the last one stays', () => {
    const s = after(
      { blue: 'porretta:3 gaggio:3 bombiana:2 querciola:1 monte-castello:2 castelnuovo:1' },
      'blue deploy(adv:castel-daiano)',
    );
    expect(asked(s)).toBe('blue advance-move: move(gaggio) move(bombiana) move(monte-castello)');
    playTo(s, 'blue move(bombiana)');
    expect(legal(s, 'blue')).toEqual(['move(gaggio)', 'move(monte-castello)', 'finish']);
    playTo(s, 'blue move(gaggio)*2');
    expect(legal(s, 'blue')).toEqual(['move(monte-castello)', 'finish']);
    const told = playTo(s, 'blue finish');
    expect(on(s, 'gaggio bombiana monte-castello castel-daiano porretta')).toBe(
      'gaggio:B1 bombiana:B1 monte-castello:B2 castel-daiano:B3 porretta:B3',
    );
    expect(eventsOf(told, 'advanced')).toEqual([
      { is: 'advanced', side: 'blue', area: 'castel-daiano', from: { bombiana: 1, gaggio: 2 } },
    ]);
    expect(eventsOf(told, 'entered')).toEqual([
      { is: 'entered', side: 'blue', place: 'castel-daiano', pieces: 3, surplus: 0 },
    ]);
  });

  test('GOW-5.2.2 an unsupplied neighbour gives nobody', () => {
    const s = after({ blue: 'porretta:3 gaggio:2 castelnuovo:4' }, 'blue deploy(adv:castel-daiano)');
    expect(legal(s, 'blue')).toEqual(['move(gaggio)']);
  });

  test('GOW-5.2.3 moving never breaks the supply of a source', () => {
    const s = after({ blue: 'porretta:2 gaggio:2 monte-castello:3' }, 'blue deploy(adv:castel-daiano) move(gaggio)');
    expect(legal(s, 'blue')).toEqual(['move(monte-castello)', 'finish']);
  });

  test('GOW-5.2.4 GOW-6.6.3 Q-37 the Forward outpost adds one soldier before a combat', () => {
    const outpost = { bonus: 'tipo-pale:forwardOutpost', blue: 'charan-kanoa:4 susupe:3 tipo-pale:1' };
    const { s, told } = played(
      { ...outpost, mode: 'island', yellow: 'paradise-valley:2 fina-susu:2', dice: [0] },
      'blue deploy(adv:fina-susu) move(susupe)*2 finish',
    );
    expect(namesOf(told)).toBe('advanced outpost-joined rolled combat-ended stars');
    expect(on(s, 'susupe fina-susu reserve')).toBe('susupe:B1 fina-susu:B1 reserve:B18Y23');
  });

  test('GOW-5.2.4 GOW-6.6.9 Q-11 it does not help the Advance that takes it, nor without supply', () => {
    const taking = after({ ...OUTPOST, blue: 'porretta:3 gaggio:3' }, attack(1));
    expect(on(taking, 'gaggio monte-castello')).toBe('gaggio:B2 monte-castello:B1');
    const cut = after(
      { bonus: 'castelnuovo:forwardOutpost', blue: 'porretta:3 castelnuovo:2' },
      'blue deploy(adv:gaggio) move(porretta) finish',
    );
    expect(on(cut, 'gaggio')).toBe('gaggio:B1');
    const joining = after(
      { ...OUTPOST, blue: 'porretta:3 gaggio:1 monte-castello:1' },
      'blue deploy(adv:bombiana) move(porretta) finish',
    );
    expect(on(joining, 'bombiana')).toBe('bombiana:B2');
  });

  test('Q-12 with an empty reserve it adds nobody', () => {
    const blue = 'porretta:5 gaggio:5 monte-castello:5 riva-ridge:5 querciola:5';
    const s = after({ ...OUTPOST, blue }, 'blue deploy(adv:bombiana) move(porretta) finish');
    expect(on(s, 'bombiana reserve')).toBe('bombiana:B1 reserve:Y22');
  });

  test('GOW-5.2.5 GOW-6.5.1 Q-28 Q-40 Assault after entering, one or two, also into an empty area', () => {
    const p = { blue: 'porretta:3', hand: { blue: 'assault' } };
    const s = after(p, 'blue deploy(adv:gaggio) move(porretta) finish');
    expect(asked(s)).toBe('blue advance-card: assault(1) assault(2) continue');
    playTo(s, 'blue assault(1)');
    expect(on(s, 'gaggio reserve')).toBe('gaggio:B2 reserve:B21Y22');
    expect(s.discard).toEqual(['assault']);
    const other = after(p, 'blue deploy(adv:gaggio) move(porretta) finish continue');
    expect(on(other, 'gaggio')).toBe('gaggio:B1');
    expect(other.hand.blue).toEqual(['assault']);
    const one = after(
      { blue: 'porretta:5 riva-ridge:5 riola:5 gaggio:5 querciola:4', hand: { blue: 'assault' } },
      'blue deploy(adv:bombiana) move(porretta) finish',
    );
    expect(legal(one, 'blue')).toEqual(['assault(1)', 'continue']);
  });

  test('GOW-5.2.6 GOW-4.7.1 GOW-4.7.2 V7 Q-07 an empty area is taken; over five go back to the reserve', () => {
    const p = { blue: 'porretta:3 gaggio:1 querciola:5 monte-castello:5' };
    const line = 'blue deploy(adv:belvedere) move(querciola)*4 move(monte-castello)*3 finish' as const;
    const entered = (stackLimit: string): string =>
      on(after({ ...p, options: { stackLimit } }, line), 'querciola monte-castello belvedere reserve');
    expect(entered('always')).toBe('querciola:B1 monte-castello:B2 belvedere:B5 reserve:B13Y22');
    expect(entered('printed')).toBe('querciola:B1 monte-castello:B2 belvedere:B7 reserve:B11Y22');
  });

  test('GOW-5.2.6 an enemy there: a combat with the player as attacker', () => {
    const { s, told } = played({ ...FIGHT, yellow: 'zocca:3 monte-castello:1', dice: [1] }, attack(2));
    expect(rolls(told)).toEqual([[1]]);
    expect(eventsOf(told, 'rolled')[0]?.side).toBe('yellow');
    expect(on(s, 'monte-castello')).toBe('monte-castello:-');
  });

  test('GOW-5.2.7 Q-24 no Advance into an own area, supplied or not', () => {
    const s = position({ blue: 'porretta:3 gaggio:3 castelnuovo:1 bombiana:2 soprassasso:1' });
    for (const own of ['porretta', 'gaggio', 'castelnuovo', 'bombiana', 'soprassasso']) {
      expect(spacesFor(s, 'blue', 'adv')).not.toContain(`adv:${own}`);
    }
    expect(spacesFor(s, 'blue', 'adv')).toContain('adv:castel-daiano');
  });

  test('the HQ of the enemy may be entered, and the own one left', () => {
    const s = position({ blue: 'porretta:3 roffeno:3 castel-daiano:1 gaggio:1' });
    expect(spacesFor(s, 'blue', 'adv')).toContain('adv:zocca');
  });
});

describe('the example of the rulebook', () => {
  const p = {
    mode: 'island',
    blue: 'charan-kanoa:4 agingan:3 afetna:3 susupe:3',
    yellow: 'tipo-pale:3 tapotchau:2 petosukara:1 paradise-valley:3 centre:2 north:2',
    hand: { blue: 'assault' },
    deployed: { blue: 'adv:agingan plan-1', yellow: 'adv:tapotchau plan-2 adv:tanapag adv:donnay' },
    dice: [1, 1],
  } as const;

  test('X3 X4 X5 X6 GOW-6.7.8 the turn of Ania and Janek', () => {
    const s = position(p);
    expect(s.reserve.blue.soldiers).toBe(12);
    expect(s.reserve.yellow.soldiers).toBe(16);
    expect(commanders(s, 'blue')).toEqual([3, 4, 2]);
    expect(commanders(s, 'yellow')).toEqual([2, 3, 4]);
    expect(s.signalHeld.yellow).toBe(true);
    playTo(s, 'blue deploy(adv:tipo-pale) move(susupe)*2 move(afetna)*2 finish');
    expect(legal(s, 'blue')).toEqual(['assault(1)', 'assault(2)', 'continue']);
    expect(s.flow.at(-1)).toMatchObject({ step: 'advance.card', pieces: 4 });
    const told = playTo(s, 'blue assault(2)');
    expect(s.discard).toEqual(['assault']);
    expect(diceOf(told)).toBe('base1 zone1');
    expect(rolls(told)).toEqual([[1, 1]]);
    expect(eventsOf(told, 'combat-ended')).toEqual([
      {
        is: 'combat-ended',
        attacker: 'blue',
        by: 'advance',
        place: 'tipo-pale',
        hits: 2,
        hit: 2,
        attrition: 3,
        surplus: 0,
        holder: 'blue',
        left: 1,
      },
    ]);
    expect(on(s, 'tipo-pale susupe afetna reserve')).toBe('tipo-pale:B1 susupe:B1 afetna:B1 reserve:B15Y19');
    expect(commanders(s, 'blue')).toEqual([3, 3, 3]);
    expect(commanders(s, 'yellow')).toEqual([1, 4, 4]);
    expect(s.signalHeld).toEqual({ blue: true, yellow: false });
    expect(s.deployed.blue).toContain('adv:tipo-pale');
    expect(namesOf(told)).toBe('card-played rolled combat-ended stars signal-lost signal-gained');
  });
});
