/** How a decision reads while it is made: a sentence with cards and places in it, and a short word for its button. */
import { type Language, moveParts } from '@sztab/kernel';
import { type Chip, type Choice, phrase } from '@sztab/pieces';
import { reachOdds } from '../bot/odds.ts';
import { type CardId, cardOf } from '../content/cards.ts';
import { HOME, type Zone } from '../content/zones.ts';
import type { Move } from '../rules/moves.ts';
import type { View } from '../rules/view.ts';
import { boardWords } from '../text/board.ts';
import { catalogues } from '../text/index.ts';
import { orderWords } from '../text/order.ts';
import { chanceOf, isCard, isZone, nameOf } from './names.ts';

/** What was chosen at this place of the sentence: the verb stands second in the spelling, and first in the sentence. */
export function chipOf({ picked }: Choice<Move>, place: number, view: View, language: Language): Chip {
  const token = picked[place] as string;
  const verb = picked[1] ?? '';
  const say = orderWords[language];
  if (isZone(token)) return { name: catalogues[language].zones[token].to };
  if (isCard(token)) return place === 0 ? say.first(verb, token) : say.other(verb, token);
  // The button says what is done with them.
  if (/^\d+$/.test(token)) return { name: boardWords[language].parts(Number(token)) };
  return { name: nameOf(token, view, language) };
}

const percent = (odds: number): number => Math.round(odds * 100);

/** What the button does, in as few words as it has room for; null where the move itself says it best. */
export function actOf(move: Move, language: Language, view?: View): string | null {
  const { act } = orderWords[language];
  const { verb, args } = moveParts(move);
  const [card, other] = args as CardId[];
  if (!card) return null;
  const { side, search, steal } = cardOf(card);
  switch (verb) {
    case 'deploy':
      return act.deploy(HOME[side]);
    case 'move':
      return act.move(args[1] as Zone);
    case 'attack':
      return act.attack(chanceOf(card, other as CardId));
    case 'search':
      return other ? null : act.search(percent(reachOdds(search)));
    case 'steal':
      return act.steal(side, percent(reachOdds(steal)));
    case 'order':
      return act.order(other as CardId);
    case 'volunteers':
      return act.volunteers;
    case 'hideFragments':
      return act.hide(Number(other));
    case 'mostIII':
      return view ? act.fly(view.parts.forest) : null;
    default:
      return null;
  }
}

/** To lay a card down, to move one or to give an Order: nothing unknown comes of it, so a card and its place are enough. */
export const byClick = (move: Move): boolean => ['deploy', 'move', 'order'].includes(moveParts(move).verb);

/** What a touch of a place means, besides a move to it. */
export interface HereMeans {
  readonly zone: Zone;
  readonly verb: 'deploy' | 'search' | 'steal';
  /** What the touch spells. */
  readonly touch: string;
}

/** Where the chosen card of the hand would lie, or where parts lie that the chosen Unit can search for or take. */
export function hereMeans({ complete, picked, verbs }: Choice<Move>, { cards }: View): HereMeans | null {
  const [card, chosen] = picked as [CardId?, string?];
  if (!card || !isCard(card)) return null;
  const means = (verb: HereMeans['verb'], zone: Zone): HereMeans => ({ zone, verb, touch: phrase(card, verb) });
  if (complete && moveParts(complete).verb === 'deploy') return means('deploy', HOME[cardOf(card).side]);
  const zone = cards.find(({ id }) => id === card)?.zone;
  if (!zone) return null;
  for (const verb of ['search', 'steal'] as const) {
    if (chosen === verb || (chosen === undefined && verbs.includes(verb))) return means(verb, zone);
  }
  return null;
}
