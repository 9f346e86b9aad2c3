import { counting, united } from '@sztab/kernel/words';
import type { BoardWords, Loss } from '../board-words.ts';
import texts from './board.json' with { type: 'json' };
import { PHASES } from './phases.ts';

const { form } = counting('en');
const many = (n: number, one: string, more: string): string => `${n} ${form(n, one, more)}`;
const loss = ({ left, threats, lost }: Loss): string =>
  lost
    ? 'lost, unless the final missions are completed'
    : threats > 0
      ? `${left} left, ${many(threats, 'threat card', 'threat cards')}`
      : `${left} left`;

export const en: BoardWords = united(texts, {
  // The ribbon says some of them in its own words.
  phases: { ...PHASES, ...texts.phases },
  round: (round) => `Round ${round} of 9`,
  undertaken: (taken, all, done) => `${taken} of ${all} undertaken · ${done} covered`,
  stillMissing: (done, all, symbols) => `${done} of ${all} covered · ${many(symbols, 'symbol', 'symbols')} missing`,
  // In words: the keys beside them are figures.
  challenges: (count) => ['no challenges', 'one', 'two', 'three', 'four', 'five', 'six'][count] ?? '',
  bowl: (pawns, dice) => `${many(pawns, 'pawn', 'pawns')}, ${many(dice, 'die', 'dice')}`,
  held: (tokens) => `held, ${many(tokens, 'independence token', 'independence tokens')}`,
  discard: (count) => `discard ${many(count, 'mission', 'missions')}`,
  unless: (regions) => `unless you hold ${regions.join(' or ')}:`,
  pawnOf: (colour) => `pawn of ${colour}`,
  claimInstead: { far: (others) => `instead of ${others}` },
  easyIf: (condition) => `Easy if ${condition}.`,
  regionReward: (region, reward) => `${region}: ${reward} while all its towns are held.`,
  politics: (acc, fp) => `National accord ${acc}, foreign policy ${fp}; they meet when the sum is 10`,
  apart: (steps) => `${many(steps, 'step', 'steps')} short of meeting`,
  past: (steps, paris) => `${steps === 0 ? 'They have met' : `${steps} past each other`} · Paris: diplomacy ${paris}`,
  timeTrack: (round) => `Time track, round ${round}`,
  morale: (markers) => `Morale ${markers}`,
  check: (verdict) => `check: ${verdict}`,
  blackToCome: (dice) => `${many(dice, 'black die', 'black dice')} to come`,
  moraleSpoken: (markers, verdict) => `Morale ${markers}; the check would bring ${verdict}`,
  nextMorale: (markers) => `next round ${markers}`,
  threatCards: (count) => many(count, 'threat card', 'threat cards'),
  blackOdds: (one, two) => `Black die: nothing 1/2 · −1 1/3 (${loss(one)}) · −2 1/6 (${loss(two)})`,
  passCosts: (after) => `Costs 2 morale; ${loss(after)}`,
  blackShows: (pips) => (pips === 0 ? 'Black: blank' : `Black: −${pips} morale`),
  pass: (price) => `Pass on, −${price}`,
  pool: (dice) => `Pool: ${many(dice, 'die', 'dice')}`,
  give: (to) => `Give a die to ${to}`,
  jailed: {
    morale: (count) => many(count, 'morale marker', 'morale markers'),
    neutral: (count) => many(count, 'neutral die', 'neutral dice'),
    pawn: (colour) => `a pawn of ${colour}`,
  },
  missionDecks: (counts) => `Missions 1: ${counts[0]}, 2: ${counts[1]}, 3: ${counts[2]}`,
  topCard: (deck, date) => `next: deck ${deck}, ${date}`,
  gone: (missions, threats) =>
    `Out of the game: ${many(missions, 'mission', 'missions')}, ${many(threats, 'threat', 'threats')}`,
  threatDecks: (old, recent) => `Threats 1914–1916: ${old}, 1917–1918: ${recent}`,
  atBest: (best, needed, last) => (last ? `at best ${best} of ${needed}` : `today ${best} of ${needed} symbols`),
  outOfReach: {
    tracks: (best, needed) =>
      `The tracks are ${many(needed, 'step', 'steps')} apart, and what is left can bring ${best} at best: they cannot meet by 11 November any more.`,
    symbols: (best, needed) =>
      `At best our dice and tokens show ${best} of ${needed} symbols: nothing reaches what 11 November asks for.`,
  },
  forecast: (percent, stops) =>
    stops ? `11 November: ${percent} of 100 if we stop now` : `11 November: we win ${percent} of 100 such games`,
  throwChance: (percent, card) => `${percent} % for “${card}”`,
  offeredBy: (colour) => `proposed by ${colour}`,
  coveredOf: (done, all) => `${done} of ${all} missions`,
  pawnsLaid: (laid, all) => `${laid} of ${all} pawns`,
  forecastWith: (percent) => `${percent} with it`,
  takeBack: (colour) => `Take a die back from ${colour}`,
  partner: {
    offers: (name) => `${name} proposes`,
    says: (name) => `${name} says`,
    waitsFor: (names) => `Waiting for ${names}`,
    goOnWithout: (names) => `Go on without ${names}`,
    ask: (name) => `Ask ${name}:`,
    decides: (floor, round) => `They decide${round ? ' until the round ends' : ''}, never below morale ${floor}`,
  },
});
