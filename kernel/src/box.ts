import type { FastStream } from './dice.ts';
import type { Ask, Game, Options, Outcome, Seat, Shape } from './game.ts';
import type { Partnering } from './partner.ts';
import type { Explained } from './words/explained.ts';
import type { Language } from './words/languages.ts';

/** One of the things that a judgement adds up. */
export interface Term {
  readonly code: string;
  /** What it is about where a code has several, such as a mission. */
  readonly thing?: string;
  /** How much it speaks for the seat. */
  readonly value: number;
  /** The same as players count it: stars, cards, steps. */
  readonly count?: number;
  /** It changes as the game goes on, whatever is played: that it has changed since a move says nothing about the move. */
  readonly passing?: true;
}

/** What a move is for: more of something than otherwise. */
export interface Reason {
  readonly code: string;
  readonly thing: string | null;
  /** How many more, as players count; 0 where players do not count it, or where it is less than one on average. */
  readonly n: number;
}

/** What a strong player of the game looks at. Bots know no game; this is all they are told of one. */
export interface Brain<S extends Shape = Shape> {
  /** The chance, from 0 to 1, that this seat wins from here. Looks at an imagined state, never at a real one. */
  evaluate(s: S['state'], seat: Seat): number;
  /**
   * How likely every seat is to win, as far as this one may know. People are told this; bots think by `evaluate`. Rivals' chances add up to 1; a
   * team has one for all. Absent: people are told what `evaluate` says.
   */
  chances?(s: S['state'], seat: Seat): readonly number[];
  /**
   * What whoever has just moved is told of `chance`, an average over states such as this one: as long as nobody has answered, a mover seems to stand
   * better than he does.
   */
  afterMove?(s: S['state'], chance: number): number;
  /**
   * What `evaluate` is made of as long as nobody has won: the values add up to the logarithm of the odds. Absent: nobody is told what a move
   * is for.
   */
  terms?(s: S['state'], seat: Seat): readonly Term[];
  /** A quick sensible move, used by the thousand while a search plays games out. Uses only what this seat may know. */
  policy(s: S['state'], seat: Seat, moves: readonly S['move'][], dice: FastStream): S['move'];
  /**
   * Completes a view as `Game.imagine` does, but deals what is hidden by how likely it is after all that was seen. Absent: every deal that fits is as
   * likely as any other. Only an analysis uses it; bots search in the worlds of `Game.imagine`.
   */
  imagine?(view: S['view'], dice: FastStream): S['state'];
  /** False in the middle of something (an open window, say), where `evaluate` would be guesswork. */
  quiet(s: S['state']): boolean;
  /** A text for each move: two moves with the same text have the same effect, like playing either of two equal cards. */
  alike(s: S['state'], seat: Seat, move: S['move']): string;
  /**
   * How readily a strong player would play each of these, in their order, up to a common factor; 0 is not worth a
   * thought. Uses only what this seat may know. Absent: all alike.
   */
  priors?(s: S['state'], seat: Seat, moves: readonly S['move'][]): readonly number[];
  /**
   * The kind of a move, in the form of a move: what is learned about one move of a kind holds for all of them. Absent: every text is a kind of its
   * own. Where a text means something else for each seat, the kind says which (`move(blue,porretta)`).
   */
  kind?(s: S['state'], seat: Seat, move: S['move']): string;
  /**
   * Where several are asked at once and the order of their answers matters: the seat whose answer would help most. Null, or absent: the order
   * does not matter.
   */
  speaker?(s: S['state'], asked: readonly Ask<S['move']>[]): Seat | null;
  /**
   * The next move, or several in a row, that `speaker` and `policy` would choose, where the brain knows them without a list of moves; null: ask
   * those two. It only saves time.
   */
  next?(s: S['state']): { readonly seat: Seat; readonly moves: readonly S['move'][] } | null;
  /** True where a search stops looking ahead, because what follows says nothing about the choice. Absent: nowhere. */
  horizon?(s: S['state']): boolean;
  /**
   * How far priors draw a search before results do, against the usual 1. Less where a game is long: there even a good
   * move changes the chance of winning only a little, and priors would drown what the search finds.
   */
  readonly curiosity?: number;
  /**
   * How much further than usual the policy plays on below a search's tree, against the usual 1. More where a turn takes dozens of small
   * answers, so that a choice has shown something when `evaluate` is asked.
   */
  stride?(s: S['state']): number;
  /**
   * Where a turn is quiet several times: true at its beginning, and when the game is over. An analysis compares chances only there, because
   * a turn that is half over is worth less than one that lies ahead.
   */
  fresh?(s: S['state']): boolean;
  /** Iterations that a second of search buys on the reference machine: a simulation counts in them what people get in time. */
  readonly speed?: number;
  /** How a bot of this game plays on the side of people, where all win or lose together. */
  readonly partner?: Partnering<S>;
}

/** A game with its brain: all that somebody needs who thinks about it. */
export interface Mind<S extends Shape = Shape> {
  readonly game: Game<S>;
  readonly brain: Brain<S>;
}

/** What is to be decided, as it is told to the one who decides and to those who wait. */
export interface Prompt {
  readonly yours: string;
  readonly theirs: string;
}

