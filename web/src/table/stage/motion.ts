/**
 * What moved, shown moving. The picture is final before anything stirs; this only lets things travel from where they were.
 * One thing at a time, four seconds at most, and any click or key ends it.
 */

import { type RefObject, useLayoutEffect, useRef } from 'react';
import { isStill } from '../../look/motion.ts';

const STEP_MS = 260;
const PATH_MS = 420;
const LONGEST_MS = 4000;
const EASE = 'cubic-bezier(0.4, 0, 0.2, 1)';

interface Place {
  readonly element: HTMLElement;
  readonly parent: HTMLElement | null;
  /** The sheet or the tray it lies in. */
  readonly home: HTMLElement | null;
  readonly box: DOMRect;
  /** How much the sheet around it is enlarged. */
  readonly scale: number;
  /** Where the sheet lay that it lies on. */
  readonly sheet: DOMRect | null;
}

interface Picture {
  readonly view: unknown;
  readonly places: ReadonlyMap<string, Place>;
}

function placesIn(root: HTMLElement | null): Map<string, Place> {
  const places = new Map<string, Place>();
  if (!root) return places;
  const sheet = root.querySelector<HTMLElement>('.sheet');
  const lies = sheet?.getBoundingClientRect() ?? null;
  const enlarged = sheet?.offsetWidth && lies ? lies.width / sheet.offsetWidth : 1;
  for (const element of root.querySelectorAll<HTMLElement>('.sheet [data-thing], .hand-tray [data-thing]')) {
    const box = element.getBoundingClientRect();
    const onSheet = sheet?.contains(element);
    // Buttons for orders are no pieces: one that travels is pressed in vain.
    if (element.closest('[data-still]')) continue;
    // Regions are the ground on which things move.
    if (box.width === 0 || (onSheet && element.offsetWidth > (sheet?.offsetWidth ?? 0) * 0.6)) continue;
    const home = onSheet ? sheet : element.closest<HTMLElement>('.hand-tray');
    const scale = onSheet ? enlarged : 1;
    places.set(element.dataset.thing as string, {
      element,
      parent: element.parentElement,
      home: home ?? null,
      box,
      scale,
      sheet: onSheet ? lies : null,
    });
  }
  return places;
}

const wayOf = (from: Place, to: Place): number => Math.hypot(to.box.x - from.box.x, to.box.y - from.box.y);

/** In the same tray as before: cards there only make room for each other, all at once. */
const staysInTray = (from: Place, to: Place): boolean => !to.sheet && !from.sheet && from.home === to.home;

/** A journey goes somewhere else; anything less is its neighbours making room. */
const isJourney = (from: Place, to: Place): boolean =>
  !staysInTray(from, to) && wayOf(from, to) > Math.max(to.box.width, to.box.height) * 0.75;

/** What is lifted because it can be touched has not moved. */
const LIFT = 14;

function travel(from: Place, to: Place, duration: number, delay: number): Animation {
  const x = (from.box.x + from.box.width / 2 - to.box.x - to.box.width / 2) / to.scale;
  const y = (from.box.y + from.box.height / 2 - to.box.y - to.box.height / 2) / to.scale;
  // A card that becomes a row starts small: grown to the height of the card it would cover half of the sheet.
  const size = Math.min(from.box.height / Math.max(1, to.box.height), from.box.width / Math.max(1, to.box.width));
  // `translate` and `scale` leave the thing's own transform alone; where it is placed by these two, the journey comes on top.
  const own = getComputedStyle(to.element);
  const [left = '0px', top = '0px'] = own.translate === 'none' ? [] : own.translate.split(' ');
  const scale = Number.parseFloat(own.scale) || 1;
  const frames = [
    { translate: `calc(${left} + ${x}px) calc(${top} + ${y}px)`, scale: size * scale, zIndex: 5 },
    { translate: `${left} ${top}`, scale, zIndex: 5 },
  ];
  return to.element.animate(frames, { duration, delay, fill: 'backwards', easing: EASE });
}

