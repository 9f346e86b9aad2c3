/**
 * The camera of a map: where something is decided the sheet comes closer, stays there as long as that is spoken of, and goes back when it is the
 * player's choice again. What is only done is looked at from where the player is, unless it lies out of view.
 */
import { useLayoutEffect, useRef } from 'react';
import type { Desk } from '../desk.ts';
import { speed } from '../preferences.ts';

const FLIGHT = { calm: 420, brisk: 260, instant: 0 };

/** `asks`: somebody has to choose; not while their answer is about to be given by itself. */
export function Camera({ desk, asks }: { desk: Desk; asks: boolean }): null {
  const { stage, panes, panZoom, root, sitting, story } = desk;
  // The sheet's own tools change as it moves: a flight must not set out again for its own sake.
  const tools = useRef(panZoom);
  useLayoutEffect(() => {
    tools.current = panZoom;
  }, [panZoom]);
  const beat = stage.now?.beat ?? null;
  const at = beat?.at ?? null;
  const fate = beat?.rank === 1;
  // While a bot thinks about its answer, the place of it stays in sight.
  const over = beat ? beat.kind === 'card' || (at !== null && !fate) : asks && sitting.moves.length > 0 && !story;
  const wanted = sitting.board.camera === true;

  useLayoutEffect(() => {
    const pane = panes.pane.current;
    const { visit, visiting, back, inHand } = tools.current;
    if (!wanted || !pane || inHand()) return;
    const ms = FLIGHT[speed.get()];
    const place = at === null ? null : pane.querySelector<HTMLElement>(`[data-thing="${CSS.escape(at)}"]`);
    // From home everything is seen, unless the player has come closer to something else.
    const seen = place && (visiting() || isWithin(place.getBoundingClientRect(), pane.getBoundingClientRect()));
    if (!place || (!fate && seen)) {
      if (over) back(ms);
      return;
    }
    const go = (flight: number): void => {
      const { top, height } = pane.getBoundingClientRect();
      const covers = [...(root.current?.querySelectorAll('[data-covers], .order-says') ?? [])];
      const free = Math.min(height, ...covers.map((one) => one.getBoundingClientRect().top - top));
      visit(place.getBoundingClientRect(), free, flight);
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
  }, [wanted, at, fate, over, panes, root]);
  return null;
}

const isWithin = (box: DOMRect, pane: DOMRect): boolean =>
  box.left >= pane.left && box.right <= pane.right && box.top >= pane.top && box.bottom <= pane.bottom;
