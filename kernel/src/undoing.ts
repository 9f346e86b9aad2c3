/**
 * Taking back where everybody sits at one screen. All the others are bots or look on, so all consent: undo goes back to the last
 * decision of a person, over what bots answered. But the same dice would fall again, so it stops where something came to light, or
 * people could plan with what nobody may know. A practice table goes back over everything, and its record says so. A finished game
 * stays finished.
 */
import type { Seat } from './game.ts';
import type { Barrier, Counted, Match } from './match.ts';
import type { Header } from './record.ts';

/** `tag practice yes`: at this table undo went back over everything. */
const PRACTICE = 'practice';
export const practiceTag: Readonly<Record<string, string>> = { [PRACTICE]: 'yes' };
export const isPractice = ({ tags }: Pick<Header, 'tags'>): boolean => tags[PRACTICE] === practiceTag[PRACTICE];

export interface OneScreen {
  isBot(seat: Seat): boolean;
  /** Undo goes back over everything. */
  readonly free: boolean;
  /** Whether the move at this place answered a question that nobody was asked, because a page let it go by itself. */
  unasked?(place: number): boolean;
}

/** Why nothing can be taken back; `by`: whose move it is that stands. */
export type NoUndo = { readonly why: 'nothing' | 'over' } | { readonly why: Barrier; readonly by: Seat };

type Line = Pick<Match, 'moves' | 'outcome'>;

const lastBarrier = (moves: readonly Counted[]): number => moves.findLastIndex(({ barrier }) => barrier !== null);

/** All places that may be gone back to, if a person decided there. */
const within = ({ moves, outcome }: Line, { free }: OneScreen): number[] =>
  outcome ? [] : [...moves.keys()].slice(free ? 0 : lastBarrier(moves) + 1);

const isDecision =
  ({ moves }: Line, { isBot, unasked }: OneScreen) =>
  (place: number): boolean =>
    !isBot((moves[place] as Counted).seat) && !unasked?.(place);

/** How many moves can be taken back at all. */
export function undoableMoves(line: Line, screen: OneScreen): number {
  const first = within(line, screen).find(isDecision(line, screen));
  return first === undefined ? 0 : line.moves.length - first;
}

/** How many so many steps back take: the last decisions of a person and what bots answered to them. */
export function stepsBack(line: Line, screen: OneScreen, steps: number): number {
  const decided = isDecision(line, screen);
  let back = 0;
  let found = 0;
  for (const place of within(line, screen).reverse()) {
    if (found === steps) break;
    if (!decided(place)) continue;
    found++;
    back = line.moves.length - place;
  }
  return back;
}

/** Null where something can be taken back. */
export function whyNoUndo(line: Line, screen: OneScreen): NoUndo | null {
  if (line.outcome) return { why: 'over' };
  if (undoableMoves(line, screen) > 0) return null;
  const stands = line.moves[lastBarrier(line.moves)];
  const decided = line.moves.some(({ seat }) => !screen.isBot(seat));
  return decided && stands?.barrier ? { why: stands.barrier, by: stands.seat } : { why: 'nothing' };
}
