/** Rings around what a lesson or the coach speaks of, wherever it is drawn just now; the thick ones are what to touch next. What they point at is also said. */
import { moveParts } from '@sztab/kernel';
import { useEffect, useLayoutEffect, useState } from 'react';
import { drawnAs, nextTouch, reached, type Way } from './next-touch.ts';
import './pointers.css';

export interface Ring {
  readonly next: boolean;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const NOWHERE: Way = { awaits: [], least: 0, exact: false };

/** A move stands for the things it is made of. */
const thingsOf = (point: string): readonly string[] => (point.includes('(') ? moveParts(point).args : [point]);

/** What lies over the foot of a board: on a phone the sheet, as long as it is up. */
const COVERS = '.at-table [data-covers], .at-table .order-says';

/** On the board, but under something: a ring would lie around words that have nothing to do with it. */
function isCovered(element: Element): boolean {
  if (!element.closest('.sheet')) return false;
  const { top, height } = element.getBoundingClientRect();
  const middle = top + height / 2;
  return [...document.querySelectorAll(COVERS)].some((cover) => {
    const { top: edge, bottom } = cover.getBoundingClientRect();
    return edge < middle && middle < bottom;
  });
}

function ringsOf(things: readonly string[], way: Way): readonly Ring[] {
  const next = nextTouch(way);
  const others = things
    .flatMap((thing) => drawnAs(thing).slice(0, 1))
    .filter((element) => !next.includes(element) && !isCovered(element));
  return [...next, ...others].map((element, i) => ringAround(element, i < next.length));
}

function ringAround(element: Element, next: boolean): Ring {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { next, x, y, width, height };
}

/** The first of the things that is in view, or else what is to be touched for the move. */
function ringAlone(things: readonly string[], move: string): readonly Ring[] {
  const [seen] = reached(things.flatMap(drawnAs));
  const touch = seen ?? nextTouch({ ...NOWHERE, awaits: [move] })[0];
  return touch ? [ringAround(touch, false)] : [];
}

/**
 * `stamp` changes with every move. `way`: how a lesson goes on. `alone`: the move that one thing is a hint to; the rest of the page steps back, and
 * where the thing is out of view, what is to be touched for it is ringed. `onRings`: they lie elsewhere now.
 */
export function Pointers({
  things,
  way = NOWHERE,
  stamp,
  alone = null,
  onRings,
}: {
  things: readonly string[];
  way?: Way;
  stamp: number;
  alone?: string | null;
  onRings?(rings: readonly Ring[]): void;
}) {
  const [rings, setRings] = useState<readonly Ring[]>([]);
  const named = JSON.stringify([
    [...new Set(things.flatMap(thingsOf))],
    { awaits: way.awaits, least: way.least, exact: way.exact },
    alone,
  ]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a move may have drawn what was not there
  useEffect(() => {
    const [points, wanted, only] = JSON.parse(named) as [string[], Way, string | null];
    let frame = 0;
    // Boards pan, zoom and lay out anew without telling anybody, so the rings follow what they are around.
    const follow = (): void => {
      const now = only === null ? ringsOf(points, wanted) : ringAlone(points, only);
      setRings((before) => (JSON.stringify(before) === JSON.stringify(now) ? before : now));
      frame = requestAnimationFrame(follow);
    };
    follow();
    return () => cancelAnimationFrame(frame);
  }, [named, stamp]);
  useLayoutEffect(() => onRings?.(rings), [rings, onRings]);
  return (
    <div className="pointers" data-alone={alone !== null || undefined} aria-hidden="true">
      {rings.map(({ next, x, y, width, height }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two cards may lie at one place for a moment, so a place is no key, and rings have nothing else of their own
        <span key={i} data-next={next || undefined} style={{ left: x, top: y, width, height }} />
      ))}
    </div>
  );
}
