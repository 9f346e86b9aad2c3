/** The chance of every line over the whole match, with rounds as grounds, moments as discs, and what changed it below. */
import { box, filled, hatch, line, type Mark, mark, r, type SeatStyle, seatMark, sheet, text } from './mark.ts';
import type { Plot } from './plot.ts';
import { spread } from './spread.ts';

export interface CurveRound {
  readonly name: string;
  /** Moves: the first of it, and the first of the next. */
  readonly from: number;
  readonly to: number;
}

export interface CurveLine {
  readonly name: string;
  readonly style: SeatStyle;
  /** After so many moves. */
  readonly points: readonly { readonly mean: number; readonly error: number }[];
  /** The one who reads: drawn on top, with its band. */
  readonly own: boolean;
}

/** What one turn changed for the one who reads. */
export type CurveChange = Readonly<Record<'at' | 'own' | 'others' | 'luck', number>>;

export interface Curve extends Plot {
  readonly moves: number;
  readonly rounds: readonly CurveRound[];
  readonly lines: readonly CurveLine[];
  readonly changes: readonly CurveChange[];
  /** By move, and whether it is the one that is looked at. */
  readonly moments: readonly { readonly at: number; readonly number: number; readonly selected: boolean }[];
  /** The move that is looked at. */
  readonly at: number | null;
  /** So many moves are read; what comes after is hatched. */
  readonly read: number;
  readonly even: { readonly share: number; readonly said: string } | null;
  /** Names at the ends of the lines need room; a phone has none. */
  readonly names: boolean;
}

/** Nine estimates in ten lie within so many standard errors. */
const BAND = 1.645;
const STRIP = 44;
const FOOT = 20;

export const curveFrame = ({ width, height, names }: Pick<Curve, 'width' | 'height' | 'names'>) => ({
  left: 40,
  right: width - (names ? 104 : 14),
  top: 16,
  bottom: height - STRIP - FOOT,
});

/** The move nearest to a place across, for whoever points at it. */
export function moveAt(curve: Pick<Curve, 'width' | 'height' | 'names' | 'moves'>, x: number): number {
  const { left, right } = curveFrame(curve);
  const at = Math.round(((x - left) / (right - left)) * curve.moves);
  return Math.max(0, Math.min(curve.moves, at));
}

export function curvePlot(curve: Curve): Mark {
  const { id, width, height, moves, rounds, lines, changes, moments, at, read, even } = curve;
  const { left, right, top, bottom } = curveFrame(curve);
  const x = (move: number): number => left + ((right - left) * move) / Math.max(1, moves);
  const y = (chance: number): number => bottom - (bottom - top) * Math.max(0, Math.min(1, chance));
  const hatched = `${id}-luck`;
  const strip = height - FOOT - STRIP / 2;
  const most = Math.max(0.05, ...changes.flatMap(({ own, others, luck }) => [own, others, luck].map(Math.abs)));
  const unit = (STRIP / 2 - 4) / most;
  const wide = Math.max(2, Math.min(9, (right - left) / Math.max(1, changes.length) / 3.4));
  const [reader] = lines.filter(({ own }) => own);
  const style = (reader ?? lines[0])?.style;
  const ends = spread(
    lines.map(({ points }) => y(points.at(-1)?.mean ?? 0)),
    14,
    bottom,
  );
  const roomFor = (name: string, room: number): boolean => room > 6 * name.length + 4;
  return sheet(
    width,
    height,
    curve.said,
    hatch(hatched),
    ...rounds.map(({ from, to, name }, i) =>
      mark(
        'g',
        {},
        box(x(from), top, x(to) - x(from), height - FOOT - top, {
          fill: 'var(--ink)',
          opacity: at !== null && at >= from && at < to ? 0.13 : i % 2 === 0 ? 0.02 : 0.06,
        }),
        roomFor(name, x(to) - x(from))
          ? text((x(from) + x(to)) / 2, height - 5, name, { 'text-anchor': 'middle' })
          : null,
      ),
    ),
    ...[0, 0.25, 0.5, 0.75, 1].map((share) =>
      mark(
        'g',
        {},
        line(left, y(share), right, y(share)),
        text(left - 6, y(share) + 4, `${100 * share}${share % 0.5 === 0 ? '%' : ''}`, { 'text-anchor': 'end' }),
      ),
    ),
    even
      ? mark(
          'g',
          {},
          line(left, y(even.share), right, y(even.share), { stroke: 'var(--ink-2)', 'stroke-dasharray': '1 4' }),
          curve.names && ends.every((end) => Math.abs(end - y(even.share)) > 13)
            ? text(right + 10, y(even.share) + 4, even.said, { class: 'quiet' })
            : null,
        )
      : null,
    read < moves ? box(x(read), top, right - x(read), bottom - top, { fill: `url(#${hatched})`, opacity: 0.25 }) : null,
    line(left, strip, right, strip),
    ...changes.flatMap(({ at: turn, own, others, luck }) =>
      style
        ? [own, others, luck].flatMap((value, i) =>
            Math.abs(value) * unit < 0.6
              ? []
              : box(
                  x(turn) + (i - 1) * wide - wide / 2,
                  strip - Math.max(0, value * unit),
                  wide - 0.5,
                  Math.abs(value * unit),
                  filled((['own', 'others', 'luck'] as const)[i] as 'own', style, hatched),
                ),
          )
        : [],
    ),
    ...[...lines].sort((a, b) => Number(a.own) - Number(b.own)).map((one) => lineMarks(one, x, y)),
    at === null ? null : line(x(at), top, x(at), height - FOOT, { stroke: 'var(--ink)', 'stroke-width': 1 }),
    ...moments.flatMap((moment) => momentMarks(moment, reader ?? lines[0], x, y, top)),
    ...(curve.names
      ? lines.map(({ name, own }, i) => text(right + 12, (ends[i] as number) + 4, name, own ? { class: 'strong' } : {}))
      : []),
  );
}

