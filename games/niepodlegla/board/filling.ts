/** How the symbols that lie up fill what missions need; for showing, the rules judge for themselves. */
import { clone, type Seat } from '@sztab/kernel';
import type { Die } from '../content/dice.ts';
import { MAIN_FINALS } from '../content/finals.ts';
import type { Count } from '../content/symbols.ts';
import {
  afterSmallFinals,
  deficitOf,
  type JointId,
  jointNeeds,
  needsOf,
  type Purse,
  purseOf,
  shortfall,
  symbolTokensOf,
} from '../rules/cover.ts';
import { defaultFor } from '../rules/settlement.ts';
import { type CardId, isFinalRound, undertakenBy } from '../rules/state.ts';
import type { View } from '../rules/view.ts';

export interface Filling {
  /** Symbols of each kind that are there. */
  readonly filled: Count;
  readonly complete: boolean;
  /** Another of the seat's missions has the symbols now; this one could have them instead. */
  readonly instead?: boolean;
  /** A joint mission with all its symbols, while small ones still lack theirs. */
  readonly waits?: boolean;
}

/** Dice of a seat that complete its missions as they lie; the others are to spare. */
export function usedDice(view: View, seat: Seat): ReadonlySet<Die> {
  const claims = claimsOf(view, seat);
  const f = view.flow.at(-1);
  if (claims.length === 0 || (f?.step !== 'roll' && f?.step !== 'settle')) return new Set();
  const { uses } = f.step === 'settle' ? (f.seats[seat] ?? { uses: [] }) : defaultFor(view, seat);
  let held = view.players[seat]?.held ?? [];
  // Characters lie last: they are the better ones to have to spare.
  for (const { die } of [...held].reverse()) {
    const without = held.filter((one) => one.die !== die);
    const players = view.players.map((player, one) => (one === seat ? { ...player, held: without } : player));
    if (deficitOf({ ...view, players }, seat, claims, uses) === 0) held = without;
  }
  return new Set(held.map(({ die }) => die));
}

/** How full everything is. */
export interface Fillings {
  of(card: CardId | JointId): Filling;
  readonly complete: number;
  /** Symbols that nothing fills yet. */
  readonly missing: number;
}

const NOBODY: ReadonlySet<string> = new Set();
const NOTHING: Filling = { filled: [0, 0, 0, 0], complete: false };

/** Takes what is there out of the purse. */
function fill(need: Count, { have }: Purse): Count {
  return need.map((n, i) => {
    const taken = Math.min(n, have[i] as number);
    have[i as 0] = (have[i] as number) - taken;
    return taken;
  }) as unknown as Count;
}

/** First what this seat can complete, then what is left goes to what somebody speaks of, and to what lacks least. Leaves in the purse what is over. */
function fillSeat(
  view: View,
  seat: Seat,
  purse: Purse,
  spokenOf: ReadonlySet<string>,
  found: Map<CardId | JointId, Filling>,
): void {
  const claimed = claimsOf(view, seat);
  for (const card of claimed) {
    const need = needsOf(view, card);
    purse.jokers = Math.max(0, purse.jokers - shortfall(need, fill(need, purse)));
    found.set(card, { filled: need, complete: true });
  }
  const choosing = !isFinalRound(view) && (view.phase === 'roll' || view.phase === 'settle');
  const tokens = symbolTokensOf(view, seat);
  const lacks = (card: CardId): number =>
    spokenOf.has(card) ? -1 : shortfall(needsOf(view, card), fill(needsOf(view, card), clone(purse)));
  const open = undertakenBy(view, seat).filter((one) => !claimed.includes(one));
  for (const card of open
    .map((one) => [one, lacks(one)] as const)
    .sort(([, a], [, b]) => a - b)
    .map(([one]) => one)) {
    const instead = choosing && deficitOf(view, seat, [card], tokens) === 0;
    found.set(card, { filled: fill(needsOf(view, card), purse), complete: false, ...(instead && { instead }) });
  }
}

/** In the settlement what the seat says; before it what would be the default; afterwards what came of it. */
function claimsOf(view: View, seat: Seat): readonly CardId[] {
  const f = view.flow.at(-1);
  if (f?.step === 'settle') return f.seats[seat]?.claims ?? [];
  if (view.phase === 'roll') return defaultFor(view, seat).claims;
  return view.completed.filter((card) => undertakenBy(view, seat).includes(card));
}

/** Joint missions take what the small ones leave over; they are complete only when all the small ones are (NPG-6.5.4). */
function fillJoints(view: View, over: Purse, found: Map<CardId | JointId, Filling>): void {
  const mayComplete = view.phase === 'roll' && afterSmallFinals(view) !== null;
  for (const joint of jointsOf(view)) {
    const need = jointNeeds(view, joint);
    const filled = fill(need, over);
    const short = shortfall(need, filled);
    const complete = mayComplete && short <= over.jokers;
    if (complete) over.jokers -= short;
    const waits = view.phase === 'roll' && !mayComplete && short === 0;
    found.set(joint, { filled, complete, ...(waits && { waits }) });
  }
}

/** Everybody's missions of the last round, once it has come. */
export const jointsOf = (view: View): readonly JointId[] => (view.main ? [...MAIN_FINALS, ...view.challenges] : []);

/** `spokenOf`: missions that a proposal is about. */
export function fillings(view: View, spokenOf: ReadonlySet<string> = NOBODY): Fillings {
  const found = new Map<CardId | JointId, Filling>();
  const rolled = view.players.some(({ held }) => held.some(({ up }) => up > 0));
  let jokers = 0;
  if (rolled || view.completed.length > 0) {
    const over: Purse = { have: [0, 0, 0, 0], jokers: 0 };
    for (let seat = 0; seat < view.players.length; seat++) {
      const purse = purseOf(view, seat, isFinalRound(view) ? symbolTokensOf(view, seat) : []);
      fillSeat(view, seat, purse, spokenOf, found);
      purse.have.forEach((n, i) => {
        over.have[i as 0] += n;
      });
      over.jokers += purse.jokers;
    }
    fillJoints(view, over, found);
    jokers = over.jokers;
  }
  const of = (card: CardId | JointId): Filling => found.get(card) ?? NOTHING;
  const open = [
    ...view.row.map((card) => ({ need: needsOf(view, card), ...of(card) })),
    ...jointsOf(view).map((joint) => ({ need: jointNeeds(view, joint), ...of(joint) })),
  ].filter(({ complete }) => !complete);
  const missing = open.reduce((sum, { need, filled }) => sum + shortfall(need, filled), 0);
  return {
    of,
    complete: view.row.length + jointsOf(view).length - open.length,
    missing: Math.max(0, missing - jokers),
  };
}
