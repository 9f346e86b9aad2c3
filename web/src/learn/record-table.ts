/** A record to be looked at. It lies in memory alone, so that whoever only looks has no table more at home. */
import {
  type Header,
  Match,
  type NoUndo,
  readRecord,
  type Seat,
  type Shape,
  type Sight,
  type Viewer,
} from '@sztab/kernel';
import type { GameOnTable, Heard } from '@sztab/pieces';
import { LocalMatch } from '../local/local-match.ts';
import { sittersIn } from '../local/records.ts';
import type { Sitter, TableHandle, TableState } from '../tables/handle.ts';

export class RecordTable<S extends Shape = Shape> implements TableHandle<S> {
  readonly id: string;
  readonly game: GameOnTable<S>;
  readonly header: Header;
  readonly sitters: readonly Sitter[];
  readonly paths: TableHandle['paths'];
  readonly online = null;
  readonly kept = false;
  readonly #local: LocalMatch<S>;
  readonly #state: TableState;

  /** `path`: where it is looked at. Every move and every die of the record is checked. */
  constructor(game: GameOnTable<S>, text: string, path: string) {
    const { record, lines } = readRecord(text);
    const match = Match.replay(game.box.game, record, lines);
    this.id = path;
    this.paths = { table: `/learn/${record.header.game}`, replay: path };
    this.game = game;
    this.header = match.header;
    this.sitters = sittersIn(match.header);
    this.#local = new LocalMatch(game.box, match.header, match.entries);
    this.#state = {
      moves: match.moves.length,
      asked: match.look('public').asked,
      outcome: match.outcome,
      thinking: null,
      trouble: null,
    };
  }

  // Nothing happens any more: nobody has to be told.
  subscribe = (): (() => void) => () => undefined;
  state = (): TableState => this.#state;
  sight(viewer: Viewer, after?: number): Sight<S['view'], S['move']> {
    return this.#local.sight(viewer, after);
  }
  heard(viewer: Viewer, after?: number): readonly Heard<S>[] {
    return this.#local.heard(viewer, after);
  }
  movers = (): readonly Seat[] => this.#local.match.moves.map(({ seat }) => seat);
  undoable(): number {
    return 0;
  }
  whyNoUndo(): NoUndo {
    return { why: 'nothing' };
  }
  async play(): Promise<void> {}
  async undo(): Promise<void> {}
  async resign(): Promise<void> {}
  async suggest(): Promise<void> {}
  pace(): void {}
  hurry(): void {}
  retry(): void {}
  close(): void {}
}
