/** What to say before dice are cast, and before a move that a player may regret. */
import { type Language, moveParts } from '@sztab/kernel';
import { attackOdds, reachOdds } from '../bot/odds.ts';
import { type CardId, cardOf } from '../content/cards.ts';
import { STAGES } from '../content/rocket-tests.ts';
import type { Move } from '../rules/moves.ts';
import { resultOf } from '../rules/outcome.ts';
import { trailing } from '../rules/roll-window.ts';
import { passEnds } from '../rules/stage.ts';
import type { View } from '../rules/view.ts';
import { type BoardWords, boardWords } from '../text/board.ts';
import { afterReaction, canTurn } from './auto-pass.ts';

/** From here on an Ambush is wasted: 26 of 36. */
const SURE = 26 / 36;

export function warning(move: Move, view: View, language: Language): string | null {
  const { warnings, beforeDice } = boardWords[language];
  const dice = (odds: number): string => beforeDice(Math.round(odds * 100));
  const f = view.flow.at(-1);
  const { verb, args } = moveParts(move);
  const actor = args[0] as CardId;
  switch (verb) {
    case 'attack':
      return dice(attackOdds(cardOf(actor).bullets - cardOf(args[1] as CardId).bullets));
    case 'steal':
      return dice(reachOdds(cardOf(actor).steal));
    case 'search':
      return args.length > 1 ? null : dice(reachOdds(cardOf(actor).search));
    case 'pass':
      return afterPass(view, warnings);
    case 'mostIII':
      if (view.parts.forest === 0) return warnings.noFlight;
      return view.parts.forest === 1 && view.stage < STAGES ? warnings.oneFlight : null;
    case 'highMorale':
      return args.length === 1 ? warnings.spent : null;
    case 'hideFragments':
      return args[1] === '0' ? warnings.spent : null;
    case 'motorisedColumn':
      return leadsNobody(view) ? warnings.spent : null;
    case 'ambush':
      if (f?.step !== 'attack.ambush') return null;
      return attackOdds(cardOf(f.actor).bullets - cardOf(f.struck).bullets) >= SURE ? warnings.sureAnyway : null;
    case 'warLuck':
    case 'warMisfortune':
    case 'supportInAction':
      return f?.step === 'roll.react' && isWasted(view, f, move) ? warnings.noTurn : null;
    default:
      return null;
  }
}

/** A Column with no card to use, to lay or to refresh. */
const leadsNobody = ({ cards, hand, you }: View): boolean =>
  you !== null &&
  !cards.some(({ id, ready }) => cardOf(id).side === you && (ready || cardOf(id).class === 'unit')) &&
  !hand[you].some((id) => ['unit', 'support'].includes(cardOf(id).class));

/**
 * Only for the side that trails: the other one wants the result to stand.
 * The reactions in reach are counted from the view: every ready Support of this side, and its hand.
 */
function isWasted(view: View, f: Parameters<typeof canTurn>[0], move: Move): boolean {
  const side = f.priority;
  if (trailing(f) !== side) return false;
  const reach: Move[] = view.hand[side].flatMap((id): Move[] => {
    const { effect } = cardOf(id);
    return effect === 'warLuck' || effect === 'warMisfortune' ? [`${effect}(${id})`] : [];
  });
  for (const { id, ready } of view.cards) {
    if (ready && cardOf(id).side === side && cardOf(id).class === 'support') reach.push(`supportInAction(${id})`);
  }
  const usable = reach.filter((one) => f.dice[one.startsWith('warMisfortune') ? (side === 'PL' ? 'DE' : 'PL') : side]);
  return !canTurn(f, usable) && afterReaction(f, move) !== f;
}

function afterPass(view: View, warnings: BoardWords['warnings']): string | null {
  if (!passEnds(view)) return null;
  if (view.stage < STAGES) return warnings.stageEnds;
  const parts = { ...view.parts, surroundings: view.parts.surroundings + view.parts.hidden, hidden: 0 };
  const { winner } = resultOf({ parts, cards: [...view.cards], options: view.options });
  return winner === view.you ? warnings.gameEnds : warnings.lastPass;
}
