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

/** What is under way now, unless it is among the deeds that are drawn already. `stepped`: how many go from each place stands there already. */
export function Underway({
  view,
  drawn,
  layout,
  sheet,
  stepped,
}: { view: View; drawn: readonly Deed[]; stepped: boolean } & Drawn) {
  const f = view.flow.findLast(isUnderway);
  if (!f || ('place' in f && drawn.some(({ to }) => to === f.place))) return null;
  return (
    <svg className="gow-overlay pencil" width={sheet.width} height={sheet.height} aria-hidden="true">
      <Unfinished f={f} layout={layout} numbered={!stepped || layout.side > ROOMY} />
    </svg>
  );
}

type Unfinished = Extract<Frame, { place: unknown; pieces: unknown } | { target: unknown } | { placed: unknown }>;
const isUnderway = (f: Frame): f is Unfinished => ('place' in f && 'pieces' in f) || 'target' in f || 'placed' in f;

/** On a hex of this side a number beside the arrow and the stepper below it are two things. */
const ROOMY = 70;

function Unfinished({ f, layout, numbered }: { f: Unfinished; layout: Layout; numbered: boolean }) {
  if ('target' in f) return <Arc from={spotOf(layout, f.from)} to={spotOf(layout, f.target)} tone={inkOf(f.side)} />;
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
    <March key={from} side={f.side} from={from} to={f.place} count={numbered ? count : null} layout={layout} />
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
        if (is === 'fire')
          return (
            <g key={place}>
              <Arc from={start} to={spot} tone={inkOf(side)} />
              <OrderNumber number={number} side={side} at={archOf(start, spot)} />
            </g>
          );
        return <March key={place} side={side} from={place} to={to} count={moved ?? 0} layout={layout} pale />;
      })}
      {count !== null && <Disc side={side} at={above(layout, to)} text={`+${count}`} />}
    </>
  );
}

/** Over the border between two places: a thick arrow into the one, and on the border how many go. */
function March({
  side,
  from,
  to,
  count,
  layout,
  pale,
}: {
  side: Side;
  from: Place;
  to: Place;
  count: number | null;
  layout: Layout;
  pale?: boolean;
}) {
  const [a, b] = [spotOf(layout, from), spotOf(layout, to)];
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
  const [ux, uy] = [(b[0] - a[0]) / length, (b[1] - a[1]) / length];
  const wide = Math.max(7, Math.min(13, layout.side * 0.17));
  // Into the nearer half of a hex, whatever lies between: what stands in its middle stays in sight.
  const tip = Math.max(length * 0.55, length - layout.side * 0.42);
  const foot = Math.max(length * 0.3, tip - layout.side * 0.66);
  const at = (far: number, aside = 0): string =>
    `${(a[0] + ux * far - uy * aside).toFixed(1)} ${(a[1] + uy * far + ux * aside).toFixed(1)}`;
  const neck = tip - wide * 1.9;
  // At its foot, but clear of the name of the place that they leave.
  const number = layout.size === 'large' && layout.side <= ROOMY ? Math.max(foot, length / 2 - 2) : foot;
  const d = `M${at(foot, wide * 0.62)}L${at(neck, wide * 0.62)}L${at(neck, wide * 1.5)}L${at(tip)}L${at(neck, -wide * 1.5)}L${at(neck, -wide * 0.62)}L${at(foot, -wide * 0.62)}Z`;
  return (
    <>
      <path
        d={d}
        fill={inkOf(side)}
        stroke="var(--casing)"
        strokeWidth="1.8"
        strokeLinejoin="round"
        opacity={pale ? 0.85 : 1}
      />
      {side === 'yellow' && <path d={d} fill="url(#gow-yellow-dark)" />}
      {count !== null && <Numbered at={[a[0] + ux * number, a[1] + uy * number]} text={String(count)} r={wide + 1} />}
    </>
  );
}

/** A number on paper, with a dark rim. */
function Numbered({ at, text, r }: { at: Point; text: string; r: number }) {
  return (
    <g transform={`translate(${at[0].toFixed(1)} ${at[1].toFixed(1)})`}>
      <circle r={r} fill="var(--field)" stroke="var(--casing)" strokeWidth="1.8" />
      <text className="gow-numbered" y={r * 0.36} fontSize={r * 1.25} fill="var(--ink)">
        {text}
      </text>
    </g>
  );
}

/** The highest point of a flight from one place to another. */
function archOf(from: Point, to: Point): Point {
  const lift = Math.hypot(to[0] - from[0], to[1] - from[1]) * 0.14;
  return [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 - lift];
}

/** Shells and bombs fly: a dotted arc that ends where they fall. */
function Arc({ from, to, tone }: { from: Point; to: Point; tone: string }) {
  const [x, y] = archOf(from, to);
  // The curve passes through its arch, so its handle lies twice as far.
  const handle: Point = [2 * x - (from[0] + to[0]) / 2, 2 * y - (from[1] + to[1]) / 2];
  const text = ([px, py]: Point): string => `${px.toFixed(1)} ${py.toFixed(1)}`;
  const d = `M${text(from)}Q${text(handle)} ${text(to)}`;
  return (
    <g fill="none" strokeLinecap="round">
      <path d={d} stroke="var(--paper)" strokeWidth="7" opacity=".85" />
      <path d={d} stroke="var(--casing)" strokeWidth="5" strokeDasharray="0.1 9" />
      <path d={d} stroke={tone} strokeWidth="3.4" strokeDasharray="0.1 9" />
      <g transform={`translate(${text(to)})`} stroke="var(--casing)" strokeWidth="1.4" fill={tone}>
        <path d="M0-12 3-4 11-6 5 0 11 6 3 4 0 12-3 4-11 6-5 0-11-6-3-4z" />
      </g>
    </g>
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

function Disc({ side, at, text, large }: { side: Side; at: Point; text: string; large?: boolean }) {
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
    </g>
  );
}
