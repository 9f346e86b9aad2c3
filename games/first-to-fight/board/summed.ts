/** What everybody in its region counts for in a mission. */
import { type MissionId, missionOf } from '../content/missions.ts';
import { soldierOf } from '../content/soldiers.ts';
import type { Fighter } from '../rules/state.ts';
import type { CountsAs } from '../text/story-words.ts';

export interface Counted {
  readonly fighter: Fighter;
  readonly value: number;
  readonly why: CountsAs;
}

export function countFor(fighter: Fighter, mission: MissionId): Counted {
  const right = soldierOf(fighter.id).formation === missionOf(mission).formation;
  if (right && fighter.wounds === 0) return { fighter, value: fighter.s, why: 'formation' };
  return { fighter, value: 1, why: right ? 'wounded' : 'other' };
}

/** Those of the right formation first, the strongest before the others. */
export const countedFor = (soldiers: readonly Fighter[], mission: MissionId): Counted[] =>
  soldiers
    .filter(({ region }) => region === missionOf(mission).region)
    .map((fighter) => countFor(fighter, mission))
    .sort((a, b) => Number(b.why === 'formation') - Number(a.why === 'formation') || b.value - a.value);
