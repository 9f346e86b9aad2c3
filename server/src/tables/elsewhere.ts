/**
 * What other nodes say of the tables here: who is connected there, and whether a bot thinks there. It is held in memory only, and dropped when a
 * node is gone.
 */
import * as z from 'zod/mini';
import type { Store } from '../store/store.ts';

/** What one node says of a table. */
const attendance = z.object({
  /** Seated people whose page is open. */
  here: z.array(z.string()),
  /** Pages of those who only look on. */
  watching: z.int(),
  /** A bot has been thinking there for a while. */
  thinking: z.boolean(),
});
type Attendance = Readonly<z.infer<typeof attendance>>;

const NOTHING = JSON.stringify({ here: [], watching: 0, thinking: false } satisfies Attendance);
/** A message that asks all nodes to send what they have said once more. */
const WHO_IS_THERE = '?';

export class Elsewhere {
  readonly #store: Store;
  readonly #onNews: (match: string) => void;
  readonly #unsubscribe: () => void;
  readonly #nodes = new Map<number, Map<string, Attendance>>();
  /** What this node has said last, for nodes that ask. */
  readonly #own = new Map<string, string>();

  constructor(store: Store, onNews: (match: string) => void) {
    this.#store = store;
    this.#onNews = onNews;
    this.#unsubscribe = store.onTold((node, words) => this.#hear(node, words));
  }

  at(match: string): Attendance {
    const here: string[] = [];
    let watching = 0;
    let thinking = false;
    for (const tables of this.#nodes.values()) {
      const there = tables.get(match);
      if (!there) continue;
      here.push(...there.here);
      watching += there.watching;
      thinking ||= there.thinking;
    }
    return { here, watching, thinking };
  }

  /** Tells the other nodes about this table, if there is anything new. */
  say(match: string, { here, watching, thinking }: Attendance): void {
    const words = JSON.stringify({ here, watching, thinking });
    if (words === (this.#own.get(match) ?? NOTHING)) return;
    if (words === NOTHING) this.#own.delete(match);
    else this.#own.set(match, words);
    this.#store.tellOthers(match, `${match} ${words}`);
  }

  /** At the start, and after the connection was lost: what was heard may be outdated, and other nodes may not know of this one. */
  meet(): void {
    const before = [...this.#nodes.values()];
    this.#nodes.clear();
    for (const tables of before) for (const match of tables.keys()) this.#onNews(match);
    this.#store.tellOthers('', WHO_IS_THERE);
    this.#sayAll();
  }

  /** Drops what was said by nodes that are gone. */
  async forgetDead(): Promise<void> {
    if (this.#nodes.size === 0) return;
    const living = new Set(await this.#store.living([...this.#nodes.keys()]));
    for (const [node, tables] of this.#nodes) {
      if (living.has(node)) continue;
      this.#nodes.delete(node);
      for (const match of tables.keys()) this.#onNews(match);
    }
  }

  close(): void {
    this.#unsubscribe();
  }

  #sayAll(): void {
    for (const [match, words] of this.#own) this.#store.tellOthers(match, `${match} ${words}`);
  }

  #hear(node: number, said: string): void {
    if (said === WHO_IS_THERE) {
      this.#sayAll();
      return;
    }
    const space = said.indexOf(' ');
    const [match, words] = [said.slice(0, space), said.slice(space + 1)];
    // A node of another release may say what this one does not know.
    const there = attendance.safeParse(JSON.parse(words)).data;
    if (!there) return;
    const tables = this.#nodes.get(node) ?? new Map<string, Attendance>();
    this.#nodes.set(node, tables);
    if (words === NOTHING) tables.delete(match);
    else tables.set(match, there);
    this.#onNews(match);
  }
}
