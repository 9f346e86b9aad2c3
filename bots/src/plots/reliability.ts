/** What was said from left to right, how often it came from below upwards; below it how often it was said. */
import type { Bin } from '../judgement/calibration.ts';
import { box, line, type Mark, mark, r, sheet, text } from './mark.ts';

export interface Reliability {
  readonly width: number;
  /** Of those who were told so much: the share that won, half its 95 % interval, and how many they were. */
  readonly bins: readonly Bin[];
  /** The names of the sides above and below the line. */
  readonly above: string;
  readonly below: string;
  readonly said: string;
}

const LEFT = 40;
const TOP = 8;
const FOOT = 22;
const COUNTS = 34;
const MARKS = [0, 0.25, 0.5, 0.75, 1];

export function reliabilityPlot({ width, bins, above, below, said }: Reliability): Mark {
  const size = Math.min(240, width - LEFT - 12);
  const x = (share: number): number => LEFT + size * share;
  const y = (share: number): number => TOP + size * (1 - share);
  const met = bins.filter(({ count }) => count > 0);
  const most = Math.max(1, ...met.map(({ count }) => count));
  const foot = TOP + size + FOOT;
  const clamp = (share: number): number => Math.max(0, Math.min(1, share));
  return sheet(
    width,
    foot + COUNTS + 4,
    said,
    ...MARKS.flatMap((at) => [
      line(x(at), TOP, x(at), TOP + size),
      line(LEFT, y(at), LEFT + size, y(at)),
      text(x(at), TOP + size + 16, String(100 * at), { 'text-anchor': 'middle' }),
      text(LEFT - 6, y(at) + 4, `${100 * at}%`, { 'text-anchor': 'end' }),
    ]),
    line(x(0), y(0), x(1), y(1), { stroke: 'var(--ink)', 'stroke-dasharray': '2 3' }),
    text(x(0.04), y(0.9), above, { 'font-style': 'italic' }),
    text(x(0.97), y(0.06), below, { 'font-style': 'italic', 'text-anchor': 'end' }),
    mark('polyline', {
      points: met.map(({ said: at, won }) => `${r(x(at))},${r(y(won))}`).join(' '),
      fill: 'none',
      stroke: 'var(--ink)',
      'stroke-width': 1.5,
    }),
    ...met.flatMap(({ said: at, won, bar, count }) => [
      mark('path', {
        d: `M${r(x(at))} ${r(y(clamp(won - bar)))}V${r(y(clamp(won + bar)))}`,
        stroke: 'var(--ink)',
        'stroke-width': 1.5,
      }),
      mark('circle', {
        cx: r(x(at)),
        cy: r(y(won)),
        r: 4.5,
        fill: 'var(--panel)',
        stroke: 'var(--ink)',
        'stroke-width': 1.5,
      }),
      box(x(at) - 8, foot + COUNTS * (1 - count / most), 16, (COUNTS * count) / most, { fill: 'var(--ink-2)' }),
    ]),
  );
}
