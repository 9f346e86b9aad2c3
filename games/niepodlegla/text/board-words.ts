/** What the board says of its own; cards, events and rules have their words in text/. */
import type { PartnerLabels } from '@sztab/kernel/words';
import type { Prisoner } from '../content/effects.ts';
import type { Colour } from '../content/players.ts';
import type { Region } from '../content/towns.ts';
import type { Bonus } from '../content/tracks.ts';
import type { Phase } from '../rules/state.ts';

/** What is written on the map besides towns. */
export type Country = 'german' | 'austrian' | 'russian' | 'eastPrussia' | 'baltic';

/** What one or two pips would leave. */
export interface Loss {
  readonly left: number;
  readonly threats: number;
  readonly lost: boolean;
}

export interface BoardWords {
  readonly map: string;
  readonly mapShort: string;
  readonly missions: string;
  readonly finalMissions: string;
  readonly countries: Readonly<Record<Country, string>>;
  readonly regions: Readonly<Record<Region, string>>;
  /** In a narrow place. */
  readonly short: Readonly<Record<Region | 'russian', string>>;
  readonly colours: Readonly<Record<Colour, string>>;
  readonly tracks: Readonly<Record<'acc' | 'fp', string>>;
  readonly bonus: Readonly<Record<Bonus, string>>;
  readonly phases: Readonly<Record<Phase, string>>;
  readonly figure: Readonly<Record<'pawns' | 'dice' | 'characters' | 'tokens', string>>;
  readonly slots: Readonly<Record<'plan' | 'dice' | 'seat' | 'mission' | 'kind', string>>;
  readonly verbs: Readonly<Record<string, string>>;
  readonly prisoners: Readonly<Record<Prisoner, string>>;
  readonly years: readonly string[];
  readonly finalRound: string;
  round(round: number): string;
  undertaken(taken: number, all: number, done: number): string;
  stillMissing(done: number, all: number, symbols: number): string;
  challenges(count: number): string;
  bowl(pawns: number, dice: number): string;
  held(tokens: number): string;
  readonly empty: string;
  readonly anywhere: string;
  readonly russian: string;
  readonly or: string;
  readonly shield: string;
  readonly time: string;
  readonly black: string;
  readonly lost: string;
  readonly token: string;
  readonly ownDie: string;
  discard(count: number): string;
  unless(regions: readonly string[]): string;
  readonly bang: string;
  readonly bangRule: string;
  readonly pawnRule: string;
  pawnOf(colour: string): string;
  readonly covered: string;
  readonly completed: string;
  readonly instead: string;
  /** The same, about to be done: “Complete [this] instead of that”. */
  readonly claimInstead: { readonly verb: string; far(others: string): string; readonly act: string };
  readonly can: string;
  readonly easy: string;
  readonly hard: string;
  easyIf(condition: string): string;
  readonly joint: string;
  /** A joint mission has its symbols, but the small ones come first. */
  readonly waits: string;
  readonly jointRule: string;
  readonly challenge: string;
  readonly needs: string;
  readonly tokenRule: string;
  readonly rewardMorale: string;
  readonly rewardDie: string;
  regionReward(region: string, reward: string): string;
  politics(acc: number, fp: number): string;
  apart(steps: number): string;
  past(steps: number, paris: number): string;
  timeTrack(round: number): string;
  morale(markers: number): string;
  check(verdict: string): string;
  /** Black dice that missions without a pawn will roll before the check. */
  blackToCome(dice: number): string;
  readonly checked: string;
  moraleSpoken(markers: number, verdict: string): string;
  readonly moraleFinal: string;
  nextMorale(markers: number): string;
  threatCards(count: number): string;
  readonly shieldComes: string;
  readonly nothing: string;
  blackOdds(one: Loss, two: Loss): string;
  passCosts(after: Loss): string;
  /** Before the last of all is done, and before one seat ends the rolls of the others. */
  endsStruggle: string;
  closesStruggle: string;
  readonly die: string;
  readonly neutralDie: string;
  readonly blackDie: string;
  readonly blackFaces: string;
  blackShows(pips: number): string;
  pass(price: number): string;
  /** While passing is what a touch of a die means. */
  readonly passWhat: string;
  pool(dice: number): string;
  give(to: string): string;
  readonly pawn: string;
  readonly arbiter: string;
  readonly ready: string;
  readonly active: string;
  readonly spent: string;
  readonly jailed: {
    morale(count: number): string;
    neutral(count: number): string;
    pawn(colour: string): string;
  };
  readonly nobodyJailed: string;
  readonly decks: string;
  missionDecks(counts: readonly number[]): string;
  topCard(deck: string, date: string): string;
  /** Cards that left the game. */
  gone(missions: number, threats: number): string;
  readonly lastThreat: string;
  threatDecks(old: number, recent: number): string;
  readonly preview: string;
  readonly faces: string;
  readonly partner: PartnerLabels;
  /** Before the harm of missions without a pawn. */
  readonly alone: string;
  coveredOf(done: number, all: number): string;
  pawnsLaid(laid: number, all: number): string;
  /** The forecast if what is proposed is done. */
  forecastWith(percent: number): string;
  /** Who undertakes a mission of a proposed plan. */
  readonly whoTakes: string;
  readonly youTake: string;
  readonly nobodyTakes: string;
  readonly harm: string;
  /** A die less, a die more. */
  takeBack(colour: string): string;
  /** Of a die that completes a mission as it lies. */
  readonly usedDie: string;
  /** On the tile of a die that was chosen: what it does, and what a touch means. */
  readonly inThrow: string;
  /** What the check brings, from the lowest markers on. */
  readonly zones: readonly string[];
  /** `stops`: if nobody rolled any more in this round. */
  forecast(percent: number, stops: boolean): string;
  /** The most symbols that dice and tokens could show on 11 November, of those that it asks for: in the last round, and before it, were it today. */
  atBest(best: number, needed: number, last: boolean): string;
  /** Why nothing can win any more: the most that could come, and what it would take. */
  readonly outOfReach: Readonly<Record<'tracks' | 'symbols', (best: number, needed: number) => string>>;
  throwChance(percent: number, card: string): string;
  offeredBy(colour: string): string;
  readonly chart: string;
  /** At the ends of its lines: accord, foreign policy, towns. There is room for one word. */
  readonly chartNames: Readonly<Record<'acc' | 'fp' | 'towns', string>>;
}
