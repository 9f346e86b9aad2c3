/** The viewer's own hidden cards. A game without any has no tray. */
import type { BoardProps } from '@sztab/pieces';
import './hand-tray.css';
import type { Sitting } from '../sitting.ts';

export function HandTray({ sitting, props }: { sitting: Sitting; props: BoardProps }) {
  const { board, say, seat } = sitting;
  if (!board.Hand || seat === null) return null;
  return (
    <section className="hand-tray" aria-label={say.hand}>
      <board.Hand {...props} />
    </section>
  );
}
