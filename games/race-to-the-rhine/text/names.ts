/** What people, things and cards are called: the same keys in both languages. */
import type { PursuitId, ResistanceId } from '../content/cards.ts';
import type { CorpsId } from '../content/corps.ts';
import type names from './en/names.json';

/** The number of a corps; it is the same in all languages. */
export const NUMERAL: Readonly<Record<CorpsId, string>> = {
  R1: 'I',
  R2: 'II',
  R3: 'XII',
  R4: 'XXX',
  W1: 'V',
  W2: 'VII',
  W3: 'XIX',
  B1: 'XII',
  B2: 'XV',
  B3: 'XX',
};

/** Units keep the names of their own army in every language. */
export const UNITS = {
  PR16: '17 Luftwaffen-Feld-Div',
  PR17: '245 Infanterie Div',
  PR18: '331 Infanterie Div',
  PR19: '348 Infanterie Div',
  PW16: '18 Luftwaffen-Feld-Div',
  PW17: '47 Infanterie Div',
  PW18: '271 Infanterie Div',
  PW19: '272 Infanterie Div',
  PB16: '711 Infanterie Div',
  PB17: '48 Infanterie Div',
  PB18: '338 Infanterie Div',
  PB19: '708 Infanterie Div',
  O01: '275 Infanterie Div',
  O02: '49 Infanterie Div',
  O03: '64 Infanterie Div',
  O04: '70 Infanterie Div',
  O05: '84 Infanterie Div',
  O06: '85 Infanterie Div',
  O07: '176 Infanterie Div',
  O08: '226 Infanterie Div',
  O09: '353 Infanterie Div',
  O10: '462 Infanterie Div',
  O11: '553 Volksgrenadier Div',
  O12: '559 Volksgrenadier Div',
  O13: '12 Volksgrenadier Div',
  O14: '246 Volksgrenadier Div',
  O15: '3 Fallschirmjäger Div',
  O16: 'Fallschirmjäger Regt 6',
  O17: '3 Panzergrenadier Div',
  O18: '17 SS Panzergrenadier Div',
  O19: '9 Panzer Div',
  O20: 'Panzer Brigade 105',
  O21: 'Panzer Brigade 106',
  O22: '11 Panzer Div',
  O23: '116 Panzer Div',
  O24: '9 SS Panzer Div',
} as const satisfies Readonly<Partial<Record<PursuitId | ResistanceId, string>>>;

export type EventId = 'PR20' | 'PR21' | 'PR22' | 'PW20' | 'PW21' | 'PW22' | 'PB20' | 'PB21' | 'PB22';
export type Army = 'british' | 'canadian' | 'us';

/**
 * The master's names are the type of all. `commandersOf`: of the commander, „Pattona”, “Patton’s”. `abilities`: what the commander card can do.
 * `units`: „2 amunicji”, “2 ammo”.
 */
export type Names = typeof names & { icons(count: number): string };
