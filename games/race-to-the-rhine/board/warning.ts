/** What to know before a move is made: what a step costs and brings to light, what a reaction does. */
import { type Language, moveParts } from '@sztab/kernel';
import { type CorpsId, corpsData } from '../content/corps.ts';
import { type Colour, FORTS, medalTowns, PLACE, SYMBOLS, type Town } from '../content/fields.ts';
import { controllerOf, isFree, supplyLine, tokensOn } from '../rules/control.ts';
import { deckFor } from '../rules/march.ts';
import type { Move } from '../rules/moves.ts';
import { type Deck, ownCorps } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { boardWords } from '../text/board.ts';
import { cardName, commanderName, corpsTold, deckName, suppliesText } from '../text/cards.ts';
import { storyWords } from '../text/story.ts';
import { hungryOf, soonHungry } from './hungry.ts';

export function warning(move: Move, view: View, language: Language): string | null {
  const say = boardWords[language];
  const { verb, args } = moveParts(move);
  const town = args[0] as Town;
  switch (verb) {
    case 'step': {
      const f = view.flow.at(-1);
      const fuel = f?.step === 'move' && f.pays;
      if (!isFree(view, town)) return fuel ? say.goingOn : null;
      return say.entering(deckName(deckFor(view, town), language), fuel, FORTS.has(town));
    }
    case 'resist':
    case 'resistBox':
      return say.marksAfter(view.markerPool - 1, verb === 'resist' && SYMBOLS.has(town));
    case 'counter': {
      const owner = controllerOf(view, town);
      const medals = view.commanders.find(({ colour }) => colour === owner)?.medals ?? 0;
      const lost = view.fields[town] ? suppliesText(tokensOn(view, town), language) : null;
      const cut = owner ? cutOff(view, owner, town).map((id) => corpsTold(id, language)) : [];
      return say.counterattack(
        owner ? commanderName(owner, language) : '',
        lost,
        medals > 0 && medalTowns(view.edition).has(town),
        cut,
      );
    }
    case 'takeTrucks':
      if (Number(args[0]) !== view.trucksOnTrack) return null;
      return say.logisticsFollows(hungryOf(view).map((id) => corpsTold(id, language)));
    case 'feed': {
      const f = view.flow.at(-1);
      if (f?.step !== 'civilians') return null;
      // The last food of a corps is given away, and the next phase is near.
      const given = view.corps.map((one) =>
        one.id === f.corps ? { ...one, cargo: { ...one.cargo, food: one.cargo.food - 1 } } : one,
      );
      const hungry = soonHungry({ ...view, corps: given }, view.trucksOnTrack, corpsData(f.corps).colour);
      return hungry.includes(f.corps) ? storyWords[language].early(view.trucksOnTrack, [f.corps]) : null;
    }
    case 'air':
    case 'cmdAir':
    case 'playRecon': {
      const known = view.seen[args.at(-1) as Deck];
      return known ? say.knownAlready(cardName(known, language), verb !== 'playRecon') : null;
    }
    case 'endTurn':
      return view.turn.base > 0 ? say.actionsLeft(view.turn.base) : null;
    default:
      return null;
  }
}

/** The corps that this field alone joins with their main base. */
function cutOff(view: View, owner: Colour, town: Town): CorpsId[] {
  const before = supplyLine(view, owner);
  const at = PLACE[town];
  const after = supplyLine({ ...view, control: `${view.control.slice(0, at)}.${view.control.slice(at + 1)}` }, owner);
  return ownCorps(view, owner).flatMap((corps) => (before.has(corps.at) && !after.has(corps.at) ? [corps.id] : []));
}
