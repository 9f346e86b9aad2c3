/** Section 9: what one viewer may know, and how a view becomes a possible table again. */
import { clone, type FastStream, mix, type Viewer } from '@sztab/kernel';
import { type CardTitle, deckOf } from '../content/cards.ts';
import { SIDES, type Side } from '../content/sides.ts';
import { type GoTable, type OpenTable, seatOf } from './table.ts';

export interface GoView extends OpenTable {
  /** Null: somebody who may know only what everybody knows. */
  readonly you: Side | null;
  /** The hands known to the viewer; an unknown one is empty here. */
  readonly hand: Readonly<Record<Side, readonly CardTitle[]>>;
  readonly handSize: Readonly<Record<Side, number>>;
  readonly deckCount: number;
}

/** Everything on the table but the hands and the deck lies open; no window says more than that somebody decides. */
const open = (t: OpenTable): OpenTable => ({
  edition: t.edition,
  options: t.options,
  flow: clone(t.flow),
  round: t.round,
  initiative: t.initiative,
  passed: { ...t.passed },
  soldiers: { blue: { ...t.soldiers.blue }, yellow: { ...t.soldiers.yellow } },
  aircraft: { blue: { ...t.aircraft.blue }, yellow: { ...t.aircraft.yellow } },
  reserve: { blue: { ...t.reserve.blue }, yellow: { ...t.reserve.yellow } },
  ready: { ...t.ready },
  deployed: { blue: [...t.deployed.blue], yellow: [...t.deployed.yellow] },
  usedPairs: { blue: [...t.usedPairs.blue], yellow: [...t.usedPairs.yellow] },
  momentum: { ...t.momentum },
  signalHeld: { ...t.signalHeld },
  bonus: { ...t.bonus },
  effects: { blue: [...t.effects.blue], yellow: [...t.effects.yellow] },
  discard: [...t.discard],
  result: t.result,
});

/** A hand lies open to its owner, in a teaching game, and when the game is over. */
const isKnown = (t: OpenTable, side: Side, viewer: Viewer): boolean =>
  viewer === seatOf(side) || t.options.openHands || t.result !== null;

export function view(t: GoTable, viewer: Viewer): GoView {
  const known = (side: Side): CardTitle[] => (isKnown(t, side, viewer) ? [...t.hand[side]] : []);
  return {
    you: SIDES[viewer as number] ?? null,
    ...open(t),
    hand: { blue: known('blue'), yellow: known('yellow') },
    handSize: { blue: t.hand.blue.length, yellow: t.hand.yellow.length },
    deckCount: t.deck.length,
  };
}

export function imagine(v: GoView, dice: FastStream): GoTable {
  const unseen = mix(dice, unseenBy(v));
  const hand = { blue: [...v.hand.blue], yellow: [...v.hand.yellow] };
  for (const side of SIDES) hand[side].push(...unseen.splice(0, v.handSize[side] - hand[side].length));
  return { ...open(v), dice, barriers: 0, hand, deck: unseen };
}

/** GOW-9.4: the cards whose place the viewer does not know, in the deck or in a hidden hand. */
export function unseenBy(v: GoView): CardTitle[] {
  const rest = deckOf(v.options.mode, v.options.deckSize);
  for (const title of [...v.discard, ...v.hand.blue, ...v.hand.yellow]) rest.splice(rest.indexOf(title), 1);
  return rest;
}

/** The re-deal of the non-interference test. Works on the true table, knowing nothing of views. */
export function redeal(t: GoTable, viewer: Viewer, dice: FastStream): GoTable {
  const hidden = SIDES.filter((side) => !isKnown(t, side, viewer));
  const pool = mix(dice, [...hidden.flatMap((side) => t.hand[side]), ...t.deck]);
  for (const side of hidden) t.hand[side] = pool.splice(0, t.hand[side].length);
  t.deck = pool;
  return t;
}
