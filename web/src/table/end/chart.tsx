/** One line a seat over the steps of the game. Shapes on the points and names at the ends: no legend to decode. */
import { spread } from '@sztab/bots/plots';
import type { Seat } from '@sztab/kernel';
import { type Chart as ChartData, DASHES, fillOf, PencilMark } from '@sztab/pieces';
import './chart.css';
import { Marks, type PlotFrame, scalesOf } from '../../look/plot.tsx';
import { pencilOf } from '../seats/pencil.tsx';
import type { Sitting } from '../sitting.ts';

const FRAME: PlotFrame = { width: 420, height: 190, left: 26, right: 96, top: 10, bottom: 24 };
const LABEL_GAP = 15;

/** `called`: how the one who reads calls each seat. */
export function Chart({ sitting, chart, called }: { sitting: Sitting; chart: ChartData; called(seat: Seat): string }) {
  const { title, steps, lines, names } = chart;
  const values = lines.flat();
  // One point is no line.
  if (steps.length < 2 || values.length === 0) return null;
  const { marks, x, y } = scalesOf(FRAME, steps.length, Math.min(0, ...values), Math.max(1, ...values));
  const ends = spread(
    lines.map((line) => y(line.at(-1) ?? 0)),
    LABEL_GAP,
    FRAME.height - FRAME.bottom,
  );
  const everyStep = Math.ceil(steps.length / 12);
  return (
    <figure className="chart">
      <figcaption>{title}</figcaption>
      <svg viewBox={`0 0 ${FRAME.width} ${FRAME.height}`} role="img" aria-label={spoken(chart, called)}>
        <Marks frame={FRAME} marks={marks} y={y} gap={7} />
        {steps.map((step, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: steps may share a name
          <text key={i} x={x(i)} y={FRAME.height - 6} textAnchor="middle">
            {i % everyStep === 0 || i === steps.length - 1 ? step : ''}
          </text>
        ))}
        {lines.map((line, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is known by its seat
          <Line key={seat} seat={seat} points={line.map((value, i) => [x(i), y(value)] as const)} sitting={sitting} />
        ))}
        {lines.map((_, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is known by its seat
          <text key={seat} className="chart-name" x={FRAME.width - FRAME.right + 12} y={(ends[seat] ?? 0) + 4}>
            {names?.[seat] ?? called(seat)}
          </text>
        ))}
      </svg>
    </figure>
  );
}

function Line({
  seat,
  points,
  sitting,
}: {
  seat: Seat;
  points: readonly (readonly [number, number])[];
  sitting: Sitting;
}) {
  const pencil = pencilOf(sitting, seat);
  const d = points.map(([px, py], i) => `${i === 0 ? 'M' : 'L'}${px} ${py}`).join('');
  return (
    <g>
      {/* White vanishes by day, black by night: both are drawn on a casing. */}
      {(pencil === 'white' || pencil === 'black') && (
        <path d={d} fill="none" stroke="var(--ink)" strokeWidth="4.4" opacity={pencil === 'black' ? 0.4 : 1} />
      )}
      <path d={d} fill="none" stroke={fillOf(pencil)} strokeWidth="2.4" strokeDasharray={DASHES[pencil]} />
      {points.map(([px, py], i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: points lie in order
        <PencilMark key={i} pencil={pencil} x={px} y={py} size={points.length > 24 ? 6 : 9} />
      ))}
    </g>
  );
}

/** The chart for those who do not see it: who ends with what. */
function spoken({ title, lines, names }: ChartData, called: (seat: Seat) => string): string {
  return `${title}. ${lines.map((line, seat) => `${names?.[seat] ?? called(seat)}: ${line.at(-1) ?? 0}`).join('; ')}`;
}
