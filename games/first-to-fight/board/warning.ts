/** What to say before a move that cannot be taken back, or that a player may regret. */
import { type Language, moveParts } from '@sztab/kernel';
import type { Ability } from '../content/abilities.ts';
import { soldierOf } from '../content/soldiers.ts';
import { availableFor, requiredFor } from '../rules/missions.ts';
import type { Move } from '../rules/moves.ts';
import type { View } from '../rules/view.ts';
import { boardWords } from '../text/board.ts';
import { chanceDue } from './due.ts';

export function warning(move: Move, view: View, language: Language): string | null {
  const { warnings } = boardWords[language];
  const { verb, args } = moveParts(move);
  const f = view.flow.at(-1);
  switch (verb) {
    case 'discard':
      return warnings.leavesGame;
    case 'keep':
      return f?.step === 'setup.draft' ? warnings.passesOthers : warnings.returnsOther;
    case 'front':
      return warnings.discards;
    case 'order':
      return args[0] === 'maneuvers' ? maneuvers(view, language) : null;
    case 'recruit':
      return warnings.draws;
    case 'rule':
      if (args[0] === 'WEU' && handOf(view).length === 1 && view.edition < 2) return warnings.discards; // FTF-8.1
      return args[0] === 'NAI' ? warnings.draws : null;
    case 'ability':
      return f?.step === 'recruit.ability' && DRAWING.includes(soldierOf(f.soldier).ability) ? warnings.draws : null;
    case 'name':
      return warnings.shows;
    default:
      return null;
  }
}

const DRAWING: readonly Ability[] = ['additionalRecruitment', 'liaison'];

const handOf = (view: View) => (view.you === null ? [] : (view.staffs[view.you]?.hand ?? []));

/** Time will jump: own missions that may come due and do not stand. */
function maneuvers(view: View, language: Language): string {
  const { warnings, briefs } = boardWords[language];
  const atRisk = handOf(view).filter(
    (id) => (chanceDue(view, id) ?? 0) > 0 && availableFor(view, id) < requiredFor(view, id),
  );
  return atRisk.length > 0 ? warnings.missionsAtRisk(atRisk.map((id) => briefs[id])) : warnings.timeJumps;
}