/** Everything a game says, in one language. Rules send codes; only here they become sentences. */
export interface Words<S extends Shape = Shape> {
  readonly language: Language;
  readonly title: string;
  role(role: string): string;
  option(id: string): Explained;
  optionValue(id: string, value: string): Explained;
  prompt(prompt: string, view: S['view']): Prompt;
  /** The whole position in a few lines, for those who read instead of looking. */
  position(view: S['view']): readonly string[];
  /** A move as a player would say it. */
  move(move: S['move'], view: S['view']): string;
  /** One line of the log. */
  event(event: S['event']): string;
  /** What a move is for, in a sentence of at most sixteen words. */
  why(reason: Reason): string;
  /** Why something cannot be done now, in a few words. */
  whyNot(reason: string): string;
  /** `edition`: that of the match; the newest if none is given. */
  outcome(outcome: Outcome, options: Options, edition?: number): string;
}

/** Why a touch means nothing now: a reason the words know, and the rule that says so. */
export interface WhyNot {
  readonly reason: string;
  /** The rule's id in the game's rulebook, such as OM3-5.4.1. */
  readonly rule: string;
}

/** Who plays: bots alone; people at one screen, or just one person; people who do not see each other. */
export type Company = 'bots' | 'here' | 'apart';

/** What stands on the lid, for whoever chooses a game before opening its box. */
export interface Lid {
  /** One line on what it is about. */
  readonly about: Readonly<Record<Language, string>>;
  /** How long a game takes people who know it. */
  readonly minutes: number;
  /** From 1, learned in a quarter of an hour, to 5. Lists go from light to heavy. */
  readonly weight: 1 | 2 | 3 | 4 | 5;
  /** How many lessons teach it; absent: none. */
  readonly lessons?: number;
  /** All win or lose together and see the same: several people before one screen need no curtain. */
  readonly together?: true;
  /** How many people it is for, where one of them may play several seats; absent: as many as there are seats. */
  readonly people?: readonly [min: number, max: number];
  /** Options that make a difference only with so many players; with others they are valid, and not asked. */
  readonly optionsFor?: Readonly<Record<string, readonly number[]>>;
  /** Options whose usual value goes by who plays; whoever opens a table may choose another. */
  readonly usual?: Readonly<Record<Company, Options>>;
  /** How somebody plays it for the first time: on the side that is easier to learn, with what makes it lighter. */
  readonly newcomer?: { readonly seat: number; readonly options: Options };
  /**
   * Three frames of its rulebook's figures that show how every table works: what may be touched, what would come of it, and why not. Help shows those of
   * the lightest game that has some.
   */
  readonly help?: readonly { readonly figure: string; readonly at: number }[];
  /** The game's sign in lists: one of the house's symbols in white, and the colour of the ground under it. */
  readonly sign: { readonly symbol: string; readonly ground: string };
}

/** A game in a list: its lid, and what is known of it without opening the box. */
export interface Listing extends Lid {
  readonly id: string;
  /** In which it has words of its own. */
  readonly languages: readonly Language[];
  readonly title: Readonly<Record<Language, string>>;
  readonly players: readonly [min: number, max: number];
  /** `rules`: complete in the terminal only; `begun`: has its board, and not yet all else that games of the house have and tests ask for. */
  readonly state: 'rules' | 'begun' | 'whole';
}

/** The end of a game played alone, so that the best ones can be kept. */
export interface Alone<S extends Shape = Shape> {
  result(view: S['view']): AloneResult;
  /** The terms in words. */
  readonly terms: Readonly<Record<Language, (terms: string) => string>>;
  /** The figures in words. */
  readonly say: Readonly<Record<Language, (figures: readonly number[]) => string>>;
}

export interface AloneResult {
  /** Only games on the same terms are compared: side and rules, in any words. */
  readonly terms: string;
  /** Smaller is better, the first figure before the second; null for a lost game. */
  readonly figures: readonly number[] | null;
}

/** A move that a table may make for a seat whose player has been silent too long. */
export interface Silence<M extends string = string> {
  readonly seat: Seat;
  readonly move: M;
  /** In seconds, since the last move at the table. */
  readonly after: number;
  /** The move answers a whole question, so several in a row make the player absent. */
  readonly isAbsence?: true;
}

/** A whole game as one thing to hold: rules, brain and words. Each game folder exports exactly one. */
export interface GameBox<S extends Shape = Shape> extends Mind<S> {
  readonly lid: Lid;
  readonly words: Readonly<Record<Language, Words<S>>>;
  /**
   * Why no move is spelled by these things, touched in this order: the reason, from what this seat may know. The functions that make the lists
   * answer, so that no board works out legality.
   */
  whyNot(view: S['view'], touched: readonly string[]): WhyNot;
  /**
   * Two games with swapped sides, the first and then the second: which seat of the first game wins them together, null for
   * nobody. Absent where a game knows no double match (the option `MATCH`).
   */
  decideDouble?(first: Outcome, second: Outcome): Seat | null;
  /**
   * In a game without opponents, where one silent player would hold up all: moves that a table online may make for such seats, chosen from
   * what they are asked now and by what everybody sees. Absent: the table waits.
   */
  silent?(s: S['state'], asks: readonly Ask<S['move']>[]): readonly Silence<S['move']>[];
  /** What somebody who plays alone plays for; absent where a game alone is not won by figures. */
  readonly alone?: Alone<S>;
  /** Verbs and things that stand for what real people suffered: an analysis counts such decisions, but tells nobody a better move. */
  readonly solemn?: readonly string[];
  /** How far it is, as long as it is not whole. */
  readonly state?: 'rules' | 'begun';
}
