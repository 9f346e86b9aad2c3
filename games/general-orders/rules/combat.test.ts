import { readFileSync } from 'node:fs';
import { eventsOf, namesOf } from '@sztab/kernel/testing';
import { describe, expect, test } from 'vitest';
import { attack, FIGHT, GUNS_AND_WINGS } from '../testing/fights.ts';
import { spacesFor } from '../testing/offered.ts';
import { after, asked, legal, played, playTo, position, toDecide } from '../testing/position.ts';
import { diceOf, on, rolls } from '../testing/shown.ts';
import { combatResult } from './combat.ts';
import { combatOdds, cutOffBy, fireOdds, hitChances } from './preview.ts';

describe('GOW-6.1 land combat', () => {
  const CITY = {
    blue: 'porretta:3 bombiana:3 gaggio:4',
    yellow: 'zocca:3 pietracolora:1 castel-daiano:2',
  };
  const storm = 'blue deploy(adv:castel-daiano) move(bombiana)*2 move(gaggio)*3 finish' as const;

  test('GOW-6.1.1 GOW-6.1.3 GOW-6.6.8 V3 Q-03 the City centre: a second die for its supplied defender', () => {
    const { s, told } = played({ ...CITY, dice: [1, 0] }, storm);
    expect(diceOf(told)).toBe('base1 city1');
    expect(rolls(told)).toEqual([[1, 0]]);
    expect(on(s, 'castel-daiano bombiana gaggio reserve')).toBe(
      'castel-daiano:B2 bombiana:B1 gaggio:B1 reserve:B18Y21',
    );
    expect(eventsOf(told, 'combat-ended')).toHaveLength(1);
  });

  test('GOW-6.1.3 GOW-6.6.8 not for an unsupplied one, and in no other area', () => {
    const cut = position({ ...CITY, yellow: 'zocca:3 castel-daiano:2', dice: [1] });
    expect(diceOf(playTo(cut, storm))).toBe('base1');
    const next = position({ ...CITY, yellow: 'zocca:3 pietracolora:1 castel-daiano:2 castelnuovo:1', dice: [0] });
    expect(diceOf(playTo(next, 'blue deploy(adv:castelnuovo) move(bombiana)*2 finish'))).toBe('base1');
  });

  test('GOW-6.1.2 GOW-6.1.4 Q-20 cards, roll and rerolls are the defender’s alone', () => {
    const hand = { blue: 'ambush counterAttack', yellow: 'ambush assault' };
    const s = after({ ...CITY, hand, dice: [0, 0, 0, 0] }, storm);
    expect(asked(s)).toBe('blue advance-card: continue');
    playTo(s, 'blue continue');
    expect(asked(s)).toBe('yellow defence: ambush roll');
    playTo(s, 'yellow ambush');
    expect(legal(s, 'yellow')).toEqual(['roll']);
    playTo(s, 'yellow roll');
    expect(toDecide(s)).toBe('yellow reroll');
    expect(legal(s, 'blue')).toEqual([]);
    playTo(s, 'yellow keep');
    expect(on(s, 'castel-daiano')).toBe('castel-daiano:B3');
  });

  test('GOW-6.1.3 Q-25 V24 V25 an air zone: the defender must control and supply it', () => {
    const p = { mode: 'island', blue: 'charan-kanoa:4 susupe:3 agingan:3', dice: [0, 0] } as const;
    const dice = (yellow: string, blue = ''): string =>
      diceOf(
        playTo(
          position({ ...p, blue: `${p.blue} ${blue}`, yellow: `paradise-valley:2 aslito:2 ${yellow}` }),
          'blue deploy(adv:aslito) move(susupe)*2 finish',
        ),
      );
    expect(dice('north:3 south:1')).toBe('base1');
    expect(dice('north:3 south:1 centre:1')).toBe('base1 zone1');
    expect(dice('north:3 centre:1')).toBe('base1');
    expect(dice('north:3 centre:1', 'beachhead:2 south:1')).toBe('base1');
  });

  test('GOW-6.1.3 V50 Ambush as the last card: three dice at once, no reroll window', () => {
    const s = after({ ...FIGHT, hand: { yellow: 'ambush' }, dice: [0, 0, 0] }, attack(4));
    const told = playTo(s, 'yellow ambush');
    expect(rolls(told)).toEqual([[0, 0, 0]]);
    expect(toDecide(s)).toBe('yellow turn');
    expect(on(s, 'monte-castello')).toBe('monte-castello:B2');
  });

  test('GOW-6.1.5 V5 hits remove attackers, at most all', () => {
    const { s, told } = played(
      { blue: 'porretta:3 gaggio:3', yellow: 'zocca:3 pietracolora:1 castel-daiano:1', dice: [2, 2] },
      'blue deploy(adv:castel-daiano) move(gaggio)*2 finish',
    );
    expect(on(s, 'castel-daiano gaggio reserve')).toBe('castel-daiano:Y1 gaggio:B1 reserve:B21Y20');
    expect(eventsOf(told, 'combat-ended')[0]).toMatchObject({
      hits: 4,
      hit: 2,
      attrition: 0,
      holder: 'yellow',
      left: 1,
    });
  });

  test('GOW-6.1.6 GOW-6.1.8 V4 equal numbers empty the area; its Advance space stays closed, a Paradrop may come', () => {
    const blue = `${GUNS_AND_WINGS} gaggio:5`;
    const { s, told } = played({ blue, yellow: 'zocca:3 monte-castello:3 pietracolora:3', dice: [1] }, attack(4));
    expect(on(s, 'monte-castello')).toBe('monte-castello:-');
    expect(eventsOf(told, 'combat-ended')[0]).toMatchObject({ hit: 1, attrition: 3, holder: null, left: 0 });
    expect(spacesFor(s, 'yellow', 'adv')).not.toContain('adv:monte-castello');
    playTo(s, 'yellow pass');
    expect(spacesFor(s, 'blue', 'adv')).not.toContain('adv:monte-castello');
    playTo(s, 'blue deploy(para:querciola) target(monte-castello)');
    expect(on(s, 'monte-castello')).toBe('monte-castello:B2');
  });

  test('GOW-6.1.7 V6 more than five: the excess goes back', () => {
    const s = position({
      blue: 'porretta:3 gaggio:1 monte-castello:5 belvedere:5',
      yellow: 'zocca:3 torraccia:1',
      dice: [0],
    });
    expect(s.reserve.blue.soldiers).toBe(11);
    const told = playTo(s, 'blue deploy(adv:torraccia) move(monte-castello)*4 move(belvedere)*4 finish');
    expect(on(s, 'torraccia reserve')).toBe('torraccia:B5 reserve:B14Y22');
    expect(eventsOf(told, 'combat-ended')[0]).toMatchObject({ attrition: 1, surplus: 2, left: 5 });
  });

  test('GOW-6.1.8 every result of attackers, defenders and hits', () => {
    for (let attackers = 1; attackers <= 12; attackers++) {
      for (let defenders = 1; defenders <= 5; defenders++) {
        for (let hits = 0; hits <= 12; hits++) {
          const a = Math.max(0, attackers - hits);
          const r = combatResult(attackers, defenders, hits);
          expect([r.attackers, r.defenders]).toEqual(
            a === 0 ? [0, defenders] : a > defenders ? [Math.min(5, a - defenders), 0] : [0, defenders - a],
          );
          expect(r.hit + r.attrition + r.surplus + r.attackers).toBe(attackers);
        }
      }
    }
  });

  test('GOW-6.1.9 no second round: the defender keeps the rest', () => {
    const { s, told } = played({ ...FIGHT, yellow: 'zocca:3 monte-castello:4', dice: [1] }, attack(2));
    expect(on(s, 'monte-castello')).toBe('monte-castello:Y3');
    expect(namesOf(told)).toBe('advanced rolled combat-ended');
    expect(toDecide(s)).toBe('yellow turn');
  });

  test('V16 with an empty hand there is no window and one roll', () => {
    const { s, told } = played({ ...CITY, dice: [0, 0] }, storm);
    expect(eventsOf(told, 'rolled')).toHaveLength(1);
    expect(toDecide(s)).toBe('yellow turn');
  });
});

