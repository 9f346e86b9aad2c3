/** The calendar of the war: what has passed, where time stands, the viewer's own missions and the events laid out. */
import { standing, touching } from '@sztab/pieces';
import type { CSSProperties } from 'react';
import { eventOf } from '../content/events.ts';
import { type MissionId, missionOf } from '../content/missions.ts';
import { LAST_MONTH, type Month, monthOf } from '../content/time.ts';
import { boardWords } from '../text/board.ts';
import { catalogues } from '../text/index.ts';
import { handOf } from './effects.ts';
import { monthShort } from './names.ts';
import type { BoardProps } from './props.ts';
import { passing } from './scene.tsx';
import './time-track.css';

const share = (at: Month): string => `${(at / LAST_MONTH) * 100}%`;
const MONTHS = Array.from({ length: LAST_MONTH + 1 }, (_, at) => at);
/** Flags of the last years stand to the left of their month, or they would leave the track. */
const isLate = (at: Month): boolean => at > LAST_MONTH * 0.8;

/** Whether a year would stand under the mark of the present, which is about as wide as four months. */
const hiddenByNow = (year: Month, now: Month): boolean =>
  isLate(now) ? year > now - 6 && year <= now : year >= now - 1 && year < now + 4;
/** Flags take turns in two rows; each is cut where the next of its row begins, and two that face each other share the room. */
function roomFor(flags: readonly MissionId[], i: number): string {
  const at = missionOf(flags[i] as MissionId).date;
  const other = flags[isLate(at) ? i - 2 : i + 2];
  if (other === undefined) return '190px';
  const then = missionOf(other).date;
  const gap = Math.abs(then - at) / (isLate(then) === isLate(at) ? 1 : 2);
  return `min(190px, ${share(gap)})`;
}

export function TimeTrack(props: BoardProps) {
  const { view, language } = props;
  const c = catalogues[language];
  const say = boardWords[language];
  const walk = passing(props);
  const now = walk?.to ?? view.time;
  const steps = { '--steps': walk ? Math.max(1, walk.to - walk.from) : 1 } as CSSProperties;
  const flags = handOf(view).toSorted((a, b) => missionOf(a).date - missionOf(b).date);
  return (
    <section
      className="ftf-time"
      aria-label={say.timeTrack(c.month(view.time).title)}
      style={steps}
      data-walks={walk ? '' : undefined}
    >
      <div className="ftf-rule" aria-hidden="true">
        <span className="ftf-past" style={{ width: share(now) }} />
        {MONTHS.map((at) => {
          const { month, year } = monthOf(at);
          const first = month === 1 || at === 0;
          return (
            <span
              key={at}
              className="ftf-tick"
              data-year={first || undefined}
              data-under={(month === 2 && !hiddenByNow(at - 1, now)) || undefined}
              style={{ left: share(at) }}
            >
              {month === 1 && !hiddenByNow(at, now) && <b>{year}</b>}
            </span>
          );
        })}
      </div>
      <span className="ftf-now" style={{ left: share(now) }} data-late={isLate(now) || undefined}>
        <b>{monthShort(now)}</b>
      </span>
      {flags.map((id, i) => (
        <span
          key={id}
          className="ftf-flag"
          data-region={missionOf(id).region}
          data-row={i % 2}
          data-due={missionOf(id).date <= now || undefined}
          data-late={isLate(missionOf(id).date) || undefined}
          style={{ left: share(missionOf(id).date), maxWidth: roomFor(flags, i) }}
          aria-hidden="true"
        >
          {say.briefs[id]}
        </span>
      ))}
      {view.laidOut.map((id) => (
        <button
          key={id}
          {...touching(props, id)}
          {...standing(props, id).marks}
          className="ftf-event"
          style={{ left: share(eventOf(id).date) }}
          aria-label={`${c.eventCards[id].name}, ${c.month(eventOf(id).date).title}`}
        />
      ))}
    </section>
  );
}
