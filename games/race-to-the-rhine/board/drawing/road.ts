/**
 * A road cut where it leaves its towns, so that the arrow ends at the rim of the drawn town whatever its size at this zoom.
 * `from` and `to` in the drawn direction, `mid` as in ROADS, `leave` and `reach` the radii to keep free.
 */
type Point = readonly [x: number, y: number];

export interface Cut {
  readonly d: string;
  /** Where the arrow ends, and how its head is turned there, in degrees. */
  readonly tip: Point;
  readonly turn: number;
}

export function cutRoad(from: Point, to: Point, mid: Point, leave: number, reach: number): Cut {
  const c: Point = [2 * mid[0] - (from[0] + to[0]) / 2, 2 * mid[1] - (from[1] + to[1]) / 2];
  const at = (s: number, i: 0 | 1): number => (1 - s) ** 2 * from[i] + 2 * s * (1 - s) * c[i] + s * s * to[i];
  const slope = (s: number, i: 0 | 1): number => 2 * ((1 - s) * (c[i] - from[i]) + s * (to[i] - c[i]));
  const away = (s: number, end: Point): number => Math.hypot(at(s, 0) - end[0], at(s, 1) - end[1]);
  /** Halves the way from an end (0 or 1) to the middle until the distance from that end is the wanted one. */
  const cut = (end: 0 | 1, wanted: number): number => {
    let near: number = end;
    let far = 0.5;
    for (let step = 0; step < 14; step += 1) {
      const s = (near + far) / 2;
      if (away(s, end === 0 ? from : to) < wanted) near = s;
      else far = s;
    }
    return far;
  };
  const [a, b] = [cut(0, leave), cut(1, reach)];
  const r = (value: number): number => Math.round(value * 10) / 10;
  const tip: Point = [r(at(b, 0)), r(at(b, 1))];
  const [qx, qy] = ([0, 1] as const).map((i) => r(at(a, i) + (slope(a, i) * (b - a)) / 2));
  const turn = Math.round((Math.atan2(slope(b, 1), slope(b, 0)) * 180) / Math.PI);
  return { d: `M${r(at(a, 0))} ${r(at(a, 1))}Q${qx} ${qy} ${tip[0]} ${tip[1]}`, tip, turn };
}
