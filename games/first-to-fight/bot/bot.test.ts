import { advance, asks, begin, below, clone, fastStream, fastStreamFrom, look, type Options } from '@sztab/kernel';
import { selfPlay } from '@sztab/kernel/testing';
import { describe, expect, test } from 'vitest';
import type { EventId } from '../content/events.ts';
import type { MissionId } from '../content/missions.ts';
import type { Region } from '../content/regions.ts';
import type { SoldierId } from '../content/soldiers.ts';
import { firstToFight as game } from '../rules/index.ts';
import type { FtMove } from '../rules/moves.ts';
import { placeSoldier } from '../rules/soldiers.ts';
import type { FtTable } from '../rules/table.ts';
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
): FtTable {
  const { table: t } = begin(game, 2, {}, fastStream(7));
  for (let ask = asks(game, t)[0]; ask?.prompt === 'keep-missions'; ask = asks(game, t)[0]) {
    advance(game, t, ask.seat, 'keepAll');
  }
  t.soldiers = [];
  for (const [soldier, region] of crew) placeSoldier(t, soldier, region);
  t.staffs.forEach((staff, seat) => {
    staff.hand = [...(hands[seat] as readonly MissionId[])];
  });
  return t;
}

const movesOf = (t: FtTable): readonly FtMove[] => asks(game, t)[0]?.moves as readonly FtMove[];

describe('what the brain may know', () => {
  test.each(TABLES)(
    '%i players, %j: policy, priors and hopes are the same whatever the others hold',
    (players, options) => {
      for (const { t, seat, moves } of questions('secret', players, options)) {
        const other = game.redeal?.(clone(t), seat, fastStreamFrom('other')) as FtTable;
        expect(brain.policy(other, seat, moves, fastStream(3))).toBe(brain.policy(t, seat, moves, fastStream(3)));
        expect(brain.priors?.(other, seat, moves)).toEqual(brain.priors?.(t, seat, moves));
        if (brain.quiet(t)) expect(brain.evaluate(other, seat)).toBe(brain.evaluate(t, seat));
      }
    },
  );

  test('looking changes nothing', () => {
    for (const { t, seat, moves } of questions('untouched', 3, ADVANCED)) {
      const before = clone(t);
      brain.policy(t, seat, moves, fastStream(1));
      brain.priors?.(t, seat, moves);
      brain.evaluate(t, seat);
      for (const move of moves) brain.alike(t, seat, move);
      expect(t).toEqual(before);
    }
  });
});

describe('policy and priors', () => {
  test.each(TABLES)(
    '%i players, %j: only moves that are offered, a prior for each, few worth a thought',
    (players, options) => {
      for (let n = 0; n < 3; n++) {
        for (const { t, seat, moves } of questions(`whole ${n}`, players, options)) {
          expect(moves).toContain(brain.policy(t, seat, moves, fastStream(n)));
          const priors = brain.priors?.(t, seat, moves) as readonly number[];
          expect(priors).toHaveLength(moves.length);
          expect(priors.every((prior) => prior >= 0 && Number.isFinite(prior))).toBe(true);
          const thoughts = new Set(
            moves.filter((_, i) => (priors[i] as number) > 0).map((move) => brain.alike(t, seat, move)),
          );
          expect(thoughts.size).toBeGreaterThan(0);
          expect(thoughts.size).toBeLessThanOrEqual(13);
        }
      }
    },
  );

  test('the tanker goes to his mission, not away from it', () => {
    const t = opening(
      [['M03'], ['M16']],
      [
        ['ARM-04', 'POL'],
        ['SAI-01', 'NAI'],
      ],
    );
    advance(game, t, asks(game, t)[0]?.seat as number, 'order(movement)');
    while (asks(game, t)[0]?.seat !== 0) advance(game, t, 1, 'pass');
    expect(brain.policy(t, 0, movesOf(t), fastStream(1))).toBe('move(ARM-04,WEU)');
  });

  test('equal soldiers are one thought, unequal ones are two', () => {
    const t = opening(
      [['M03'], ['M16']],
      [
        ['ARM-04', 'POL'],
        ['ARM-06', 'POL'],
        ['ARM-01', 'POL'],
      ],
    );
    expect(brain.alike(t, 0, 'move(ARM-04,WEU)')).toBe(brain.alike(t, 0, 'move(ARM-06,WEU)'));
    expect(brain.alike(t, 0, 'move(ARM-04,WEU)')).not.toBe(brain.alike(t, 0, 'move(ARM-01,WEU)'));
    expect(brain.alike(t, 0, 'move(ARM-04,WEU)')).not.toBe(brain.alike(t, 0, 'move(ARM-04,WAW)'));
  });
});

describe('quiet', () => {
  test('between orders and at the end, nowhere else', () => {
    for (const { t } of questions('quiet', 4, ADVANCED)) {
      expect(brain.quiet(t)).toBe(t.flow.at(-1)?.step === 'orders.choose');
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
      for (const { t } of questions(`sum ${n}`, players, {})) {
        if (brain.quiet(t)) sums.push(t.staffs.reduce((sum, _, seat) => sum + brain.evaluate(t, seat), 0));
      }
    }
    const mean = sums.reduce((sum, one) => sum + one, 0) / sums.length;
    expect(mean).toBeGreaterThan(0.85);
    expect(mean).toBeLessThan(1.15);
  });

  test('knows who has won, and shares a shared victory', () => {
    const t = opening([['M01'], ['M02']]);
    game.resign?.(t, 1);
    expect([0, 1].map((seat) => brain.evaluate(t, seat))).toEqual([1, 0]);
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
    for (const t of [standing, failing]) t.time = 8;
    expect(brain.evaluate(standing, 0)).toBeGreaterThan(brain.evaluate(failing, 0) + 0.1);
    const richer = clone(failing);
    (richer.staffs[0] as { vp: number }).vp += 5;
    expect(brain.evaluate(richer, 0)).toBeGreaterThan(brain.evaluate(failing, 0));
    expect(brain.evaluate(richer, 1)).toBeLessThan(brain.evaluate(failing, 1));
  });
});

