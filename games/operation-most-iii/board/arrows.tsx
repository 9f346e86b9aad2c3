/** Arrows and paths over the sheet: the fight that is open, or what the other side did since the viewer last decided. */
import type { Language } from '@sztab/kernel';
import { type Fight, fightLabel } from './fight.ts';
import type { Deed } from './lately.ts';
import { type Box, centre, type Layout, type Size } from './layout.ts';
import { boardWords } from './words/index.ts';

type Point = readonly [x: number, y: number];

/** A curve that rises to `top` between two points, with the point and the direction of its head. */
function arc(from: Point, to: Point, top: number) {
  const [x1, y1] = from;
  const [x2, y2] = to;
  const lean = (x2 - x1) * 0.28;
  const [c1, c2]: [Point, Point] = [
    [x1 + lean, top],
    [x2 - lean, top],
  ];
  return {
    path: `M${x1} ${y1}C${c1[0]} ${c1[1]} ${c2[0]} ${c2[1]} ${x2} ${y2}`,
    turn: (Math.atan2(y2 - c2[1], x2 - c2[0]) * 180) / Math.PI,
    crest: [(x1 + x2) / 2, (y1 + y2) / 8 + (3 * top) / 4] as Point,
  };
}

/** Paper under the line, so that it stands out from whatever it crosses. */
function Arrow({
  from,
  to,
  top,
  tone,
  dotted,
}: {
  from: Point;
  to: Point;
  top: number;
  tone: string;
  dotted?: boolean;
}) {
  const { path, turn } = arc(from, to, top);
  return (
    <g fill="none">
      <path d={path} stroke="var(--paper)" strokeWidth={dotted ? 6 : 9} opacity=".9" />
      <path
        d={path}
        stroke={tone}
        strokeWidth={dotted ? 2.5 : 3.5}
        strokeLinecap="round"
        strokeDasharray={dotted ? '1 7' : undefined}
      />
      <path
        d={dotted ? 'M-5-5 4 0-5 5' : 'M-14-9 4 0-14 9z'}
        transform={`translate(${to[0]} ${to[1]}) rotate(${turn})`}
        fill={dotted ? 'none' : tone}
        stroke={tone}
        strokeWidth={dotted ? 2.5 : 0}
      />
    </g>
  );
}

/** A label whose length is not known before it is set: a generous guess, so that Polish fits. */
function Pill({
  at: [x, y],
  text,
  tone,
  ink,
  sheet,
}: {
  at: Point;
  text: string;
  tone: string;
  ink: string;
  sheet: Size;
}) {
  const width = text.length * 7.6 + 24;
  const left = Math.min(Math.max(x - width / 2, 4), sheet.width - width - 4);
  const top = Math.max(y - 15, 3);
  return (
    <g transform={`translate(${left} ${top})`}>
      <rect width={width} height="30" rx="15" fill={tone} stroke="var(--paper)" strokeWidth="1.5" />
      <text x={width / 2} y="20" textAnchor="middle" fill={ink} className="om-pill">
        {text}
      </text>
    </g>
  );
}

const above = (box: Box, by: number): Point => [box.x + box.width / 2, box.y - by];

export function Arrows({
  layout,
  sheet,
  fight,
  deeds,
  language,
}: {
  layout: Layout;
  sheet: Size;
  fight: Fight | null;
  deeds: readonly Deed[];
  language: Language;
}) {
  const say = boardWords[language];
  return (
    <svg className="om-arrows" width={sheet.width} height={sheet.height} aria-hidden="true">
      {fight ? (
        <FightArrow fight={fight} label={fightLabel(fight, say)} layout={layout} sheet={sheet} />
      ) : (
        deeds.map((deed) => <DeedMark key={deed.number} deed={deed} layout={layout} sheet={sheet} />)
      )}
    </svg>
  );
}

type Fought = Pick<Fight, 'actor' | 'struck' | 'zone' | 'action'>;

function FightArrow({ fight, label, layout, sheet }: { fight: Fought; label: string; layout: Layout; sheet: Size }) {
  const actor = layout.cards.get(fight.actor);
  if (!actor) return null;
  const zone = layout.zones[fight.zone];
  const target = fight.struck ? layout.cards.get(fight.struck) : layout.middle[fight.zone];
  // Red is for attacks and losses; a Search harms nobody.
  const [tone, ink] = fight.action === 'search' ? ['var(--ink)', 'var(--panel)'] : ['var(--stop)', 'var(--on-stop)'];
  const top = Math.max(2, zone.y - (zone.height > 150 ? 8 : -4));
  const from = above(actor, 7);
  const to: Point = fight.struck && target ? above(target, 12) : beside(layout.middle[fight.zone], from[0]);
  return (
    <>
      <Arrow from={from} to={to} top={top} tone={tone} />
      <Pill at={arc(from, to, top).crest} text={label} tone={tone} ink={ink} sheet={sheet} />
    </>
  );
}

/** The near edge of the parts in the middle of a zone. */
const beside = (middle: Box, x: number): Point => {
  const [cx, cy] = centre(middle);
  return [cx + (x < cx ? -1 : 1) * Math.min(58, middle.width / 2 - 2), cy - 8];
};

function DeedMark({ deed, layout, sheet }: { deed: Deed; layout: Layout; sheet: Size }) {
  const box = layout.cards.get(deed.card);
  if (!box) return null;
  const tone = deed.side === 'PL' ? 'var(--p-red)' : 'var(--paper-ink)';
  const corner: Point = [box.x + box.width - 4, box.y + 2];
  const number = (
    <g transform={`translate(${corner[0]} ${corner[1]})`}>
      <circle r="10.5" fill={tone} stroke="var(--paper)" strokeWidth="2" />
      <text y="4.2" textAnchor="middle" fill="var(--paper)" className="om-pill">
        {deed.number}
      </text>
    </g>
  );
  if (deed.is === 'moved') {
    const from = layout.zones[deed.from];
    const x = box.x + box.width / 2;
    const down = from.y < box.y;
    const start: Point = [x, down ? from.y + from.height - 26 : from.y + 26];
    const end: Point = [x, down ? box.y - 6 : box.y + box.height + 6];
    return (
      <g>
        <circle cx={start[0]} cy={start[1]} r="5" fill="var(--paper)" stroke={tone} strokeWidth="2" />
        <Arrow from={start} to={end} top={(start[1] + end[1]) / 2} tone={tone} dotted />
        {number}
      </g>
    );
  }
  if (deed.is === 'fought') {
    const { struck, zone, label } = deed;
    const target = struck ? layout.cards.get(struck) : undefined;
    const from = above(box, 7);
    const top = Math.max(2, layout.zones[zone].y + 4);
    const to: Point = target ? above(target, 12) : beside(layout.middle[zone], from[0]);
    return (
      <g>
        {(target || !struck) && <Arrow from={from} to={to} top={top} tone={tone} dotted />}
        <Pill
          at={[(from[0] + to[0]) / 2, Math.min(from[1], to[1]) - 22]}
          text={label}
          tone={tone}
          ink="var(--paper)"
          sheet={sheet}
        />
        {number}
      </g>
    );
  }
  return number;
}
