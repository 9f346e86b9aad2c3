import { advance, asks, begin, clone, fastStream, type Options } from '@sztab/kernel';
import { selfPlay } from '@sztab/kernel/testing';
import { describe, expect, test } from 'vitest';
import { beatsChance, thinksSoundly } from '../../testing/brain.ts';
import { AREA, type AreaId } from '../content/areas.ts';
import { AREAS } from '../content/map.ts';
import { enemyOf, type Mode } from '../content/sides.ts';
import { generalOrders as game } from '../rules/index.ts';
import type { Move } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import { brain } from './index.ts';

const MODES: readonly Mode[] = ['alpine', 'island'];

/** Every question of a game that the policy plays against itself. */
const questions = (seed: string, options: Options = {}) => selfPlay({ game, brain }, { players: 2, options }, seed);

/** The opening, with things changed. */
function opening(mode: Mode, change: (s: State) => void = () => {}): State {
  const options = { mode, bonusSetup: 'fixed', firstInitiative: 'blue' };
  const { state } = begin(game, 2, options, fastStream(1));
  change(state);
  return state;
}

/** Half a turn of the mountain board: everything of Blue is Yellow's and the other way round. */
function turned(s: State): State {
  const image = (area: AreaId): AreaId => {
    const [q, r] = AREA[area].hexes[0] as readonly [number, number];
    return AREAS.alpine.find((other) =>
      AREA[other].hexes.some(([p, situation]) => p === -q && situation === -r),
    ) as AreaId;
  };
  const swapped = <X>(of: Readonly<Record<'blue' | 'yellow', X>>) => ({ blue: of.yellow, yellow: of.blue });
  const moved = (of: Partial<Record<AreaId, unknown>>): object =>
    Object.fromEntries(Object.entries(of).map(([area, thing]) => [image(area as AreaId), thing]));
  const spaces = (list: State['deployed']['blue']): string[] =>
    list.map((id) => {
      const [kind, area] = id.split(':');
      return area ? `${kind}:${image(area as AreaId)}` : id;
    });
  const c = clone(s);
  return {
    ...c,
    flow: c.flow.map((f) => ('side' in f ? { ...f, side: enemyOf(f.side) } : f)),
    initiative: enemyOf(c.initiative),
    passed: swapped(c.passed),
    soldiers: swapped({ blue: moved(c.soldiers.blue), yellow: moved(c.soldiers.yellow) }),
    reserve: swapped(c.reserve),
    hand: swapped(c.hand),
    deployed: swapped({ blue: spaces(c.deployed.blue), yellow: spaces(c.deployed.yellow) }),
    bonus: moved(c.bonus),
  } as State;
}

thinksSoundly(
  { game, brain },
  {
    tables: [
      [2, { mode: 'alpine' }],
      [2, { mode: 'island' }],
      [2, { mode: 'alpine', hqLoss: 'capture', stackLimit: 'printed' }],
      [2, { mode: 'island', hqLoss: 'capture', deckSize: '18', openHands: 'on', handicap: 'minus-2' }],
    ],
    games: 8,
    redealt: 3,
    also({ s, moves }, planned, priors) {
      if (s.flow.at(-1)?.step !== 'turn') expect(priors[moves.indexOf(planned)]).toBeGreaterThan(0);
    },
  },
);

describe('policy and priors', () => {
  test('a march never goes back to a source before the one used last', () => {
    const s = opening('alpine');
    advance(game, s, 0, 'deploy(adv:castel-daiano)');
    advance(game, s, 0, 'move(bombiana)');
    s.soldiers.blue.gaggio = 3;
    const moves = asks(game, s)[0]?.moves as Move[];
    expect(moves).toContain('move(gaggio)');
    expect(brain.priors?.(s, 0, moves)[moves.indexOf('move(gaggio)')]).toBe(0);
  });

  test('GOW-5.1.4 a space is not taken only to close it: to pass is better, and so is all that does something', () => {
    const s = opening('island');
    const moves = asks(game, s)[0]?.moves as Move[];
    // Five aircraft stand over the beachhead: there is no room for more.
    expect(moves).toContain('deploy(scramble-1)');
    const priors = brain.priors?.(s, 0, moves) as number[];
    const prior = (move: Move): number => priors[moves.indexOf(move)] as number;
    expect(prior('deploy(scramble-1)')).toBeLessThan(prior('pass'));
    for (let n = 0; n < 20; n++) expect(brain.policy(s, 0, moves, fastStream(n))).not.toMatch(/scramble/);
    const full = opening('alpine', ({ soldiers, reserve }) => {
      reserve.blue.soldiers = 0;
      soldiers.blue.querciola = 1;
    });
    const spaces = asks(game, full)[0]?.moves as Move[];
    expect(spaces).toContain('deploy(para:querciola)');
    expect(brain.policy(full, 0, spaces, fastStream(1))).not.toMatch(/para|reinforce/);
  });

  test('GOW-6.6.2 the soldiers of the depot are placed, though they need not be', () => {
    const s = opening('alpine', ({ soldiers }) => {
      soldiers.blue['monte-castello'] = 1;
    });
    advance(game, s, 0, 'deploy(reinforce-1)');
    for (let placed = 0; placed < 7; placed++) {
      const moves = asks(game, s)[0]?.moves as Move[];
      const move = brain.policy(s, 0, moves, fastStream(placed));
      expect(move).toMatch(/^place/);
      advance(game, s, 0, move);
    }
    expect(asks(game, s)[0]?.moves).toEqual(['finish']);
  });

  test('an open headquarters is taken', () => {
    const s = opening('alpine', ({ soldiers }) => {
      soldiers.yellow.zocca = 1;
      soldiers.yellow.roffeno = 0;
      soldiers.blue.roffeno = 5;
      soldiers.blue['castel-daiano'] = 2;
    });
    const moves = asks(game, s)[0]?.moves as Move[];
    expect(brain.policy(s, 0, moves, fastStream(1))).toBe('deploy(adv:zocca)');
  });
});

