/** All that a language must be able to say about this game. Both languages have the same keys, or they do not compile. */

import type { Prompt } from '@sztab/kernel';
import type { EventTexts, GameCatalogue, OptionTexts, WhyTexts } from '@sztab/kernel/words';
import type { CardId } from '../content/cards.ts';
import type { CorpsId } from '../content/corps.ts';
import type { Colour, Town } from '../content/fields.ts';
import type { SoloRank } from '../content/solo.ts';
import type { Kind, Supplies } from '../content/supplies.ts';
import type { Why } from '../content/why.ts';
import type { Event } from '../rules/events.ts';
import type { OPTIONS } from '../rules/options.ts';
import type { WhyNotReason } from '../rules/reasons.ts';
import type { Deck, Result } from '../rules/state.ts';

export type OptionWords = OptionTexts<typeof OPTIONS>;

/** What can still be done in this turn. */
export interface ActState {
  readonly base: number;
  /** The action of a Resistance card can be used now. */
  readonly credit: boolean;
  /** The commander card gives an extra action. */
  readonly card: boolean;
  /** A Resistance card in the hand could still give an action. */
  readonly kept: boolean;
  /** A Recon card in the hand can still be played. */
  readonly recon: boolean;
}

export interface PromptWords {
  act(by: Colour, state: ActState): Prompt;
  bonus(by: Colour, town: Town, left: number): Prompt;
  overflow(by: Colour, town: Town, surplus: number, mayLoad: boolean): Prompt;
  /** How many trucks can still be placed. */
  transport(by: Colour, left: number): Prompt;
  /** How many more tokens the truck takes; none if there are none to take. */
  truck(by: Colour, from: Town, to: Town, room: number): Prompt;
  /** The next step, from 1; `pays`: it costs a fuel; not `on`: there is no way on. */
  move(by: Colour, corps: CorpsId, step: number, pays: boolean, on: boolean): Prompt;
  civilians(by: Colour, corps: CorpsId): Prompt;
  market(by: Colour, corps: CorpsId): Prompt;
  airborne(by: Colour, left: number): Prompt;
  payCards(by: Colour, icons: number): Prompt;
  drop(by: Colour): Prompt;
  /** Markers left in the pool; null: none may be placed any more. */
  reaction(by: Colour, mayPlace: boolean): Prompt;
  spread(by: Colour, number: number): Prompt;
}

/** What entering a field means. */
export interface StepState {
  readonly pays: boolean;
  readonly fort: boolean;
  /** The card it turns up; null for an own field. */
  readonly deck: Deck | null;
}

export interface MoveWords {
  /** `missing`: kinds that the pool does not hold. */
  takeBasic(town: Town, missing: readonly Kind[]): string;
  takeSpecial(town: Town, count: number, kind: Kind): string;
  takeTrucks(count: number, logistics: boolean): string;
  readonly transport: string;
  move(corps: CorpsId): string;
  air(deck: Deck): string;
  readonly airborne: string;
  cmdAir(deck: Deck): string;
  cmdMove(corps: CorpsId): string;
  /** `of`: whose deck the card comes from, where that may differ. */
  playResistance(of: Colour | null): string;
  playRecon(deck: Deck, of: Colour | null): string;
  load(corps: CorpsId, kind: Kind): string;
  unload(corps: CorpsId, kind: Kind): string;
  readonly endTurn: string;
  bonus(kind: Kind): string;
  bonusDone(some: boolean): string;
  discard(kind: Kind): string;
  truck(from: Town, to: Town): string;
  add(kind: Kind): string;
  dispatch(load: Readonly<Supplies>): string;
  readonly finishTransport: string;
  readonly finishDrop: string;
  step(town: Town, state: StepState): string;
  readonly stop: string;
  readonly feed: string;
  readonly keepFood: string;
  swap(give: Kind, get: Kind): string;
  readonly noSwap: string;
  readonly payMedal: string;
  payCard(card: CardId): string;
  readonly payCards: string;
  addCard(card: CardId): string;
  drop(town: Town): string;
  resist(town: Town): string;
  counter(town: Town, against: Colour | null): string;
  readonly resistBox: string;
  readonly none: string;
  spread(number: number, town: Town): string;
}

type Told = Exclude<Event, { is: 'game-over' }>;
export type EventWords = EventTexts<Told> & {
  readonly 'game-over': (ending: Ending) => string;
};

export interface Ending {
  readonly reason: Result['reason'];
  readonly winner: Colour | null;
  /** Nobody won, or nobody knows here who did. */
  readonly won: boolean;
  readonly town: Town | null;
  readonly rank: SoloRank | null;
  readonly medals: readonly (readonly [Colour | null, number])[];
}

/** The labels of the position. */
export interface PositionWords {
  round(round: number, solo: boolean): string;
  turn(by: Colour): string;
  actions(base: number, credit: boolean): string;
  readonly order: string;
  readonly lastRound: string;
  readonly over: string;
  weather(weather: 'sun' | 'rain'): string;
  markers(left: number): string;
  medals(left: number): string;
  paratroops(left: number): string;
  trucks(onTrack: number, reserve: number): string;
  readonly ostend: string;
  readonly antwerp: string;
  readonly track: string;
  readonly pool: string;
  readonly decks: string;
  /** The pursuit deck of one commander, or of all. */
  pursuit(of: Colour | null, cards: number): string;
  resistanceDeck(cards: number): string;
  seen(deck: Deck, card: string): string;
  readonly you: string;
  level(level: number): string;
  ownTrucks(trucks: number, limit: number): string;
  /** All together, and the divisions among what was captured. */
  ownMedals(medals: number, divisions: number): string;
  card(active: boolean): string;
  air(deck: Deck | null): string;
  readonly kept: string;
  readonly corps: string;
  readonly immobilised: string;
  readonly moved: string;
  readonly fields: string;
  readonly resistance: string;
  readonly numbers: string;
  readonly convoys: string;
  readonly dropped: string;
  readonly none: string;
}

export interface Catalogue extends GameCatalogue<WhyNotReason, typeof OPTIONS> {
  readonly why: WhyTexts<Why>;
  /** The result of a game alone. */
  readonly alone: {
    edition(n: string): string;
    /** For terms of an older release. */
    readonly unrecorded: string;
    figures(turns: number, medals: number, rank: string): string;
  };
  readonly roles: Readonly<Record<'monty' | 'bradley' | 'patton', string>>;
  readonly prompts: PromptWords;
  readonly moves: MoveWords;
  readonly events: EventWords;
  readonly position: PositionWords;
  readonly endings: Readonly<Record<Result['reason'], true>>;
  ending(ending: Ending): string;
}
