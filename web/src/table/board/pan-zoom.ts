/** Moving about on the sheet: drag, wheel, pinch and double tap by d3-zoom; keys and buttons through `PanZoom`. How it lies is the camera's. */
import { select } from 'd3-selection';
import { type D3ZoomEvent, type ZoomBehavior, zoom, zoomIdentity, zoomTransform } from 'd3-zoom';
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { isStill } from '../../look/motion.ts';
import { Camera, type Sought } from './camera.ts';
import { isCarried } from './carry.ts';
import { Flights } from './flights.ts';
import { around, type Box, framed, home, kept, LARGEST, type Lie, type Pane, same, smallest } from './lens.ts';

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
  /** Brings a place of the ground, in parts of its width and height, to the middle. */
  centre(x: number, y: number): void;
  /** Flies where the camera thinks best for what is told and asked. */
  follow(sought: Sought, ms: number): void;
  /** A box in the window, as it would lie on a sheet that was never moved. */
  onSheet(box: DOMRect): Box;
  /** Keeps this element, part of a small map of the ground, around what is in view. */
  frameOfSeen(frame: HTMLElement | null): void;
}

/** Heard on the pane when the sheet has come to rest elsewhere. */
export const SHEET_MOVED = 'sheet-moved';

/** How far the sheet is enlarged, for what keeps its own size on it. */
const ZOOM = '--zoom';
const EASE = 'cubic-bezier(0.4, 0, 0.2, 1)';
const STEPS: readonly number[] = [1, 1.2, 1.4, 1.7, 2, 2.4, 2.8, 3.4];

/** On a piece, that is; a region as wide as the sheet is where one taps to come closer. */
function onPiece({ target, currentTarget }: Event): boolean {
  const button = target instanceof Element ? target.closest<HTMLElement>('button') : null;
  return (
    button !== null && currentTarget instanceof HTMLElement && button.offsetWidth < currentTarget.offsetWidth * 0.6
  );
}

/** While a window turns from one layout into another, its pane has no width for a moment: nothing can be laid out in that, and numbers would be lost for good. */
const hasRoom = ({ clientWidth, clientHeight }: HTMLElement): boolean => clientWidth > 0 && clientHeight > 0;

interface Manner {
  /** Pieces go their own way under the pointer, and the sheet stays. */
  readonly carries?: boolean | undefined;
  /** A place where fate is decided comes as near as it may. */
  readonly close?: boolean;
  /** Things that all have to be seen when nobody has moved the sheet; absent: the whole sheet. */
  readonly front?: readonly string[] | undefined;
  /** Nobody moves it by hand: on a page that is scrolled, wheel and finger belong to the page. */
  readonly fixed?: boolean;
}

type Behaviour = ZoomBehavior<HTMLElement, unknown>;

