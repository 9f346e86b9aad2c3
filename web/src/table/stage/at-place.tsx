/** What is told at its place on the board: the rest steps back, cards and dice lie beside it, and the verdict stands over it. */
import { Glyph as Sign } from '@sztab/pieces';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { SHEET_MOVED } from '../board/pan-zoom.ts';
import { OwnedDie } from '../panes/dice-tray.tsx';
import type { Sitting } from '../sitting.ts';
import { Price } from './price.tsx';
import './at-place.css';
import type { Now } from './stage.ts';

type Box = Pick<DOMRectReadOnly, 'x' | 'y' | 'width' | 'height'>;

interface Spot extends Box {
  /** The pane without the thing: what steps back. */
  readonly rest: string;
  /** So far above it stand pieces that are told of: a label stays clear of them. */
  readonly clear: number;
}

/** So far from the edge of the board a label stays. */
const EDGE = 6;
/** A piece no farther from the place than this stands at it. */
const NEAR = 48;
const NOTHING: readonly string[] = [];

export function AtPlace({
  sitting,
  now,
  root,
}: {
  sitting: Sitting;
  now: Now | null;
  root: RefObject<HTMLElement | null>;
}) {
  const pane = useRef<HTMLDivElement>(null);
  const [spot, setSpot] = useState<Spot | null>(null);
  const thing = now?.beat.at ?? null;
  const things = now?.beat.things ?? NOTHING;
  const { view } = sitting;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new view may have moved the thing
  useLayoutEffect(() => {
    const board = root.current?.querySelector<HTMLElement>('.board-pane');
    const look = (): void => {
      // While the sheet flies there, nothing has its place yet; measuring would lay out the whole table for nothing.
      const still = thing !== null && board?.dataset.flying === undefined;
      const found = still && board?.querySelector(`.sheet [data-thing="${CSS.escape(thing)}"]`);
      const around = found && pane.current?.getBoundingClientRect();
      if (!found || !around) {
        setSpot(null);
        return;
      }
      const { x, y, width, height } = found.getBoundingClientRect();
      const inside = x < around.right && x + width > around.left && y < around.bottom && y + height > around.top;
      const at = { x: x - around.x, y: y - around.y, width, height };
      const above = things.flatMap((one) => {
        const piece = board?.querySelector(`.sheet [data-thing="${CSS.escape(one)}"]`)?.getBoundingClientRect();
        const close = piece && Math.abs(piece.x + piece.width / 2 - x - width / 2) < NEAR && y - piece.y < NEAR;
        return close ? [y - piece.y] : [];
      });
      const next = inside ? { ...at, rest: restOf(found, at), clear: Math.max(0, ...above) } : null;
      setSpot((before) => (before && next && isSame(before, next) ? before : next));
    };
    look();
    board?.addEventListener(SHEET_MOVED, look);
    // A board without a camera lays itself out anew as the sheet of a phone rises over it.
    const place = thing !== null && board?.querySelector(`.sheet [data-thing="${CSS.escape(thing)}"]`);
    const watch = new ResizeObserver(look);
    if (place) watch.observe(place);
    return () => {
      board?.removeEventListener(SHEET_MOVED, look);
      watch.disconnect();
    };
  }, [thing, things, view, root]);
  return (
    <div className="at-place" ref={pane} aria-hidden="true">
      {now && spot && <Place sitting={sitting} now={now} spot={spot} />}
    </div>
  );
}

const isSame = (a: Spot, b: Spot): boolean => (Object.keys(a) as (keyof Spot)[]).every((key) => a[key] === b[key]);

/** Corners that make a round thing round enough. */
const ROUND = 32;

/** Everything but the thing, as a clip: along its own edge where it has one, around it where it is a piece. */
function restOf(found: Element, { x, y, width, height }: Box): string {
  const own = [...getComputedStyle(found).clipPath.matchAll(/(-?[\d.]+)px (-?[\d.]+)px/g)];
  const scale = width / ((found as HTMLElement).offsetWidth || width);
  const corners = own.length > 2 ? own.map(([, left, top]) => [x + Number(left) * scale, y + Number(top) * scale]) : [];
  // A zone is as wide as the board: a circle around it would cut off its ends.
  if (corners.length === 0 && width > height * 1.6)
    corners.push([x, y], [x + width, y], [x + width, y + height], [x, y + height]);
  for (let i = 0; corners.length < ROUND && own.length <= 2 && width <= height * 1.6; i++) {
    const turn = (2 * Math.PI * i) / ROUND;
    corners.push([x + (width / 2) * (1 + Math.cos(turn)), y + (height / 2) * (1 + Math.sin(turn))]);
  }
  const ring = [...corners, corners[0] ?? []].map(([px = 0, py = 0]) => `${px.toFixed(1)}px ${py.toFixed(1)}px`);
  return `polygon(evenodd, 0 0, 100% 0, 100% 100%, 0 100%, 0 0, ${ring.join(', ')})`;
}

function Place({ sitting, now: { beat, verdict }, spot }: { sitting: Sitting; now: Now; spot: Spot }) {
  const { kind, rank, row, against = [] } = beat;
  // What is held is read.
  const words = kind === 'hold' ? verdict?.words : beat.words;
  const { x, y, width, height, rest, clear } = spot;
  const style = { left: x, top: y, width, height };
  const harmed = sitting.seat !== null && against.includes(sitting.seat);
  const label = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = label.current;
    const pane = element?.closest('.at-place')?.getBoundingClientRect();
    if (!element || !pane) return;
    element.style.removeProperty('--inwards');
    const { left, right, height: tall } = element.getBoundingClientRect();
    // Where there is no room above the place, it stands below; where there is none either, in the place itself.
    const above = y >= tall + clear + EDGE;
    const covered = Number.parseFloat(getComputedStyle(element).getPropertyValue('--covered')) || 0;
    const below = pane.height - covered - y - height >= tall + EDGE;
    element.toggleAttribute('data-low', !above && below);
    element.toggleAttribute('data-inside', !above && !below);
    element.style.setProperty('--clear', `${Math.round(clear)}px`);
    const inwards = Math.max(0, pane.left + EDGE - left) + Math.min(0, pane.right - EDGE - right);
    element.style.setProperty('--inwards', `${Math.round(inwards)}px`);
  });
  return (
    <>
      {rank === 1 && <div className="at-place-rest" style={{ clipPath: rest }} />}
      <div className="at-place-spot" data-kind={kind} data-alone={verdict?.rows ? '' : undefined} style={style}>
        <div className="at-place-label" ref={label} data-against={harmed || undefined}>
          {kind === 'verdict' || kind === 'hold' ? (
            words && <strong className="at-place-words">{words}</strong>
          ) : kind === 'roll' ? (
            <>
              {row?.dice?.map((die, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: dice lie in the order in which they were rolled
                <span key={i} className="at-place-die">
                  <OwnedDie die={die} sitting={sitting} size={44} />
                  {die.because && <small>{die.because}</small>}
                </span>
              ))}
              <strong className="at-place-words">{row?.text}</strong>
            </>
          ) : kind === 'flip' ? (
            <span className="at-place-card">
              <strong className="at-place-title">
                {row?.symbol && <Sign name={row.symbol} />} {row?.text}
              </strong>
              {row?.price && <Price price={row.price} />}
              {row?.detail && <span>{row.detail}</span>}
            </span>
          ) : null}
        </div>
      </div>
    </>
  );
}
