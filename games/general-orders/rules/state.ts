/** All that the rules know of a match at one moment, and the frames of its flow. */
import { type CommonState, type Seat, teller } from '@sztab/kernel';
import type { AreaId, ZoneId } from '../content/areas.ts';
import type { BonusId } from '../content/bonuses.ts';
import type { CardTitle } from '../content/cards.ts';
import type { Places } from '../content/map.ts';
import { SIDES, type Side } from '../content/sides.ts';
import type { SpaceId, SupportAction, SupportSpace } from '../content/spaces.ts';
import type { Event } from './events.ts';
import type { RuleOptions } from './options.ts';

export type Reason = 'hq' | 'stars' | 'tie' | 'resign';
export interface Result {
  readonly winner: Side;
  readonly reason: Reason;
  readonly stars: Readonly<Record<Side, number>>;
}

export interface Reserve {
  commanders: number;
  soldiers: number;
  aircraft: number;
}

/** Everything that lies open: all but the hands and the order of the deck. */
export interface PublicState {
  readonly edition: number;
  readonly options: RuleOptions;
  readonly flow: readonly Frame[];
  round: number;
  initiative: Side;
  readonly passed: Record<Side, boolean>;
  /** Every area of the board has a number; who stands there alone controls it (GOW-4.6.4). */
  readonly soldiers: Record<Side, Partial<Record<AreaId, number>>>;
  readonly aircraft: Record<Side, Partial<Record<ZoneId, number>>>;
  readonly reserve: Record<Side, Reserve>;
  /** Commanders in the ready zone. */
  readonly ready: Record<Side, number>;
  /** The spaces on which a side's commanders stand, in the order in which they came. */
  readonly deployed: Record<Side, SpaceId[]>;
  /** GOW-5.1.6: counts placements of this round. */
  readonly usedPairs: Record<Side, SupportAction[]>;
  /** Momentum cards resolved in this round, to be repaid at recall. */
  readonly momentum: Record<Side, number>;
  /** True while a commander taken for the Signal unit is in play. */
  readonly signalHeld: Record<Side, boolean>;
  readonly bonus: Readonly<Partial<Record<AreaId, BonusId>>>;
  /** Special effects resolved in this turn (GOW-6.4.3). */
  readonly effects: Record<Side, CardTitle[]>;
  /** Face up, the last one on top. */
  discard: CardTitle[];
  result: Result | null;
}

export interface State extends PublicState, CommonState<Frame> {
  /** Index 0 is the top. */
  deck: CardTitle[];
  readonly hand: Record<Side, CardTitle[]>;
}

/** What a side holds, and what of it is supplied. */
export interface Lines {
  readonly held: Places;
  readonly supplied: Places;
}

/** Both sides on land and in the air, to tell afterwards what a change cut off or joined again. */
export type Standing = Readonly<Record<Side, { readonly land: Lines; readonly air: Lines }>>;

/** How a combat came about. */
export type Assault = 'advance' | 'paradrop' | 'fly' | 'scramble';

/** Pieces that are about to enter a place: not yet there, no longer where they were. */
interface Entering {
  readonly side: Side;
  readonly by: Assault;
  readonly place: AreaId | ZoneId;
  pieces: number;
}

/** D2, D10: pieces are moved one by one into the linked place. */
export interface MoveFrame extends Entering {
  readonly step: 'advance.move' | 'fly.move';
  readonly from: Partial<Record<AreaId | ZoneId, number>>;
  /** The Forward outpost was held when the commander was placed. */
  readonly outpost: boolean;
}

/** D3, D7, D11: a card may send more pieces along. */
export interface EntryCardFrame extends Entering {
  readonly step: 'advance.card' | 'paradrop.card' | 'fly.card';
}

/** The two steps of a combat: the defender's cards, then what the hits and attrition leave. */
export interface CombatFrame extends Entering {
  readonly step: 'combat.defence' | 'combat.losses';
  /** Dice of the defence and why (GOW-6.1.3). */
  readonly dice: DicePart[];
  hits: number | null;
}

/** Why there are so many dice: `base`, a bonus, or the title of a card. */
export type DiceReason = 'base' | 'zone' | 'city' | 'observationPost' | CardTitle;
export interface DicePart {
  readonly because: DiceReason;
  readonly dice: number;
}

/** Guns or bombs on their way: D5 and D14, then the losses. */
export interface FireFrame {
  readonly step: 'fire.card' | 'fire.losses';
  readonly side: Side;
  readonly by: 'barrage' | 'bombing';
  /** The area of the guns, or the zone of the bombers. */
  readonly from: AreaId | ZoneId;
  readonly target: AreaId;
  readonly dice: DicePart[];
  hits: number | null;
}

/** A roll that is about to fall, or lies there and may be rolled again. */
export interface DiceFrame {
  readonly step: 'dice.roll' | 'dice.reroll';
  readonly side: Side;
  readonly by: 'defence' | 'barrage' | 'bombing';
  readonly place: AreaId | ZoneId;
  readonly dice: readonly DicePart[];
  /** Enemy pieces that hits can remove (GOW-6.3.6). */
  readonly exposed: number;
  /** Rolls made before this one. */
  readonly attempt: number;
  /** Hits on each die; empty while they have not fallen. */
  readonly faces: readonly number[];
}

/** D8, D9, D15, D16: pieces from the reserve, after recalling some where it is short. */
export interface SupplyFrame {
  readonly step: 'reinforce.recall' | 'reinforce.place' | 'scramble.recall' | 'scramble.place';
  readonly side: Side;
  readonly space: SupportSpace;
  readonly strength: number;
  /** Where pieces may be placed; fixed when the commander was placed (GOW-5.9.2). */
  readonly allowed: readonly (AreaId | ZoneId)[];
  readonly recalled: Partial<Record<AreaId | ZoneId, number>>;
  readonly placed: Partial<Record<AreaId | ZoneId, number>>;
  /** Still to be placed; fixed when placing begins, raised by Mobilisation. */
  remaining: number;
  /** GOW-6.6.2, since edition 2: so many of them may be left in the reserve. */
  readonly optional?: number;
}

export type Frame =
  /** The base of a round: whose turn comes next. */
  | { readonly step: 'round.turns'; next: Side }
  | { readonly step: 'round.recall' }
  | { readonly step: 'round.token' }
  | { readonly step: 'turn'; readonly side: Side }
  | MoveFrame
  | EntryCardFrame
  | { readonly step: 'barrage.target'; readonly side: Side; readonly from: AreaId; readonly dice: readonly DicePart[] }
  | { readonly step: 'paradrop.target'; readonly side: Side; readonly pieces: number }
  | { readonly step: 'bombing.target'; readonly side: Side; readonly from: ZoneId }
  | { readonly step: 'bombing.scale'; readonly side: Side; readonly from: ZoneId; readonly target: AreaId }
  | FireFrame
  | CombatFrame
  | DiceFrame
  | SupplyFrame
  | { readonly step: 'check'; readonly before: Standing }
  | { readonly step: 'signal.loss'; readonly side: Side };

export const seatOf = (side: Side): Seat => SIDES.indexOf(side);
export const sideOf = (seat: Seat): Side => SIDES[seat] as Side;

export const tell = teller<Event>();
