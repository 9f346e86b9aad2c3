/** What a language must have words for when the director tells a turn: one short sentence a beat. */
import type { CardId } from '../content/cards.ts';
import type { CorpsId } from '../content/corps.ts';
import type { Colour, Town } from '../content/fields.ts';
import type { Level } from '../content/logistics.ts';
import type { Kind, Supplies } from '../content/supplies.ts';
import type { Deck, Result } from '../rules/state.ts';

/** A commander, or whoever reads. */
export type Who = Colour | 'you';

/** How a corps went, from where to where, and what stopped it. */
export interface March {
  readonly corps: CorpsId;
  readonly from: Town;
  /** The towns between, if it came back to where it set out. */
  readonly via: readonly Town[];
  readonly to: Town;
  readonly steps: number;
  readonly medals: number;
  readonly cards: readonly CardId[];
  /** The division that threw it back, and where. */
  readonly stopped: { readonly card: CardId; readonly at: Town } | null;
}

export interface Head {
  readonly title: string;
  readonly detail: string;
}

export interface StoryWords {
  opened(commander: Colour | null, solo: boolean): string;
  round(round: number, left: number, of: number): string;
  soloTurn(turn: number, last: number): string;
  turn(who: Who): string;
  supplies(who: Who, town: Town, got: Readonly<Supplies>): string;
  bonus(who: Who, kind: Kind): string;
  discarded(who: Who, town: Town, kind: Kind): string;
  trucks(who: Who, count: number, left: number): string;
  /** `hungry`: the corps that would have nothing to eat. */
  early(left: number, hungry: readonly CorpsId[]): string;
  convoy(from: Town, to: Town, load: Readonly<Supplies>): string;
  convoys(who: Who, convoy: { from: Town; to: Town; load: Readonly<Supplies>; trucks: number }): string;
  loaded(corps: CorpsId, kind: Kind, off: boolean): string;
  fed(corps: CorpsId): string;
  begun(corps: CorpsId, byCard: boolean): string;
  stepped(corps: CorpsId, from: Town, to: Town): string;
  march(march: March): string;
  fort(town: Town, paid: 'air' | 'paratroops' | 'cargo'): string;
  turned(card: CardId, town: Town): string;
  noCard(deck: Deck, town: Town): string;
  found(kind: Kind, town: Town): string;
  kept(who: Who, card: CardId): string;
  credit(who: Who, counts: boolean): string;
  swapped(corps: CorpsId, give: Kind, get: Kind): string;
  marketLeft(corps: CorpsId): string;
  civilians(corps: CorpsId, fed: boolean): string;
  /** What was paid in a battle: air support and paratroops count as ammunition. */
  paid(ammo: number, fuel: number): string;
  won(card: CardId, town: Town): string;
  lost(card: CardId, corps: CorpsId, town: Town, back: Town): string;
  taken(who: Who, town: Town, medal: boolean): string;
  encircled(towns: readonly Town[]): string;
  markerBack(town: Town): string;
  counter(against: Who, town: Town, lost: Readonly<Supplies>, medal: boolean): string;
  placed(town: Town, left: number): string;
  boxed(left: number): string;
  noReaction: string;
  levels(levels: readonly (readonly [Who, number])[]): string;
  ate(fed: number, of: number): string;
  /** One of the reader's own. */
  eats(corps: CorpsId, town: Town): string;
  /** The phase step by step. */
  readonly logistics: {
    readonly level: string;
    limits(level: Level): string;
    readonly eat: string;
    of(fed: number, of: number): string;
    /** One of the others, his corps together. */
    fed(commander: Colour, fed: number, of: number): string;
    readonly fared: Readonly<Record<'card' | 'field' | 'hungry', string>>;
    readonly rest: string;
    readonly soon: string;
    readonly filled: string;
    readonly ready: string;
  };
  /** What a division brings to whoever beats it. */
  beatenBrings(medal: boolean, icons: number): string;
  hungry(corps: readonly CorpsId[], towns: readonly Town[]): string;
  home(trucks: number, arrived: number): string;
  filled(supplies: Readonly<Supplies>): string;
  ready(cards: number): string;
  looked(who: Who, deck: Deck, card: CardId | null): string;
  reshuffled: string;
  resistancePlayed(who: Who): string;
  dropPaid(who: Who, medal: boolean): string;
  dropped(who: Who, town: Town): string;
  upkeep(gone: readonly Town[], dark: readonly Town[]): string;
  weather(weather: 'sun' | 'rain'): string;
  antwerp: string;
  lastMarker: string;
  dice(sum: number, number: number | null): string;
  numberTurned(number: number, town: Town): string;
  numberMoved(number: number, to: Town | null): string;
  resigned(who: Who): string;
  over(winner: Who | null, reason: Result['reason'], town: Town | null): string;
  readonly heads: {
    battle(corps: CorpsId, card: CardId, town: Town): Head;
    march(corps: CorpsId): Head;
    logistics(who: Who): Head;
    reaction(who: Who): Head;
  };
  /** What a move of the others means for the reader. */
  readonly means: {
    cut(corps: readonly CorpsId[]): string;
    /** `dry`: it has no fuel to go. */
    back(corps: CorpsId, town: Town, steps: number, dry: boolean): string;
    hungry(corps: CorpsId, town: Town): string;
  };
}
