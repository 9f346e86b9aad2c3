/** Section 4.0: how a team decision is closed. */
import { type Ask, moveParts, type Seat } from '@sztab/kernel';
import type { NpMove } from './moves.ts';
import { arbiterOf, colourOf, type Motion, type NpTable, seatsOf, tell } from './table.ts';

/** What the arbiter says to choose this option: `decide(luck)` for `chooseTown(luck)`. */
export function decideOn(option: NpMove): NpMove {
  if (option === 'commitPlan') return 'decide(commit)';
  const { verb, args } = moveParts(option);
  return `decide(${args.length > 0 ? args.join() : verb})`;
}

/** The seats in the order in which programs that answer one by one should be asked: the arbiter first. */
export function arbiterFirst(t: NpTable): Seat[] {
  const arbiter = arbiterOf(t);
  return [arbiter, ...seatsOf(t).filter((seat) => seat !== arbiter)];
}

/** NPG-4.0.4, NPG-4.0.5: everybody is asked at once, or the arbiter alone. */
export function askTeam(t: NpTable, motion: Motion | null, prompt: string, options: readonly NpMove[]): Ask<NpMove>[] {
  if (motion) return askMotion(t, motion, options.map(decideOn));
  if (t.options.consent === 'arbiter') return [{ seat: arbiterOf(t), prompt, moves: options }];
  return arbiterFirst(t).map((seat) => ({ seat, prompt, moves: options, optional: true as const }));
}

/** The others answer once; the arbiter may decide at any moment. */
export function askMotion(t: NpTable, { by, agreed, objected }: Motion, decisions: readonly NpMove[]): Ask<NpMove>[] {
  const arbiter = arbiterOf(t);
  if (objected) return [{ seat: arbiter, prompt: 'decide', moves: decisions }];
  const asks: Ask<NpMove>[] = [];
  for (const seat of seatsOf(t)) {
    if (seat === by || agreed.includes(seat)) continue;
    const moves: readonly NpMove[] = seat === arbiter ? ['agree', ...decisions] : ['agree', 'object'];
    asks.push({ seat, prompt: 'motion', moves });
  }
  if (agreed.includes(arbiter)) asks.push({ seat: arbiter, prompt: 'motion', moves: decisions, optional: true });
  return asks;
}

/** Who was heard, and whether the motion is carried: nothing yet, or what is to be executed. */
export function answerMotion(t: NpTable, motion: Motion, seat: Seat, move: 'agree' | 'object'): NpMove | null {
  // The others have heard it: nobody takes an answer back (NPG-4.0.5).
  t.barriers++;
  if (move === 'object') {
    motion.objected = true;
    tell({ is: 'objected', by: colourOf(t, seat) });
    return null;
  }
  motion.agreed.push(seat);
  tell({ is: 'agreed', by: colourOf(t, seat) });
  return motion.agreed.length === t.players.length - 1 ? motion.option : null;
}

/** Whether this seat's move is executed at once, or only put before the team. */
export const isOnlyMotion = (t: NpTable, seat: Seat): boolean =>
  t.options.consent === 'motion' && seat !== arbiterOf(t);

export function newMotion(t: NpTable, by: Seat, option: NpMove): Motion {
  t.barriers++;
  tell({ is: 'motion', by: colourOf(t, by), option });
  return { by, option, agreed: [], objected: false };
}
