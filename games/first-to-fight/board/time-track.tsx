/** The calendar of the war: what has passed, where time stands, the viewer's own missions and the events laid out. */
import { eventOf } from '../content/events.ts';
import { missionOf } from '../content/missions.ts';
import { LAST_MONTH, type Month, monthOf } from '../content/time.ts';
import { catalogues } from '../text/index.ts';
import { monthShort } from './names.ts';
import { type FtBoardProps, standing, touching } from './touching.ts';
import { boardWords } from './words/index.ts';

const share = (at: Month): string => `${(at / LAST_MONTH) * 100}%`;
const MONTHS = Array.from({ length: LAST_MONTH + 1 }, (_, at) => at);

export function TimeTrack(props: FtBoardProps) {
  const { view, language } = props;
  const c = catalogues[language];
  const say = boardWords[language];
  const mine = view.you === null ? [] : (view.staffs[view.you]?.hand ?? []);
  return (
    <section className="ff-time" aria-label={say.timeTrack(c.month(view.time).title)}>
      <div className="ff-rule" aria-hidden="true">
        <span className="ff-past" style={{ width: share(view.time) }} />
        {MONTHS.map((at) => {
          const { month, year } = monthOf(at);
          const first = month === 1 || at === 0;
          return (
            <span key={at} className="ff-tick" data-year={first || undefined} style={{ left: share(at) }}>
              {first && <b>{year}</b>}
            </span>
          );
        })}
      </div>
      <span className="ff-now" style={{ left: share(view.time) }} data-late={view.time > LAST_MONTH * 0.8 || undefined}>
        <b>{monthShort(view.time)}</b>
      </span>
      {mine.map((id, i) => (
        <span
          key={id}
          className="ff-flag"
          data-region={missionOf(id).region}
          data-row={i % 2}
          data-late={missionOf(id).date > LAST_MONTH * 0.8 || undefined}
          style={{ left: share(missionOf(id).date) }}
          aria-hidden="true"
        >
          {c.missions[id]}
        </span>
      ))}
      {view.laidOut.map((id) => (
        <button
          key={id}
          {...touching(props, id)}
          {...standing(props, id).marks}
          className="ff-event"
          style={{ left: share(eventOf(id).date) }}
          aria-label={`${c.eventCards[id].name}, ${c.month(eventOf(id).date).title}`}
        />
      ))}
    </section>
  );
}
