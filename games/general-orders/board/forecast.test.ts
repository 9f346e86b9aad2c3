import { begin, fastStream, type Options, play } from '@sztab/kernel';
import { choose } from '@sztab/pieces';
import { describe, expect, test } from 'vitest';
import { generalOrders as game } from '../rules/index.ts';
import type { GoMove } from '../rules/moves.ts';
import { combatOdds } from '../rules/preview.ts';
import { seatOf } from '../rules/table.ts';
import { view } from '../rules/view.ts';
import { detailOf } from './detail.ts';
import { forecastOf } from './forecast.ts';
import { cutOff, supplyLines, supplyPath } from './supply-lines.ts';
import { warning } from './warning.ts';

function table(options: Options, ...moves: readonly GoMove[]) {
  const { table: t } = begin(game, 2, { firstInitiative: 'blue', bonusSetup: 'fixed', ...options }, fastStream(3));
  const see = () => view(t, seatOf('blue'));
  for (const move of moves) play(game, t, seatOf('blue'), move);
  return { t, see };
}

describe('what an attack may come to', () => {
  test('before a commander is placed: with all who can go, one stays in each area', () => {
    const { see } = table({ mode: 'island' });
    // Charan Kanoa 4, Agingan 3 and Susupe 3 stand around Aslito; Charan Kanoa does not border it.
    const forecast = forecastOf(see(), 'adv:aslito');
    expect(forecast).toMatchObject({ attackers: 4, defenders: 2, stage: 'most', faces: [] });
    expect(forecast?.dice).toEqual([{ because: 'base', dice: 1 }]);
    expect(forecast?.odds).toEqual(combatOdds(4, 2, 1));
    expect(detailOf('adv:aslito', choose([]), see(), 'en')).toMatch(/^4 against 2, taken \d+%$/);
  });

  test('nothing where no commander may go, and nothing but numbers where nobody defends', () => {
    const { see } = table({ mode: 'alpine' });
    expect(forecastOf(see(), 'adv:zocca')).toBeNull();
    expect(forecastOf(see(), 'adv:castel-daiano')).toMatchObject({ attackers: 2, defenders: 0, odds: null, dice: [] });
  });

  test('while soldiers move: with those who have moved', () => {
    const { see } = table({ mode: 'island' }, 'deploy(adv:aslito)', 'move(agingan)', 'move(susupe)', 'move(susupe)');
    const forecast = forecastOf(see(), null);
    expect(forecast).toMatchObject({ attackers: 3, defenders: 2, stage: 'now' });
    expect(warning('finish', see(), 'en')).toMatch(/^1\u00a0die: taken \d+%, nobody left \d+%, held \d+%$/);
  });

  test('of guns: the dice, the chance that nobody is left, and what that cuts off', () => {
    const { t, see } = table({ mode: 'alpine' }, 'deploy(bar:riva-ridge)');
    expect(forecastOf(see(), 'zocca')).toBeNull();
    const forecast = forecastOf(see(), 'torraccia');
    expect(forecast).toMatchObject({ by: 'barrage', defenders: 1, attackers: 0 });
    expect(forecast?.fire?.emptied).toBeCloseTo(35 / 36);
    // Without Roffeno only Pietracolora joins Castel d'Aiano to Zocca.
    t.soldiers.yellow.roffeno = 0;
    t.soldiers.yellow['castel-daiano'] = 1;
    expect(forecastOf(see(), 'pietracolora')?.cutOff).toEqual(['castel-daiano']);
  });
});

describe('supply as lines', () => {
  test('leads from every supplied area to its headquarters, and from none that is cut off', () => {
    const { t, see } = table({ mode: 'alpine' });
    expect(supplyPath(see(), 'gaggio').at(-1)).toBe('porretta');
    expect(supplyPath(see(), 'castel-daiano')).toEqual([]);
    expect(cutOff(see()).size).toBe(0);
    t.soldiers.blue.soprassasso = 2;
    t.soldiers.blue['torre-di-nerone'] = 0;
    expect([...cutOff(see())]).toEqual(['soprassasso']);
    expect(supplyPath(see(), 'soprassasso')).toEqual([]);
    expect(supplyLines(see()).filter(({ side }) => side === 'blue')).toHaveLength(4);
  });
});
