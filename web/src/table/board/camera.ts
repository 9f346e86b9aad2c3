/**
 * The camera of a map: where something is decided the sheet comes closer, stays there as long as that is spoken of, and goes back when it is the
 * player's choice again. What is only done is looked at from where the player is, unless it lies out of view.
 */
import { useLayoutEffect } from 'react';
import type { Desk } from '../desk.ts';
import { speed } from '../preferences.ts';

const FLIGHT = { calm: 420, brisk: 260, instant: 0 };

export function Camera({ desk }: { desk: Desk }): null {
  const { stage, panes, panZoom, root, sitting, story } = desk;
  const { visit, back, inHand } = panZoom;
  const beat = stage.now?.beat ?? null;
  const at = beat?.at ?? null;
  const fate = beat?.rank === 1;
  // While a bot thinks about its answer, the place of it stays in sight.
  const over = beat ? beat.kind === 'card' || (at !== null && !fate) : sitting.moves.length > 0 && !story;
  const wanted = sitting.board.camera === true;

  useLayoutEffect(() => {
    const pane = panes.pane.current;
    if (!wanted || !pane || inHand()) return;
    const ms = FLIGHT[speed.get()];
    const place = at === null ? null : pane.querySelector<HTMLElement>(`[data-thing="${CSS.escape(at)}"]`);
    const seen = place && isWithin(place.getBoundingClientRect(), pane.getBoundingClientRect());
    if (!place || (!fate && seen)) {
      if (over) back(ms);
      return;
    }
    const go = (flight: number): void => {
      const { top, height } = pane.getBoundingClientRect();
      const cover = root.current?.querySelector('[data-covers]')?.getBoundingClientRect();
      visit(place.getBoundingClientRect(), cover ? Math.min(height, cover.top - top) : height, flight);
    };
    go(ms);
    // The pane of a phone gets lower as its story opens, and the map in it is laid out anew.
    let first = true;
    const watch = new ResizeObserver(() => {
      if (!first) requestAnimationFrame(() => place.isConnected && go(0));
      first = false;
    });
    watch.observe(pane);
    return () => watch.disconnect();
  }, [wanted, at, fate, over, panes, root, visit, back, inHand]);
  return null;
}

const isWithin = (box: DOMRect, pane: DOMRect): boolean =>
  box.left >= pane.left && box.right <= pane.right && box.top >= pane.top && box.bottom <= pane.bottom;
