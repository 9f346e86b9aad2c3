/** A button or key that meant something else a moment ago does nothing yet: the press was meant for what was there before. */
import { type MouseEvent, type RefObject, useEffect, useMemo, useRef } from 'react';
import './press-guard.css';

export const GUARD_MS = 700;

/** What a click means while something is told. */
const SKIPS = 'skip';
/** Where a click means what it always means, also while something is told. */
const ALWAYS =
  '.ribbon, .drawer, .briefing-acts, .briefing-more, .sheet-grip, .order-more, [data-skips], .small-tabs, .drawer-tabs, dialog';
/** A finger that skips on the board covers this much of it. */
const FINGER = 48;

type Box = Pick<DOMRectReadOnly, 'left' | 'right' | 'top' | 'bottom'>;

interface Press {
  readonly box: Box;
  readonly meaning: string;
  /** Null where no button was pressed. */
  readonly on: Element | null;
  readonly at: number;
}

export const meaningOf = (button: Element): string =>
  (button as HTMLElement).dataset.answer ?? button.getAttribute('aria-label') ?? button.textContent ?? '';

const isWithin = ({ left, right, top, bottom }: Box, x: number, y: number): boolean =>
  left <= x && x <= right && top <= y && y <= bottom;

/** Whether a press on this element would mean something else than the one before. */
function differs({ meaning, on }: Press, target: Element | null): boolean {
  const button = target?.closest('button');
  if (!button) return false;
  // A piece that moves up to the place of another is no button that has changed.
  if (button.closest('[data-thing]') && meaning !== SKIPS) return false;
  if (button === on && (button.hasAttribute('aria-expanded') || button.hasAttribute('aria-pressed'))) return false;
  return meaningOf(button) !== meaning;
}

const isRecent = ({ at }: { readonly at: number }): boolean => performance.now() - at < GUARD_MS;

/** A click while something is told only skips it. `skip` is null while nothing is told. */
export function usePressGuard(
  root: RefObject<HTMLElement | null>,
  skip: (() => void) | null,
): { onClick(event: MouseEvent): void; shield: RefObject<HTMLDivElement | null> } {
  const last = useRef<Press | null>(null);
  const shield = useRef<HTMLDivElement>(null);
  const frame = useRef(0);
  useEffect(() => () => cancelAnimationFrame(frame.current), []);

  /** The button under the place of the last press is pale while it cannot be pressed. */
  const watch = (): void => {
    const press = last.current;
    const cover = shield.current;
    if (!press || !cover) return;
    const { left, right, top, bottom } = press.box;
    const under = document.elementsFromPoint((left + right) / 2, (top + bottom) / 2).find((one) => one !== cover);
    const covers = isRecent(press) && root.current?.contains(under ?? null) && differs(press, under ?? null);
    cover.toggleAttribute('hidden', !covers);
    const size = { left: `${left}px`, top: `${top}px`, width: `${right - left}px`, height: `${bottom - top}px` };
    if (covers) Object.assign(cover.style, size);
    if (isRecent(press)) frame.current = requestAnimationFrame(watch);
  };

  const onClick = (event: MouseEvent): void => {
    const target = event.target as Element;
    const skips = skip !== null && target.closest(ALWAYS) === null;
    // A press by keys has no place: keys have a guard of their own.
    const { detail, clientX: x, clientY: y } = event;
    const press = last.current;
    const isHere = detail > 0 && press !== null && isRecent(press) && isWithin(press.box, x, y);
    const isLate = isHere && (target === shield.current || (!skips && differs(press, target)));
    if (skips || isLate) {
      event.preventDefault();
      event.stopPropagation();
    }
    if (isLate) return;
    const button = target.closest('button');
    if (detail > 0 && (skips || button)) {
      const around = { left: x - FINGER / 2, right: x + FINGER / 2, top: y - FINGER / 2, bottom: y + FINGER / 2 };
      last.current = {
        box: button && !skips ? button.getBoundingClientRect() : around,
        meaning: button && !skips ? meaningOf(button) : SKIPS,
        on: button,
        at: performance.now(),
      };
      cancelAnimationFrame(frame.current);
      frame.current = requestAnimationFrame(watch);
    }
    if (skips) skip();
  };
  return { onClick, shield };
}

/** `act` is done unless the same key meant something else a moment ago; either way the key is taken, unless `act` says false. */
export type KeyGuard = (key: string, meaning: string, act: () => unknown) => unknown;

export function useKeyGuard(): KeyGuard {
  const last = useRef<{ readonly key: string; readonly meaning: string; readonly at: number } | null>(null);
  return useMemo(
    () => (key, meaning, act) => {
      const before = last.current;
      if (before?.key === key && before.meaning !== meaning && isRecent(before)) return true;
      last.current = { key, meaning, at: performance.now() };
      return act();
    },
    [],
  );
}
