/** Who stood where in a fight that is over, and who of them fell: counted from what was told of it. */
import { enemyOf, type Side } from '../content/sides.ts';
import type { Event } from '../rules/events.ts';

type Ended = Extract<Event, { is: 'combat-ended' }>;

/** `stood`: defenders at the beginning; `met`: attackers that the hits left. */
export function sidesOf({ attacker, attrition, holder, left, surplus }: Ended): { stood: number; met: number } {
  const stays = left + surplus;
  return {
    stood: attrition + (holder === enemyOf(attacker) ? stays : 0),
    met: attrition + (holder === attacker ? stays : 0),
  };
}

export interface Row {
  readonly side: Side;
  readonly left: number;
  readonly fallen: number;
}

/** The two rows of figures at the place: the defenders, then the attackers. */
export function rowsOf(event: Ended): readonly [Row, Row] {
  const { attacker, hit, attrition } = event;
  const { stood, met } = sidesOf(event);
  return [
    { side: enemyOf(attacker), left: stood - attrition, fallen: attrition },
    { side: attacker, left: met - attrition, fallen: hit + attrition },
  ];
}
