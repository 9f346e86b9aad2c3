/** The second game of a double match: the same two, sides swapped, and the end of the first kept in its record. */
import { extname } from 'node:path';
import type { Outcome, Seat } from '@sztab/kernel';
import { seedFrom } from '../arguments.ts';
import type { Messages } from '../messages.ts';
import { type Sitter, type Sitting, seat } from './sitting.ts';

/** The tag under which the second record keeps what the `end` line of the first one said. */
const FIRST_END = 'first-end';

/** The same people and bots with their sides swapped; new dice, unless a seed was asked for. */
export function swapped({ match, sitters }: Sitting, seed: string | undefined): Sitting {
  const { end } = match.record();
  const told = `${end?.winners.join('+') || 'nobody'} ${end?.reason} ${end?.scores.join(' ')}`;
  const dice = seedFrom(seed === undefined ? undefined : `${seed} second game`);
  return seat(match.game, match.header.options, [...sitters].reverse(), dice, { [FIRST_END]: told });
}

/** How the first game of a double match ended, where this is the second. */
export function firstOutcome({ match }: Sitting): Outcome | null {
  const [winners, reason, ...scores] = match.header.tags[FIRST_END]?.split(' ') ?? [];
  if (winners === undefined || reason === undefined) return null;
  const roles = match.header.seats.map(({ role }) => role);
  const won = winners.split('+');
  return {
    winners: [...roles.keys()].filter((i) => won.includes(roles[i] as string)),
    reason,
    scores: scores.map(Number),
  };
}

/** `game.sztab`, `game-2.sztab`. */
export const secondFile = (file: string): string => {
  const end = extname(file);
  return `${file.slice(0, file.length - end.length)}-2${end}`;
};

/** `winner` is a seat of the first game; in the second the sides are swapped. */
export function matchResult(winner: Seat | null, second: readonly Sitter[], m: Messages): string {
  const sitter = winner === null ? undefined : second[second.length - 1 - winner];
  if (!sitter) return m.matchDrawn;
  return m.matchWon('bot' in sitter ? sitter.bot : sitter.person);
}
