/** What the director says while something happens: one short sentence a beat, and rows of the briefing. Both languages have the same keys. */
import type { CardTitle } from '../content/cards.ts';
import type { Side } from '../content/sides.ts';
import type { Idle } from '../rules/legal.ts';
import type { Assault, DicePart, Reason } from '../rules/state.ts';
import type { Place } from './words.ts';

/** Whoever reads is “you”. */
export type Who = Side | 'you';

export interface Fight {
  readonly attacker: Who;
  readonly defender: Who;
  readonly place: Place;
  readonly holder: Who | null;
  readonly left: number;
  /** What each side lost, the attackers first. */
  readonly lost: readonly [attackers: number, defenders: number];
}

export interface StoryWords {
  opened(who: Who, hq: string | null): string;
  round(n: number, begins: Who): string;
  combat(place: Place, attacker: Who): { readonly title: string; readonly detail: string };
  fire(place: Place, by: 'barrage' | 'bombing', side: Who): { readonly title: string; readonly detail: string };
  /** `alone`: whoever reads may go on without the other. */
  passed(who: Who, alone: boolean): string;
  closed(who: Who, space: string, because: Idle): string;
  advances(who: Who, place: Place, pieces: number): string;
  enters(who: Who, by: Assault, place: Place, pieces: number): string;
  /** The detail of the row: from where, against how many. */
  entering(from: number, against: number): string;
  joined(who: Who): string;
  fires(who: Who, by: 'barrage' | 'bombing', place: Place): string;
  placed(who: Who, counts: readonly (readonly [Place, number])[]): string;
  planned(who: Who, cards: readonly CardTitle[] | null, count: number): string;
  reshuffled: string;
  initiative(who: Who): string;
  /** `what`: what it adds, already counted; null if nothing. */
  card(who: Who, title: CardTitle, what: string | null): string;
  /** Beside the chance before and after the card. */
  chance: { readonly attack: string; readonly defence: string };
  reroll(who: Who, title: CardTitle): string;
  dice(parts: readonly DicePart[], by: 'defence' | 'barrage' | 'bombing'): string;
  hits(n: number): string;
  /** The dice one by one, and their sum. */
  sum(faces: readonly number[]): string;
  /** How the dice fell beside what so many make on average. */
  luck(dice: number, hits: number): string;
  /** Who met whom after the hits. */
  met(attackers: number, defenders: number): string;
  attrition(n: number): string;
  ended(fight: Fight): string;
  losses(fight: Fight): string;
  fireEnded(victim: Who, place: Place, hits: number, lost: number): string;
  taken(who: Who, place: Place, pieces: number): string;
  cutOff(who: Who, places: readonly Place[]): string;
  cutOffMeans(places: readonly Place[]): string;
  /** An own area was lost: to nobody, or to whom; and the stars that went with it. */
  lostMeans(place: Place, holder: Side | null, stars: number): string;
  /** The enemy's next Advance can take the own headquarters. */
  hqMeans(attackers: number, defenders: number, share: string): string;
  supplied(who: Who, places: readonly Place[]): string;
  stars(own: number, other: number): string;
  signal(who: Who, gained: boolean): string;
  recalled: string;
  resigned(who: Who): string;
  over(winner: Who, reason: Reason): string;
}
