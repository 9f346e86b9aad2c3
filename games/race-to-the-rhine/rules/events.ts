/** What is told of a game; only the card somebody looks at is told to nobody else. */
import type { EventOf } from '@sztab/kernel';
import type { CardId, PursuitId } from '../content/cards.ts';
import type { CorpsId } from '../content/corps.ts';
import type { Colour, Town } from '../content/fields.ts';
import type { Kind, Supplies } from '../content/supplies.ts';
import type { Deck, Result } from './state.ts';

interface Events {
  opened: { order: readonly Colour[] };
  /** `solo`: rounds are turns there. */
  turn: { by: Colour; round: number; solo: boolean };
  'supplies-taken': { by: Colour; town: Town; set: 'basic' | Kind; got: Supplies };
  'bonus-taken': { by: Colour; town: Town; kind: Kind };
  fed: { corps: CorpsId; town: Town };
  discarded: { by: Colour; town: Town; kind: Kind };
  'trucks-taken': { by: Colour; count: number; left: number };
  convoy: { by: Colour; from: Town; to: Town; load: Supplies };
  loaded: { corps: CorpsId; town: Town; kind: Kind };
  unloaded: { corps: CorpsId; town: Town; kind: Kind };
  'move-begun': { corps: CorpsId; by: 'action' | 'commander' };
  stepped: { corps: CorpsId; from: Town; to: Town; fuel: number };
  'fort-paid': { corps: CorpsId; town: Town; with: 'air' | 'paratroops' | 'cargo' };
  card: { corps: CorpsId; deck: Deck; card: CardId };
  'no-card': { deck: Deck; town: Town };
  'civilians-fed': { corps: CorpsId; forced: boolean };
  'civilians-left': { corps: CorpsId };
  swapped: { corps: CorpsId; give: Kind; get: Kind };
  'market-left': { corps: CorpsId };
  found: { town: Town; kind: Kind };
  kept: { by: Colour; card: PursuitId };
  credit: { by: Colour; counts: boolean };
  battle: {
    corps: CorpsId;
    town: Town;
    card: CardId;
    won: boolean;
    /** Where the corps came from, and falls back to if it has lost. */
    from: Town;
    air: number;
    paratroops: number;
    ammo: number;
    fuel: number;
  };
  taken: { by: Colour; town: Town; medal: boolean };
  encircled: { by: Colour; fields: readonly { readonly town: Town; readonly to: Colour }[] };
  'marker-back': { town: Town; toBox: boolean };
  looked: { by: Colour; deck: Deck; how: 'air' | 'commander' | 'recon'; card?: CardId };
  reshuffled: { by: Colour };
  'resistance-played': { by: Colour; card: PursuitId };
  'drop-paid': { by: Colour; with: 'medal' | readonly CardId[] };
  dropped: { by: Colour; town: Town };
  upkeep: { by: Colour; gone: readonly Town[]; dark: readonly Town[] };
  logistics: {
    /** Who plays, by seat; the levels in the same order. */
    colours: readonly Colour[];
    levels: readonly number[];
    ate: readonly CorpsId[];
    immobilised: readonly CorpsId[];
    trucks: number;
    arrived: number;
    /** What came to the supply track. */
    refilled: Supplies;
    /** Whose commander cards were turned back, and whose air-support markers came home. */
    cards: readonly Colour[];
    air: readonly Colour[];
  };
  weather: { weather: 'sun' | 'rain' };
  'antwerp-open': null;
  'resistance-placed': { by: Colour; town: Town; left: number };
  'resistance-boxed': { by: Colour; left: number };
  counterattack: { by: Colour | null; against: Colour; town: Town; lost: Supplies; medal: boolean };
  'no-reaction': { by: Colour };
  'last-marker': null;
  dice: { dice: readonly number[]; number: number | null };
  'number-turned': { number: number; town: Town };
  'number-moved': { number: number; from: Town; to: Town | null };
  resigned: { by: Colour };
  'game-over': { colours: readonly Colour[] } & Result;
}

export type Event = EventOf<Events>;
