import { advance, asks, begin, clone, diceKey, fastStream, goOn, type Options, seededStream } from '@sztab/kernel';
import { selfPlay } from '@sztab/kernel/testing';
import { describe, expect, test } from 'vitest';
import { thinksSoundly } from '../../testing/brain.ts';
import type { Character } from '../content/dice.ts';
import type { MissionId } from '../content/missions.ts';
import { niepodlegla as game } from '../rules/index.ts';
import { type Move, takesBack } from '../rules/moves.ts';
import { type CardId, type Player, pawnOn, type State } from '../rules/state.ts';
import { after } from '../testing/position.ts';
import { forecast } from './forecast.ts';
import { brain } from './index.ts';

const TABLES: readonly (readonly [players: number, options: Options])[] = [
  [2, { consent: 'arbiter' }],
  [3, { consent: 'open', stakes: 'ask' }],
  [3, { consent: 'motion' }],
  [4, { consent: 'arbiter', stakes: '3' }],
];

const opening = (players: number, options: Options = { consent: 'arbiter' }, seed = 'opening'): State =>
  begin(game, players, options, seededStream(diceKey(seed, []))).state;

interface Asked {
  readonly s: State;
  readonly seat: number;
  readonly prompt: string;
  readonly moves: readonly Move[];
}

/** Whoever speaks first, and what is asked. */
function question(s: State): Asked | undefined {
  const asked = asks(game, s);
  const first = asked.length > 1 ? brain.speaker?.(s, asked) : null;
  const ask = asked.find(({ seat }) => seat === first) ?? asked[0];
  return ask && { s, ...ask };
}

/** Every question of a game that the policy plays for all seats. */
const questions = (seed: string, players: number, options: Options) =>
  selfPlay({ game, brain }, { players, options }, seed);

const answer = ({ s, seat, moves }: Asked): Move => brain.policy(s, seat, moves, fastStream(1));

/** A table where this is asked. */
function whenAsked(prompt: string, players = 3, where: (s: State) => boolean = () => true): Asked {
  for (let n = 0; n < 40; n++) {
    for (const ask of questions(`when ${n}`, players, { consent: 'arbiter' }))
      if (ask.prompt === prompt && where(ask.s)) return ask;
  }
  throw new Error(`nobody was ever asked ${prompt}`);
}

/** Follows the policy until the plan is committed. */
function laidOut(s: State): State {
  for (let ask = question(s); ask?.prompt === 'plan'; ask = question(s)) advance(game, s, ask.seat, answer(ask));
  return s;
}

thinksSoundly(
  { game, brain },
  {
    tables: TABLES,
    games: 1,
    every: 7,
    judgesFairly: () => true,
    thoughts: 4,
    also({ prompt, moves }, planned, priors) {
      expect(planned).not.toBe('closeRolling');
      if (prompt === 'settle') return;
      // Nothing is taken back but in a settlement.
      expect(takesBack(planned)).toBe(false);
      expect(moves.filter((_, i) => (priors[i] as number) > 0).some(takesBack)).toBe(false);
    },
  },
);

describe('policy and priors', () => {
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
        const s = opening(players, { consent: 'arbiter' }, `strength ${n}`);
        const dice = fastStream(n);
        for (let ask = question(s); ask; ask = question(s)) {
          advance(game, s, ask.seat, brain.policy(s, ask.seat, ask.moves, dice));
        }
        points += s.result?.points ?? 0;
      }
      // A victory is worth 44.
      expect(points / 5).toBeGreaterThan(33);
    },
  );
});

describe('planning', () => {
  test.each([2, 3, 4])('%i players: a plan that people began is ended, and what lies is kept', (players) => {
    const s = opening(players);
    const begun: readonly Move[] = ['placePawn(blue,A-09)', 'giveDie(red)', 'giveDie(red)', 'placePawn(red,A-06)'];
    for (const move of begun) advance(game, s, 0, move);
    laidOut(s);
    expect(s.phase).not.toBe('plan');
    expect(pawnOn(s, 'A-09')).toBe(1);
    expect(pawnOn(s, 'A-06')).toBe(0);
    for (const { held } of s.players) expect(held.length).toBeGreaterThan(0);
  });

  test('time is not left to run away', () => {
    for (const players of [2, 3, 4]) {
      for (const timely of ['A-30', 'A-43'] as const) {
        const s = opening(players);
        s.row = s.row.with(4, timely);
        s.round = 6;
        expect(pawnOn(laidOut(s), timely)).not.toBeNull();
      }
    }
  });

  test('the fitting mission goes to the owner of the fitting die', () => {
    const s = opening(3);
    s.row = ['A-07', 'A-02', 'A-25', 'A-15', 'A-22', 'A-20', 'A-06', 'A-09', 'A-05'] satisfies MissionId[] as CardId[];
    s.characters.haller = 2;
    s.characters.pilsudski = 2;
    expect(pawnOn(laidOut(s), 'A-25')).toBe(2);
  });
});

