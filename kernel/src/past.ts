import { clone } from './json.ts';

/** In moves. Between two of these a table is cheaper to play again than to keep. */
const EVERY = 64;

/** The largest power of two that divides a place; the beginning is divided by all. */
const evenness = (place: number): number => (place === 0 ? Infinity : place & -place);

/** The farther back, the wider apart: some twenty tables for a million moves. */
const isWorthKeeping = (place: number, present: number): boolean => present - place <= 2 * evenness(place);

/**
 * How a table stood at some of its earlier places, so that taking back does not play everything again. To go back by n moves costs some n moves,
 * and those had to be made first: so a whole match costs no more than in proportion to its length, however often it goes to and fro.
 */
export class Past<T> {
  /** By place, rising. */
  #kept: { readonly place: number; readonly table: T }[] = [];

  /** The table stands at this place for the first time. */
  reached(place: number, table: T): void {
    if (place % EVERY === 0) this.#keep(place, table, place);
  }

  /** The nearest table at or before this place, to be played on; what came later is forgotten. */
  backTo(place: number): { place: number; table: T } | null {
    while ((this.#kept.at(-1)?.place ?? 0) > place) this.#kept.pop();
    const nearest = this.#kept.at(-1);
    return nearest ? { place: nearest.place, table: clone(nearest.table) } : null;
  }

  /** On the way back to `present` the table stands here once more: whoever goes back once may do so again. */
  passed(place: number, table: T, present: number): void {
    if (isWorthKeeping(place, present)) this.#keep(place, table, present);
  }

  #keep(place: number, table: T, present: number): void {
    if (this.#kept.at(-1)?.place === place) return;
    this.#kept = this.#kept.filter((one) => isWorthKeeping(one.place, present));
    this.#kept.push({ place, table: clone(table) });
  }
}
