/** The rating of one game after each match that counted. */

import type { Language } from '@sztab/kernel';
import { dateFormat } from '@sztab/kernel/words';
import type { Profile } from '@sztab/protocol';
import { useLanguage } from '../../look/language.tsx';
import { ticks } from '../../table/end/chart.tsx';
import { gameTitle } from '../table-words.ts';
import { useOnlineWords } from '../words.ts';
import { points } from './rating.ts';

const WIDTH = 460;
const HEIGHT = 170;
const LEFT = 44;
const RIGHT = 16;
const TOP = 12;
const BOTTOM = 24;

const dayIn = (language: Language, time: number): string =>
  dateFormat(language, { day: 'numeric', month: 'short' }).format(time);

export function RatingPlot({ game, course }: { game: string; course: Profile['course'] }) {
  const words = useOnlineWords().profile;
  const [language] = useLanguage();
  const line = course.filter((one) => one.game === game);
  const values = line.map(points);
  const [first, last] = [line[0], line.at(-1)];
  // One point is no line.
  if (!first || !last || line.length < 2) return null;
  const marks = ticks(Math.min(...values), Math.max(...values));
  const [low = 0, high = 1] = [marks[0], marks.at(-1)];
  // By matches, not by days: a week of play and a year without it would leave one upright line.
  const x = (i: number): number => LEFT + (i * (WIDTH - LEFT - RIGHT)) / (line.length - 1);
  const y = (value: number): number =>
    HEIGHT - BOTTOM - ((value - low) * (HEIGHT - TOP - BOTTOM)) / Math.max(1, high - low);
  const d = values.map((value, i) => `${i === 0 ? 'M' : 'L'}${x(i).toFixed(1)} ${y(value).toFixed(1)}`).join('');
  const says = words.plotSays(values[0] as number, values.at(-1) as number, line.length);
  return (
    <svg
      className="rating-plot"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={`${words.plot(gameTitle(game, language))}. ${says}`}
    >
      {marks.map((value) => (
        <g key={value}>
          <line x1={LEFT} x2={WIDTH - RIGHT} y1={y(value)} y2={y(value)} stroke="var(--rule)" />
          <text x={LEFT - 8} y={y(value) + 4} textAnchor="end">
            {value}
          </text>
        </g>
      ))}
      <text x={LEFT} y={HEIGHT - 6}>
        {dayIn(language, first.at)}
      </text>
      <text x={WIDTH - RIGHT} y={HEIGHT - 6} textAnchor="end">
        {dayIn(language, last.at)}
      </text>
      <path d={d} fill="none" stroke="var(--ink)" strokeWidth="2.2" strokeLinejoin="round" />
      {line.length <= 40 &&
        values.map((value, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: points lie in order
          <circle key={i} cx={x(i)} cy={y(value)} r="3" fill="var(--panel)" stroke="var(--ink)" strokeWidth="1.8" />
        ))}
    </svg>
  );
}
