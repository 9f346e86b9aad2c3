/** A plan for people and bots together: of those that are about as good as the best, the fairest. */
import type { Seat, Wanted } from '@sztab/kernel';
import { type Move, TEXT } from '../rules/moves.ts';
import { type CardId, colourOf, isFinalRound, type State } from '../rules/state.ts';
import { climbed, fitted, type Plan, type Task } from './climb.ts';
import { charactersOf } from './crew.ts';
import { planOf } from './plan.ts';

/** A plan may be worth so much less than the best if it is fairer. */
const SLACK = 0.03;

const bits = (set: number): number => (set === 0 ? 0 : (set & 1) + bits(set >> 1));

/** Changes that are tried for a plan in which nobody has fewer dice than this, and for one that leaves something alone. */
const TRIES = 80;

/** More than any plan can be worth. */
const NEVER = 1e6;

/** What people want of a plan: cards that no pawn is to come to, as far as there is another, and shares of the dice. */
export type PlanWanted = Pick<Wanted, 'free' | 'portions'>;

/** How many dice people want each seat to have, as far as there are so many; -1: as the plan says. */
function sharesIn(s: State, portions: PlanWanted['portions'], dice: number): number[] {
  let left = dice - s.players.length;
  return s.players.map((_, seat) => {
    const n = portions.find((portion) => portion.seat === seat)?.n ?? -1;
    if (n < 1 || n - 1 > left) return -1;
    left -= n - 1;
    return n;
  });
}

/** What is to be planned, and the best plan for it. */
function taskFor(s: State, wanted: PlanWanted): { plan: Plan; task: Task } {
  const { plan, task } = planOf(s);
  const left = s.row.map((card, at) => wanted.free.has(card) && (task.fixedSeats[at] as number) < 0);
  const shares = sharesIn(s, wanted.portions, task.dice);
  if (!left.includes(true) && shares.every((n) => n < 0)) return { plan, task };
  const apartFrom = ({ dice }: Plan): number =>
    shares.reduce((sum, n, seat) => sum + (n < 0 ? 0 : Math.abs((dice[seat] as number) - n)), 0);
  const bound: Task = {
    ...task,
    fixedDice: task.fixedDice.map((lies, seat) => Math.max(lies, shares[seat] as number)),
    urgency: task.urgency.map((urgency, at) => (left[at] ? -NEVER : urgency)),
    score: (one) =>
      task.score(one) -
      NEVER * (apartFrom(one) + left.filter((alone, at) => alone && (one.seats[at] as number) >= 0).length),
  };
  const seats = plan.seats.map((seat, at) => (left[at] ? -1 : seat));
  return { plan: climbed(bound, fitted(bound, { ...plan, seats }), TRIES), task: bound };
}

/** What lies already stays. The more dice the poorest seat has, its people counted, the fairer; it may cost next to nothing. */
function fairest(s: State, plan: Plan, task: Task): Plan {
  const best = task.score(plan);
  const people = s.players.map((_, seat) => bits(charactersOf(s, seat)));
  const sharesOf = ({ dice }: Plan): number[] => people.map((own, seat) => own + (dice[seat] as number));
  const equal = sharesOf(plan).reduce((sum, n) => sum + n, 0) / people.length;
  const poorest = Math.min(...sharesOf(plan));
  for (let least = Math.floor(equal); least > poorest; least--) {
    const wanted = task.fixedDice.map((lies, seat) => Math.max(lies, least - (people[seat] as number)));
    if (wanted.reduce((sum, n) => sum + Math.max(1, n), 0) > task.dice) continue;
    const bound: Task = { ...task, fixedDice: wanted };
    const next = climbed(bound, fitted(bound, { ...plan, dice: wanted.slice() }), TRIES);
    // Nobody gets less than half of an equal share, whatever it costs.
    if (next.score >= best - SLACK * Math.abs(best) || poorest < equal / 2) return next;
  }
  return plan;
}

const NOTHING: PlanWanted = { free: new Set(), portions: [] };

export function fairPlan(s: State, wanted = NOTHING): Plan {
  const { plan, task } = taskFor(s, wanted);
  return fairest(s, plan, task);
}

/** Pawns that lie elsewhere than in another plan. */
const apart = (one: Plan, other: Plan): number =>
  one.seats.filter((seat, card) => seat >= 0 && seat !== other.seats[card]).length;

/** The best plan in which at least two pawns stand elsewhere; null where nothing is left to choose. A rehearsal of the last round is too dear for it. */
export function secondPlan(s: State, wanted = NOTHING): Plan | null {
  if (isFinalRound(s)) return null;
  const { task } = taskFor(s, wanted);
  const first = fairPlan(s, wanted);
  const other: Task = {
    ...task,
    score: (plan) => task.score(plan) - NEVER * Math.max(0, 2 - apart(plan, first)),
  };
  let best: Plan | null = null;
  for (const start of starts(task, first)) {
    const plan = climbed(other, start, TRIES);
    if (apart(plan, first) >= 2 && (!best || plan.score > best.score)) best = plan;
  }
  return best && fairest(s, best, other);
}

/** A plan with two of its pawns on cards that nobody had: those that are most urgent instead of those that are least. */
function* starts(task: Task, { seats, dice, score }: Plan): Generator<Plan> {
  const byUrgency = (one: number, two: number): number => (task.urgency[one] as number) - (task.urgency[two] as number);
  const all = Array.from({ length: task.cards }, (_, card) => card).sort(byUrgency);
  const movable = all.filter((card) => (seats[card] as number) >= 0 && (task.fixedSeats[card] as number) < 0);
  const open = all.filter((card) => (seats[card] as number) < 0).reverse();
  for (let skip = 0; skip + 1 < movable.length; skip++) {
    const next = seats.slice();
    const [one, two] = [movable[skip] as number, movable[skip + 1] as number];
    if (open.length >= 2) {
      [one, two].forEach((card, i) => {
        next[open[i] as number] = seats[card] as number;
        next[card] = -1;
      });
    } else {
      next[one] = seats[two] as number;
      next[two] = seats[one] as number;
    }
    yield { seats: next, dice: dice.slice(), score };
  }
}

/** What is still to be laid down of it: pawns, a die for everybody, then the other dice. */
export function layingDown(s: State, { seats, dice }: Plan): Move[] {
  const moves: Move[] = [];
  s.row.forEach((card: CardId, at) => {
    const seat = seats[at] as number;
    if (seat >= 0 && !s.pawns.some((pawn) => pawn.card === card)) moves.push(TEXT.placePawn(colourOf(s, seat))(card));
  });
  const left = s.players.map(({ held }, seat) => Math.max(0, (dice[seat] as number) - held.length));
  const give = (seat: Seat, count: number): void => {
    for (let n = 0; n < count; n++) moves.push(TEXT.giveDie(colourOf(s, seat)));
  };
  s.players.forEach(({ held }, seat) => {
    if (held.length === 0) give(seat, Math.min(1, left[seat] as number));
  });
  s.players.forEach(({ held }, seat) => {
    give(seat, (left[seat] as number) - (held.length === 0 ? 1 : 0));
  });
  return moves;
}
