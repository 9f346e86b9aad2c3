import {
  advance,
  asks,
  begin,
  clone,
  diceKey,
  fastStream,
  fastStreamFrom,
  type Options,
  seededStream,
} from '@sztab/kernel';
import { describe, expect, test } from 'vitest';
import type { Character } from '../content/dice.ts';
import type { MissionId } from '../content/missions.ts';
import { niepodlegla as game } from '../rules/index.ts';
import { type NpMove, takesBack } from '../rules/moves.ts';
import { type CardId, type NpTable, type Player, pawnOn } from '../rules/table.ts';
import { brain } from './index.ts';

const TABLES: readonly (readonly [players: number, options: Options])[] = [
  [2, { consent: 'arbiter' }],
  [3, { consent: 'open', stakes: 'ask' }],
  [3, { consent: 'motion' }],
  [4, { consent: 'arbiter', stakes: '3' }],
];

const opening = (players: number, options: Options = { consent: 'arbiter' }, seed = 'opening'): NpTable =>
  begin(game, players, options, seededStream(diceKey(seed, []))).table;

interface Asked {
  readonly t: NpTable;
  readonly seat: number;
  readonly prompt: string;
  readonly moves: readonly NpMove[];
}

/** Whoever speaks first, and what is asked. */
function question(t: NpTable): Asked | undefined {
  const asked = asks(game, t);
  const first = asked.length > 1 ? brain.speaker?.(t, asked) : null;
  const ask = asked.find(({ seat }) => seat === first) ?? asked[0];
  return ask && { t, ...ask };
}

/** Every question of a game that the policy plays for all seats. */
function* questions(seed: string, players: number, options: Options): Generator<Asked> {
  const t = opening(players, options, seed);
  const dice = fastStreamFrom(seed);
  for (let ask = question(t); ask; ask = question(t)) {
    yield ask;
    advance(game, t, ask.seat, brain.policy(t, ask.seat, ask.moves, dice));
  }
}

const answer = ({ t, seat, moves }: Asked): NpMove => brain.policy(t, seat, moves, fastStream(1));

/** A table where this is asked. */
function whenAsked(prompt: string, players = 3, where: (t: NpTable) => boolean = () => true): Asked {
  for (let n = 0; n < 40; n++) {
    for (const ask of questions(`when ${n}`, players, { consent: 'arbiter' }))
      if (ask.prompt === prompt && where(ask.t)) return ask;
  }
  throw new Error(`nobody was ever asked ${prompt}`);
}

/** Follows the policy until the plan is committed. */
function laidOut(t: NpTable): NpTable {
  for (let ask = question(t); ask?.prompt === 'plan'; ask = question(t)) advance(game, t, ask.seat, answer(ask));
  return t;
}

describe('what the brain may know', () => {
  test.each(TABLES)('%i players, %j: the same whatever lies in the stacks', (players, options) => {
    let n = 0;
    for (const { t, seat, moves } of questions('secret', players, options)) {
      if (n++ % 7 > 0) continue;
      const other = game.redeal(clone(t), seat, fastStreamFrom('other'));
      expect(brain.policy(other, seat, moves, fastStream(3))).toBe(brain.policy(t, seat, moves, fastStream(3)));
      expect(brain.priors?.(other, seat, moves)).toEqual(brain.priors?.(t, seat, moves));
      expect(brain.evaluate(other, seat)).toBe(brain.evaluate(t, seat));
    }
  });

  test('looking changes nothing', () => {
    for (const { t, seat, moves } of questions('untouched', 4, { consent: 'arbiter' })) {
      const before = clone(t);
      brain.policy(t, seat, moves, fastStream(1));
      brain.priors?.(t, seat, moves);
      brain.evaluate(t, seat);
      brain.speaker?.(t, asks(game, t));
      for (const move of moves) brain.alike(t, seat, move);
      expect(t).toEqual(before);
    }
  });
});