describe('choices of the team', () => {
  /** A token for one of these towns, on an empty map. */
  function askTown(where: '@prussian' | '@kresy' | '*', is: 'ind' | 'obs'): Asked {
    const s = opening(3);
    for (const town of Object.values(s.towns)) Object.assign(town, { ind: 0, ru: 0, cp: 0, ua: 0 });
    const question_ =
      is === 'ind'
        ? ({ is, where, not: null, more: false } as const)
        : ({ is, kind: 'cp', where, not: null, more: false } as const);
    goOn(s, { step: 'team', question: question_, card: null, motion: null });
    return question(s) as Asked;
  }

  test('a token goes where it ends a region, an obstacle where it hurts least', () => {
    const token = askTown('*', 'ind');
    for (const town of ['gdansk', 'poznan'] as const) token.s.towns[town].ind = 1;
    expect(answer(token)).toBe('chooseTown(opole)');
    const obstacle = askTown('@prussian', 'obs');
    Object.assign(obstacle.s.towns.gdansk, { ind: 1 });
    Object.assign(obstacle.s.towns.poznan, { ind: 3 });
    expect(answer(obstacle)).toBe('chooseTown(poznan)');
  });

  test('every motion is agreed to, and after an objection the arbiter decides', () => {
    const s = opening(3, { consent: 'motion' });
    goOn(s, {
      step: 'team',
      question: { is: 'ind', where: '@prussian', not: null, more: false },
      card: null,
      motion: null,
    });
    advance(game, s, 1, 'chooseTown(poznan)');
    for (const { seat, moves } of asks(game, s)) expect(brain.policy(s, seat, moves, fastStream(1))).toBe('agree');
    advance(game, s, 2, 'object');
    expect(answer(question(s) as Asked)).toMatch(/^decide\((gdansk|poznan|opole)\)$/);
  });

  test('no challenge is asked for', () => {
    const s = opening(3);
    goOn(s, { step: 'team', question: { is: 'stakes' }, card: null, motion: null });
    expect(answer(question(s) as Asked)).toBe('setStakes(0)');
  });
});

describe('the struggle', () => {
  test('done when everything is covered', () => {
    const { s } = whenAsked('roll', 3, ({ round }) => round < 10);
    const seat = (asks(game, s)[0] as { seat: number }).seat;
    s.pawns = [{ card: 'A-09', seat }];
    s.row = ['A-09', 'A-06'];
    (s.players[seat] as Player).held = [
      { die: 'n1', up: 1, selected: false },
      { die: 'n2', up: 1, selected: false },
      { die: 'n3', up: 4, selected: false },
    ];
    const moves = (asks(game, s)[0] as Asked).moves;
    expect(brain.policy(s, seat, moves, fastStream(1))).toBe('done');
  });

  test('with one symbol missing and morale to spend, the useless die is rolled again', () => {
    const { s } = whenAsked('roll', 3, ({ round }) => round < 10);
    s.pawns = [{ card: 'A-01', seat: 0 }];
    s.row = ['A-01'];
    s.morale = 9;
    s.players.forEach((player, seat) => {
      player.held = seat > 0 ? [{ die: `n${9 + seat}`, up: 3, selected: false }] : [];
    });
    (s.players[0] as Player).held = [
      { die: 'n1', up: 1, selected: false },
      { die: 'n2', up: 4, selected: false },
      { die: 'n3', up: 3, selected: false },
    ];
    expect(question(s)?.seat).toBe(0);
    expect(answer(question(s) as Asked)).toBe('selectDie(n3)');
    advance(game, s, 0, 'selectDie(n3)');
    expect(answer(question(s) as Asked)).toBe('reroll');
  });

  test('dice are chosen, and then the last marker goes: done', () => {
    const { s } = whenAsked('roll', 3, ({ round }) => round < 10);
    s.morale = 0;
    s.tokens.splice(0, s.tokens.length, { token: 'sapieha', owner: 1, holder: 1, active: true });
    for (const one of (s.players[0] as Player).held) one.selected = true;
    const { moves } = asks(game, s).find(({ seat }) => seat === 0) as { moves: readonly Move[] };
    expect(brain.policy(s, 0, moves, fastStream(1))).toBe('done');
  });

  test('neutral dice that show the same are one thought', () => {
    const { s } = whenAsked('roll');
    (s.players[0] as Player).held = [
      { die: 'n1', up: 2, selected: false },
      { die: 'n2', up: 2, selected: false },
      { die: 'n3', up: 3, selected: false },
    ];
    expect(brain.alike(s, 0, 'selectDie(n1)')).toBe(brain.alike(s, 0, 'selectDie(n2)'));
    expect(brain.alike(s, 0, 'selectDie(n1)')).not.toBe(brain.alike(s, 0, 'selectDie(n3)'));
  });
});