describe('GOW-6.2 air combat', () => {
  const P = { mode: 'island', blue: 'beachhead:5 centre:3', yellow: 'paradise-valley:2 north:3' } as const;

  test('GOW-6.2.1 GOW-6.2.2 one die, no zone and no city; the same arithmetic', () => {
    const { s, told } = played({ ...P, dice: [0] }, 'blue deploy(fly:north) move(centre)*2 finish');
    expect(diceOf(told)).toBe('base1');
    expect(on(s, 'north centre reserve-aircraft reserve')).toBe(
      'north:Y1 centre:B1 reserve-aircraft:B4Y9 reserve:B21Y23',
    );
  });

  test('GOW-6.2.2 only Interception may be played', () => {
    const s = after(
      { ...P, hand: { yellow: 'ambush counterAttack interception' }, dice: [0, 0, 0] },
      'blue deploy(fly:north) move(centre)*2 finish',
    );
    expect(legal(s, 'yellow')).toEqual(['interception', 'roll']);
  });

  test('GOW-6.2.3 also an unsupplied zone is defended with a die; over five go back', () => {
    const { s, told } = played(
      { mode: 'island', blue: 'beachhead:5 centre:5', yellow: 'south:1', dice: [0] },
      'blue deploy(fly:south) move(beachhead)*4 move(centre)*4 finish',
    );
    expect(rolls(told)).toEqual([[0]]);
    expect(on(s, 'south reserve-aircraft')).toBe('south:B5 reserve-aircraft:B3Y10');
  });
});

