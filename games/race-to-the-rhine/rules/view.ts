/** What one viewer may know, and how a view becomes a possible state again. */
import { clone, type FastStream, mix, type Seat, type Viewer } from '@sztab/kernel';
import { type CardId, PURSUIT_DECK, type PursuitId, RESISTANCE_DECK, type ResistanceId } from '../content/cards.ts';
import type { Town } from '../content/fields.ts';
import type { Supplies } from '../content/supplies.ts';
import type { Deck, Frame, PublicState, State } from './state.ts';
import { pileOf } from './state.ts';

export interface View extends PublicState {
  /** Null: somebody who may know only what everybody knows. */
  readonly you: Seat | null;
  readonly flow: readonly Frame[];
  readonly pursuitCount: readonly number[];
  readonly resistanceCount: number;
  /** The top cards that the viewer has looked at and still knows. */
  readonly seen: Readonly<Record<Deck, CardId | null>>;
}

function tokensOf(fields: PublicState['fields']): PublicState['fields'] {
  const copy: PublicState['fields'] = {};
  for (const town in fields) copy[town as Town] = { ...(fields[town as Town] as Supplies) };
  return copy;
}

const open = (s: PublicState): PublicState => ({
  edition: s.edition,
  options: s.options,
  round: s.round,
  order: s.order,
  at: s.at,
  turn: { ...s.turn, bases: [...s.turn.bases] },
  commanders: s.commanders.map((one) => ({
    ...one,
    captured: [...one.captured],
    kept: [...one.kept],
    knows: { ...one.knows },
  })),
  corps: s.corps.map((one) => ({ ...one, cargo: { ...one.cargo } })),
  control: s.control,
  fields: tokensOf(s.fields),
  pool: { ...s.pool },
  track: { ...s.track },
  trucksOnTrack: s.trucksOnTrack,
  reserve: s.reserve,
  trucks: [...s.trucks],
  markers: [...s.markers],
  markerPool: s.markerPool,
  metzSleeps: s.metzSleeps,
  ending: s.ending,
  medalPool: s.medalPool,
  paratroops: s.paratroops.map((one) => ({ ...one })),
  paratroopsLeft: s.paratroopsLeft,
  ostend: s.ostend,
  antwerpOpen: s.antwerpOpen,
  weather: s.weather,
  box: [...s.box],
  discards: s.discards.map((pile) => [...pile]),
  revealed: s.revealed,
  exempt: [...s.exempt],
  numbers: [...s.numbers],
  civilians: s.civilians,
  result: s.result,
});

export function view(s: State, viewer: Viewer): View {
  const knows = viewer === 'public' ? null : s.commanders[viewer]?.knows;
  return {
    you: viewer === 'public' ? null : viewer,
    ...open(s),
    flow: clone(s.flow),
    pursuitCount: s.pursuit.map(({ length }) => length),
    resistanceCount: s.resistance.length,
    seen: {
      pursuit: (knows?.pursuit && s.pursuit[pileOf(s, viewer as Seat)]?.[0]) || null,
      resistance: (knows?.resistance && s.resistance[0]) || null,
    },
  };
}

/** What is still face down in a pile: its cards less all that lie open. */
export function unseenPursuit(v: PublicState, pile: number): PursuitId[] {
  const colours = v.options.commonPursuitDeck
    ? v.commanders.map(({ colour }) => colour)
    : [v.commanders[pile]?.colour ?? 'R'];
  const gone = openCards(v);
  return colours.flatMap((colour) => PURSUIT_DECK[colour].filter((id) => !gone.has(id)));
}

export function unseenResistance(v: PublicState): ResistanceId[] {
  const gone = openCards(v);
  return RESISTANCE_DECK.filter((id) => !gone.has(id));
}

function openCards(v: PublicState & { readonly flow?: readonly Frame[] }): ReadonlySet<string> {
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
  readonly view: View;
  readonly pursuit: readonly (readonly PursuitId[])[];
  readonly resistance: readonly ResistanceId[];
}

// The view looked at last: a bot imagines the same one again and again.
let lastSeen: FaceDown | null = null;

function faceDown(v: View): FaceDown {
  if (lastSeen?.view !== v) {
    const pursuit = v.pursuitCount.map((_, pile) => unseenPursuit(v, pile));
    lastSeen = { view: v, pursuit, resistance: unseenResistance(v) };
  }
  return lastSeen;
}

export function imagine(v: View, dice: FastStream): State {
  const own = v.you === null ? -1 : pileOf(v, v.you);
  const { pursuit, resistance } = faceDown(v);
  return {
    ...open(v),
    flow: clone(v.flow as Frame[]),
    dice,
    barriers: 0,
    pursuit: pursuit.map((cards, pile) =>
      onTop(mix(dice, [...cards]), pile === own ? (v.seen.pursuit as PursuitId | null) : null),
    ),
    resistance: onTop(mix(dice, [...resistance]), v.seen.resistance as ResistanceId | null),
  };
}

/** The re-deal of the non-interference test. Works on the true state, knowing nothing of views. */
export function redeal(s: State, viewer: Viewer, dice: FastStream): State {
  const knows = viewer === 'public' ? null : s.commanders[viewer]?.knows;
  const again = <X>(cards: X[], keepTop: boolean): void => {
    const kept = keepTop ? cards.splice(0, 1) : [];
    cards.splice(0, cards.length, ...kept, ...mix(dice, [...cards]));
  };
  for (const [pile, cards] of s.pursuit.entries()) {
    again(cards, knows?.pursuit === true && pileOf(s, viewer as Seat) === pile);
  }
  again(s.resistance, knows?.resistance === true);
  return s;
}
