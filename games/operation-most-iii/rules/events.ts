/** What can happen, as data. The log, the animation and the spoken words are made of these; rules never build sentences. */
import type { CardId } from '../content/cards.ts';
import type { Side, Zone } from '../content/zones.ts';
import type { ChainSource, Reason } from './state.ts';

export type Event =
  | { readonly is: 'stage-began'; readonly stage: number }
  /** The cards are told to their owner alone. */
  | { readonly is: 'drew'; readonly side: Side; readonly count: number; readonly cards?: readonly CardId[] }
  | { readonly is: 'mulligan-answered'; readonly side: Side }
  | { readonly is: 'hand-kept'; readonly side: Side }
  | { readonly is: 'hand-exchanged'; readonly side: Side; readonly count: number; readonly cards?: readonly CardId[] }
  | { readonly is: 'rocket-fell'; readonly parts: number }
  | { readonly is: 'deployed'; readonly side: Side; readonly card: CardId; readonly zone: Zone }
  | {
      readonly is: 'moved';
      readonly side: Side;
      readonly card: CardId;
      readonly from: Zone;
      readonly to: Zone;
      readonly with: CardId | null;
    }
  | {
      readonly is: 'attack-declared';
      readonly side: Side;
      readonly actor: CardId;
      readonly target: CardId;
      readonly zone: Zone;
    }
  | { readonly is: 'escorted'; readonly side: Side; readonly card: CardId; readonly target: CardId }
  | { readonly is: 'ambushed'; readonly side: Side; readonly card: CardId }
  | { readonly is: 'search-declared'; readonly side: Side; readonly actor: CardId; readonly with: CardId | null }
  | { readonly is: 'steal-declared'; readonly side: Side; readonly actor: CardId; readonly zone: Zone }
  | { readonly is: 'rolled'; readonly side: Side; readonly dice: Readonly<Partial<Record<Side, number>>> }
  | {
      readonly is: 'die-changed';
      readonly side: Side;
      readonly card: CardId;
      readonly die: Side;
      readonly delta: number;
    }
  /** Passing inside a window is nobody else's business (OM3-6.9.6). */
  | { readonly is: 'let-stand'; readonly side: Side }
  | {
      readonly is: 'attack-ended';
      readonly side: Side;
      readonly success: boolean;
      readonly totals: Readonly<Record<Side, number>> | null;
    }
  | {
      readonly is: 'search-ended';
      readonly side: Side;
      readonly success: boolean;
      readonly total: number | null;
      readonly need: number;
    }
  | {
      readonly is: 'steal-ended';
      readonly side: Side;
      readonly success: boolean;
      readonly total: number;
      readonly need: number;
    }
  | { readonly is: 'part-moved'; readonly from: Zone; readonly to: Zone }
  | { readonly is: 'removed'; readonly side: Side; readonly card: CardId }
  | { readonly is: 'nursed'; readonly side: Side; readonly card: CardId; readonly unit: CardId }
  | { readonly is: 'ordered'; readonly side: Side; readonly support: CardId; readonly unit: CardId }
  | {
      readonly is: 'morale-raised';
      readonly side: Side;
      readonly card: CardId;
      /** Null: none was exhausted. */
      readonly unit: CardId | null;
    }
  | {
      readonly is: 'chain-opened';
      readonly side: Side;
      readonly source: ChainSource;
      readonly card: CardId;
      readonly actions: number;
    }
  | {
      readonly is: 'chain-ended';
      readonly side: Side;
      readonly source: ChainSource;
      readonly unused: number;
      /** Nothing was left to do, and everybody could see it (OM3-5.8.12); otherwise it was given up. */
      readonly idle: boolean;
    }
  | { readonly is: 'refreshed'; readonly side: Side; readonly unit: CardId }
  | { readonly is: 'parts-hidden'; readonly side: Side; readonly card: CardId; readonly parts: number }
  | { readonly is: 'parts-returned'; readonly parts: number }
  | { readonly is: 'parts-evacuated'; readonly side: Side; readonly card: CardId; readonly parts: number }
  | { readonly is: 'passed'; readonly side: Side }
  | { readonly is: 'all-refreshed' }
  | { readonly is: 'resigned'; readonly side: Side }
  | {
      readonly is: 'game-over';
      readonly winner: Side;
      readonly reason: Reason;
      readonly score: Readonly<Record<Side, number>>;
      readonly unusedRocket: number | null;
    };
