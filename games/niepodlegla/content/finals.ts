/**
 * The final round: two main missions, nine small ones with a hard and an easy side, eight challenges.
 * Source: all names of F, the conditions, Paris at distance 3, the number of symbols on both sides of A-69 and on the easy side of A-62
 * are printed; the rest is ours. What is ours was tuned by simulation; the README says how.
 */
import { byEdition } from '@sztab/kernel';
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
  /** What turns it to the easy side. */
  readonly easyIf: Condition;
  readonly sides: (edition: number) => Sides;
}

export interface Sides {
  readonly hard: Count;
  readonly easy: Count;
}

const sides = (hard: string, easy: string): Sides => ({ hard: needs(hard), easy: needs(easy) });

/** The sides of the first edition, and those of the second where they differ. */
const final = (date: string, easyIf: Condition, first: Sides, second = first): SmallFinal => ({
  date,
  easyIf,
  sides: byEdition({ 1: first, 2: second }),
});

// Since the second edition an easy side asks for half of the hard one at most, as on A-69; for all 16 towns it is a third.
export const FINAL = {
  'A-61': final('1918-11-11/1918-11-22', 'accAbove6', sides('P2 D1 F1', 'P1 D1 F1'), sides('D2 F4', 'D1 F2')),
  'A-62': final('1918-12-27', 'townPoznan', sides('P1 F3', 'F2')),
  'A-63': final('1920-02-10', 'townGdansk', sides('P2 D1 M1', 'P1 D1 M1'), sides('D4 M2', 'D2 M1')),
  'A-64': final('1920-01-10', 'fpAbove6', sides('D3 M1', 'D2 M1'), sides('D4 M2', 'D2 M1')),
  'A-65': final('1919-01-26/1919-02-10', 'all16', sides('P3 M1', 'P2 M1'), sides('P4 M2', 'P1 M1')),
  'A-66': final('1919-03/1919-07', 'galiciaThree', sides('M1 F3', 'M1 F2'), sides('M2 F4', 'M1 F2')),
  'A-67': final('1920-07-30', 'kresyTwo', sides('P3 F1', 'P2 F1'), sides('P2 F4', 'P1 F2')),
  'A-68': final('1919/1921', 'townOpole', sides('P1 M1 F2', 'P1 M1 F1'), sides('P2 F4', 'P1 F2')),
  'A-69': final('1918-11', 'elevenTowns', sides('P2 F2', 'P2')),
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

/** What is needed at 0, 1, 2 and so on; the last number counts beyond it. */
type Scale = readonly number[];
const read = (scale: Scale, at: number): number => scale[Math.min(at, scale.length - 1)] as number;

/** Diplomacy that Paris needs when the tracks have passed each other by so much: at 3 it is 6, as printed. */
const PARIS = byEdition<Scale>({ 1: [9, 8, 7, 6], 2: [9, 8, 7, 6, 5, 5, 5, 4] });
export const parisNeeds = (edition: number, distance: number): number => read(PARIS(edition), distance);

/** Fight that Warsaw needs against so many Bolshevik tokens. */
const WARSAW = byEdition<Scale>({
  1: [6, 6, 6, 7, 7, 7, 8, 8, 8, 9, 9, 9, 10],
  2: [4, 5, 5, 5, 6, 6, 6, 7, 7, 7, 8],
});
export const warsawNeeds = (edition: number, bolsheviks: number): number => read(WARSAW(edition), bolsheviks);

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

/** Points of NPG-6.7. */
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
/** Points of the lowest rank. */
export const LOWEST_RANKED = Math.min(...RANKS.map(([least]) => least));
export type Rank = (typeof RANKS)[number][1] | 'none';
export const rankOf = (points: number): Rank => RANKS.find(([least]) => points >= least)?.[1] ?? 'none';
