/** The whole map in very small, with a frame around what is in view; a touch goes there. */
import type { Desk } from '../desk.ts';
import { useLayout } from '../layout.ts';
import './minimap.css';

export function Minimap({ desk: { sitting, panZoom, stage } }: { desk: Desk }) {
  const { board, view, say } = sitting;
  const layout = useLayout();
  const { Mini } = board;
  // A sheet that always comes closer is never in view as a whole.
  const partly = panZoom.moved || (layout === 'phone' && board.phone?.closeUp === true);
  if (!Mini || stage.picture || !partly) return null;
  return (
    <button
      type="button"
      className="minimap"
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
