/**
 * A bot on the side of people: what it may do alone, what it has to ask for, and what it says when it asks. A game that is won or lost together has
 * one (`Brain.partner`); who is asked, how often, and what is done with the answer is the same for all games (`bots/src/partner.ts`).
 */
import type { Seat, Shape } from './game.ts';

/** `free`: it may. `ask`: only if somebody says yes, or has said that it decides. `must`: only if somebody says yes. */
export type Leave = 'free' | 'ask' | 'must';

/** How a person wants to be asked: for all; it decides down to the floor; for nothing unless it is spoken to. */
export const MANNERS = ['ask', 'decide', 'leave'] as const;
export type Manner = (typeof MANNERS)[number];

/** What a person says to an offer. */
export const PARTNER_ANSWERS = ['yes', 'no', 'decide'] as const;
export type PartnerAnswer = (typeof PARTNER_ANSWERS)[number];

/** A sentence as a code and what stands in its gaps; catalogues make words of it. */
export interface Line {
  readonly code: string;
  readonly slots: Readonly<Record<string, string | number>>;
}

/** One way it may turn out for what belongs to all: so much is spent, with this chance, and where that leaves the team. */
export interface Price {
  readonly n: number;
  readonly p: number;
  readonly left: number;
  /** A code of the game's. */
  readonly band: string;
}

/** One piece of a plan that everybody can change: with whom it would lie, and why; with nobody: what that costs. */
export interface Piece {
  readonly thing: string;
  readonly seat: Seat | null;
  /** Somebody has laid it down already: the plan goes round it. */
  readonly lies: boolean;
  /** That it brings what it is for; null where that is not known, or nobody has it. */
  readonly chance: number | null;
  readonly why: Line;
}

/** How many of what is shared out a seat is to have. */
export interface Portion {
  readonly seat: Seat;
  readonly n: number;
}

/** A whole plan: its pieces, and for every seat what it gets and what may be expected of it. */
export interface Layout {
  readonly pieces: readonly Piece[];
  readonly shares: readonly { readonly n: number; readonly hope: number | null }[];
  /** What people want of it: things left alone, shares of another size; and whether it is the second of two plans. */
  readonly free: readonly string[];
  readonly wanted: readonly Portion[];
  readonly second: boolean;
}

/** Something that a bot would do if somebody said yes. */
export interface Wish<Move extends string = string> {
  /** Played in this order. */
  readonly moves: readonly Move[];
  /** What it is about, outlined on the board. */
  readonly things: readonly string[];
  readonly aim: Line;
  /** Two at most beside what is put at stake, and only what is true of the numbers. */
  readonly reasons: readonly Line[];
  /** Of the aim; null where nothing is left to chance. */
  readonly chance: number | null;
  readonly price: readonly Price[];
  readonly level: 'ask' | 'must';
  /** What it brings more than it costs, in the game's own measure: of several the largest is asked for first. */
  readonly worth: number;
  /** The same aim, in any words: what was declined is not asked for again. */
  readonly about: string;
  /** Where it is a plan for all. */
  readonly layout?: Layout;
}

/** What people have said to a plan so far. */
export interface Wanted<Move extends string = string> {
  /** Things that nobody is to take up. */
  readonly free: ReadonlySet<string>;
  /** One a seat at most. */
  readonly portions: readonly Portion[];
  /** Not the best plan, the next one. */
  readonly second: boolean;
  /** Whether people want nothing of this kind: then it need not be thought about. */
  declined(about: string): boolean;
  /** What was offered before. */
  readonly was: Wish<Move> | null;
}

/** The team's chance, now and after either answer. */
export interface Outlook {
  readonly now: number;
  readonly yes: number;
  readonly no: number;
}

/** A wish before the people at a table. */
export interface Offer<Move extends string = string> extends Wish<Move> {
  readonly id: number;
  readonly by: Seat;
  /** Those who may answer. */
  readonly to: readonly Seat[];
  /** The number of entries it was made after; at any other it no longer stands. */
  readonly version: number;
  /** Null where nothing was weighed. */
  readonly win: Outlook | null;
  /** What everybody may do for all: on a yes it is played by whoever said it, never by a bot. */
  readonly common: boolean;
  /** Somebody asked for it, or ordered it. */
  readonly asked: boolean;
}

/** What a person may ask a partner for, and of what: dice, a mission, a share of another size. */
export interface Favour {
  readonly is: string;
  readonly things?: readonly string[];
  readonly portion?: Portion;
}

/** What a partner says to that: a sentence, and what it would do if the person says yes to it. */
export interface Reply<Move extends string = string> {
  readonly line: Line;
  readonly wish: Wish<Move> | null;
}

export interface Partnering<S extends Shape = Shape> {
  /** How far morale, or whatever belongs to all, may fall without a yes: what a person may choose, the usual first. */
  readonly floors: readonly number[];
  /** For every move that is legal now. Looks at an imagined state. */
  consent(s: S['state'], seat: Seat, move: S['move'], floor: number): Leave;
  /** What a bot that would like to play this move has in mind; null: nothing worth asking for. */
  wish(s: S['state'], seat: Seat, move: S['move'], floor: number): Wish<S['move']> | null;
  /** All that it might ask for, the best first. */
  wishes(s: S['state'], seat: Seat, moves: readonly S['move'][], floor: number): readonly Wish<S['move']>[];
  /** The next move if it asks for nothing, always a free one; null: it waits for the people. */
  rest(s: S['state'], seat: Seat, moves: readonly S['move'][], people: readonly Seat[]): S['move'] | null;
  /** What it says when it does this alone; null: nothing. */
  says(move: S['move']): Line | null;
  /** What came of something that people had agreed to, now that it is played; null: nothing that would have to be said. */
  came(s: S['state'], seat: Seat, aim: Line): Line | null;
  /** One of them is in the middle of a choice: nobody speaks into that. */
  busy(s: S['state'], people: readonly Seat[]): boolean;
  /** The people have finished here, and wait for the bots. */
  awaited(s: S['state'], people: readonly Seat[]): boolean;
  /** Whose yes counts where several people play: of the first who answers, of all, or of one seat. */
  whoAgrees(s: S['state'], people: readonly Seat[]): 'first' | 'all' | Seat;
  /** Where we are: what was declined and said holds for a phase, “you decide” for a round. */
  span(s: S['state']): { readonly round: number; readonly phase: string };
  /** What people may do for all, as a bot would: a plan for the round, a town for the team; null where there is nothing to choose. People play it, never a bot. */
  commonWish(s: S['state'], wanted: Wanted<S['move']>): Wish<S['move']> | null;
  /** The answer of this bot to what a person asked for. */
  reply(s: S['state'], seat: Seat, favour: Favour, person: Seat, floor: number): Reply<S['move']>;
}
