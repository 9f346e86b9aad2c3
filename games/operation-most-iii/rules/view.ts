/** What one viewer may know, and how a view becomes a possible state again. */
import { below, clone, type FastStream, mix, type Viewer } from '@sztab/kernel';
import { type CardId, cardOf, DECK } from '../content/cards.ts';
import { ROCKET_TESTS } from '../content/rocket-tests.ts';
import { SIDES, type Side } from '../content/zones.ts';
import type { RuleOptions } from './options.ts';
import { unusedRocket } from './outcome.ts';
import {
  type Frame,
  type MulliganFrame,
  type Parts,
  type Result,
  type State,
  seatOf,
  type TableCard,
} from './state.ts';

export interface View {
  /** Null: somebody who may know only what everybody knows. */
  readonly you: Side | null;
  readonly edition: number;
  readonly options: RuleOptions;
  readonly flow: readonly Frame[];
  readonly stage: number;
  readonly parts: Readonly<Parts>;
  readonly cards: readonly TableCard[];
  readonly removed: Readonly<Record<Side, readonly CardId[]>>;
  readonly hidingOnTable: boolean;
  readonly mostOnTable: boolean;
  readonly rocketShown: readonly number[];
  /** The rocket test that was left over; shown when the game is over, unless it was given up before stage 4. */
  readonly rocketUnused: number | null;
  readonly mulliganUsed: Readonly<Record<Side, boolean>>;
  /** The cards known to the viewer: a whole hand, or only the START cards still in it. */
  readonly hand: Readonly<Record<Side, readonly CardId[]>>;
  readonly handSize: Readonly<Record<Side, number>>;
  readonly deckSize: Readonly<Record<Side, number>>;
  readonly result: Result | null;
}

export function view(s: State, viewer: Viewer): View {
  const open = (side: Side): boolean => viewer === seatOf(side) || s.options.openHands || s.result !== null;
  // A START card left the deck face up, so everybody knows it until it is deployed. The order of the rest tells nothing.
  const known = (side: Side): CardId[] =>
    open(side) ? [...s.hand[side]] : s.hand[side].filter((id) => cardOf(id).isStart).sort();
  return {
    you: SIDES[viewer as number] ?? null,
    edition: s.edition,
    options: s.options,
    flow: s.flow.map((f) => shown(f, viewer)),
    stage: s.stage,
    parts: { ...s.parts },
    cards: s.cards.map((card) => ({ ...card })),
    removed: { PL: [...s.removed.PL], DE: [...s.removed.DE] },
    hidingOnTable: s.hidingOnTable,
    mostOnTable: s.mostOnTable,
    rocketShown: [...s.rocketShown],
    rocketUnused: s.result ? unusedRocket(s) : null,
    mulliganUsed: { ...s.mulliganUsed },
    hand: { PL: known('PL'), DE: known('DE') },
    handSize: { PL: s.hand.PL.length, DE: s.hand.DE.length },
    deckSize: { PL: s.deck.PL.length, DE: s.deck.DE.length },
    result: s.result,
  };
}

/** Everything in the flow is public but a mulligan answer of the other side (OM3-4.2.5). */
function shown(f: Frame, viewer: Viewer): Frame {
  if (f.step !== 'stage.mulligan') return clone(f);
  const answers: MulliganFrame['answers'] = {};
  for (const side of SIDES) {
    const answer = f.answers[side];
    if (answer) answers[side] = viewer === seatOf(side) ? answer : 'secret';
  }
  return { step: f.step, asked: [...f.asked], answers };
}

export function imagine(v: View, dice: FastStream): State {
  const hand = { PL: [...v.hand.PL], DE: [...v.hand.DE] };
  const deck: Record<Side, CardId[]> = { PL: [], DE: [] };
  for (const side of SIDES) {
    const unseen = mix(dice, unseenBy(v, side));
    const missing = v.handSize[side] - hand[side].length;
    hand[side].push(...unseen.slice(0, missing));
    deck[side] = unseen.slice(missing);
  }
  const rockets = ROCKET_TESTS.filter((value) => !v.rocketShown.includes(value));
  return {
    edition: v.edition,
    flow: v.flow.map((f) => guessed(f, dice)),
    dice,
    barriers: 0,
    options: v.options,
    stage: v.stage,
    parts: { ...v.parts },
    hand,
    deck,
    removed: { PL: [...v.removed.PL], DE: [...v.removed.DE] },
    cards: v.cards.map((card) => ({ ...card })),
    hidingOnTable: v.hidingOnTable,
    mostOnTable: v.mostOnTable,
    rocketDeck: mix(dice, rockets),
    rocketShown: [...v.rocketShown],
    mulliganUsed: { ...v.mulliganUsed },
    result: v.result,
  };
}

/** The cards of a side whose place the viewer does not know: those in the deck, and in a hidden hand. */
export function unseenBy(v: View, side: Side): CardId[] {
  const seen = new Set<CardId>([...v.hand[side], ...v.removed[side]]);
  for (const { id } of v.cards) seen.add(id);
  if (v.hidingOnTable) seen.add('PL-HIDE-1');
  if (v.mostOnTable) seen.add('PL-MOST-1');
  return DECK[side].filter((id) => !seen.has(id));
}

function guessed(f: Frame, dice: FastStream): Frame {
  const copy = clone(f);
  if (copy.step !== 'stage.mulligan') return copy;
  for (const side of SIDES) {
    if (copy.answers[side] === 'secret') copy.answers[side] = below(dice, 2) === 0 ? 'keep' : 'mulligan';
  }
  return copy;
}
