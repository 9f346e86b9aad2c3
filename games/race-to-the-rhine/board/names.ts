/** Names and symbols of everything that can be touched or chosen, and the question that stands open in the order line. */
import { type Language, moveParts } from '@sztab/kernel';
import type { Chip, Choice, SymbolName } from '@sztab/pieces';
import { type CardId, PURSUIT, type PursuitId, pursuitOf, RESISTANCE } from '../content/cards.ts';
import { CORPS, type CorpsId } from '../content/corps.ts';
import { FIELD, marksOf, medalTowns, SYMBOLS, type Town } from '../content/fields.ts';
import { KINDS, type Kind } from '../content/supplies.ts';
import { controllerOf, isFree, tokensOn } from '../rules/control.ts';
import { deckFor } from '../rules/march.ts';
import type { Move } from '../rules/moves.ts';
import { corpsIn, corpsOf } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { boardWords } from '../text/board.ts';
import {
  cardName,
  commanderName,
  corpsName,
  corpsShort,
  deckName,
  kindName,
  markText,
  suppliesText,
  townName,
  unitsText,
} from '../text/cards.ts';
import { KIND_SIGN, TYPE_SIGN } from './marks.ts';
import { ending } from './phases.ts';

export const isTown = (token: string): token is Town => token in FIELD;
export const isCorps = (token: string): token is CorpsId => token in CORPS;
const isKind = (token: string): token is Kind => (KINDS as readonly string[]).includes(token);
export const isCard = (token: string): token is CardId => token in PURSUIT || token in RESISTANCE;
const isDeck = (token: string): token is 'pursuit' | 'resistance' => token === 'pursuit' || token === 'resistance';

export function nameOf(token: string, view: View, language: Language): string {
  const say = boardWords[language];
  if (isTown(token)) return townName(token, language);
  if (isCorps(token)) return corpsName(token, language);
  if (isKind(token)) return kindName(token, language);
  if (isCard(token)) return cardName(token, language);
  if (isDeck(token)) return deckName(token, language);
  if (/^\d+$/.test(token)) return view.flow.at(-1)?.step === 'act' ? say.takeTrucks(Number(token)) : say.number(token);
  return say.verbs[token] ?? token;
}

/** A number of trucks stands after its verb; what is got at the black market, after what it is got for. */
export function chipOf({ picked }: Choice<Move>, place: number, view: View, language: Language): Chip {
  const [token, verb] = [picked[place] as string, picked[1]];
  if (verb === 'takeTrucks') return { name: token };
  const name = nameOf(token, view, language);
  return verb === 'swap' && place === 2 ? { joint: boardWords[language].swapFor, name } : { name };
}

const SYMBOLS_OF: Readonly<Record<string, SymbolName>> = {
  takeSupplies: 'base',
  basic: 'base',
  takeTrucks: 'truck',
  transport: 'truck',
  truck: 'truck',
  move: 'move',
  cmdMove: 'star',
  air: 'plane',
  cmdAir: 'star',
  airborne: 'para',
  playResistance: 'bolt',
  playRecon: 'recon',
  load: 'down',
  unload: 'depot',
  endTurn: 'pass',
  bonus: 'plus',
  bonusDone: 'pass',
  discard: 'discard',
  add: 'plus',
  dispatch: 'truck',
  finish: 'pass',
  step: 'move',
  stop: 'pass',
  feed: 'food',
  decline: 'pass',
  swap: 'coin',
  payMedal: 'medal',
  payCard: 'helmet',
  payCards: 'helmet',
  addCard: 'helmet',
  drop: 'para',
  resist: 'opor',
  counter: 'counter',
  resistBox: 'opor',
  none: 'pass',
  pursuit: 'deck',
  resistance: 'opor',
};

export function symbolOf(token: string): SymbolName {
  if (isTown(token)) return 'city';
  if (isCorps(token)) return 'corps';
  if (isKind(token)) return KIND_SIGN[token];
  if (isCard(token)) return token in PURSUIT ? TYPE_SIGN[pursuitOf(token as PursuitId).type] : 'helmet';
  return SYMBOLS_OF[token] ?? 'target';
}

