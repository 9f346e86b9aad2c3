/** What the last page says of the game. Both languages have the same keys. */
import type { MissionId } from '../content/missions.ts';

export interface EndingWords {
  /** The greatest mission that was carried out and the greatest that was not, of all staffs. */
  headline(done: MissionId | null, failed: MissionId | null): string;
  /** `scores` and `missions`: those of the one who reads first, then the others, best first. */
  how(scores: readonly number[], missions: readonly number[], rounds: number): string;
  resigned(round: number): string;
  readonly spent: { readonly title: string; readonly done: string; readonly failed: string; readonly left: string };
  readonly fallen: string;
}
