/** All that the rules know of a match at one moment, and the frames of its flow. */
import { type CommonState, type Seat, teller } from '@sztab/kernel';
import type { EventId } from '../content/events.ts';
import type { Formation } from '../content/formations.ts';
import type { MissionId } from '../content/missions.ts';
import type { Bonus, Order } from '../content/orders.ts';
import type { Region } from '../content/regions.ts';
import type { SoldierId } from '../content/soldiers.ts';
import type { Month } from '../content/time.ts';
import type { Event } from './events.ts';
import type { RuleOptions } from './options.ts';

/** A soldier who lies at a region, with current values. */
export interface Fighter {
  readonly id: SoldierId;
  region: Region;
  s: number;
  u: number;
  trained: boolean;
  wounds: number;
}

/** One member of the Commander-in-Chief's staff: a player. */
export interface Staff {
  vp: number;
  nurses: number;
  hand: MissionId[];
  stage2Received: number;
  readonly succeeded: MissionId[];
  readonly failed: MissionId[];
}

export interface Tile {
  active: boolean;
  vp: number;
}

export interface Concentration {
  readonly region: Region;
  readonly formation: Formation;
}

export interface Result {
  readonly winners: readonly Seat[];
  readonly scores: readonly number[];
  readonly reason: 'points' | 'missions' | 'shared' | 'resign';
}

/** Everything that lies open, whoever looks. */
export interface PublicState {
  readonly edition: number;
  readonly options: RuleOptions;
  round: number;
  time: Month;
  readonly domination: Record<Region, number>;
  soldiers: Fighter[];
  /** Removed for good, in the order in which they fell. */
  readonly fallen: SoldierId[];
  readonly tiles: Record<Order, Tile>;
  concentration: Concentration | null;
  /** Who chose Maneuvers and leads the Ending Phase; null during the Orders Phase. */
  leader: Seat | null;
  /** Events beside the time track, in the order in which they were drawn. */
  laidOut: EventId[];
  readonly spentEvents: EventId[];
  /** Discarded by Main front, shown to all. */
  readonly frontDiscards: MissionId[];
  /**
   * Shown to all by the Polish Underground State and shuffled in again; remembered until a player chooses the next order. The last
   * order left is no choice (FTF-8.1): then they stay through the Ending Phase.
   */
  revealed: SoldierId[];
  result: Result | null;
  /** Who has given up, the first to go first (FTF-8.8); since edition 2. */
  readonly resigned?: Seat[];
}

export interface State extends PublicState, CommonState<Frame> {
  readonly staffs: Staff[];
  /** Index 0 is the top of each deck. */
  deck: SoldierId[];
  stage2: MissionId[];
  events: EventId[];
  /** Who has put the top card of the events there by Liaison, as long as it lies there; since edition 2. */
  foreseen?: { readonly seat: Seat; readonly top: EventId } | null;
  /** Stage I cards that were never dealt or were discarded in setup: out of the game, seen by nobody. */
  readonly setAside: MissionId[];
}

/** What the moves of a seat depend on: what lies open, and its own hand. A state has it, and so has the view of that seat. */
export interface Seen extends PublicState {
  readonly staffs: readonly { readonly nurses: number; readonly hand: readonly MissionId[] }[];
}

/** A sealed answer (FTF-8.7): a card, none of them, not yet; others see only that it was given. */
export type Sealed = MissionId | 'none' | 'sealed' | null;

/** D5 to D14 by seat; what happened in the running order, so that nothing is used twice. */
export interface OrderFrame {
  readonly step: 'order';
  readonly order: Order;
  readonly chooser: Seat;
  /** How many players have been asked. */
  acted: number;
  /** Soldiers moved or trained in this resolution. */
  readonly soldiers: SoldierId[];
  /** Regions sabotaged or recruited in. */
  readonly regions: Region[];
  readonly bonuses: Bonus[];
}

/** Cards that only this seat sees: to choose a recruit, to order events, to keep a mission. */
export interface RecruitFrame {
  readonly step: 'recruit.pick';
  readonly seat: Seat;
  readonly region: Region;
  readonly drawn: SoldierId[];
  /** The soldier of the order itself, not the one of Additional recruitment. */
  readonly first: boolean;
}

export interface LossFrame {
  readonly step: 'losses.deal' | 'losses.choose';
  readonly region: Region;
  /** Wounds still to deal. */
  left: number;
  /** Soldiers already wounded in this pass. */
  pass: SoldierId[];
}

export type Frame =
  | { readonly step: 'setup.keep'; readonly answers: Sealed[] }
  | {
      readonly step: 'setup.draft';
      readonly pick: 1 | 2 | 3;
      readonly packets: MissionId[][];
      readonly answers: Sealed[];
    }
  | { readonly step: 'orders'; next: Seat }
  | { readonly step: 'orders.choose'; readonly seat: Seat }
  | OrderFrame
  | { readonly step: 'movement' | 'training' | 'sabotage' | 'recruitment' | 'concentration'; readonly seat: Seat }
  | {
      readonly step: 'rule' | 'rule.choose' | 'rule.drop' | 'rule.formation' | 'rule.front' | 'rule.push';
      readonly seat: Seat;
    }
  | { readonly step: 'rule.camp'; readonly seat: Seat; readonly picked: SoldierId[] }
  | RecruitFrame
  | { readonly step: 'recruit.ability'; readonly seat: Seat; readonly soldier: SoldierId; readonly region: Region }
  | { readonly step: 'recruit.liaison'; readonly seat: Seat; readonly cards: EventId[] }
  | { readonly step: 'concentration.token' | 'concentration.move'; readonly seat: Seat }
  | { readonly step: 'stage2'; readonly seat: Seat; readonly cards: MissionId[] }
  | { readonly step: 'ending.treatment'; asked: number }
  | { readonly step: 'ending.treat'; readonly seat: Seat }
  | { readonly step: 'ending.axis' }
  | { readonly step: 'ending.reveal' }
  | { readonly step: 'ending.missions'; readonly queue: { readonly seat: Seat; readonly mission: MissionId }[] }
  | { readonly step: 'ending.losses'; regions: Region[] }
  | { readonly step: 'losses.region' }
  | LossFrame
  | { readonly step: 'ending.events'; part: number }
  | { readonly step: 'event.wound'; readonly region: Region }
  | { readonly step: 'ending.check'; readonly starter: Seat };

export const tell = teller<Event>();

/** The seat so many places to the left. */
export const seatAfter = (s: { readonly staffs: readonly unknown[] }, seat: Seat, places = 1): Seat =>
  (seat + places) % s.staffs.length;

export const staffOf = <X>(s: { readonly staffs: readonly X[] }, seat: Seat): X => s.staffs[seat] as X;

/** The order that is being resolved. */
export function runningOrder(s: { readonly flow: readonly Frame[] }): OrderFrame {
  const found = s.flow.find((f): f is OrderFrame => f.step === 'order');
  if (!found) throw new RangeError('no order is being resolved');
  return found;
}
