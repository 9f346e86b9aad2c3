/** A piece carried to its place: the two touches of a pick and its target in one gesture. */
import { phrase } from '@sztab/pieces';
import { type RefObject, useEffect } from 'react';
import './carry.css';

/** So far a hand may tremble over a piece that it only wants to touch. */
const SLACK = 8;
const PIECE = '.sheet [data-thing][data-legal], .hand-tray [data-thing][data-legal]';
const THING = '[data-thing]';

interface Carried {
  readonly thing: string;
  readonly element: HTMLElement;
  readonly from: { readonly x: number; readonly y: number };
  /** What follows the pointer, as soon as it has gone far enough. */
  ghost: HTMLElement | null;
}

/** Whether to carry this thing, and not the sheet that it lies on: a place as wide as the sheet stays where it is. */
export function isCarried(target: EventTarget | null): boolean {
  const piece = target instanceof Element ? target.closest<HTMLElement>(PIECE) : null;
  const sheet = piece?.closest<HTMLElement>('.sheet');
  return piece !== null && !(sheet && piece.offsetWidth > sheet.offsetWidth * 0.6);
}

/** `touch` is told of a thing when it is lifted, and of all that the gesture spells when it is put down. */
export function useCarry(root: RefObject<HTMLElement | null>, on: boolean, touch: (spelled: string) => void): void {
  useEffect(() => {
    const table = root.current;
    if (!on || !table) return;
    let carried: Carried | null = null;

    const begin = (event: PointerEvent): void => {
      if (event.button !== 0 || !event.isPrimary || event.pointerType === 'touch' || !isCarried(event.target)) return;
      const element = (event.target as Element).closest<HTMLElement>(PIECE) as HTMLElement;
      const thing = element.dataset.thing as string;
      carried = { thing, element, from: { x: event.clientX, y: event.clientY }, ghost: null };
    };
    const go = (event: PointerEvent): void => {
      if (!carried) return;
      const [x, y] = [event.clientX - carried.from.x, event.clientY - carried.from.y];
      if (!carried.ghost) {
        if (Math.hypot(x, y) < SLACK) return;
        carried.ghost = ghostOf(carried.element);
        table.append(carried.ghost);
        if (carried.element.getAttribute('aria-pressed') !== 'true') touch(carried.thing);
      }
      carried.ghost.style.translate = `${x}px ${y}px`;
    };
    const end = (event: PointerEvent): void => {
      const { thing, ghost } = carried ?? {};
      carried = null;
      if (!ghost || thing === undefined) return;
      ghost.remove();
      if (event.type === 'pointercancel') return;
      // The click that follows was part of the gesture.
      const swallow = (click: Event): void => click.stopPropagation();
      table.addEventListener('click', swallow, { capture: true, once: true });
      setTimeout(() => table.removeEventListener('click', swallow, { capture: true }));
      const place = placeAt(event.clientX, event.clientY);
      if (!place || place.dataset.thing === thing) return;
      touch(place.dataset.touch ?? phrase(thing, place.dataset.thing as string));
    };
    table.addEventListener('pointerdown', begin);
    document.addEventListener('pointermove', go);
    document.addEventListener('pointerup', end);
    document.addEventListener('pointercancel', end);
    return () => {
      carried?.ghost?.remove();
      table.removeEventListener('pointerdown', begin);
      document.removeEventListener('pointermove', go);
      document.removeEventListener('pointerup', end);
      document.removeEventListener('pointercancel', end);
    };
  }, [root, on, touch]);
}

/** The uppermost thing that can be chosen there; else whatever lies there, so that a refusal can say why not. */
function placeAt(x: number, y: number): HTMLElement | null {
  const there = document.elementsFromPoint(x, y).flatMap((one) => one.closest<HTMLElement>(THING) ?? []);
  return there.find((one) => one.dataset.legal !== undefined) ?? there[0] ?? null;
}

/** A picture of the piece and nothing else: no name, no place in any list. */
function ghostOf(element: HTMLElement): HTMLElement {
  const { left, top, width, height } = element.getBoundingClientRect();
  const ghost = element.cloneNode(true) as HTMLElement;
  for (const one of [ghost, ...ghost.querySelectorAll<HTMLElement>(THING)]) {
    delete one.dataset.thing;
    delete one.dataset.legal;
  }
  ghost.classList.add('carried');
  ghost.setAttribute('aria-hidden', 'true');
  ghost.setAttribute('inert', '');
  Object.assign(ghost.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
  return ghost;
}
