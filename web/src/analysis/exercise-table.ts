/** One position of a finished match as a table: a move made here is weighed and taken back by itself, and turns no card. */
import type { Decision } from '@sztab/bots';
import { practiceTag, type Seat, type Shape, type Sight, type Viewer } from '@sztab/kernel';
import type { GameOnTable, Heard } from '@sztab/pieces';
import type { LocalMatch } from '../local/local-match.ts';
import { QuietTable } from '../local/quiet-table.ts';
import type { Sitter, TableHandle, TableState } from '../tables/handle.ts';
import { type Try, verdictOn } from './verdict.ts';

/** Weighs a move in the position of this exercise. */
export type Weigh = (move: string) => Promise<Decision | null>;

export class ExerciseTable<S extends Shape = Shape> extends QuietTable<S> implements TableHandle<S> {
  readonly id: string;
  readonly paths: TableHandle['paths'];
  readonly online = null;
  readonly game: GameOnTable<S>;
  readonly header: TableHandle['header'];
  readonly sitters: readonly Sitter[];
  readonly seat: Seat;
  readonly at: number;
  readonly decision: Decision;
  protected readonly local: LocalMatch<S>;
  readonly #weigh: Weigh;
  #tries: readonly Try[] = [];
  #weighing = false;
  #shown = false;
  #state: TableState;

  constructor(
    game: GameOnTable<S>,
    match: LocalMatch<S>,
    path: string,
    at: number,
    decision: Decision,
    name: string,
    weigh: Weigh,
  ) {
    super();
    this.game = game;
    this.local = match;
    this.at = at;
    this.seat = decision.seat;
    this.decision = decision;
    this.#weigh = weigh;
    this.id = `${path} ${at}`;
    this.paths = { table: path, replay: path };
    const { header } = match.match;
    this.header = { ...header, tags: { ...header.tags, ...practiceTag } };
    this.sitters = header.seats.map(
      (_, seat): Sitter => (seat === this.seat ? { is: 'you', name } : { is: 'bot', level: 'officer' }),
    );
    this.#state = this.#look();
  }

  get tries(): readonly Try[] {
    return this.#tries;
  }
  get weighing(): boolean {
    return this.#weighing;
  }
  /** The answer was shown without being found. */
  get shown(): boolean {
    return this.#shown;
  }
  get found(): boolean {
    return this.#tries.some(({ verdict }) => verdict === 'yes');
  }

  /** What was to be decided. */
  get ask(): { readonly prompt: string } | undefined {
    return this.local.sight(this.seat, this.at).asked.find(({ seat }) => seat === this.seat);
  }
  /** Nothing is left to decide. */
  get #over(): boolean {
    return this.found || this.#shown;
  }

  state = (): TableState => this.#state;
  /** Nothing of what followed is seen. */
  override sight(viewer: Viewer, after: number = this.at): Sight<S['view'], S['move']> {
    const sight = this.local.sight(viewer, Math.min(after, this.at));
    if (this.#over) return { ...sight, asked: [], moves: [] };
    return viewer === this.seat && after >= this.at ? sight : { ...sight, moves: [] };
  }
  override heard(viewer: Viewer, after: number = this.at): readonly Heard<S>[] {
    return this.local.heard(viewer, Math.min(after, this.at));
  }
  override movers = (): readonly Seat[] => this.local.match.moves.slice(0, this.at).map(({ seat }) => seat);

  async play(seat: Seat, move: S['move']): Promise<void> {
    // Where the table gives several pieces in one go, the first of them is the decision.
    if (seat !== this.seat || this.#weighing || this.found) return;
    this.#weighing = true;
    this.#changed();
    try {
      const weighed = await this.#weigh(move);
      this.#tries = [...this.#tries, { move, ...verdictOn(this.decision, move, weighed) }];
    } finally {
      this.#weighing = false;
      this.#changed();
    }
  }
  show(): void {
    this.#shown = true;
    this.#changed();
  }

  #look(): TableState {
    return {
      moves: this.at,
      asked: this.#over ? [] : this.local.sight('public', this.at).asked,
      outcome: null,
      thinking: null,
      trouble: null,
      stamp: `${this.#tries.length} ${this.#weighing} ${this.#shown}`,
    };
  }

  #changed(): void {
    this.#state = this.#look();
    this.tellListeners();
  }
}
