/**
 * Reads a finished match in three passes: the chances after every move by the judgement alone; then a small search for every decision; then a
 * larger one where a decision seems to have cost much and it is not sure. It may be stopped between any two steps, with what is there.
 */
import {
  begin,
  type Counted,
  Course,
  clone,
  fastStreamFrom,
  type Header,
  type Match,
  type Mind,
  type Seat,
  type Shape,
  type Sight,
} from '@sztab/kernel';
import { lookBack, nextIn } from './acts.ts';
import { certain, chanceOf, type Estimate, type Expected, estimateOf, expectedOf, type Judge } from './chances.ts';
import { type Decision, type Effort, isForced, weigh } from './decision.ts';

export interface AnalysisSettings {
  /** Worlds in which the judgement alone is asked after every move, for each of one or two lines; more lines share twice as many. */
  readonly worlds: number;
  /** Other deals, to know what the chance was before this one. */
  readonly deals: number;
  readonly first: Effort;
  readonly second: Effort;
  /** How many decisions are read a second time because they may have cost much, and how many because they were good. */
  readonly again: number;
  readonly kept: number;
}

export const ANALYSIS: AnalysisSettings = {
  worlds: 24,
  deals: 64,
  first: { iterations: 96, worlds: 64, others: 0, sample: 8 },
  second: { iterations: 576, worlds: 192, others: 2, sample: 8 },
  again: 20,
  kept: 4,
};

/** A match of so many moves is read with all care; a longer one is not to take longer, so that each move gets less of it, and bands grow wider. */
const LONG = 320;

export function careFor(settings: AnalysisSettings, moves: number): AnalysisSettings {
  const { worlds, first } = settings;
  const part = Math.min(1, LONG / moves);
  const less = (many: number): number => Math.max(1, Math.round(many * part));
  return {
    ...settings,
    worlds: less(worlds),
    first: { ...first, iterations: less(first.iterations), worlds: less(first.worlds) },
  };
}

/** As little thought as can be: its figures mean nothing, but they must add up all the same. */
const LEAST: Effort = { iterations: 3, worlds: 1, others: 0, sample: 1 };
export const HASTY: AnalysisSettings = {
  worlds: 1,
  deals: 2,
  first: LEAST,
  second: { ...LEAST, iterations: 6, worlds: 2 },
  again: 3,
  kept: 1,
};

/** What is known of one move of the match. A line is a seat, or the whole team where all win together. */
export interface Reading<M extends string = string> {
  readonly made: Counted;
  /** The chance of every line before the move. */
  readonly chances: readonly Estimate[];
  /** What each line could expect of it; null where it could not have been expected. */
  readonly expected: readonly (Expected | null)[];
  /** Null: nothing to decide. Undefined: not read yet. */
  readonly decision: Decision<M> | null | undefined;
}

export interface Progress {
  readonly done: number;
  readonly of: number;
}

/** All that was read so far, as plain data. */
export interface Analysis<M extends string = string> {
  readonly players: number;
  /** All win or lose together: one line for all. */
  readonly together: boolean;
  /** The chance of each line before anything was dealt. */
  readonly starts: readonly number[];
  /** What each line came to. */
  readonly results: readonly number[];
  /** Of every move that was read; the rest waits. */
  readonly readings: readonly Reading<M>[];
  /** After the last of them. */
  readonly last: readonly Estimate[];
  /** Moves that are read a second time, the most doubtful first; null before all are read once. */
  readonly again: readonly number[] | null;
  readonly progress: Progress;
}

/** All is read that will be. */
export const isRead = ({ progress }: Pick<Analysis, 'progress'>): boolean => progress.done === progress.of;

/** Who is judged together: every seat for itself, or all as one. */
export interface Lines {
  readonly count: number;
  of(seat: Seat): number;
}

export const linesOf = (players: number, together: boolean): Lines =>
  together ? { count: 1, of: () => 0 } : { count: players, of: (seat) => seat };

export class Analyst<S extends Shape = Shape> {
  readonly #lines: Lines;
  readonly #players: number;
  readonly #moves: readonly Counted[];
  readonly #results: readonly number[];
  readonly #judge: Judge<S>;
  readonly #header: Header;
  readonly #settings: AnalysisSettings;
  readonly #sights: readonly (readonly Sight<S['view'], S['move']>[])[];
  readonly #chances: (readonly Estimate[])[] = [];
  readonly #expected: (readonly (Expected | null)[])[] = [];
  readonly #decisions: (Decision<S['move']> | null)[] = [];
  readonly #work: Generator<undefined, void>;
  #starts: readonly number[] = [];
  #done = 0;
  #again: readonly number[] | null = null;

