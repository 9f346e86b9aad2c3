/** Says to the camera what this moment of the table would like to see. */
import { useEffect, useLayoutEffect, useRef } from 'react';
import type { Desk } from '../desk.ts';
import { useLayout } from '../layout.ts';
import { speed } from '../preferences.ts';
import { around, type Box, type Point } from './lens.ts';
import { targetsIn } from './targets.ts';

const FLIGHT = { calm: 420, brisk: 260, instant: 0 };
/** What the open choice concerns without being a part of it. */
const CONCERNED = '.sheet [data-concerns]';

const middle = ({ left, top, right, bottom }: Box): Point => ({ x: (left + right) / 2, y: (top + bottom) / 2 });

const sizeOf = (pane: HTMLElement | null): string => `${pane?.clientWidth} ${pane?.clientHeight}`;

const comesCloser = (closeUp: true | ((view: unknown) => boolean) | undefined, view: unknown): boolean =>
  typeof closeUp === 'function' ? closeUp(view) : closeUp === true;

/** `asks`: somebody has to choose; not while their answer is about to be given by itself. */
export function Follow({ desk, asks }: { desk: Desk; asks: boolean }): null {
  const { stage, panes, panZoom, sitting, decision, story, root } = desk;
  const { board, view, moves } = sitting;
  const { choice } = decision;
  const layout = useLayout();
  // The sheet's own tools change as it moves: a flight must not set out again for its own sake.
  const tools = useRef(panZoom);
  const chosen = useRef(choice);
  const begun = useRef(false);
  const touched = useRef<{ readonly at: Point; readonly on: string } | null>(null);
  useLayoutEffect(() => {
    tools.current = panZoom;
    chosen.current = choice;
  });
  // While a bot thinks about its answer, the place of it stays in sight.
  // On a phone the sheet lies over half of the map as long as anything is told.
  const free = layout === 'phone' ? !stage.now : !stage.picture;
  const open = asks && moves.length > 0 && !story;
  const asked = open && free;
  const flies = board.camera !== undefined;
  // The strip of a tablet goes as soon as what it tells is over: the sheet is not lifted for it.
  const passing = stage.now !== null;
  const told = (flies && stage.now?.beat) || null;
  // As soon as somebody can choose, what was only done is over.
  const beat = asked && told?.rank !== 1 ? null : told;
  const at = beat?.at ?? null;
  const kind = beat?.kind ?? null;
  const fate = beat?.rank === 1;
  // What happens at many places is looked at from where all of them are seen.
  const wide = at === null && (beat?.things?.length ?? 0) > 3;
  const comes =
    layout === 'phone' ? comesCloser(board.phone?.closeUp, view) : layout === 'desk' && board.closeUp?.(view) === true;
  // What can be touched is lit only where it will stay: not as long as the sheet has still to come closer to it.
  const settles = comes && open && !stage.picture && (layout === 'phone' ? stage.now !== null : fate);
  const question = asked ? choice.moves.join(' ') : '';

  useLayoutEffect(() => {
    panes.pane.current?.toggleAttribute('data-settles', settles);
  }, [settles, panes]);

  useEffect(() => {
    const table = root.current;
    // Before anybody acts upon it: what it was is gone then, or stands elsewhere.
    const note = ({ target }: Event): void => {
      const thing = target instanceof Element ? target.closest('.sheet [data-thing]') : null;
      const at = thing && middle(tools.current.onSheet(thing.getBoundingClientRect()));
      touched.current = at && { at, on: sizeOf(panes.pane.current) };
    };
    table?.addEventListener('click', note, true);
    return () => table?.removeEventListener('click', note, true);
  }, [root, panes]);

  useLayoutEffect(() => {
    const pane = panes.pane.current;
    const { follow, onSheet } = tools.current;
    if (!pane) return;
    const boxesOf = (elements: readonly Element[]): Box[] =>
      elements.map((one) => onSheet(one.getBoundingClientRect()));
    const look = (ms: number): void => {
      const place = at === null ? null : pane.querySelector(`.sheet [data-thing="${CSS.escape(at)}"]`);
      const targets = asked ? boxesOf(targetsIn(pane, chosen.current).map(({ element }) => element)) : [];
      const concerned = asked ? boxesOf([...pane.querySelectorAll(CONCERNED)]) : [];
      // Where the sheet does not come closer, it is still lifted to what the question is about, or to what can be touched.
      const about = flies ? (concerned.length > 0 ? concerned : targets) : [];
      follow(
        {
          near: comes,
          telling: kind === null ? null : kind === 'card' || wide ? 'elsewhere' : 'here',
          told: place && kind !== 'card' ? { place: onSheet(place.getBoundingClientRect()), fate } : null,
          asked: asked
            ? {
                question,
                targets: comes ? (targets.length > 0 ? [...targets, ...concerned] : []) : null,
                place: !comes && !passing && about.length > 0 ? around(about) : null,
                reach: flies && !comes && targets.length > 0 ? around(targets) : null,
                // A pane of another size has its sheet drawn anew: what was touched lies elsewhere on it.
                pin: touched.current?.on === sizeOf(pane) ? touched.current.at : null,
              }
            : null,
        },
        ms,
      );
    };
    look(FLIGHT[speed.get()]);
    // A table that has just been opened can move its sheet only when all of it stands.
    const opened = begun.current ? 0 : requestAnimationFrame(() => look(0));
    begun.current = true;
    // The pane of a phone gets lower as its story opens, and the map in it is laid out anew.
    let first = true;
    const watch = new ResizeObserver(() => {
      if (!first) requestAnimationFrame(() => look(0));
      first = false;
    });
    watch.observe(pane);
    return () => {
      watch.disconnect();
      cancelAnimationFrame(opened);
    };
  }, [at, kind, fate, wide, asked, comes, flies, passing, question, panes]);
  return null;
}
