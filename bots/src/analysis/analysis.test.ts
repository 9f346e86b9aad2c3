/** Played and read for every game on the shelf; with so few worlds the figures mean little, but they must add up all the same. */
import { clone, fastStreamFrom, type Game, type GameBox, hashText, Match } from '@sztab/kernel';
import { describe, expect, test } from 'vitest';
import { greedy } from '../greedy.ts';
import { random } from '../random.ts';
import { accountOf, sharesOf } from './account.ts';
import { type Analysis, type AnalysisSettings, Analyst } from './analyst.ts';
import { turningPointsOf, turnsOf } from './moments.ts';

/** Imports point the other way, so the path is put together here: no bot comes to know a game through its test. */
const shelf: { gameIds(): string[]; takeGame(id: string): Promise<GameBox> } = await import(
  new URL('../../../games/shelf.ts', import.meta.url).href
);
const boxes = await Promise.all(shelf.gameIds().map((id) => shelf.takeGame(id)));

const HASTY: AnalysisSettings = {
  worlds: 1,
  deals: 2,
  first: { iterations: 3, worlds: 1 },
  second: { iterations: 6, worlds: 2 },
  again: 3,
};

/** After so many moves whoever is asked gives up, where a game knows that: the longest ones would take minutes. */
const PATIENCE = 160;

/** Greedy against random, so that there is something to find fault with. */
function played({ game, brain }: GameBox, players: number): Match {
  const match = new Match(game, { players, seed: hashText(`analysis ${game.id} ${players}`) });
  const bots = [greedy(game, brain, 1), random()];
  const dice = fastStreamFrom('analysis');
  while (!match.outcome) {
    const { seat } = match.asks()[0] as { seat: number };
    const { view, moves } = match.look(seat);
    const isThere = !game.resigned?.(match.state)?.includes(seat);
    if (match.seq >= PATIENCE && game.resign && isThere) match.resign(seat);
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

const one = boxes.find(({ game }) => game.players[0] === 2) as GameBox;

test('nobody is told anything while a match goes on', () => {
  const match = new Match(one.game, { players: 2, seed: hashText('goes on') });
  expect(() => new Analyst(one, match, false)).toThrow('over');
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

test('turns are moves of one seat in a row; three of them at the most decided', () => {
  const match = played(one, 2);
  const analysis = readWhole(one, match);
  const turns = turnsOf(analysis.readings);
  expect(turns.at(-1)?.to).toBe(match.moves.length);
  for (const { seat, from, to } of turns)
    expect(match.moves.slice(from, to).every((move) => move.seat === seat)).toBe(true);
  const points = turningPointsOf(analysis, 0);
  expect(points.length).toBeGreaterThan(0);
  expect(points.length).toBeLessThanOrEqual(3);
  const shares = sharesOf(analysis, 0);
  for (const { from, to, cause, points: changed } of points) {
    expect(Math.abs(changed)).toBeGreaterThanOrEqual(0.08);
    expect(shares.slice(from, to).reduce((sum, share) => sum + share[cause], 0)).toBeCloseTo(changed, 9);
  }
});
