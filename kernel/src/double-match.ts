/** A double match: two games with swapped sides, decided together by a rule of the game's own. */
import type { GameBox } from './box.ts';
import type { OptionRule, Options, Outcome, Seat } from './game.ts';
import type { Header, MatchRecord } from './record.ts';

/** The tag under which the record of the second game keeps what the `end` line of the first one said. */
const FIRST_END = 'first-end';

/** The option of games that know a double match. */
export const MATCH = { id: 'match', values: ['single', 'double'], concerns: 'table' } as const satisfies OptionRule;

export const isDouble = (options: Options): boolean => options[MATCH.id] === 'double';

/** Sides are swapped by turning the row of sitters round: where the sitter of this seat sits in the other game. */
export const swappedSeat = (seat: Seat, players: number): Seat => players - 1 - seat;

/** What the second game's header says of the first. */
export const firstEndTag = ({ winners, reason, scores }: NonNullable<MatchRecord['end']>) => ({
  [FIRST_END]: `${winners.join('+') || 'nobody'} ${reason} ${scores.join(' ')}`,
});

/** How the first game ended, by its seats; null if this is no second game. A tag is free text, so nonsense counts as none. */
export function firstOutcome({ seats, tags }: Pick<Header, 'seats' | 'tags'>): Outcome | null {
  const [won, reason, ...rest] = tags[FIRST_END]?.split(' ') ?? [];
  const scores = rest.map(Number);
  if (won === undefined || !reason || scores.length !== seats.length || !scores.every(Number.isInteger)) return null;
  const winners = seats.flatMap(({ role }, seat) => (won.split('+').includes(role) ? [seat] : []));
  return { winners, reason, scores };
}

/** Which seat of the second game wins the match: null for a draw, undefined if this is no second game. */
export function doubleWinner(
  { decideDouble }: Pick<GameBox, 'decideDouble'>,
  header: Pick<Header, 'seats' | 'tags'>,
  second: Outcome,
): Seat | null | undefined {
  const first = firstOutcome(header);
  if (!decideDouble || !first) return undefined;
  const winner = decideDouble(first, second);
  return winner === null ? null : swappedSeat(winner, header.seats.length);
}
