/** The road between two towns, and the way somebody drives on it. */
import { ROADS, type RoadId, TOWN_AT } from './lands.ts';

type Town = keyof typeof TOWN_AT;

export const roadOf = (a: Town, b: Town): (typeof ROADS)[RoadId] =>
  ROADS[`${a}/${b}` as RoadId] ?? ROADS[`${b}/${a}` as RoadId];

/** A point of the road from one town to another, so far along it. */
export function onRoad(from: Town, to: Town, share: number): readonly [number, number] {
  const [a, m, b] = [TOWN_AT[from], roadOf(from, to).mid, TOWN_AT[to]];
  const at = (i: 0 | 1): number => {
    const c = 2 * m[i] - (a[i] + b[i]) / 2;
    return (1 - share) ** 2 * a[i] + 2 * share * (1 - share) * c + share * share * b[i];
  };
  return [at(0), at(1)];
}

/** The same bow, drawn from where the drive begins. */
export function driven(from: Town, to: Town): string {
  const { mid } = roadOf(from, to);
  const [a, b] = [TOWN_AT[from], TOWN_AT[to]];
  const c = [0, 1].map((i) => 2 * (mid[i] as number) - ((a[i] as number) + (b[i] as number)) / 2);
  return `M${a[0]} ${a[1]}Q${c[0]} ${c[1]} ${b[0]} ${b[1]}`;
}
