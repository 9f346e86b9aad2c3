import { expect, test } from 'vitest';
import type { SpaceId } from '../content/spaces.ts';
import { combatOdds } from '../rules/preview.ts';
import { view } from '../rules/view.ts';
import { after, type Position } from '../testing/position.ts';
import { type Forecast, forecastOf } from './forecast.ts';
import { percent } from './phrases.ts';
import { prospectOf } from './prospect.tsx';

const FRONT: Position = {
  blue: 'porretta:3 gaggio:1 bombiana:1 castel-daiano:4 castelnuovo:3 pietracolora:2',
  yellow: 'zocca:2 roffeno:2',
  hand: { yellow: 'ambush' },
};
const seen = (thing: SpaceId) => forecastOf(view(after(FRONT), 0), thing) as Forecast;

test('an attack: the chance large, who meets whom, what it leaves out, and how all of it is shared out', () => {
  const odds = combatOdds(6, 2, 1);
  const { figure, name, notes, parts } = prospectOf(seen('adv:roffeno'), 'blue', 'en');
  expect([figure, name, notes[0]]).toEqual([percent(odds.taken), 'Taken, 6 : 2', 'Before cards; Yellow holds 1']);
  expect(parts.map(({ whose }) => whose)).toEqual(['blue', 'nobody', 'yellow']);
  expect(parts.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
});

test('against a headquarters the figure is the chance to win the game, in either language', () => {
  const forecast = seen('adv:zocca');
  expect(prospectOf(forecast, 'blue', 'en')).toMatchObject({
    figure: percent(forecast.wins as number),
    name: expect.stringMatching(/^Wins the game, \d : 2$/),
  });
  expect(prospectOf(forecast, 'blue', 'pl').name).toMatch(/^Wygrana gra, \d : 2$/);
});

test('where nobody defends there is nothing to be shared out', () => {
  const { figure, name, parts } = prospectOf(seen('adv:vergato'), 'blue', 'en');
  expect([figure, name, parts]).toEqual(['2 : 0', 'Nobody defends: no dice.', []]);
});

test('whoever defends is told how likely they hold it', () => {
  const forecast = seen('adv:roffeno');
  expect(prospectOf(forecast, 'yellow', 'en')).toMatchObject({
    figure: percent(forecast.odds?.held ?? 1),
    name: 'Held, 6 : 2',
  });
});
