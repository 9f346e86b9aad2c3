/** Targets that lie outside the pane are counted at its edges; a touch brings all of them into view. */
import { useLayoutEffect, useState } from 'react';
import type { Desk } from '../desk.ts';
import { SHEET_MOVED } from './pan-zoom.ts';
import { targetsIn } from './targets.ts';
import './out-of-view.css';

const EDGES = ['left', 'right', 'top', 'bottom'] as const;
type Edge = (typeof EDGES)[number];
export type Beyond = Readonly<Partial<Record<Edge, number>>>;
type Box = Readonly<Record<Edge, number>>;

/** How many of these have their middle beyond each edge of the pane; each is counted once. */
export function beyond(boxes: readonly Box[], pane: Box): Beyond {
  const found: Partial<Record<Edge, number>> = {};
  for (const { left, right, top, bottom } of boxes) {
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const edge =
      (x < pane.left && 'left') ||
      (x > pane.right && 'right') ||
      (y < pane.top && 'top') ||
      (y > pane.bottom && 'bottom');
    if (edge) found[edge] = (found[edge] ?? 0) + 1;
  }
  return found;
}

const NOWHERE: Beyond = {};

export function OutOfView({ desk }: { desk: Desk }) {
  const { panes, decision, panZoom, sitting } = desk;
  const { choice } = decision;
  const [counts, setCounts] = useState(NOWHERE);
  useLayoutEffect(() => {
    const pane = panes.pane.current;
    if (!pane) return;
    const look = (): void => {
      const boxes = targetsIn(pane, choice).map(({ box }) => box);
      const found = beyond(boxes, pane.getBoundingClientRect());
      setCounts((before) => (EDGES.every((edge) => before[edge] === found[edge]) ? before : found));
    };
    look();
    pane.addEventListener(SHEET_MOVED, look);
    return () => pane.removeEventListener(SHEET_MOVED, look);
  }, [panes, choice]);
  // As the sheet lies at first, all of it is in view.
  if (!panZoom.moved) return null;
  return EDGES.map((edge) => {
    const count = counts[edge];
    return (
      count !== undefined && (
        <button
          key={edge}
          type="button"
          className="out-of-view on-lamp"
          data-edge={edge}
          onClick={() => panZoom.frame(targetsIn(panes.pane.current, choice).map(({ box }) => box))}
        >
          {sitting.say.moreToTouch(count)}
        </button>
      )
    );
  });
}
