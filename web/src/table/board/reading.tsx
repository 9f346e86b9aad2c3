/** A card read large, beside the board: by hovering, by a long press, or by the keyboard; at any time, in anybody's turn. */
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { HistoryNote } from '../log/log.tsx';
import { SignsOn } from '../meaning/signs-on.tsx';
import './reading.css';
import type { Sitting } from '../sitting.ts';

/** How long something is pointed at before it is read: where it lies over other things, and where it has a place of its own. */
const HOVER_MS = { over: 350, briefing: 150 } as const;
const PRESS_MS = 500;
const WIDTH = 300;
const GAP = 12;
/** A hand on a mouse is never quite still: further than this, it points at something. */
const STILL = 24;
/** Under the ribbon. */
const TOP = 60;
const DRAWN = '.board-pane [data-thing], .hand-tray [data-thing], .rail.left [data-thing]';

const thingAt = (target: EventTarget | null): string | null =>
  target instanceof Element ? (target.closest<HTMLElement>(DRAWN)?.dataset.thing ?? null) : null;

function drawn(root: HTMLElement | null, thing: string): Element | null {
  const name = `[data-thing="${CSS.escape(thing)}"]`;
  return root?.querySelector(`.board-pane ${name}, .hand-tray ${name}, .rail.left ${name}`) ?? null;
}

/** Somebody rests on a thing, or has left it (null). Whole regions are no cards: they are rested on all the time. */
const isGround = (root: HTMLElement | null, thing: string): boolean => {
  const pane = root?.querySelector('.sheet')?.clientWidth ?? 0;
  const width = drawn(root, thing)?.getBoundingClientRect().width ?? 0;
  return pane > 0 && width > pane * 0.6;
};

export interface ReadingDesk {
  readonly thing: string | null;
  /** Something is told: what the mouse merely rests on does not cover it, until it points again. */
  hush(): void;
  /** Opens or closes at once. */
  read(thing: string | null): void;
  /** Opens when it has been pointed at for a moment. */
  point(thing: string | null): void;
}

/** Where a thing is read: in a card over the table, in its briefing, or in a drawer that would come and go with every hover. */
type ReadIn = 'over' | 'briefing' | 'drawer';

/** Watches for somebody who wants to read a thing anywhere under `root`. */
export function useReading(root: RefObject<HTMLElement | null>, where: ReadIn = 'over'): ReadingDesk {
  const [thing, read] = useState<string | null>(null);
  const timer = useRef(0);
  const touching = useRef(false);
  const mouse = useRef({ x: 0, y: 0 });
  const rests = useRef<{ readonly x: number; readonly y: number } | null>(null);

  const hush = useCallback((): void => {
    clearTimeout(timer.current);
    rests.current = mouse.current;
    read(null);
  }, []);
  const point = useCallback(
    (wanted: string | null): void => {
      clearTimeout(timer.current);
      // A finger does not hover; what it rests on is a long press.
      if (touching.current || where === 'drawer' || (rests.current && wanted !== null)) return;
      if (wanted === null || isGround(root.current, wanted)) read(null);
      else timer.current = window.setTimeout(() => read(wanted), HOVER_MS[where]);
    },
    [root, where],
  );

  useEffect(() => {
    const element = root.current;
    if (!element) return;
    let over: string | null = null;
    let pressed = false;
    const onOver = (event: PointerEvent): void => {
      touching.current = event.pointerType !== 'mouse';
      const next = thingAt(event.target);
      if (touching.current || next === over) return;
      over = next;
      point(next);
    };
    const onMove = ({ clientX: x, clientY: y, target }: PointerEvent): void => {
      mouse.current = { x, y };
      const from = rests.current;
      if (!from || Math.hypot(x - from.x, y - from.y) < STILL) return;
      rests.current = null;
      over = thingAt(target);
      point(over);
    };
    const onDown = (event: PointerEvent): void => {
      touching.current = event.pointerType !== 'mouse';
      clearTimeout(timer.current);
      pressed = false;
      read(null);
      const next = thingAt(event.target);
      if (!touching.current || !next) return;
      timer.current = window.setTimeout(() => {
        pressed = true;
        read(next);
      }, PRESS_MS);
    };
    const onUp = (): void => {
      if (touching.current) clearTimeout(timer.current);
    };
    const onKey = (): void => {
      touching.current = false;
      rests.current = null;
    };
    // A long press that opened a card is no pick.
    const onClick = (event: MouseEvent): void => {
      if (!pressed) return;
      pressed = false;
      event.preventDefault();
      event.stopPropagation();
    };
    const onMenu = (event: Event): void => {
      const thing = thingAt(event.target);
      if (thing && (touching.current || where === 'drawer')) event.preventDefault();
      // With a mouse, its other button.
      if (thing && !touching.current && where === 'drawer') read(thing);
    };
    const leave = new AbortController();
    const { signal } = leave;
    element.addEventListener('pointerover', onOver, { signal });
    element.addEventListener('pointermove', onMove, { signal });
    element.addEventListener('pointerdown', onDown, { capture: true, signal });
    element.addEventListener('pointerup', onUp, { signal });
    element.addEventListener('pointercancel', onUp, { signal });
    element.addEventListener('click', onClick, { capture: true, signal });
    element.addEventListener('contextmenu', onMenu, { signal });
    window.addEventListener('keydown', onKey, { capture: true, signal });
    return () => {
      clearTimeout(timer.current);
      leave.abort();
    };
  }, [root, point, where]);
  return { thing, read, point, hush };
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
  const [place, setPlace] = useState({ left: GAP, top: TOP });
  useLayoutEffect(() => {
    const boxOf = (name: string): DOMRect[] => {
      const found = drawn(root.current, name);
      return found ? [found.getBoundingClientRect()] : [];
    };
    const pane = root.current?.querySelector('.board-pane')?.getBoundingClientRect();
    const width = document.documentElement.clientWidth;
    const taken = [thing, ...contested].flatMap(boxOf);
    const left = placeBeside(taken, pane ?? { left: 0, right: width }, width, rightBusy);
    // Where the board is as wide as the window, the seats lie in a row above it.
    const top = pane && pane.left < GAP ? Math.max(TOP, pane.top + GAP / 2) : TOP;
    // The last roll is being looked at while a card is read.
    const dice = root.current?.querySelector('.dice-tray')?.getBoundingClientRect();
    const over = dice && dice.top < top && left + WIDTH > dice.left && left < dice.right;
    setPlace({ left, top: over ? dice.bottom + GAP / 2 : top });
  }, [root, thing, contested, rightBusy]);
  return (
    <aside
      className="reading"
      style={{ ...place, maxHeight: `calc(100dvh - ${place.top + GAP}px)` }}
      aria-live="polite"
    >
      <Face sitting={sitting} thing={thing} notes={notes} />
    </aside>
  );
}

/** A thing in large, what its symbols mean, and what history says of it. `told`: the note that can be read elsewhere already. */
export function Face({
  sitting,
  thing,
  notes,
  told,
}: {
  sitting: Sitting;
  thing: string;
  notes: boolean;
  told?: string | undefined;
}) {
  const { board, view, language, words } = sitting;
  const found = notes ? board.note?.({ thing }, language) : null;
  const note = found?.text === told ? null : found;
  const face = useRef<HTMLDivElement>(null);
  return (
    <>
      <div className="reading-face" lang={words.language} ref={face}>
        <board.Zoom thing={thing} view={view} language={language} />
      </div>
      <SignsOn face={face} thing={thing} sitting={sitting} />
      {note && <HistoryNote {...note} />}
    </>
  );
}
