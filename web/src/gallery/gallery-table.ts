/** A table that begins in any position and lies only in this picture: moves can be tried, and all of them taken back. */
import {
  asks,
  type CommonState,
  clone,
  type Header,
  heardBy,
  look,
  play,
  type Seat,
  type Shape,
  type Sight,
  type Told,
  type Viewer,
} from '@sztab/kernel';
import type { GameOnTable, Heard } from '@sztab/pieces';
import type { Sitter, TableHandle, TableState } from '../tables/handle.ts';
import type { Start } from './positions.ts';
import type { Made } from './said.ts';

interface Moment {
  readonly table: CommonState;
  readonly told: readonly Told<Shape['event']>[];
}

export class GalleryTable implements TableHandle {
  readonly id = 'gallery';
  readonly paths = { table: '#', replay: '#' };
  readonly online = null;
  readonly game: GameOnTable;
  readonly header: Header;
  readonly sitters: readonly Sitter[];
  readonly #start: Start;
  readonly #onMade: (moves: readonly Made[]) => void;
  readonly #listeners = new Set<() => void>();
  #moves: readonly Made[] = [];
  #moments: Moment[];
  #state: TableState;
  // React asks again and again; the answer is the same object until something happens.
  #known = new Map<string, unknown>();

  constructor(game: GameOnTable, start: Start, names: readonly string[], onMade: (moves: readonly Made[]) => void) {
    this.game = game;
    this.#start = start;
    this.#onMade = onMade;
    this.sitters = names.map((name) => ({ is: 'friend', name }));
    this.header = {
      game: start.game.id,
      rules: start.table.edition,
      options: start.options,
      seats: start.roles.map((role, seat) => ({ role, name: names[seat] ?? role })),
      commit: '',
      entropy: [],
      seed: null,
      tags: {},
    };
    this.#moments = [{ table: start.table, told: [] }];
    this.#state = this.#look();
  }

  /** Shows these moves after the position; those that are shown already are not played again. */
  show(moves: readonly Made[]): void {
    const same = moves.findIndex(({ seat, move }, i) => {
      const made = this.#moves[i];
      return made?.seat !== seat || made.move !== move;
    });
    const kept = same === -1 ? Math.min(moves.length, this.#moves.length) : same;
    if (kept === moves.length && kept === this.#moves.length) return;
    this.#moments.length = kept + 1;
    this.#moves = moves.slice(0, kept);
    for (const { seat, move } of moves.slice(kept)) this.#add(seat, move);
    this.#changed();
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  state = (): TableState => this.#state;
  movers = (): readonly Seat[] => [...this.#start.movers, ...this.#moves.map(({ seat }) => seat)];
  undoable = (): number => this.#moves.length;
  whyNoUndo = () => (this.#moves.length > 0 ? null : ({ why: 'nothing' } as const));

  sight(viewer: Viewer, after?: number): Sight<Shape['view'], string> {
    const { table } = this.#moments[this.#placeOf(after)] as Moment;
    return this.#remember(`sight ${viewer} ${after}`, () => look(this.#start.game, table, viewer));
  }
  heard(viewer: Viewer, after?: number): readonly Heard[] {
    const first = this.#start.movers.length;
    return this.#remember(`heard ${viewer} ${after}`, () => [
      ...this.#start.heard(viewer).filter(({ at }) => after === undefined || at <= after),
      ...this.#moments
        .slice(0, this.#placeOf(after) + 1)
        .flatMap(({ told }, n) => heardBy(told, viewer).map((event) => ({ at: first + n, event }))),
    ]);
  }

  async play(seat: Seat, move: string): Promise<void> {
    this.#add(seat, move);
    this.#changed();
    this.#onMade(this.#moves);
  }
  async undo(_seat: Seat, count: number): Promise<void> {
    this.show(this.#moves.slice(0, -count));
    this.#onMade(this.#moves);
  }
  /** Any of the moves that are asked for now. */
  async playAny(): Promise<void> {
    const asked = asks(this.#start.game, this.#now());
    const ask = asked.find(({ optional }) => !optional) ?? asked[0];
    const move = ask?.moves[Math.floor(Math.random() * ask.moves.length)];
    if (ask && move !== undefined) await this.play(ask.seat, move);
  }
  // In a picture nobody gives up, and no bot thinks.
  async resign(): Promise<void> {}
  async suggest(): Promise<void> {}
  pace(): void {}
  hurry(): void {}
  retry(): void {}
  close(): void {}

  #now = (): CommonState => (this.#moments.at(-1) as Moment).table;
  /** Before the position itself nothing is kept. */
  #placeOf = (after = this.#state.moves): number => Math.max(0, after - this.#start.movers.length);

  #add(seat: Seat, move: string): void {
    const table = clone(this.#now()) as CommonState;
    const told = play(this.#start.game, table, seat, move);
    this.#moments.push({ table, told });
    this.#moves = [...this.#moves, { seat, move }];
  }
  #look(): TableState {
    const { game, movers } = this.#start;
    return {
      moves: movers.length + this.#moves.length,
      asked: asks(game, this.#now()).map(({ seat, prompt, optional }) => ({
        seat,
        prompt,
        ...(optional ? { optional } : {}),
      })),
      outcome: game.outcome(this.#now()),
      thinking: null,
      trouble: null,
    };
  }
  #changed(): void {
    this.#known.clear();
    this.#state = this.#look();
    for (const listener of this.#listeners) listener();
  }
  #remember<X>(key: string, find: () => X): X {
    if (!this.#known.has(key)) this.#known.set(key, find());
    return this.#known.get(key) as X;
  }
}
