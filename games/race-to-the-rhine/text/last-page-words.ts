/** What the last page says of the game. Both languages have the same keys. */
import type { Said } from '@sztab/kernel/words';
import type { Colour, Town } from '../content/fields.ts';
import type { Result } from '../rules/state.ts';

/** How many divisions somebody met, in how many pursuit cards, and how many that would be on average. */
export interface Met {
  readonly who: Colour | 'you';
  readonly divisions: number;
  readonly cards: number;
  readonly usual: number;
}

export interface LastPageWords {
  readonly headline: Readonly<Record<Result['reason'], Said<[winner: Colour | null]>>>;
  /** Where and when the Rhine was crossed, and how many towns the line behind it has. */
  crossed(town: Town, round: number, behind: number): string;
  /** How many roads each of those who did not get across was from the river. */
  near(by: readonly (readonly [Colour | 'you', number])[]): string;
  /** Nobody crossed it. */
  notCrossed(rounds: number): string;
  resigned(round: number): string;
  /** Said where medals were equal. */
  divisions(by: readonly (readonly [Colour, number])[]): string;
  medals(by: readonly (readonly [Colour, number])[]): string;
  readonly spent: {
    readonly title: string;
    readonly fuel: string;
    readonly ammo: string;
    readonly food: string;
    /** What nobody made use of: tokens that still lie on the corps. */
    readonly left: string;
  };
  luck(first: Met, second: Met): string;
}
