/** What to know before a move is made: what a step costs and brings to light, what a reaction does. */
import { type Language, moveParts } from '@sztab/kernel';
import { FORTS, MEDAL_TOWNS, type Town } from '../content/fields.ts';
import { controllerOf, isFree, tokensOn } from '../rules/control.ts';
import { deckFor } from '../rules/march.ts';
import type { RrMove } from '../rules/moves.ts';
import type { RrView } from '../rules/view.ts';
import { commanderName, deckName, suppliesText } from '../text/cards.ts';
import { boardWords } from './words/index.ts';

export function warning(move: RrMove, view: RrView, language: Language): string | null {
  const say = boardWords[language];
  const { verb, args } = moveParts(move);
  const town = args[0] as Town;
  switch (verb) {
    case 'step': {
      if (!isFree(view, town)) return null;
      const f = view.flow.at(-1);
      const fuel = f?.step === 'move' && f.pays;
      return say.entering(deckName(deckFor(view, town), language), fuel, FORTS.has(town));
    }
    case 'resist':
      return say.marksAfter(view.markerPool - 1);
    case 'counter': {
      const owner = controllerOf(view, town);
      const lost = view.fields[town] ? suppliesText(tokensOn(view, town), language) : null;
      return say.counterattack(owner ? commanderName(owner, language) : '', lost, MEDAL_TOWNS.has(town));
    }
    case 'takeTrucks':
      return Number(args[0]) === view.trucksOnTrack ? say.logisticsFollows : null;
    case 'endTurn':
      return view.turn.base > 0 ? say.actionsLeft(view.turn.base) : null;
    default:
      return null;
  }
}
