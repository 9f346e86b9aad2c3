/** The course of a match so far: its state, its past, and what an entry would make of it. Memory only; storing is the table's business. */
import {
  clone,
  type GameBox,
  type Header,
  type Match,
  play,
  resign,
  type Seat,
  type Shape,
  type Sight,
  takenBack,
  type Viewer,
} from '@sztab/kernel';
import type { Heard } from '@sztab/pieces';
import type { Sitter } from '../tables/table.ts';
import { enter, openMatch, seatOf } from './log.ts';
import { Past } from './past.ts';
import type { Entry, Summary } from './store.ts';
import { standingOf, summarise } from './summary.ts';

export class Course<S extends Shape> {
  readonly match: Match<S>;
  readonly #box: GameBox<S>;
  readonly #past: Past<S>;
  // React asks again and again; the answer is the same object until something happens.
  readonly #sights = new Map<Viewer, Sight<S['view'], S['move']>>();
  readonly #heard = new Map<Viewer, readonly Heard<S>[]>();

  constructor(box: GameBox<S>, header: Header, entries: readonly Entry[]) {
    this.#box = box;
    this.match = openMatch(box.game, header);
    this.#past = new Past(box.game, header);
    for (const entry of entries) this.enter(entry);
  }

  enter(entry: Entry): void {
    const told = enter(this.match, entry);
    const back = takenBack(entry.move);
    if (back > 0) this.#past.drop(back);
    else this.#past.add(seatOf(this.match.header, entry.role), entry.move, told, this.match.state);
    this.#sights.clear();
    this.#heard.clear();
  }

  /** What home will say after this entry. Throws a `Refusal` if the entry is not allowed; changes nothing. */
  foresee(seat: Seat, move: string, sitters: readonly Sitter[]): Summary {
    const { options } = this.match.header;
    const seq = this.match.seq + 1;
    const back = takenBack(move);
    if (back > 0) {
      const after = this.#past.moves - back;
      const look = (viewer: Viewer): Sight<S['view'], S['move']> => this.#past.sight(viewer, after);
      return summarise(this.#box, options, sitters, { outcome: null, look }, seq);
    }
    const table = clone(this.match.state) as S['state'];
    if (move === 'resign') resign(this.#box.game, table, seat);
    else play(this.#box.game, table, seat, move);
    return summarise(this.#box, options, sitters, standingOf(this.#box, table), seq);
  }

  /**
   * Each seat's chance of winning after every move, as a bot would judge the true table; null in the middle of something. Only when
   * the game is over: before that the true table is nobody's business.
   */
  chances(): readonly (readonly number[] | null)[] {
    if (!this.match.outcome) return [];
    const { brain, game } = this.#box;
    const seats = this.match.header.seats.map((_, seat) => seat);
    return this.#past.each((table) => {
      if (!game.outcome(table) && !brain.quiet(table)) return null;
      const gone = game.resigned?.(table) ?? [];
      return seats.map((seat) => (gone.includes(seat) ? 0 : brain.evaluate(table, seat)));
    });
  }

  sight(viewer: Viewer, after: number = this.#past.moves): Sight<S['view'], S['move']> {
    if (after !== this.#past.moves) return this.#past.sight(viewer, after);
    return remember(this.#sights, viewer, () => this.match.look(viewer));
  }

  heard(viewer: Viewer, after: number = this.#past.moves): readonly Heard<S>[] {
    if (after !== this.#past.moves) return this.#past.heard(viewer, after);
    return remember(this.#heard, viewer, () => this.#past.heard(viewer, after));
  }
}

function remember<K, V>(known: Map<K, V>, key: K, find: () => V): V {
  let value = known.get(key);
  if (value === undefined) {
    value = find();
    known.set(key, value);
  }
  return value;
}
