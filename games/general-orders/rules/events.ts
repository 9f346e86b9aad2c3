/** What can happen, as data. The log, the beats of the stage and the spoken words are made of these; rules never build sentences. */
import type { EventOf } from '@sztab/kernel';
import type { AreaId, ZoneId } from '../content/areas.ts';
import type { BonusId } from '../content/bonuses.ts';
import type { CardTitle } from '../content/cards.ts';
import type { Mode, Side } from '../content/sides.ts';
import type { SpaceId, SupportSpace } from '../content/spaces.ts';
import type { Idle } from './legal.ts';
import type { Assault, DicePart, Result } from './state.ts';

type Counts<Place extends string> = Readonly<Partial<Record<Place, number>>>;

/** Strength of a support action: of its space, and what a bonus added. */
export interface Strength {
  readonly space: number;
  readonly bonus: number;
}

interface Events {
  opened: { mode: Mode; initiative: Side; bonus: Readonly<Partial<Record<AreaId, BonusId>>> };
  'round-began': { round: number; initiative: Side };
  passed: { side: Side; commandersLeft: number };
  /** GOW-5.1.4: a commander took the space, and the action had nothing to do. */
  'space-closed': { side: Side; space: SpaceId; because: Idle };
  /** GOW-8.3: an action is told when it is finished, not click by click. */
  advanced: { side: Side; area: AreaId; from: Counts<AreaId> };
  'outpost-joined': { side: Side; area: AreaId };
  flew: { side: Side; zone: ZoneId; from: Counts<ZoneId> };
  dropped: { side: Side; area: AreaId; soldiers: number };
  barrage: { side: Side; from: AreaId; area: AreaId };
  bombing: { side: Side; from: ZoneId; area: AreaId; aircraft: number };
  reinforced: { side: Side; space: SupportSpace; strength: Strength; placed: Counts<AreaId>; recalled: Counts<AreaId> };
  scrambled: { side: Side; space: SupportSpace; strength: Strength; placed: Counts<ZoneId>; recalled: Counts<ZoneId> };
  /** The cards are told to their owner alone. */
  planned: { side: Side; space: SupportSpace; strength: Strength; count: number; cards?: readonly CardTitle[] };
  reshuffled: { side: Side; cards: number };
  'initiative-taken': { side: Side };
  /** `added`: pieces or dice that the special effect brought. */
  'card-played': { side: Side; title: CardTitle; added: number; place: AreaId | ZoneId | null };
  'card-for-reroll': { side: Side; title: CardTitle };
  rolled: {
    side: Side;
    by: 'defence' | 'barrage' | 'bombing';
    place: AreaId | ZoneId;
    faces: readonly number[];
    parts: readonly DicePart[];
    attempt: number;
  };
  'combat-ended': {
    attacker: Side;
    by: Assault;
    place: AreaId | ZoneId;
    hits: number;
    /** Attackers removed by hits, then by attrition; the defenders lose in attrition only. */
    hit: number;
    attrition: number;
    surplus: number;
    /** Who holds the place now, and with how many; nobody if both sides were wiped out. */
    holder: Side | null;
    left: number;
  };
  'fire-ended': { side: Side; by: 'barrage' | 'bombing'; area: AreaId; hits: number; lost: number };
  entered: { side: Side; place: AreaId | ZoneId; pieces: number; surplus: number };
  /** Places that a side holds and no longer supplies. */
  'supply-lost': { side: Side; places: readonly (AreaId | ZoneId)[] };
  /** Places that it held in vain and supplies again. */
  'supply-gained': { side: Side; places: readonly (AreaId | ZoneId)[] };
  stars: { stars: Readonly<Record<Side, number>> };
  'signal-gained': { side: Side };
  /** `space`: the commander came off it, because the reserve was empty. */
  'signal-lost': { side: Side; space: SpaceId | null };
  recalled: { returned: Readonly<Record<Side, number>> };
  resigned: { side: Side };
  'game-over': Result;
}

export type Event = EventOf<Events>;
