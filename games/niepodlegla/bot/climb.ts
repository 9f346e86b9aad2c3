/** A whole plan, made from a sensible start by small changes for the better. */
import type { Seat } from '@sztab/kernel';

export interface Plan {
  /** For every card of the row: whose pawn; -1 for nobody's. */
  readonly seats: Int8Array;
  readonly dice: Int8Array;
  /** Of a plan that was climbed to. */
  score: number;
}

/** What a plan is to be made for. */
export interface Task {
  readonly cards: number;
  /** Pawns of each seat, and the dice for all. */
  readonly pawns: readonly number[];
  readonly dice: number;
  /** What lies already and stays: by card, -1 for nobody; by seat. */
  readonly fixedSeats: Int8Array;
  readonly fixedDice: Int8Array;
  /** Which card first, as long as nothing else is known. */
  readonly urgency: readonly number[];
  /** How well a card suits a seat. */
  fit(seat: Seat, card: number): number;
  /** Symbols that a seat would still lack with these cards and dice; only a rule of thumb. */
  lack(seat: Seat, plan: Plan): number;
  score(plan: Plan): number;
}

export const emptyPlan = ({ cards, pawns }: Task): Plan => ({
  seats: new Int8Array(cards).fill(-1),
  dice: new Int8Array(pawns.length),
  score: 0,
});

const copyOf = ({ seats, dice, score }: Plan): Plan => ({ seats: seats.slice(), dice: dice.slice(), score });

const pawnsUsed = ({ seats }: Plan, seat: Seat): number => {
  let used = 0;
  for (let card = 0; card < seats.length; card++) if (seats[card] === seat) used++;
  return used;
};

/** Whatever lies already is put into the plan, and the rest is made to fit; nobody has asked yet how good it is. */
export function fitted(task: Task, start: Plan): Plan {
  const plan = copyOf(start);
  for (let card = 0; card < task.cards; card++) {
    if ((task.fixedSeats[card] as number) >= 0) plan.seats[card] = task.fixedSeats[card] as number;
  }
  for (let seat = 0; seat < task.pawns.length; seat++) {
    while (pawnsUsed(plan, seat) > (task.pawns[seat] as number) && dropOne(task, plan, seat));
  }
  while (addOne(task, plan));
  shareDice(task, plan);
  return plan;
}

function dropOne(task: Task, plan: Plan, seat: Seat): boolean {
  let least = -1;
  for (let card = 0; card < task.cards; card++) {
    if (plan.seats[card] !== seat || (task.fixedSeats[card] as number) >= 0) continue;
    if (least < 0 || (task.urgency[card] as number) < (task.urgency[least] as number)) least = card;
  }
  if (least >= 0) plan.seats[least] = -1;
  return least >= 0;
}

function addOne(task: Task, plan: Plan): boolean {
  let first = -1;
  for (let card = 0; card < task.cards; card++) {
    if ((plan.seats[card] as number) >= 0) continue;
    if (first < 0 || (task.urgency[card] as number) > (task.urgency[first] as number)) first = card;
  }
  if (first < 0) return false;
  let who = -1;
  let most = 0;
  for (let seat = 0; seat < task.pawns.length; seat++) {
    const used = pawnsUsed(plan, seat);
    if (used >= (task.pawns[seat] as number)) continue;
    const fit = task.fit(seat, first) - 0.5 * used;
    if (who >= 0 && fit <= most) continue;
    most = fit;
    who = seat;
  }
  if (who < 0) return false;
  plan.seats[first] = who;
  return true;
}

/** At least one for everybody, never fewer than lie there, and the next to whoever lacks most. */
function shareDice(task: Task, plan: Plan): void {
  const { dice } = plan;
  let sum = 0;
  for (let seat = 0; seat < dice.length; seat++) {
    dice[seat] = Math.max(1, task.fixedDice[seat] as number, dice[seat] as number);
    sum += dice[seat] as number;
  }
  for (; sum < task.dice; sum++) {
    let who = 0;
    for (let seat = 1; seat < dice.length; seat++) if (task.lack(seat, plan) > task.lack(who, plan)) who = seat;
    dice[who] = (dice[who] as number) + 1;
  }
  for (; sum > task.dice; sum--) {
    let who = -1;
    for (let seat = 0; seat < dice.length; seat++) {
      if ((dice[seat] as number) <= leastDice(task, seat)) continue;
      if (who < 0 || task.lack(seat, plan) < task.lack(who, plan)) who = seat;
    }
    if (who < 0) return;
    dice[who] = (dice[who] as number) - 1;
  }
}

const leastDice = ({ fixedDice }: Task, seat: Seat): number => Math.max(1, fixedDice[seat] as number);

/** Takes any change for the better until there is none, or enough were tried. */
export function climbed(task: Task, start: Plan, tries: number): Plan {
  let plan: Plan = { ...start, score: task.score(start) };
  let left = tries;
  for (;;) {
    let better: Plan | null = null;
    for (const next of neighbours(task, plan)) {
      if (left-- <= 0) return plan;
      next.score = task.score(next);
      if (next.score > plan.score + 1e-9) {
        better = next;
        break;
      }
    }
    if (!better) return plan;
    plan = better;
  }
}

/** Plans that differ in one thing: one or two dice, the owners of two cards, or a card for another. */
function* neighbours(task: Task, plan: Plan): Generator<Plan> {
  yield* otherDice(task, plan);
  for (let card = 0; card < task.cards; card++) yield* otherCards(task, plan, card);
}

function* otherDice(task: Task, plan: Plan): Generator<Plan> {
  const players = task.pawns.length;
  for (let giver = 0; giver < players; giver++) {
    for (let taker = 0; taker < players; taker++) {
      if (giver === taker) continue;
      for (let count = 1; count <= 2; count++) {
        const next = shifted(task, plan, giver, taker, count);
        if (next) yield next;
      }
    }
  }
}

/** The same plan with some dice in other hands; null: they cannot go. */
export function shifted(task: Task, plan: Plan, giver: Seat, taker: Seat, count: number): Plan | null {
  if ((plan.dice[giver] as number) - count < leastDice(task, giver)) return null;
  const next = copyOf(plan);
  next.dice[giver] = (next.dice[giver] as number) - count;
  next.dice[taker] = (next.dice[taker] as number) + count;
  return next;
}

/** The same plan with another card in the place of this one, or with its pawn swapped for a later card's. */
export function* otherCards(task: Task, plan: Plan, card: number, from = card + 1): Generator<Plan> {
  const owner = plan.seats[card] as number;
  if (owner < 0 || (task.fixedSeats[card] as number) >= 0) return;
  for (let other = 0; other < task.cards; other++) {
    const theirs = plan.seats[other] as number;
    if (theirs === owner || (theirs >= 0 && (other < from || (task.fixedSeats[other] as number) >= 0))) continue;
    const next = copyOf(plan);
    next.seats[other] = owner;
    next.seats[card] = theirs;
    yield next;
  }
}
