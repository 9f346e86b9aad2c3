/** Names and symbols of everything that can be touched or chosen, and the question that stands open in the order line. */

import { type Language, moveParts } from '@sztab/kernel';
import { typeset } from '@sztab/kernel/words';
import type { Chip, Choice, SymbolName } from '@sztab/pieces';
import { BONUSES, type BonusId } from '../content/bonuses.ts';
import { CARD, type CardTitle } from '../content/cards.ts';
import { isArea, isZone } from '../content/map.ts';
import { isSpace, SPACE } from '../content/spaces.ts';
import type { Move } from '../rules/moves.ts';
import type { View } from '../rules/view.ts';
import { type BoardWords, boardWords } from '../text/board.ts';
import { catalogues } from '../text/index.ts';
import { titleOf } from './card-use.ts';
import { ACTION_SYMBOL, BONUS_SYMBOL, CARD_SYMBOL } from './symbols.ts';

export const isTitle = (token: string): token is CardTitle => Object.hasOwn(CARD, token);
export const isBonus = (token: string): token is BonusId | 'cityCentre' =>
  token === 'cityCentre' || BONUSES.includes(token as BonusId);
const isCount = (token: string): boolean => /^\d+$/.test(token);

export function nameOf(token: string, view: View, language: Language): string {
  const c = catalogues[language];
  const say = boardWords[language];
  if (isArea(token)) return c.areas[token].title;
  if (isZone(token)) return say.zoneOf(c.zones[token].title);
  if (isSpace(token)) return typeset(c.space(token).name, c.language);
  if (isCount(token)) return countName(Number(token), view, language);
  if (isTitle(titleOf(token))) return c.cards[titleOf(token)].name;
  if (isBonus(token)) return c.bonuses[token].name;
  return say.verbs[token] ?? token;
}

/** How many of what, by the step that asks. */
function countName(n: number, { flow }: View, language: Language): string {
  const { count } = catalogues[language];
  const step = flow.at(-1)?.step;
  if (step === 'bombing.scale') return count.aircraft(n);
  // A card brings them in addition to those who are on their way.
  return `+${step === 'fly.card' ? count.aircraft(n) : count.soldiers(n)}`;
}

const SYMBOLS: Readonly<Record<string, SymbolName>> = {
  deploy: 'commander',
  pass: 'pass',
  move: 'move',
  finish: 'check',
  continue: 'right',
  roll: 'die',
  target: 'target',
  aircraft: 'plane',
  recall: 'left',
  done: 'check',
  place: 'plus',
  keep: 'check',
  rerollWith: 'refresh',
  takeBack: 'undo',
};

export function symbolOf(token: string): SymbolName {
  if (isSpace(token)) return ACTION_SYMBOL[SPACE[token].action];
  if (isZone(token)) return 'plane';
  if (isArea(token)) return 'flag';
  if (isTitle(titleOf(token))) return CARD_SYMBOL[titleOf(token)];
  if (isBonus(token)) return BONUS_SYMBOL[token];
  return SYMBOLS[token] ?? (isCount(token) ? 'plus' : 'target');
}

/** What the button does: how many enemies are there is told beside it. */
export function actOf(move: Move, language: Language, { flow }: View): string | null {
  const { verb, args } = moveParts(move);
  const [area] = args;
  const by = flow.at(-1)?.step.split('.')[0];
  if (verb !== 'target' || !area || !isArea(area)) return null;
  if (by !== 'barrage' && by !== 'paradrop' && by !== 'bombing') return null;
  return catalogues[language].moves.target(area, by, null);
}

const SLOT: Readonly<Record<string, keyof BoardWords['slots']>> = {
  turn: 'space',
  'advance.move': 'from',
  'fly.move': 'from',
  'advance.card': 'card',
  'paradrop.card': 'card',
  'fly.card': 'card',
  'fire.card': 'card',
  'barrage.target': 'target',
  'paradrop.target': 'target',
  'bombing.target': 'target',
  'bombing.scale': 'count',
  'reinforce.recall': 'from',
  'scramble.recall': 'from',
  'reinforce.place': 'where',
  'scramble.place': 'where',
  'combat.defence': 'card',
  'dice.reroll': 'card',
  'signal.loss': 'commander',
};

/** What comes next, in a word or two. */
export function nextSlot(choice: Choice<Move>, view: View, language: Language): string {
  const slot = SLOT[view.flow.at(-1)?.step ?? ''];
  if (choice.complete || !slot) return '';
  // Where no place has room left, only the number of those a card brings is still open.
  const onlyCounts = slot === 'where' && [...choice.legal].every(isCount);
  return boardWords[language].slots[onlyCounts ? 'count' : slot];
}

/** An order in the sentence: what is done, and where, in short names. */
export function chipOf({ picked }: Choice<Move>, place: number, view: View, language: Language): Chip {
  const token = picked[place] as string;
  const space = isSpace(token) ? SPACE[token] : null;
  if (!space) return { name: nameOf(token, view, language) };
  const c = catalogues[language];
  const { name } = c.actions[space.action];
  if ('support' in space) return { name };
  const { short } = 'area' in space ? c.areas[space.area] : c.zones[space.zone];
  return { name: typeset(`${name}: ${short}`, c.language) };
}
