/** The second game of a double match: the same two, sides swapped, and the end of the first kept in its record. */
import { extname } from 'node:path';
import { firstEndTag, isPractice, practiceTag, type Seat, swappedSeat } from '@sztab/kernel';
import { seedFrom } from '../arguments.ts';
import type { CliWords } from '../words.ts';
import { type Sitter, type Sitting, seat } from './sitting.ts';

/** The same people and bots by the same rules with their sides swapped; new dice, unless a seed was asked for. */
export function swapped({ match, sitters }: Sitting, seed: string | undefined): Sitting {
  const { end, header } = match;
  const dice = seedFrom(seed === undefined ? undefined : `${seed} second game`);
  const tags = { ...(end ? firstEndTag(end) : {}), ...(isPractice(header) ? practiceTag : {}) };
  return seat(match.game, header.rules, header.options, [...sitters].reverse(), dice, tags);
}

/** `game.sztab`, `game-2.sztab`. */
export const secondFile = (file: string): string => {
  const end = extname(file);
  return `${file.slice(0, file.length - end.length)}-2${end}`;
};

/** `winner` is a seat of the first game; in the second the sides are swapped. */
export function matchResult(winner: Seat | null, second: readonly Sitter[], m: CliWords): string {
  const sitter = winner === null ? undefined : second[swappedSeat(winner, second.length)];
  if (!sitter) return m.matchDrawn;
  return m.matchWon('bot' in sitter ? sitter.bot : sitter.person);
}
