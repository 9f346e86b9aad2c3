/** Where the things of a figure lie on its stage, in the stage's own measure, whatever it is enlarged by. */
import { type RefObject, useLayoutEffect, useState } from 'react';
import type { Figure } from './read-figure.ts';

export type ThingPlace = Pick<DOMRectReadOnly, 'left' | 'top' | 'right' | 'bottom'>;

/** A board lays itself out once it knows its size: it is looked at until it has been at rest for so many frames. */
const AT_REST = 4;
const MOST = 60;

/** What one frame points at, and what has to be in the picture. */
export const thingsOf = ({ crop, frames }: Figure, at: number): readonly string[] => {
  const frame = frames[at];
  if (!frame) return crop;
  const { ring, cross, arrows, counts } = frame;
  return [
    ...new Set([
      ...crop,
      ...ring,
      ...cross,
      ...arrows.flatMap(({ from, to }) => [from, to]),
      ...counts.map(({ thing }) => thing),
    ]),
  ];
};

export function useThings(
  stage: RefObject<HTMLElement | null>,
  figure: Figure,
  at: number,
  laidWidth: number,
): ReadonlyMap<string, ThingPlace> | null {
  const [places, setPlaces] = useState<ReadonlyMap<string, ThingPlace> | null>(null);
  useLayoutEffect(() => {
    let [still, looks, last, next] = [0, 0, '', 0];
    const look = (): void => {
      const found = measure(stage.current, thingsOf(figure, at), laidWidth);
      const now = JSON.stringify([...found]);
      still = now === last ? still + 1 : 0;
      if (now !== last) setPlaces(found);
      last = now;
      if (still < AT_REST && ++looks < MOST) next = requestAnimationFrame(look);
    };
    look();
    return () => cancelAnimationFrame(next);
  }, [stage, figure, at, laidWidth]);
  return places;
}

function measure(
  stage: HTMLElement | null,
  things: readonly string[],
  laidWidth: number,
): ReadonlyMap<string, ThingPlace> {
  const found = new Map<string, ThingPlace>();
  const frame = stage?.getBoundingClientRect();
  if (!stage || !frame || frame.width === 0) return found;
  const scale = frame.width / laidWidth;
  const inStage = (place: number, edge: number): number => Math.round((place - edge) / scale);
  for (const thing of things) {
    const rect = stage.querySelector(`[data-thing="${CSS.escape(thing)}"]`)?.getBoundingClientRect();
    if (!rect) continue;
    found.set(thing, {
      left: inStage(rect.left, frame.left),
      top: inStage(rect.top, frame.top),
      right: inStage(rect.right, frame.left),
      bottom: inStage(rect.bottom, frame.top),
    });
  }
  return found;
}
