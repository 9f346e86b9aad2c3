/** The board in numbers: how many stand in each region, and how much Strength of which formation. */
import { FORMATIONS, type Formation } from '../content/formations.ts';
import { MISSIONS, type MissionId, missionOf } from '../content/missions.ts';
import { REGIONS, type Region } from '../content/regions.ts';
import { SOLDIERS, type SoldierId, soldierOf } from '../content/soldiers.ts';
import { levelOf } from '../rules/soldiers.ts';
import type { PublicState } from '../rules/state.ts';

const numbers = <K extends string>(keys: readonly K[]): Readonly<Record<K, number>> =>
  Object.fromEntries(keys.map((key, i) => [key, i])) as Record<K, number>;

export const REGION_NO = numbers<Region>(REGIONS);
export const FORMATION_NO = numbers<Formation>(FORMATIONS);
export const formationNo = Object.fromEntries(
  SOLDIERS.map((id) => [id, FORMATION_NO[soldierOf(id).formation]]),
) as Readonly<Record<SoldierId, number>>;

const FORMATION_COUNT = FORMATIONS.length;

export interface Muster {
  /** Soldiers by region. */
  readonly crowd: Int32Array;
  /** Strength above one, of unhurt soldiers, by region and formation. */
  readonly crew: Int32Array;
  readonly underground: Int32Array;
  readonly level: Int32Array;
}

// Written anew by every count: nobody keeps it longer than a thought.
const sheet: Muster = {
  crowd: new Int32Array(REGIONS.length),
  crew: new Int32Array(REGIONS.length * FORMATION_COUNT),
  underground: new Int32Array(REGIONS.length),
  level: new Int32Array(REGIONS.length),
};

/** Valid until the next count. */
export function muster(s: Pick<PublicState, 'soldiers' | 'domination'>): Muster {
  const { crowd, crew, underground, level } = sheet;
  crowd.fill(0);
  crew.fill(0);
  underground.fill(0);
  for (const { id, region, s: strength, u, wounds } of s.soldiers) {
    const r = REGION_NO[region];
    (crowd[r] as number)++;
    underground[r] = (underground[r] as number) + u;
    if (wounds > 0) continue;
    const at = r * FORMATION_COUNT + formationNo[id];
    crew[at] = (crew[at] as number) + strength - 1;
  }
  for (let r = 0; r < REGIONS.length; r++) level[r] = levelOf(s, REGIONS[r] as Region);
  return sheet;
}

export interface MissionNumbers {
  /** Its place in the list of missions. */
  readonly no: number;
  readonly region: number;
  readonly formation: number;
  readonly difficulty: number;
  /** Between success and failure. */
  readonly stake: number;
  readonly date: number;
  readonly stage: 1 | 2;
}

export const MISSION_NUMBERS = Object.fromEntries(
  MISSIONS.map((id, no) => {
    const { region, formation, difficulty, points, date, stage } = missionOf(id);
    return [
      id,
      { no, region: REGION_NO[region], formation: FORMATION_NO[formation], difficulty, stake: points + 5, date, stage },
    ];
  }),
) as Readonly<Record<MissionId, MissionNumbers>>;

export const NUMBERS: readonly MissionNumbers[] = MISSIONS.map((id) => MISSION_NUMBERS[id]);

/** Available less required, as the rules count it. */
export function surplusOf(m: Muster, { region, formation, difficulty }: MissionNumbers): number {
  const at = region * FORMATION_COUNT + formation;
  return (m.crowd[region] as number) + (m.crew[at] as number) - difficulty - (m.level[region] as number);
}
