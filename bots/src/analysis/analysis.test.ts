/** Played and read for every game on the shelf; with so few worlds the figures mean little, but they must add up all the same. */
import { clone, fastStreamFrom, type Game, type GameBox, hashText, Match } from '@sztab/kernel';
import { describe, expect, test } from 'vitest';
import { greedy } from '../greedy.ts';
import { random } from '../random.ts';
import { accountOf, sharesOf } from './account.ts';
import { ANALYSIS, type Analysis, Analyst, careFor, HASTY } from './analyst.ts';
import { certain } from './chances.ts';
import type { Decision } from './decision.ts';
import { rowOf } from './figures.ts';
import { exercisesOf, momentsOf, turnsOf } from './moments.ts';

/** Imports point the other way, so the path is put together here: no bot comes to know a game through its test. */
const shelf: { gameIds(): string[]; takeGame(id: string): Promise<GameBox> } = await import(
  new URL('../../../games/shelf.ts', import.meta.url).href
);
const boxes = await Promise.all(shelf.gameIds().map((id) => shelf.takeGame(id)));
/** A whole game in a dozen moves, with cards, dice and something hidden. */
const { box: small }: { box: GameBox } = await import(
  new URL('../../../games/_template/index.ts', import.meta.url).href
);

/** After so many moves whoever is asked gives up, where a game knows that: the longest ones would take minutes. */
const PATIENCE = 90;

/** Greedy against random, so that there is something to find fault with. */
function played({ game, brain }: GameBox, players: number, patience = PATIENCE, seed = ''): Match {
  const match = new Match(game, { players, seed: hashText(`analysis ${game.id} ${players}${seed}`) });
  const bots = [greedy(game, brain, 1), random()];
  const dice = fastStreamFrom('analysis');
  while (!match.outcome) {
    const { seat } = match.asks()[0] as { seat: number };
    const { view, moves } = match.look(seat);
    const isThere = !game.resigned?.(match.state)?.includes(seat);
    if (match.seq >= patience && game.resign && isThere) match.resign(seat);
    else match.play(seat, (bots[seat % 2] as (typeof bots)[0]).choose({ seat, view, moves }, dice));
  }
  return match;
}

function readWhole(box: GameBox, match: Match, game: Game = box.game): Analysis {
  const analyst = new Analyst({ game, brain: box.brain }, match, box.lid.together === true, HASTY);
  while (analyst.step());
  return analyst.analysis;
}

function expectSums(analysis: Analysis): void {
  analysis.results.forEach((result, line) => {
    const { start, skill, gifts, dice, cards, news, rest, unread } = accountOf(analysis, line);
    const decisions = skill.reduce((sum, one) => sum + one, 0);
    expect(start + decisions + gifts + dice + cards + news + rest + unread).toBeCloseTo(result, 9);
    // As it is printed, too, in whole points.
    const row = rowOf(analysis, line);
    expect(row.slice(0, -1).reduce((sum, { points }) => sum + points, 0)).toBe(row.at(-1)?.points);
    expect(row.every(({ points }) => Number.isInteger(points))).toBe(true);
  });
}

describe.each(boxes.map((box) => ({ id: box.game.id, box })))('$id', ({ box }) => {
  const [fewest, most] = box.game.players;
  const matches = [...new Set([fewest, most])].map((players) => played(box, players));

  test('start, decisions, luck and the rest are the result, with few players and many, and wherever it is stopped', () => {
    for (const match of matches) {
      const analyst = new Analyst(box, match, box.lid.together === true, HASTY);
      expectSums(analyst.analysis);
      for (let step = 0; analyst.step(); step++) if (step % 97 === 0) expectSums(analyst.analysis);
      const { readings, progress, results, starts } = analyst.analysis;
      expectSums(analyst.analysis);
      expect(readings).toHaveLength(match.moves.length);
      expect(progress.done).toBe(progress.of);
      const lines = box.lid.together ? 1 : match.header.seats.length;
      expect(results).toHaveLength(lines);
      if (lines > 1) expect(starts.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1, 9);
      expect(readings.some(({ decision }) => decision && decision.best !== decision.played)).toBe(true);
    }
  });

  test('what a seat could not know changes nothing, to the last digit; nor does reading twice', () => {
    const match = matches[0] as Match;
    const { game } = box;
    const dealtAnew: Game = {
      ...game,
      view: (s, viewer) => game.view(game.redeal(clone(s), viewer, fastStreamFrom('dealt anew')), viewer),
    };
    expect(readWhole(box, match, dealtAnew)).toEqual(readWhole(box, match));
  });
});

