/** The answers of a turn and of a march for a phone: whole orders, so that one tap says all, the most useful first. */
import { type Language, moveParts } from '@sztab/kernel';
import { type Answer, type Answers, type Choice, phrase } from '@sztab/pieces';
import { type CorpsId, corpsData } from '../content/corps.ts';
import type { Town } from '../content/fields.ts';
import { TO_RHINE } from '../content/roads.ts';
import { type Kind, SPECIAL_SET } from '../content/supplies.ts';
import type { Move } from '../rules/moves.ts';
import { corpsOf, type Deck } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { boardWords } from '../text/board.ts';
import { cardName, deckName, suppliesText, townName, unitsText } from '../text/cards.ts';
import { NUMERAL } from '../text/names.ts';
import { leadsOn } from './marches.ts';
import { detailOf, isCard, symbolOf } from './names.ts';

/** Verbs in the order in which they come; what is not named comes before the last one. What was just brought is to be loaded before anything else is fetched. */
const ORDER = [
  ...['move', 'cmdMove', 'step', 'transport', 'load', 'takeSupplies', 'takeTrucks', 'air', 'cmdAir'],
  ...['playResistance', 'playRecon', 'airborne', '', 'unload'],
];

export function answers(choice: Choice<Move>, view: View, language: Language): Answers | null {
  const f = view.flow.at(-1);
  if (choice.picked.length > 0 || (f?.step !== 'act' && f?.step !== 'move')) return null;
  // On the march what lies underfoot comes before the way back.
  const marching = f.step === 'move' ? corpsOf(view, f.corps) : null;
  const rank = (verb: string): number => {
    const at = ORDER.indexOf(marching && verb === 'load' ? 'step' : verb);
    return at < 0 ? ORDER.indexOf('') : at;
  };
  const farOfMove = (verb: string, [first]: readonly string[]): number => {
    if (verb === 'step') return farOf(view, f, first as Town);
    return marching && verb === 'load' ? roadsFrom(marching.id, marching.at) : 0;
  };
  const list = choice.moves
    // The way out stands apart from the answers, or on the large button.
    .filter((move) => move !== 'endTurn' && move !== 'stop')
    .map((move) => ({ ...moveParts(move), move }))
    .map((one) => ({ ...one, far: farOfMove(one.verb, one.args) }))
    .sort((a, b) => rank(a.verb) - rank(b.verb) || a.far - b.far)
    .map(({ verb, args }) => answerOf(verb, args, choice, view, language));
  return { as: 'tiles', list };
}

const roadsFrom = (corps: CorpsId, town: Town): number => TO_RHINE[corpsData(corps).colour].get(town) ?? 0;

/** Steps by how near they come to the Rhine; what leads nowhere comes last. */
function farOf(view: View, f: View['flow'][number], town: Town): number {
  if (f.step !== 'move') return 0;
  const roads = roadsFrom(f.corps, town);
  return leadsOn(view, town) ? roads : roads + 100;
}

function answerOf(verb: string, args: readonly string[], choice: Choice<Move>, view: View, language: Language): Answer {
  const say = boardWords[language];
  const name = say.verbs[verb] ?? verb;
  const [first = '', second = ''] = args;
  switch (verb) {
    case 'move':
    case 'cmdMove':
    case 'load':
    case 'unload': {
      const { id, at, cargo } = corpsOf(view, first as CorpsId);
      const what = second ? ` ${unitsText(1, second as Kind, language)}` : '';
      return {
        touch: second ? phrase(id, verb, second) : phrase(id, verb),
        name: `${NUMERAL[id]}: ${name.toLowerCase()}${what}`,
        symbol: symbolOf(verb),
        // What is put down or picked up says where; what the corps carries is said where it sets out.
        detail: what ? townName(at, language) : `${townName(at, language)}, ${suppliesText(cargo, language)}`,
      };
    }
    case 'step': {
      const detail = detailOf(first, choice, view, language);
      return { touch: phrase(first, verb), name: townName(first as Town, language), symbol: symbolOf(verb), detail };
    }
    case 'takeSupplies': {
      const kind = second as Kind;
      const set =
        second === 'basic' ? say.oneOfEach : unitsText(Math.min(SPECIAL_SET, view.track[kind]), kind, language);
      const detail = townName(first as Town, language);
      return { touch: phrase(first, verb, second), name: set, symbol: symbolOf(second), detail };
    }
    case 'takeTrucks':
      return { touch: phrase(first, verb), name: say.takeTrucks(Number(first)), symbol: 'truck' };
    case 'air':
    case 'cmdAir':
      return { touch: phrase(first, verb), name, symbol: symbolOf(verb), detail: deckName(first as Deck, language) };
    case 'playResistance':
    case 'playRecon': {
      const detail = second ? deckName(second as Deck, language) : isCard(first) ? cardName(first, language) : '';
      const touch = second ? phrase(first, verb, second) : phrase(first, verb);
      return { touch, name, symbol: symbolOf(verb), detail };
    }
    default:
      return { touch: verb, name, symbol: symbolOf(verb) };
  }
}
