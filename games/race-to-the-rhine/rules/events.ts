/** What is told of a game; only the card somebody looks at is told to nobody else. */
import type { CardId, PursuitId } from '../content/cards.ts';
import type { CorpsId } from '../content/corps.ts';
import type { Colour, Town } from '../content/fields.ts';
import type { Kind, Supplies } from '../content/supplies.ts';
import type { Deck, Result } from './state.ts';

export type Event =
  | { readonly is: 'opened'; readonly order: readonly Colour[] }
  /** `solo`: rounds are turns there. */
  | { readonly is: 'turn'; readonly by: Colour; readonly round: number; readonly solo: boolean }
  | {
      readonly is: 'supplies-taken';
      readonly by: Colour;
      readonly town: Town;
      readonly set: 'basic' | Kind;
      readonly got: Supplies;
    }
  | { readonly is: 'bonus-taken'; readonly by: Colour; readonly town: Town; readonly kind: Kind }
  | { readonly is: 'fed'; readonly corps: CorpsId; readonly town: Town }
  | { readonly is: 'discarded'; readonly by: Colour; readonly town: Town; readonly kind: Kind }
  | { readonly is: 'trucks-taken'; readonly by: Colour; readonly count: number; readonly left: number }
  | { readonly is: 'convoy'; readonly by: Colour; readonly from: Town; readonly to: Town; readonly load: Supplies }
  | { readonly is: 'loaded'; readonly corps: CorpsId; readonly town: Town; readonly kind: Kind }
  | { readonly is: 'unloaded'; readonly corps: CorpsId; readonly town: Town; readonly kind: Kind }
  | { readonly is: 'move-begun'; readonly corps: CorpsId; readonly by: 'action' | 'commander' }
  | { readonly is: 'stepped'; readonly corps: CorpsId; readonly from: Town; readonly to: Town; readonly fuel: number }
  | {
      readonly is: 'fort-paid';
      readonly corps: CorpsId;
      readonly town: Town;
      readonly with: 'air' | 'paratroops' | 'cargo';
    }
  | { readonly is: 'card'; readonly corps: CorpsId; readonly deck: Deck; readonly card: CardId }
  | { readonly is: 'no-card'; readonly deck: Deck; readonly town: Town }
  | { readonly is: 'civilians-fed'; readonly corps: CorpsId; readonly forced: boolean }
  | { readonly is: 'civilians-left'; readonly corps: CorpsId }
  | { readonly is: 'swapped'; readonly corps: CorpsId; readonly give: Kind; readonly get: Kind }
  | { readonly is: 'market-left'; readonly corps: CorpsId }
  | { readonly is: 'found'; readonly town: Town; readonly kind: Kind }
  | { readonly is: 'kept'; readonly by: Colour; readonly card: PursuitId }
  | { readonly is: 'credit'; readonly by: Colour; readonly counts: boolean }
  | {
      readonly is: 'battle';
      readonly corps: CorpsId;
      readonly town: Town;
      readonly card: CardId;
      readonly won: boolean;
      /** Where the corps came from, and falls back to if it has lost. */
      readonly from: Town;
      readonly air: number;
      readonly paratroops: number;
      readonly ammo: number;
      readonly fuel: number;
    }
  | { readonly is: 'taken'; readonly by: Colour; readonly town: Town; readonly medal: boolean }
  | {
      readonly is: 'encircled';
      readonly by: Colour;
      readonly fields: readonly { readonly town: Town; readonly to: Colour }[];
    }
  | { readonly is: 'marker-back'; readonly town: Town; readonly toBox: boolean }
  | {
      readonly is: 'looked';
      readonly by: Colour;
      readonly deck: Deck;
      readonly how: 'air' | 'commander' | 'recon';
      readonly card?: CardId;
    }
  | { readonly is: 'reshuffled'; readonly by: Colour }
  | { readonly is: 'resistance-played'; readonly by: Colour; readonly card: PursuitId }
  | { readonly is: 'drop-paid'; readonly by: Colour; readonly with: 'medal' | readonly CardId[] }
  | { readonly is: 'dropped'; readonly by: Colour; readonly town: Town }
  | { readonly is: 'upkeep'; readonly by: Colour; readonly gone: readonly Town[]; readonly dark: readonly Town[] }
  | {
      readonly is: 'logistics';
      /** Who plays, by seat; the levels in the same order. */
      readonly colours: readonly Colour[];
      readonly levels: readonly number[];
      readonly ate: readonly CorpsId[];
      readonly immobilised: readonly CorpsId[];
      readonly trucks: number;
      readonly arrived: number;
      /** What came to the supply track. */
      readonly refilled: Supplies;
      /** Whose commander cards were turned back, and whose air-support markers came home. */
      readonly cards: readonly Colour[];
      readonly air: readonly Colour[];
    }
  | { readonly is: 'weather'; readonly weather: 'sun' | 'rain' }
  | { readonly is: 'antwerp-open' }
  | { readonly is: 'resistance-placed'; readonly by: Colour; readonly town: Town; readonly left: number }
  | { readonly is: 'resistance-boxed'; readonly by: Colour; readonly left: number }
  | {
      readonly is: 'counterattack';
      readonly by: Colour | null;
      readonly against: Colour;
      readonly town: Town;
      readonly lost: Supplies;
      readonly medal: boolean;
    }
  | { readonly is: 'no-reaction'; readonly by: Colour }
  | { readonly is: 'last-marker' }
  | { readonly is: 'dice'; readonly dice: readonly number[]; readonly number: number | null }
  | { readonly is: 'number-turned'; readonly number: number; readonly town: Town }
  | { readonly is: 'number-moved'; readonly number: number; readonly from: Town; readonly to: Town | null }
  | { readonly is: 'resigned'; readonly by: Colour }
  | ({ readonly is: 'game-over'; readonly colours: readonly Colour[] } & Result);
