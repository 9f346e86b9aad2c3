/** What the last page says of the game. Both languages have the same keys. */
import type { Result } from '../rules/state.ts';

export interface EndingWords {
  /** `fell`: the state was born, but its borders were lost. */
  readonly headline: { readonly won: string; readonly fell: string; readonly lost: string };
  readonly how: Readonly<Record<Result['reason'], string>>;
  /** How far it was: towns held, and how many steps the tracks were apart; none where they met. */
  readonly spent: { readonly title: string; readonly rerolls: string; readonly morale: string };
  stood(round: number, towns: number, apart: number): string;
}
