/** The whole game in twenty seconds: a button, and a line with the rounds on it. */
import { type Chart, Glyph as Sign } from '@sztab/pieces';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { useKeys } from '../keys/keys.ts';
import { MomentSlider } from '../replay/moment-slider.tsx';
import { momentPath, type Sitting } from '../sitting.ts';
import './time-lapse.css';

const WHOLE_MS = 20_000;
const TICK_MS = 100;

export function TimeLapse({
  sitting: { table, say, state },
  rounds,
  at,
  go,
}: {
  sitting: Sitting;
  rounds: Pick<Chart, 'steps' | 'ends'> | undefined;
  at: number;
  go(at: number): void;
}) {
  const last = state.moves;
  const [playing, setPlaying] = useState(false);
  // Not every tick is a whole move, and in a long game one is several.
  const reached = useRef(at);
  useEffect(() => {
    if (!playing) return;
    const timer = setInterval(() => {
      reached.current = Math.min(last, reached.current + (last * TICK_MS) / WHOLE_MS);
      go(Math.floor(reached.current));
      if (reached.current >= last) setPlaying(false);
    }, TICK_MS);
    return () => clearInterval(timer);
  }, [playing, last, go]);
  const jump = (to: number): void => {
    reached.current = to;
    go(to);
  };
  const toggle = (): void => {
    if (!playing && at >= last) jump(0);
    setPlaying(!playing);
  };
  useKeys({
    ' ': ({ target }) => (target instanceof Element && target.closest('button, a') ? false : toggle()),
  });
  const label = playing ? say.pause : say.lapse;
  const part = (moves: number): number => (100 * moves) / Math.max(1, last);
  const { steps = [], ends = [] } = rounds ?? {};
  return (
    <div className="time-lapse">
      <button type="button" className="lapse-play disc on-ink" aria-label={label} title={label} onClick={toggle}>
        <Sign name={playing ? 'pause' : 'play'} />
      </button>
      <div className="lapse-line">
        <ol aria-hidden="true">
          {ends.map((end, i) => {
            const begin = part(ends[i - 1] ?? 0);
            return (
              <li key={end} style={{ left: `${begin}%`, width: `${part(end) - begin}%` }}>
                <span>{steps[i]}</span>
              </li>
            );
          })}
        </ol>
        <MomentSlider
          at={at}
          last={last}
          label={say.moments}
          value={say.moment(at, last)}
          go={(to) => {
            setPlaying(false);
            jump(to);
          }}
        />
      </div>
      <Link className="btn quiet" href={at < last ? momentPath(table, at) : table.paths.replay}>
        {say.replay}
      </Link>
    </div>
  );
}
