/** The rating of one game after each match that counted. */

import type { Language } from '@sztab/kernel';
import { dateFormat } from '@sztab/kernel/words';
import type { Profile } from '@sztab/protocol';
import { useLanguage } from '../../look/language.tsx';
import { Marks, type PlotFrame, scalesOf } from '../../look/plot.tsx';
import { gameTitle } from '../table-words.ts';
import { useOnlineWords } from '../words.ts';
import { points } from './rating.ts';

const FRAME: PlotFrame = { width: 460, height: 170, left: 44, right: 16, top: 12, bottom: 24 };

const dayIn = (language: Language, time: number): string =>
  dateFormat(language, { day: 'numeric', month: 'short' }).format(time);

export function RatingPlot({ game, ratings }: { game: string; ratings: Profile['course'] }) {
  const words = useOnlineWords().profile;
  const [language] = useLanguage();
  const rated = ratings.filter((one) => one.game === game);
  const values = rated.map(points);
  const [first, last] = [rated[0], rated.at(-1)];
  // One point is no line.
  if (!first || !last || rated.length < 2) return null;
  // By matches, not by days: a week of play and a year without it would leave one upright line.
  const { marks, x, y } = scalesOf(FRAME, rated.length, Math.min(...values), Math.max(...values));
  const d = values.map((value, i) => `${i === 0 ? 'M' : 'L'}${x(i).toFixed(1)} ${y(value).toFixed(1)}`).join('');
  const says = words.plotSays(values[0] as number, values.at(-1) as number, rated.length);
  return (
    <svg
      className="rating-plot"
      viewBox={`0 0 ${FRAME.width} ${FRAME.height}`}
      role="img"
      aria-label={`${words.plot(gameTitle(game, language))}. ${says}`}
    >
      <Marks frame={FRAME} marks={marks} y={y} gap={8} />
      <text x={FRAME.left} y={FRAME.height - 6}>
        {dayIn(language, first.at)}
      </text>
      <text x={FRAME.width - FRAME.right} y={FRAME.height - 6} textAnchor="end">
        {dayIn(language, last.at)}
      </text>
      <path d={d} fill="none" stroke="var(--ink)" strokeWidth="2.2" strokeLinejoin="round" />
      {rated.length <= 40 &&
        values.map((value, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: points lie in order
          <circle key={i} cx={x(i)} cy={y(value)} r="3" fill="var(--panel)" stroke="var(--ink)" strokeWidth="1.8" />
        ))}
    </svg>
  );
}
