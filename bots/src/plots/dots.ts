/** A dot with its interval in every row: shares, moves, accuracy. */
import { line, type Mark, mark, r, type SeatStyle, seatMark, sheet, text } from './mark.ts';

export interface Dot {
  readonly mean: number;
  /** Absent: it is as it is. */
  readonly low?: number;
  readonly high?: number;
  /** Empty disc: an estimate; filled: what was played; ring: the best; or the mark of a seat. */
  readonly as: 'estimate' | 'played' | 'best' | SeatStyle;
}

export interface DotRow {
  readonly name: string;
  readonly dots: readonly Dot[];
  /** At the end of the row. */
  readonly figure: string;
  readonly strong?: boolean;
}

export interface Dots {
  readonly width: number;
  readonly rows: readonly DotRow[];
  readonly low: number;
  readonly high: number;
  /** Values with a line and a name at the foot. */
  readonly marks: readonly { readonly at: number; readonly name: string; readonly strong?: boolean }[];
  /** How wide the names at the left are; 0: they stand above their line. */
  readonly names: number;
  readonly said: string;
}

const FOOT = 20;
/** The least room for figures; and how far they keep from what is drawn. */
const FIGURE = 54;
const GAP = 10;
/** How wide letters are, about. */
const LETTER = { plain: 5.6, strong: 6.8 };
/** So close to the left edge there is no room for half a word. */
const EDGE = 28;

export function dotsPlot({ width, rows, low, high, marks, names, said }: Dots): Mark {
  const above = names === 0;
  const tall = above ? 38 : 24;
  // As much room at the end as the longest figure takes.
  const figures = Math.max(FIGURE, LETTER.strong * Math.max(0, ...rows.map(({ figure }) => figure.length)) + GAP);
  const [left, right] = [names + 8, width - figures];
  const fitting = above ? Math.floor((width - left) / LETTER.plain) : Number.POSITIVE_INFINITY;
  const bottom = rows.length * tall + 6;
  const x = (value: number): number => left + ((right - left) * (value - low)) / Math.max(1e-9, high - low);
  const within = (value: number): number => Math.max(left, Math.min(right, x(value)));
  return sheet(
    width,
    bottom + FOOT,
    said,
    ...marks.flatMap(({ at, name, strong }) => [
      line(x(at), 2, x(at), bottom, strong ? { stroke: 'var(--ink)', 'stroke-dasharray': '2 3' } : {}),
      // A word below the left edge begins there: in the middle of it, half would be cut off.
      text(x(at) < EDGE ? 0 : x(at), bottom + 14, name, {
        'text-anchor': x(at) < EDGE ? 'start' : 'middle',
        class: strong ? 'strong' : undefined,
      }),
    ]),
    ...rows.map(({ name, dots, figure, strong }, i) => {
      const y = i * tall + (above ? 28 : tall / 2 + 3);
      return mark(
        'g',
        {},
        text(above ? left : 0, above ? y - 11 : y + 4, shortened(name, fitting), {
          class: strong ? 'strong' : undefined,
        }),
        ...dots.map(({ mean, low: from, high: to, as }) =>
          mark(
            'g',
            {},
            from === undefined || to === undefined
              ? null
              : mark('path', {
                  d: `M${r(within(from))} ${y}H${r(within(to))}M${r(within(from))} ${y - 4}v8M${r(within(to))} ${y - 4}v8`,
                  stroke: 'var(--ink)',
                  'stroke-width': 1.5,
                  fill: 'none',
                }),
            typeof as === 'string'
              ? mark('circle', {
                  cx: r(within(mean)),
                  cy: y,
                  r: 5,
                  fill: as === 'played' ? 'var(--ink)' : 'var(--panel)',
                  stroke: as === 'best' ? 'var(--go)' : 'var(--ink)',
                  'stroke-width': as === 'best' ? 2.6 : 1.5,
                })
              : seatMark(as, within(mean), y, 10),
          ),
        ),
        text(width, y + 4, figure, { 'text-anchor': 'end', class: 'strong' }),
      );
    }),
  );
}

/** A name that is too long loses its middle: what stands behind the last dot is a figure of its own. */
function shortened(name: string, most: number): string {
  if (name.length <= most) return name;
  const end = name.lastIndexOf(' · ');
  const tail = end > 0 ? name.slice(end) : '';
  return `${name.slice(0, Math.max(1, most - tail.length - 1)).trimEnd()}…${tail}`;
}
