/** Names and symbols of everything that can be touched or chosen, and the question that stands open in the order line. */
import { type Language, moveParts } from '@sztab/kernel';
import type { Choice, SymbolName } from '@sztab/pieces';
import { EVENT, type EventId } from '../content/events.ts';
import { FORMATIONS, type Formation } from '../content/formations.ts';
import { MISSION, type MissionId, missionOf } from '../content/missions.ts';
import { type Bonus, ORDERS, type Order } from '../content/orders.ts';
import { REGIONS, type Region } from '../content/regions.ts';
import { SOLDIER, type SoldierId, soldierOf } from '../content/soldiers.ts';
import { type Month, monthOf } from '../content/time.ts';
import { availableFor, requiredFor } from '../rules/missions.ts';
import type { Move } from '../rules/moves.ts';
import { isLocked, isOccupied, levelOf, undergroundIn } from '../rules/soldiers.ts';
import type { Fighter } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { boardWords } from '../text/board.ts';
import { catalogues } from '../text/index.ts';
import { FORMATION_SYMBOL, ORDER_SYMBOL } from './marks.ts';
import type { BoardProps } from './props.ts';

export const isSoldier = (token: string): token is SoldierId => token in SOLDIER;
export const isMission = (token: string): token is MissionId => token in MISSION;
export const isEvent = (token: string): token is EventId => token in EVENT;
export const isRegion = (token: string): token is Region => REGIONS.includes(token as Region);
const isFormation = (token: string): token is Formation => FORMATIONS.includes(token as Formation);
export const isOrder = (token: string): token is Order => ORDERS.includes(token as Order);

const ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII'] as const;
/** „IV 1940”, as on the cards. */
export const monthShort = (at: Month): string => `${ROMAN[monthOf(at).month - 1]} ${monthOf(at).year}`;

/** A word may be a thing and a verb: `training` is an order and an ability, `token` and `move` are bonuses and verbs. */
export function nameOf(token: string, view: View, language: Language): string {
  const c = catalogues[language];
  const say = boardWords[language];
  if (isSoldier(token)) return c.soldier(token);
  if (isMission(token)) return c.missions[token];
  if (isEvent(token)) return c.eventCards[token].name;
  if (isRegion(token)) return c.regions[token].title;
  if (isFormation(token)) return c.formations[token].title;
  if (token === 'S' || token === 'U') return c.attributes[token];
  if (token === 'use') return say.use;
  if (isOrder(token)) return c.orders[token].name;
  if (view.flow.at(-1)?.step === 'concentration' && token in say.bonuses) return say.bonuses[token as Bonus];
  return say.verbs[token] ?? token;
}

const SYMBOLS: Readonly<Record<string, SymbolName>> = {
  S: 'strength',
  U: 'under',
  use: 'star',
  token: 'concen',
  move: 'move',
  nurse: 'bandage',
  keepAll: 'check',
  discard: 'discard',
  keep: 'check',
  order: 'whistle',
  pass: 'pass',
  train: 'chevrons',
  rule: 'lamp',
  drop: 'para',
  name: 'search',
  camp: 'chevrons',
  front: 'discard',
  recruit: 'recruit',
  pick: 'recruit',
  ability: 'star',
  top: 'deck',
  bonus: 'concen',
  treat: 'bandage',
  done: 'check',
  losses: 'die',
  wound: 'wound',
};

export function symbolOf(token: string): SymbolName {
  if (isSoldier(token)) return FORMATION_SYMBOL[soldierOf(token).formation];
  if (isMission(token)) return FORMATION_SYMBOL[missionOf(token).formation];
  if (isFormation(token)) return FORMATION_SYMBOL[token];
  if (isOrder(token)) return ORDER_SYMBOL[token];
  if (isEvent(token)) return 'note';
  return SYMBOLS[token] ?? 'target';
}

/** Beside a name in the list of targets: where a soldier is and what he is worth, how a mission stands. */
export function detailOf(thing: string, _choice: Choice<Move>, view: View, language: Language): string {
  const c = catalogues[language];
  const say = boardWords[language];
  if (isMission(thing))
    return `${monthShort(missionOf(thing).date)}, ${say.sum(availableFor(view, thing), requiredFor(view, thing))}`;
  if (isRegion(thing)) return say.soldiers(view.soldiers.filter(({ region }) => region === thing).length);
  const fighter = view.soldiers.find(({ id }) => id === thing);
  if (fighter) return `${c.regions[fighter.region].short}, ${fighter.s}/${fighter.u}`;
  return isSoldier(thing) ? recruitWorth(thing, language).join(', ') : '';
}

/** What speaks for a soldier who is not on the board yet: „Siła 2, Konspiracja 4, Dodatkowa rekrutacja”. */
export function recruitWorth(id: SoldierId, language: Language): readonly string[] {
  const { strength, underground, ability } = soldierOf(id);
  const say = boardWords[language];
  return [say.strength(strength), say.undergroundOf(underground), catalogues[language].abilities[ability].name];
}

/** What comes next, in a word or two. */
export function nextSlot({ legal, open, picked }: Choice<Move>, _view: View, language: Language): string {
  const { slots } = boardWords[language];
  const next = [...legal][0] ?? '';
  if (open.length === 0 || next === '') return '';
  if (isOrder(next) && moveParts(open[0] as Move).verb === 'order') return slots.order;
  if (isSoldier(next)) return slots.soldier;
  if (isRegion(next)) return slots.region;
  if (isMission(next)) return slots.mission;
  return picked.length > 0 && (next === 'S' || next === 'U') ? slots.attribute : slots.choice;
}

/** „mjr Witold Urbanowicz „Kobra”, lotnictwo, Siła 4, Konspiracja 1, możesz wskazać”: a soldier to those who hear the table. */
export function spokenSoldier(fighter: Fighter, { view, choice }: BoardProps, language: Language): string {
  const c = catalogues[language];
  const say = boardWords[language];
  const { id, s, u, trained, wounds } = fighter;
  return [
    c.soldier(id),
    c.formations[soldierOf(id).formation].one,
    say.strength(s),
    say.undergroundOf(u),
    trained && say.trained,
    wounds > 0 && say.wounds(wounds),
    isLocked(view, fighter) && say.locked,
    choice.picked.includes(id) && say.chosen,
    choice.legal.has(id) && say.can.use,
  ]
    .filter(Boolean)
    .join(', ');
}

export function spokenRegion(region: Region, { view, choice }: BoardProps, language: Language): string {
  const c = catalogues[language];
  const say = boardWords[language];
  const here = view.soldiers.filter((fighter) => fighter.region === region).length;
  return [
    c.regions[region].title,
    say.soldiers(here),
    `${say.track(view.domination[region], isOccupied(view, region))} (${levelOf(view, region)})`,
    say.undergroundOf(undergroundIn(view, region)),
    choice.picked.includes(region) && say.chosen,
    choice.legal.has(region) && say.can.goHere,
  ]
    .filter(Boolean)
    .join(', ');
}
