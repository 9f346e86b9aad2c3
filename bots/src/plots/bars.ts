/** Bars up and down from nothing, side by side at every place: luck by rounds, lengths of games. */
import { box, type Fill, filled, hatch, line, type Mark, mark, type SeatStyle, sheet, text } from './mark.ts';
import type { Plot } from './plot.ts';

export interface Bars extends Plot {
  readonly style: SeatStyle;
  readonly places: readonly {
    readonly name: string;
    readonly bars: readonly { readonly value: number; readonly fill: Fill }[];
  }[];
  /** What a height means at the left: the largest, and nothing. */
  readonly scale: (value: number) => string;
}

const FOOT = 18;
const LEFT = 38;

export function barsPlot({ id, width, height, style, places, scale, said }: Bars): Mark {
  const values = places.flatMap(({ bars }) => bars.map(({ value }) => value));
  const [low, high] = [Math.min(0, ...values), Math.max(0, ...values)];
  const span = Math.max(1e-9, high - low);
  const y = (value: number): number => 10 + (height - FOOT - 18) * ((high - value) / span);
  const slot = (width - LEFT) / Math.max(1, places.length);
  const every = Math.max(1, Math.ceil(26 / slot));
  return sheet(
    width,
    height,
    said,
    hatch(`${id}-luck`),
    ...[...new Set([low, 0, high])].map((value) =>
      mark(
        'g',
        {},
        line(LEFT, y(value), width, y(value), value === 0 ? { stroke: 'var(--edge)' } : {}),
        text(LEFT - 6, y(value) + 4, scale(value), { 'text-anchor': 'end' }),
      ),
    ),
    ...places.flatMap(({ name, bars }, i) => [
      ...bars.map(({ value, fill }, n) => {
        const wide = Math.min(26, (slot - 3) / bars.length);
        return box(
          LEFT + slot * (i + 0.5) + (n - bars.length / 2) * wide,
          y(Math.max(0, value)),
          wide - 1,
          (Math.abs(value) / span) * (height - FOOT - 18),
          filled(fill, style, `${id}-luck`),
        );
      }),
      ...(i % every === 0 ? [text(LEFT + slot * (i + 0.5), height - 4, name, { 'text-anchor': 'middle' })] : []),
    ]),
  );
}
