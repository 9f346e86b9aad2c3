/** The test book: whether an officer still goes wrong where bots once did. */
import { asks, fastStreamFrom, look, type Mind, type Seat, type Shape } from '@sztab/kernel';
import { SEARCH } from './levels.ts';
import { search } from './search.ts';

/** As a game's book has it: what a good player would not play here, or what alone. */
export interface Spot<S extends Shape = Shape> {
  open(): S['state'];
  readonly seat: Seat;
  readonly bad?: RegExp;
  readonly good?: RegExp;
}

export interface Read {
  readonly name: string;
  /** Of so many tries, how often the mistake was not made. */
  readonly avoided: number;
  readonly tries: number;
  /** Legal moves that would be a mistake, and those that would not. */
  readonly wrong: number;
  readonly right: number;
  /** What was played. */
  readonly moves: readonly string[];
}

/** A small thought, always the same: the book tells what a bot sees, not how fast it is. */
const THOUGHT = { iterations: 240, tries: 3 };

export function readBook<S extends Shape>(
  { game, brain }: Mind<S>,
  book: Readonly<Record<string, Spot<S>>>,
): readonly Read[] {
  const officer = search('officer', game, brain, { ...SEARCH, iterations: THOUGHT.iterations });
  return Object.entries(book).map(([name, { open, seat, bad, good }]) => {
    const s = open();
    const moves = asks(game, s).find((ask) => ask.seat === seat)?.moves ?? [];
    const question = { seat, view: look(game, s, seat).view, moves };
    const played = Array.from({ length: THOUGHT.tries }, (_, n) =>
      officer.choose(question, fastStreamFrom(`${name} ${n}`)),
    );
    const isRight = (move: string): boolean => !bad?.test(move) && (good?.test(move) ?? true);
    const right = moves.filter(isRight).length;
    const avoided = played.filter(isRight).length;
    return { name, avoided, tries: THOUGHT.tries, wrong: moves.length - right, right, moves: played };
  });
}

/** The share of mistakes that were not made. */
export function shareAvoided(reads: readonly Read[]): number {
  let avoided = 0;
  let tries = 0;
  for (const read of reads) {
    avoided += read.avoided;
    tries += read.tries;
  }
  return tries === 0 ? 1 : avoided / tries;
}
