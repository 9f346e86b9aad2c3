/**
 * The 30 missions. Source: names and months are printed in the historical appendix, and the region, formation and difficulty of
 * the Battle of Britain; every other value is ours. Pins are real places.
 */
import type { Formation } from './formations.ts';
import missions from './missions.json' with { type: 'json' };
import type { Region } from './regions.ts';
import type { Month } from './time.ts';

export interface Mission {
  readonly stage: 1 | 2;
  /** The month in which it comes due, counted along the time track. */
  readonly date: Month;
  readonly region: Region;
  readonly formation: Formation;
  readonly difficulty: number;
  readonly points: number;
  /** Where it happened: latitude, longitude. */
  readonly pin: readonly [lat: number, lon: number];
}

/** A row of missions.json. */
type Row = [stage: 1 | 2, date: Month, Region, Formation, difficulty: number, points: number, lat: number, lon: number];

const mission = ([stage, date, region, formation, difficulty, points, lat, lon]: Row): Mission => ({
  stage,
  date,
  region,
  formation,
  difficulty,
  points,
  pin: [lat, lon],
});

export type MissionId = keyof typeof missions;
/** In order of date. */
export const MISSION = Object.fromEntries(
  Object.entries(missions).map(([id, row]) => [id, mission(row as Row)]),
) as Readonly<Record<MissionId, Mission>>;

export const MISSIONS = Object.keys(MISSION) as MissionId[];
export const missionOf = (id: MissionId): Mission => MISSION[id];
export const stageOf = (id: MissionId): 1 | 2 => MISSION[id].stage;
/** Stage I is red, stage II yellow. */
export const STAGE: Readonly<Record<1 | 2, readonly MissionId[]>> = {
  1: MISSIONS.filter((id) => stageOf(id) === 1),
  2: MISSIONS.filter((id) => stageOf(id) === 2),
};

/** What a failed mission costs (printed), and how many missions a player gets at the start and may receive later. */
export const FAILURE = 5;
export const DEALT = 4;
export const MOST_STAGE_II = 3;
