/** The moves that a sensible player has in mind, the best first, and how much worse the others look. */
import type { Seat } from '@sztab/kernel';
import type { Die } from '../content/dice.ts';
import { decideOn } from '../rules/decisions.ts';
import { mayStop } from '../rules/final.ts';
import { type Move, TEXT, takesBack } from '../rules/moves.ts';
import {
  type CardId,
  colourOf,
  type HeldDie,
  isFinalRound,
  type Motion,
  type Player,
  type Question,
  type State,
  type TeamFrame,
} from '../rules/state.ts';
import { moraleTokensOf } from '../rules/struggle.ts';
import { bestOption, gainOf } from './choices.ts';
import { otherCards, shifted } from './climb.ts';
import { deedsOf, survival } from './final-round.ts';
import { type Planned, planOf } from './plan.ts';
import { moraleTokenFor, strokesOf, towards } from './rolling.ts';
import { settleMove } from './settling.ts';
import { STOP } from './weights.ts';
import { tokenCost } from './worth.ts';

interface Thought {
  readonly move: Move;
  /** Points below the best. */
  readonly loss: number;
}

const only = (move: Move): Thought[] => [{ move, loss: 0 }];

/** `wide`: also what a search might look at; else the first is enough. Empty: nothing comes to mind. */
export function thoughts(s: State, seat: Seat, moves: readonly Move[], wide: boolean): Thought[] {
  const f = s.flow[s.flow.length - 1];
  switch (f?.step) {
    case 'plan':
      if (f.motion) return onMotion(s, null, f.motion, moves);
      return offered(planThoughts(s, wide), moves);
    case 'team':
      return f.motion ? onMotion(s, f, f.motion, moves) : teamThoughts(s, f.question, moves);
    case 'roll':
      if (f.done[seat]) return moves.includes('undone') ? only('undone') : [];
      return offered(isFinalRound(s) ? finalThoughts(s, seat, wide) : rollThoughts(s, seat, wide), moves);
    case 'settle': {
      const own = f.seats[seat];
      return own ? only(settleMove(s, seat, own, moves)) : [];
    }
    default:
      return [];
  }
}

/** NPG-4.0.6: bots agree to every motion; whoever has to decide takes what looks best. */
function onMotion(s: State, f: TeamFrame | null, motion: Motion, moves: readonly Move[]): Thought[] {
  if (moves.includes('agree')) return only('agree');
  if (!f) return only('decide(commit)');
  return only(decideOn(bestOption(s, f.question) ?? motion.option));
}

function teamThoughts(s: State, question: Question, moves: readonly Move[]): Thought[] {
  const gains = moves.map((move) => gainOf(s, question, move));
  const best = Math.max(...gains);
  return moves.map((move, i) => ({ move, loss: best - (gains[i] as number) })).sort((a, b) => a.loss - b.loss);
}

export function planThoughts(s: State, wide: boolean, planned = planOf(s)): Thought[] {
  return nextPawn(s, planned, wide) ?? nextDie(s, planned, wide) ?? only('commitPlan');
}

/** Those that can be played. None: somebody else has to commit, or the markers are gone before the chosen dice could roll. */
function offered(list: readonly Thought[], moves: readonly Move[]): Thought[] {
  const possible = list.filter(({ move }) => moves.includes(move));
  if (possible.length > 0) return possible;
  const forward = moves.includes('done') ? 'done' : moves.find((move) => !takesBack(move));
  return forward ? only(forward) : [];
}

function nextPawn(s: State, { plan, task }: Planned, wide: boolean): Thought[] | null {
  const card = plan.seats.findIndex((seat, at) => seat >= 0 && (task.fixedSeats[at] as number) < 0);
  if (card < 0) return null;
  const owner = plan.seats[card] as number;
  const place = (seat: Seat, at: number): Move => TEXT.placePawn(colourOf(s, seat))(s.row[at] as CardId);
  const list = only(place(owner, card));
  if (!wide) return list;
  for (const next of otherCards(task, plan, card, 0)) {
    const other = next.seats.findIndex((seat, at) => at !== card && seat !== plan.seats[at]);
    const heir = next.seats[card] as number;
    const move = heir < 0 ? place(owner, other) : place(heir, card);
    addBest(list, move, plan.score - task.score(next));
  }
  return list.sort((a, b) => a.loss - b.loss);
}