/** Games that know no giving up are read whole above. */
const short = boxes.filter(({ game }) => game.resign);

describe.each(short.map((box) => ({ id: box.game.id, box })))('short games of $id', ({ box }) => {
  const [fewest, most] = box.game.players;

  test('every row adds up, whatever was dealt and whoever gave up, with any number of players', () => {
    for (let players = fewest; players <= most; players++)
      for (let deal = 0; deal < 3; deal++) expectSums(readWhole(box, played(box, players, 1 + 2 * deal, ` ${deal}`)));
  });

  test('what came later changes nothing that was known before', () => {
    const [shorter, longer] = [3, 4].map((patience) => readWhole(box, played(box, most, patience)).readings);
    const first = (readings: Analysis['readings'] = []) =>
      readings.slice(0, 3).map(({ made, chances }) => ({ move: made.move, chances }));
    expect(first(shorter)).toEqual(first(longer));
  });
});

test('hundreds of whole games of the smallest one add up, row by row', () => {
  const off = Array.from({ length: 400 }, (_, deal) => {
    const analysis = readWhole(small, played(small, 2, PATIENCE, ` small ${deal}`));
    return Math.max(
      ...analysis.results.map((result, line) => {
        const { start, skill, gifts, dice, cards, news, rest, unread } = accountOf(analysis, line);
        return Math.abs([start, ...skill, gifts, dice, cards, news, rest, unread].reduce((a, b) => a + b) - result);
      }),
    );
  });
  expect(Math.max(...off)).toBeLessThan(1e-9);
});

const one = boxes.find(({ game }) => game.players[0] === 2) as GameBox;

test('nobody is told anything while a match goes on', () => {
  const match = new Match(one.game, { players: 2, seed: hashText('goes on') });
  expect(() => new Analyst(one, match, false)).toThrow('over');
});

test('where a turn has several quiet moments, every chance is that of a turn which has just begun', () => {
  const box = boxes.find(({ brain }) => brain.fresh) as GameBox;
  const match = played(box, 2, 25);
  const judged: (boolean | undefined)[] = [];
  const brain: GameBox['brain'] = {
    ...box.brain,
    chances: (s) => {
      judged.push(box.brain.fresh?.(s));
      return [0.5, 0.5];
    },
  };
  readWhole({ ...box, brain }, match);
  expect(judged.length).toBeGreaterThan(50);
  expect(judged.every(Boolean)).toBe(true);
});

test('what goes without saying changes no chance', () => {
  const box = boxes.find(({ brain }) => brain.fresh) as GameBox;
  const { readings } = readWhole(box, played(box, 2, 25));
  const plain = readings.slice(0, -1).flatMap(({ decision, made, chances }, at) => {
    const after = readings[at + 1]?.chances;
    return decision === null && made.barrier === null ? [[chances, after] as const] : [];
  });
  expect(plain.length).toBeGreaterThan(3);
  for (const [before, after] of plain) expect(after).toEqual(before);
});

test('a match twice as long takes no longer: every move gets less care, and at least some', () => {
  const workOf = (moves: number): number => {
    const { worlds, first } = careFor(ANALYSIS, moves);
    return moves * (worlds + first.iterations + first.worlds);
  };
  expect(careFor(ANALYSIS, 200)).toEqual(ANALYSIS);
  expect(workOf(1200) / workOf(600)).toBeCloseTo(1, 1);
  expect(careFor(HASTY, 5000)).toEqual({ ...HASTY, first: { ...HASTY.first, iterations: 1 } });
});

test('giving up costs what was left', () => {
  const match = new Match(one.game, { players: 2, seed: hashText('given up') });
  const { seat } = match.asks()[0] as { seat: number };
  match.resign(seat);
  const analysis = readWhole(one, match);
  const given = sharesOf(analysis, seat).at(-1);
  expect(given?.skill).toBeCloseTo(-(analysis.readings[0]?.chances[seat]?.mean as number), 9);
  expectSums(analysis);
});

