/** All that the rules know of a match at one moment, and the frames of its flow. */
import { type CommonState, type Seat, teller } from '@sztab/kernel';
import type { CardId, PursuitId, ResistanceId } from '../content/cards.ts';
import { type CorpsId, corpsData } from '../content/corps.ts';
import type { Colour, Town } from '../content/fields.ts';
import type { RoadId } from '../content/roads.ts';
import type { SoloRank } from '../content/solo.ts';
import type { Kind, Supplies } from '../content/supplies.ts';
import type { Event } from './events.ts';
import type { RuleOptions } from './options.ts';

export interface Corps {
  readonly id: CorpsId;
  at: Town;
  readonly cargo: Supplies;
  immobilised: boolean;
  /** In this turn. */
  moved: boolean;
}

/** Which deck: the own pursuit deck, or that of resistance. */
export type Deck = 'pursuit' | 'resistance';

export interface Commander {
  readonly colour: Colour;
  trucks: number;
  level: number;
  medals: number;
  readonly captured: CardId[];
  /** Resistance and Recon cards with the hand symbol. */
  readonly kept: PursuitId[];
  /** Where the air-support marker lies; null: in the own resources. */
  air: Deck | null;
  /** The commander card shows its active side. */
  active: boolean;
  /** The top cards this player has looked at and still knows. */
  readonly knows: Record<Deck, boolean>;
}

/** The extra action that Resistance gives: none yet, after the move, now, or used up. */
export type Credit = 'none' | 'pending' | 'ready' | 'used';

/** What is counted by turn (RTR-6.4.9). */
export interface Turn {
  base: number;
  credit: Credit;
  recon: boolean;
  readonly bases: Town[];
  transfers: number;
}

export interface Paratroop {
  readonly town: Town;
  readonly by: Seat;
  dark: boolean;
}

export interface Result {
  readonly winners: readonly Seat[];
  readonly scores: readonly number[];
  readonly reason: 'rhine' | 'medals' | 'divisions' | 'order' | 'turn-cap' | 'resign';
  /** Where the Rhine was crossed. */
  readonly town: Town | null;
  /** Of a solo game. */
  readonly rank: SoloRank | null;
}

/** Everything that lies open, whoever looks. */
export interface PublicState {
  readonly edition: number;
  readonly options: RuleOptions;
  round: number;
  /** RTR-3.11; it never changes. */
  readonly order: readonly Seat[];
  /** Whose turn it is: the place in the order. */
  at: number;
  readonly turn: Turn;
  readonly commanders: readonly Commander[];
  readonly corps: readonly Corps[];
  /**
   * Who controls each field, one sign a town in the order of `TOWNS`: a capital for a marker, a small letter for what is somebody's
   * for good (rear areas, absent commanders), a dot for nobody.
   */
  control: string;
  /** Tokens on fields; only where there are any. */
  fields: Partial<Record<Town, Supplies>>;
  readonly pool: Supplies;
  readonly track: Supplies;
  trucksOnTrack: number;
  /** Trucks that will still enter play. */
  reserve: number;
  readonly trucks: RoadId[];
  /** Resistance markers on the board, in the order in which they came. */
  readonly markers: Town[];
  markerPool: number;
  /** Where Metz was made difficult and its marker is not yet a starting point (RTR-7.5.2). */
  metzSleeps: boolean;
  /** The last marker is out: the round is played to its end (RTR-6.7.2). */
  ending: boolean;
  medalPool: number;
  readonly paratroops: Paratroop[];
  paratroopsLeft: number;
  ostend: boolean;
  antwerpOpen: boolean;
  weather: 'sun' | 'rain';
  /** Divisions paid for paratroops. */
  readonly box: CardId[];
  readonly discards: PursuitId[][];
  /** The card turned up last in this turn; a division that was not beaten is in its pile again. */
  revealed: CardId | null;
  /** Freed by a counterattack out of a pocket: no encirclement takes them (RTR-7.5.5). */
  readonly exempt: Town[];
  /** Solo: number markers that still lie with their number up. */
  numbers: { readonly number: number; readonly town: Town }[];
  /** Solo: Starving civilians revealed so far. */
  civilians: number;
  result: Result | null;
}

export interface State extends PublicState, CommonState<Frame> {
  /** Draw piles, index 0 is the top: one a seat, or one for all. */
  readonly pursuit: PursuitId[][];
  resistance: ResistanceId[];
}

export interface MoveFrame {
  readonly step: 'move';
  readonly corps: CorpsId;
  steps: number;
  /** The next step costs a fuel (RTR-5.5.9). */
  pays: boolean;
}

/** RTR-5.3.3: a truck on its road, while it is loaded. */
export interface TruckFrame {
  readonly step: 'truck';
  readonly from: Town;
  readonly to: Town;
  readonly load: Supplies;
}

/** A card that asks something before the field is taken. */
export interface CardFrame {
  readonly step: 'civilians' | 'market';
  readonly corps: CorpsId;
}

export type Frame =
  | { readonly step: 'act' }
  | { readonly step: 'bonus'; readonly town: Town; left: number }
  | { readonly step: 'overflow'; readonly town: Town; readonly seat: Seat }
  | { readonly step: 'transport'; placed: number }
  | TruckFrame
  | MoveFrame
  | CardFrame
  /** The field just entered is taken, after the card was dealt with. */
  | { readonly step: 'take'; readonly corps: CorpsId; readonly found: Kind | null; readonly unfought: boolean }
  | { readonly step: 'airborne'; dropped: number }
  | { readonly step: 'pay.cards'; readonly cards: CardId[] }
  | { readonly step: 'drop' }
  | { readonly step: 'logistics' }
  | { readonly step: 'upkeep' }
  | { readonly step: 'front' }
  | { readonly step: 'reaction' }
  | { readonly step: 'solo.counter' | 'solo.roll' }
  | { readonly step: 'spread'; readonly moving: number[]; readonly towns: readonly Town[] }
  | { readonly step: 'turn.end' };

export const tell = teller<Event>();

export const activeSeat = (s: Pick<PublicState, 'order' | 'at'>): Seat => s.order[s.at] as Seat;
export const commanderAt = (s: Pick<PublicState, 'commanders'>, seat: Seat): Commander =>
  s.commanders[seat] as Commander;
export const activeCommander = (s: Pick<PublicState, 'commanders' | 'order' | 'at'>): Commander =>
  commanderAt(s, activeSeat(s));
export const seatOfColour = (s: Pick<PublicState, 'commanders'>, colour: Colour): Seat =>
  s.commanders.findIndex((commander) => commander.colour === colour);

export const isSolo = (s: Pick<PublicState, 'commanders'>): boolean => s.commanders.length === 1;

export const corpsOf = (s: Pick<PublicState, 'corps'>, id: CorpsId): Corps =>
  s.corps.find((one) => one.id === id) as Corps;
export const corpsIn = (s: Pick<PublicState, 'corps'>, town: Town): Corps | undefined =>
  s.corps.find(({ at }) => at === town);
export const ownCorps = (s: Pick<PublicState, 'corps'>, colour: Colour): Corps[] =>
  s.corps.filter(({ id }) => corpsData(id).colour === colour);

/** The place of a player's pursuit pile: the own one, or the one for all (RTR-7.4.2). */
export const pileOf = (s: Pick<PublicState, 'options'>, seat: Seat): number => (s.options.commonPursuitDeck ? 0 : seat);
