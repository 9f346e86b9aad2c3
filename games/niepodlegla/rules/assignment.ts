/** NPG-4.1: pawns on missions, dice to the seats. */
import { type Ask, goOn, moveParts, type Seat, seal } from '@sztab/kernel';
import { placeOf } from '../content/dice.ts';
import { type Colour, MOST_MOTIONS } from '../content/players.ts';
import { answerMotion, arbiterFirst, askMotion, isOnlyMotion, newMotion, noSay, noTakeBack } from './decisions.ts';
import { type Move, type Steps, TEXT, takesBack } from './moves.ts';
import {
  arbiterOf,
  type CardId,
  colourOf,
  freeCards,
  type HeldDie,
  type Motion,
  noPawn,
  type PlanFrame,
  type Player,
  type PublicState,
  pawnOn,
  type State,
  seatOf,
  seatsOf,
  sortDice,
  tell,
} from './state.ts';

/** Why the plan cannot be committed yet (NPG-4.1.3, NPG-4.1.4); null: it can. */
export function planLacks(s: PublicState): 'pawns-left' | 'dice-left' | 'seat-without-die' | null {
  if (freeCards(s).length > 0 && seatsOf(s).some((seat) => noPawn(s, seat) === null)) return 'pawns-left';
  if (s.pool.length > 0) return 'dice-left';
  return s.players.some(({ held }) => held.length === 0) ? 'seat-without-die' : null;
}

/** NPG-4.1.4, NPG-4.1.6: null if this seat may get a die; a second one only while there are more than seats without one. */
export function noDie(s: PublicState, seat: Seat): 'no-die-left' | 'seat-without-die' | null {
  if (s.pool.length === 0) return 'no-die-left';
  const without = s.players.filter(({ held }) => held.length === 0).length;
  return (s.players[seat] as Player).held.length === 0 || s.pool.length > without ? null : 'seat-without-die';
}

function planMoves(s: State, f: PlanFrame, seat: Seat): Move[] {
  const moves: Move[] = [];
  const free = freeCards(s);
  for (const other of seatsOf(s)) {
    if (noPawn(s, other) !== null) continue;
    const place = TEXT.placePawn(colourOf(s, other));
    for (const card of free) moves.push(place(card));
  }
  for (const other of seatsOf(s)) if (noDie(s, other) === null) moves.push(TEXT.giveDie(colourOf(s, other)));
  if (noCommit(s, f, seat) === null) moves.push('commitPlan');
  if (noTakeBack(f, seat) === null) {
    for (const { card } of s.pawns) moves.push(TEXT.takePawn(card));
    for (const { colour, held } of s.players) if (held.length > 0) moves.push(TEXT.returnDie(colour));
  }
  return moves;
}

/** NPG-4.1.7: null if this seat may commit the plan, or move to. */
export function noCommit(
  s: PublicState,
  f: PlanFrame,
  seat: Seat,
): ReturnType<typeof planLacks> | 'not-arbiter' | 'motions-used-up' {
  const usedUp = isOnlyMotion(s, seat) && (f.motions[seat] as number) >= MOST_MOTIONS;
  return planLacks(s) ?? noSay(s, seat) ?? (usedUp ? 'motions-used-up' : null);
}

export const assignmentSteps: Steps<'begin.plan' | 'plan'> = {
  'begin.plan': {
    run(s) {
      const none = s.players.map(() => 0);
      s.phase = 'plan';
      goOn(s, { step: 'plan', takeBacks: [...none], motions: [...none], motion: null });
    },
  },

  plan: {
    ask(s, f) {
      if (f.motion) return askMotion(s, f.motion, ['decide(commit)', 'decide(reopen)']);
      const asks: Ask<Move>[] = [];
      for (const seat of arbiterFirst(s)) {
        const moves = planMoves(s, f, seat);
        if (moves.length === 0) continue;
        const waitedFor = s.options.consent === 'arbiter' && seat === arbiterOf(s);
        asks.push(waitedFor ? { seat, prompt: 'plan', moves } : { seat, prompt: 'plan', moves, optional: true });
      }
      return asks;
    },
    take(s, f, seat, move) {
      if (takesBack(move)) f.takeBacks[seat] = (f.takeBacks[seat] as number) + 1;
      if (f.motion) answer(s, f, f.motion, seat, move);
      else if (move === 'commitPlan') moveToCommit(s, f, seat);
      else change(s, seat, move);
    },
  },
};

function moveToCommit(s: State, f: PlanFrame, seat: Seat): void {
  if (!isOnlyMotion(s, seat)) {
    commit(s, seat);
    return;
  }
  f.motions[seat] = (f.motions[seat] as number) + 1;
  f.motion = newMotion(s, seat, 'commitPlan');
}

/** A motion to commit freezes the plan until it is closed. */
function answer(s: State, f: PlanFrame, motion: Motion, seat: Seat, move: Move): void {
  if (move === 'agree' || move === 'object') {
    if (answerMotion(s, motion, seat, move)) commit(s, motion.by);
  } else if (move === 'decide(commit)') commit(s, seat);
  else {
    seal(s);
    f.motion = null;
    tell({ is: 'plan-reopened', by: colourOf(s, seat) });
  }
}

function commit(s: State, seat: Seat): void {
  tell({ is: 'plan-committed', by: colourOf(s, seat) });
  goOn(s, { step: 'begin.roll' });
}

function change(s: State, seat: Seat, move: Move): void {
  const { verb, args } = moveParts(move);
  const by = colourOf(s, seat);
  if (verb === 'takePawn') {
    const card = args[0] as CardId;
    const owner = pawnOn(s, card) as Seat;
    s.pawns = s.pawns.filter((pawn) => pawn.card !== card);
    tell({ is: 'pawn-taken', by, who: colourOf(s, owner), card });
    return;
  }
  const who = args[0] as Colour;
  const owner = seatOf(s, who);
  const { held } = s.players[owner] as Player;
  if (verb === 'placePawn') {
    const card = args[1] as CardId;
    s.pawns.push({ card, seat: owner });
    tell({ is: 'pawn-placed', by, who, card });
  } else if (verb === 'giveDie') {
    const die = s.pool.shift() as State['pool'][number];
    held.push({ die, up: 0, selected: false });
    sortDice(held);
    tell({ is: 'die-given', by, who, die });
  } else {
    const { die } = held.pop() as HeldDie;
    s.pool.push(die as State['pool'][number]);
    s.pool.sort((a, b) => (placeOf[a] as number) - (placeOf[b] as number));
    tell({ is: 'die-returned', by, who, die });
  }
}
