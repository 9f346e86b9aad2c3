/** Several moves in a row towards one thing: planned by a touch of it, shown with what they cost, and made with one button. */
import type { Shape } from '@sztab/kernel';
import type { SymbolName } from './symbols.ts';

export interface Way<S extends Shape = Shape> {
  readonly moves: readonly S['move'][];
  /** Whether this next move of it is still meant: nothing has come up since that somebody would want to answer. */
  goesOn(view: S['view'], moves: readonly S['move'][], next: S['move']): boolean;
  /** The same end by way of this thing, too; null where nothing leads there like that, or where the way does so already. */
  through?(thing: string): Way<S> | null;
  readonly words: WayWords;
}

export interface WayWords {
  /** “XX Corps to”, “Châlons”, “2 steps away, via Sézanne”: what stands before the chip of the place, in it, and after it. */
  readonly verb: string;
  readonly place: string;
  readonly far: string;
  /** On the primary button: “Go 2 steps”. */
  readonly act: string;
  /** What it costs and what it may meet, a line each. */
  readonly costs: readonly { readonly symbol: SymbolName; readonly text: string }[];
}
