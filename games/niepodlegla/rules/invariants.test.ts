import { asks, below, fastStream } from '@sztab/kernel';
import { eventsOf } from '@sztab/kernel/testing';
import { describe, expect, test } from 'vitest';
import { brokenBy } from '../../testing/laws.ts';
import { after, gameFor, type Position, position, wander } from '../testing/position.ts';
import { isSatisfied } from './cover.ts';
import { niepodlegla } from './index.ts';
import { broken, LAW } from './invariants.ts';
import type { HeldDie, PlanFrame, State } from './state.ts';

const GAMES = process.env.SZTAB_TIER === 'quick' ? 1 : 3;

const PLAN: Position = {
  row: 'A-02@0 A-03@1 A-05 A-07',
  towns: 'krakow=2 wilno=ru1,cp1',
  tokens: 'pow@0 sapieha@1!',
  characters: 'witos@1',
  jail: '2 neutral',
  spentThreats: 'Z-01',
  round: 3,
};
const ROLL: Position = { ...PLAN, at: 'roll', morale: 5, held: ['n1:P', 'n2:P witos:PP', 'n3:D'] };
const LAST: Position = {
  at: 'roll',
  round: 10,
  row: 'A-61@0 A-62@0 A-63@1 A-64@1 A-66@2 A-69@2',
  main: [4, 4],
  challenges: 'A-70 A-71',
  towns: 'wilno=ru2',
  morale: 6,
};

/** What the checker says after something was put wrong. */
const wrong = (tamper: (s: State) => unknown, p: Position = PLAN) => brokenBy(niepodlegla, position(p), tamper);

