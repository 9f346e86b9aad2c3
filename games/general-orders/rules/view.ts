/** What one viewer may know, and how a view becomes a possible state again. */
import { clone, type FastStream, mix, type Viewer } from '@sztab/kernel';
import { type CardTitle, deckOf } from '../content/cards.ts';
import { SIDES, type Side } from '../content/sides.ts';
import { type PublicState, type State, seatOf } from './state.ts';

export interface View extends PublicState {
  /** Null: somebody who may know only what everybody knows. */
  readonly you: Side | null;
  /** The hands known to the viewer; an unknown one is empty here. */
  readonly hand: Readonly<Record<Side, readonly CardTitle[]>>;
  readonly handSize: Readonly<Record<Side, number>>;
  readonly deckCount: number;
}

/** Everything on the table but the hands and the deck lies open; no window says more than that somebody decides. */
const open = (s: PublicState): PublicState => ({
  edition: s.edition,
  options: s.options,
  flow: clone(s.flow),
  round: s.round,
  initiative: s.initiative,
  passed: { ...s.passed },
  soldiers: { blue: { ...s.soldiers.blue }, yellow: { ...s.soldiers.yellow } },
  aircraft: { blue: { ...s.aircraft.blue }, yellow: { ...s.aircraft.yellow } },
  reserve: { blue: { ...s.reserve.blue }, yellow: { ...s.reserve.yellow } },
  ready: { ...s.ready },
  deployed: { blue: [...s.deployed.blue], yellow: [...s.deployed.yellow] },
  usedPairs: { blue: [...s.usedPairs.blue], yellow: [...s.usedPairs.yellow] },
  momentum: { ...s.momentum },
  signalHeld: { ...s.signalHeld },
  bonus: { ...s.bonus },
  effects: { blue: [...s.effects.blue], yellow: [...s.effects.yellow] },
  discard: [...s.discard],
  result: s.result,
});

/** A hand lies open to its owner, in a teaching game, and when the game is over. */
const isKnown = (s: PublicState, side: Side, viewer: Viewer): boolean =>
  viewer === seatOf(side) || s.options.openHands || s.result !== null;

export function view(s: State, viewer: Viewer): View {
  const known = (side: Side): CardTitle[] => (isKnown(s, side, viewer) ? [...s.hand[side]] : []);
  return {
    you: SIDES[viewer as number] ?? null,
    ...open(s),
    hand: { blue: known('blue'), yellow: known('yellow') },
    handSize: { blue: s.hand.blue.length, yellow: s.hand.yellow.length },
    deckCount: s.deck.length,
  };
}

export function imagine(v: View, dice: FastStream): State {
  const unseen = mix(dice, unseenBy(v));
  const hand = { blue: [...v.hand.blue], yellow: [...v.hand.yellow] };
  for (const side of SIDES) hand[side].push(...unseen.splice(0, v.handSize[side] - hand[side].length));
  return { ...open(v), dice, barriers: 0, hand, deck: unseen };
}

/** GOW-9.4: the cards whose place the viewer does not know, in the deck or in a hidden hand. */
export function unseenBy(v: View): CardTitle[] {
  const rest = deckOf(v.options.mode, v.options.deckSize);
  for (const title of [...v.discard, ...v.hand.blue, ...v.hand.yellow]) rest.splice(rest.indexOf(title), 1);
  return rest;
}

/** The re-deal of the non-interference test. Works on the true state, knowing nothing of views. */
export function redeal(s: State, viewer: Viewer, dice: FastStream): State {
  const hidden = SIDES.filter((side) => !isKnown(s, side, viewer));
  const pool = mix(dice, [...hidden.flatMap((side) => s.hand[side]), ...s.deck]);
  for (const side of hidden) s.hand[side] = pool.splice(0, s.hand[side].length);
  s.deck = pool;
  return s;
}
