/** Names and short texts for the board, the log and the terminal. */

import type { Language } from '@sztab/kernel';
import { complete, NBSP, typeset } from '@sztab/kernel/words';
import {
  type CardId,
  DIVISION,
  type DivisionKind,
  type PursuitId,
  type PursuitType,
  pursuitOf,
  RESISTANCE,
  type ResistanceId,
} from '../content/cards.ts';
import type { CorpsId } from '../content/corps.ts';
import type { Colour, Mark, Town } from '../content/fields.ts';
import type { SoloRank } from '../content/solo.ts';
import { KINDS, type Kind, type Supplies } from '../content/supplies.ts';
import type { Deck } from '../rules/state.ts';
import { NAMES as en } from './en/names.ts';
import { type Army, type EventId, type Names, NUMERAL, UNITS } from './names.ts';
import { NAMES as pl } from './pl/names.ts';
import { TOWN_NAMES } from './towns.ts';

export const NAMES = complete<Names>({ en, pl });

export const townName = (town: Town, language: Language): string => TOWN_NAMES[language][town];
export const commanderName = (colour: Colour, language: Language): string => NAMES[language].commanders[colour];
export const abilityText = (colour: Colour, language: Language): string =>
  typeset(NAMES[language].abilities[colour], language);

const armyOf = (id: CorpsId): Army => (id === 'R2' ? 'canadian' : id.startsWith('R') ? 'british' : 'us');
/** „XXX Korpus”: enough among the corps of one commander. */
export const corpsShort = (id: CorpsId, language: Language): string => `${NUMERAL[id]}${NBSP}${NAMES[language].corps}`;
/** „XXX Korpus (brytyjski)” */
export const corpsName = (id: CorpsId, language: Language): string =>
  `${corpsShort(id, language)} (${NAMES[language].armies[armyOf(id)]})`;
/** Two corps are called XII: these two are told in full where several commanders are about. */
export const corpsTold = (id: CorpsId, language: Language): string =>
  NUMERAL[id] === 'XII' ? corpsName(id, language) : corpsShort(id, language);

export const kindName = (kind: Kind, language: Language): string => NAMES[language].kinds[kind];
/** „2 amunicji”, “2 ammo” */
export const unitsText = (count: number, kind: Kind, language: Language): string =>
  `${count}${NBSP}${NAMES[language].units[kind]}`;
/** „2 paliwa, 1 amunicji” */
export function suppliesText(supplies: Readonly<Supplies>, language: Language): string {
  const some = KINDS.filter((kind) => supplies[kind] > 0);
  return some.map((kind) => unitsText(supplies[kind], kind, language)).join(', ') || NAMES[language].nothing;
}

export const deckName = (deck: Deck, language: Language): string => NAMES[language].decks[deck];

const isResistance = (id: CardId): id is ResistanceId => id in RESISTANCE;
const isUnit = (id: CardId): id is keyof typeof UNITS => id in UNITS;
const isEvent = (id: string, names: Names): id is EventId => id in names.events;

/** A card by its name; ordinary pursuit cards by their kind. */
export function cardName(id: CardId, language: Language): string {
  if (isUnit(id)) return UNITS[id];
  const names = NAMES[language];
  return typeset(isEvent(id, names) ? names.events[id] : names.types[pursuitOf(id as PursuitId).type], language);
}

export const typeName = (type: PursuitType, language: Language): string =>
  typeset(NAMES[language].types[type], language);

/** What kind of division a card is; null if it is none. */
export function divisionKind(id: CardId): DivisionKind | null {
  if (isResistance(id)) return RESISTANCE[id];
  return pursuitOf(id).type === 'division' ? 'pursuit' : null;
}
export const divisionName = (kind: DivisionKind, language: Language): string => NAMES[language].divisions[kind];
/** What it takes to beat such a division: „2 amunicji, 1 paliwa”. */
export function costText(kind: DivisionKind, language: Language): string {
  const { ammo, fuel } = DIVISION[kind];
  const parts = [unitsText(ammo, 'ammo', language), ...(fuel > 0 ? [unitsText(fuel, 'fuel', language)] : [])];
  return parts.join(', ');
}
/** What a beaten one counts as: „medal”, „2 ikony”. */
export const worthText = (kind: DivisionKind, language: Language): string =>
  DIVISION[kind].medal ? NAMES[language].medal : NAMES[language].icons(DIVISION[kind].icons);

/** What a pursuit card does, by its type. */
export const cardText = (type: PursuitType, language: Language): string =>
  typeset(NAMES[language].effects[type], language);

export const markText = (mark: Mark, language: Language): string => typeset(NAMES[language].marks[mark], language);
export const rankText = (rank: SoloRank, language: Language): string => typeset(NAMES[language].ranks[rank], language);

/** Things as sentences name them, in one language. */
export const thingsIn = (language: Language) => {
  const town = (id: Town): string => townName(id, language);
  return {
    town,
    towns: (ids: readonly Town[]): string => ids.map(town).join(', '),
    /** Where several commanders are about, and among the corps of one. */
    corps: (id: CorpsId): string => corpsTold(id, language),
    own: (id: CorpsId): string => corpsShort(id, language),
    card: (id: CardId): string => cardName(id, language),
    deck: (deck: Deck): string => deckName(deck, language),
    units: (n: number, kind: Kind): string => unitsText(n, kind, language),
    goods: (supplies: Readonly<Supplies>): string => suppliesText(supplies, language),
    cost: (kind: DivisionKind): string => costText(kind, language),
    worth: (id: CardId): string => worthText(divisionKind(id) ?? 'pursuit', language),
  };
};
