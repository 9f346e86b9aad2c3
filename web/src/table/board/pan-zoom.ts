/** Moving about on the sheet: drag, wheel, pinch and double tap by d3-zoom; keys and buttons through `PanZoom`. */
import { select } from 'd3-selection';
import { type D3ZoomEvent, type ZoomBehavior, type ZoomTransform, zoom, zoomIdentity, zoomTransform } from 'd3-zoom';
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { isStill } from '../../look/motion.ts';
import { isCarried } from './carry.ts';

export interface PanZoom {
  /** The sheet is not as it lay at first. */
  readonly moved: boolean;
  /** Roughly how far the sheet is enlarged: one of few steps, so that a map can show more names without being drawn all the time. */
  readonly step: number;
  fit(): void;
  zoomBy(factor: number): void;
  pan(x: number, y: number): void;
  /** Brings all of these (boxes in the window) into view. */
  frame(boxes: readonly DOMRect[]): void;
  /** Flies to a place (a box in the window) for a while; `free`: how much of the pane, from its top, nothing lies over. */
  visit(box: DOMRect, free: number, ms: number): void;
  /** It is away on a visit. */
  visiting(): boolean;
  /** Flies back to where the sheet lay before the first visit. */
  back(ms: number): void;
  /** The player moves the sheet, or has done so a moment ago: it must not go elsewhere by itself. */
  inHand(): boolean;
}

/** Heard on the pane when the sheet has come to rest elsewhere. */
export const SHEET_MOVED = 'sheet-moved';

const SMALLEST = 0.6;
const LARGEST = 4;
/** Framing a single target must not lose the rest of the board. */
const CLOSEST_FRAME = 2;
const FRAME_MARGIN = 40;
/** What is visited takes so much of the pane's width and height. */
const VISITED = { width: 0.25, height: 0.36 };
/** So long after somebody has moved the sheet it stays where they put it. */
const HELD_MS = 4000;
const EASE = 'cubic-bezier(0.4, 0, 0.2, 1)';
const STEPS: readonly number[] = [1, 1.4, 2, 2.8];

/** On a piece, that is; a region as wide as the sheet is where one taps to come closer. */
function onPiece({ target, currentTarget }: Event): boolean {
  const button = target instanceof Element ? target.closest<HTMLElement>('button') : null;
  return (
    button !== null && currentTarget instanceof HTMLElement && button.offsetWidth < currentTarget.offsetWidth * 0.6
  );
}