export function detailOf(thing: string, { open, picked }: Choice<Move>, view: View, language: Language): string {
  const say = boardWords[language];
  if (isCorps(thing)) {
    const { at, cargo } = corpsOf(view, thing);
    return `${townName(at, language)}, ${suppliesText(cargo, language)}`;
  }
  const now = view.flow.at(-1);
  // How much of it there is to load, or to give away.
  if (isKind(thing) && now?.step === 'truck') return unitsText(tokensOn(view, now.from)[thing], thing, language);
  if (isKind(thing) && now?.step === 'market' && picked.length < 2)
    return unitsText(corpsOf(view, now.corps).cargo[thing], thing, language);
  if (!isTown(thing)) return '';
  const verbs = new Set(
    open
      .map((move) => moveParts(move))
      .filter(({ args }) => args[0] === thing)
      .map(({ verb }) => verb),
  );
  // What would be done there says more than who holds it.
  for (const verb of ['counter', 'resist', 'takeSupplies']) if (verbs.has(verb)) return say.verbs[verb] ?? '';
  if (verbs.has('truck')) return suppliesText(tokensOn(view, thing), language);
  if (verbs.has('step') && isFree(view, thing)) {
    return `${stateOf(thing, view, language)} · ${deckName(deckFor(view, thing), language)}`;
  }
  return stateOf(thing, view, language);
}

/** „Patton · medal · 2 paliwa” */
export function stateOf(town: Town, view: View, language: Language): string {
  const say = boardWords[language];
  const owner = controllerOf(view, town);
  return [
    owner ? commanderName(owner, language) : say.nobody,
    view.markers.includes(town) && say.marks.marker,
    !owner && SYMBOLS.has(town) && !view.markers.includes(town) && say.marks.resistance,
    !owner && medalTowns(view.edition).has(town) && say.marks.medal,
    view.fields[town] && suppliesText(tokensOn(view, town), language),
  ]
    .filter(Boolean)
    .join(' · ');
}

export function spokenTown(town: Town, view: View, language: Language, legal: boolean): string {
  const corps = corpsIn(view, town);
  const marks = marksOf(town, view.edition)
    .filter((mark) => mark !== 'permanent')
    .map((mark) => markText(mark, language));
  return [
    townName(town, language),
    stateOf(town, view, language),
    ...marks,
    corps && corpsShort(corps.id, language),
    legal && boardWords[language].can,
  ]
    .filter(Boolean)
    .join(', ');
}

/** What comes next, in a word or two: it names the kind of thing that can be touched. */
export function nextSlot({ moves, legal, open, picked, verbs }: Choice<Move>, view: View, language: Language): string {
  const { slots } = boardWords[language];
  const things = [...legal];
  const step = view.flow.at(-1)?.step;
  const isFirst = picked.length === 0;
  if (open.length === 0 || things.length === 0 || (isFirst && ending(moves, view))) return '';
  if (isFirst && step === 'act') return slots.act;
  if (!isFirst && verbs.length > 1) return slots.choice;
  // A corps that may load on the way is no answer to “where to?”, but the towns beside it are.
  const next = (isFirst && things.find(isTown)) || (things[0] as string);
  const { verb = '' } = open.map((move) => moveParts(move)).find(({ args }) => args.includes(next)) ?? {};
  if (verb === 'truck') return isFirst ? slots.road : slots.whither;
  if (verb === 'step' || (verb === 'spread' && isTown(next))) return slots.whither;
  if (verb === 'swap') return picked.some(isKind) ? slots.get : slots.give;
  // Of tokens too many the town is known.
  if (isKind(next) || (verb === 'discard' && things.some(isKind)))
    return verb === 'add' || verb === 'load' ? slots.load : slots.kind;
  return isTown(next) ? slots.town : slots.choice;
}
