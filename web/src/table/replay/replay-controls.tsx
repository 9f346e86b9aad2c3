/** Back, play, on; and the whole match as one line with a mark for every move. */
import { PencilMark } from '@sztab/pieces';
import { useEffect, useState } from 'react';
import { useKeys } from '../keys/keys.ts';
import { SignButton } from '../panes/sign-button.tsx';
import { pencilOf } from '../seats/pencil.tsx';
import type { Sitting } from '../sitting.ts';
import { MomentSlider } from './moment-slider.tsx';

const SPEEDS = [1, 2, 4] as const;
const STEP_MS = 1200;

export function ReplayControls({
  sitting,
  caption,
  at,
  go,
}: {
  sitting: Sitting;
  caption: string;
  at: number;
  go(at: number): void;
}) {
  const { say, state } = sitting;
  const last = state.moves;
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState<(typeof SPEEDS)[number]>(1);

  useEffect(() => {
    if (!playing) return;
    if (at >= last) return setPlaying(false);
    const timer = setTimeout(() => go(at + 1), STEP_MS / speed);
    return () => clearTimeout(timer);
  }, [playing, at, last, speed, go]);

  const toggle = (): void => {
    if (!playing && at >= last) go(0);
    setPlaying(!playing);
  };
  const step = (to: number) => (): void => {
    setPlaying(false);
    go(Math.max(0, Math.min(last, to)));
  };
  useKeys({
    ArrowLeft: step(at - 1),
    ArrowRight: step(at + 1),
    Home: step(0),
    End: step(last),
    // A button in focus is pressed by the space bar itself.
    ' ': (event) => (event.target instanceof HTMLButtonElement ? false : toggle()),
  });
  return (
    <>
      <div className="replay-buttons">
        <SignButton
          className="btn replay-step"
          sign="stepb"
          label={say.back}
          disabled={at === 0}
          onClick={step(at - 1)}
        />
        <SignButton
          className="btn replay-step"
          sign={playing ? 'pause' : 'play'}
          label={playing ? say.pause : say.play}
          onClick={toggle}
        />
        <SignButton
          className="btn replay-step"
          sign="stepf"
          label={say.forward}
          disabled={at === last}
          onClick={step(at + 1)}
        />
        <button
          type="button"
          className="btn quiet num"
          aria-label={`${say.speed}: ${speed}×`}
          onClick={() => setSpeed(SPEEDS[(SPEEDS.indexOf(speed) + 1) % SPEEDS.length] ?? 1)}
        >
          {speed}×
        </button>
        <p className="replay-caption" aria-live="polite">
          <small className="num">{say.moment(at, last)}</small>
          {caption}
        </p>
      </div>
      <div className="scrubber">
        <Marks sitting={sitting} at={at} />
        <MomentSlider at={at} last={last} label={say.moment(at, last)} go={(to) => step(to)()} />
      </div>
    </>
  );
}

const LANE = 9;

/** One mark per move, in the pencil of whoever made it, a lane to a seat; the more moves, the smaller. */
function Marks({ sitting, at }: { sitting: Sitting; at: number }) {
  const { table, state } = sitting;
  const size = Math.max(5, Math.min(10, 900 / Math.max(1, state.moves)));
  const height = LANE * table.sitters.length + 4;
  const x = (move: number): string => `${(100 * move) / Math.max(1, state.moves)}%`;
  return (
    <svg className="scrubber-marks" width="100%" height={height} aria-hidden="true">
      <rect width="100%" height={height} rx="3" fill="var(--table-2)" />
      <rect width={x(at)} height={height} rx="3" fill="var(--rule)" />
      {table.movers().map((seat, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a move is known by its number
        <svg key={i} x={x(i + 1)} overflow="visible" aria-hidden="true">
          <PencilMark pencil={pencilOf(sitting, seat)} x={0} y={2 + LANE * (seat + 0.5)} size={size} />
        </svg>
      ))}
    </svg>
  );
}
