/** The log as a story: rounds with their turns, the newest first; inside a turn the deed, and under it what came of it. */
import type { GameBoard, Heard } from '@sztab/pieces';

/** A line and its number in the whole log. */
export interface Numbered extends Heard {
  readonly number: number;
}

interface Turn {
  /** In the order in which it happened: the deed comes before what it led to. */
  readonly lines: Numbered[];
  /** All of it, also what is too small for the log. */
  readonly all: Numbered[];
}

export interface Round {
  /** The event that begins it; null before the first round. */
  readonly begins: Numbered | null;
  /** The newest first. */
  readonly turns: Turn[];
}

type Grouping = Pick<GameBoard['log'], 'beginsTurn' | 'beginsRound' | 'has'>;

/** Newest first. */
export function roundsOf(heard: readonly Heard[], { beginsTurn, beginsRound, has }: Grouping): Round[] {
  const rounds: Round[] = [];
  let round: Round = { begins: null, turns: [] };
  let turn: Turn = { lines: [], all: [] };
  let events: unknown[] = [];
  for (const [number, { at, event }] of heard.entries()) {
    const line = { number, at, event };
    if (has && !has(event)) {
      turn.all.push(line);
      continue;
    }
    const opensRound = beginsRound?.(event, round.begins?.event ?? null) ?? false;
    const opensTurn = beginsTurn(event, events);
    if (opensRound || opensTurn) {
      events = [];
      turn = { lines: [], all: [] };
    }
    events.push(event);
    if (opensRound) {
      round = { begins: line, turns: [] };
      rounds.unshift(round);
      continue;
    }
    if (rounds.length === 0) rounds.push(round);
    if (turn.lines.length === 0) round.turns.unshift(turn);
    turn.lines.push(line);
    turn.all.push(line);
  }
  return rounds;
}

/** A turn has so many lines before the rest of it is folded away. */
const MOST_LINES = 6;

/** What stands of a turn as long as nobody unfolds it: its deed, what decides something, and of the rest as much as there is room for. */
export function outlineOf<L extends { readonly rank: number }>(lines: readonly L[]): readonly L[] {
  const told = lines.filter(({ rank }, i) => i === 0 || rank < 3);
  if (told.length <= MOST_LINES) return told;
  let room = MOST_LINES - told.filter(({ rank }, i) => i === 0 || rank === 1).length;
  const [deed, ...effects] = told.filter(({ rank }, i) => i === 0 || rank === 1 || room-- > 0);
  return deed ? [deed, ...effects.slice(1 - MOST_LINES)] : [];
}
