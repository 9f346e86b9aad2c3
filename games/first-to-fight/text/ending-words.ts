/** What the last page says of the game. Both languages have the same keys. */
import type { MissionId } from '../content/missions.ts';
import type { Month } from '../content/time.ts';

export interface EndingWords {
  /** The greatest mission that was carried out and the greatest that was not, of all staffs. */
  headline(done: MissionId | null, failed: MissionId | null): string;
  /** `scores` and `missions`: those of the one who reads first, then the others, best first. */
  how(scores: readonly number[], missions: readonly number[], rounds: number): string;
  resigned(round: number): string;
  readonly spent: { readonly title: string; readonly done: string; readonly failed: string; readonly left: string };
  readonly fallen: string;
  /** Where the points of the one who reads came from. */
  readonly account: {
    readonly title: string;
    readonly orders: string;
    /** What a mission had of what it needed, and when it came due. */
    mission(have: number, need: number, date: Month): string;
    readonly notDue: string;
  };
  /** The own mission that missed by most. */
  kept(mission: MissionId, have: number, need: number): string;
}