describe('the checker notices', () => {
  test('towns: never both sorts, no count below zero, 34 tokens', () => {
    expect(wrong((s) => s.towns.krakow.cp++)).toEqual([LAW.sorts]);
    expect(wrong((s) => s.towns.wilno.ind++)).toEqual([LAW.sorts]);
    expect(wrong((s) => s.towns.lwow.ua--)).toEqual([LAW.tokens]);
    expect(wrong((s) => Object.assign(s.towns.lwow, { ru: 0.5 }))).toEqual([LAW.tokens]);
    expect(wrong((s) => Object.assign(s.towns.lwow, { ind: 32 }))).toEqual([]);
    expect(wrong((s) => Object.assign(s.towns.lwow, { ind: 33 }))).toEqual([LAW.tokens]);
    expect(wrong((s) => Object.assign(s.towns.lwow, { ind: -1 }))).toEqual([LAW.tokens]);
  });

  test('tracks and morale', () => {
    expect(wrong((s) => Object.assign(s, { acc: 11 }))).toEqual([LAW.tracks]);
    expect(wrong((s) => Object.assign(s, { acc: -1 }))).toEqual([LAW.tracks]);
    expect(wrong((s) => Object.assign(s, { fp: 11 }))).toEqual([LAW.tracks]);
    expect(wrong((s) => Object.assign(s, { morale: 14 }))).toEqual([LAW.morale]);
    expect(wrong((s) => Object.assign(s, { morale: -1 }))).toEqual([LAW.morale]);
    expect(wrong((s) => Object.assign(s, { overdrawn: true, morale: 0 }))).toEqual([LAW.morale]);
    expect(wrong((s) => Object.assign(s, { overdrawn: true }), ROLL)).toEqual([LAW.morale]);
    expect(wrong((s) => Object.assign(s, { overdrawn: true, morale: 0 }), ROLL)).toEqual([]);
  });

  test('every card in exactly one place', () => {
    expect(wrong((s) => s.out.pop())).toEqual([LAW.cards]);
    expect(wrong((s) => s.out.push('A-02'))).toEqual([LAW.cards]);
    expect(wrong((s) => s.out.splice(0, 1, 'A-02'))).toContain(LAW.cards);
    expect(wrong((s) => s.out.push('A-50'))).toEqual([LAW.cards]);
    expect(wrong((s) => s.out.splice(s.out.indexOf('A-09'), 1, 'A-50'))).toEqual([LAW.cards]);
    expect(wrong((s) => s.threats.old.pop())).toEqual([LAW.cards]);
    expect(wrong((s) => s.threats.new.push('Z-01'))).toEqual([LAW.cards]);
    expect(wrong((s) => s.spentThreats.pop())).toEqual([LAW.cards]);
    expect(wrong((s) => s.challenges.push('A-70'), LAST)).toEqual([LAW.cards]);
    expect(wrong((s) => s.row.push('A-61'), LAST)).toEqual([LAW.cards]);
  });

  test('the row: not too long, and full while there is a stack', () => {
    expect(wrong((s) => s.stack.push(s.out.pop() as never))).toEqual([LAW.row]);
    const full: Position = { row: 'A-01 A-02 A-03 A-04 A-05 A-06 A-07 A-08 A-09', stack: 'A-10' };
    expect(wrong((s) => s.row.push(s.stack.pop() as never), full)).toEqual([LAW.row]);
    expect(wrong((s) => s.row.push(s.stack.pop() as never), { ...full, at: 'roll' })).toEqual([LAW.row]);
  });

  test('pawns: one on a mission of the row, three or two of each seat', () => {
    expect(wrong((s) => s.pawns.push({ card: 'A-03', seat: 0 }))).toEqual([LAW.pawns]);
    expect(wrong((s) => s.pawns.push({ card: 'A-09', seat: 0 }))).toEqual([LAW.pawns]);
    expect(wrong((s) => s.pawns.push({ card: 'A-05', seat: 0 }, { card: 'A-07', seat: 0 }))).toEqual([LAW.pawns]);
    expect(wrong((s) => s.jail.pawns.push(2, 2))).toEqual([LAW.pawns]);
  });

  test('dice: each once, 13 neutral ones, none left over after the commit', () => {
    expect(wrong((s) => s.pool.push('n1'))).toEqual([LAW.dice]);
    expect(wrong((s) => s.pool.push('n10', 'n11', 'n12', 'n13'))).toEqual([LAW.dice]);
    expect(wrong((s) => s.pool.push('n10', 'n11', 'n12'))).toEqual([]);
    expect(wrong((s) => s.pool.push('n9'), ROLL)).toEqual([LAW.dice]);
    expect(wrong((s) => s.players[0]?.held.push({ die: 'n2', up: 1, selected: false }), ROLL)).toEqual([LAW.dice]);
    expect(wrong((s) => s.players.map((one) => one.held.splice(0)), ROLL)).toEqual([LAW.dice]);
    expect(wrong((s) => s.players[1]?.held.pop(), ROLL)).toEqual([]);
    expect(wrong((s) => s.players[1]?.held.splice(0), ROLL)).toEqual([LAW.dice]);
  });

  test('characters and tokens: one owner, after the mission; morale tokens are never lent', () => {
    expect(wrong((s) => s.tokens.push({ token: 'pow', owner: 1, holder: 1, active: true }))).toEqual([LAW.earned]);
    expect(wrong((s) => Object.assign(s.characters, { dmowski: 0 }))).toEqual([LAW.earned]);
    const row: Position = { ...PLAN, row: 'A-02 A-03 A-12' };
    expect(
      wrong((s) => s.tokens.push({ token: 'pow', owner: 1, holder: 1, active: true }), { ...row, tokens: '' }),
    ).toEqual([LAW.earned]);
    expect(wrong((s) => Object.assign(s.tokens[1] ?? {}, { holder: 0 }))).toEqual([LAW.lent]);
    expect(wrong((s) => Object.assign(s.tokens[0] ?? {}, { token: 'harcerstwo', holder: 1 }))).toEqual([LAW.lent]);
    expect(wrong((s) => Object.assign(s.tokens[0] ?? {}, { holder: 2 }))).toEqual([]);
  });

  test('the prison in phase 3; the shield', () => {
    const negative: Position = { at: 'negative', row: 'A-03', towns: '', morale: 5 };
    expect(wrong((s) => s.jail.morale++, negative)).toEqual([LAW.jail]);
    expect(wrong((s) => s.jail.neutral++, negative)).toEqual([LAW.jail]);
    expect(wrong((s) => s.jail.pawns.push(0), negative)).toEqual([LAW.jail]);
    expect(wrong((s) => s.jail.characters.push('haller'), negative)).toEqual([LAW.jail]);
    expect(wrong((s) => Object.assign(s, { shield: true }))).toEqual([LAW.shield]);
    for (const phase of ['roll', 'settle', 'negative', 'stakes'] as const) {
      expect(wrong((s) => Object.assign(s, { shield: true, phase }), negative)).toContain(LAW.shield);
    }
    for (const phase of ['check', 'positive', 'time'] as const) {
      expect(wrong((s) => Object.assign(s, { shield: true, phase }), negative)).toEqual([]);
    }
  });

  test('the round: 1 to 10, and 10 only in the final round', () => {
    expect(wrong((s) => Object.assign(s, { round: 0 }))).toEqual([LAW.rounds]);
    expect(wrong((s) => Object.assign(s, { round: 11 }))).toEqual([LAW.rounds]);
    expect(wrong((s) => Object.assign(s, { main: null }), LAST)).toEqual([LAW.rounds]);
  });

  test('what is completed lies in the row, once', () => {
    expect(wrong((s) => s.completed.push('A-09'))).toEqual([LAW.completed]);
    expect(wrong((s) => s.completed.push('A-02', 'A-02'))).toEqual([LAW.completed]);
  });

  test('the end and its points', () => {
    const result = { won: true, reason: 'complete', points: 44, rank: 'captain', completed: [] };
    const end = (change: object) =>
      wrong((s) => Object.assign(s, { flow: [], result: { ...result, ...change } }), LAST);
    expect(end({})).toEqual([]);
    expect(end({ points: 45 })).toEqual([LAW.result]);
    expect(end({ points: 39 })).toEqual([LAW.result]);
    expect(end({ points: 79 })).toEqual([LAW.result]);
    expect(end({ points: 74 })).toEqual([]);
    expect(end({ won: false, points: 45 })).toEqual([]);
    expect(end({ won: false, points: -1 })).toEqual([LAW.result]);
    expect(wrong((s) => Object.assign(s, { result }), LAST)).toEqual([LAW.over]);
    expect(wrong((s) => Object.assign(s, { flow: [] }), LAST)).toEqual([LAW.over]);
  });

  test('take-backs', () => {
    const used = (count: number, p: Position) =>
      wrong((s) => Object.assign((s.flow[0] as PlanFrame).takeBacks, [count]), p);
    expect([used(40, PLAN), used(41, PLAN), used(-1, PLAN)]).toEqual([[], [LAW.takeBacks], [LAW.takeBacks]]);
    expect([used(40, ROLL), used(41, ROLL)]).toEqual([[], [LAW.takeBacks]]);
    const settle: Position = { ...ROLL, at: 'settle', held: ['n1:P', 'n2:F witos:PP', 'n3:D'] };
    expect([used(10, settle), used(11, settle)]).toEqual([[], [LAW.takeBacks]]);
  });
});

