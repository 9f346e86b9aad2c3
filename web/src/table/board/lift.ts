/** While the briefing covers the lower edge of the board, the sheet is lifted so that the place it tells of stays in sight. */
import { useLayoutEffect } from 'react';
import type { Desk } from '../desk.ts';

export function Lift({ desk: { root, panes, stage, sitting } }: { desk: Desk }): null {
  const telling = stage.now !== null;
  const at = stage.now?.beat.at ?? null;
  useLayoutEffect(() => {
    const board = panes.pane.current;
    if (!board) return;
    if (!telling) board.style.removeProperty('--lift');
    const place = at === null ? null : board.querySelector(`[data-thing="${CSS.escape(at)}"]`);
    const cover = root.current?.querySelector('[data-covers]')?.getBoundingClientRect();
    // What the camera looks at lies where nothing covers it.
    if (!telling || !cover || !place || sitting.board.camera) return;
    const { top, bottom } = board.getBoundingClientRect();
    const { top: above, height } = place.getBoundingClientRect();
    const lifted = Number.parseFloat(board.style.getPropertyValue('--lift')) || 0;
    // A board that makes room for the sheet itself shows the place already.
    const seen = above + height + lifted <= cover.top;
    const wanted = seen ? 0 : above + height / 2 + lifted - (top + cover.top) / 2;
    board.style.setProperty('--lift', `${Math.round(Math.max(0, Math.min(bottom - cover.top, wanted)))}px`);
  }, [root, panes, telling, at, sitting.board]);
  return null;
}
