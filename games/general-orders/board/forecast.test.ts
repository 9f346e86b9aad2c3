import { begin, fastStream, type Options, play } from '@sztab/kernel';
import { choose } from '@sztab/pieces';
import { describe, expect, test } from 'vitest';
import type { Side } from '../content/sides.ts';
import { generalOrders as game } from '../rules/index.ts';
import type { Move } from '../rules/moves.ts';
import { combatOdds, fireOdds } from '../rules/preview.ts';
import { seatOf } from '../rules/state.ts';
import { view } from '../rules/view.ts';
import { after, type Line, legal, type Position } from '../testing/position.ts';
import { detailOf, explain } from './detail.ts';
import { forecastOf } from './forecast.ts';
import { primary } from './phases.ts';
import { forceText } from './phrases.ts';
import { reaction } from './story.ts';
import { cutOff, supplyLines, supplyPath } from './supply-lines.ts';
import { warning } from './warning.ts';

function state(options: Options, ...moves: readonly Move[]) {
  const { state: s } = begin(game, 2, { firstInitiative: 'blue', bonusSetup: 'fixed', ...options }, fastStream(3));
  const see = () => view(s, seatOf('blue'));
  for (const move of moves) play(game, s, seatOf('blue'), move);
  return { s, see };
}

describe('what an attack may come to', () => {
  test('before a commander is placed: with all who can go, one stays in each area', () => {
    const { see } = state({ mode: 'island' });
    // Charan Kanoa 4, Agingan 3 and Susupe 3 stand around Aslito; Charan Kanoa does not border it.
    const forecast = forecastOf(see(), 'adv:aslito');
    expect(forecast).toMatchObject({ attackers: 4, defenders: 2, stage: 'most', faces: [] });
    expect(forecast?.dice).toEqual([{ because: 'base', dice: 1 }]);
    expect(forecast?.odds).toEqual(combatOdds(4, 2, 1));
    expect(detailOf('adv:aslito', choose([]), see(), 'en')).toMatch(/^4 against 2, taken \d+%$/);
  });

  test('nothing where no commander may go, and nothing but numbers where nobody defends', () => {
    const { see } = state({ mode: 'alpine' });
    expect(forecastOf(see(), 'adv:zocca')).toBeNull();
    expect(forecastOf(see(), 'adv:castel-daiano')).toMatchObject({ attackers: 2, defenders: 0, odds: null, dice: [] });
  });

  test('while soldiers move: with those who have moved', () => {
    const { see } = state({ mode: 'island' }, 'deploy(adv:aslito)', 'move(agingan)', 'move(susupe)', 'move(susupe)');
    const forecast = forecastOf(see(), null);
    expect(forecast).toMatchObject({ attackers: 3, defenders: 2, stage: 'now' });
    expect(warning('finish', see(), 'en')).toMatch(/^1\u00a0die: taken \d+%, nobody left \d+%, held \d+%$/);
  });

  test('of guns: the dice, the chance that nobody is left, and what that cuts off', () => {
    const { s, see } = state({ mode: 'alpine' }, 'deploy(bar:riva-ridge)');
    expect(forecastOf(see(), 'zocca')).toBeNull();
    const forecast = forecastOf(see(), 'torraccia');
    expect(forecast).toMatchObject({ by: 'barrage', defenders: 1, attackers: 0 });
    expect(forecast?.fire?.emptied).toBeCloseTo(35 / 36);
    // Without Roffeno only Pietracolora joins Castel d'Aiano to Zocca.
    s.soldiers.yellow.roffeno = 0;
    s.soldiers.yellow['castel-daiano'] = 1;
    expect(forecastOf(see(), 'pietracolora')?.cutOff).toEqual(['castel-daiano']);
  });
});

