/** All that the rules know of a match at one moment, and the frames of its flow. */
import { type CommonState, type Seat, teller } from '@sztab/kernel';
import type { Token } from '../content/characters.ts';
import { type Character, type Die, type NeutralDie, placeOf } from '../content/dice.ts';
import type { Effect } from '../content/effects.ts';
import type { ChallengeId, FinalId, MainFinal, Rank } from '../content/finals.ts';
import type { MissionId } from '../content/missions.ts';
import { type Colour, type ForPlayers, forPlayers } from '../content/players.ts';
import type { Era, ThreatId } from '../content/threats.ts';
import type { Kind, Town, Where } from '../content/towns.ts';
import type { Event } from './events.ts';
import type { Move } from './moves.ts';
import type { RuleOptions } from './options.ts';

/** The phases of a round (chapter 4 of the rulebook), as a player would name them. */
export type Phase = 'plan' | 'roll' | 'settle' | 'negative' | 'check' | 'positive' | 'time' | 'stakes' | 'penalty';

/** A card that takes a pawn: a mission, or a small final mission in the last round. */
export type CardId = MissionId | FinalId;

export interface HeldDie {
  readonly die: Die;
  /** The face that lies up, from 1; 0 before the first roll. */
  up: number;
  selected: boolean;
}

export interface Player {
  readonly colour: Colour;
  held: HeldDie[];
}

export interface OwnedToken {
  readonly token: Token;
  readonly owner: Seat;
  /** Who was passed it for this struggle; else the owner. */
  holder: Seat;
  active: boolean;
}

export type TownState = { ind: number } & Record<Kind, number>;

/** The Magdeburg card (NPG-5.9). */
export interface Jail {
  morale: number;
  neutral: number;
  pawns: Seat[];
  characters: Character[];
}

export interface Result {
  readonly won: boolean;
  readonly reason: 'complete' | 'stopped' | 'not-met' | 'morale' | 'penalty' | 'limit' | 'conceded';
  readonly points: number;
  readonly rank: Rank;
  /** What was completed in the last round. */
  readonly completed: readonly (FinalId | MainFinal | ChallengeId)[];
}

/** Everything that lies open; there is nothing that only some of the players may see. */
export interface PublicState {
  readonly edition: number;
  readonly options: RuleOptions;
  /** The space of the time marker (NPG-4.0.1). */
  round: number;
  phase: Phase;
  /** Decides until somebody owns Piłsudski's die (NPG-3.14). */
  readonly firstArbiter: Seat;
  acc: number;
  fp: number;
  morale: number;
  overdrawn: boolean;
  readonly towns: Record<Town, TownState>;
  row: CardId[];
  pawns: { readonly card: CardId; readonly seat: Seat }[];
  /** Of this round, after the settlement. */
  completed: CardId[];
  /** Missions that left the game. */
  readonly out: CardId[];
  readonly spentThreats: ThreatId[];
  pool: NeutralDie[];
  readonly players: readonly Player[];
  readonly characters: Record<Character, Seat | null>;
  readonly tokens: OwnedToken[];
  jail: Jail;
  shield: boolean;
  /** Small finals that lie with their easy side up. */
  easy: FinalId[];
  /** Symbols that the main finals need, from the last round on. */
  main: Record<MainFinal, number> | null;
  challenges: ChallengeId[];
  result: Result | null;
}

export interface State extends PublicState, CommonState<Frame> {
  /** Index 0 is the top. */
  stack: MissionId[];
  readonly threats: Record<Era, ThreatId[]>;
}

/** A motion before the team (NPG-4.0.5). */
export interface Motion {
  readonly by: Seat;
  readonly option: Move;
  readonly agreed: Seat[];
  objected: boolean;
}

/** An effect that waits its turn: of which card, and who completed it. */
export interface Queued {
  readonly effect: Effect;
  readonly card: CardId | null;
  /** The town of the first of two tokens (NPG-5.2.5, NPG-5.3.5). */
  readonly not: Town | null;
}

/** What the team has to choose: DP-9 to DP-17. */
export type Question =
  | {
      readonly is: 'obs';
      readonly kind: Kind;
      readonly where: Where;
      readonly not: Town | null;
      readonly more: boolean;
    }
  | { readonly is: 'ind'; readonly where: Where; readonly not: Town | null; readonly more: boolean }
  | { readonly is: 'kind'; readonly town: Town }
  | { readonly is: 'bonus' }
  | { readonly is: 'alternative'; readonly mission: MissionId }
  | { readonly is: 'jail-pawn' }
  | { readonly is: 'jail-die' }
  | { readonly is: 'discard'; readonly count: 1 | 2 }
  | { readonly is: 'stakes' };