describe('policy and priors', () => {
  test.each(TABLES)(
    '%i players, %j: offered moves, few thoughts, no take-backs but in a settlement',
    (players, options) => {
      for (const { t, seat, prompt, moves } of questions('whole', players, options)) {
        const move = brain.policy(t, seat, moves, fastStream(5));
        expect(moves).toContain(move);
        expect(move).not.toBe('closeRolling');
        if (prompt !== 'settle') expect(takesBack(move)).toBe(false);
        const priors = brain.priors?.(t, seat, moves) as readonly number[];
        expect(priors).toHaveLength(moves.length);
        const worth = moves.filter((_, i) => (priors[i] as number) > 0);
        expect(worth.length).toBeGreaterThan(0);
        expect(worth.length).toBeLessThanOrEqual(4);
        if (prompt !== 'settle') expect(worth.some(takesBack)).toBe(false);
      }
    },
  );

  test.each(TABLES)('%i players, %j: what comes next without a list is what comes with one', (players, options) => {
    const step = clone(opening(players, options, 'next'));
    let told = 0;
    for (let ask = question(step); ask; ask = question(step)) {
      const next = brain.next?.(step);
      const ahead = clone(step);
      for (const move of next?.moves ?? []) advance(game, ahead, next?.seat as number, move);
      // Dice may be chosen in another order; then they are thrown all the same.
      for (const _ of next?.moves ?? ['one']) {
        const asked = question(step) as Asked;
        if (next) expect(asked.seat).toBe(next.seat);
        advance(game, step, asked.seat, answer(asked));
        told += next ? 1 : 0;
      }
      if (next) expect(step).toEqual(ahead);
    }
    expect(told).toBeGreaterThan(200);
  });

  test('the same seed, the same game', () => {
    const game1 = [...questions('again', 3, { consent: 'arbiter' })].map(({ seat, moves }) => [seat, moves.length]);
    const game2 = [...questions('again', 3, { consent: 'arbiter' })].map(({ seat, moves }) => [seat, moves.length]);
    expect(game2).toEqual(game1);
  });

  test.each([2, 3, 4])(
    '%i players: a team that plays like this reaches the last round and comes far in it',
    (players) => {
      let points = 0;
      for (let n = 0; n < 5; n++) {
        const t = opening(players, { consent: 'arbiter' }, `strength ${n}`);
        const dice = fastStream(n);
        for (let ask = question(t); ask; ask = question(t)) {
          advance(game, t, ask.seat, brain.policy(t, ask.seat, ask.moves, dice));
        }
        points += t.result?.points ?? 0;
      }
      // A victory is worth 44.
      expect(points / 5).toBeGreaterThan(33);
    },
  );
});

describe('planning', () => {
  test.each([2, 3, 4])('%i players: a plan that people began is ended, and what lies is kept', (players) => {
    const t = opening(players);
    const begun: readonly NpMove[] = ['placePawn(blue,A-09)', 'giveDie(red)', 'giveDie(red)', 'placePawn(red,A-06)'];
    for (const move of begun) advance(game, t, 0, move);
    laidOut(t);
    expect(t.phase).not.toBe('plan');
    expect(pawnOn(t, 'A-09')).toBe(1);
    expect(pawnOn(t, 'A-06')).toBe(0);
    for (const { held } of t.players) expect(held.length).toBeGreaterThan(0);
  });

  test('time is not left to run away', () => {
    for (const players of [2, 3, 4]) {
      for (const timely of ['A-30', 'A-43'] as const) {
        const t = opening(players);
        t.row = t.row.with(4, timely);
        t.round = 6;
        expect(pawnOn(laidOut(t), timely)).not.toBeNull();
      }
    }
  });

  test('the fitting mission goes to the owner of the fitting die', () => {
    const t = opening(3);
    t.row = ['A-07', 'A-02', 'A-25', 'A-15', 'A-22', 'A-20', 'A-06', 'A-09', 'A-05'] satisfies MissionId[] as CardId[];
    t.characters.haller = 2;
    t.characters.pilsudski = 2;
    expect(pawnOn(laidOut(t), 'A-25')).toBe(2);
  });
});