describe('an attack on a headquarters', () => {
  const HQ: Position = { blue: 'porretta:3 gaggio:1 castel-daiano:1 pietracolora:4', yellow: 'zocca:2' };
  const seen = (p: Position, ...lines: Line[]) => view(after(p, ...lines), seatOf('blue'));

  test('shows the chance to win the game: taken, or nobody left', () => {
    const forecast = forecastOf(seen(HQ), 'adv:zocca');
    const odds = combatOdds(3, 2, 1);
    expect(forecast?.odds).toEqual(odds);
    expect(forecast?.wins).toBeCloseTo(odds.taken + odds.empty);
    expect(forecast?.wins).toBeCloseTo(5 / 6);
    expect(detailOf('adv:zocca', choose([]), seen(HQ), 'en')).toBe('3 against 2, wins the game 83%');
    expect(detailOf('adv:zocca', choose([]), seen(HQ), 'pl')).toBe('3 przeciw 2, wygrana gra 83%');
    const marching = seen(HQ, 'blue deploy(adv:zocca) move(pietracolora)*3');
    expect(warning('finish', marching, 'en')).toMatch(
      /^1\u00a0die: wins the game 83%, taken 17%, nobody left 67%, held 17%$/,
    );
  });

  test('by option only those who stand there win it', () => {
    const forecast = forecastOf(seen({ ...HQ, options: { hqLoss: 'capture' } }), 'adv:zocca');
    expect(forecast?.wins).toBe(forecast?.odds?.taken);
  });

  test('bombs on a headquarters; no other place wins anything', () => {
    const bombs: Position = { mode: 'island', blue: 'beachhead:2 centre:1 north:4', yellow: 'paradise-valley:2' };
    const aimed = seen(bombs, 'blue deploy(bomb:north)');
    const forecast = forecastOf(aimed, 'paradise-valley');
    expect(forecast?.wins).toBe(forecast?.fire?.emptied);
    expect(detailOf('paradise-valley', choose([]), aimed, 'en')).toMatch(/^3\u00a0dice: wins the game \d+%$/);
    expect(forecastOf(aimed, 'tanapag')?.wins).toBeNull();
  });

  test('the defender of a headquarters is told how often the game is lost', () => {
    const s = after(
      { ...HQ, hand: { yellow: 'ambush' }, blue: `${HQ.blue} roffeno:4`, yellow: 'zocca:3' },
      'blue deploy(adv:zocca) move(pietracolora)*3 move(roffeno)*3 finish',
    );
    const story = reaction(view(s, seatOf('yellow')), ['ambush', 'roll'], 'en');
    const { taken, empty, held } = combatOdds(6, 3, 3);
    expect(story?.reactions[0]).toMatchObject({
      figures: `${Math.round(held * 100)}%`,
      means: `held, ${Math.round((taken + empty) * 100)}% the game is lost`,
      helps: true,
    });
    expect(story?.standing.means).not.toMatch(/holds/);
  });
});

describe('what the odds leave out, and what the own hand adds', () => {
  const FIGHT: Position = { blue: 'porretta:3 gaggio:4', yellow: 'zocca:3 monte-castello:2' };
  const at = (p: Position, ...lines: Line[]) => view(after(p, ...lines), seatOf('blue'));

  test('the number of the defender’s cards, to the attacker and to those who watch', () => {
    const p: Position = { ...FIGHT, hand: { yellow: 'ambush ambush' } };
    expect(forecastOf(at(p), 'adv:monte-castello')?.enemyCards).toBe(2);
    expect(forecastOf(view(after(p), 'public'), 'adv:monte-castello')?.enemyCards).toBe(2);
    const marching = at(p, 'blue deploy(adv:monte-castello) move(gaggio)*3');
    expect(warning('finish', marching, 'en')).toMatch(/held \d+%\. Before cards; Yellow holds 2$/);
    expect(warning('finish', marching, 'pl')).toMatch(/%\. Bez kart; Żółci mają ich 2$/);
    expect(warning('finish', at(FIGHT, 'blue deploy(adv:monte-castello) move(gaggio)'), 'en')).not.toMatch(/cards/);
  });

  test('guns know no defence, and nobody is there to play a card where nobody stands', () => {
    const p: Position = { blue: 'porretta:3 riva-ridge:2', yellow: 'zocca:3 roffeno:2', hand: { yellow: 'ambush' } };
    expect(forecastOf(at(p, 'blue deploy(bar:riva-ridge)'), 'roffeno')?.enemyCards).toBe(0);
    expect(forecastOf(at({ ...p, blue: 'porretta:3' }), 'adv:gaggio')?.enemyCards).toBe(0);
  });

  test('an own card is priced before the attack, exactly, and for nobody else', () => {
    const p: Position = { ...FIGHT, hand: { blue: 'assault' } };
    const forecast = forecastOf(at(p), 'adv:monte-castello');
    expect(forecast?.odds).toEqual(combatOdds(3, 2, 1));
    expect(forecast?.card).toEqual({ title: 'assault', more: 2, odds: combatOdds(5, 2, 1), fire: null, wins: null });
    expect(forecastOf(view(after(p), seatOf('yellow')), 'adv:monte-castello')?.card).toBeNull();
    expect(forecastOf(at(FIGHT), 'adv:monte-castello')?.card).toBeNull();
    const step = at(p, 'blue deploy(adv:monte-castello) move(gaggio)*3 finish');
    expect(forecastOf(step, null)?.card?.odds).toEqual(combatOdds(5, 2, 1));
    expect(forecastOf(step, '1')).toMatchObject({ attackers: 4, card: null, odds: combatOdds(4, 2, 1) });
  });

  test('no more than the reserve holds after those who go anyway', () => {
    const one: Position = {
      blue: 'porretta:5 gaggio:5 bombiana:5 riola:5 riva-ridge:4',
      yellow: 'zocca:3 monte-castello:2',
      hand: { blue: 'assault' },
    };
    expect(forecastOf(at(one), 'adv:monte-castello')?.card?.more).toBe(1);
  });

  test('dice cards of guns and bombs', () => {
    const p: Position = {
      blue: 'porretta:3 riva-ridge:2',
      yellow: 'zocca:3 roffeno:3',
      hand: { blue: 'artilleryStrike' },
    };
    const forecast = forecastOf(at(p, 'blue deploy(bar:riva-ridge)'), 'roffeno');
    expect(forecast?.fire).toEqual(fireOdds(3, 2));
    expect(forecast?.card).toMatchObject({ title: 'artilleryStrike', more: 2, fire: fireOdds(3, 4) });
  });
});

