/** One stop for the Tab key on the whole sheet: a map of a hundred towns would stand between a reader and the rest of the page. */
import type { Choice } from '@sztab/pieces';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { beginning, isTarget } from './targets.ts';

type Ways = ReadonlyMap<string, unknown>;

/** Where the focus was last, or what can be touched now; arrows lead on from there. `wants`: the target that is rather meant. */
export function useOneStop(
  pane: RefObject<HTMLElement | null>,
  choice: Choice,
  ways?: Ways,
  wants?: (thing: string) => boolean,
): void {
  const wanted = useRef(wants);
  wanted.current = wants;
  useLayoutEffect(() => {
    const element = pane.current;
    if (!element) return;
    const look = (): void => {
      const things = [...element.querySelectorAll<HTMLElement>('button[data-thing]')];
      const targets = things.filter((one) => isTarget(one, choice, ways));
      const stop =
        things.find((one) => one === document.activeElement) ??
        targets.find(({ dataset: { thing = '' } }) => wanted.current?.(thing)) ??
        beginning(targets) ??
        things[0];
      for (const one of things) if (one.tabIndex !== (one === stop ? 0 : -1)) one.tabIndex = one === stop ? 0 : -1;
    };
    look();
    element.addEventListener('focusin', look);
    // A board may draw more or fewer things once it knows how large its sheet is.
    const watch = new MutationObserver(look);
    watch.observe(element, { childList: true, subtree: true });
    return () => {
      element.removeEventListener('focusin', look);
      watch.disconnect();
    };
  }, [pane, choice, ways]);
}