describe('the last round', () => {
  /** The first throw of the last round, as it fell in some game. */
  const lastRoll = (): State => clone(whenAsked('roll', 3, ({ round }) => round === 10).s);

  test('morale tokens are used at once, and whoever has one speaks first', () => {
    const s = lastRoll();
    s.tokens.splice(0, s.tokens.length, { token: 'sapieha', owner: 1, holder: 1, active: true });
    expect(question(s)?.seat).toBe(1);
    expect(answer(question(s) as Asked)).toBe('useMoraleToken(sapieha)');
  });

  test('whoever still lacks something is asked, and rolls what nobody needs', () => {
    const s = lastRoll();
    s.tokens.length = 0;
    s.easy = ['A-62', 'A-69'];
    s.row = ['A-62', 'A-69'];
    s.pawns = [
      { card: 'A-62', seat: 0 },
      { card: 'A-69', seat: 2 },
    ];
    s.main = { paris: 0, warsaw: 0 };
    s.morale = 1;
    (s.players[0] as Player).held = [
      { die: 'n1', up: 4, selected: false },
      { die: 'n2', up: 4, selected: false },
    ];
    (s.players[1] as Player).held = [{ die: 'n3', up: 3, selected: false }];
    (s.players[2] as Player).held = [
      { die: 'n4', up: 1, selected: false },
      { die: 'n5', up: 2, selected: false },
    ];
    expect(question(s)?.seat).toBe(2);
    expect(answer(question(s) as Asked)).toBe('selectDie(n5)');
    // With a die to spare next door and the price of passing it, victory is certain.
    s.morale = 2;
    (s.players[1] as Player).held = [{ die: 'n3', up: 5, selected: false }];
    expect(question(s)?.seat).toBe(1);
    expect(answer(question(s) as Asked)).toBe('passDie(n3,yellow)');
  });

  test('before the rolling nobody is first', () => {
    const s = opening(3, { consent: 'open' });
    expect(brain.speaker?.(s, asks(game, s))).toBeNull();
  });
});

describe('quiet and evaluate', () => {
  test('quiet before a plan and at the end', () => {
    for (const { s, prompt } of questions('quiet', 3, { consent: 'arbiter' })) {
      const untouched = s.pawns.length === 0 && s.players.every(({ held }) => held.length === 0);
      expect(brain.quiet(s)).toBe(prompt === 'plan' && untouched);
    }
    const s = opening(2);
    game.resign?.(s, 0);
    expect(brain.quiet(s)).toBe(true);
    expect(brain.evaluate(s, 1)).toBe(0);
  });

  test('everything that helps makes victory likelier', () => {
    for (const round of [2, 5, 8]) {
      const s = opening(3);
      s.round = round;
      const before = brain.evaluate(s, 0);
      const better = (change: (s: State) => void): number => {
        const other = clone(s);
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

test('what people are told of 11 November does not fall by the turn of a round: what was settled is counted before', () => {
  let before: { readonly round: number; readonly told: number } | null = null;
  const turns: number[] = [];
  for (const { s } of questions('forecast', 3, { consent: 'open' })) {
    if (before && s.round === before.round + 1) turns.push(forecast(s) - before.told);
    before = s.phase === 'plan' || s.round > 8 ? null : { round: s.round, told: forecast(s) };
  }
  expect(turns.length).toBeGreaterThan(5);
  expect(turns.reduce((sum, one) => sum + one, 0) / turns.length).toBeGreaterThan(-0.05);
});

test('while dice are rolled people are told how they stand if they stopped now: what is covered counts, and a die in the hand changes nothing', () => {
  const rolling = (held: readonly string[], fresh: Partial<State> = {}): State => ({
    ...after({ players: 2, row: 'A-05@0 A-06@1 A-03', at: 'roll', morale: 7, held }),
    ...fresh,
  });
  const bare = rolling(['n1:D n2:D', 'n3:D n4:D']);
  const covered = rolling(['n1:M n2:M', 'n3:D n4:D']);
  const both = rolling(['n1:M n2:M', 'n3:P n4:M']);
  expect(forecast(covered)).toBeGreaterThan(forecast(bare) + 0.01);
  expect(forecast(both)).toBeGreaterThan(forecast(covered) + 0.01);
  expect(forecast(rolling(['n1:M n2:M', 'n3:P n4:M'], { morale: 1 }))).toBeLessThan(forecast(both));
  const chosen = clone(covered);
  for (const die of chosen.players[0]?.held ?? []) die.selected = true;
  expect(forecast(chosen)).toBe(forecast(covered));
  expect(chosen.players[0]?.held[0]?.selected).toBe(true);
});
