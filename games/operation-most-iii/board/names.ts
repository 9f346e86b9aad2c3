/** Names and symbols of everything that can be touched or chosen, and the question that stands open in the order line. */

import { type Language, moveParts } from '@sztab/kernel';
import { typeset } from '@sztab/kernel/words';
import { type Choice, type SymbolName, spell } from '@sztab/pieces';
import { attackOdds } from '../bot/odds.ts';
import { type Card, type CardId, cardOf } from '../content/cards.ts';
import { ZONES, type Zone } from '../content/zones.ts';
import type { Move } from '../rules/moves.ts';
import type { TableCard } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { boardWords, type Use } from '../text/board.ts';
import { catalogues } from '../text/index.ts';
import { orderWords } from '../text/order.ts';
import { PICTURE } from './faces.ts';

export const isZone = (token: string): token is Zone => ZONES.includes(token as Zone);
export const isCard = (token: string): token is CardId => (cardOf(token as CardId) as Card | undefined) !== undefined;
const isCount = (token: string): boolean => /^\d+$/.test(token);
export const isThing = (token: string): boolean => isZone(token) || isCard(token) || isCount(token);

export function nameOf(token: string, view: View, language: Language): string {
  const c = catalogues[language];
  const say = boardWords[language];
  if (isZone(token)) return c.zones[token].title;
  if (isCard(token)) return c.card(token);
  if (isCount(token)) return say.hide(Number(token));
  if (token === 'steal') return say.fight.steal[view.you ?? 'PL'];
  return say.verbs[token] ?? token;
}

const SYMBOLS: Readonly<Record<string, SymbolName>> = {
  base: 'rocket',
  surroundings: 'search',
  forest: 'flag',
  deploy: 'plus',
  attack: 'cross',
  search: 'search',
  steal: 'mask',
  move: 'move',
  order: 'whistle',
  volunteers: 'twice',
  highMorale: 'flame',
  hideFragments: 'spade',
  mostIII: 'plane',
  motorisedColumn: 'column',
  pass: 'pass',
  endChain: 'check',
  escort: 'escort',
  noEscort: 'x',
  ambush: 'ambush',
  roll: 'die',
  warLuck: 'clover',
  warMisfortune: 'pech',
  supportInAction: 'plus1',
  passReaction: 'pass',
  nurse: 'bandage',
  declineNurse: 'x',
  refresh: 'refresh',
  declineRefresh: 'x',
  keep: 'check',
  mulligan: 'refresh',
};

export function symbolOf(token: string): SymbolName {
  if (isCard(token)) return PICTURE[cardOf(token).id];
  return SYMBOLS[token] ?? (isCount(token) ? 'part' : 'target');
}

/** What comes next, in a word or two. */
export function nextSlot(choice: Choice<Move>, view: View, language: Language): string {
  const { slots } = boardWords[language];
  const { picked, open, legal, verbs } = choice;
  if (picked.length === 0) {
    if (open.some((move) => moveParts(move).verb === 'refresh')) return slots.refresh;
    return view.flow.at(-1)?.step === 'turn.act' ? slots.card : slots.reaction;
  }
  if (verbs.length > 1) return slots.verb;
  const verb = open[0] ? moveParts(open[0]).verb : '';
  const next = [...legal].find((thing) => open.some((move) => spell(move)[picked.length] === thing)) ?? [...legal][0];
  if (next === undefined) return '';
  if (isZone(next)) return slots.where;
  if (isCount(next)) return slots.count;
  if (verb === 'attack') return slots.whom;
  return ['order', 'highMorale', 'refresh'].includes(verb) ? slots.refresh : slots.with;
}

/** The rule of the card that was chosen first, until it has a target: what its buttons would do; then that of a card played along, or what a Move costs without one. */
export function explain({ picked }: Choice<Move>, _view: View, language: Language): string | null {
  const [first, verb] = picked;
  const last = picked[picked.length - 1];
  if (!first || !last || !isCard(first)) return null;
  const told = picked.length <= 2 ? first : playedAlong(last) ? last : null;
  if (told) return typeset(catalogues[language].cards[cardOf(told as CardId).id].rule, language);
  return verb === 'move' ? typeset(orderWords[language].moveCosts, language) : null;
}

/** A card of the hand that changes what another one does. */
const playedAlong = (token: string): token is CardId => isCard(token) && cardOf(token).effect !== null;

/** Where a card lies, what an Attack on it promises, or what it adds to the card that was chosen. */
export function detailOf(thing: string, choice: Choice<Move>, view: View, language: Language): string {
  const say = boardWords[language];
  if (isZone(thing)) return say.zone[thing].belongs;
  if (!isCard(thing)) return '';
  const [actor] = choice.picked;
  if (actor && isCard(actor) && purposeOf(choice, thing) === 'attack') return say.odds(chanceOf(actor, thing));
  const lying = view.cards.find(({ id }) => id === thing);
  if (lying) return catalogues[language].zones[lying.zone].in;
  const { effect } = cardOf(thing);
  return actor && effect ? say.gist[effect] : say.inHand;
}

/** The chance of an Attack in per cent; dice and bullets are open to everybody, so this tells nothing hidden. */
export const chanceOf = (actor: CardId, target: CardId): number =>
  Math.round(attackOdds(cardOf(actor).bullets - cardOf(target).bullets) * 100);

/** What a touch of this legal card would do with it. */
export function purposeOf(choice: Choice<Move>, thing: string): Use {
  const { picked, open } = choice;
  const at = picked.length;
  const move = open.find((one) => spell(one)[at] === thing || spell(one)[at + 1] === thing);
  const verb = move ? moveParts(move).verb : '';
  if (['refresh', 'order', 'highMorale'].includes(verb) && (verb === 'refresh' || at > 0)) return 'refresh';
  if (verb === 'escort') return 'escort';
  if (['warLuck', 'warMisfortune', 'supportInAction', 'ambush', 'nurse'].includes(verb)) return 'react';
  if (verb === 'attack' && at > 0) return 'attack';
  return isCard(thing) && !['unit', 'support'].includes(cardOf(thing).class) ? 'play' : 'use';
}

interface Seen {
  readonly legal: Use | null;
  readonly picked: boolean;
  readonly fights: 'attacks' | 'attacked' | null;
}

/** „Zwiadowcy, polska, niezużyta, w Okolicach bazy, możesz ją zaatakować”: a card to those who hear the table. */
export function spokenCard(
  { id, ready, zone }: TableCard,
  { legal, picked, fights }: Seen,
  language: Language,
): string {
  const c = catalogues[language];
  const say = boardWords[language];
  return [
    c.card(id),
    say.adjective[cardOf(id).side],
    ready ? say.ready : say.used,
    c.zones[zone].in,
    fights && say[fights],
    picked && say.chosen,
    legal && say.can[legal],
  ]
    .filter(Boolean)
    .join(', ');
}

/** `here`: what can be done with it now. */
export function spokenZone(zone: Zone, view: View, here: string | false, language: Language): string {
  const { zone: places, parts } = boardWords[language];
  const { belongs } = places[zone];
  return [catalogues[language].zones[zone].title, belongs, parts(view.parts[zone]), here].filter(Boolean).join(', ');
}
