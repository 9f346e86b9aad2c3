import { advance, asks, begin, call, clone, fastStream, type Options } from '@sztab/kernel';
import { selfPlay } from '@sztab/kernel/testing';
import { describe, expect, test } from 'vitest';
import { beatsChance, thinksSoundly } from '../../testing/brain.ts';
import type { EventId } from '../content/events.ts';
import type { MissionId } from '../content/missions.ts';
import type { Region } from '../content/regions.ts';
import type { SoldierId } from '../content/soldiers.ts';
import { firstToFight as game } from '../rules/index.ts';
import type { Move } from '../rules/moves.ts';
import { placeSoldier } from '../rules/soldiers.ts';
import type { State } from '../rules/state.ts';
import { gainsOf } from './answers.ts';
import { bestToken } from './gains.ts';
import { brain } from './index.ts';
import { planOf } from './plan.ts';

const ADVANCED: Options = { missionDraft: 'on', neutralEvents: 'on', lossDie: 'd6' };
const TABLES: readonly (readonly [players: number, options: Options])[] = [
  [2, {}],
  [3, { missionDraft: 'on' }],
  [4, { neutralEvents: 'on' }],
  [2, ADVANCED],
  [4, ADVANCED],
];

/** Every question of a game that the policy plays against itself. */
const questions = (seed: string, players: number, options: Options) =>
  selfPlay({ game, brain }, { players, options }, seed);

/** The first choice of an order in a game for two, with these hands and nobody on the board but these. */
function opening(
  hands: readonly (readonly MissionId[])[],
  crew: readonly (readonly [SoldierId, Region])[] = [],
): State {
  const { state: s } = begin(game, 2, {}, fastStream(7));
  for (let ask = asks(game, s)[0]; ask?.prompt === 'keep-missions'; ask = asks(game, s)[0]) {
    advance(game, s, ask.seat, 'keepAll');
  }
  s.soldiers = [];
  for (const [soldier, region] of crew) placeSoldier(s, soldier, region);
  s.staffs.forEach((staff, seat) => {
    staff.hand = [...(hands[seat] as readonly MissionId[])];
  });
  return s;
}

const movesOf = (s: State): readonly Move[] => asks(game, s)[0]?.moves as readonly Move[];

thinksSoundly({ game, brain }, { tables: TABLES, games: 3, judgesFairly: brain.quiet, sorts: 13 });

describe('policy and priors', () => {
  test('the tanker goes to his mission, not away from it', () => {
    const s = opening(
      [['M03'], ['M16']],
      [
        ['ARM-04', 'POL'],
        ['SAI-01', 'NAI'],
      ],
    );
    advance(game, s, asks(game, s)[0]?.seat as number, 'order(movement)');
    while (asks(game, s)[0]?.seat !== 0) advance(game, s, 1, 'pass');
    expect(brain.policy(s, 0, movesOf(s), fastStream(1))).toBe('move(ARM-04,WEU)');
  });

  test('equal soldiers are one thought, unequal ones are two', () => {
    const s = opening(
      [['M03'], ['M16']],
      [
        ['ARM-04', 'POL'],
        ['ARM-06', 'POL'],
        ['ARM-01', 'POL'],
      ],
    );
    expect(brain.alike(s, 0, 'move(ARM-04,WEU)')).toBe(brain.alike(s, 0, 'move(ARM-06,WEU)'));
    expect(brain.alike(s, 0, 'move(ARM-04,WEU)')).not.toBe(brain.alike(s, 0, 'move(ARM-01,WEU)'));
    expect(brain.alike(s, 0, 'move(ARM-04,WEU)')).not.toBe(brain.alike(s, 0, 'move(ARM-04,WAW)'));
  });
});

describe('quiet', () => {
  test('between orders and at the end, nowhere else', () => {
    for (const { s } of questions('quiet', 4, ADVANCED)) {
      expect(brain.quiet(s)).toBe(s.flow.at(-1)?.step === 'orders.choose');
    }
    const over = opening([['M01'], ['M02']]);
    game.resign?.(over, 0);
    expect(brain.quiet(over)).toBe(true);
  });
});

