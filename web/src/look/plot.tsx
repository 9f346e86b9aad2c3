/** The frame of a plot: margins round the lines, round numbers at the left, and where a value stands in between. */

/** In units of the drawing. */
export interface PlotFrame {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Round numbers from `low` to at least `high`, five or so. */
export function ticks(low: number, high: number): number[] {
  const span = Math.max(1, high - low);
  const step = [1, 2, 5, 10, 20, 50, 100, 200, 500].find((size) => span / size <= 5) ?? 1000;
  const first = Math.floor(low / step) * step;
  return Array.from({ length: Math.ceil((high - first) / step) + 1 }, (_, i) => first + i * step);
}

/** The scales of a plot of so many points whose values lie between `low` and `high`. */
export function scalesOf(
  { width, height, left, right, top, bottom }: PlotFrame,
  points: number,
  low: number,
  high: number,
) {
  const marks = ticks(low, high);
  const [from = 0, to = 1] = [marks[0], marks.at(-1)];
  return {
    marks,
    x: (i: number): number => left + (i * (width - left - right)) / Math.max(1, points - 1),
    y: (value: number): number => height - bottom - ((value - from) * (height - top - bottom)) / Math.max(1, to - from),
  };
}

/** A line across for each mark, its number at the left; `gap` between the two. */
export function Marks({
  frame: { width, left, right },
  marks,
  y,
  gap,
}: {
  frame: PlotFrame;
  marks: readonly number[];
  y(value: number): number;
  gap: number;
}) {
  return marks.map((value) => (
    <g key={value}>
      <line x1={left} x2={width - right} y1={y(value)} y2={y(value)} stroke="var(--rule)" />
      <text x={left - gap} y={y(value) + 4} textAnchor="end">
        {value}
      </text>
    </g>
  ));
}
