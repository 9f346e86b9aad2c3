/** Arrows: pieces on their way in an unfinished action, and what the other side did lately. */
import type { AreaId, ZoneId } from '../content/areas.ts';
import type { Side } from '../content/sides.ts';
import type { Frame } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import type { Point, Size } from './geometry.ts';
import type { Deed } from './lately.ts';
import { type Layout, spotOf } from './layout.ts';
import { inkOf, onInkOf, ShapePath } from './marks.tsx';

interface Drawn {
  readonly layout: Layout;
  readonly sheet: Size;
}

/** What is under way now. */
export function Underway({ view, layout, sheet }: { view: View } & Drawn) {
  const f = view.flow.findLast(isUnderway);
  if (!f) return null;
  return (
    <svg className="gow-overlay pencil" width={sheet.width} height={sheet.height} aria-hidden="true">
      <Unfinished f={f} layout={layout} />
    </svg>
  );
}

type Unfinished = Extract<Frame, { place: unknown; pieces: unknown } | { target: unknown } | { placed: unknown }>;
const isUnderway = (f: Frame): f is Unfinished => ('place' in f && 'pieces' in f) || 'target' in f || 'placed' in f;

function Unfinished({ f, layout }: { f: Unfinished; layout: Layout }) {
  if ('target' in f) return <Arrow from={spotOf(layout, f.from)} to={spotOf(layout, f.target)} tone="var(--stop)" />;
  if ('placed' in f) {
    return (
      <>
        <Changes side={f.side} counts={f.placed} sign="+" layout={layout} />
        <Changes side={f.side} counts={f.recalled} sign="−" layout={layout} />
      </>
    );
  }
  if (!('from' in f)) return <Disc side={f.side} at={above(layout, f.place)} text={String(f.pieces)} large />;
  return entriesOf(f.from).map(([from, count]) => (
    <March key={from} side={f.side} from={from} to={f.place} count={count} layout={layout} />
  ));
}

type Place = AreaId | ZoneId;
const entriesOf = (counts: Readonly<Partial<Record<Place, number>>>): [Place, number][] =>
  (Object.entries(counts) as [Place, number][]).filter(([, count]) => count > 0);

/** Over a place: for pieces whose way is not on the board. */
function above(layout: Layout, place: Place): Point {
  const [x, y] = spotOf(layout, place);
  const sector = layout.sectors.get(place as ZoneId);
  return [x, sector ? sector.y : y - layout.side];
}

/** Pieces that came from the reserve, or went back to it. */
function Changes({
  side,
  counts,
  sign,
  layout,
}: {
  side: Side;
  counts: Readonly<Partial<Record<Place, number>>>;
  sign: string;
  layout: Layout;
}) {
  return entriesOf(counts).map(([place, count]) => (
    <Disc key={place} side={side} at={above(layout, place)} text={`${sign}${count}`} />
  ));
}

/** The deeds of the other side stay drawn until the viewer begins to decide. */
export function Deeds({ deeds, layout, sheet }: { deeds: readonly Deed[] } & Drawn) {
  if (deeds.length === 0) return null;
  return (
    <svg className="gow-overlay pencil" width={sheet.width} height={sheet.height} aria-hidden="true">
      {deeds.map((deed) => (
        <DeedMark key={deed.number} deed={deed} layout={layout} />
      ))}
    </svg>
  );
}

function DeedMark({ deed: { number, side, is, from, to, count }, layout }: { deed: Deed; layout: Layout }) {
  const spot = spotOf(layout, to);
  return (
    <>
      {from.map(([place, moved]) => {
        const start = spotOf(layout, place);
        return (
          <g key={place}>
            <Arrow from={start} to={spot} tone={inkOf(side)} dotted />
            {is === 'fire' ? (
              <OrderNumber number={number} side={side} at={between(start, spot)} />
            ) : (
              <Disc side={side} at={between(start, spot)} text={String(moved)} number={number} />
            )}
          </g>
        );
      })}
      {count !== null && <Disc side={side} at={above(layout, to)} text={`+${count}`} number={number} />}
    </>
  );
}

const between = (a: Point, b: Point): Point => [a[0] + (b[0] - a[0]) * 0.48, a[1] + (b[1] - a[1]) * 0.48];

function March({
  side,
  from,
  to,
  count,
  layout,
}: {
  side: Side;
  from: AreaId | ZoneId;
  to: AreaId | ZoneId;
  count: number;
  layout: Layout;
}) {
  const [a, b] = [spotOf(layout, from), spotOf(layout, to)];
  return (
    <>
      <Arrow from={a} to={b} tone={inkOf(side)} />
      <Disc side={side} at={between(a, b)} text={String(count)} />
    </>
  );
}

/** Which of several deeds it was. */
function OrderNumber({ number, side, at }: { number: number; side: Side; at: Point }) {
  return (
    <g transform={`translate(${at[0].toFixed(1)} ${at[1].toFixed(1)})`}>
      <circle r="8" fill="var(--paper)" stroke={inkOf(side)} strokeWidth="2" />
      <text className="gow-disc" y="4.3" fill="var(--paper-ink)">
        {number}
      </text>
    </g>
  );
}

/** A shaft that leaves both ends free, and a head. */
function Arrow({ from, to, tone, dotted }: { from: Point; to: Point; tone: string; dotted?: boolean | undefined }) {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  const [ux, uy] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
  const [start, end] = [Math.min(24, length * 0.25), Math.max(length * 0.62, length - 44)];
  const at = (far: number, aside = 0): string =>
    `${(from[0] + ux * far - uy * aside).toFixed(1)} ${(from[1] + uy * far + ux * aside).toFixed(1)}`;
  const shaft = `M${at(start)}L${at(end - 8)}`;
  const head = `M${at(end + 8)}L${at(end - 9, 10)}L${at(end - 9, -10)}Z`;
  return (
    <g strokeLinejoin="round">
      <path d={shaft} stroke={dotted ? 'var(--paper)' : 'var(--casing)'} strokeWidth="9" />
      <path d={head} fill={tone} stroke="var(--casing)" strokeWidth="3" />
      <path d={shaft} stroke={tone} strokeWidth="6" strokeDasharray={dotted ? '3 4' : undefined} />
      <path d={head} fill={tone} />
    </g>
  );
}

function Disc({
  side,
  at,
  text,
  number,
  large,
}: {
  side: Side;
  at: Point;
  text: string;
  number?: number;
  large?: boolean;
}) {
  return (
    <g transform={`translate(${at[0].toFixed(1)} ${at[1].toFixed(1)})`}>
      <rect
        x="-17"
        y="-11"
        width="34"
        height="22"
        rx="11"
        fill={inkOf(side)}
        stroke="var(--casing)"
        strokeWidth={large ? 2.4 : 1.6}
      />
      <g transform="translate(-8 0) scale(.95)">
        <ShapePath side={side} fill={onInkOf(side)} />
      </g>
      <text className="gow-disc" x="6" y="4.7" fill={onInkOf(side)}>
        {text}
      </text>
      {number !== undefined && <OrderNumber number={number} side={side} at={[-17, -11]} />}
    </g>
  );
}
