/** A board that is only looked at: the end of a game, a replay, an analysis. What is told once more is told on it. */
import { type BoardProps, STILL } from '@sztab/pieces';
import { useMemo, useRef, useState } from 'react';
import type { Sitting } from '../sitting.ts';
import { BoardPane } from './board-pane.tsx';
import { usePanZoom } from './pan-zoom.ts';

type Seen = Pick<BoardProps, 'highlighted'> & Partial<Pick<BoardProps, 'onZoom' | 'zoom' | 'telling'>>;

/** The position after the move `at`, with what happened then. */
export function useStillProps(
  { view, seat, language, words, heard }: Sitting,
  at: number,
  { highlighted, onZoom = STILL.onZoom, zoom = 1, telling = null }: Seen,
): BoardProps {
  return useMemo(
    () => ({
      ...STILL,
      view,
      seat,
      language,
      words,
      onZoom,
      lately: heard.filter((line) => line.at === at),
      zoom,
      highlighted,
      telling,
    }),
    [view, seat, language, words, heard, at, onZoom, zoom, highlighted, telling],
  );
}

/** As a part of its page. */
export function StillBoard({
  sitting,
  at,
  highlighted = STILL.highlighted,
  telling = null,
}: {
  sitting: Sitting;
  at: number;
  highlighted?: ReadonlySet<string>;
  telling?: BoardProps['telling'];
}) {
  const pane = useRef<HTMLElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const panes = useMemo(() => ({ pane, sheet }), []);
  const panZoom = usePanZoom(pane, sheet, { front: sitting.board.front?.(sitting.view) });
  const [hidden, setHidden] = useState(false);
  const props = useStillProps(sitting, at, { highlighted, zoom: panZoom.step, telling });
  return (
    <BoardPane
      as="div"
      sitting={sitting}
      props={props}
      panes={panes}
      panZoom={panZoom}
      pieces={{ hidden, toggle: () => setHidden(!hidden) }}
    />
  );
}