/** Something left the game: its picture fades where it lay, beside its old neighbours, so that their style is its style. */
function fade({ element, parent, box, scale }: Place, root: HTMLElement): Animation {
  const ghost = element.cloneNode(true) as HTMLElement;
  ghost.removeAttribute('data-thing');
  ghost.setAttribute('aria-hidden', 'true');
  ghost.inert = true;
  Object.assign(ghost.style, { position: 'absolute', left: '0', top: '0', margin: '0', pointerEvents: 'none' });
  Object.assign(ghost.style, { width: `${box.width / scale}px`, height: `${box.height / scale}px` });
  (parent?.isConnected ? parent : root).append(ghost);
  const lies = ghost.getBoundingClientRect();
  ghost.style.translate = `${(box.x - lies.x) / scale}px ${(box.y - lies.y) / scale}px`;
  const fading = ghost.animate([{ opacity: 1 }, { opacity: 0 }], { duration: STEP_MS, fill: 'forwards' });
  fading.onfinish = () => ghost.remove();
  return fading;
}

/** Where it lay on the sheet, as the sheet lies now: what the camera has moved has not travelled. */
function onSheetNow(from: Place, to: Pick<Place, 'sheet' | 'scale'>): Place {
  if (!from.sheet || !to.sheet) return from;
  const grown = to.scale / from.scale;
  const { x, y, width, height } = from.box;
  const box = new DOMRect(
    to.sheet.x + (x - from.sheet.x) * grown,
    to.sheet.y + (y - from.sheet.y) * grown,
    width * grown,
    height * grown,
  );
  return { ...from, box, scale: to.scale };
}

function show(before: ReadonlyMap<string, Place>, root: HTMLElement): Animation[] {
  const now = placesIn(root);
  const [lies] = [...now.values()].filter(({ sheet }) => sheet);
  const journeys: (readonly [Place, Place])[] = [];
  const shifts: (readonly [Place, Place])[] = [];
  for (const [thing, to] of now) {
    const lay = before.get(thing);
    const from = lay && onSheetNow(lay, to);
    if (!from || wayOf(from, to) <= LIFT) continue;
    (isJourney(from, to) ? journeys : shifts).push([from, to]);
  }
  // A tray that was closed has lost nothing.
  const gone = [...before]
    .filter(([thing, { home }]) => !now.has(thing) && home?.isConnected)
    .map(([, place]) => (lies ? onSheetNow(place, lies) : place));
  // A new layout moves everything and means nothing.
  if (journeys.length > now.size / 2 && now.size > 3) return [];
  const each = Math.min(PATH_MS, LONGEST_MS / Math.max(1, journeys.length));
  return [
    ...gone.slice(0, 6).map((place) => fade(place, root)),
    ...shifts.map(([from, to]) => travel(from, to, STEP_MS, 0)),
    ...journeys.map(([from, to], i) => travel(from, to, each, i * each)),
  ];
}

/** Lets whatever carries `data-thing` travel whenever `view` has changed. */
export function useMotion(root: RefObject<HTMLElement | null>, view: unknown): void {
  const picture = useRef<Picture | null>(null);
  // While this renders, the page still shows the view before: the only moment at which the old places can be measured.
  // Measuring a hundred things takes a moment: it is spared to those for whom nothing moves.
  if (picture.current?.view !== view) picture.current = { view, places: placesIn(isStill() ? null : root.current) };

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new view is what sets things in motion
  useLayoutEffect(() => {
    const element = root.current;
    const before = picture.current?.places;
    if (!element || !before || before.size === 0 || !element.animate) return;
    const running = show(before, element);
    if (running.length === 0) return;
    const skip = (): void => {
      for (const animation of running) animation.finish();
    };
    window.addEventListener('pointerdown', skip, { capture: true });
    window.addEventListener('keydown', skip, { capture: true });
    return () => {
      skip();
      window.removeEventListener('pointerdown', skip, { capture: true });
      window.removeEventListener('keydown', skip, { capture: true });
    };
  }, [view]);
}
