/** What can happen, as data. The log, the beats of the stage and the spoken words are made of these; rules never build sentences. */
import type { EventOf } from '@sztab/kernel';
import type { CardId } from '../content/cards.ts';
import type { Side, Zone } from '../content/zones.ts';
import type { ChainSource, Reason } from './state.ts';

interface Events {
  'stage-began': { stage: number };
  /** The cards are told to their owner alone. */
  drew: { side: Side; count: number; cards?: readonly CardId[] };
  'mulligan-answered': { side: Side };
  'hand-kept': { side: Side };
  'hand-exchanged': { side: Side; count: number; cards?: readonly CardId[] };
  'rocket-fell': { parts: number };
  deployed: { side: Side; card: CardId; zone: Zone };
  moved: { side: Side; card: CardId; from: Zone; to: Zone; with: CardId | null };
  'attack-declared': { side: Side; actor: CardId; target: CardId; zone: Zone };
  escorted: { side: Side; card: CardId; target: CardId };
  ambushed: { side: Side; card: CardId };
  'search-declared': { side: Side; actor: CardId; with: CardId | null };
  'steal-declared': { side: Side; actor: CardId; zone: Zone };
  rolled: { side: Side; dice: Readonly<Partial<Record<Side, number>>> };
  'die-changed': { side: Side; card: CardId; die: Side; delta: number };
  /** Passing inside a window is nobody else's business (OM3-6.9.6). */
  'let-stand': { side: Side };
  'attack-ended': { side: Side; success: boolean; totals: Readonly<Record<Side, number>> | null };
  'search-ended': { side: Side; success: boolean; total: number | null; need: number };
  'steal-ended': { side: Side; success: boolean; total: number; need: number };
  'part-moved': { from: Zone; to: Zone };
  removed: { side: Side; card: CardId };
  nursed: { side: Side; card: CardId; unit: CardId };
  ordered: { side: Side; support: CardId; unit: CardId };
  'morale-raised': {
    side: Side;
    card: CardId;
    /** Null: none was exhausted. */
    unit: CardId | null;
  };
  'chain-opened': { side: Side; source: ChainSource; card: CardId; actions: number };
  'chain-ended': {
    side: Side;
    source: ChainSource;
    unused: number;
    /** Nothing was left to do, and everybody could see it (OM3-5.8.12); otherwise it was given up. */
    idle: boolean;
  };
  refreshed: { side: Side; unit: CardId };
  'parts-hidden': { side: Side; card: CardId; parts: number };
  'parts-returned': { parts: number };
  'parts-evacuated': { side: Side; card: CardId; parts: number };
  passed: { side: Side };
  'all-refreshed': null;
  resigned: { side: Side };
  'game-over': { winner: Side; reason: Reason; score: Readonly<Record<Side, number>>; unusedRocket: number | null };
}

export type Event = EventOf<Events>;
