/** Texts that are true under every option: each is compared with the rules under the options that it names. */
import { describe, expect, test } from 'vitest';
import { HQ } from '../content/map.ts';
import { enemyOf, FACES, SIDES } from '../content/sides.ts';
import { defenceDice } from '../rules/combat.ts';
import { dropTargets } from '../rules/legal.ts';
import { view } from '../rules/view.ts';
import { whyNot } from '../rules/why-not.ts';
import { after, position } from '../testing/position.ts';
import { catalogues } from './index.ts';
import { lessonWords } from './lesson-words.ts';
import { signWords } from './sign-words.ts';
import { tipWords } from './tip-words.ts';

describe('GOW-5.4.2 a drop', () => {
  test('may land on the own headquarters, never on that of the enemy', () => {
    const s = position({});
    for (const side of SIDES) {
      expect(dropTargets(s, side)).toContain(HQ.alpine[side]);
      expect(dropTargets(s, side)).not.toContain(HQ.alpine[enemyOf(side)]);
    }
  });

  test('sign and tip forbid the enemy headquarters alone', () => {
    for (const text of [signWords.en.para.means, tipWords.en.drop]) expect(text).toMatch(/the enemy headquarters/);
    for (const text of [signWords.pl.para.means, tipWords.pl.drop])
      expect(text).toMatch(/kwater\S+ główn\S+ przeciwnika/);
  });

  test('Q-04 with option hqLoss: capture an empty own headquarters is the only target, and the sign promises no more', () => {
    const s = position({ blue: 'porretta:0 querciola:1', options: { hqLoss: 'capture' } });
    expect(dropTargets(s, 'blue')).toEqual(['porretta']);
    expect(signWords.en.para.means).toContain('almost anywhere');
    expect(signWords.pl.para.means).toContain('niemal wszędzie');
  });
});

test('GOW-4.5.1 Q-04 the sign of a headquarters knows the option', () => {
  expect(signWords.en.hq.means).toBe('Empty, it loses the game at once; by an option only when the enemy holds it.');
  expect(signWords.pl.hq.means).toBe('Pusta przegrywa grę od razu; z opcją dopiero wtedy, gdy zajmie ją przeciwnik.');
});

test('GOW-6.6.8 the City centre needs supply, unless the option asks for control alone', () => {
  const cutOff = (citySupply: string) =>
    position({ blue: 'porretta:3 castel-daiano:2', yellow: 'zocca:3', options: { citySupply } });
  const city = (citySupply: string) =>
    defenceDice(cutOff(citySupply), 'blue', 'castel-daiano').map(({ because }) => because);
  expect(city('supplied')).not.toContain('city');
  expect(city('controlled')).toContain('city');
  // What the catalogue says of it is true under both; the board adds the condition where it holds.
  expect(catalogues.en.bonuses.cityCentre.meaning).not.toMatch(/suppl/);
  expect(catalogues.pl.bonuses.cityCentre.meaning).not.toMatch(/zaopatr/);
  expect(signWords.en.city.means).toMatch(/usually only in supply/);
});

test('GOW-4.7.3 option stackLimit: printed lets more than five stand, and the reason speaks of placing alone', () => {
  const options = { stackLimit: 'printed' };
  const crowded = { blue: 'porretta:5 riva-ridge:2 querciola:1', options } as const;
  const s = after(crowded, 'blue deploy(para:querciola) target(porretta)', 'yellow pass', 'blue deploy(reinforce-1)');
  expect(s.soldiers.blue.porretta).toBe(7);
  expect(whyNot(view(s, 0), ['porretta'])).toMatchObject({ reason: 'stack-full' });
  expect(catalogues.en.whyNot['stack-full']).toBe('No more here: 5 is the limit');
  expect(catalogues.pl.whyNot['stack-full']).toBe('Tu już nic nie wystawisz: limit to 5');
});

test('GOW-6.1.5 a face of the die has two hits at most, and the lesson on defence says so', () => {
  expect(Math.max(...FACES)).toBe(2);
  expect(lessonWords.en['under-fire'].says.bare).toMatch(/^One die stops two soldiers at best/);
  expect(lessonWords.pl['under-fire'].says.bare).toMatch(/^Jedna kość zatrzyma najwyżej dwóch/);
});
