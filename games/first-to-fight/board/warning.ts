/** What to say before a move that cannot be taken back, or that a player may regret. */
import { type Language, moveParts } from '@sztab/kernel';
import { missionOf } from '../content/missions.ts';
import { availableFor, requiredFor } from '../rules/missions.ts';
import type { FtMove } from '../rules/moves.ts';
import type { FtView } from '../rules/view.ts';
import { boardWords } from './words/index.ts';

/** The longest jump of time; a mission within it may come due at once. */
const LONGEST_JUMP = 7;

export function warning(move: FtMove, view: FtView, language: Language): string | null {
  const { warnings } = boardWords[language];
  const { verb, args } = moveParts(move);
  switch (verb) {
    case 'order':
      return args[0] === 'maneuvers' ? maneuvers(view, warnings) : null;
    case 'recruit':
      return warnings.draws;
    case 'rule':
      return args[0] === 'NAI' ? warnings.draws : null;
    case 'name':
      return warnings.shows;
    default:
      return null;
  }
}

/** Time will jump: own missions that may come due and do not stand. */
function maneuvers(view: FtView, warnings: (typeof boardWords)['pl']['warnings']): string {
  const mine = view.you === null ? [] : (view.staffs[view.you]?.hand ?? []);
  const atRisk = mine.filter(
    (id) => missionOf(id).date <= view.time + LONGEST_JUMP && availableFor(view, id) < requiredFor(view, id),
  );
  return atRisk.length > 0 ? warnings.missionsAtRisk(atRisk.length) : warnings.timeJumps;
}
