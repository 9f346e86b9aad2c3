/** What the kernel itself has to know of a language. */
import type { FaultWords } from './faults.ts';
import type { HouseOptionWords } from './house-options.ts';
import type { HouseReasonWords } from './house-reasons.ts';

export interface HouseWords {
  /** By its own name. */
  readonly name: string;
  /** For dates, numbers and lists. */
  readonly locale: string;
  /** Blanks at which no line may break; each pattern matches what stands around one of them. */
  readonly bound: readonly RegExp[];
  readonly faults: Partial<FaultWords>;
  readonly options?: HouseOptionWords;
  readonly reasons?: HouseReasonWords;
}

/** English and Polish lack nothing. */
export interface WholeWords extends HouseWords {
  readonly faults: FaultWords;
  readonly options: HouseOptionWords;
  readonly reasons: HouseReasonWords;
}