export interface PlanFrame {
  readonly step: 'plan';
  readonly takeBacks: number[];
  /** Motions to commit that each seat has made. */
  readonly motions: number[];
  motion: Motion | null;
}

export interface RollFrame {
  readonly step: 'roll';
  readonly takeBacks: number[];
  readonly done: boolean[];
  rerolls: number;
}

/** What a seat wants to complete, and with which tokens. */
export interface Settlement {
  claims: CardId[];
  /** In the order in which they were chosen. */
  uses: Token[];
  settled: boolean;
}

export interface SettleFrame {
  readonly step: 'settle';
  readonly takeBacks: number[];
  readonly seats: Settlement[];
}

export interface TeamFrame {
  readonly step: 'team';
  readonly question: Question;
  /** The card or space that asks for it. */
  readonly card: CardId | null;
  motion: Motion | null;
}

export type Frame =
  | PlanFrame
  | RollFrame
  | SettleFrame
  | TeamFrame
  | { readonly step: 'effects'; readonly queue: Queued[] }
  /** The phases that begin by themselves, in their order. */
  | { readonly step: 'begin.plan' | 'begin.roll' | 'begin.settle' | 'begin.negative' | 'begin.final' }
  | { readonly step: 'begin.challenges'; readonly count: number }
  | { readonly step: 'harms'; readonly queue: MissionId[] }
  | { readonly step: 'check' }
  | { readonly step: 'threats'; left: number }
  | { readonly step: 'positive' }
  | { readonly step: 'missions'; readonly queue: MissionId[] }
  | { readonly step: 'time' }
  | { readonly step: 'refill' };

export const tell = teller<Event>();

export const setOf = (s: Pick<PublicState, 'players'>): ForPlayers => forPlayers(s.players.length);

/** NPG-4.0.9 */
export const arbiterOf = (s: Pick<PublicState, 'characters' | 'firstArbiter'>): Seat =>
  s.characters.pilsudski ?? s.firstArbiter;

export const seatsOf = (s: Pick<PublicState, 'players'>): Seat[] => s.players.map((_, seat) => seat);

export function seatOf(s: Pick<PublicState, 'players'>, colour: Colour): Seat {
  return s.players.findIndex((player) => player.colour === colour);
}

export const colourOf = (s: Pick<PublicState, 'players'>, seat: Seat): Colour => (s.players[seat] as Player).colour;

/** Whose pawn stands on a card; null: nobody undertook it. */
export function pawnOn(s: Pick<PublicState, 'pawns'>, card: CardId): Seat | null {
  for (const pawn of s.pawns) if (pawn.card === card) return pawn.seat;
  return null;
}

export const undertakenBy = (s: Pick<PublicState, 'pawns'>, seat: Seat): CardId[] =>
  s.pawns.filter((pawn) => pawn.seat === seat).map(({ card }) => card);

export const jailedPawns = (s: Pick<PublicState, 'jail'>, seat: Seat): number =>
  s.jail.pawns.filter((one) => one === seat).length;

/** Pawns that a seat can still place. */
export function pawnsInHand(s: Pick<PublicState, 'jail' | 'pawns' | 'players'>, seat: Seat): number {
  let left = setOf(s).pawns - jailedPawns(s, seat);
  for (const pawn of s.pawns) if (pawn.seat === seat) left--;
  // A pawn taken from a mission in phase 4 is counted twice until the round is over.
  return Math.max(0, left);
}

/** NPG-4.1.1: null if this seat has a pawn to place. */
export const noPawn = (s: Pick<PublicState, 'jail' | 'pawns' | 'players'>, seat: Seat): 'no-pawn-left' | null =>
  pawnsInHand(s, seat) > 0 ? null : 'no-pawn-left';

/** The deck that threats come from now (NPG-4.4.4). */
export const threatDeck = (s: Pick<State, 'round' | 'threats'>): ThreatId[] =>
  s.round >= 6 ? s.threats.new : s.threats.old;

export const isFinalRound = (s: Pick<PublicState, 'round'>): boolean => s.round === 10;

/** NPG-4.1.2: null if a pawn may be placed on this card of the row. */
export const noUndertaking = (s: Pick<PublicState, 'pawns'>, card: CardId): 'mission-occupied' | null =>
  pawnOn(s, card) === null ? null : 'mission-occupied';

/** Missions that nobody undertook. */
export const freeCards = (s: Pick<PublicState, 'row' | 'pawns'>): CardId[] =>
  s.row.filter((card) => noUndertaking(s, card) === null);

/** Dice lie in the order of their ids. */
export function sortDice(held: HeldDie[]): void {
  held.sort((a, b) => (placeOf[a.die] as number) - (placeOf[b.die] as number));
}

export const emptyJail = (): Jail => ({ morale: 0, neutral: 0, pawns: [], characters: [] });
