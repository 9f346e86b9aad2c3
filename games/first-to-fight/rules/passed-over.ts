/** FTF-8.2: why a player is not asked within an order. The conditions are those of the moves. */
import { BONUSES, type Order } from '../content/orders.ts';
import { REGION, REGIONS, type Region } from '../content/regions.ts';
import { noBonus } from './concentration.ts';
import { noDeparture, noTraining } from './movement-and-training.ts';
import type { WhyNotReason } from './reasons.ts';
import { noRecruiting } from './recruitment.ts';
import { noSabotage } from './sabotage.ts';
import type { OrderFrame, Seen } from './state.ts';

/** `regions`: where the reason holds; empty if it does not depend on the region. */
export interface PassedOver {
  readonly reason: WhyNotReason | 'deck-empty';
  readonly regions: readonly Region[];
}

/** Each reason once, in the order of the regions, soldiers or bonuses; empty if there is something to do. */
export function whyPassedOver(
  s: Seen & { readonly deckCount: number },
  f: OrderFrame,
  seat: number,
): readonly PassedOver[] {
  switch (f.order) {
    case 'movement':
      return plainly(s.soldiers.map((one) => noDeparture(s, f, one)));
    case 'training':
      return plainly(s.soldiers.map((one) => noTraining(f, one)));
    case 'sabotage': {
      const found = REGIONS.map((region) => [region, noSabotage(s, f, region)] as const);
      if (found.some(([, reason]) => reason === null)) return [];
      const reasons = [...new Set(found.flatMap(([, reason]) => reason ?? []))];
      return reasons.map((reason) => ({ reason, regions: found.filter((one) => one[1] === reason).map(([at]) => at) }));
    }
    case 'recruitment':
      if (s.deckCount === 0) return [{ reason: 'deck-empty', regions: [] }];
      return plainly(REGIONS.filter((region) => REGION[region].recruits).map((region) => noRecruiting(f, region)));
    case 'concentration':
      return plainly(BONUSES.map((bonus) => noBonus(s, f, seat, bonus)));
    default:
      return [];
  }
}

const plainly = (reasons: readonly (WhyNotReason | null)[]): PassedOver[] =>
  reasons.includes(null)
    ? []
    : [...new Set(reasons.flatMap((one) => one ?? []))].map((reason) => ({ reason, regions: [] }));

export type SkippedOrder = Exclude<Order, 'maneuvers'>;