describe('choices of the team', () => {
  /** A token for one of these towns, on an empty map. */
  function askTown(where: '@prussian' | '@kresy' | '*', is: 'ind' | 'obs'): Asked {
    const t = opening(3);
    for (const town of Object.values(t.towns)) Object.assign(town, { ind: 0, ru: 0, cp: 0, ua: 0 });
    const question_ =
      is === 'ind'
        ? ({ is, where, not: null, more: false } as const)
        : ({ is, kind: 'cp', where, not: null, more: false } as const);
    t.flow = [{ step: 'team', question: question_, card: null, motion: null }];
    return question(t) as Asked;
  }

  test('a token goes where it ends a region, an obstacle where it hurts least', () => {
    const token = askTown('*', 'ind');
    for (const town of ['gdansk', 'poznan'] as const) token.t.towns[town].ind = 1;
    expect(answer(token)).toBe('chooseTown(opole)');
    const obstacle = askTown('@prussian', 'obs');
    Object.assign(obstacle.t.towns.gdansk, { ind: 1 });
    Object.assign(obstacle.t.towns.poznan, { ind: 3 });
    expect(answer(obstacle)).toBe('chooseTown(poznan)');
  });

  test('every motion is agreed to, and after an objection the arbiter decides', () => {
    const t = opening(3, { consent: 'motion' });
    t.flow = [
      { step: 'team', question: { is: 'ind', where: '@prussian', not: null, more: false }, card: null, motion: null },
    ];
    advance(game, t, 1, 'chooseTown(poznan)');
    for (const { seat, moves } of asks(game, t)) expect(brain.policy(t, seat, moves, fastStream(1))).toBe('agree');
    advance(game, t, 2, 'object');
    expect(answer(question(t) as Asked)).toMatch(/^decide\((gdansk|poznan|opole)\)$/);
  });

  test('no challenge is asked for', () => {
    const t = opening(3);
    t.flow = [{ step: 'team', question: { is: 'stakes' }, card: null, motion: null }];
    expect(answer(question(t) as Asked)).toBe('setStakes(0)');
  });
});

describe('the struggle', () => {
  test('done when everything is covered', () => {
    const { t } = whenAsked('roll', 3, ({ round }) => round < 10);
    const seat = (asks(game, t)[0] as { seat: number }).seat;
    t.pawns = [{ card: 'A-09', seat }];
    t.row = ['A-09', 'A-06'];
    (t.players[seat] as Player).held = [
      { die: 'n1', up: 1, selected: false },
      { die: 'n2', up: 1, selected: false },
      { die: 'n3', up: 4, selected: false },
    ];
    const moves = (asks(game, t)[0] as Asked).moves;
    expect(brain.policy(t, seat, moves, fastStream(1))).toBe('done');
  });

  test('with one symbol missing and morale to spend, the useless die is rolled again', () => {
    const { t } = whenAsked('roll', 3, ({ round }) => round < 10);
    t.pawns = [{ card: 'A-01', seat: 0 }];
    t.row = ['A-01'];
    t.morale = 9;
    t.players.forEach((player, seat) => {
      player.held = seat > 0 ? [{ die: `n${9 + seat}`, up: 3, selected: false }] : [];
    });
    (t.players[0] as Player).held = [
      { die: 'n1', up: 1, selected: false },
      { die: 'n2', up: 4, selected: false },
      { die: 'n3', up: 3, selected: false },
    ];
    expect(question(t)?.seat).toBe(0);
    expect(answer(question(t) as Asked)).toBe('selectDie(n3)');
    advance(game, t, 0, 'selectDie(n3)');
    expect(answer(question(t) as Asked)).toBe('reroll');
  });

  test('dice are chosen, and then the last marker goes: done', () => {
    const { t } = whenAsked('roll', 3, ({ round }) => round < 10);
    t.morale = 0;
    t.tokens.splice(0, t.tokens.length, { token: 'sapieha', owner: 1, holder: 1, active: true });
    for (const one of (t.players[0] as Player).held) one.selected = true;
    const { moves } = asks(game, t).find(({ seat }) => seat === 0) as { moves: readonly NpMove[] };
    expect(brain.policy(t, 0, moves, fastStream(1))).toBe('done');
  });

  test('neutral dice that show the same are one thought', () => {
    const { t } = whenAsked('roll');
    (t.players[0] as Player).held = [
      { die: 'n1', up: 2, selected: false },
      { die: 'n2', up: 2, selected: false },
      { die: 'n3', up: 3, selected: false },
    ];
    expect(brain.alike(t, 0, 'selectDie(n1)')).toBe(brain.alike(t, 0, 'selectDie(n2)'));
    expect(brain.alike(t, 0, 'selectDie(n1)')).not.toBe(brain.alike(t, 0, 'selectDie(n3)'));
  });
});