describe('evaluate', () => {
  test.each([2, 3, 4])('%i players: the hopes of all seats make about one', (players) => {
    const sums: number[] = [];
    for (let n = 0; n < 8; n++) {
      for (const { s } of questions(`sum ${n}`, players, {})) {
        if (brain.quiet(s)) sums.push(s.staffs.reduce((sum, _, seat) => sum + brain.evaluate(s, seat), 0));
      }
    }
    const mean = sums.reduce((sum, one) => sum + one, 0) / sums.length;
    expect(mean).toBeGreaterThan(0.85);
    expect(mean).toBeLessThan(1.15);
  });

  test('knows who has won, and shares a shared victory', () => {
    const s = opening([['M01'], ['M02']]);
    game.resign?.(s, 1);
    expect([0, 1].map((seat) => brain.evaluate(s, seat))).toEqual([1, 0]);
    const shared = opening([['M01'], ['M02']]);
    shared.result = { winners: [0, 1], scores: [5, 5], reason: 'shared' };
    expect([0, 1].map((seat) => brain.evaluate(shared, seat))).toEqual([0.5, 0.5]);
  });

  test('a due mission that stands is better than one that fails, points are better than none', () => {
    const hands: readonly (readonly MissionId[])[] = [['M03'], ['M16']];
    const standing = opening(hands, [
      ['ARM-04', 'WEU'],
      ['ARM-05', 'WEU'],
    ]);
    const failing = opening(hands, [
      ['ARM-04', 'NAI'],
      ['ARM-05', 'NAI'],
    ]);
    for (const s of [standing, failing]) s.time = 8;
    expect(brain.evaluate(standing, 0)).toBeGreaterThan(brain.evaluate(failing, 0) + 0.1);
    const richer = clone(failing);
    (richer.staffs[0] as { vp: number }).vp += 5;
    expect(brain.evaluate(richer, 0)).toBeGreaterThan(brain.evaluate(failing, 0));
    expect(brain.evaluate(richer, 1)).toBeLessThan(brain.evaluate(failing, 1));
  });
});

describe('strength', () => beatsChance({ game, brain }, TABLES, 3));

test('the token is not lifted from where it serves best', () => {
  const pilots = ['PIL-01', 'PIL-02', 'PIL-03'] as const;
  const s = opening(
    [['M04'], ['M30']],
    pilots.map((id) => [id, 'NEA'] as const),
  );
  s.time = 4;
  expect(bestToken(planOf(s, 0))).toBeGreaterThan(1);
  s.concentration = { formation: 'PIL', region: 'NEA' };
  expect(bestToken(planOf(s, 0))).toBe(0);
});

describe('edition 2', () => {
  const pilots: readonly (readonly [SoldierId, Region])[] = (['PIL-01', 'PIL-02', 'PIL-03', 'PIL-04'] as const).map(
    (id) => [id, 'NEA'],
  );

  test('FTF-5.5.2 the token stays where it serves best', () => {
    const s = opening([['M04'], ['M16']], pilots);
    s.time = 4;
    s.concentration = { formation: 'PIL', region: 'NEA' };
    call(s, { step: 'concentration.token', seat: 0 });
    expect(brain.policy(s, 0, movesOf(s), fastStream(1))).toBe('token(PIL,NEA)');
  });

  test('FTF-5.3.6d at Main front a mission that stands is kept, one that fails is thrown away', () => {
    const front = (crew: typeof pilots): Move => {
      const s = opening([['M04'], ['M16']], crew);
      s.time = 9;
      call(s, { step: 'rule.front', seat: 0 });
      expect(movesOf(s)).toEqual(['front(M04)', 'pass']);
      return brain.policy(s, 0, movesOf(s), fastStream(1));
    };
    expect(front(pilots)).toBe('pass');
    expect(front([])).toBe('front(M04)');
  });

  test('FTF-6.5.7 a red card promises no fourth yellow one; in edition 2 it does where the hand has room for it', () => {
    const hope = (edition: number): number => {
      const s = opening([['M15', 'M20', 'M21'], ['M16']]);
      (s.staffs[0] as { stage2Received: number }).stage2Received = 3;
      return brain.evaluate({ ...s, edition }, 0);
    };
    expect(hope(2)).not.toBe(hope(1));
    expect(hope(3)).toBe(hope(1));
  });

  test('FTF-9.1 who has seen the next event card weighs Maneuvers by it', () => {
    const maneuvers = (top: EventId | null): number => {
      const s = opening([['M04'], ['M16']], pilots.slice(0, 3));
      s.time = 4;
      if (top) s.foreseen = { seat: 0, top };
      return gainsOf(planOf(s, 0), ['order(maneuvers)'])[0] as number;
    };
    // M04 stands: seven months bring it home at once; after three, with the Axis advancing there, much can still happen.
    expect(maneuvers('E07')).toBeGreaterThan(maneuvers(null));
    expect(maneuvers('E04')).toBeLessThan(maneuvers(null));
  });

  test('FTF-8.8 whoever has given up is no rival any more, but is played on as if', () => {
    const { state: s } = begin(game, 3, {}, fastStream(7));
    (s.staffs[2] as { vp: number }).vp = 30;
    const before = [0, 1, 2].map((seat) => brain.evaluate(s, seat));
    game.resign?.(s, 2);
    expect(brain.evaluate(s, 0)).toBeGreaterThan((before[0] as number) + 0.2);
    expect(brain.evaluate(s, 2)).toBe(before[2]);
  });
});
