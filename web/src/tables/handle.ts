/** A table, in this browser or online: what the table frame may ask of it. */
import type { PartnerSaid, PartnerSettings, Suggestion } from '@sztab/bots';
import type { Favour, Header, NoUndo, Offer, Outcome, PartnerAnswer, Seat, Shape, Sight, Viewer } from '@sztab/kernel';
import type { GameOnTable, Heard } from '@sztab/pieces';
import type { Proposed, TableInfo, TalkLine } from '@sztab/protocol';

/** Who sits where. `you` and `friend` share this screen; with more than one of them, hands are handed over behind a curtain. */
export type Sitter =
  | { readonly is: 'you'; readonly name: string }
  | { readonly is: 'friend'; readonly name: string }
  | { readonly is: 'bot'; readonly level: string };

/** The same at a table online, where people may sit at another screen; `here`: the page is open there now. */
export type Player = Sitter | { readonly is: 'remote'; readonly name: string; readonly here: boolean };

/** Changes with everything that happens; the same object as long as nothing does. */
export interface TableState {
  /** Moves that count so far. */
  readonly moves: number;
  readonly asked: Sight<unknown, string>['asked'];
  /** A lesson has come to its end: nobody decides anything any more. */
  readonly taught?: true;
  /** An answer was given and is kept back for a while: nothing more can be decided until it is shown. */
  readonly answered?: true;
  readonly outcome: Outcome | null;
  /** The seat whose bot is searching now. */
  readonly thinking: Seat | null;
  /** A bot of this device had less thought than its level stands for, because the device is too slow. */
  readonly short?: true;
  /** Something went wrong and play stands still until it is dealt with; a key of the interface's words. */
  readonly trouble:
    | 'storage-full'
    | 'storage-lost'
    | 'bot-died'
    | 'other-tab'
    | 'reconnecting'
    | 'outdated'
    | 'shut-out'
    | null;
  /** Whatever else is to be drawn anew when it changes. */
  readonly stamp?: string;
}

/** Online the others would have to agree: one of them has moved since, or something came to light; or nothing is decided at all, because the table rests. */
export type CannotUndo = NoUndo | { readonly why: 'moved'; readonly by: Seat } | { readonly why: 'light' | 'rests' };

/** What a table online has besides: the others are people elsewhere. */
export interface OnlineSide {
  readonly info: TableInfo;
  readonly talk: readonly TalkLine[];
  say(text: string): Promise<void>;
  /** Asks the others to agree. */
  propose(proposed: Proposed): Promise<void>;
  vote(proposal: string, yes: boolean): Promise<void>;
  /** Gets up from a running game. */
  leave(): Promise<void>;
  /** Takes a vacant chair of a running game; whoever has no name yet is asked for one first. */
  sit(seat: Seat): Promise<void>;
  /** Opens the next game with swapped seats; its address. */
  again(): Promise<string>;
  saveRecord(): Promise<void>;
}

/** The bots that play on the side of the people here, with one voice. */
export interface PartnerSide {
  /** What they ask for now. */
  readonly offer: Offer | null;
  /** Who has said yes to it, while others have yet to answer. */
  readonly yes: readonly Seat[];
  readonly said: PartnerSaid | null;
  /** What came of the last thing that was agreed to. */
  readonly came: PartnerSaid | null;
  readonly settings: PartnerSettings;
  /** “You decide” holds, for this round or for good. */
  readonly decides: boolean;
  answer(id: number, seat: Seat, answer: PartnerAnswer): void;
  /** A person asks one of them for something. */
  ask(favour: Favour, person: Seat, bot: Seat): void;
  set(settings: PartnerSettings): void;
}

export type Hint = Suggestion;

export interface TableHandle<S extends Shape = Shape> {
  readonly id: string;
  readonly game: GameOnTable<S>;
  readonly header: Header;
  readonly sitters: readonly Player[];
  /** Where its pages are. */
  readonly paths: { readonly table: string; readonly replay: string; readonly analysis?: string };
  /** Null for a table of this browser. */
  readonly online: OnlineSide | null;
  /** False: it is stored nowhere, so nothing can begin from one of its moments. */
  readonly kept?: false;
  /** Absent where no bot plays on the side of people. */
  readonly partner?: PartnerSide | null;
  subscribe(listener: () => void): () => void;
  state(): TableState;
  /** What this viewer may know now, or knew after so many moves. Never ask for a seat that is not entitled to look. */
  sight(viewer: Viewer, after?: number): Sight<S['view'], S['move']>;
  /** Everything this viewer has heard so far, or up to that move. */
  heard(viewer: Viewer, after?: number): readonly Heard<S>[];
  /** Who made each move that counts; for the marks of the replay's scrubber. */
  movers(): readonly Seat[];
  /** `unasked`: the page lets a reaction go by itself; nobody decided anything. */
  play(seat: Seat, move: S['move'], unasked?: boolean): Promise<void>;
  /** How many of the last moves may be taken back now, without asking anybody elsewhere. */
  undoable(seat: Seat): number;
  /** Why this seat can take back nothing; null where it can. */
  whyNoUndo(seat: Seat): CannotUndo | null;
  /** So many of the last moves, with what bots answered to them. */
  undo(seat: Seat, count: number): Promise<void>;
  resign(seat: Seat): Promise<void>;
  /** Plays for this seat what a bot would, as long as it can be taken back and the same is asked. */
  suggest(seat: Seat): Promise<void>;
  /** What an officer would play for this seat, its chance, and what it is for. Absent where no hints are given. */
  hint?(seat: Seat): Promise<Hint>;
  /** What bots of this browser wait for before they answer: until everything so far has been told. Null: for nothing. */
  pace(told: (() => Promise<void>) | null): void;
  /** Makes a searching bot answer at once with its best so far. */
  hurry(): void;
  /** The whole match as text, once it is over. Absent where a match has no record, as in a lesson. */
  record?(): Promise<string>;
  /** Tries again after trouble. */
  retry(): void;
  close(): void;
}
