import type { Ability } from '../content/abilities.ts';
import type { MissionId } from '../content/missions.ts';
import type { Bonus, Order } from '../content/orders.ts';
import type { Region } from '../content/regions.ts';

/** What only the board says, in one language; names of people, places and orders come from the game's own words. */
export interface BoardWords {
  readonly map: string;
  readonly orders: string;
  readonly offer: string;
  readonly here: string;
  readonly from: string;
  readonly rule: string;
  readonly running: string;
  readonly inactive: string;
  /** Whose choice a used order was. */
  takenBy(staff: string): string;
  readonly takenByYou: string;
  readonly chosen: string;
  readonly locked: string;
  readonly trained: string;
  readonly fresh: string;
  readonly can: Readonly<Record<'order' | 'choose' | 'top' | 'use' | 'goHere', string>>;
  timeTrack(now: string): string;
  /** Squares are numbered from 0, as in the rulebook (FTF-4.5.1). */
  track(square: number, occupied: boolean): string;
  axisLevel(level: number): string;
  /** Underground there, and what sabotage must exceed. */
  underground(sum: number, arrow: number): string;
  pointsOn(points: number): string;
  strength(value: number): string;
  undergroundOf(value: number): string;
  wounds(count: number): string;
  soldiers(count: number): string;
  sum(have: number, need: number): string;
  sumShort(have: number, need: number): string;
  worth(points: number): string;
  /** How likely a mission comes due in this round. */
  due(percent: number): string;
  axisOf(region: string, months: number): string;
  /** Missions that come due with this event card, by their short names. */
  dueThen(missions: readonly string[]): string;
  /** Of somebody whom one more wound would kill. */
  readonly wouldFall: string;
  readonly soldierDeck: string;
  readonly stage2Deck: string;
  readonly eventDeck: string;
  /** The top card of the events, which this viewer has put there by Liaison. */
  foreseen(event: string): string;
  token(formation: string, region: string): string;
  readonly noToken: string;
  holds(red: number, yellow: number): string;
  /** Above the cards that the Polish Underground State showed to all. */
  readonly shown: string;
  fallen(count: number): string;
  spentEvents(count: number): string;
  round(round: number): string;
  readonly phases: Readonly<
    Record<'setup' | 'orders' | 'treatment' | 'axis' | 'missions' | 'losses' | 'events', string>
  >;
  readonly figure: Readonly<Record<'score' | 'points' | 'nurses' | 'missions', string>>;
  readonly chart: string;
  readonly warnings: {
    readonly draws: string;
    readonly shows: string;
    readonly leavesGame: string;
    readonly passesOthers: string;
    readonly returnsOther: string;
    readonly discards: string;
    readonly timeJumps: string;
    /** By their short names. */
    missionsAtRisk(missions: readonly string[]): string;
  };
  readonly verbs: Readonly<Record<string, string>>;
  readonly bonuses: Readonly<Record<'token' | 'move' | 'nurse', string>>;
  /** In half a line: what taking it does. */
  readonly bonusDoes: Readonly<Record<Bonus, string>>;
  readonly use: string;
  /** Between the act and what goes with it. */
  readonly and: string;
  /** What a recruit does besides, in a chip and on the button: `how` is the value that is raised. */
  uses(ability: Ability, how: string, draws: number): string;
  /** What an order does for the one who chooses it, in a few words. */
  readonly orderDoes: Readonly<Record<Order, string>>;
  /** A region's special rule in a few words. */
  readonly ruleDoes: Readonly<Record<Region, string>>;
  /** Missions by the place or the name that everybody knows, where there is little room. */
  readonly briefs: Readonly<Record<MissionId, string>>;
  /** What an own mission would have, and what it needs. */
  change(mission: string, was: number, have: number, need: number): string;
  /** Underground there, and what sabotage needs. */
  sabotageDoes(from: number, to: number, points: number): string;
  sabotageNeeds(sum: number, need: number): string;
  readonly occupied: string;
  /** What the concentration token does to the formation it shows. */
  /** The same in a few words. */
  tokenDoes(formation: string): string;
  tokenHere(formation: string): string;
  readonly countsOne: string;
  andMore(count: number): string;
  readonly wholeMap: string;
  readonly tabs: Readonly<Record<'board' | 'hand' | 'instruments', string>>;
  /** What a mission still lacks; empty names: nobody in sight can bring it by one move. */
  missing(count: number, who: string): string;
  readonly stands: string;
  /** Who would count for more without a wound, and by how much. */
  healed(name: string, by: number): string;
  /** Whether a mission comes due in this round, in a word. */
  when(percent: number): string;
  /** In place of a hand that is empty. */
  readonly noMissions: string;
  need(difficulty: number, level: number): string;
  counts(name: string, value: number): string;
  readonly slots: Readonly<Record<'order' | 'soldier' | 'region' | 'mission' | 'choice' | 'attribute', string>>;
}
