/** NPG-4.0: how a team decision is closed. */
import { type Ask, moveParts, type Seat, seal } from '@sztab/kernel';
import { TAKE_BACKS } from '../content/players.ts';
import type { Move } from './moves.ts';
import { arbiterOf, colourOf, type Motion, type PublicState, type State, seatsOf, tell } from './state.ts';

/** What the arbiter says to choose this option: `decide(luck)` for `chooseTown(luck)`. */
export function decideOn(option: Move): Move {
  if (option === 'commitPlan') return 'decide(commit)';
  const { verb, args } = moveParts(option);
  return `decide(${args.length > 0 ? args.join() : verb})`;
}

/** NPG-4.0.12: null if this seat may take back one choice more. */
export const noTakeBack = (
  f: { readonly step: keyof typeof TAKE_BACKS; readonly takeBacks: readonly number[] },
  seat: Seat,
): 'no-take-back-left' | null => ((f.takeBacks[seat] as number) < TAKE_BACKS[f.step] ? null : 'no-take-back-left');

/** NPG-4.0.5: null if this seat decides with the others. */
export const noSay = (s: PublicState, seat: Seat): 'not-arbiter' | null =>
  s.options.consent === 'arbiter' && seat !== arbiterOf(s) ? 'not-arbiter' : null;

/** NPG-4.0.5: null if the team waits for what this seat says to a motion. */
export function noAnswer(
  s: PublicState,
  { by, agreed, objected }: Motion,
  seat: Seat,
): 'already-answered' | 'not-arbiter' | null {
  if (seat === by || agreed.includes(seat)) return 'already-answered';
  return objected && seat !== arbiterOf(s) ? 'not-arbiter' : null;
}

/** The seats in the order in which programs that answer one by one should be asked: the arbiter first. */
export function arbiterFirst(s: State): Seat[] {
  const arbiter = arbiterOf(s);
  return [arbiter, ...seatsOf(s).filter((seat) => seat !== arbiter)];
}

/** NPG-4.0.4, NPG-4.0.5: everybody is asked at once, or the arbiter alone. */
export function askTeam(s: State, motion: Motion | null, prompt: string, options: readonly Move[]): Ask<Move>[] {
  if (motion) return askMotion(s, motion, options.map(decideOn));
  const seats = arbiterFirst(s).filter((seat) => noSay(s, seat) === null);
  if (s.options.consent === 'arbiter') return seats.map((seat) => ({ seat, prompt, moves: options }));
  return seats.map((seat) => ({ seat, prompt, moves: options, optional: true as const }));
}

/** The others answer once; the arbiter may decide at any moment. */
export function askMotion(s: State, motion: Motion, decisions: readonly Move[]): Ask<Move>[] {
  const arbiter = arbiterOf(s);
  if (motion.objected) return [{ seat: arbiter, prompt: 'decide', moves: decisions }];
  const asks: Ask<Move>[] = [];
  for (const seat of seatsOf(s)) {
    if (noAnswer(s, motion, seat) !== null) continue;
    const moves: readonly Move[] = seat === arbiter ? ['agree', ...decisions] : ['agree', 'object'];
    asks.push({ seat, prompt: 'motion', moves });
  }
  if (motion.agreed.includes(arbiter)) asks.push({ seat: arbiter, prompt: 'motion', moves: decisions, optional: true });
  return asks;
}

/** Who was heard, and whether the motion is carried: nothing yet, or what is to be executed. */
export function answerMotion(s: State, motion: Motion, seat: Seat, move: 'agree' | 'object'): Move | null {
  // The others have heard it: nobody takes an answer back (NPG-4.0.5).
  seal(s);
  if (move === 'object') {
    motion.objected = true;
    tell({ is: 'objected', by: colourOf(s, seat) });
    return null;
  }
  motion.agreed.push(seat);
  tell({ is: 'agreed', by: colourOf(s, seat) });
  return motion.agreed.length === s.players.length - 1 ? motion.option : null;
}

/** Whether this seat's move is executed at once, or only put before the team. */
export const isOnlyMotion = (s: PublicState, seat: Seat): boolean =>
  s.options.consent === 'motion' && seat !== arbiterOf(s);

export function newMotion(s: State, by: Seat, option: Move): Motion {
  seal(s);
  tell({ is: 'motion', by: colourOf(s, by), option });
  return { by, option, agreed: [], objected: false };
}
