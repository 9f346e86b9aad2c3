/** While the briefing covers the lower edge of the board, the sheet is lifted so that the place it tells of stays in sight. */
import { useLayoutEffect } from 'react';
import type { Desk } from '../desk.ts';
import { SHEET_MOVED } from './pan-zoom.ts';

export function Lift({ desk: { root, panes, stage, sitting } }: { desk: Desk }): null {
  const telling = stage.now !== null;
  const at = stage.now?.beat.at ?? null;
  useLayoutEffect(() => {
    const board = panes.pane.current;
    if (!board) return;
    const place = at === null ? null : board.querySelector(`[data-thing="${CSS.escape(at)}"]`);
    const lift = (): void => {
      const cover = root.current?.querySelector('[data-covers]')?.getBoundingClientRect();
      // What the camera looks at lies where nothing covers it.
      if (!cover || !place || sitting.board.camera) return;
      const { top, bottom } = board.getBoundingClientRect();
      const { top: above, height } = place.getBoundingClientRect();
      // As far as it has come by now: it is shown rising.
      const sheet = panes.sheet.current;
      const lifted = sheet ? -Number.parseFloat(getComputedStyle(sheet).translate.split(' ')[1] ?? '0') : 0;
      // A board that makes room for the sheet itself shows the place already.
      const seen = above + height + lifted <= cover.top;
      const wanted = seen ? 0 : above + height / 2 + lifted - (top + cover.top) / 2;
      const lie = `${Math.round(Math.max(0, Math.min(bottom - cover.top, wanted)))}px`;
      if (board.style.getPropertyValue('--lift') === lie) return;
      board.style.setProperty('--lift', lie);
      board.dispatchEvent(new Event(SHEET_MOVED));
    };
    if (!telling) {
      board.style.removeProperty('--lift');
      return;
    }
    lift();
    // As the story opens, the pane gets lower, or the board makes room in it and lays the place out anew: what was lifted before would leave it empty.
    const watch = new ResizeObserver(lift);
    watch.observe(board);
    if (place) watch.observe(place);
    return () => watch.disconnect();
  }, [root, panes, telling, at, sitting.board]);
  return null;
}
