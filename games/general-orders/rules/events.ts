/** What can happen, as data. The log, the animation and the spoken words are made of these; rules never build sentences. */
import type { AreaId, ZoneId } from '../content/areas.ts';
import type { BonusId } from '../content/bonuses.ts';
import type { CardTitle } from '../content/cards.ts';
import type { Mode, Side } from '../content/sides.ts';
import type { SpaceId, SupportSpace } from '../content/spaces.ts';
import type { Idle } from './legal.ts';
import type { Assault, DicePart, Reason } from './state.ts';

type Counts<Place extends string> = Readonly<Partial<Record<Place, number>>>;

/** Strength of a support action: of its space, and what a bonus added. */
export interface Strength {
  readonly space: number;
  readonly bonus: number;
}

export type Event =
  | {
      readonly is: 'opened';
      readonly mode: Mode;
      readonly initiative: Side;
      readonly bonus: Readonly<Partial<Record<AreaId, BonusId>>>;
    }
  | { readonly is: 'round-began'; readonly round: number; readonly initiative: Side }
  | { readonly is: 'passed'; readonly side: Side; readonly commandersLeft: number }
  /** GOW-5.1.4: a commander took the space, and the action had nothing to do. */
  | { readonly is: 'space-closed'; readonly side: Side; readonly space: SpaceId; readonly because: Idle }
  /** GOW-8.3: an action is told when it is finished, not click by click. */
  | { readonly is: 'advanced'; readonly side: Side; readonly area: AreaId; readonly from: Counts<AreaId> }
  | { readonly is: 'outpost-joined'; readonly side: Side; readonly area: AreaId }
  | { readonly is: 'flew'; readonly side: Side; readonly zone: ZoneId; readonly from: Counts<ZoneId> }
  | { readonly is: 'dropped'; readonly side: Side; readonly area: AreaId; readonly soldiers: number }
  | { readonly is: 'barrage'; readonly side: Side; readonly from: AreaId; readonly area: AreaId }
  | {
      readonly is: 'bombing';
      readonly side: Side;
      readonly from: ZoneId;
      readonly area: AreaId;
      readonly aircraft: number;
    }
  | {
      readonly is: 'reinforced';
      readonly side: Side;
      readonly space: SupportSpace;
      readonly strength: Strength;
      readonly placed: Counts<AreaId>;
      readonly recalled: Counts<AreaId>;
    }
  | {
      readonly is: 'scrambled';
      readonly side: Side;
      readonly space: SupportSpace;
      readonly strength: Strength;
      readonly placed: Counts<ZoneId>;
      readonly recalled: Counts<ZoneId>;
    }
  /** The cards are told to their owner alone. */
  | {
      readonly is: 'planned';
      readonly side: Side;
      readonly space: SupportSpace;
      readonly strength: Strength;
      readonly count: number;
      readonly cards?: readonly CardTitle[];
    }
  | { readonly is: 'reshuffled'; readonly side: Side; readonly cards: number }
  | { readonly is: 'initiative-taken'; readonly side: Side }
  /** `added`: pieces or dice that the special effect brought. */
  | {
      readonly is: 'card-played';
      readonly side: Side;
      readonly title: CardTitle;
      readonly added: number;
      readonly place: AreaId | ZoneId | null;
    }
  | { readonly is: 'card-for-reroll'; readonly side: Side; readonly title: CardTitle }
  | {
      readonly is: 'rolled';
      readonly side: Side;
      readonly by: 'defence' | 'barrage' | 'bombing';
      readonly place: AreaId | ZoneId;
      readonly faces: readonly number[];
      readonly parts: readonly DicePart[];
      readonly attempt: number;
    }
  | {
      readonly is: 'combat-ended';
      readonly attacker: Side;
      readonly by: Assault;
      readonly place: AreaId | ZoneId;
      readonly hits: number;
      /** Attackers removed by hits, then by attrition; the defenders lose in attrition only. */
      readonly hit: number;
      readonly attrition: number;
      readonly surplus: number;
      /** Who holds the place now, and with how many; nobody if both sides were wiped out. */
      readonly holder: Side | null;
      readonly left: number;
    }
  | {
      readonly is: 'fire-ended';
      readonly side: Side;
      readonly by: 'barrage' | 'bombing';
      readonly area: AreaId;
      readonly hits: number;
      readonly lost: number;
    }
  | {
      readonly is: 'entered';
      readonly side: Side;
      readonly place: AreaId | ZoneId;
      readonly pieces: number;
      readonly surplus: number;
    }
  /** Places that a side holds and no longer supplies. */
  | { readonly is: 'supply-lost'; readonly side: Side; readonly places: readonly (AreaId | ZoneId)[] }
  /** Places that it held in vain and supplies again. */
  | { readonly is: 'supply-gained'; readonly side: Side; readonly places: readonly (AreaId | ZoneId)[] }
  | { readonly is: 'stars'; readonly stars: Readonly<Record<Side, number>> }
  | { readonly is: 'signal-gained'; readonly side: Side }
  /** `space`: the commander came off it, because the reserve was empty. */
  | { readonly is: 'signal-lost'; readonly side: Side; readonly space: SpaceId | null }
  | { readonly is: 'recalled'; readonly returned: Readonly<Record<Side, number>> }
  | { readonly is: 'resigned'; readonly side: Side }
  | {
      readonly is: 'game-over';
      readonly winner: Side;
      readonly reason: Reason;
      readonly stars: Readonly<Record<Side, number>>;
    };