describe('the last round', () => {
  /** The first throw of the last round, as it fell in some game. */
  const lastRoll = (): NpTable => clone(whenAsked('roll', 3, ({ round }) => round === 10).t);

  test('morale tokens are used at once, and whoever has one speaks first', () => {
    const t = lastRoll();
    t.tokens.splice(0, t.tokens.length, { token: 'sapieha', owner: 1, holder: 1, active: true });
    expect(question(t)?.seat).toBe(1);
    expect(answer(question(t) as Asked)).toBe('useMoraleToken(sapieha)');
  });

  test('whoever still lacks something is asked, and rolls what nobody needs', () => {
    const t = lastRoll();
    t.tokens.length = 0;
    t.easy = ['A-62', 'A-69'];
    t.row = ['A-62', 'A-69'];
    t.pawns = [
      { card: 'A-62', seat: 0 },
      { card: 'A-69', seat: 2 },
    ];
    t.main = { paris: 0, warsaw: 0 };
    t.morale = 1;
    (t.players[0] as Player).held = [
      { die: 'n1', up: 4, selected: false },
      { die: 'n2', up: 4, selected: false },
    ];
    (t.players[1] as Player).held = [{ die: 'n3', up: 3, selected: false }];
    (t.players[2] as Player).held = [
      { die: 'n4', up: 1, selected: false },
      { die: 'n5', up: 2, selected: false },
    ];
    expect(question(t)?.seat).toBe(2);
    expect(answer(question(t) as Asked)).toBe('selectDie(n5)');
    // With a die to spare next door and the price of passing it, victory is certain.
    t.morale = 2;
    (t.players[1] as Player).held = [{ die: 'n3', up: 5, selected: false }];
    expect(question(t)?.seat).toBe(1);
    expect(answer(question(t) as Asked)).toBe('passDie(n3,yellow)');
  });

  test('before the rolling nobody is first', () => {
    const t = opening(3, { consent: 'open' });
    expect(brain.speaker?.(t, asks(game, t))).toBeNull();
  });
});

describe('quiet and evaluate', () => {
  test('quiet before a plan and at the end', () => {
    for (const { t, prompt } of questions('quiet', 3, { consent: 'arbiter' })) {
      const untouched = t.pawns.length === 0 && t.players.every(({ held }) => held.length === 0);
      expect(brain.quiet(t)).toBe(prompt === 'plan' && untouched);
    }
    const t = opening(2);
    game.resign?.(t, 0);
    expect(brain.quiet(t)).toBe(true);
    expect(brain.evaluate(t, 1)).toBe(0);
  });

  test('everything that helps makes victory likelier', () => {
    for (const round of [2, 5, 8]) {
      const t = opening(3);
      t.round = round;
      const before = brain.evaluate(t, 0);
      const better = (change: (t: NpTable) => void): number => {
        const other = clone(t);
        change(other);
        return brain.evaluate(other, 0) - before;
      };
      for (const track of ['acc', 'fp'] as const) {
        expect(
          better((other) => {
            other[track]++;
          }),
        ).toBeGreaterThan(0);
      }
      for (const character of ['pilsudski', 'witos'] satisfies Character[]) {
        expect(
          better((other) => {
            other.characters[character] = 1;
          }),
        ).toBeGreaterThan(0);
      }
      expect(
        better((other) => {
          other.towns.krakow.ind++;
        }),
      ).toBeGreaterThan(0);
      expect(
        better((other) => {
          other.towns.pinsk.ru -= 2;
        }),
      ).toBeGreaterThan(0);
    }
  });
});
