/** A further question that belongs to the act: chips of its sentence, answered with the same button. */
import type { Shape } from '@sztab/kernel';

export interface Rider<S extends Shape = Shape> {
  /** “and”, between the act and its chips. */
  readonly joint: string;
  /** At most one of them is given. The first holds until somebody says otherwise, so it must cost nothing. */
  readonly answers: readonly RiderAnswer<S>[];
  /** What is answered where none of them is wanted. */
  readonly none: S['move'];
}

interface RiderAnswer<S extends Shape> {
  readonly move: S['move'];
  /** In the chip: “draw 2 more”. */
  readonly name: string;
  /** On the primary button: “Recruit and draw 2 more”. */
  readonly act: string;
  /** What to know before; null if nothing special follows. */
  readonly warning: string | null;
}
