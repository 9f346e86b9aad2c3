/** Section 6: 11 November 1918 and the defence of the borders. */
import { draw, roll, shuffle } from '@sztab/kernel';
import { BLACK_DIE } from '../content/dice.ts';
import { CHALLENGES, type Condition, FINALS, finalOf, parisNeeds, warsawNeeds } from '../content/finals.ts';
import { MOST_REROLLS } from '../content/players.ts';
import { TOWNS, townsIn } from '../content/towns.ts';
import { MEETING } from '../content/tracks.ts';
import { isSatisfied, mostChallenges } from './cover.ts';
import { bolsheviks, heldTowns, isHeld } from './map.ts';
import type { NpSteps } from './moves.ts';
import { finish, lose, win } from './outcome.ts';
import { fillPools, refreshTokens } from './pools.ts';
import { colourOf, isFinalRound, type NpTable, type OpenTable, type RollFrame, setOf, tell } from './table.ts';

/** NPG-6.1.1 */
function elevenNovember(t: NpTable): void {
  const { acc, fp } = t;
  const met = acc + fp >= MEETING;
  tell({ is: 'independence', acc, fp, met });
  if (met) prepare(t);
  else finish(t, { won: false, reason: 'not-met', points: 0, rank: 'none', completed: [] });
}

/** What makes a small final easy (table 2.12). */
export const CONDITION: Readonly<Record<Condition, (t: OpenTable) => boolean>> = {
  accAbove6: (t) => t.acc > 6,
  fpAbove6: (t) => t.fp > 6,
  townPoznan: (t) => isHeld(t, 'poznan'),
  townGdansk: (t) => isHeld(t, 'gdansk'),
  townOpole: (t) => isHeld(t, 'opole'),
  galiciaThree: (t) => (['krakow', 'lwow', 'stanislawow'] as const).every((town) => isHeld(t, town)),
  kresyTwo: (t) => townsIn('kresy').filter((town) => isHeld(t, town)).length >= 2,
  elevenTowns: (t) => heldTowns(t) > 10,
  all16: (t) => heldTowns(t) === TOWNS.length,
};

/** What Paris and Warsaw would need as things stand (NPG-6.3.1, NPG-6.3.2). */
export const mainNeeds = (t: OpenTable): { paris: number; warsaw: number } => ({
  paris: parisNeeds(t.edition, Math.max(0, t.acc + t.fp - MEETING)),
  warsaw: warsawNeeds(t.edition, bolsheviks(t)),
});

/** NPG-6.2, NPG-6.3 */
function prepare(t: NpTable): void {
  t.out.push(...t.row);
  if (t.jail.pawns.length > 0) {
    const pawns = t.jail.pawns.map((seat) => colourOf(t, seat));
    tell({ is: 'released', morale: 0, neutral: 0, pawns, characters: [] });
    t.jail.pawns = []; // NPG-6.2.1
  }
  refreshTokens(t); // NPG-6.2.2
  const finals = draw(t, shuffle(t, [...FINALS]), setOf(t).finals);
  t.row = finals;
  t.easy = finals.filter((id) => CONDITION[finalOf(id).easyIf](t));
  t.main = mainNeeds(t);
  tell({ is: 'finals-laid', finals: [...finals], easy: [...t.easy], ...t.main });
  fillPools(t);
  if (t.options.stakes === 'ask') {
    t.phase = 'stakes';
    t.flow = [{ step: 'team', question: { is: 'stakes' }, card: null, motion: null }];
  } else layChallenges(t, t.options.stakes);
}

/** NPG-6.4 */
function layChallenges(t: NpTable, count: number): void {
  if (count > 0) t.challenges = draw(t, shuffle(t, [...CHALLENGES]), count).sort();
  tell({ is: 'stakes', challenges: [...t.challenges] });
  t.flow = [{ step: 'begin.plan' }];
}

/** Whether a seat may say that it is done: always, but in the final round only under NPG-6.5.6. */
export const mayStop = (t: OpenTable): boolean => !isFinalRound(t) || (t.challenges.length > 0 && isSatisfied(t, []));

/** NPG-6.6: after the first roll and after every throw, pass and token. `stopped`: the team wants no more. */
export function finalEnd(t: NpTable, f: RollFrame, stopped = false): void {
  if (isSatisfied(t, t.challenges)) win(t, 'complete', t.challenges);
  else if (t.morale === 0 || t.overdrawn) outOfMorale(t);
  else if (stopped) penalties(t);
  else if (f.rerolls === MOST_REROLLS.final) lose(t, 'limit');
  else if (!isSatisfied(t, [])) f.done.fill(false); // NPG-6.5.6
}

/** NPG-6.6.2, and NPG-6.6.4: challenges are not obligatory, so the throw or pass that completed all of F is not lost for them. */
function outOfMorale(t: NpTable): void {
  if (t.edition < 2 || !isSatisfied(t, [])) {
    lose(t, 'morale');
    return;
  }
  tell({ is: 'rolling-ended', why: 'no-morale', by: null });
  penalties(t);
}

/** NPG-6.6.4 */
function penalties(t: NpTable): void {
  t.phase = 'penalty';
  const completed = mostChallenges(t);
  for (const challenge of t.challenges) {
    if (completed.includes(challenge)) continue;
    const pips = BLACK_DIE[roll(t) - 1] as number;
    t.morale = Math.max(0, t.morale - pips);
    tell({ is: 'penalty', challenge, pips, left: t.morale });
    // With nothing left to lose only a pip is a defeat.
    if (t.morale > 0 || pips === 0) continue;
    lose(t, 'penalty');
    return;
  }
  win(t, 'stopped', completed);
}

export const finalSteps: NpSteps<'begin.final' | 'begin.challenges'> = {
  'begin.final': {
    run(t) {
      elevenNovember(t);
    },
  },
  'begin.challenges': {
    run(t, f) {
      layChallenges(t, f.count);
    },
  },
};