describe('evaluate', () => {
  test('knows who has won', () => {
    const s = opening('alpine');
    game.resign?.(s, 1);
    expect(brain.evaluate(s, 0)).toBe(1);
    expect(brain.evaluate(s, 1)).toBe(0);
  });

  test.each(MODES)('the chances of both sides make one; the opening is open: %s', (mode) => {
    const start = brain.evaluate(opening(mode), 0);
    expect(start).toBeGreaterThan(0.3);
    expect(start).toBeLessThan(0.7);
    for (const { s } of questions('sum', { mode })) {
      expect(brain.evaluate(s, 0) + brain.evaluate(s, 1)).toBeCloseTo(1, 10);
    }
  });

  test('the mountain board turned round stands as much the other way', () => {
    for (const { s } of questions('turn', { mode: 'alpine' })) {
      if (!brain.quiet(s)) continue;
      expect(brain.evaluate(turned(s), 1)).toBeCloseTo(brain.evaluate(s, 0), 10);
    }
  });

  test('sees a headquarters in danger, a cut hinge and a star more', () => {
    const before = brain.evaluate(opening('alpine'), 0);
    const danger = opening('alpine', ({ soldiers }) => {
      soldiers.blue.gaggio = 0;
      soldiers.yellow.gaggio = 5;
      soldiers.yellow['monte-castello'] = 1;
      soldiers.yellow['castel-daiano'] = 1;
      soldiers.blue.porretta = 1;
    });
    const cut = opening('alpine', ({ soldiers }) => {
      soldiers.yellow['castel-daiano'] = 5;
      soldiers.blue.castelnuovo = 1;
      soldiers.blue.bombiana = 1;
    });
    const held = opening('alpine', ({ soldiers }) => {
      soldiers.yellow['castel-daiano'] = 1;
      soldiers.blue.castelnuovo = 1;
      soldiers.blue.bombiana = 1;
    });
    expect(brain.evaluate(danger, 0)).toBeLessThan(0.1);
    expect(brain.evaluate(cut, 0)).toBeLessThan(brain.evaluate(held, 0));
    const star = opening('alpine', ({ soldiers }) => {
      soldiers.blue['castel-daiano'] = 1;
    });
    expect(brain.evaluate(star, 0)).toBeGreaterThan(before);
  });
});

describe('strength', () =>
  beatsChance(
    { game, brain },
    MODES.map((mode) => [2, { mode }]),
    6,
  ));

test.each(MODES)('%s: marches and placing as a whole are what the policy clicks one by one', (mode) => {
  let clicks = 0;
  for (let n = 0; n < 12; n++) {
    const dice = fastStream(n);
    const { state } = begin(game, 2, { mode }, dice);
    for (let [ask] = asks(game, state); ask; [ask] = asks(game, state)) {
      const whole = brain.next?.(state);
      if (whole) {
        const copy = clone(state);
        for (const move of whole.moves) {
          const [at] = asks(game, copy);
          if (!at) throw new Error('nobody is asked');
          expect([at.seat, brain.policy(copy, at.seat, at.moves, fastStream(1))]).toEqual([whole.seat, move]);
          advance(game, copy, at.seat, move);
          clicks++;
        }
      }
      advance(game, state, ask.seat, brain.policy(state, ask.seat, ask.moves, dice));
    }
  }
  expect(clicks).toBeGreaterThan(500);
});
