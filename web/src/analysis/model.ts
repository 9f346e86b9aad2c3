/** All that the sections of the page are made of. */
import {
  type Analysis,
  exercisesOf,
  isRead,
  lineOf,
  type Moment,
  momentsOf,
  pointsOf,
  rowOf,
  solemnBy,
} from '@sztab/bots';
import type { SeatStyle } from '@sztab/bots/plots';
import type { Outcome, Seat } from '@sztab/kernel';
import { DASHES, fillOf, OUTLINE } from '@sztab/pieces';
import { pencilOf, type Sitting } from '../table/index.ts';
import type { AnalysisWords } from '../words/analysis/index.ts';
import { type Facts, mayRead } from './facts.ts';

export interface Model {
  readonly analysis: Analysis;
  readonly facts: Facts;
  readonly say: AnalysisWords;
  readonly outcome: Outcome;
  /** With whose knowledge it is read. */
  readonly seat: Seat;
  readonly line: number;
  /** This is the reader's own seat, or a seat at this screen. */
  readonly own: boolean;
  readonly whole: boolean;
  readonly moments: readonly Moment[];
  readonly exercises: readonly Moment[];
  /** By line. */
  called(line: number): string;
  styleOf(seat: Seat): SeatStyle;
}

export const percent = (share: number): number => Math.round(100 * share);

function styleOf(sitting: Pick<Sitting, 'board' | 'table'>, seat: Seat): SeatStyle {
  const pencil = pencilOf(sitting, seat);
  return {
    fill: fillOf(pencil),
    dash: DASHES[pencil],
    shape: OUTLINE[pencil],
    cased: pencil !== 'red' && pencil !== 'blue',
  };
}

export function modelOf(
  sitting: Sitting,
  analysis: Analysis,
  facts: Facts,
  outcome: Outcome,
  seat: Seat,
  say: AnalysisWords,
  nameOf: (seat: Seat) => string,
): Model {
  const { sitters, game } = sitting.table;
  const line = lineOf(analysis, seat);
  const whole = isRead(analysis);
  const readable = whole && mayRead(sitters, seat);
  const solemn = solemnBy(game.box.solemn);
  return {
    analysis,
    facts,
    say,
    outcome,
    seat,
    line,
    own: sitters[seat]?.is === 'you' || (sitters[seat]?.is === 'friend' && !sitters.some(({ is }) => is === 'you')),
    whole,
    moments: readable ? momentsOf(analysis, line, facts.roundOf, solemn) : [],
    exercises: readable ? exercisesOf(analysis, line, facts.roundOf, solemn) : [],
    called: (one) => (analysis.together ? say.we : nameOf(one)),
    styleOf: (one) => styleOf(sitting, one),
  };
}

const EVEN = 5;

/** What decided, in one sentence that holds for this game only. */
export function headlineOf({ analysis, line, own, whole, moments, say, called, outcome, seat }: Model): string {
  if (!whole) return say.readingHead;
  const costs = moments.filter(({ kind }) => kind === 'cost');
  const sum = Math.round(costs.reduce((all, { points }) => all + 100 * points, 0));
  const row = rowOf(analysis, line);
  const part = (of: string): number => row.filter((one) => one.of === of).reduce((all, one) => all + one.points, 0);
  const won = outcome.winners.includes(seat);
  if (Math.abs(part('own')) < EVEN && costs.length === 0) {
    // Luck decides only towards the result.
    const towards = won ? 1 : -1;
    const [dice, cards] = [towards * part('dice'), towards * part('cards')];
    if (Math.max(dice, cards) >= 2 * EVEN) return dice >= cards ? say.byLuck.dice : say.byLuck.cards;
  }
  const given = analysis.readings.find(({ decision }) => decision?.played === 'resign' && decision.seat === seat);
  if (moments.length === 0 && given?.decision) return say.gaveUp(percent(given.decision.loss.mean));
  if (moments.length === 0) return own || analysis.together ? say.near : say.nearTheirs(called(line));
  if (analysis.together)
    return won && costs.length < moments.length ? say.won(costs.length, 1) : say.weLost(costs.length, sum);
  if (won && (own || costs.length === 0)) return say.won(costs.length, moments.length - costs.length);
  return own ? say.lost(costs.length, sum) : say.theirs(called(line), costs.length, sum);
}

/** Decisions and luck in numbers, own first. */
export function summaryOf({ analysis, line, own, say, called }: Model): { decisions: string; gifts: string } {
  const row = rowOf(analysis, line);
  const part = (...of: readonly string[]): number =>
    row.filter((one) => of.includes(one.of)).reduce((all, one) => all + one.points, 0);
  const decided = part('own');
  const decisions = analysis.together
    ? say.ourDecisions(decided)
    : own
      ? say.ownDecisions(decided)
      : say.theirDecisions(called(line), decided);
  return {
    decisions: `${decisions}, ${say.luckToo(part('dice', 'cards', 'news'))}.`,
    gifts: say.gifts(part('others')),
  };
}

/** The chance of the reader before and after a move. */
export function aroundMove(
  { analysis, line }: Pick<Model, 'analysis' | 'line'>,
  at: number,
): readonly [number, number] {
  const points = pointsOf(analysis, line);
  const before = points[Math.min(at, points.length - 1)]?.mean ?? 0;
  return [percent(before), percent(points[at + 1]?.mean ?? before)];
}
