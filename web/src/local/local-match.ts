/** A match at home: its state, its past, and what an entry would make of it. Memory only; storing is the table's business. */
import {
  Course,
  type Foreseen,
  type GameBox,
  type Header,
  type Match,
  type Seat,
  type Shape,
  type Sight,
  takenBack,
  type Viewer,
} from '@sztab/kernel';
import type { Heard } from '@sztab/pieces';
import type { Sitter } from '../tables/handle.ts';
import { enter, openMatch, seatOf } from './log.ts';
import type { Entry, Summary } from './store.ts';
import { standingOf, summarise } from './summary.ts';

/** What an entry would come to: what home will say after it, and, unless moves are taken back, the move itself, played already. */
export interface Ahead<S extends Shape> {
  readonly summary: Summary;
  readonly foreseen: Foreseen<S> | null;
}

export class LocalMatch<S extends Shape> {
  readonly match: Match<S>;
  readonly #box: GameBox<S>;
  readonly #course: Course<S>;
  // React asks again and again; the answer is the same object until something happens.
  readonly #sights = new Map<Viewer, Sight<S['view'], S['move']>>();
  readonly #heard = new Map<Viewer, readonly Heard<S>[]>();

  constructor(box: GameBox<S>, header: Header, entries: readonly Entry[]) {
    this.#box = box;
    this.match = openMatch(box.game, header);
    this.#course = new Course(box.game, header);
    for (const entry of entries) this.enter(entry);
  }

  /** `foreseen`: this entry, played already. */
  enter(entry: Entry, foreseen: Foreseen<S> | null = null): void {
    const told = foreseen ? this.match.take(foreseen) : enter(this.match, entry);
    const back = takenBack(entry.move);
    if (back > 0) this.#course.drop(back);
    else this.#course.add(seatOf(this.match.header, entry.role), entry.move, told, this.match.state);
    this.#sights.clear();
    this.#heard.clear();
  }

  /** Throws a `Refusal` if the entry is not allowed; changes nothing. */
  foresee(seat: Seat, move: string, sitters: readonly Sitter[]): Ahead<S> {
    const { header } = this.match;
    const seq = this.match.seq + 1;
    const back = takenBack(move);
    if (back > 0) {
      const after = this.#course.length - back;
      const look = (viewer: Viewer): Sight<S['view'], S['move']> => this.#course.sight(viewer, after);
      return { summary: summarise(this.#box, header, sitters, { outcome: null, look }, seq), foreseen: null };
    }
    const foreseen = this.match.foresee(seat, move);
    return { summary: summarise(this.#box, header, sitters, standingOf(this.#box, foreseen.state), seq), foreseen };
  }

  sight(viewer: Viewer, after: number = this.#course.length): Sight<S['view'], S['move']> {
    if (after !== this.#course.length) return this.#course.sight(viewer, after);
    return remember(this.#sights, viewer, () => this.match.look(viewer));
  }

  heard(viewer: Viewer, after: number = this.#course.length): readonly Heard<S>[] {
    if (after !== this.#course.length) return this.#course.heard(viewer, after);
    return remember(this.#heard, viewer, () => this.#course.heard(viewer, after));
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
