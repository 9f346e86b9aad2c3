/** How many aircraft go on a Bombing: a button each, beside the sector they leave. */
import { touching } from '@sztab/pieces';
import { catalogues } from '../text/index.ts';
import type { Box, Size } from './geometry.ts';
import type { Layout } from './layout.ts';
import type { BoardProps } from './props.ts';

/** A button and the gap after it. */
const STEP = 38;

export function Bombers({ layout, sheet, ...props }: BoardProps & { layout: Layout; sheet: Size }) {
  const { view, choice, language } = props;
  const f = view.flow.at(-1);
  const counts = [...choice.moves].flatMap((move) => /^aircraft\((\d+)\)$/.exec(move)?.[1] ?? []);
  if (f?.step !== 'bombing.scale' || counts.length === 0) return null;
  const { x, y, width, height } = layout.sectors.get(f.from) as Box;
  const left = Math.max(4, Math.min(x + width / 2 - (counts.length * STEP) / 2, sheet.width - counts.length * STEP));
  const below = y + height + 5;
  const top = below + STEP < sheet.height ? below : y - STEP;
  return (
    <div className="gow-bombers" style={{ left, top }}>
      {counts.map((count) => (
        <button
          key={count}
          {...touching(props, count)}
          aria-label={catalogues[language].count.aircraft(Number(count))}
          aria-pressed={choice.picked.includes(count)}
        >
          {count}
        </button>
      ))}
    </div>
  );
}
