/** What the director says while something happens: one short sentence a beat, and rows of the briefing. All languages have the same keys. */
import type { CardId } from '../content/cards.ts';
import type { Side, Zone } from '../content/zones.ts';
import type { ChainSource, Reason } from '../rules/state.ts';

/** Whoever reads is “you”. */
export type Who = Side | 'you';

/** How an Attack ended for the card that was struck. */
export interface Struck {
  readonly owner: Who;
  readonly card: CardId;
  /** `hit`: whether it is lost is still open. */
  readonly how: 'lost' | 'hit' | 'holds';
}

export interface StoryWords {
  stage(n: number): string;
  /** “You 4 parts, the Germans 3” */
  standing(own: Who, n: number, other: Who, m: number): string;
  drew(who: Who, cards: readonly CardId[] | null, count: number): string;
  answered(who: Who): string;
  kept(who: Who): string;
  exchanged(who: Who, cards: readonly CardId[] | null, count: number): string;
  rocket(parts: number): string;
  /** A side inside a sentence. */
  named(side: Side): string;
  /** What the game is about, on the card of the first stage. */
  readonly goal: string;
  /** `least`, `most`: how many parts may still fall. */
  rocketDetail(lie: number, least: number, most: number): string;
  deployed(who: Who, card: CardId, zone: Zone): string;
  moved(who: Who, card: CardId, to: Zone): string;
  /** The detail of a move that cost nothing. */
  rode(motorcycles: CardId): string;
  duel(actor: CardId, target: CardId): string;
  duelDetail(who: Who, zone: Zone): string;
  search(actor: CardId): string;
  searchDetail(who: Who, need: number): string;
  theft(actor: CardId, side: Side): string;
  theftDetail(who: Who, zone: Zone, need: number): string;
  attacks(who: Who, actor: CardId, owner: Who, target: CardId): string;
  bullets(mine: number, theirs: number): string;
  escorts(who: Who, card: CardId, target: CardId): string;
  ambushes(who: Who): string;
  searches(who: Who, actor: CardId): string;
  witnesses(card: CardId): string;
  steals(who: Who, actor: CardId, side: Side): string;
  /** The acting side first; the other one only where it rolls too. */
  rolled(who: Who, die: number, other: { readonly who: Who; readonly die: number } | null): string;
  /** “3 + 2 against 4 + 1”: what fell, and the bullets. */
  sum(mine: string, theirs: string): string;
  needs(die: number, need: number): string;
  dieAndBullets: string;
  changed(who: Who, card: CardId, delta: string, die: Who): string;
  letStand: string;
  struck(end: Struck): string;
  searchEnded(who: Who, success: boolean): string;
  stealEnded(who: Who, victim: Who, success: boolean): string;
  partMoved(to: Zone): string;
  removed(owner: Who, card: CardId): string;
  forGood: string;
  nursed(owner: Who, unit: CardId, to: Zone): string;
  exhausted: string;
  ordered(who: Who, unit: CardId): string;
  morale(who: Who, unit: CardId | null): string;
  chain(who: Who, source: ChainSource, actions: number): string;
  chainEnded(who: Who, source: ChainSource, unused: number): string;
  refreshed(who: Who, unit: CardId): string;
  hides(who: Who, parts: number): string;
  untilStageEnds: string;
  returned(parts: number): string;
  flight: string;
  evacuated(parts: number): string;
  outOfReach: string;
  passed(who: Who): string;
  upright: string;
  resigned(who: Who): string;
  over(winner: Who, reason: Reason, score: readonly [won: number, lost: number]): string;
  readonly means: {
    partLost(own: number, theirs: number): string;
    cardLost(card: CardId, zone: Zone, left: number): string;
    noSearcher: string;
    /** An enemy that can steal with this number or more has come to where the parts lie. */
    raider(card: CardId, need: number): string;
    noFlight: string;
    bothPass(last: boolean): string;
  };
}