function lineMarks(
  { points, style, own }: CurveLine,
  x: (move: number) => number,
  y: (chance: number) => number,
): Mark {
  const steps = points.map(({ mean, error }, at) => ({
    at,
    mean,
    low: mean - BAND * error,
    high: mean + BAND * error,
  }));
  // Flat between two moves, and a short ramp where something happened, so that a step is seen as a step.
  const ramp = Math.min(8, Math.max(1, x(1) - x(0)));
  const path = (of: (step: (typeof steps)[number]) => number): string[] => {
    const found: string[] = [];
    let before: number | null = null;
    for (const step of steps) {
      const now = r(y(of(step)));
      if (before === null) found.push(`${r(x(step.at))} ${now}`);
      else if (now !== before) found.push(`${r(x(step.at) - ramp)} ${before}`, `${r(x(step.at))} ${now}`);
      before = now;
    }
    const last = steps.at(-1);
    if (last && before !== null) found.push(`${r(x(last.at))} ${before}`);
    return found;
  };
  const d = `M${path(({ mean }) => mean).join('L')}`;
  const band = [...path(({ high }) => high), ...path(({ low }) => low).reverse()];
  const [first, last] = [steps[0], steps.at(-1)];
  const drawn = { d, fill: 'none', 'stroke-linejoin': 'round' };
  const wide = own ? 3 : 2.2;
  return mark(
    'g',
    { class: own ? 'own-line' : undefined },
    band.length > 2 ? mark('path', { d: `M${band.join('L')}Z`, fill: style.fill, opacity: own ? 0.17 : 0.09 }) : null,
    style.cased ? mark('path', { ...drawn, stroke: 'var(--ink)', 'stroke-width': wide + 2 }) : null,
    mark('path', { ...drawn, stroke: style.fill, 'stroke-width': wide, 'stroke-dasharray': style.dash }),
    first ? seatMark(style, x(first.at), y(first.mean), 9) : null,
    last ? seatMark(style, x(last.at), y(last.mean), 9) : null,
  );
}

/** The ring round the moment that is looked at. */
const SELECTED = 15;

function momentMarks(
  { at, number, selected }: Curve['moments'][number],
  reader: CurveLine | undefined,
  x: (move: number) => number,
  y: (chance: number) => number,
  top: number,
): readonly Mark[] {
  const before = reader?.points[at]?.mean ?? 0.5;
  const after = reader?.points[at + 1]?.mean ?? before;
  const place = Math.max(top + 2, y(Math.max(before, after)) - 26);
  // The first moves lie beside the figures of the axis.
  const disc = Math.max(x(at + 1), x(0) + SELECTED + 1);
  return [
    line(x(at + 1), y(before), x(at + 1), y(after), { stroke: 'var(--stop)', 'stroke-width': 4 }),
    ...(selected
      ? [
          mark('circle', {
            cx: r(disc),
            cy: r(place),
            r: SELECTED,
            fill: 'none',
            stroke: 'var(--ink)',
            'stroke-width': 2,
          }),
        ]
      : []),
    mark('circle', { cx: r(disc), cy: r(place), r: 11, fill: 'var(--ink)' }),
    text(disc, place + 4.5, String(number), { 'text-anchor': 'middle', class: 'on-ink' }),
  ];
}