function addBest(list: Thought[], move: Move, loss: number): void {
  const at = list.findIndex((thought) => thought.move === move);
  if (at < 0) list.push({ move, loss: Math.max(0, loss) });
  else if (at > 0 && loss < (list[at] as Thought).loss) list[at] = { move, loss: Math.max(0, loss) };
}

function nextDie(s: State, { plan, task }: Planned, wide: boolean): Thought[] | null {
  const lacks = (player: Player, seat: Seat): boolean => player.held.length < (plan.dice[seat] as number);
  let who = s.players.findIndex(({ held }) => held.length === 0);
  if (who < 0) who = s.players.findIndex(lacks);
  if (who < 0 || s.pool.length === 0) return null;
  const list = only(TEXT.giveDie(colourOf(s, who)));
  // Whether somebody else should have it is asked once: when it is the last for this seat.
  if (!wide || (s.players[who] as Player).held.length + 1 < (plan.dice[who] as number)) return list;
  for (let taker = 0; taker < s.players.length; taker++) {
    const next = taker === who ? null : shifted(task, plan, who, taker, 1);
    if (next) list.push({ move: TEXT.giveDie(colourOf(s, taker)), loss: Math.max(0, plan.score - task.score(next)) });
  }
  return list.sort((a, b) => a.loss - b.loss);
}

export function rollThoughts(s: State, seat: Seat, wide: boolean): Thought[] {
  const { held } = s.players[seat] as Player;
  const chosen = chosenOf(held);
  const strokes = strokesOf(s, seat);
  if (chosen.length > 0) return only(towards(held, wholeThrow(chosen, strokes)));
  const [best] = strokes;
  if (!best) return only(stopping(s, seat));
  const { net } = best;
  if (!wide) return only(net > 0 ? towards(held, best.dice) : stopping(s, seat));
  const rest = stopping(s, seat);
  const list: Thought[] = [
    { move: rest, loss: Math.max(0, net) },
    { move: towards(held, best.dice), loss: Math.max(0, -net) },
  ];
  for (const { dice, net: less } of strokes) {
    // Another aim shows in a die that the best throw leaves alone.
    const other = held.find(({ die }) => dice.includes(die) && !best.dice.includes(die));
    if (!other) continue;
    list.push({ move: TEXT.selectDie(other.die), loss: Math.max(net, 0) - less });
    break;
  }
  return list.sort((a, b) => a.loss - b.loss);
}

export const chosenOf = (held: readonly HeldDie[]): Die[] =>
  held.filter(({ selected }) => selected).map(({ die }) => die);

type Throws = readonly { readonly dice: readonly Die[] }[];

/** With some dice chosen: the best throw that has them all, else the best one and these. */
export function wholeThrow(chosen: readonly Die[], throws: Throws): readonly Die[] {
  const whole = throws.find(({ dice }) => chosen.every((die) => dice.includes(die)));
  return (whole ?? throws.find(({ dice }) => dice.length > 0))?.dice ?? [];
}

function stopping(s: State, seat: Seat): Move {
  const token = moraleTokenFor(s, seat, tokenCost(s));
  return token ? `useMoraleToken(${token})` : 'done';
}

export function finalThoughts(s: State, seat: Seat, wide: boolean): Thought[] {
  const [token] = moraleTokensOf(s, seat);
  if (token) return only(`useMoraleToken(${token})`);
  const { held } = s.players[seat] as Player;
  const chosen = chosenOf(held);
  if (chosen.length === 0 && mayStop(s) && survival(s) >= STOP) return only('done');
  const deeds = deedsOf(s, seat);
  if (chosen.length > 0) return only(towards(held, wholeThrow(chosen, deeds)));
  const [best] = deeds;
  const list: Thought[] = [];
  for (const { pass, dice, worth } of wide ? deeds : deeds.slice(0, 1)) {
    // Another throw shows in a die that the best one leaves alone.
    const die = dice.find((one) => !best?.dice.includes(one)) ?? dice[0];
    const move = pass ?? TEXT.selectDie(die as Die);
    if (list.some((thought) => thought.move === move)) continue;
    list.push({ move, loss: (best?.worth ?? 0) - worth });
  }
  return list;
}