/** One move ahead on two imagined tables: the policy ends what is begun, and `evaluate` compares. */
function foresight(t: FtTable, seat: number, moves: readonly FtMove[], luck: number): FtMove {
  const { view } = look(game, t, seat);
  const priors = brain.priors?.(t, seat, moves) as readonly number[];
  const hope = (move: FtMove, n: number): number => {
    const dice = fastStream(luck + n);
    const imagined = game.imagine(view, dice);
    advance(game, imagined, seat, move);
    for (let ask = asks(game, imagined)[0]; ask && !brain.quiet(imagined); ask = asks(game, imagined)[0]) {
      advance(game, imagined, ask.seat, brain.policy(imagined, ask.seat, ask.moves, dice));
    }
    return brain.evaluate(imagined, seat);
  };
  const hopes = moves.map((move, i) => (priors[i] === 0 ? -1 : hope(move, 0) + hope(move, 1)));
  return moves[hopes.indexOf(Math.max(...hopes))] as FtMove;
}

describe('strength', () => {
  test.each(TABLES)('%i players, %j: one move of foresight beats chance', (players, options) => {
    for (let n = 0; n < 3; n++) {
      const dice = fastStreamFrom(`strength ${n}`);
      const { table: t } = begin(game, players, options, dice);
      const bot = n % players;
      for (let ask = asks(game, t)[0]; ask; ask = asks(game, t)[0]) {
        const { seat, moves } = ask;
        const luck = below(dice, moves.length);
        advance(game, t, seat, seat === bot ? foresight(t, seat, moves, luck) : (moves[luck] as FtMove));
      }
      expect(game.outcome(t)?.winners).toEqual([bot]);
    }
  });
});

test('the token is not lifted from where it serves best', () => {
  const pilots = ['PIL-01', 'PIL-02', 'PIL-03'] as const;
  const t = opening(
    [['M04'], ['M30']],
    pilots.map((id) => [id, 'NEA'] as const),
  );
  t.time = 4;
  expect(bestToken(planOf(t, 0))).toBeGreaterThan(1);
  t.concentration = { formation: 'PIL', region: 'NEA' };
  expect(bestToken(planOf(t, 0))).toBe(0);
});

describe('edition 2', () => {
  const pilots: readonly (readonly [SoldierId, Region])[] = (['PIL-01', 'PIL-02', 'PIL-03', 'PIL-04'] as const).map(
    (id) => [id, 'NEA'],
  );

  test('FTF-5.5.2 the token stays where it serves best', () => {
    const t = opening([['M04'], ['M16']], pilots);
    t.time = 4;
    t.concentration = { formation: 'PIL', region: 'NEA' };
    t.flow.push({ step: 'concentration.token', seat: 0 });
    expect(brain.policy(t, 0, movesOf(t), fastStream(1))).toBe('token(PIL,NEA)');
  });

  test('FTF-5.3.6d at Main front a mission that stands is kept, one that fails is thrown away', () => {
    const front = (crew: typeof pilots): FtMove => {
      const t = opening([['M04'], ['M16']], crew);
      t.time = 9;
      t.flow.push({ step: 'rule.front', seat: 0 });
      expect(movesOf(t)).toEqual(['front(M04)', 'pass']);
      return brain.policy(t, 0, movesOf(t), fastStream(1));
    };
    expect(front(pilots)).toBe('pass');
    expect(front([])).toBe('front(M04)');
  });

  test('FTF-6.5.7 a red card promises a yellow one to whoever has room for it in the hand', () => {
    const hope = (edition: number): number => {
      const t = opening([['M15', 'M20', 'M21'], ['M16']]);
      (t.staffs[0] as { stage2Received: number }).stage2Received = 3;
      return brain.evaluate({ ...t, edition }, 0);
    };
    expect(hope(2)).not.toBe(hope(1));
  });

  test('FTF-9.1 who has seen the next event card weighs Maneuvers by it', () => {
    const maneuvers = (top: EventId | null): number => {
      const t = opening([['M04'], ['M16']], pilots.slice(0, 3));
      t.time = 4;
      if (top) t.foreseen = { seat: 0, top };
      return gainsOf(planOf(t, 0), ['order(maneuvers)'])[0] as number;
    };
    // M04 stands: seven months bring it home at once; after three, with the Axis advancing there, much can still happen.
    expect(maneuvers('E07')).toBeGreaterThan(maneuvers(null));
    expect(maneuvers('E04')).toBeLessThan(maneuvers(null));
  });

  test('FTF-8.8 whoever has given up is no rival any more, but is played on as if', () => {
    const { table: t } = begin(game, 3, {}, fastStream(7));
    (t.staffs[2] as { vp: number }).vp = 30;
    const before = [0, 1, 2].map((seat) => brain.evaluate(t, seat));
    game.resign?.(t, 2);
    expect(brain.evaluate(t, 0)).toBeGreaterThan((before[0] as number) + 0.2);
    expect(brain.evaluate(t, 2)).toBe(before[2]);
  });
});
