/** Two set pieces on the sheet: the way of a rocket, and the night in which the parts are flown out. */
import { Glyph as Sign } from '@sztab/pieces';
import type { Box, Layout, Size } from './layout.ts';
import './flight.css';

const middleOf = ({ x, y, width, height }: Box): readonly [number, number] => [x + width / 2, y + height / 2];

/** A thin arc from the launching pad to where the parts fall. */
export function RocketPath({ layout: { middle }, sheet }: { layout: Layout; sheet: Size }) {
  const [x1, y1] = middleOf(middle.base);
  const [x2, y2] = middleOf(middle.surroundings);
  const out = Math.min(x1, x2) - sheet.width * 0.3;
  return (
    <svg className="om3-rocket" width={sheet.width} height={sheet.height} aria-hidden="true">
      <path d={`M${x1} ${y1}C${out} ${y1} ${out} ${y2} ${x2} ${y2}`} pathLength="1" />
    </svg>
  );
}

/** Night falls over the Forest, the parts go aboard one by one, a Dakota crosses it. */
export function NightFlight({ box, parts }: { box: Box; parts: number }) {
  return (
    <div
      className="om3-night"
      style={{ left: box.x, top: box.y, width: box.width, height: box.height }}
      aria-hidden="true"
    >
      <span className="om3-aboard">
        {Array.from({ length: parts }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: cubes are all alike and have no other name
          <span key={i} style={{ animationDelay: `${500 + i * 200}ms` }}>
            <Sign name="part" size={20} />
          </span>
        ))}
      </span>
      <span className="om3-dakota">
        <Sign name="plane" size={72} />
      </span>
    </div>
  );
}
