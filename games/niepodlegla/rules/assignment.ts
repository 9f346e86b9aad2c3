/** Section 4.1: pawns on missions, dice to the seats. */
import { type Ask, moveParts, type Seat } from '@sztab/kernel';
import { placeOf } from '../content/dice.ts';
import { type Colour, MOST_MOTIONS, TAKE_BACKS } from '../content/players.ts';
import { answerMotion, arbiterFirst, askMotion, isOnlyMotion, newMotion } from './decisions.ts';
import { type NpMove, type NpSteps, TEXT, takesBack } from './moves.ts';
import {
  arbiterOf,
  type CardId,
  colourOf,
  freeCards,
  type HeldDie,
  type Motion,
  type NpTable,
  type OpenTable,
  type PlanFrame,
  type Player,
  pawnOn,
  pawnsInHand,
  seatOf,
  seatsOf,
  sortDice,
  tell,
} from './table.ts';

/** Why the plan cannot be committed yet (NPG-4.1.3, NPG-4.1.4); null: it can. */
export function planLacks(t: OpenTable): 'pawns-left' | 'dice-left' | 'seat-without-die' | null {
  if (freeCards(t).length > 0 && seatsOf(t).some((seat) => pawnsInHand(t, seat) > 0)) return 'pawns-left';
  if (t.pool.length > 0) return 'dice-left';
  return t.players.some(({ held }) => held.length === 0) ? 'seat-without-die' : null;
}

/** NPG-4.1.6: a second die only while there are more dice than seats without one. */
function mayGive(t: OpenTable, seat: Seat): boolean {
  const without = t.players.filter(({ held }) => held.length === 0).length;
  return (t.players[seat] as Player).held.length === 0 ? t.pool.length > 0 : t.pool.length > without;
}

function planMoves(t: NpTable, f: PlanFrame, seat: Seat): NpMove[] {
  const moves: NpMove[] = [];
  const free = freeCards(t);
  for (const other of seatsOf(t)) {
    if (pawnsInHand(t, other) === 0) continue;
    const place = TEXT.placePawn(colourOf(t, other));
    for (const card of free) moves.push(place(card));
  }
  for (const other of seatsOf(t)) if (mayGive(t, other)) moves.push(TEXT.giveDie(colourOf(t, other)));
  if (mayCommit(t, f, seat)) moves.push('commitPlan');
  if ((f.takeBacks[seat] as number) < TAKE_BACKS.plan) {
    for (const { card } of t.pawns) moves.push(TEXT.takePawn(card));
    for (const { colour, held } of t.players) if (held.length > 0) moves.push(TEXT.returnDie(colour));
  }
  return moves;
}

/** NPG-4.1.7 */
function mayCommit(t: NpTable, f: PlanFrame, seat: Seat): boolean {
  if (planLacks(t) !== null) return false;
  if (t.options.consent === 'open' || seat === arbiterOf(t)) return true;
  return t.options.consent === 'motion' && (f.motions[seat] as number) < MOST_MOTIONS;
}

export const assignmentSteps: NpSteps<'begin.plan' | 'plan'> = {
  'begin.plan': {
    run(t) {
      const none = t.players.map(() => 0);
      t.phase = 'plan';
      t.flow = [{ step: 'plan', takeBacks: [...none], motions: [...none], motion: null }];
    },
  },

  plan: {
    ask(t, f) {
      if (f.motion) return askMotion(t, f.motion, ['decide(commit)', 'decide(reopen)']);
      const asks: Ask<NpMove>[] = [];
      for (const seat of arbiterFirst(t)) {
        const moves = planMoves(t, f, seat);
        if (moves.length === 0) continue;
        const waitedFor = t.options.consent === 'arbiter' && seat === arbiterOf(t);
        asks.push(waitedFor ? { seat, prompt: 'plan', moves } : { seat, prompt: 'plan', moves, optional: true });
      }
      return asks;
    },
    take(t, f, seat, move) {
      if (takesBack(move)) f.takeBacks[seat] = (f.takeBacks[seat] as number) + 1;
      if (f.motion) answer(t, f, f.motion, seat, move);
      else if (move === 'commitPlan') moveToCommit(t, f, seat);
      else change(t, seat, move);
    },
  },
};

function moveToCommit(t: NpTable, f: PlanFrame, seat: Seat): void {
  if (!isOnlyMotion(t, seat)) {
    commit(t, seat);
    return;
  }
  f.motions[seat] = (f.motions[seat] as number) + 1;
  f.motion = newMotion(t, seat, 'commitPlan');
}

/** A motion to commit freezes the plan until it is closed. */
function answer(t: NpTable, f: PlanFrame, motion: Motion, seat: Seat, move: NpMove): void {
  if (move === 'agree' || move === 'object') {
    if (answerMotion(t, motion, seat, move)) commit(t, motion.by);
  } else if (move === 'decide(commit)') commit(t, seat);
  else {
    t.barriers++;
    f.motion = null;
    tell({ is: 'plan-reopened', by: colourOf(t, seat) });
  }
}

function commit(t: NpTable, seat: Seat): void {
  tell({ is: 'plan-committed', by: colourOf(t, seat) });
  t.flow = [{ step: 'begin.roll' }];
}

function change(t: NpTable, seat: Seat, move: NpMove): void {
  const { verb, args } = moveParts(move);
  const by = colourOf(t, seat);
  if (verb === 'takePawn') {
    const card = args[0] as CardId;
    const owner = pawnOn(t, card) as Seat;
    t.pawns = t.pawns.filter((pawn) => pawn.card !== card);
    tell({ is: 'pawn-taken', by, who: colourOf(t, owner), card });
    return;
  }
  const who = args[0] as Colour;
  const owner = seatOf(t, who);
  const { held } = t.players[owner] as Player;
  if (verb === 'placePawn') {
    const card = args[1] as CardId;
    t.pawns.push({ card, seat: owner });
    tell({ is: 'pawn-placed', by, who, card });
  } else if (verb === 'giveDie') {
    const die = t.pool.shift() as NpTable['pool'][number];
    held.push({ die, up: 0, selected: false });
    sortDice(held);
    tell({ is: 'die-given', by, who, die });
  } else {
    const { die } = held.pop() as HeldDie;
    t.pool.push(die as NpTable['pool'][number]);
    t.pool.sort((a, b) => (placeOf[a] as number) - (placeOf[b] as number));
    tell({ is: 'die-returned', by, who, die });
  }
}
