/** Section 9: what one viewer may know, and how a view becomes a possible table again. */
import { clone, type FastStream, mix, type Seat, type Viewer } from '@sztab/kernel';
import { type CardId, PURSUIT_DECK, type PursuitId, RESISTANCE_DECK, type ResistanceId } from '../content/cards.ts';
import type { Town } from '../content/fields.ts';
import type { Supplies } from '../content/supplies.ts';
import type { Deck, OpenTable, RrFrame, RrTable } from './table.ts';
import { pileOf } from './table.ts';

export interface RrView extends OpenTable {
  /** Null: somebody who may know only what everybody knows. */
  readonly you: Seat | null;
  readonly flow: readonly RrFrame[];
  readonly pursuitCount: readonly number[];
  readonly resistanceCount: number;
  /** The top cards that the viewer has looked at and still knows. */
  readonly seen: Readonly<Record<Deck, CardId | null>>;
}

function tokensOf(fields: OpenTable['fields']): OpenTable['fields'] {
  const copy: OpenTable['fields'] = {};
  for (const town in fields) copy[town as Town] = { ...(fields[town as Town] as Supplies) };
  return copy;
}

const open = (t: OpenTable): OpenTable => ({
  edition: t.edition,
  options: t.options,
  round: t.round,
  order: t.order,
  at: t.at,
  turn: { ...t.turn, bases: [...t.turn.bases] },
  commanders: t.commanders.map((one) => ({
    ...one,
    captured: [...one.captured],
    kept: [...one.kept],
    knows: { ...one.knows },
  })),
  corps: t.corps.map((one) => ({ ...one, cargo: { ...one.cargo } })),
  control: t.control,
  fields: tokensOf(t.fields),
  pool: { ...t.pool },
  track: { ...t.track },
  trucksOnTrack: t.trucksOnTrack,
  reserve: t.reserve,
  trucks: [...t.trucks],
  markers: [...t.markers],
  markerPool: t.markerPool,
  metzSleeps: t.metzSleeps,
  ending: t.ending,
  medalPool: t.medalPool,
  paratroops: t.paratroops.map((one) => ({ ...one })),
  paratroopsLeft: t.paratroopsLeft,
  ostend: t.ostend,
  antwerpOpen: t.antwerpOpen,
  weather: t.weather,
  box: [...t.box],
  discards: t.discards.map((pile) => [...pile]),
  revealed: t.revealed,
  exempt: [...t.exempt],
  numbers: [...t.numbers],
  civilians: t.civilians,
  result: t.result,
});

export function view(t: RrTable, viewer: Viewer): RrView {
  const knows = viewer === 'public' ? null : t.commanders[viewer]?.knows;
  return {
    you: viewer === 'public' ? null : viewer,
    ...open(t),
    flow: clone(t.flow),
    pursuitCount: t.pursuit.map(({ length }) => length),
    resistanceCount: t.resistance.length,
    seen: {
      pursuit: (knows?.pursuit && t.pursuit[pileOf(t, viewer as Seat)]?.[0]) || null,
      resistance: (knows?.resistance && t.resistance[0]) || null,
    },
  };
}

/** What is still face down in a pile: its cards less all that lie open. */
export function unseenPursuit(v: OpenTable, pile: number): PursuitId[] {
  const colours = v.options.commonPursuitDeck
    ? v.commanders.map(({ colour }) => colour)
    : [v.commanders[pile]?.colour ?? 'R'];
  const gone = openCards(v);
  return colours.flatMap((colour) => PURSUIT_DECK[colour].filter((id) => !gone.has(id)));
}

export function unseenResistance(v: OpenTable): ResistanceId[] {
  const gone = openCards(v);
  return RESISTANCE_DECK.filter((id) => !gone.has(id));
}

function openCards(v: OpenTable & { readonly flow?: readonly RrFrame[] }): ReadonlySet<string> {
  const gone = new Set<string>([...v.box, ...v.discards.flat()]);
  for (const { captured, kept } of v.commanders) for (const id of [...captured, ...kept]) gone.add(id);
  for (const f of v.flow ?? []) if (f.step === 'pay.cards') for (const id of f.cards) gone.add(id);
  return gone;
}

/** Puts a known card on top. */
function onTop<X>(cards: X[], card: X | null): X[] {
  if (card === null) return cards;
  cards.splice(cards.indexOf(card), 1);
  return [card, ...cards];
}

interface FaceDown {
  readonly view: RrView;
  readonly pursuit: readonly (readonly PursuitId[])[];
  readonly resistance: readonly ResistanceId[];
}

// The view looked at last: a bot imagines the same one again and again.
let lastSeen: FaceDown | null = null;

function faceDown(v: RrView): FaceDown {
  if (lastSeen?.view !== v) {
    const pursuit = v.pursuitCount.map((_, pile) => unseenPursuit(v, pile));
    lastSeen = { view: v, pursuit, resistance: unseenResistance(v) };
  }
  return lastSeen;
}

export function imagine(v: RrView, dice: FastStream): RrTable {
  const own = v.you === null ? -1 : pileOf(v, v.you);
  const { pursuit, resistance } = faceDown(v);
  return {
    ...open(v),
    flow: clone(v.flow as RrFrame[]),
    dice,
    barriers: 0,
    pursuit: pursuit.map((cards, pile) =>
      onTop(mix(dice, [...cards]), pile === own ? (v.seen.pursuit as PursuitId | null) : null),
    ),
    resistance: onTop(mix(dice, [...resistance]), v.seen.resistance as ResistanceId | null),
  };
}

/** The re-deal of the non-interference test. Works on the true table, knowing nothing of views. */
export function redeal(t: RrTable, viewer: Viewer, dice: FastStream): RrTable {
  const knows = viewer === 'public' ? null : t.commanders[viewer]?.knows;
  const again = <X>(cards: X[], keepTop: boolean): void => {
    const kept = keepTop ? cards.splice(0, 1) : [];
    cards.splice(0, cards.length, ...kept, ...mix(dice, [...cards]));
  };
  for (const [pile, cards] of t.pursuit.entries()) {
    again(cards, knows?.pursuit === true && pileOf(t, viewer as Seat) === pile);
  }
  again(t.resistance, knows?.resistance === true);
  return t;
}
