import { heardBy, type Seat, type Told, type Words } from '@sztab/kernel';

/** What happened, for each person at the screen, until they have read it. Nobody hears what is not for their seat. */
export class Log {
  readonly #unread: ReadonlyMap<Seat, string[]>;
  readonly #words: Words;
  constructor(people: readonly Seat[], words: Words) {
    this.#unread = new Map(people.map((seat) => [seat, []]));
    this.#words = words;
  }

  hear(told: readonly Told<unknown>[]): void {
    for (const [seat, lines] of this.#unread) {
      lines.push(...heardBy(told, seat).map((event) => this.#words.event(event)));
    }
  }

  /** The lines this seat has not read yet; from now on it has. */
  read(seat: Seat): string[] {
    return this.#unread.get(seat)?.splice(0) ?? [];
  }
}