test('what was stopped goes on where it was, to the same figures; what is read closely has its reasons and other moves', () => {
  const match = played(one, 2, 12);
  const settings = { ...HASTY, second: { ...HASTY.second, others: 2 } };
  const begin = (kept: Analysis | null = null): Analyst => new Analyst(one, match, false, settings, kept);
  const whole = begin();
  while (whole.step());
  for (const steps of [1, match.moves.length + 5, 2 * match.moves.length + 4]) {
    const first = begin();
    for (let n = 0; n < steps; n++) first.step();
    const second = begin(JSON.parse(JSON.stringify(first.analysis)) as Analysis);
    while (second.step());
    expect(second.analysis).toEqual(whole.analysis);
  }
  const { again, readings } = whole.analysis;
  expect(again?.length).toBe(whole.analysis.progress.of - 2 * match.moves.length - 2);
  const closely = again?.map((at) => readings[at]?.decision) ?? [];
  expect(closely.some((decision) => decision && decision.others.length > 0)).toBe(true);
  for (const decision of closely)
    for (const { move, chance } of decision?.others ?? []) {
      expect([decision?.played, decision?.best]).not.toContain(move);
      expect(chance.mean).toBeLessThanOrEqual(decision?.chance.mean as number);
    }
});

test('turns are moves of one seat in a row', () => {
  const match = played(one, 2);
  const readings = match.moves.map((made) => ({ made, chances: [], expected: [], decision: null }));
  const turns = turnsOf(readings);
  expect(turns.at(-1)?.to).toBe(match.moves.length);
  for (const { seat, from, to } of turns)
    expect(match.moves.slice(from, to).every((move) => move.seat === seat)).toBe(true);
});

describe('moments', () => {
  const weighed = (seat: number, loss: number, behind = 0, error = 0.005): Decision => ({
    seat,
    played: 'a',
    best: loss > 0 ? 'b' : 'a',
    before: [0.5, 0.5],
    after: [0.5 - loss, 0.5 + loss],
    loss: { mean: loss, error },
    chance: { mean: 0.5, error },
    next: behind > 0 ? { move: 'b', chance: 0.5 - behind, behind: { mean: behind, error } } : null,
    average: 0.4,
    others: [],
    reasons: [],
    worlds: 1,
  });
  const readAs = (decisions: readonly (Decision | null)[], results: readonly number[]): Analysis => ({
    players: 2,
    together: false,
    starts: [0.5, 0.5],
    results,
    readings: decisions.map((decision) => ({
      made: { seat: decision?.seat ?? 0, move: 'a', barrier: null },
      chances: [certain(0.5), certain(0.5)],
      expected: [null, null],
      decision,
    })),
    last: results.map(certain),
    again: [],
    progress: { done: 1, of: 1 },
  });
  const everyTwo = (at: number): number => Math.floor(at / 2);
  const nothing = (): boolean => false;
  const decisions = [
    weighed(0, 0.1),
    weighed(0, 0.2),
    weighed(0, 0.05),
    weighed(1, 0.4),
    weighed(0, 0.3, 0, 0.2),
    weighed(0, 0.06),
    weighed(0, 0, 0.3),
    null,
    weighed(0, 0.02),
    weighed(0, 0.07),
  ];

  test('who lost sees the three dearest own decisions, one a round, in the order of play; nothing unsure, nothing small', () => {
    expect(momentsOf(readAs(decisions, [0, 1]), 0, everyTwo, nothing)).toEqual([
      { at: 1, kind: 'cost', points: 0.2 },
      { at: 5, kind: 'cost', points: 0.06 },
      { at: 9, kind: 'cost', points: 0.07 },
    ]);
  });
  test('who won sees two of them and the best move that was kept', () => {
    expect(momentsOf(readAs(decisions, [1, 0]), 0, everyTwo, nothing).map(({ at, kind }) => [at, kind])).toEqual([
      [1, 'cost'],
      [6, 'kept'],
      [9, 'cost'],
    ]);
  });
  test('what nobody is to be told a better move of is neither a moment nor an exercise', () => {
    const solemn = (decision: Decision): boolean => decision.loss.mean >= 0.2;
    const analysis = readAs(decisions, [0, 1]);
    expect(momentsOf(analysis, 0, everyTwo, solemn).map(({ at }) => at)).toEqual([0, 5, 9]);
    expect(exercisesOf(analysis, 0, everyTwo, solemn).map(({ at }) => at)).toEqual([0, 2, 5, 9]);
  });
  test('exercises are own decisions of more than 4 points and twice the error, five at the most', () => {
    const analysis = readAs(
      Array.from({ length: 20 }, (_, at) => weighed(0, 0.03 + 0.01 * at, 0, at === 19 ? 0.2 : 0.005)),
      [0, 1],
    );
    expect(exercisesOf(analysis, 0, everyTwo, nothing).map(({ at }) => at)).toEqual([11, 13, 15, 17, 18]);
  });
});
