/** What can happen, as data. The log, the beats of the stage and the spoken words are made of these; rules never build sentences. */
import type { EventOf, Outcome, Seat } from '@sztab/kernel';
import type { Ability } from '../content/abilities.ts';
import type { Effect, EventId } from '../content/events.ts';
import type { Attribute, Formation } from '../content/formations.ts';
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

interface Events {
  /** `tries`: how often the soldiers were dealt (FTF-3.3). */
  opened: { soldiers: readonly { readonly soldier: SoldierId; readonly region: Region }[]; tries: number };
  answered: { seat: Seat };
  /** The card is told to its owner alone. */
  'missions-kept': { seat: Seat; count: number; discarded?: MissionId | null };
  'packets-passed': { pick: 1 | 2; kept?: MissionId };
  'first-player': { seat: Seat };
  'round-began': { round: number; seat: Seat };
  'order-chosen': { seat: Seat; order: Order; vp: number };
  declined: { seat: Seat; order: Order };
  moved: { seat: Seat; soldier: SoldierId; from: Region; to: Region; by: MoveBy };
  'arrival-point': { seat: Seat; soldier: SoldierId; region: Region };
  trained: { seat: Seat; soldier: SoldierId; attribute: Attribute; s: number; u: number; by: TrainBy };
  'nurse-taken': { seat: Seat };
  domination: {
    region: Region;
    from: number;
    to: number;
    by: PushBy;
    /** Who did it; nobody where the Axis or an event did. */
    seat: Seat | null;
  };
  'sabotage-points': { seat: Seat; region: Region; vp: number };
  'rule-used': { seat: Seat; region: Region };
  'formation-named': { seat: Seat; formation: Formation; revealed: readonly SoldierId[]; found: SoldierId | null };
  'army-arrived': { seat: Seat; soldiers: readonly SoldierId[] };
  'front-discarded': { seat: Seat; mission: MissionId };
  'front-kept': { seat: Seat };
  'mission-received': { seat: Seat; kept?: MissionId; returned?: MissionId };
  recruiting: { seat: Seat; region: Region; count: number };
  recruited: { seat: Seat; region: Region; soldier: SoldierId; others?: readonly SoldierId[] };
  ability: { seat: Seat; soldier: SoldierId; ability: Ability };
  liaison: { seat: Seat; top?: EventId; bottom?: EventId };
  'bonus-taken': { seat: Seat; bonus: Bonus };
  /** `stays`: the same formation in the same region once more. */
  'token-placed': { seat: Seat; formation: Formation; region: Region; stays?: true };
  maneuvers: { seat: Seat; orders: readonly Order[] };
  treated: { seat: Seat; soldier: SoldierId };
  axis: { event: EventId; region: Region; months: number };
  'event-laid-out': { event: EventId };
  'event-passed': { event: EventId };
  'time-passed': { from: Month; to: Month };
  'missions-revealed': { seat: Seat; missions: readonly MissionId[] };
  'mission-resolved': { seat: Seat; mission: MissionId; available: number; required: number; success: boolean };
  'losses-rolled': { region: Region; die: number; level: number; wounds: number };
  wounded: { soldier: SoldierId; wounds: number };
  fell: { soldier: SoldierId; region: Region };
  'event-resolved': { event: EventId; effects: readonly Effect[] };
  'event-soldiers': { region: Region; soldiers: readonly SoldierId[] };
  'token-removed': null;
  'nurse-lost': { seat: Seat };
  resigned: { seat: Seat; playsOn: boolean };
  'game-over': Result & Pick<Outcome, 'resigned'>;
}

export type Event = EventOf<Events>;
