/** A record to be looked at. It lies in memory alone, so that whoever only looks has no table more at home. */
import { type Header, Match, readRecord, type Shape } from '@sztab/kernel';
import type { GameOnTable } from '@sztab/pieces';
import { LocalMatch } from '../local/local-match.ts';
import { QuietTable } from '../local/quiet-table.ts';
import { sittersIn } from '../local/records.ts';
import type { Sitter, TableHandle, TableState } from '../tables/handle.ts';

export class RecordTable<S extends Shape = Shape> extends QuietTable<S> implements TableHandle<S> {
  readonly id: string;
  readonly game: GameOnTable<S>;
  readonly header: Header;
  readonly sitters: readonly Sitter[];
  readonly paths: TableHandle['paths'];
  readonly online = null;
  readonly kept = false;
  protected readonly local: LocalMatch<S>;
  readonly #state: TableState;

  /** `path`: where it is looked at. Every move and every die of the record is checked. */
  constructor(game: GameOnTable<S>, text: string, path: string) {
    super();
    const { record, lines } = readRecord(text);
    const match = Match.replay(game.box.game, record, lines);
    this.id = path;
    this.paths = { table: `/learn/${record.header.game}`, replay: path };
    this.game = game;
    this.header = match.header;
    this.sitters = sittersIn(match.header);
    this.local = new LocalMatch(game.box, match.header, match.entries);
    this.#state = {
      moves: match.moves.length,
      asked: match.look('public').asked,
      outcome: match.outcome,
      thinking: null,
      trouble: null,
    };
  }

  state = (): TableState => this.#state;
  async play(): Promise<void> {}
}
