/** A position that has a name, so that whoever draws its board can look at it: `npm run board` lists them. */
import type { Options, Table } from '../game.ts';

export interface NamedPosition<T extends Table = Table> {
  readonly players: number;
  readonly options?: Options;
  /** The table, played up to a question. A new one each time. */
  open(): T;
}

export type NamedPositions<T extends Table = Table> = Readonly<Record<string, NamedPosition<T>>>;
