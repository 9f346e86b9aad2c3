/** What the board itself says, beside the names and sentences of the game's own texts. Both languages have the same keys. */

import type { PlaceWords } from './words.ts';

/** What a touch of something legal does. */
type Deed = 'deploy' | 'takeBack' | 'move' | 'place' | 'recall' | 'target' | 'play' | 'reroll';
type Slot = 'space' | 'from' | 'where' | 'target' | 'count' | 'card' | 'commander';

/** The sentence of pieces that are given in one go, and its buttons. */
interface ShareSentences {
  march(by: 'advance' | 'fly', place: PlaceWords): { readonly verb: string; readonly place: string };
  readonly with: string;
  /** `from`: where all of them come from; null if they come from several places, or from none yet. */
  from(n: number, by: 'advance' | 'fly', from: PlaceWords | null, places: number): string;
  go(by: 'advance' | 'fly', n: number): string;
  readonly chooseWho: Readonly<Record<'advance' | 'fly', string>>;
  to(n: number, by: 'reinforce' | 'scramble', to: PlaceWords | null, places: number): string;
  place(by: 'reinforce' | 'scramble', n: number): string;
  stillToPlace(n: number): string;
  oneMore(place: string): string;
  oneFewer(place: string): string;
}

export interface BoardWords {
  readonly free: string;
  takenBy(side: string): string;
  readonly chosen: string;
  readonly inHand: string;
  readonly can: Readonly<Record<Deed, string>>;
  strengthOf(blue: number, yellow: number): string;
  readonly strength: string;
  readonly mayPlace: string;
  /** The action would have nothing to do (GOW-5.1.4). */
  onlyClose(because: string): string;

  readonly nobody: string;
  readonly cutOff: string;
  readonly cutOffWhy: string;
  readonly inSupply: string;
  hqOf(side: string): string;
  readonly hqMeaning: string;
  readonly noStars: string;
  readonly noDrop: string;
  /** The City centre, where option `citySupply` asks for supply. */
  readonly whileSupplied: string;
  readonly whileHeld: string;
  zoneOf(name: string): string;
  readonly zoneMeaning: string;
  readonly supplyLines: string;
  readonly airZones: string;

  /** At a place, in at most five words. */
  readonly label: {
    readonly nobody: string;
    /** Of guns and bombs. */
    readonly noEnemy: string;
    /** Of those who jump where their own stand. */
    readonly own: string;
    /** What Momentum brings. */
    readonly commander: string;
    /** Of a space: it takes the initiative. */
    readonly initiative: string;
    wins(share: string): string;
    taken(share: string): string;
    beforeCards(share: string): string;
    loses(mean: string): string;
  };
  /** Pieces that go or come in one go. */
  readonly share: ShareSentences;

  readonly supportBoard: string;
  /** In few words, beside the name. */
  readonly supportDoes: Readonly<Record<'reinforce' | 'plan' | 'scramble', string>>;
  readonly howToWin: string;
  /** `hq`: the enemy's headquarters; null for those who only watch. */
  goal(rounds: number, hq: string | null): string;
  race(own: number, other: number): string;
  /** Null: you. */
  hasInitiative(side: string | null): string;
  readonly commandersShort: string;
  readonly passedShort: string;
  commandersLeft(left: number, all: number): string;
  /** Beside the numbers of a seat. */
  readonly short: Readonly<Record<'soldier' | 'plane' | 'hand', string>>;
  readonly initiative: string;
  roundOf(n: number): string;
  roundShort(n: number): string;
  readonly deployment: string;
  readonly recall: string;
  readonly over: string;

  readonly forecast: string;
  readonly aftermath: string;
  readonly most: string;
  readonly mostBombs: string;
  readonly against: string;
  readonly taken: string;
  readonly empty: string;
  readonly held: string;
  /** Of an attack on a headquarters. */
  readonly wins: string;
  /** What the odds leave out: the defender's hand. */
  beforeCards(side: string, cards: number): string;
  withCard(card: string, more: number): string;
  readonly emptied: string;
  readonly onAverage: string;
  decimal(n: number): string;
  readonly nobodyDefends: string;
  readonly nobodyThere: string;
  wouldCutOff(places: readonly string[]): string;
  readonly lost: string;
  readonly byHits: string;
  readonly byAttrition: string;
  holds(side: string, left: number): string;
  readonly nobodyLeft: string;

  readonly emptyHand: string;
  readonly timing: Readonly<Record<'own' | 'defence', string>>;
  readonly orReroll: string;
  readonly discardToReroll: string;
  /** A card that sends so many more with those who march. */
  sendsMore(most: number): string;
  copies(all: number, gone: number): string;

  readonly figures: Readonly<Record<'stars' | 'commanders' | 'soldiers' | 'aircraft' | 'cards', string>>;
  readonly bonuses: string;
  readonly cards: string;
  readonly deck: string;
  handOf(side: string): string;
  readonly discard: string;
  readonly unseen: string;

  readonly verbs: Readonly<Record<string, string>>;
  readonly slots: Readonly<Record<Slot, string>>;
  readonly warnings: {
    readonly card: string;
    readonly landing: string;
    readonly takeBack: string;
    idle(because: string): string;
    pass(unused: number): string;
  };
  readonly chart: string;

  readonly windows: { defence(place: string): string; readonly reroll: string };
  defenders(side: string): string;
  readonly defenceDice: string;
  readonly rolled: string;
  heldAndEmpty(empty: string): string;
  heldOrOver(lost: string): string;
  winsGame(side: string): string;
  moreHits(fewer: string): string;
  fireStands(lost: number, there: number): string;
  /** `side`: null for the reader. */
  willHold(side: string | null, left: number): string;
  readonly willBeEmpty: string;
  promises(attackers: number, defenders: number, promise: string): string;
}
