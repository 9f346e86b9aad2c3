import { type FastStream, LEVELS, type Seat, type Shape } from '@sztab/kernel';

/** What a bot is given to decide by. There is nothing else: no state, no clock of the game, no true dice. */
export interface Question<S extends Shape = Shape> {
  readonly seat: Seat;
  /** This seat's view. */
  readonly view: S['view'];
  /** This seat's moves; at least one. */
  readonly moves: readonly S['move'][];
}

/** How long a bot may think. Whichever limit is met first ends the search; the best move so far counts. */
export interface Budget {
  /** Iterations of a search. With this limit alone the same stream always gives the same move. */
  readonly iterations: number;
  /** True when somebody wants the answer now; asked every few iterations. */
  stop?(): boolean;
  /** So long at most, but never fewer iterations than a sensible move takes. */
  readonly time?: { readonly milliseconds: number; now(): number };
  /** Told to how many iterations a search came; not called where there was nothing to search. */
  came?(iterations: number): void;
}

export interface Bot<S extends Shape = Shape> {
  readonly name: string;
  /** What the budget leaves open is up to the bot. */
  choose(question: Question<S>, dice: FastStream, budget?: Partial<Budget>): S['move'];
}

export const BOT_NAMES = ['random', 'quick', 'greedy', ...LEVELS] as const;
export type BotName = (typeof BOT_NAMES)[number];
