/** From the start to the result, bar by bar, on a scale from 0 to 100 for every seat. */
import type { PartOf } from '../analysis/figures.ts';
import { box, type Fill, filled, hatch, line, type Mark, mark, type SeatStyle, sheet, text } from './mark.ts';
import type { Plot } from './plot.ts';

export interface WaterfallPart {
  readonly name: string;
  /** In whole points; of the first and the last the height itself, of the others the change. */
  readonly points: number;
  readonly fill: Fill;
}

export interface Waterfall extends Plot {
  readonly style: SeatStyle;
  readonly parts: readonly WaterfallPart[];
}

/** How each part of a row is filled: by its cause. */
export const PART_FILL: Readonly<Record<PartOf, Fill>> = {
  start: 'ink',
  own: 'own',
  others: 'others',
  dice: 'luck',
  cards: 'luck',
  news: 'luck',
  rest: 'rest',
  unread: 'rest',
  result: 'ink',
};

const BAR = 40;
const ROOM = 17;

export function waterfallPlot({ id, width, height, style, parts, said }: Waterfall): Mark {
  const slot = width / parts.length;
  const wide = Math.min(BAR, slot - 6);
  // Losses may lie below nothing for a while, and gains above all.
  const levels = [0, 100];
  let level = 0;
  const bars = parts.map(({ points, fill }, i) => {
    const whole = i === 0 || i === parts.length - 1;
    const from = whole ? 0 : level;
    level = whole ? points : level + points;
    levels.push(level);
    return { from, to: level, whole, points, fill };
  });
  const [low, high] = [Math.min(...levels), Math.max(...levels)];
  const y = (value: number): number => height - ROOM - ((height - 2 * ROOM) * (value - low)) / (high - low);
  const x = (i: number): number => slot * i + (slot - wide) / 2;
  const hatched = `${id}-luck`;
  return sheet(
    width,
    height,
    said,
    hatch(hatched),
    line(0, y(0), width, y(0), { stroke: 'var(--edge)' }),
    ...bars.flatMap(({ from, to, whole, points, fill }, i) => {
      const [upper, lower] = [Math.max(from, to), Math.min(from, to)];
      const thin = Math.max(2, y(lower) - y(upper));
      const name = whole ? `${points}%` : points > 0 ? `+${points}` : points < 0 ? `−${-points}` : '±0';
      const above = whole || points >= 0;
      return [
        mark(
          'g',
          {},
          box(x(i), y(upper), wide, thin, filled(fill, style, hatched)),
          text(slot * (i + 0.5), above ? y(upper) - 4 : y(lower) + 13, name, {
            'text-anchor': 'middle',
            class: whole ? 'strong' : points > 0 ? 'gain' : points < 0 ? 'loss' : 'strong',
          }),
        ),
        i < parts.length - 1 ? line(x(i) + wide, y(to), x(i + 1), y(to), { stroke: 'var(--edge)' }) : null,
      ].filter((one) => one !== null);
    }),
  );
}
