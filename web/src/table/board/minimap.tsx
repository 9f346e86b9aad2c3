/** The whole map in very small, with a frame around what is in view; a touch goes there. */
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { Desk } from '../desk.ts';
import { useLayout } from '../layout.ts';
import { type Corner, freeCorner } from './corner.ts';
import { SHEET_MOVED } from './pan-zoom.ts';
import { targetsIn } from './targets.ts';
import './minimap.css';

/** What it never lies over, besides what can be touched: numbers that are set on the map, and what else lies over the pane. */
const NEEDED = '.sheet [data-clear], .pane-tools, [data-heads]';

export function Minimap({ desk }: { desk: Desk }) {
  const { sitting, panZoom, stage } = desk;
  const button = useRef<HTMLButtonElement>(null);
  const { board, view, say } = sitting;
  const layout = useLayout();
  const { Mini } = board;
  // A sheet that always comes closer is never in view as a whole.
  const partly = panZoom.moved || (layout === 'phone' && board.phone?.closeUp === true);
  const shown = Mini !== undefined && !stage.picture && partly;
  const corner = useCorner(desk, button, shown);
  if (!shown) return null;
  return (
    <button
      type="button"
      ref={button}
      className="minimap"
      data-corner={corner ?? undefined}
      aria-label={say.wholeMap}
      title={say.wholeMap}
      onClick={({ detail, clientX, clientY, currentTarget }) => {
        const { left, top, width, height } = currentTarget.getBoundingClientRect();
        // By the keyboard nothing is pointed at.
        if (detail === 0) panZoom.fit();
        else panZoom.centre((clientX - left) / width, (clientY - top) / height);
      }}
    >
      <Mini view={view} />
      <span className="minimap-frame" ref={panZoom.frameOfSeen} />
    </button>
  );
}

/** Found once the sheet lies where it was going; null: not yet. */
function useCorner({ panes, decision, root }: Desk, button: RefObject<HTMLElement | null>, shown: boolean) {
  const { choice, ways } = decision;
  const [corner, setCorner] = useState<Corner | null>(null);
  useLayoutEffect(() => {
    const pane = panes.pane.current;
    if (!pane || !shown) {
      setCorner(null);
      return;
    }
    const look = (): void => {
      const small = button.current;
      // While something is told it is hidden, and would seem to fit everywhere.
      if (!small || small.offsetWidth === 0 || pane.dataset.flying !== undefined) return;
      const needed = [...(root.current?.querySelectorAll(NEEDED) ?? [])].map((one) => one.getBoundingClientRect());
      const legal = targetsIn(pane, choice).map(({ box }) => box);
      const far = targetsIn(pane, choice, ways).map(({ box }) => box);
      const margin = Number.parseFloat(getComputedStyle(small).marginLeft) || 0;
      const size = { width: small.offsetWidth, height: small.offsetHeight };
      setCorner(freeCorner(pane.getBoundingClientRect(), size, margin, [...needed, ...legal], far));
    };
    look();
    const watch = new ResizeObserver(look);
    if (button.current) watch.observe(button.current);
    pane.addEventListener(SHEET_MOVED, look);
    return () => {
      watch.disconnect();
      pane.removeEventListener(SHEET_MOVED, look);
    };
  }, [panes, choice, ways, root, button, shown]);
  return corner;
}
