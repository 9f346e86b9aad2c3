/** All that the rules know of a match at one moment, and the frames of its flow. */
import type { CommonState, Seat } from '@sztab/kernel';
import type { Card } from '../content/cards.ts';
import { type Hill, SIDES, type Side } from '../content/hills.ts';

export interface Result {
  readonly winner: Side;
  readonly reason: 'hills' | 'resigned';
}

/** What everybody sees. */
export interface PublicState {
  laid: Record<Hill, Record<Side, Card | null>>;
  held: Record<Hill, Side | null>;
  result: Result | null;
}

export interface State extends PublicState, CommonState<Frame> {
  readonly first: Side;
  deck: Card[];
  hand: Record<Side, Card[]>;
}

export type Frame =
  | { readonly step: 'deal' }
  | { readonly step: 'lay'; readonly side: Side }
  /** The hill that is decided now, by its place in the row. */
  | { readonly step: 'decide'; readonly at: number };

export const seatOf = (side: Side): Seat => SIDES.indexOf(side);
export const sideOf = (seat: Seat): Side => SIDES[seat] as Side;
