/** What is possible at best: bounds that no luck can pass, so that nobody is told of a defeat that is none. */

import { TOKEN } from '../content/characters.ts';
import { FACES } from '../content/dice.ts';
import { MAIN_FINALS } from '../content/finals.ts';
import { MISSIONS, type MissionId, missionOf } from '../content/missions.ts';
import { total } from '../content/symbols.ts';
import { FINAL_ROUND, MEETING } from '../content/tracks.ts';
import { jointNeeds } from '../rules/cover.ts';
import { mainNeeds } from '../rules/final.ts';
import { nextDice } from '../rules/pools.ts';
import { type CardId, isFinalRound, pawnOn, type State, setOf } from '../rules/state.ts';
import { smallNeeds } from './terms.ts';

/** The most symbols that one throw of a die may show. */
const MOST_SYMBOLS = Math.max(...Object.values(FACES).flatMap((faces) => faces.map(({ symbols }) => total(symbols))));

const stepsOf = (card: CardId): number =>
  Math.max(...missionOf(card as MissionId).positive.map((list) => list.filter(({ is }) => is === 'track').length));

const MOST_STEPS = Math.max(...MISSIONS.map(stepsOf));

/** Symbols that 11 November asks for as things stand, and the most that dice and tokens could show then. */
export function symbolsOf(s: State): { readonly best: number; readonly needed: number } {
  const tokens = s.tokens.reduce((sum, { token }) => sum + total(TOKEN[token].symbols), 0);
  const people = Object.values(s.characters).filter((owner) => owner !== null).length;
  if (!isFinalRound(s)) {
    const { paris, warsaw } = mainNeeds(s);
    return {
      best: MOST_SYMBOLS * (nextDice(s) + people) + tokens,
      needed: Math.round(paris + warsaw + smallNeeds(s)),
    };
  }
  // While the last plan is made, people may not have their dice yet.
  const given = s.pool.length + s.players.reduce((sum, { held }) => sum + held.length, 0);
  const dice = Math.max(given, nextDice(s) + people);
  const joint = MAIN_FINALS.reduce((sum, id) => sum + total(jointNeeds(s, id)), 0);
  return { best: MOST_SYMBOLS * dice + tokens, needed: joint + smallNeeds(s) };
}

/** Steps that the tracks are apart, and the most that this round's missions and those to come could bring. */
export function tracksOf(s: State): { readonly best: number; readonly needed: number } {
  const pawns = s.players.length * setOf(s).pawns;
  const open = s.phase === 'plan' ? s.row : s.row.filter((card) => pawnOn(s, card) !== null);
  const now = open
    .map(stepsOf)
    .sort((a, b) => b - a)
    .slice(0, pawns)
    .reduce((sum, steps) => sum + steps, 0);
  const later = Math.max(0, FINAL_ROUND - 1 - s.round) * pawns * MOST_STEPS;
  return { best: now + later, needed: Math.max(0, MEETING - s.acc - s.fp) };
}

/** Why nothing can win any more; null while anything can, or while what the dice have brought is still counted. */
export function outOfReach(
  s: State,
): { readonly why: 'tracks' | 'symbols'; readonly best: number; readonly needed: number } | null {
  if (s.result || (s.phase !== 'plan' && s.phase !== 'roll')) return null;
  const why = isFinalRound(s) ? 'symbols' : 'tracks';
  const { best, needed } = why === 'symbols' ? symbolsOf(s) : tracksOf(s);
  return best < needed ? { why, best, needed } : null;
}
