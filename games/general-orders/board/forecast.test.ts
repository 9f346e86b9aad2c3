import { begin, fastStream, type Options, play } from '@sztab/kernel';
import { choose } from '@sztab/pieces';
import { describe, expect, test } from 'vitest';
import type { Side } from '../content/sides.ts';
import { generalOrders as game } from '../rules/index.ts';
import type { GoMove } from '../rules/moves.ts';
import { after, type Line, type Position } from '../rules/position.ts';
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

describe('what is said before a move that cannot be taken back', () => {
  const GUNS: Position = { blue: 'porretta:3 riva-ridge:2', yellow: 'zocca:3 torraccia:1' };
  const BOMBERS: Position = { mode: 'island', blue: 'beachhead:3 centre:1 north:4', yellow: 'tanapag:3' };
  const WINGS: Position = { blue: 'porretta:3 riva-ridge:2 querciola:1', yellow: 'zocca:3 roffeno:1' };
  const FIRE = 'blue deploy(bar:riva-ridge)';
  const BOMB = 'blue deploy(bomb:north) target(tanapag)';
  const DROP = 'blue deploy(para:querciola)';
  const ODDS = /taken \d+%/;
  const ask = (move: GoMove, side: Side, p: Position, ...lines: readonly Line[]) =>
    warning(move, view(after(p, ...lines), seatOf(side)), 'en');

  test('odds before guns, bombs and a drop, unless a card of the own hand comes first', () => {
    const guns = (blue: string) => ask('target(torraccia)', 'blue', { ...GUNS, hand: { blue } }, FIRE);
    expect(guns('ambush')).toMatch(/emptied \d+%/);
    expect(guns('artilleryStrike')).toBeNull();
    const bombs = (blue: string) => ask('aircraft(1)', 'blue', { ...BOMBERS, hand: { blue } }, BOMB);
    expect(bombs('ambush')).toMatch(/1\u00a0die/);
    expect(bombs('airRaid')).toBeNull();
    const drop = (blue: string) => ask('target(roffeno)', 'blue', { ...WINGS, hand: { blue } }, DROP);
    expect(drop('ambush')).toMatch(ODDS);
    expect(drop('airborneDrop')).toBeNull();
  });

  test('odds before a drop that empties the reserve: the card could add nobody', () => {
    const blue = 'porretta:5 riva-ridge:5 querciola:5 riola:5 bombiana:4';
    const t = after({ ...WINGS, blue, hand: { blue: 'airborneDrop' } }, DROP);
    expect(t.reserve.blue.soldiers).toBe(1);
    expect(warning('target(roffeno)', view(t, seatOf('blue')), 'en')).toMatch(ODDS);
  });

  test('a landing without a fight, a commander given up, a card for another roll', () => {
    expect(ask('target(castel-daiano)', 'blue', WINGS, DROP)).toMatch(/ends your turn/);
    expect(ask('target(porretta)', 'blue', WINGS, DROP)).toMatch(/ends your turn/);
    const lost: Position = {
      blue: 'porretta:3 bombiana:1 castelnuovo:2',
      yellow: 'zocca:3 roffeno:5',
      turn: 'yellow',
      dice: [0],
      deployed: { blue: 'reinforce-1 plan-1 adv:riola adv:gaggio adv:bombiana adv:querciola' },
    };
    const taking = 'yellow deploy(adv:castelnuovo) move(roffeno)*4 finish';
    expect(ask('takeBack(plan-1)', 'blue', lost, taking)).toMatch(/free again/);
    const held: Position = { ...GUNS, hand: { blue: 'ambush' }, dice: [0, 0] };
    expect(ask('rerollWith(ambush)', 'blue', held, FIRE, 'blue target(torraccia) roll')).toMatch(/discard pile/);
  });

  test('the end of a Scramble: odds if it begins a fight over the own headquarters', () => {
    const p = { mode: 'island', blue: 'beachhead:3 centre:2 north:2', turn: 'yellow' } as const;
    const t = after(p, 'yellow deploy(scramble-2) place(north)*2');
    const seen = view(t, seatOf('yellow'));
    expect(forecastOf(seen, null)).toMatchObject({ by: 'scramble', place: 'north', attackers: 2, defenders: 2 });
    expect(warning('finish', seen, 'en')).toMatch(ODDS);
    const free = { mode: 'island', yellow: 'north:1', turn: 'yellow' } as const;
    expect(ask('finish', 'yellow', free, 'yellow deploy(scramble-2) place(north)*2')).toBeNull();
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
