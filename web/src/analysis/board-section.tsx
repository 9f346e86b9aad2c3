/** The position on the game's own board, as the chosen seat saw it then, and what followed told by its beats. Nothing on it can be touched. */
import type { Decision, Moment } from '@sztab/bots';
import { useMemo, useRef } from 'react';
import { AtPlace, type Now, type Sitting, StillBoard, useTravel } from '../table/index.ts';
import type { AnalysisWords } from '../words/analysis/index.ts';
import { Pointing } from './pointing.tsx';

export function BoardSection({
  sitting,
  say,
  caption,
  whose,
  moment,
  decision,
  now,
}: {
  /** At the place that is shown. */
  sitting: Sitting;
  say: AnalysisWords;
  caption: string;
  whose: string;
  /** Set while the position of a moment is shown: its moves are drawn over the board. */
  moment: Moment | null;
  decision: Decision | null;
  /** What is told while the moment is played again. */
  now: Now | null;
}) {
  const root = useRef<HTMLElement>(null);
  useTravel(root, sitting.view);
  const better = moment?.kind === 'cost' ? (decision?.best ?? null) : null;
  const told = now?.beat ?? null;
  const things = useMemo(() => told && new Set(told.things ?? []), [told]);
  return (
    <section className="analysis-board" ref={root} aria-label={caption}>
      <StillBoard sitting={sitting} at={sitting.at} telling={told} {...(things && { highlighted: things })} />
      <AtPlace sitting={sitting} now={now} root={root} />
      <p className="board-caption">
        <b>{caption}</b> <span>{whose}</span>
      </p>
      {moment && decision && (
        <Pointing
          root={root}
          played={decision.played}
          better={better}
          words={{ played: say.wasPlayed, better: say.wasBetter }}
        />
      )}
    </section>
  );
}
