/** Arrows and paths over the sheet: the fight that is open, or what the other side did since the viewer last decided. */
import type { Language } from '@sztab/kernel';
import { type CardId, cardOf } from '../content/cards.ts';
import { HOME, type Zone } from '../content/zones.ts';
import { boardWords } from '../text/board.ts';
import { Arrow, apart, Label, type LabelAt, type Point } from './arrow.tsx';
import { type Fight, fightLabel } from './fight.ts';
import type { Deed } from './lately.ts';
import { type Box, isNarrow, isTiny, type Layout, type Size } from './layout.ts';

interface Drawn {
  readonly layout: Layout;
  readonly sheet: Size;
}

/** Red is for attacks and losses; a Search harms nobody. */
const TONE = { attack: 'stop', steal: 'stop', search: 'ink' } as const;

/** `rolls`: the dice lie on the board; where it is narrow, in the place of the label. */
export function FightArrow({
  fight,
  language,
  layout,
  sheet,
  rolls,
}: { fight: Fight; language: Language; rolls: boolean } & Drawn) {
  const actor = layout.cards.get(fight.actor);
  const zone = layout.zones[fight.zone];
  const box = fight.struck ? layout.cards.get(fight.struck) : null;
  // Who was lost, or carried home, is not here any more.
  const struck = box && box.y >= zone.y && box.y < zone.y + zone.height ? box : null;
  if (!actor) return null;
  const from = above(actor, 7);
  const to = struck ? above(struck, 12) : besideParts(layout.middle[fight.zone], from[0]);
  const crest = crestOver(zone, sheet);
  const tone = TONE[fight.action];
  const text = fightLabel(fight, boardWords[language]);
  const label = !(rolls && isNarrow(sheet));
  // Nothing is left to point at, but the result stays.
  if (fight.struck && !struck) return label && <Label at={above(actor, 22)} text={text} tone={tone} sheet={sheet} />;
  return (
    <>
      <svg className="om3-arrows" width={sheet.width} height={sheet.height} aria-hidden="true">
        <Arrow from={from} to={to} crest={crest} tone={`var(--${tone})`} />
      </svg>
      {label && <Label at={[(from[0] + to[0]) / 2, crest]} text={text} tone={tone} sheet={sheet} />}
    </>
  );
}

/** `numbered`: the numbers under which the dispatch tells of them. */
export function DeedMarks({
  deeds,
  numbered,
  layout,
  sheet,
}: { deeds: readonly Deed[]; numbered: ReadonlyMap<string, number> | undefined } & Drawn) {
  const drawn = deeds.flatMap((deed) => {
    const box = layout.cards.get(deed.card);
    return box ? [{ deed, box, ...traceOn(sheet, traceOf(deed, layout)) }] : [];
  });
  const placed = apart(
    drawn.flatMap(({ label }) => (label ? [label] : [])),
    sheet,
  );
  return drawn.map(({ deed, box, path, label }) => (
    <DeedMark
      key={deed.number}
      deed={deed}
      number={numbered?.get(deed.card)}
      path={path}
      corner={cornerOf(box, layout)}
      label={label && (placed.get(label) ?? label)}
      sheet={sheet}
    />
  ));
}

interface Trace {
  readonly path: { readonly from: Point; readonly to: Point; readonly crest: number } | null;
  readonly label: LabelAt | null;
}

function DeedMark({
  deed,
  number,
  corner,
  path,
  label,
  sheet,
}: { deed: Deed; number: number | undefined; corner: Point; sheet: Size } & Trace) {
  const tone = deed.side === 'PL' ? 'var(--p-red)' : 'var(--paper-ink)';
  return (
    <>
      <svg className="om3-arrows" width={sheet.width} height={sheet.height} aria-hidden="true">
        {path && (
          <>
            <Arrow {...path} tone={tone} dotted />
            <circle cx={path.from[0]} cy={path.from[1]} r="4.5" fill="var(--paper)" stroke={tone} strokeWidth="2" />
          </>
        )}
      </svg>
      {label && <Label at={label.at} text={label.text} tone={deed.side} sheet={sheet} />}
      {number !== undefined && (
        <span className="om3-deed" data-tone={deed.side} style={{ left: corner[0], top: corner[1] }}>
          {number}
        </span>
      )}
    </>
  );
}

