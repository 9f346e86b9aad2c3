/** The things that can be touched now, as they are drawn: on the sheet and in the hand. */
import { type Choice, isOpen } from '@sztab/pieces';
import { type RefObject, useLayoutEffect, useState } from 'react';

const DRAWN = '.board-pane [data-thing], .hand-tray [data-thing], .rail.left [data-thing]';

export interface Target {
  readonly thing: string;
  readonly element: HTMLElement;
  readonly box: DOMRect;
}

const NEAR: ReadonlyMap<string, unknown> = new Map();

/** `ways`: what several moves in a row lead to can be touched as well. */
export function targetsIn(root: HTMLElement | null, choice: Choice, ways = NEAR): Target[] {
  if (!root) return [];
  return [...root.querySelectorAll<HTMLElement>(DRAWN)].flatMap((element) => {
    // What a touch of it spells may be more than its name.
    const thing = element.dataset.touch ?? (element.dataset.thing as string);
    return isOpen(choice, thing) || ways.has(thing) ? [{ thing, element, box: element.getBoundingClientRect() }] : [];
  });
}

const NONE: readonly string[] = [];

/**
 * Choices that are drawn nowhere, such as a number of parts: the order line has to offer them. `shown` is whatever decides
 * which parts of the table are on the page.
 */
export function useOffBoard(root: RefObject<HTMLElement | null>, choice: Choice, shown: string): readonly string[] {
  const [missing, setMissing] = useState(NONE);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is drawn changes with what is shown
  useLayoutEffect(() => {
    const look = (): void => {
      const drawn = new Set(
        [...(root.current?.querySelectorAll<HTMLElement>(DRAWN) ?? [])].map((e) => e.dataset.thing),
      );
      const found = [...choice.legal].filter((thing) => !drawn.has(thing));
      setMissing((before) => (before.join() === found.join() ? before : found));
    };
    look();
    if (!root.current) return;
    // A board may draw more or fewer things once it knows how large its sheet is.
    const watch = new MutationObserver(look);
    watch.observe(root.current, { childList: true, subtree: true });
    return () => watch.disconnect();
  }, [root, choice, shown]);
  return missing;
}
