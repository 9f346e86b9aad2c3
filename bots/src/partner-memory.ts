/** What the voice of a table keeps between two moments. */
import type { Line, Offer, Portion, Seat, Wish } from '@sztab/kernel';

/** The last thing that was said: an answer, a verdict, or that something was done. */
export interface PartnerSaid {
  readonly by: Seat;
  readonly line: Line;
}

interface Declined {
  readonly chance: number;
  readonly bands: string;
}

/** What is played move by move: since which entry, and how many moves counted then. */
interface Agreed<Move extends string> {
  readonly seat: Seat;
  readonly moves: readonly Move[];
  readonly from: number;
  readonly counted: number;
  readonly aim: Line;
}

/** All of it, as plain data: whoever has it goes on from there. */
export interface PartnerMemory<Move extends string = string> {
  offer: Offer<Move> | null;
  said: PartnerSaid | null;
  /** What came of the last thing that was agreed to in this phase. */
  came: PartnerSaid | null;
  ids: number;
  /** What was agreed to, or needs no answer, and is played move by move. */
  agreed: Agreed<Move> | null;
  yes: Seat[];
  /** By what they were about. */
  declined: Record<string, Declined>;
  span: string;
  round: number;
  /** “You decide” holds for this round. */
  decides: number;
  stopped: boolean;
  offers: number;
  inARow: number;
  lastWord: boolean;
  heard: number;
  /** The position at which there was nothing to do, so that it is not thought about twice. */
  restsAt: number;
  /** What people said to the plan of this phase (what nobody is to take up, and shares), and the position for which it was made. */
  free: string[];
  portions: Portion[];
  second: boolean;
  was: Wish<Move> | null;
  /** Somebody asked for it. */
  bidden: boolean;
  laidAt: number;
}

export const newMemory = (): PartnerMemory => ({
  offer: null,
  said: null,
  came: null,
  ids: 0,
  agreed: null,
  yes: [],
  declined: {},
  span: '',
  round: -1,
  decides: -1,
  stopped: false,
  offers: 0,
  inARow: 0,
  lastWord: false,
  heard: 0,
  restsAt: -1,
  free: [],
  portions: [],
  second: false,
  was: null,
  bidden: false,
  laidAt: -1,
});
