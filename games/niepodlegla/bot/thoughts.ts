/** The moves that a sensible player has in mind, the best first, and how much worse the others look. */
import type { Seat } from '@sztab/kernel';
import type { Die } from '../content/dice.ts';
import { decideOn } from '../rules/decisions.ts';
import { mayStop } from '../rules/final.ts';
import { type NpMove, TEXT, takesBack } from '../rules/moves.ts';
import { moraleTokensOf } from '../rules/struggle.ts';
import {
  type CardId,
  colourOf,
  type HeldDie,
  isFinalRound,
  type Motion,
  type NpTable,
  type Player,
  type Question,
  type TeamFrame,
} from '../rules/table.ts';
import { bestOption, gainOf } from './choices.ts';
import { otherCards, shifted } from './climb.ts';
import { deedsOf, survival } from './final-round.ts';
import { type Planned, planOf } from './plan.ts';
import { moraleTokenFor, strokesOf, towards } from './rolling.ts';
import { settleMove } from './settling.ts';
import { STOP } from './weights.ts';
import { tokenCost } from './worth.ts';

interface Thought {
  readonly move: NpMove;
  /** Points below the best. */
  readonly loss: number;
}

const only = (move: NpMove): Thought[] => [{ move, loss: 0 }];

/** `wide`: also what a search might look at; else the first is enough. Empty: nothing comes to mind. */
export function thoughts(t: NpTable, seat: Seat, moves: readonly NpMove[], wide: boolean): Thought[] {
  const f = t.flow[t.flow.length - 1];
  switch (f?.step) {
    case 'plan':
      if (f.motion) return onMotion(t, null, f.motion, moves);
      return offered(planThoughts(t, wide), moves);
    case 'team':
      return f.motion ? onMotion(t, f, f.motion, moves) : teamThoughts(t, f.question, moves);
    case 'roll':
      if (f.done[seat]) return moves.includes('undone') ? only('undone') : [];
      return offered(isFinalRound(t) ? finalThoughts(t, seat, wide) : rollThoughts(t, seat, wide), moves);
    case 'settle': {
      const own = f.seats[seat];
      return own ? only(settleMove(t, seat, own, moves)) : [];
    }
    default:
      return [];
  }
}

/** NPG-4.0.6: bots agree to every motion; whoever has to decide takes what looks best. */
function onMotion(t: NpTable, f: TeamFrame | null, motion: Motion, moves: readonly NpMove[]): Thought[] {
  if (moves.includes('agree')) return only('agree');
  if (!f) return only('decide(commit)');
  return only(decideOn(bestOption(t, f.question) ?? motion.option));
}

function teamThoughts(t: NpTable, question: Question, moves: readonly NpMove[]): Thought[] {
  const gains = moves.map((move) => gainOf(t, question, move));
  const best = Math.max(...gains);
  return moves.map((move, i) => ({ move, loss: best - (gains[i] as number) })).sort((a, b) => a.loss - b.loss);
}

export function planThoughts(t: NpTable, wide: boolean, planned = planOf(t)): Thought[] {
  return nextPawn(t, planned, wide) ?? nextDie(t, planned, wide) ?? only('commitPlan');
}

/** Those that can be played. None: somebody else has to commit, or the markers are gone before the chosen dice could roll. */
function offered(list: readonly Thought[], moves: readonly NpMove[]): Thought[] {
  const possible = list.filter(({ move }) => moves.includes(move));
  if (possible.length > 0) return possible;
  const forward = moves.includes('done') ? 'done' : moves.find((move) => !takesBack(move));
  return forward ? only(forward) : [];
}

function nextPawn(t: NpTable, { plan, task }: Planned, wide: boolean): Thought[] | null {
  const card = plan.seats.findIndex((seat, at) => seat >= 0 && (task.fixedSeats[at] as number) < 0);
  if (card < 0) return null;
  const owner = plan.seats[card] as number;
  const place = (seat: Seat, at: number): NpMove => TEXT.placePawn(colourOf(t, seat))(t.row[at] as CardId);
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

function addBest(list: Thought[], move: NpMove, loss: number): void {
  const at = list.findIndex((thought) => thought.move === move);
  if (at < 0) list.push({ move, loss: Math.max(0, loss) });
  else if (at > 0 && loss < (list[at] as Thought).loss) list[at] = { move, loss: Math.max(0, loss) };
}

function nextDie(t: NpTable, { plan, task }: Planned, wide: boolean): Thought[] | null {
  const lacks = (player: Player, seat: Seat): boolean => player.held.length < (plan.dice[seat] as number);
  let who = t.players.findIndex(({ held }) => held.length === 0);
  if (who < 0) who = t.players.findIndex(lacks);
  if (who < 0 || t.pool.length === 0) return null;
  const list = only(TEXT.giveDie(colourOf(t, who)));
  // Whether somebody else should have it is asked once: when it is the last for this seat.
  if (!wide || (t.players[who] as Player).held.length + 1 < (plan.dice[who] as number)) return list;
  for (let taker = 0; taker < t.players.length; taker++) {
    const next = taker === who ? null : shifted(task, plan, who, taker, 1);
    if (next) list.push({ move: TEXT.giveDie(colourOf(t, taker)), loss: Math.max(0, plan.score - task.score(next)) });
  }
  return list.sort((a, b) => a.loss - b.loss);
}

export function rollThoughts(t: NpTable, seat: Seat, wide: boolean): Thought[] {
  const { held } = t.players[seat] as Player;
  const chosen = chosenOf(held);
  const strokes = strokesOf(t, seat);
  if (chosen.length > 0) return only(towards(held, wholeThrow(chosen, strokes)));
  const [best] = strokes;
  if (!best) return only(stopping(t, seat));
  const { net } = best;
  if (!wide) return only(net > 0 ? towards(held, best.dice) : stopping(t, seat));
  const rest = stopping(t, seat);
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

function stopping(t: NpTable, seat: Seat): NpMove {
  const token = moraleTokenFor(t, seat, tokenCost(t));
  return token ? `useMoraleToken(${token})` : 'done';
}

export function finalThoughts(t: NpTable, seat: Seat, wide: boolean): Thought[] {
  const [token] = moraleTokensOf(t, seat);
  if (token) return only(`useMoraleToken(${token})`);
  const { held } = t.players[seat] as Player;
  const chosen = chosenOf(held);
  if (chosen.length === 0 && mayStop(t) && survival(t) >= STOP) return only('done');
  const deeds = deedsOf(t, seat);
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
