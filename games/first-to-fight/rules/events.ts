/** What can happen, as data. The log, the animation and the spoken words are made of these; rules never build sentences. */
import type { Outcome, Seat } from '@sztab/kernel';
import type { Effect, EventId } from '../content/events.ts';
import type { Ability, Attribute, Formation } from '../content/formations.ts';
import type { MissionId } from '../content/missions.ts';
import type { Bonus, Order } from '../content/orders.ts';
import type { Region } from '../content/regions.ts';
import type { SoldierId } from '../content/soldiers.ts';
import type { Month } from '../content/time.ts';
import type { Result } from './state.ts';

/** How a soldier came to a region or got better. */
export type MoveBy = 'movement' | 'concentration' | 'ability' | 'drop';
export type TrainBy = 'training' | 'ability' | 'camp';
/** Why a domination marker moved. */
export type PushBy = 'sabotage' | 'undergroundActivity' | 'mainFront' | 'axis' | 'event';

export type Event =
  /** `tries`: how often the soldiers were dealt (FTF-3.3). */
  | {
      readonly is: 'opened';
      readonly soldiers: readonly { readonly soldier: SoldierId; readonly region: Region }[];
      readonly tries: number;
    }
  | { readonly is: 'answered'; readonly seat: Seat }
  /** The card is told to its owner alone. */
  | { readonly is: 'missions-kept'; readonly seat: Seat; readonly count: number; readonly discarded?: MissionId | null }
  | { readonly is: 'packets-passed'; readonly pick: 1 | 2; readonly kept?: MissionId }
  | { readonly is: 'first-player'; readonly seat: Seat }
  | { readonly is: 'round-began'; readonly round: number; readonly seat: Seat }
  | { readonly is: 'order-chosen'; readonly seat: Seat; readonly order: Order; readonly vp: number }
  | { readonly is: 'declined'; readonly seat: Seat; readonly order: Order }
  | {
      readonly is: 'moved';
      readonly seat: Seat;
      readonly soldier: SoldierId;
      readonly from: Region;
      readonly to: Region;
      readonly by: MoveBy;
    }
  | { readonly is: 'arrival-point'; readonly seat: Seat; readonly soldier: SoldierId; readonly region: Region }
  | {
      readonly is: 'trained';
      readonly seat: Seat;
      readonly soldier: SoldierId;
      readonly attribute: Attribute;
      readonly s: number;
      readonly u: number;
      readonly by: TrainBy;
    }
  | { readonly is: 'nurse-taken'; readonly seat: Seat }
  | {
      readonly is: 'domination';
      readonly region: Region;
      readonly from: number;
      readonly to: number;
      readonly by: PushBy;
      /** Who did it; nobody where the Axis or an event did. */
      readonly seat: Seat | null;
    }
  | { readonly is: 'sabotage-points'; readonly seat: Seat; readonly region: Region; readonly vp: number }
  | { readonly is: 'rule-used'; readonly seat: Seat; readonly region: Region }
  | {
      readonly is: 'formation-named';
      readonly seat: Seat;
      readonly formation: Formation;
      readonly revealed: readonly SoldierId[];
      readonly found: SoldierId | null;
    }
  | { readonly is: 'army-arrived'; readonly seat: Seat; readonly soldiers: readonly SoldierId[] }
  | { readonly is: 'front-discarded'; readonly seat: Seat; readonly mission: MissionId }
  | { readonly is: 'front-kept'; readonly seat: Seat }
  | { readonly is: 'mission-received'; readonly seat: Seat; readonly kept?: MissionId; readonly returned?: MissionId }
  | { readonly is: 'recruiting'; readonly seat: Seat; readonly region: Region; readonly count: number }
  | {
      readonly is: 'recruited';
      readonly seat: Seat;
      readonly region: Region;
      readonly soldier: SoldierId;
      readonly others?: readonly SoldierId[];
    }
  | { readonly is: 'ability'; readonly seat: Seat; readonly soldier: SoldierId; readonly ability: Ability }
  | { readonly is: 'liaison'; readonly seat: Seat; readonly top?: EventId; readonly bottom?: EventId }
  | { readonly is: 'bonus-taken'; readonly seat: Seat; readonly bonus: Bonus }
  /** `stays`: the same formation in the same region once more. */
  | {
      readonly is: 'token-placed';
      readonly seat: Seat;
      readonly formation: Formation;
      readonly region: Region;
      readonly stays?: true;
    }
  | { readonly is: 'maneuvers'; readonly seat: Seat; readonly orders: readonly Order[] }
  | { readonly is: 'treated'; readonly seat: Seat; readonly soldier: SoldierId }
  | { readonly is: 'axis'; readonly event: EventId; readonly region: Region; readonly months: number }
  | { readonly is: 'event-laid-out'; readonly event: EventId }
  | { readonly is: 'event-passed'; readonly event: EventId }
  | { readonly is: 'time-passed'; readonly from: Month; readonly to: Month }
  | { readonly is: 'missions-revealed'; readonly seat: Seat; readonly missions: readonly MissionId[] }
  | {
      readonly is: 'mission-resolved';
      readonly seat: Seat;
      readonly mission: MissionId;
      readonly available: number;
      readonly required: number;
      readonly success: boolean;
    }
  | {
      readonly is: 'losses-rolled';
      readonly region: Region;
      readonly die: number;
      readonly level: number;
      readonly wounds: number;
    }
  | { readonly is: 'wounded'; readonly soldier: SoldierId; readonly wounds: number }
  | { readonly is: 'fell'; readonly soldier: SoldierId; readonly region: Region }
  | { readonly is: 'event-resolved'; readonly event: EventId; readonly effects: readonly Effect[] }
  | { readonly is: 'event-soldiers'; readonly region: Region; readonly soldiers: readonly SoldierId[] }
  | { readonly is: 'token-removed' }
  | { readonly is: 'nurse-lost'; readonly seat: Seat }
  | { readonly is: 'resigned'; readonly seat: Seat; readonly playsOn: boolean }
  | ({ readonly is: 'game-over' } & Result & Pick<Outcome, 'resigned'>);