/** `carries`: pieces go their own way under the pointer, and the sheet stays. */
export function usePanZoom(
  pane: RefObject<HTMLElement | null>,
  sheet: RefObject<HTMLElement | null>,
  carries = false,
): PanZoom {
  // Not the scale itself: the table must not be drawn again for every turn of the wheel.
  const [moved, setMoved] = useState(false);
  const [step, setStep] = useState(1);
  const behaviour = useRef<ZoomBehavior<HTMLElement, unknown> | null>(null);
  const byHand = useRef(Number.NEGATIVE_INFINITY);
  /** Where the sheet lay before it went on a visit. */
  const home = useRef<ZoomTransform | null>(null);

  useEffect(() => {
    const element = pane.current;
    if (!element) return;
    const zooming = zoom<HTMLElement, unknown>()
      .scaleExtent([SMALLEST, LARGEST])
      .clickDistance(6)
      // Two quick picks are two picks, not a wish to come closer.
      .filter(
        (event: MouseEvent) =>
          !event.button &&
          !(event.type === 'dblclick' && onPiece(event)) &&
          !(carries && event.type === 'mousedown' && isCarried(event.target)),
      )
      .on('end', () => element.dispatchEvent(new Event(SHEET_MOVED)))
      .on('zoom', ({ transform, sourceEvent }: D3ZoomEvent<HTMLElement, unknown>) => {
        if (sourceEvent) {
          byHand.current = performance.now();
          // Whoever pulls the sheet away from there wants it where they pull it.
          home.current = null;
          delete element.dataset.visiting;
        }
        // The page may be going already while the pane still changes its size.
        const style = sheet.current?.style;
        if (!style) return;
        style.transform = `translate(${transform.x}px, ${transform.y}px) scale(${transform.k})`;
        style.setProperty('--zoom', String(transform.k));
        setMoved(home.current === null && Math.abs(transform.k - 1) > 0.01);
        setStep(STEPS.findLast((one) => transform.k >= one * 0.95) ?? 1);
      });
    const measure = (): void => {
      const { clientWidth: w, clientHeight: h } = element;
      const box: [[number, number], [number, number]] = [
        [0, 0],
        [w, h],
      ];
      zooming.extent(box).translateExtent(box);
    };
    measure();
    behaviour.current = zooming;
    select(element).call(zooming);
    // The sheet fills its pane; when the pane changes, what was in view may be nowhere.
    const watch = new ResizeObserver(() => {
      measure();
      select(element).call(zooming.translateBy, 0, 0);
    });
    watch.observe(element);
    return () => {
      watch.disconnect();
      select(element).on('.zoom', null);
    };
  }, [pane, sheet, carries]);

  return useMemo(() => {
    const act = (doing: (zooming: ZoomBehavior<HTMLElement, unknown>, element: HTMLElement) => void): void => {
      if (behaviour.current && pane.current) doing(behaviour.current, pane.current);
    };
    /** The sheet lies there at once; it is only shown flying, so that nothing has to wait for it. */
    const fly = (zooming: ZoomBehavior<HTMLElement, unknown>, element: HTMLElement, to: ZoomTransform, ms: number) => {
      const lies = sheet.current as HTMLElement;
      const from = getComputedStyle(lies).transform;
      // Through the constraint of the extent, so that it never shows what lies beside the sheet.
      select(element).call(zooming.transform, to).call(zooming.translateBy, 0, 0);
      if (isStill() || ms === 0 || !lies.animate || getComputedStyle(lies).transform === from) return;
      element.dataset.flying = '';
      const flight = lies.animate([{ transform: from }, { transform: lies.style.transform }], {
        duration: ms,
        easing: EASE,
      });
      const land = (): void => {
        delete element.dataset.flying;
        element.dispatchEvent(new Event(SHEET_MOVED));
      };
      flight.finished.then(land, land);
    };
    return {
      moved,
      step,
      visit: (box, free, ms) =>
        act((zooming, element) => {
          home.current ??= zoomTransform(element);
          element.dataset.visiting = '';
          const lies = sheet.current as HTMLElement;
          const around = lies.getBoundingClientRect();
          const scale = around.width / Math.max(1, lies.offsetWidth);
          const [width, height] = [box.width / scale, box.height / scale];
          const wanted = Math.min((element.clientWidth * VISITED.width) / width, (free * VISITED.height) / height);
          const k = Math.max(home.current.k, Math.min(LARGEST, wanted));
          const [x, y] = [(box.left - around.left) / scale + width / 2, (box.top - around.top) / scale + height / 2];
          const there = zoomIdentity
            .translate(element.clientWidth / 2, free / 2)
            .scale(k)
            .translate(-x, -y);
          fly(zooming, element, there, ms);
        }),
      visiting: () => home.current !== null,
      back: (ms) =>
        act((zooming, element) => {
          const there = home.current;
          home.current = null;
          delete element.dataset.visiting;
          if (there) fly(zooming, element, there, ms);
        }),
      inHand: () => performance.now() - byHand.current < HELD_MS,
      fit: () => act((zooming, element) => select(element).call(zooming.transform, zoomIdentity)),
      zoomBy: (factor) => act((zooming, element) => select(element).call(zooming.scaleBy, factor)),
      pan: (x, y) =>
        act((zooming, element) => {
          const { k } = zoomTransform(element);
          select(element).call(zooming.translateBy, x / k, y / k);
        }),
      frame: (boxes) =>
        act((zooming, element) => {
          if (boxes.length === 0) return;
          const { k: scale } = zoomTransform(element);
          const home = (sheet.current as HTMLElement).getBoundingClientRect();
          const left = Math.min(...boxes.map((box) => box.left)) - home.left;
          const right = Math.max(...boxes.map((box) => box.right)) - home.left;
          const top = Math.min(...boxes.map((box) => box.top)) - home.top;
          const bottom = Math.max(...boxes.map((box) => box.bottom)) - home.top;
          const { clientWidth: w, clientHeight: h } = element;
          const fits = Math.min(w / (right - left + FRAME_MARGIN), h / (bottom - top + FRAME_MARGIN)) * scale;
          const k = Math.max(SMALLEST, Math.min(CLOSEST_FRAME, fits));
          const middle = [(left + right) / 2 / scale, (top + bottom) / 2 / scale] as const;
          const centred = zoomIdentity
            .translate(w / 2, h / 2)
            .scale(k)
            .translate(-middle[0], -middle[1]);
          // Through the constraint of the extent, so that framing never shows what lies beside the sheet.
          select(element).call(zooming.transform, centred).call(zooming.translateBy, 0, 0);
        }),
    };
  }, [moved, step, pane, sheet]);
}