  /** The match is over: before that nobody may be told a chance. `kept`: how far it was read before, with the same settings. */
  constructor(
    { game, brain }: Mind<S>,
    match: Match<S>,
    together: boolean,
    settings: AnalysisSettings = ANALYSIS,
    kept: Analysis<S['move']> | null = null,
  ) {
    const { outcome, header, moves } = match;
    if (!outcome) throw new RangeError('a match is analysed when it is over');
    // All that is told of chances is told in worlds that are likely after what was seen.
    this.#judge = { game: brain.imagine ? { ...game, imagine: brain.imagine } : game, brain, together };
    this.#header = header;
    this.#settings = careFor(settings, moves.length);
    this.#moves = [...moves];
    this.#players = header.seats.length;
    this.#lines = linesOf(this.#players, together);
    this.#results = Array.from({ length: this.#lines.count }, (_, line) => {
      if (!outcome.winners.includes(line)) return 0;
      return together ? 1 : 1 / outcome.winners.length;
    });
    const course = new Course(game, header, moves);
    this.#sights = Array.from({ length: moves.length + 1 }, (_, at) =>
      Array.from({ length: this.#players }, (_, seat) => clone(course.sight(seat, at))),
    );
    if (kept) this.#recall(kept);
    this.#work = this.#read();
  }

  #recall({ starts, readings, last, again, progress }: Analysis<S['move']>): void {
    this.#starts = starts;
    this.#done = progress.done;
    this.#again = again;
    for (const { chances, expected, decision } of readings) {
      this.#chances.push(chances);
      this.#expected.push(expected);
      if (decision !== undefined) this.#decisions.push(decision);
    }
    if (progress.done > 1) this.#chances.push(last);
  }

  /** Reads a little more; false when all is read. */
  step(): boolean {
    return !this.#work.next().done;
  }

  /** As far as it was read. */
  get analysis(): Analysis<S['move']> {
    const readings = this.#expected.map((expected, at) => ({
      made: this.#moves[at] as Counted,
      chances: this.#chances[at] as readonly Estimate[],
      expected,
      decision: this.#decisions[at],
    }));
    const { again, kept } = this.#settings;
    return {
      players: this.#players,
      together: this.#judge.together,
      starts: this.#starts,
      results: this.#results,
      readings,
      last: this.#chances[readings.length] ?? this.#starts.map(certain),
      again: this.#again,
      progress: { done: this.#done, of: 2 * this.#moves.length + 2 + (this.#again?.length ?? again + kept) },
    };
  }

  *#read(): Generator<undefined, void> {
    if (this.#done === 0) {
      this.#starts = this.#beforeTheDeal();
      this.#done++;
      yield;
    }
    for (let at = this.#chances.length; at <= this.#moves.length; at++) {
      this.#chances.push(this.#chancesAt(at));
      if (at > 0) this.#expected.push(this.#expectedOf(at - 1));
      this.#done++;
      yield;
    }
    for (let at = this.#decisions.length; at < this.#moves.length; at++) {
      this.#decisions.push(this.#decision(at, this.#settings.first, 1));
      lookBack(this.#moves, this.#decisions, at);
      this.#done++;
      yield;
    }
    this.#again ??= this.#doubtful();
    for (const at of this.#again.slice(this.#done - 2 * this.#moves.length - 2)) {
      this.#decisions[at] = this.#decision(at, this.#settings.second, 2);
      lookBack(this.#moves, this.#decisions, at);
      const after = nextIn(this.#moves, this.#decisions, at);
      if (after >= 0) lookBack(this.#moves, this.#decisions, after);
      this.#done++;
      yield;
    }
  }

  /** What seats, order and options are worth: the judgement over other deals. */
  #beforeTheDeal(): readonly number[] {
    const { rules, options } = this.#header;
    const deals = Array.from({ length: this.#settings.deals }, (_, deal) => {
      const dice = fastStreamFrom(`sztab analysis deal ${deal}`);
      const { state } = begin(this.#judge.game, this.#players, options, dice, rules);
      return Array.from({ length: this.#lines.count }, (_, seat) =>
        chanceOf(this.#judge, { seat, view: this.#judge.game.view(state, seat) }, 1),
      );
    });
    const means = Array.from(
      { length: this.#lines.count },
      (_, line) => estimateOf(deals.map((deal) => (deal[line] as Estimate).mean)).mean,
    );
    // Before the deal everybody knows the same: of rivals exactly one wins.
    const whole = means.length > 1 ? means.reduce((sum, one) => sum + one, 0) : 1;
    return means.map((mean) => mean / whole);
  }

  /** By whose eyes a line is judged at this place: its own; a team's by the eyes of whoever moves. */
  #eyes(line: number, at: number): { readonly seat: Seat; readonly view: S['view'] } {
    const seat = this.#lines.count === 1 ? (this.#moves[at]?.seat ?? 0) : line;
    return { seat, view: this.#sight(at, seat).view };
  }

  #sight(at: number, seat: Seat): Sight<S['view'], S['move']> {
    return (this.#sights[at] as readonly Sight<S['view'], S['move']>[])[seat] as Sight<S['view'], S['move']>;
  }

  get #worlds(): number {
    return Math.ceil((2 * this.#settings.worlds) / Math.max(2, this.#lines.count));
  }

  #chancesAt(at: number): readonly Estimate[] {
    if (at === this.#moves.length) return this.#results.map(certain);
    // What goes without saying changes nothing, and most answers do.
    if (at > 0 && this.#goesWithoutSaying(at - 1)) return this.#chances[at - 1] as readonly Estimate[];
    return this.#results.map((_, line) => chanceOf(this.#judge, this.#eyes(line, at), this.#worlds));
  }

  /** Nothing was decided, and nothing came to light. */
  #goesWithoutSaying(at: number): boolean {
    const { seat, move, barrier } = this.#moves[at] as Counted;
    if (barrier !== null || move === 'resign') return false;
    const { view, moves } = this.#sight(at, seat);
    return isForced(this.#judge, { seat, view, moves }, move, fastStreamFrom('sztab analysis'));
  }

  #expectedOf(at: number): readonly (Expected | null)[] {
    const made = this.#moves[at] as Counted;
    const isLuck = made.barrier !== null && made.barrier !== 'stands';
    return this.#results.map((_, line) => {
      const [from, to] = [at, at + 1].map((one) => this.#chances[one]?.[line]?.mean as number) as [number, number];
      const isOwn = this.#lines.of(made.seat) === line;
      // Everybody may give up at any time, and knows the own moves.
      if (made.move === 'resign' || (isOwn && !isLuck)) return { before: from, after: to };
      return expectedOf(this.#judge, this.#eyes(line, at), made, { from, to, isLuck }, this.#worlds);
    });
  }

  #decision(at: number, effort: Effort, pass: number): Decision<S['move']> | null {
    const { seat, move } = this.#moves[at] as Counted;
    if (move === 'resign') return this.#givenUp(at, seat);
    const { view, moves } = this.#sight(at, seat);
    const dice = fastStreamFrom(`sztab analysis\n${this.#header.commit}\n${at}\n${pass}`);
    return weigh(this.#judge, { seat, view, moves }, move, this.#players, effort, dice);
  }

  /** Giving up costs all that was left. */
  #givenUp(at: number, seat: Seat): Decision<S['move']> {
    const before = this.#chances[at]?.map(({ mean }) => mean) ?? [];
    const left = (this.#chances[at] as readonly Estimate[])[this.#lines.of(seat)] as Estimate;
    const after = this.#chances[at + 1]?.map(({ mean }) => mean) ?? [];
    const seats = (list: readonly number[]): readonly number[] =>
      Array.from({ length: this.#players }, (_, one) => list[this.#lines.of(one)] as number);
    const mine = seats(after).map((chance, one) => (one === seat ? 0 : chance));
    return {
      seat,
      played: 'resign' as S['move'],
      best: 'resign' as S['move'],
      before: seats(before),
      after: mine,
      loss: left,
      chance: left,
      next: null,
      average: seats(before)[seat] as number,
      others: [],
      reasons: [],
      worlds: this.#settings.worlds,
    };
  }

  /**
   * Where a first look leaves the most doubt about the largest differences, to either side: if only losses were looked at again, they alone would shrink, and what
   * seemed a gain by chance would stay. Then moves that were kept where others would have cost much.
   */
  #doubtful(): readonly number[] {
    const { again, kept } = this.#settings;
    const largest = (most: number, weight: (decision: Decision<S['move']>) => number): readonly number[] => {
      const weights = this.#decisions.map((one) => (one && one.played !== 'resign' ? weight(one) : 0));
      return [...this.#moves.keys()]
        .filter((at) => (weights[at] as number) > 0)
        .sort((a, b) => (weights[b] as number) - (weights[a] as number) || a - b)
        .slice(0, most);
    };
    return [
      ...largest(again, ({ loss }) => Math.abs(loss.mean) * loss.error),
      ...largest(kept, ({ next }) => (next ? next.behind.mean - next.behind.error : 0)),
    ];
  }
}
