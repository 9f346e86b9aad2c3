/**
 * What is shown of an event, and in which order: beats. A game says what each of its events looks like (`board/beats.ts`), as data: no timers, no
 * elements. The director of the table plays them; it decides when, never what is true.
 */
import type { Language, Seat, Shape, Words } from '@sztab/kernel';
import type { ReactionDie } from './board.ts';
import type { SymbolName } from './symbols.ts';

/**
 * `focus`: the camera goes there. `move`: a piece travels. `flip`: a card turns face up. `roll`: dice fall. `tally`: numbers land one by one.
 * `verdict`: one sentence, and the figures change. `card`: a strip over the board. `hold`: nothing moves, so that it can be read.
 */
export type BeatKind = 'focus' | 'move' | 'flip' | 'roll' | 'tally' | 'verdict' | 'card' | 'hold';

/** 1: changes somebody's fate. 2: an act. 3: bookkeeping. */
export type Rank = 1 | 2 | 3;

export type Sound =
  | 'pick'
  | 'undo'
  | 'move'
  | 'place'
  | 'card'
  | 'dice'
  | 'loss'
  | 'gain'
  | 'verdict'
  | 'round'
  | 'turn';

export interface Beat {
  readonly kind: BeatKind;
  readonly rank: Rank;
  /** How long it takes at the calm speed; absent: as long as its kind usually does. */
  readonly ms?: number;
  /** The thing on the board where it happens: the camera keeps it in view. */
  readonly at?: string;
  /** The things it is about, marked while it is shown. */
  readonly things?: readonly string[];
  readonly sound?: Sound;
  /** What is said aloud and written; absent where the beats around it say it. */
  readonly words?: string;
  /** Its row in the briefing. */
  readonly row?: BriefingRow;
  /** All rows of the briefing as they stand now, in the place of one more: of a phase in steps, those to come among them. A verdict among them has no box of its own. */
  readonly rows?: readonly BriefingRow[];
  /** Also a line of the dispatch that tells the others' turn. */
  readonly dispatch?: true;
  /** Belongs to what ends a round: the whole move may take the time of one. */
  readonly round?: true;
  /** Whom it harms: a verdict against the one who looks sounds and looks like that, and waits. */
  readonly against?: readonly Seat[];
  /** Parts of the view that this beat sets free, as paths (`soldiers.blue.zocca`, in a list by the id: `cards.PL-SCOUTS-1`, or by the place of a seat: `staffs.0.vp`); `all` sets free everything. What no beat names waits for the last one. */
  readonly shows?: readonly string[] | 'all';
}

/** One row of the long form: what, in which figures, with which dice. */
export interface BriefingRow {
  readonly text: string;
  readonly detail?: string;
  /** Such as “5 : 2”; with `was`, what it replaces. */
  readonly figures?: string;
  readonly was?: string;
  readonly dice?: readonly ReactionDie[];
  readonly symbol?: SymbolName;
  /** What it costs of each kind, and what there is to pay it with. */
  readonly price?: readonly { readonly symbol: SymbolName; readonly need: number; readonly has: number }[];
  /** Pieces one below the other, each with what became of it. */
  readonly pieces?: readonly BriefingPiece[];
  /** A step of a phase: still to come, or told. */
  readonly later?: boolean;
}

/** A piece as its side has it on the board, where it stands, and how it fared; absent: nobody knows yet. */
export interface BriefingPiece {
  readonly badge: string;
  readonly owner: Seat;
  readonly text: string;
  readonly fared?: string;
  readonly good?: boolean;
}

/** One line of the dispatch. */
export interface DispatchLine {
  readonly text: string;
  readonly symbol?: SymbolName;
  readonly rank: Rank;
  /** It comes before other lines of its rank if there is not room for all. */
  readonly leads?: true;
  readonly against?: readonly Seat[];
  readonly things?: readonly string[];
}

/** Before and after one move, and for whom it is told. */
export interface Scene<S extends Shape = Shape> {
  readonly before: S['view'];
  readonly after: S['view'];
  /** Null for somebody who only watches. */
  readonly seat: Seat | null;
  /** Everything this viewer heard of the move. */
  readonly heard: readonly S['event'][];
  readonly words: Words<S>;
  readonly language: Language;
}

export type BeatMaker<S extends Shape, E> = (event: E, scene: Scene<S>) => readonly Beat[];

/** For every event its beats: a missing one does not compile. */
export type Beats<S extends Shape> = S['event'] extends { readonly is: string }
  ? { readonly [E in S['event'] as E['is']]: BeatMaker<S, E> }
  : never;

/** How a game is staged. */
export interface Staging<S extends Shape = Shape> {
  beatsOf(event: S['event'], scene: Scene<S>): readonly Beat[];
  /**
   * The head of the briefing while this move is told: the place, and what happens there. Null where rows are enough.
   * Under the same title the rows of several moves stand together, unless this move `begins` it anew.
   */
  title(scene: Scene<S>): { readonly title: string; readonly detail: string; readonly begins?: boolean } | null;
  /** The head of a dispatch that tells more than what somebody did, such as the end of a round; null where it names who did it. */
  headOf?(turn: readonly Scene<S>[]): string | null;
  /**
   * What a move of the others means for the one who looks: a line cut, a place in danger, and the way back. Empty if nothing.
   * The weightiest comes last: a phone has room for two lines.
   */
  meansFor(scene: Scene<S>): readonly string[];
  /** The same of all moves of the others' turn together, where several of them change the same thing; absent: what each of them means. */
  meaning?(turn: readonly Scene<S>[]): readonly string[];
  /** What concerns everybody alike, such as what a round has brought, can be shown again, whoever made the move: it begins here, or goes on. */
  ofAll?(scene: Scene<S>): 'begins' | 'goes-on' | null;
  /**
   * The others' turn in lines, from its moves, where one line tells of several of them; absent: the beats that are marked for it. It leaves nothing
   * out for want of room: the table folds the lines, and adds each entry of the log without which no line would change.
   */
  lines?(turn: readonly Scene<S>[]): readonly DispatchLine[];
  /** A side as a sentence names it, where the name of its chair would not do: “the Germans”. */
  named?(seat: Seat, language: Language): string;
}

/** The beats of any event, from a game's table of them. */
export const beatsBy =
  <S extends Shape>(beats: Beats<S>): Staging<S>['beatsOf'] =>
  (event, scene) =>
    (beats as Readonly<Record<string, BeatMaker<S, S['event']>>>)[(event as { readonly is: string }).is]?.(
      event,
      scene,
    ) ?? [];