describe('why there are so many attackers', () => {
  const at = (p: Position, ...lines: Line[]) => view(after(p, ...lines), seatOf('blue'));

  test('the soldier of the Forward outpost is itemised, before and while soldiers move', () => {
    const p: Position = {
      mode: 'island',
      bonus: 'tipo-pale:forwardOutpost',
      blue: 'charan-kanoa:4 susupe:3 tipo-pale:1',
      yellow: 'paradise-valley:2 fina-susu:2',
      hand: { blue: 'assault' },
    };
    const parts = [
      { because: 'base', pieces: 2 },
      { because: 'forwardOutpost', pieces: 1 },
    ];
    expect(forecastOf(at(p), 'adv:fina-susu')).toMatchObject({ attackers: 3, parts });
    const moved = forecastOf(at(p, 'blue deploy(adv:fina-susu) move(susupe)*2'), null);
    expect(moved).toMatchObject({ attackers: 3, parts });
    expect(forceText(moved?.parts ?? [], 'en')).toBe('2 + 1\u00a0Forward outpost');
    expect(forceText(moved?.parts ?? [], 'pl')).toBe('2 + 1\u00a0Wysunięta placówka');
    const card = forecastOf(at(p, 'blue deploy(adv:fina-susu) move(susupe)*2 finish'), '2');
    expect(forceText(card?.parts ?? [], 'en')).toBe('3 + 2\u00a0Assault');
  });

  test('and so is the soldier of the Flight control post', () => {
    const p: Position = { bonus: 'belvedere:flightControl', blue: 'porretta:3 riva-ridge:1 querciola:1 belvedere:1' };
    const drop = forecastOf(at({ ...p, yellow: 'zocca:3 roffeno:1' }, 'blue deploy(para:querciola)'), 'roffeno');
    expect(forceText(drop?.parts ?? [], 'en')).toBe('2 + 1\u00a0Flight control post');
    expect(drop?.odds).toEqual(combatOdds(3, 1, 1));
  });
});

