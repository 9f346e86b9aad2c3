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

/** What a touch of it spells may be more than its name. */
const touchOf = ({ dataset: { touch, thing = '' } }: HTMLElement): string => touch ?? thing;

/** Whether a touch of it means something now; a board may light what begins an order, too. `ways`: what several moves in a row lead to. */
export const isTarget = (element: HTMLElement, choice: Choice, ways = NEAR): boolean =>
  element.dataset.legal !== undefined || isOpen(choice, touchOf(element)) || ways.has(touchOf(element));

/** All that can be touched or read. */
export function thingsIn(root: HTMLElement | null, among = (_: HTMLElement): boolean => true): Target[] {
  return [...(root?.querySelectorAll<HTMLElement>(DRAWN) ?? [])]
    .filter(among)
    .map((element) => ({ thing: touchOf(element), element, box: element.getBoundingClientRect() }));
}

export const targetsIn = (root: HTMLElement | null, choice: Choice, ways = NEAR): Target[] =>
  thingsIn(root, (element) => isTarget(element, choice, ways));

/** Where keys begin: at what is lit, rather than at what leads back or lies several moves away. */
export const beginning = <T extends HTMLElement>(targets: readonly T[]): T | undefined =>
  targets.find(({ dataset: { legal, idle } }) => legal !== undefined && idle === undefined) ?? targets[0];

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