/** Outside the corner: the number must lie neither on the name or the flag, nor on the parts in the line of the title. */
export function cornerOf(
  { x, y, width }: Box,
  { order, zones, middle }: Pick<Layout, 'order' | 'zones' | 'middle'>,
): Point {
  const at: Point = [x + width + 1, y - 4];
  const zone = order.find((one) => y >= zones[one].y && y < zones[one].y + zones[one].height);
  const parts = zone && middle[zone];
  const meets = parts && parts.height < 40 && Math.abs(at[0] - parts.x - parts.width / 2) < PILL;
  return meets ? [at[0], Math.max(at[1], parts.y + parts.height + 12)] : at;
}
/** Half of what the number of the parts and a disc beside it take of the title's line. */
const PILL = 26 + 13;

/** On a narrow sheet a label would lie on the parts and a high path on the names of the zones: the sheet of the phone has the words. */
function traceOn(sheet: Size, { path, label }: Trace): Trace {
  if (!isNarrow(sheet)) return { path, label };
  if (!path) return { path, label: null };
  const { from, to, crest } = path;
  // A head without a way before it is no arrow.
  if (Math.hypot(to[0] - from[0], to[1] - from[1]) < 18) return { path: null, label: null };
  return { path: { from, to, crest: Math.max(crest, Math.min(from[1], to[1])) }, label: null };
}

/** Where the path of a deed runs, and what stands over it: in the zone of the deed, wherever its cards went afterwards. */
export function traceOf(deed: Deed, layout: Layout): Trace {
  const { zones, cards, middle } = layout;
  if (!cards.has(deed.card)) return NO_TRACE;
  if (deed.is === 'moved') {
    const zone = zones[deed.from];
    const box = placeOf(deed.card, deed.to, layout);
    const x = box.x + box.width / 2;
    const down = zone.y < box.y;
    const from: Point = [x, down ? zone.y + zone.height : zone.y];
    const to: Point = [x, down ? box.y - 6 : box.y + box.height + 8];
    return { path: { from, to, crest: (from[1] + to[1]) / 2 }, label: null };
  }
  if (deed.is === 'fought') {
    // A zone that is folded to its title has no room for it.
    if (layout.folded.has(deed.zone)) return NO_TRACE;
    const box = placeOf(deed.card, deed.zone, layout);
    const struck = deed.struck && cards.has(deed.struck) ? placeOf(deed.struck, deed.zone, layout) : null;
    const from = above(box, 5);
    const to = struck ? above(struck, 10) : besideParts(middle[deed.zone], from[0]);
    const crest = Math.min(from[1], to[1]) - 26;
    // An arrow over the parts goes high enough for its label to leave their number free.
    const over = struck && middle[deed.zone].height > 40 ? overParts(middle[deed.zone]) : crest;
    // Who was removed leaves nothing to point at.
    if (deed.struck && !struck) return { path: null, label: { at: above(box, 22), text: deed.label } };
    const top = Math.min(crest, over);
    return { path: { from, to, crest: top }, label: { at: [(from[0] + to[0]) / 2, top] as Point, text: deed.label } };
  }
  return NO_TRACE;
}

const NO_TRACE: Trace = { path: null, label: null };

/** Where a card lies in this zone; of one that went on, the middle of its side's half there. */
function placeOf(card: CardId, zone: Zone, { order, zones, middle, cards }: Layout): Box {
  const { y, width, height } = zones[zone];
  const box = cards.get(card);
  if (box && box.y >= y && box.y < y + height) return box;
  const { x, width: column } = middle[zone];
  // The side whose home lies at the lower edge has the right half.
  const isRight = order.at(-1) === HOME[cardOf(card).side];
  return { x: isRight ? (x + column + width) / 2 : x / 2, y: y + height * 0.6, width: 0, height: 0 };
}

const above = ({ x, y, width }: Box, by: number): Point => [x + width / 2, y - by];

/** The height at which a label clears the parts, inside the zone. */
const overParts = ({ y, height }: Box): number => Math.max(y + 16, y + height / 2 - 64);

/** The near edge of the parts. */
function besideParts({ x, y, width, height }: Box, from: number): Point {
  const half = width > 110 && height > 40 ? 62 : 36;
  const middle = x + width / 2;
  return [middle + (from < middle ? -half : half), y + height / 2];
}

/** The label of a fight stands at the upper edge of its zone; on a narrow sheet, under the line of the title. */
function crestOver({ y, height }: Box, sheet: Size): number {
  if (!isNarrow(sheet)) return Math.max(20, y + 12);
  return y + (isTiny(sheet) && height < 120 ? 32 : 50);
}
