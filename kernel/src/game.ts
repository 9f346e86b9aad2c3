import type { FastStream, Stream } from './dice.ts';

/** Seats are numbered from 0 in the order of the game's roles. */
export type Seat = number;
/** Who looks: a seat, or somebody who may know only what everybody knows. */
export type Viewer = Seat | 'public';

/** One call of the flow: the step that runs now, and its locals beside it. */
export interface Frame {
  readonly step: string;
}

/** What every state has; a game adds its own plain data. */
export interface CommonState<F extends Frame = Frame> {
  /** The edition of the rules this match is played by, from its first move to its last. */
  readonly edition: number;
  /** The call stack, its top last. Changed by the calls in `flow.ts` alone, as barriers are. */
  readonly flow: readonly F[];
  dice: Stream;
  /** How often something came to light, or was sealed: how far an undo is free. */
  readonly barriers: number;
}

/** A decision: one seat, between these moves; never an empty list. */
export interface Ask<M extends string = string> {
  readonly seat: Seat;
  readonly prompt: string;
  readonly moves: readonly M[];
  /** The answer stays covered for the others after it is given, as when all choose at the same time. */
  readonly secret?: true;
  /**
   * The table does not wait for this seat: others can carry on, or any of them may answer for all. A bot leaves such a question
   * to the people at the table. Whoever is asked first is never asked in vain: programs may answer in the order of the list.
   */
  readonly optional?: true;
  /**
   * Whether this seat has anything to answer depends on what only it knows: how long the answer takes must not tell. Said by open facts alone.
   */
  readonly window?: true;
}

/** A step runs by itself, or it asks and takes the answer. Either way it changes the flow, or the game stops there. */
export type Step<S extends Shape, F extends Frame> =
  | { run(s: S['state'], f: F): void }
  | {
      ask(s: S['state'], f: F): readonly Ask<S['move']>[];
      take(s: S['state'], f: F, seat: Seat, move: S['move']): void;
    };

/** The frames that can stand at a step; one kind of frame may serve several steps in a row. */
export type FrameAt<F extends Frame, K> = F extends { readonly step: infer Served }
  ? K extends Served
    ? F
    : never
  : never;

/** All steps of a game. */
export type Steps<S extends Shape> = {
  readonly [K in S['frame']['step']]: Step<S, FrameAt<S['frame'], K>>;
};

/** Some of them: what one file of rules brings. */
export type SomeSteps<S extends Shape, K extends S['frame']['step']> = Pick<Steps<S>, K>;

/** A choice made when a table is opened. The first value is the default. */
export interface OptionRule {
  readonly id: string;
  readonly values: readonly string[];
  /** `rules`: changes what is legal or who wins. `table`: how the table is opened or what follows it. */
  readonly concerns: 'rules' | 'table';
  /** The edition it came with; absent: it was always there. */
  readonly since?: number;
  /** Values that came with a later edition than the option itself. */
  readonly valuesSince?: Readonly<Record<string, number>>;
}
export type Options = Readonly<Record<string, string>>;

/** A game for two: its seats are these roles. */
export const duel = (roles: readonly [string, string]) => ({ players: [2, 2] as const, roles: () => roles });

/** An option of the rules that is off unless it is asked for. */
export const offOn = <const Id extends string>(id: Id) =>
  ({ id, values: ['off', 'on'], concerns: 'rules' }) as const satisfies OptionRule;

/**
 * The options of a match by the types of its game's list: what a game's rules may read. The kernel lets no other values in; an option
 * that came with a later edition is not there before.
 */
export type Chosen<O extends readonly OptionRule[]> = {
  readonly [R in O[number] as R['id']]: R['values'][number] | (R extends { since: number } ? undefined : never);
};

export interface Outcome {
  readonly winners: readonly Seat[];
  readonly reason: string;
  /** One number a seat, higher is better; what the game counts. */
  readonly scores: readonly number[];
  /** Who gave up while the others played on, the first to go first: they stand last, whatever they scored. */
  readonly resigned?: readonly Seat[];
}

/** The types a game is made of, in one bundle. */
export interface Shape {
  state: CommonState;
  frame: Frame;
  move: string;
  view: unknown;
  event: unknown;
}

/** The bundle of one game; its frames are those of its state. */
export interface ShapeOf<S extends CommonState, M extends string, V, E> {
  state: S;
  frame: S['flow'][number];
  move: M;
  view: V;
  event: E;
}

/** Everything the kernel needs to know of a game. Methods throughout, so that a `Game` of any shape fits where one is merely held. */
export interface Game<S extends Shape = Shape> {
  readonly id: string;
  /** The newest edition of its rules. It grows when an old record would no longer replay; the older ones are still played. */
  readonly edition: number;
  readonly options: readonly OptionRule[];
  /** How many may sit down: smallest and largest number. */
  readonly players: readonly [number, number];
  /** The role of each seat, unique words. */
  roles(players: number, options: Options): readonly string[];
  /** Settles what the options leave to the lot besides the seats, before the head of a match is written; absent where that is nothing. */
  drawLots?(players: number, options: Options, lots: FastStream): Options;
  /** No game asks for more decisions than this. */
  bound(players: number, options: Options): number;
  /** The state before its first step; shuffles with the given stream, and keeps the edition. */
  setup(players: number, options: Options, dice: Stream, edition: number): S['state'];
  readonly steps: Steps<S>;
  /** Null while the game goes on. */
  outcome(s: S['state']): Outcome | null;
  /** A seat gives up; absent where a game knows no resigning. Leaves the flow empty, or only marks the seat where the others play on. */
  resign?(s: S['state'], seat: Seat): void;
  /** Who has given up while the others play on, the first to go first; null where the first resignation ends the game. Told by open facts. */
  resigned?(seen: S['state'] | S['view']): readonly Seat[] | null;
  /** False: a move is final once made, as the game's own rules demand. */
  readonly takeBack: boolean;
  /** Whether a move only takes back a choice that is not final yet. Those who play at random make such moves seldom. */
  takesBack?(move: S['move']): boolean;
  view(s: S['state'], viewer: Viewer): S['view'];
  /** Completes a view into one possible state, every hidden thing dealt afresh from `dice`. */
  imagine(view: S['view'], dice: FastStream): S['state'];
  /**
   * A copy of the state in which whatever this viewer cannot know is dealt afresh, and nothing else. It works on the true state, not
   * on a view: the tests' second opinion, so that a view which shows too much cannot vouch for itself.
   */
  redeal(s: S['state'], viewer: Viewer, dice: FastStream): S['state'];
  /** What must hold in every reachable state; returns the sentences that do not. */
  broken(s: S['state']): readonly string[];
}
