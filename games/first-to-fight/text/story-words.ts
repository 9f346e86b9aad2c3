/** What a language must have words for when the director tells a round: one short sentence a beat. */

import type { Seat } from '@sztab/kernel';
import type { Ability } from '../content/abilities.ts';
import type { EventId } from '../content/events.ts';
import type { Attribute, Formation } from '../content/formations.ts';
import type { MissionId } from '../content/missions.ts';
import type { Bonus, Order } from '../content/orders.ts';
import type { Region } from '../content/regions.ts';
import type { SoldierId } from '../content/soldiers.ts';
import type { Month } from '../content/time.ts';
import type { PassedOver, SkippedOrder } from '../rules/passed-over.ts';

/** A player by seat, or whoever reads. */
export type Who = Seat | 'you';

/** A marker that moved: its levels before and after, and whether a region became occupied or free. */
export interface Pushed {
  readonly region: Region;
  readonly from: number;
  readonly to: number;
  /** Squares to the right; levels may stay the same. */
  readonly squares: number;
  readonly turned: 'occupied' | 'free' | null;
}

/** A mission that was summed up. */
export interface Summed {
  readonly mission: MissionId;
  readonly have: number;
  readonly need: number;
}

/** What brings points by the way: an order that was left unused, an arrival at the token, the sabotage of an occupied region, a recruit. */
export type Scored = 'order' | 'arrival' | 'sabotage' | 'recruit';

export interface StoryWords {
  opened(soldiers: number): string;
  dealt(region: Region, soldiers: readonly SoldierId[]): string;
  answered(who: Who): string;
  keeps(who: Who, missions: number): string;
  passes(pick: number): string;
  keptOne(mission: MissionId): string;
  begins(who: Who): string;
  round(round: number, now: Month, who: Who): string;
  order(who: Who, order: Order, vp: number): string;
  declined(who: Who, order: Order): string;
  moved(who: Who, soldier: SoldierId, from: Region, to: Region): string;
  arrival(who: Who, soldier: SoldierId): string;
  trained(who: Who, soldier: SoldierId, attribute: Attribute, value: number): string;
  nurse(who: Who): string;
  nurseLost(who: Who): string;
  sabotage(who: Who, pushed: Pushed): string;
  domination(pushed: Pushed): string;
  points(who: Who, vp: number): string;
  rule(who: Who, region: Region): string;
  formation(who: Who, formation: Formation, found: SoldierId | null): string;
  arrive(soldiers: readonly SoldierId[], region: Region): string;
  frontDiscarded(who: Who, mission: MissionId): string;
  frontKept(who: Who): string;
  received(who: Who, mission: MissionId | null): string;
  recruiting(who: Who, region: Region, cards: number): string;
  recruited(who: Who, soldier: SoldierId, region: Region): string;
  ability(who: Who, ability: Ability): string;
  liaison(who: Who): string;
  bonus(who: Who, bonus: Bonus): string;
  token(who: Who, formation: Formation, region: Region, stays: boolean): string;
  readonly tokenRemoved: string;
  /** Null if no player chose them. */
  maneuvers(who: Who | null): string;
  readonly onlyManeuvers: string;
  /** Points that were laid on orders nobody used. */
  unused(orders: readonly Order[]): string;
  treated(who: Who, soldier: SoldierId): string;
  axis(event: EventId): string;
  laidOut(event: EventId): string;
  passed(event: EventId): string;
  time(from: Month, to: Month): string;
  revealed(who: Who, missions: number): string;
  /** What a soldier of the right formation counts for. */
  counts(soldier: SoldierId, value: number): string;
  /** So many of other formations or with a wound. */
  others(soldiers: number): string;
  needs(mission: MissionId, difficulty: number, level: number): string;
  done(who: Who, summed: Summed, points: number): string;
  failed(who: Who, summed: Summed, points: number): string;
  losses(region: Region, die: number, level: number): string;
  wounded(soldier: SoldierId, wounds: number): string;
  /** Of a whole turn, in one line. */
  allWounded(soldiers: readonly SoldierId[]): string;
  fell(soldier: SoldierId): string;
  eventResolved(event: EventId): string;
  resigned(who: Who): string;
  over(winners: readonly Who[]): string;
  /** Heads of the briefing. */
  readonly heads: Readonly<Record<'ending' | 'losses', { readonly title: string; readonly detail: string }>>;
  /** What the others' acts made of an own mission. */
  changed(mission: MissionId, was: number, now: Summed): string;
  /** Points that one of the others gained by the way, and by what, in a word each: a phone has one line. */
  scored(seat: Seat, points: number, by: readonly Scored[]): string;
  /** Why somebody was not asked in the running order. */
  skipped(order: SkippedOrder, why: readonly PassedOver[]): string;
  /** Short words of the scene. */
  readonly scene: {
    readonly due: string;
    readonly later: string;
    need(difficulty: number, level: number): string;
    readonly of: string;
    readonly done: string;
    readonly failed: string;
    readonly fallen: string;
    readonly wounds: string;
    as(why: CountsAs, formation: Formation): string;
  };
}

/** The right formation, another one, or the right one with a wound. */
export type CountsAs = 'formation' | 'other' | 'wounded';