describe('in random games', () => {
  /** Two games in three from the start, one from the eve of the final round. */
  const games = (first: number): { s: State; seed: number }[] =>
    Array.from({ length: 3 * GAMES }, (_, n) => {
      const options = { consent: ['motion', 'open', 'arbiter'][n % 3] as string, stakes: n % 2 ? 'ask' : '1' };
      return { s: gameFor(first + n, (2 + (n % 3)) as 2 | 3 | 4, options, n % 3 === 2), seed: first + n };
    });

  test('laws of every move', () => {
    for (const { s, seed } of games(1)) {
      let old = { round: s.round, acc: s.acc, fp: s.fp };
      wander(
        s,
        fastStream(seed, 3),
        (asked) => {
          expect(broken(s)).toEqual([]);
          expect(asked.length).toBeGreaterThan(0);
          expect(new Set(asked.map(({ seat }) => seat)).size).toBe(asked.length);
          for (const { moves } of asked) {
            expect(moves.length).toBeGreaterThan(0);
            expect(new Set(moves).size).toBe(moves.length);
          }
        },
        (told) => {
          const times = eventsOf(told, 'time').length + eventsOf(told, 'independence').length;
          expect(s.round).toBe(old.round + times);
          for (const { from, to } of eventsOf(told, 'track')) expect(Math.abs(from - to)).toBe(1);
          expect(eventsOf(told, 'game-over').length > 0).toBe(s.result !== null);
          old = { round: s.round, acc: s.acc, fp: s.fp };
        },
      );
      expect(s.result).not.toBeNull();
      expect(asks(niepodlegla, s)).toEqual([]);
      expect(broken(s)).toEqual([]);
    }
  });

  test('a positive effect once in a game; phases 1 and 2 leave the map alone', () => {
    for (const { s, seed } of games(20)) {
      const rewarded: string[] = [];
      let before = '';
      wander(
        s,
        fastStream(seed, 4),
        () => {
          before = JSON.stringify([s.phase, s.towns, s.acc, s.fp]);
        },
        (told) => {
          rewarded.push(...eventsOf(told, 'success').map(({ card }) => card));
          const now = JSON.stringify([s.phase, s.towns, s.acc, s.fp]);
          if (s.phase === 'plan' && before.startsWith('["plan"')) expect(now).toBe(before);
          if (s.phase === 'roll' && before.startsWith('["roll"')) expect(now).toBe(before);
        },
      );
      expect(new Set(rewarded).size).toBe(rewarded.length);
    }
  });

  test('a further symbol never makes a satisfied table unsatisfied', () => {
    const p: Position = { ...LAST, easy: LAST.row ?? '', main: [1, 1], challenges: '' };
    let satisfied = 0;
    const dice = fastStream(11);
    for (let n = 0; n < 60; n++) {
      const s = position({ ...p, held: ['n1:P n2:F n3:F', 'n4:P n5:M', 'n6:P n7:M'] });
      for (const { held } of s.players) for (const one of held) one.up = 1 + below(dice, 6);
      const more: HeldDie[] = [];
      for (let extra = 0; extra < 14; extra++) {
        const was = isSatisfied(s, []);
        const up = 1 + ((extra + n) % 6);
        s.players[extra % 3]?.held.push({ die: 'dmowski', up, selected: false }, { die: 'witos', up, selected: false });
        more.push({ die: 'haller', up: 6, selected: false });
        s.players[(extra + 1) % 3]?.held.push(...more);
        if (was) expect(isSatisfied(s, [])).toBe(true);
        if (was) satisfied++;
      }
    }
    expect(satisfied).toBeGreaterThan(20);
  });

  test('nothing is left of the overdraw and the prison when the next round begins', () => {
    const s = after({
      at: 'check',
      overdrawn: true,
      morale: 0,
      row: 'A-04@0',
      towns: '',
      threats: 'Z-02 Z-12 Z-06 Z-03',
    });
    expect([s.overdrawn, s.phase, s.jail.morale, s.jail.neutral]).toEqual([false, 'plan', 1, 1]);
  });
});
