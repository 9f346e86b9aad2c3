/** The position on the game's own board, as the chosen seat saw it then. Nothing on it can be touched. */
import type { Decision, Moment } from '@sztab/bots';
import { type BoardProps, choose } from '@sztab/pieces';
import { useMemo, useRef, useState } from 'react';
import { BoardPane, type Sitting, usePanZoom, useTravel } from '../table/index.ts';
import type { AnalysisWords } from '../words/analysis/index.ts';
import { Pointing } from './pointing.tsx';

const NOTHING = choose<string>([]);
const ignore = (): void => undefined;
const NO_THINGS: ReadonlySet<string> = new Set();

export function BoardSection({
  sitting,
  say,
  caption,
  whose,
  moment,
  decision,
}: {
  /** At the place that is shown. */
  sitting: Sitting;
  say: AnalysisWords;
  caption: string;
  whose: string;
  /** Set while the position of a moment is shown: its moves are drawn over the board. */
  moment: Moment | null;
  decision: Decision | null;
}) {
  const { view, seat, language, words, heard, at } = sitting;
  const root = useRef<HTMLElement>(null);
  const pane = useRef<HTMLElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const panes = useMemo(() => ({ pane, sheet }), []);
  const panZoom = usePanZoom(pane, sheet);
  const [hidden, setHidden] = useState(false);
  useTravel(root, view);
  const props = useMemo(
    (): BoardProps => ({
      view,
      seat,
      language,
      words,
      choice: NOTHING,
      onTouch: ignore,
      onZoom: ignore,
      lately: heard.filter((line) => line.at === at),
      zoom: panZoom.step,
      highlighted: NO_THINGS,
    }),
    [view, seat, language, words, heard, at, panZoom.step],
  );
  const better = moment?.kind === 'cost' ? (decision?.best ?? null) : null;
  return (
    <section className="analysis-board" ref={root} aria-label={caption}>
      <BoardPane
        as="div"
        sitting={sitting}
        props={props}
        panes={panes}
        panZoom={panZoom}
        pieces={{ hidden, toggle: () => setHidden(!hidden) }}
      />
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
