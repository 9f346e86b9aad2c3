/** Chapter 6 of the rulebook: 11 November 1918 and the defence of the borders. */
import { draw, goOn, roll, shuffle } from '@sztab/kernel';
import { BLACK_DIE } from '../content/dice.ts';
import { CHALLENGES, type Condition, FINALS, finalOf, parisNeeds, warsawNeeds } from '../content/finals.ts';
import { MOST_REROLLS } from '../content/players.ts';
import { TOWNS, townsIn } from '../content/towns.ts';
import { MEETING } from '../content/tracks.ts';
import { isSatisfied, mostChallenges } from './cover.ts';
import { bolsheviks, heldTowns, isHeld } from './map.ts';
import type { Steps } from './moves.ts';
import { conclude, lose, win } from './outcome.ts';
import { fillPools, refreshTokens } from './pools.ts';
import { colourOf, isFinalRound, type PublicState, type RollFrame, type State, setOf, tell } from './state.ts';

/** NPG-6.1.1 */
function elevenNovember(s: State): void {
  const { acc, fp } = s;
  const met = acc + fp >= MEETING;
  tell({ is: 'independence', acc, fp, met });
  if (met) prepare(s);
  else conclude(s, { won: false, reason: 'not-met', points: 0, completed: [] });
}

/** What makes a small final easy. */
export const CONDITION: Readonly<Record<Condition, (s: PublicState) => boolean>> = {
  accAbove6: (s) => s.acc > 6,
  fpAbove6: (s) => s.fp > 6,
  townPoznan: (s) => isHeld(s, 'poznan'),
  townGdansk: (s) => isHeld(s, 'gdansk'),
  townOpole: (s) => isHeld(s, 'opole'),
  galiciaThree: (s) => (['krakow', 'lwow', 'stanislawow'] as const).every((town) => isHeld(s, town)),
  kresyTwo: (s) => townsIn('kresy').filter((town) => isHeld(s, town)).length >= 2,
  elevenTowns: (s) => heldTowns(s) > 10,
  all16: (s) => heldTowns(s) === TOWNS.length,
};

/** What Paris and Warsaw would need as things stand (NPG-6.3.1, NPG-6.3.2). */
export const mainNeeds = (s: PublicState): { paris: number; warsaw: number } => ({
  paris: parisNeeds(s.edition, Math.max(0, s.acc + s.fp - MEETING)),
  warsaw: warsawNeeds(s.edition, bolsheviks(s)),
});

/** NPG-6.2, NPG-6.3 */
function prepare(s: State): void {
  s.out.push(...s.row);
  if (s.jail.pawns.length > 0) {
    const pawns = s.jail.pawns.map((seat) => colourOf(s, seat));
    tell({ is: 'released', morale: 0, neutral: 0, pawns, characters: [] });
    s.jail.pawns = []; // NPG-6.2.1
  }
  refreshTokens(s); // NPG-6.2.2
  const finals = draw(s, shuffle(s, [...FINALS]), setOf(s).finals);
  s.row = finals;
  s.easy = finals.filter((id) => CONDITION[finalOf(id).easyIf](s));
  s.main = mainNeeds(s);
  tell({ is: 'finals-laid', finals: [...finals], easy: [...s.easy], ...s.main });
  fillPools(s);
  if (s.options.stakes === 'ask') {
    s.phase = 'stakes';
    goOn(s, { step: 'team', question: { is: 'stakes' }, card: null, motion: null });
  } else layChallenges(s, s.options.stakes);
}

/** NPG-6.4 */
function layChallenges(s: State, count: number): void {
  if (count > 0) s.challenges = draw(s, shuffle(s, [...CHALLENGES]), count).sort();
  tell({ is: 'stakes', challenges: [...s.challenges] });
  goOn(s, { step: 'begin.plan' });
}

/** Whether a seat may say that it is done: always, but in the final round only under NPG-6.5.6. */
export const mayStop = (s: PublicState): boolean => !isFinalRound(s) || (s.challenges.length > 0 && isSatisfied(s, []));

/** NPG-6.6: after the first roll and after every throw, pass and token. `stopped`: the team wants no more. */
export function finalEnd(s: State, f: RollFrame, stopped = false): void {
  if (isSatisfied(s, s.challenges)) win(s, 'complete', s.challenges);
  else if (s.morale === 0 || s.overdrawn) outOfMorale(s);
  else if (stopped) penalties(s);
  else if (f.rerolls === MOST_REROLLS.final) lose(s, 'limit');
  else if (!isSatisfied(s, [])) f.done.fill(false); // NPG-6.5.6
}

/** NPG-6.6.2, and NPG-6.6.4: challenges are not obligatory, so the throw or pass that completed all of F is not lost for them. */
function outOfMorale(s: State): void {
  if (s.edition < 2 || !isSatisfied(s, [])) {
    lose(s, 'morale');
    return;
  }
  tell({ is: 'rolling-ended', why: 'no-morale', by: null });
  penalties(s);
}

/** NPG-6.6.4 */
function penalties(s: State): void {
  s.phase = 'penalty';
  const completed = mostChallenges(s);
  for (const challenge of s.challenges) {
    if (completed.includes(challenge)) continue;
    const pips = BLACK_DIE[roll(s) - 1] as number;
    s.morale = Math.max(0, s.morale - pips);
    tell({ is: 'penalty', challenge, pips, left: s.morale });
    // With nothing left to lose only a pip is a defeat.
    if (s.morale > 0 || pips === 0) continue;
    lose(s, 'penalty');
    return;
  }
  win(s, 'stopped', completed);
}

export const finalSteps: Steps<'begin.final' | 'begin.challenges'> = {
  'begin.final': {
    run(s) {
      elevenNovember(s);
    },
  },
  'begin.challenges': {
    run(s, f) {
      layChallenges(s, f.count);
    },
  },
};
