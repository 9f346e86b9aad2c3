/** What the last page says of the game. Both languages have the same keys. */
import type { Colour, Town } from '../content/fields.ts';
import type { Result } from '../rules/state.ts';

export interface LastPageWords {
  readonly headline: Readonly<Record<Result['reason'], (winner: Colour | null) => string>>;
  /** Where and when the Rhine was crossed. */
  crossed(town: Town, round: number): string;
  /** Nobody crossed it. */
  notCrossed(rounds: number): string;
  resigned(round: number): string;
  medals(by: readonly (readonly [Colour, number])[]): string;
}