export function usePanZoom(
  pane: RefObject<HTMLElement | null>,
  sheet: RefObject<HTMLElement | null>,
  { carries = false, close = false, fixed = false, front }: Manner = {},
): PanZoom {
  // Not the scale itself: the table must not be drawn again for every turn of the wheel.
  const [moved, setMoved] = useState(false);
  const [step, setStep] = useState(1);
  const behaviour = useRef<Behaviour | null>(null);
  const camera = useMemo(() => new Camera(close), [close]);
  /** The camera moves the sheet, not the player. */
  const byItself = useRef(false);
  const wanted = useRef(front);
  wanted.current = front;
  const measured = useRef<Pane | null>(null);
  const laidOut = useRef<() => void>(() => {});
  const seenFrame = useRef<HTMLElement | null>(null);

  const tools = useMemo(() => {
    const flights = new Flights();
    const lieOf = (element: HTMLElement): Lie => zoomTransform(element);
    const onSheet = (box: DOMRect): Box => {
      // The page may be going already while the pane still changes its size.
      const lies = sheet.current;
      if (!lies) return box;
      const zero = lies.getBoundingClientRect();
      const scale = zero.width / Math.max(1, lies.offsetWidth) || 1;
      const [left, top] = [(box.left - zero.left) / scale, (box.top - zero.top) / scale];
      return { left, top, right: left + box.width / scale, bottom: top + box.height / scale };
    };
    const measure = (element: HTMLElement): Pane => {
      const { clientWidth: width, clientHeight: height } = element;
      const top = element.getBoundingClientRect().top;
      const table = element.closest('.at-table');
      const covers = [...(table?.querySelectorAll('[data-covers], .order-says') ?? [])].map(
        (one) => one.getBoundingClientRect().top - top,
      );
      const heads = [...(table?.querySelectorAll('[data-heads]') ?? [])].map((one) => one.getBoundingClientRect());
      const ground = element.querySelector('[data-ground]');
      const boxes = (wanted.current ?? []).flatMap((thing) => {
        const found = element.querySelector(`.sheet [data-thing="${CSS.escape(thing)}"]`);
        return found ? [onSheet(found.getBoundingClientRect())] : [];
      });
      return {
        width,
        height,
        // What stands at a corner alone is looked past.
        head: Math.max(0, ...heads.map((one) => (one.width < width ? 0 : Math.min(height / 3, one.bottom - top)))),
        free: Math.max(height / 3, Math.min(height, ...covers.filter((edge) => edge > 0))),
        ground: ground ? onSheet(ground.getBoundingClientRect()) : groundOf(element, sheet.current),
        front: boxes.length > 0 ? around(boxes) : null,
      };
    };
    const act = (doing: (zooming: Behaviour, element: HTMLElement) => void): void => {
      if (behaviour.current && pane.current && sheet.current && hasRoom(pane.current))
        doing(behaviour.current, pane.current);
    };
    const lay = (zooming: Behaviour, element: HTMLElement, { k, x, y }: Lie): void => {
      byItself.current = true;
      select(element).call(zooming.transform, zoomIdentity.translate(x, y).scale(k));
      byItself.current = false;
    };
    /** The sheet lies there at once; it is only shown flying, so that nothing has to wait for it. */
    const fly = (zooming: Behaviour, element: HTMLElement, to: Lie, ms: number): void => {
      const lies = sheet.current as HTMLElement;
      const from = getComputedStyle(lies).transform;
      const zoomed = lies.style.getPropertyValue(ZOOM);
      lay(zooming, element, to);
      if (isStill() || ms === 0 || !lies.animate || getComputedStyle(lies).transform === from) return;
      const flies = { duration: ms, easing: EASE };
      // By itself: whatever else an animation changes takes it off the compositor, and the whole map would be painted anew for every frame.
      const flight = lies.animate([{ transform: from }, { transform: lies.style.transform }], flies);
      // Names change their size once, half way: at the start they would stand out of place, on every frame they would cost too much.
      lies.animate([{ [ZOOM]: zoomed }, { [ZOOM]: lies.style.getPropertyValue(ZOOM) }], flies);
      flights.begin(element, flight, () => element.dispatchEvent(new Event(SHEET_MOVED)));
    };
    const mark = (element: HTMLElement): void => {
      element.toggleAttribute('data-visiting', camera.visiting);
    };
    return { lieOf, onSheet, measure, act, lay, fly, mark };
  }, [pane, sheet, camera]);

  useEffect(() => {
    const element = pane.current;
    if (!element) return;
    const { lieOf, measure, lay, mark } = tools;
    const paneNow = (): Pane => {
      if (!measured.current) {
        measured.current = measure(element);
        zooming.scaleExtent([smallest(measured.current), LARGEST]);
      }
      return measured.current;
    };
    const zooming: Behaviour = zoom<HTMLElement, unknown>()
      .clickDistance(6)
      // Never beside what is drawn on the sheet.
      .constrain((transform) => {
        const { k, x, y } = kept(paneNow(), transform);
        return zoomIdentity.translate(x, y).scale(k);
      })
      // Two quick picks are two picks, and do not bring the sheet closer.
      .filter(
        (event: MouseEvent) =>
          !event.button &&
          !(event.type === 'dblclick' && onPiece(event)) &&
          !(carries && event.type === 'mousedown' && isCarried(event.target)),
      )
      .on('start', () => {
        measured.current = null;
        paneNow();
      })
      .on('end', () => element.dispatchEvent(new Event(SHEET_MOVED)))
      .on('zoom', ({ transform }: D3ZoomEvent<HTMLElement, unknown>) => {
        if (!byItself.current) {
          camera.taken(transform, performance.now());
          mark(element);
        }
        const style = sheet.current?.style;
        if (!style) return;
        style.transform = `translate(${transform.x}px, ${transform.y}px) scale(${transform.k})`;
        style.setProperty(ZOOM, String(transform.k));
        if (seenFrame.current) frameSeen(seenFrame.current, paneNow(), transform);
        setMoved(!camera.visiting && !same(transform, home(paneNow())));
        setStep(STEPS.findLast((one) => transform.k >= one * 0.99) ?? 1);
      });
    behaviour.current = zooming;
    select(element).call(zooming);
    if (fixed) select(element).on('.zoom', null);
    laidOut.current = () => {
      if (!sheet.current || !hasRoom(element)) return;
      measured.current = null;
      lay(zooming, element, camera.laidOut(paneNow(), lieOf(element)));
    };
    laidOut.current();
    // The sheet fills its pane; when the pane changes, what was in view may be nowhere.
    const watch = new ResizeObserver(() => laidOut.current());
    watch.observe(element);
    return () => {
      watch.disconnect();
      select(element).on('.zoom', null);
    };
  }, [pane, sheet, carries, fixed, camera, tools]);

  const matters = front?.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: other things matter now
  useEffect(() => laidOut.current(), [matters]);

  return useMemo(() => {
    const { lieOf, onSheet, measure, act, lay, fly, mark } = tools;
    /** Moved by the player. */
    const put = (to: (pane: Pane, at: Lie) => Lie): void =>
      act((zooming, element) => {
        measured.current = measure(element);
        const { k, x, y } = to(measured.current, lieOf(element));
        select(element).call(zooming.transform, zoomIdentity.translate(x, y).scale(k));
      });
    return {
      moved,
      step,
      onSheet,
      frameOfSeen: (frame) => {
        seenFrame.current = frame;
        if (frame) act((_, element) => frameSeen(frame, measure(element), lieOf(element)));
      },
      follow: (sought, ms) =>
        act((zooming, element) => {
          measured.current = measure(element);
          const at = lieOf(element);
          const to = camera.next(sought, measured.current, at, performance.now());
          mark(element);
          if (to) fly(zooming, element, to, ms);
        }),
      fit: () =>
        act((zooming, element) => {
          measured.current = measure(element);
          lay(zooming, element, camera.released(measured.current));
          mark(element);
        }),
      zoomBy: (factor) => act((zooming, element) => select(element).call(zooming.scaleBy, factor)),
      pan: (x, y) => put((pane, at) => kept(pane, { k: at.k, x: at.x + x, y: at.y + y })),
      frame: (boxes) => boxes.length > 0 && put((pane) => framed(pane, boxes.map(onSheet))),
      centre: (x, y) =>
        put((pane, { k }) => {
          const { left, top, right, bottom } = pane.ground ?? sheetOf(pane);
          const [u, v] = [left + x * (right - left), top + y * (bottom - top)];
          return kept(pane, { k, x: pane.width / 2 - u * k, y: pane.free / 2 - v * k });
        }),
    };
  }, [moved, step, camera, tools]);
}

/** A sheet that is not as large as its pane is all ground. */
const groundOf = ({ clientWidth }: HTMLElement, sheet: HTMLElement | null): Box | null =>
  sheet && sheet.offsetWidth > clientWidth
    ? { left: 0, top: 0, right: sheet.offsetWidth, bottom: sheet.offsetHeight }
    : null;

const sheetOf = ({ width, height }: Pane): Box => ({ left: 0, top: 0, right: width, bottom: height });

/**
 * The frame of a small map lies around the part of the ground that is in view. Written to the frame alone: a property that the table inherits would
 * style all of it anew at every step of a pan.
 */
function frameSeen({ style }: HTMLElement, pane: Pane, { k, x, y }: Lie): void {
  const { left, top, right, bottom } = pane.ground ?? sheetOf(pane);
  const [width, height] = [(right - left) * k, (bottom - top) * k];
  const part = (of: number): string => `${100 * of}%`;
  style.left = part((-x - left * k) / width);
  style.top = part((-y - top * k) / height);
  style.width = part(pane.width / width);
  style.height = part(pane.height / height);
}
