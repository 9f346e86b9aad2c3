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
  readonly place: Place;
  readonly holder: Who | null;
  readonly left: number;
  /** What each side lost, the attackers first. */
  readonly lost: readonly [attackers: number, defenders: number];
}

export interface StoryWords {
  opened(who: Who, hq: string | null): string;
  round(n: number, begins: Who): string;
  roundDetail(stars: string): string;
  combat(place: Place, attacker: Who): { readonly title: string; readonly detail: string };
  fire(place: Place, by: 'barrage' | 'bombing', side: Who): { readonly title: string; readonly detail: string };
  passed(who: Who): string;
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
  card(who: Who, title: CardTitle, added: number): string;
  reroll(who: Who, title: CardTitle): string;
  dice(parts: readonly DicePart[], by: 'defence' | 'barrage' | 'bombing'): string;
  hits(n: number): string;
  attrition(n: number): string;
  ended(fight: Fight): string;
  losses(fight: Fight): string;
  fireEnded(victim: Who, place: Place, hits: number, lost: number): string;
  taken(who: Who, place: Place, pieces: number): string;
  cutOff(who: Who, places: readonly Place[]): string;
  cutOffMeans(places: readonly Place[]): string;
  supplied(who: Who, places: readonly Place[]): string;
  stars(own: number, other: number): string;
  signal(who: Who, gained: boolean): string;
  recalled: string;
  resigned(who: Who): string;
  over(winner: Who, reason: Reason): string;
}
