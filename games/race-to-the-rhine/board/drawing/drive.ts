/** The road between two towns, and the way somebody drives on it. */
import { ROADS, type RoadId, TOWN_AT } from './lands.ts';

type Town = keyof typeof TOWN_AT;

export const roadOf = (a: Town, b: Town): (typeof ROADS)[RoadId] =>
  ROADS[`${a}/${b}` as RoadId] ?? ROADS[`${b}/${a}` as RoadId];

/** The same bow, drawn from where the drive begins. */
export function driven(from: Town, to: Town): string {
  const { mid } = roadOf(from, to);
  const [a, b] = [TOWN_AT[from], TOWN_AT[to]];
  const c = [0, 1].map((i) => 2 * (mid[i] as number) - ((a[i] as number) + (b[i] as number)) / 2);
  return `M${a[0]} ${a[1]}Q${c[0]} ${c[1]} ${b[0]} ${b[1]}`;
}
