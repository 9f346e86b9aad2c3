/**
 * The 30 missions. Source: names and months are printed in the historical appendix, and the region, formation and difficulty of
 * the Battle of Britain; every other value is ours. Pins are real places.
 */
import type { Formation } from './formations.ts';
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

const mission = (
  stage: 1 | 2,
  date: Month,
  region: Region,
  formation: Formation,
  difficulty: number,
  points: number,
  pin: Mission['pin'],
): Mission => ({ stage, date, region, formation, difficulty, points, pin });

/** In order of date. */
export const MISSION = {
  M01: mission(1, 7, 'NEA', 'SAI', 6, 5, [58.14, 8.48]),
  M02: mission(1, 8, 'NEA', 'INF', 7, 6, [68.44, 17.43]),
  M03: mission(1, 9, 'WEU', 'ARM', 6, 6, [47.62, 4.34]),
  M04: mission(1, 11, 'NEA', 'PIL', 8, 8, [51.55, -0.42]),
  M05: mission(1, 13, 'POL', 'SAB', 6, 6, [50.03, 19.2]),
  M06: mission(1, 15, 'WAW', 'SAB', 6, 6, [52.2, 21.15]),
  M07: mission(1, 17, 'POL', 'PAR', 9, 8, [49.81, 18.72]),
  M08: mission(1, 18, 'WEU', 'PIL', 10, 9, [52.52, 13.4]),
  M09: mission(1, 19, 'POL', 'SAB', 8, 7, [52.11, 21.26]),
  M10: mission(1, 20, 'NEA', 'SAI', 10, 9, [48.17, -16.2]),
  M11: mission(1, 23, 'POL', 'PAR', 10, 9, [52.12, 26.07]),
  M12: mission(1, 26, 'NAI', 'INF', 10, 10, [32.08, 23.96]),
  M13: mission(1, 29, 'WAW', 'INF', 11, 10, [52.23, 21.01]),
  M14: mission(1, 32, 'NAI', 'ARM', 11, 10, [32.16, 23.3]),
  M15: mission(1, 35, 'WEU', 'PIL', 12, 11, [49.92, 1.08]),
  M16: mission(1, 37, 'WAW', 'SAB', 13, 11, [52.25, 21.05]),
  M17: mission(2, 41, 'NEA', 'SAI', 15, 12, [47.73, -33.72]),
  M18: mission(2, 42, 'WAW', 'SAB', 15, 12, [52.246, 21.002]),
  M19: mission(2, 48, 'NAI', 'SAI', 14, 13, [40.63, 14.75]),
  M20: mission(2, 52, 'POL', 'PAR', 15, 12, [49.99, 20.24]),
  M21: mission(2, 53, 'WAW', 'SAB', 17, 13, [52.221, 21.025]),
  M22: mission(2, 56, 'NAI', 'INF', 18, 16, [41.49, 13.81]),
  M23: mission(2, 57, 'WEU', 'PIL', 16, 14, [49.34, -0.55]),
  M24: mission(2, 57, 'NEA', 'SAI', 16, 13, [48.7, -4.6]),
  M25: mission(2, 58, 'POL', 'PIL', 14, 13, [50.13, 20.79]),
  M26: mission(2, 58, 'NAI', 'ARM', 16, 14, [43.62, 13.51]),
  M27: mission(2, 59, 'WEU', 'ARM', 17, 15, [48.82, 0.13]),
  M28: mission(2, 59, 'WAW', 'INF', 20, 17, [52.235, 21.01]),
  M29: mission(2, 60, 'WEU', 'PAR', 17, 14, [51.96, 5.82]),
  M30: mission(2, 67, 'NAI', 'INF', 20, 15, [44.49, 11.34]),
} as const satisfies Readonly<Record<string, Mission>>;

export type MissionId = keyof typeof MISSION;
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
