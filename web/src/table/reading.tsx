/** A card read large, beside the board: by hovering, by a long press, or by the keyboard; at any time, in anybody's turn. */
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { HistoryNote } from './log.tsx';
import './reading.css';
import type { Sitting } from './sitting.ts';

const HOVER_MS = 350;
const PRESS_MS = 500;
const WIDTH = 300;
const GAP = 12;

const thingAt = (target: EventTarget | null): string | null =>
  target instanceof Element
    ? (target.closest<HTMLElement>('.sheet [data-thing], .hand-tray [data-thing]')?.dataset.thing ?? null)
    : null;

/** Watches for somebody who wants to read a thing anywhere under `root`. */
export function useReading(root: RefObject<HTMLElement | null>): [string | null, (thing: string | null) => void] {
  const [thing, read] = useState<string | null>(null);
  useEffect(() => {
    const element = root.current;
    if (!element) return;
    let timer = 0;
    let over: string | null = null;
    let pressed = false;
    const later = (next: string, wait: number): void => {
      clearTimeout(timer);
      timer = window.setTimeout(() => {
        pressed = wait === PRESS_MS;
        read(next);
      }, wait);
    };
    const onOver = (event: PointerEvent): void => {
      const next = thingAt(event.target);
      if (event.pointerType !== 'mouse' || next === over) return;
      over = next;
      clearTimeout(timer);
      if (next) later(next, HOVER_MS);
      else read(null);
    };
    const onDown = (event: PointerEvent): void => {
      const next = thingAt(event.target);
      clearTimeout(timer);
      pressed = false;
      if (event.pointerType === 'mouse' || !next) read(null);
      else later(next, PRESS_MS);
    };
    const onUp = (event: PointerEvent): void => {
      if (event.pointerType !== 'mouse') clearTimeout(timer);
    };
    // A long press that opened a card is no pick.
    const onClick = (event: MouseEvent): void => {
      if (!pressed) return;
      pressed = false;
      event.preventDefault();
      event.stopPropagation();
    };
    const onMenu = (event: Event): void => {
      if (thingAt(event.target)) event.preventDefault();
    };
    element.addEventListener('pointerover', onOver);
    element.addEventListener('pointerdown', onDown, { capture: true });
    element.addEventListener('pointerup', onUp);
    element.addEventListener('pointercancel', onUp);
    element.addEventListener('click', onClick, { capture: true });
    element.addEventListener('contextmenu', onMenu);
    return () => {
      clearTimeout(timer);
      element.removeEventListener('pointerover', onOver);
      element.removeEventListener('pointerdown', onDown, { capture: true });
      element.removeEventListener('pointerup', onUp);
      element.removeEventListener('pointercancel', onUp);
      element.removeEventListener('click', onClick, { capture: true });
      element.removeEventListener('contextmenu', onMenu);
    };
  }, [root]);
  return [thing, read];
}

interface Box {
  readonly left: number;
  readonly right: number;
}

/**
 * The first place beside the board that covers none of the `taken` boxes: over the right panel, over the left one, then the
 * board's own edges. Returns the distance from the left edge of the window.
 */
export function placeBeside(taken: readonly Box[], board: Box, window: number, rightBusy: boolean): number {
  const right = window - WIDTH - GAP;
  const places = [...(rightBusy ? [] : [right]), GAP, board.right - WIDTH - GAP, board.left + GAP];
  const free = places.find((left) => taken.every((box) => left + WIDTH < box.left || left > box.right));
  const [first] = taken;
  // Nothing is free on a small screen: then at least not over the thing itself.
  return free ?? (first && (first.left + first.right) / 2 > window / 2 ? GAP : Math.max(GAP, right));
}

export function Reading({
  sitting,
  thing,
  root,
  contested,
  rightBusy,
  notes,
}: {
  sitting: Sitting;
  thing: string;
  root: RefObject<HTMLElement | null>;
  /** Things that must stay in sight, because something is being decided about them. */
  contested: readonly string[];
  rightBusy: boolean;
  notes: boolean;
}) {
  const { board, view, language } = sitting;
  const card = useRef<HTMLElement>(null);
  const [left, setLeft] = useState(GAP);
  useLayoutEffect(() => {
    const boxOf = (name: string): DOMRect[] => {
      const found = root.current?.querySelector(
        `.sheet [data-thing="${CSS.escape(name)}"], .hand-tray [data-thing="${CSS.escape(name)}"]`,
      );
      return found ? [found.getBoundingClientRect()] : [];
    };
    const pane = root.current?.querySelector('.board-pane')?.getBoundingClientRect();
    const width = document.documentElement.clientWidth;
    setLeft(placeBeside([thing, ...contested].flatMap(boxOf), pane ?? { left: 0, right: width }, width, rightBusy));
  }, [root, thing, contested, rightBusy]);
  const note = notes ? board.note({ thing }, language) : null;
  return (
    <aside className="reading" ref={card} style={{ left }} aria-live="polite">
      <div className="reading-face">
        <board.Zoom thing={thing} view={view} language={language} />
      </div>
      {note && <HistoryNote {...note} />}
    </aside>
  );
}