describe('the preview', () => {
  test('the table of chances', () => {
    const percent = (n: number): string => (n * 100).toFixed(1);
    const row = (margin: number, dice: number): string => {
      const { taken, empty } = combatOdds(margin + 3, 3, dice);
      return `${percent(taken)}/${percent(empty)}`;
    };
    expect([0, 1, 2, 3].map((m) => row(m, 1))).toEqual(['0.0/16.7', '16.7/66.7', '83.3/16.7', '100.0/0.0']);
    expect([0, 1, 2, 3, 4, 5].map((m) => row(m, 2))).toEqual([
      '0.0/2.8',
      '2.8/22.2',
      '25.0/50.0',
      '75.0/22.2',
      '97.2/2.8',
      '100.0/0.0',
    ]);
    expect([2, 4, 6].map((m) => row(m, 4))).toEqual(['1.3/7.7', '32.5/35.0', '91.0/7.7']);
    expect(hitChances(2).map(percent)).toEqual(['2.8', '22.2', '50.0', '22.2', '2.8']);
    const odds = combatOdds(4, 2, 1);
    expect(odds.taken + odds.empty + odds.held).toBeCloseTo(1);
  });

  test('guns: chance to empty an area, and the mean', () => {
    expect(fireOdds(2, 2).emptied).toBeCloseTo(0.75);
    expect(fireOdds(5, 2).mean).toBeCloseTo(2);
    expect(fireOdds(0, 2)).toEqual({ emptied: 0, mean: 0 });
  });

  test('what hangs on a hinge', () => {
    const s = position({ yellow: 'zocca:3 roffeno:1 castelnuovo:1 soprassasso:1 montese:2' });
    expect(cutOffBy(s, 'blue', 'roffeno')).toEqual(['castelnuovo', 'soprassasso']);
    const air = position({ mode: 'island', yellow: 'north:2 centre:1 east:1' });
    expect(cutOffBy(air, 'blue', 'centre')).toEqual(['east']);
  });
});

describe('odds in print', () => {
  const cells = (file: string, head: RegExp): string[][] => {
    const lines = readFileSync(new URL(`../rulebook/${file}.md`, import.meta.url), 'utf8').split('\n');
    const rows = lines.slice(lines.findIndex((line) => head.test(line)) + 2);
    const end = rows.findIndex((line) => !line.startsWith('|'));
    return rows.slice(0, end).map((row) =>
      row
        .split('|')
        .map((cell) => cell.trim())
        .slice(1, -1),
    );
  };
  const numbers = (cell: string): number[] => cell.replaceAll(',', '.').split('/').map(Number.parseFloat);

  test.each([
    ['en', 1],
    ['pl', 1],
    ['aid.en', 0],
    ['aid.pl', 0],
  ] as const)('the table of %s is what the dice give', (file, digits) => {
    const rows = cells(file, /^\| (Margin|Przewaga) \|/);
    expect(rows.length).toBeGreaterThan(4);
    for (const [margin, ...odds] of rows) {
      for (const [i, cell] of odds.entries()) {
        const { taken, empty } = combatOdds(Number(margin) + 1, 1, i + 1);
        const printed = [taken, empty].map((share) => Number((100 * share).toFixed(digits)));
        expect(numbers(cell), `${margin}, ${i + 1} dice`).toEqual(printed);
      }
    }
  });
});
