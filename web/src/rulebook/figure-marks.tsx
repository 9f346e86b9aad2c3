/** What is drawn over a figure's board: rings, crosses, arrows and numbers, in ink with a pale casing, so that they show on every ground. */
import type { FigureFrame, FigureSize } from './read-figure.ts';
import type { ThingPlace } from './use-things.ts';

interface Props {
  readonly frame: FigureFrame;
  readonly places: ReadonlyMap<string, ThingPlace>;
  readonly laid: FigureSize;
  readonly scale: number;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

export function FigureMarks({ frame, places, laid, scale }: Props) {
  // Lines are as thick on an enlarged map as on a sheet that is shown whole.
  const px = 1 / scale;
  const at = (thing: string): ThingPlace[] => {
    const place = places.get(thing);
    return place ? [place] : [];
  };
  return (
    <svg
      className="figure-marks"
      viewBox={`0 0 ${laid.width} ${laid.height}`}
      width={laid.width}
      height={laid.height}
      aria-hidden="true"
    >
      {frame.ring.flatMap((thing) => at(thing).map((place) => <Ring key={`ring ${thing}`} place={place} px={px} />))}
      {frame.arrows.flatMap((arrow) =>
        at(arrow.from).flatMap((from) =>
          at(arrow.to).map((to) => (
            <Arrow
              key={`arrow ${arrow.from} ${arrow.to}`}
              from={target(from, px)}
              to={target(to, px)}
              line={arrow.line}
              sign={arrow.sign}
              px={px}
            />
          )),
        ),
      )}
      {frame.cross.flatMap((thing) =>
        at(thing).map((place) => <Cross key={`cross ${thing}`} at={middle(place)} px={px} />),
      )}
      {frame.counts.flatMap(({ thing, sign }) =>
        at(thing).map((place) => <Sign key={`count ${thing}`} at={corner(place, px)} sign={sign} px={px} />),
      )}
    </svg>
  );
}

const corner = (place: ThingPlace, px: number): Point =>
  isGround(place, px)
    ? { x: (place.left + place.right) / 2 + 62 * px, y: (place.top + place.bottom) / 2 }
    : {
        x: place.right - Math.max(2 * px, (place.right - place.left) * 0.12),
        y: place.top + Math.max(2 * px, (place.bottom - place.top) * 0.12),
      };

const middle = ({ left, top, right, bottom }: ThingPlace): Point => ({ x: (left + right) / 2, y: (top + bottom) / 2 });

/** Drawn twice: the casing below, the ink on it. */
function Twice({ d, className, width }: { d: string; className: string; width: number }) {
  return (
    <>
      <path className="figure-casing" d={d} strokeWidth={width * 2.4} />
      <path className={className} d={d} strokeWidth={width} />
    </>
  );
}

/** A whole zone or region is a ground that other things lie on. */
const isGround = ({ left, right }: ThingPlace, px: number): boolean => right - left > 280 * px;

/** Arrows lead to the middle of a ground. */
function target(place: ThingPlace, px: number): ThingPlace {
  if (!isGround(place, px)) return place;
  const { x, y } = middle(place);
  return { left: x - 34 * px, right: x + 34 * px, top: y - 22 * px, bottom: y + 22 * px };
}

function Ring({ place, px }: { place: ThingPlace; px: number }) {
  const gap = (isGround(place, px) ? -7 : 4) * px;
  const [x, y] = [place.left - gap, place.top - gap];
  const [width, height] = [place.right - place.left + 2 * gap, place.bottom - place.top + 2 * gap];
  const round = Math.min(14 * px, width / 2, height / 2);
  const box = { x, y, width, height, rx: round };
  return (
    <>
      <rect className="figure-casing" {...box} strokeWidth={7 * px} />
      <rect className="figure-ring" {...box} strokeWidth={3 * px} strokeDasharray={`${7 * px} ${4 * px}`} />
    </>
  );
}

function Cross({ at: { x, y }, px }: { at: Point; px: number }) {
  const r = 10 * px;
  return (
    <Twice
      className="figure-cross"
      d={`M${x - r} ${y - r}L${x + r} ${y + r}M${x + r} ${y - r}L${x - r} ${y + r}`}
      width={4 * px}
    />
  );
}

/** From the edge of one thing to the edge of the other, a little bent, so that it is not taken for a road. */
function Arrow(props: {
  from: ThingPlace;
  to: ThingPlace;
  line: 'whole' | 'dashed' | 'cut';
  sign: string;
  px: number;
}) {
  const { line, sign, px } = props;
  const [a, b] = [middle(props.from), middle(props.to)];
  // Neighbours touch: between them an arrow leads from the middle of one to the middle of the other.
  const near = isNear(props.from, props.to, 30 * px);
  const [start, goal] = near ? [core(props.from), core(props.to)] : [props.from, props.to];
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const bend = Math.min(36 * px, length * 0.14);
  const half = {
    x: (a.x + b.x) / 2 + ((b.y - a.y) / length) * bend,
    y: (a.y + b.y) / 2 - ((b.x - a.x) / length) * bend,
  };
  const from = leaving(start, half, 3 * px);
  const to = leaving(goal, half, 9 * px);
  const way = Math.atan2(to.y - half.y, to.x - half.x);
  const wing = (by: number): string => `${to.x - 11 * px * Math.cos(way + by)} ${to.y - 11 * px * Math.sin(way + by)}`;
  const crest = { x: (from.x + 2 * half.x + to.x) / 4, y: (from.y + 2 * half.y + to.y) / 4 };
  return (
    <>
      <Twice
        className={line === 'whole' ? 'figure-arrow' : 'figure-arrow figure-dashed'}
        d={`M${from.x} ${from.y}Q${half.x} ${half.y} ${to.x} ${to.y}`}
        width={3 * px}
      />
      <Twice className="figure-arrow" d={`M${wing(0.5)}L${to.x} ${to.y}L${wing(-0.5)}`} width={3 * px} />
      {line === 'cut' && <Cross at={crest} px={px} />}
      {sign !== '' && <Sign at={crest} sign={sign} px={px} />}
    </>
  );
}

const isNear = (a: ThingPlace, b: ThingPlace, gap: number): boolean =>
  Math.max(a.left - b.right, b.left - a.right) < gap && Math.max(a.top - b.bottom, b.top - a.bottom) < gap;

function core(place: ThingPlace): ThingPlace {
  const { x, y } = middle(place);
  const [w, h] = [(place.right - place.left) * 0.14, (place.bottom - place.top) * 0.14];
  return { left: x - w, right: x + w, top: y - h, bottom: y + h };
}

/** Where the line from the middle of a thing towards a point leaves its box. */
function leaving(place: ThingPlace, towards: Point, gap: number): Point {
  const { x, y } = middle(place);
  const [dx, dy] = [towards.x - x, towards.y - y];
  const length = Math.hypot(dx, dy) || 1;
  const [w, h] = [(place.right - place.left) / 2, (place.bottom - place.top) / 2];
  const out = Math.min(
    dx === 0 ? Number.POSITIVE_INFINITY : w / Math.abs(dx),
    dy === 0 ? Number.POSITIVE_INFINITY : h / Math.abs(dy),
  );
  const share = Math.min(out + gap / length, 0.9);
  return { x: x + dx * share, y: y + dy * share };
}

function Sign({ at: { x, y }, sign, px }: { at: Point; sign: string; px: number }) {
  const width = (sign.length > 1 ? 12 + 8 * sign.length : 22) * px;
  return (
    <>
      <rect
        className="figure-sign"
        x={x - width / 2}
        y={y - 11 * px}
        width={width}
        height={22 * px}
        rx={11 * px}
        strokeWidth={2 * px}
      />
      <text className="figure-number" x={x} y={y + 5 * px} fontSize={14 * px}>
        {sign}
      </text>
    </>
  );
}