describe('a space that would only be closed', () => {
  test('says so before it is taken, and beside its name', () => {
    const idle = view(after({ blue: 'porretta:5 gaggio:5 bombiana:5 castel-daiano:5' }), seatOf('blue'));
    expect(warning('deploy(reinforce-1)', idle, 'en')).toBe(
      'It only closes the space. There is no room to place anything',
    );
    expect(warning('deploy(reinforce-1)', idle, 'pl')).toMatch(/^To tylko zajmie pole\. Nie ma miejsca/);
    expect(detailOf('reinforce-1', choose([]), idle, 'en')).toBe('There is no room to place anything');
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
  const ask = (move: Move, side: Side, p: Position, ...lines: readonly Line[]) =>
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
    const s = after({ ...WINGS, blue, hand: { blue: 'airborneDrop' } }, DROP);
    expect(s.reserve.blue.soldiers).toBe(1);
    expect(warning('target(roffeno)', view(s, seatOf('blue')), 'en')).toMatch(ODDS);
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
    const s = after(p, 'yellow deploy(scramble-2) place(north)*2');
    const seen = view(s, seatOf('yellow'));
    expect(forecastOf(seen, null)).toMatchObject({ by: 'scramble', place: 'north', attackers: 2, defenders: 2 });
    expect(warning('finish', seen, 'en')).toMatch(ODDS);
    const free = { mode: 'island', yellow: 'north:1', turn: 'yellow' } as const;
    expect(ask('finish', 'yellow', free, 'yellow deploy(scramble-2) place(north)*2')).toBeNull();
  });
});

describe('supply as lines', () => {
  test('leads from every supplied area to its headquarters, and from none that is cut off', () => {
    const { s, see } = state({ mode: 'alpine' });
    expect(supplyPath(see(), 'gaggio').at(-1)).toBe('porretta');
    expect(supplyPath(see(), 'castel-daiano')).toEqual([]);
    expect(cutOff(see()).size).toBe(0);
    s.soldiers.blue.soprassasso = 2;
    s.soldiers.blue['torre-di-nerone'] = 0;
    expect([...cutOff(see())]).toEqual(['soprassasso']);
    expect(supplyPath(see(), 'soprassasso')).toEqual([]);
    expect(supplyLines(see()).filter(({ side }) => side === 'blue')).toHaveLength(4);
  });
});

describe('what the largest button offers before a card', () => {
  const JUMP: Position = { blue: 'porretta:3 gaggio:4 querciola:2 riva-ridge:2', yellow: 'zocca:3 monte-castello:2' };
  const offered = (p: Position, ...lines: Line[]) => {
    const s = after(p, ...lines);
    return { moves: legal(s, 'blue') as Move[], offer: primary(legal(s, 'blue') as Move[], view(s, seatOf('blue'))) };
  };

  test('not to go on without one that would help: that is one of the answers', () => {
    const drop = offered(
      { ...JUMP, hand: { blue: 'airborneDrop' } },
      'blue deploy(para:querciola) target(monte-castello)',
    );
    expect(drop).toEqual({ moves: ['airborneDrop(1)', 'airborneDrop(2)', 'continue'], offer: null });
    const guns = offered(
      { ...JUMP, hand: { blue: 'artilleryStrike' } },
      'blue deploy(bar:riva-ridge) target(monte-castello)',
    );
    expect(guns).toEqual({ moves: ['artilleryStrike', 'roll'], offer: null });
  });

  test('but to go on where nobody defends, where it changes nothing, or where no card can be played', () => {
    const card = { ...JUMP, hand: { blue: 'airborneDrop' } };
    const free = offered({ ...card, yellow: 'zocca:3' }, 'blue deploy(para:querciola) target(monte-castello)');
    expect(free.offer).toBe('continue');
    // Four against one and one die: two more change nothing.
    const sure = offered(
      { ...JUMP, blue: 'porretta:3 gaggio:5', yellow: 'zocca:3 monte-castello:1', hand: { blue: 'assault' } },
      'blue deploy(adv:monte-castello) move(gaggio)*4 finish',
    );
    expect(sure).toEqual({ moves: ['assault(1)', 'assault(2)', 'continue'], offer: 'continue' });
    expect(primary(['continue'], view(after(card), seatOf('blue')))).toBe('continue');
  });
});

test('whoever holds a card that helps is told what it makes of the attack before they commit to it', () => {
  const p: Position = {
    blue: 'porretta:3 gaggio:1 querciola:2',
    yellow: 'zocca:3 vergato:1',
    hand: { blue: 'airborneDrop' },
  };
  const s = after(p, 'blue deploy(para:querciola)');
  const moves = legal(s, 'blue') as Move[];
  expect(explain(choose(moves, ['vergato']), view(s, 0), 'en')).toMatch(
    /^With\sAirborne\sdrop\s\(\+2\): taken\s100%\.$/,
  );
  expect(explain(choose(moves, ['gaggio']), view(s, 0), 'en')).toBeNull();
});
