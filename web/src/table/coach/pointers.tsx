/** Rings around what a lesson or the coach speaks of, wherever it is drawn just now; the first is the thickest. What they point at is also said. */
import { moveParts } from '@sztab/kernel';
import { useEffect, useState } from 'react';
import './pointers.css';

interface Ring {
  readonly thing: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const DRAWN = ['.sheet', '.hand-tray', '.small-sheet'];

/** A move stands for the things it is made of. */
const thingsOf = (point: string): readonly string[] => (point.includes('(') ? moveParts(point).args : [point]);

function ringsOf(points: readonly string[]): readonly Ring[] {
  const things = [...new Set(points.flatMap(thingsOf))];
  return things.flatMap((thing) => {
    const name = `[data-thing="${CSS.escape(thing)}"]`;
    const found = DRAWN.flatMap((place) => [...document.querySelectorAll(`${place} ${name}`)])[0];
    if (!found) return [];
    const { x, y, width, height } = found.getBoundingClientRect();
    return width > 0 ? [{ thing, x, y, width, height }] : [];
  });
}

/** `stamp` changes with every move. */
export function Pointers({ things, stamp }: { things: readonly string[]; stamp: number }) {
  const [rings, setRings] = useState<readonly Ring[]>([]);
  const named = things.join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: a move may have drawn what was not there
  useEffect(() => {
    const points = named === '' ? [] : named.split(' ');
    let frame = 0;
    // Boards pan, zoom and lay out anew without telling anybody, so the rings follow what they are around.
    const follow = (): void => {
      const now = ringsOf(points);
      setRings((before) => (JSON.stringify(before) === JSON.stringify(now) ? before : now));
      frame = requestAnimationFrame(follow);
    };
    follow();
    return () => cancelAnimationFrame(frame);
  }, [named, stamp]);
  return (
    <div className="pointers" aria-hidden="true">
      {rings.map(({ thing, x, y, width, height }) => (
        <span key={thing} style={{ left: x, top: y, width, height }} />
      ))}
    </div>
  );
}
