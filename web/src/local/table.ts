/** A table in this browser: what the table frame may ask of it. The same face will later stand for a table online. */
import type { Header, Outcome, Seat, Shape, Sight, Viewer } from '@sztab/kernel';
import type { GameOnTable, Heard } from '@sztab/pieces';

/** Who sits where. `you` and `friend` share this screen; with more than one of them, hands are handed over behind a curtain. */
export type Sitter =
  | { readonly is: 'you'; readonly name: string }
  | { readonly is: 'friend'; readonly name: string }
  | { readonly is: 'bot'; readonly level: string };

/** Changes with everything that happens; the same object as long as nothing does. */
export interface TableState {
  /** Moves that count so far. */
  readonly moves: number;
  readonly asked: readonly { readonly seat: Seat; readonly prompt: string; readonly optional?: true }[];
  readonly outcome: Outcome | null;
  /** The seat whose bot is searching now. */
  readonly thinking: Seat | null;
  /** Something went wrong and play stands still until it is dealt with; a key of the interface's words. */
  readonly trouble: 'storage-full' | 'storage-lost' | 'bot-died' | 'other-tab' | null;
}

export interface OpenTable<S extends Shape = Shape> {
  readonly id: string;
  readonly game: GameOnTable<S>;
  readonly header: Header;
  readonly sitters: readonly Sitter[];
  subscribe(listener: () => void): () => void;
  state(): TableState;
  /** What this viewer may know now, or knew after so many moves. Never ask for a seat that is not entitled to look. */
  sight(viewer: Viewer, after?: number): Sight<S['view'], S['move']>;
  /** Everything this viewer has heard so far, or up to that move. */
  heard(viewer: Viewer, after?: number): readonly Heard<S>[];
  /** Who made each move that counts; for the marks of the replay's scrubber. */
  movers(): readonly Seat[];
  /** When the game is over: each seat's chance of winning after every move, null in the middle of something. Before that, nothing. */
  chances(): readonly (readonly number[] | null)[];
  play(seat: Seat, move: S['move']): Promise<void>;
  /** How many of the last moves may be taken back now: freely by the rules, or any number where everybody sits at this screen with bots only. */
  undoable(seat: Seat): number;
  undo(seat: Seat): Promise<void>;
  resign(seat: Seat): Promise<void>;
  /** Plays for this seat what a bot would, as long as it can be taken back and the same is asked. */
  propose(seat: Seat): Promise<void>;
  /** Makes a searching bot answer at once with its best so far. */
  hurry(): void;
  /** Tries again after trouble. */
  retry(): void;
  /** The record as text; with the seed, because this browser holds it anyway. */
  record(): string;
  close(): void;
}
