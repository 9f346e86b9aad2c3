/**
 * The final round: two main missions, nine small ones with a hard and an easy side, eight challenges (sections 2.12 to 2.14).
 * Source: all names of F, the conditions, Paris at distance 3 and a few numbers of symbols are printed; the rest is ours.
 * Easy sides, Paris and Warsaw were tuned by simulation: with the specification's values an officer team won nearly always.
 */
import { type Count, needs } from './symbols.ts';

export type Condition =
  | 'accAbove6'
  | 'fpAbove6'
  | 'townPoznan'
  | 'townGdansk'
  | 'townOpole'
  | 'galiciaThree'
  | 'kresyTwo'
  | 'elevenTowns'
  | 'all16';

export interface SmallFinal {
  readonly date: string;
  readonly hard: Count;
  readonly easy: Count;
  /** What turns it to the easy side. */
  readonly easyIf: Condition;
}

const final = (date: string, hard: string, easy: string, easyIf: Condition): SmallFinal => ({
  date,
  hard: needs(hard),
  easy: needs(easy),
  easyIf,
});

export const FINAL = {
  'A-61': final('1918-11-11/1918-11-22', 'P2 D1 F1', 'P1 D1 F1', 'accAbove6'),
  'A-62': final('1918-12-27', 'P1 F3', 'F2', 'townPoznan'),
  'A-63': final('1920-02-10', 'P2 D1 M1', 'P1 D1 M1', 'townGdansk'),
  'A-64': final('1920-01-10', 'D3 M1', 'D2 M1', 'fpAbove6'),
  'A-65': final('1919-01-26/1919-02-10', 'P3 M1', 'P2 M1', 'all16'),
  'A-66': final('1919-03/1919-07', 'M1 F3', 'M1 F2', 'galiciaThree'),
  'A-67': final('1920-07-30', 'P3 F1', 'P2 F1', 'kresyTwo'),
  'A-68': final('1919/1921', 'P1 M1 F2', 'P1 M1 F1', 'townOpole'),
  'A-69': final('1918-11', 'P2 F2', 'P2', 'elevenTowns'),
} as const satisfies Readonly<Record<string, SmallFinal>>;

export type FinalId = keyof typeof FINAL;
export const FINALS = Object.keys(FINAL) as FinalId[];
export const finalOf = (id: FinalId): SmallFinal => FINAL[id];

export const MAIN_FINALS = ['paris', 'warsaw'] as const;
export type MainFinal = (typeof MAIN_FINALS)[number];
export const MAIN_DATE: Readonly<Record<MainFinal, string>> = {
  paris: '1919-01-18/1919-06-28',
  warsaw: '1920-08-13/1920-08-25',
};

/** Diplomacy that Paris needs when the tracks have passed each other by so much; the last value counts beyond it. */
const PARIS = [9, 8, 7, 6, 6, 6] as const;
export const parisNeeds = (distance: number): number => PARIS[Math.min(distance, 5)] as number;

/** Fight that Warsaw needs against so many Bolshevik tokens: 6, and one more for every three, up to 10. */
export const warsawNeeds = (bolsheviks: number): number => Math.min(10, 6 + Math.floor(bolsheviks / 3));

export interface Challenge {
  readonly date: string;
  readonly needs: Count;
}

const challenge = (date: string, need: string): Challenge => ({ date, needs: needs(need) });

export const CHALLENGE = {
  'A-70': challenge('1920-07-11', 'P2 D1 M1'),
  'A-71': challenge('1920-07-28', 'D2 M1 F1'),
  'A-72': challenge('1920-11-15', 'D3 M1'),
  'A-73': challenge('1920-10-09', 'P1 D1 F2'),
  'A-74': challenge('1920-04-21/1920-05-07', 'D1 F3'),
  'A-75': challenge('1921-03-18', 'P1 D3'),
  'A-76': challenge('1921-03-17', 'P3 D1'),
  'A-77': challenge('1924-04', 'P1 M3'),
} as const satisfies Readonly<Record<string, Challenge>>;

export type ChallengeId = keyof typeof CHALLENGE;
export const CHALLENGES = Object.keys(CHALLENGE) as ChallengeId[];
export const challengeOf = (id: ChallengeId): Challenge => CHALLENGE[id];
export const MOST_CHALLENGES = 6;

/** Points of section 6.7. */
export const POINTS = { main: 10, challenge: 5, small: (players: number): number => (players === 4 ? 3 : 4) } as const;

/** The ranks by points, from the highest; below the last one there is none. */
export const RANKS = [
  [53, 'marshal'],
  [52, 'general-arms'],
  [51, 'general-division'],
  [50, 'general-brigade'],
  [48, 'colonel'],
  [47, 'lieutenant-colonel'],
  [45, 'major'],
  [44, 'captain'],
] as const;
export type Rank = (typeof RANKS)[number][1] | 'none';
export const rankOf = (points: number): Rank => RANKS.find(([least]) => points >= least)?.[1] ?? 'none';
