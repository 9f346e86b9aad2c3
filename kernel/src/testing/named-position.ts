/** A position that has a name, so that whoever draws its board can look at it: `npm run board` lists them. */
import type { CommonState, Options } from '../game.ts';

export interface NamedPosition<T extends CommonState = CommonState> {
  readonly players: number;
  readonly options?: Options;
  /** The state, played up to a question. A new one each time. */
  open(): T;
}

export type NamedPositions<T extends CommonState = CommonState> = Readonly<Record<string, NamedPosition<T>>>;
