/**
 * The 24 threat cards in two decks. Source: the decks, the kinds of effect and one lower half are printed; the rest
 * is ours, the dates are history.
 */
import { acc, BLACK, DISCARD2, type Effect, fp, jail, obs, TIME, unless } from './effects.ts';

/** 1914–1916 and 1917–1918. */
export type Era = 'old' | 'new';

export interface Threat {
  readonly era: Era;
  readonly date: string;
  /** What always happens, and what follows if its condition is not met. */
  readonly effects: readonly Effect[];
}

const threat = (era: Era, date: string, ...effects: readonly Effect[]): Threat => ({ era, date, effects });

export const THREAT = {
  'Z-01': threat('old', '1914-08', obs('cp', 'lodz')),
  'Z-02': threat('old', '1914', acc(-1)),
  'Z-03': threat('old', '1914', jail('neutral')),
  'Z-04': threat('old', '1915', DISCARD2),
  'Z-05': threat('old', '1915', jail('pawn')),
  'Z-06': threat('old', '1915', jail('morale')),
  'Z-07': threat('old', '1915-03-22', obs('ru', 'lwow'), unless(['austrian'], BLACK)),
  'Z-08': threat('old', '1915-08', obs('cp', 'warszawa'), unless(['central'], acc(-1))),
  'Z-09': threat('old', '1916-06-04', obs('ru', 'luck'), unless(['kresy', 'central'], fp(-1))),
  'Z-10': threat('old', '1916-07-29', jail('char')),
  'Z-11': threat('old', '1914', obs('cp', '@prussian'), unless(['prussian'], fp(-1))),
  'Z-12': threat('old', '1916-11-15', fp(-1)),
  'Z-13': threat('new', '1917-07/1917-08', jail('char')),
  'Z-14': threat('new', '1917-07', jail('pawn')),
  'Z-15': threat('new', '1917-11-07', obs('ru', '@kresy'), unless(['kresy'], obs('ru', '@russian'))),
  'Z-16': threat('new', '1918-02-09', obs('ua', 'lublin'), unless(['central'], fp(-1))),
  'Z-17': threat('new', '1918-05', jail('neutral')),
  'Z-18': threat('new', '1918', jail('morale')),
  'Z-19': threat('new', '1918-01', DISCARD2),
  'Z-20': threat('new', '1918', acc(-1)),
  'Z-21': threat('new', '1918-11-01', obs('ua', 'stanislawow'), unless(['austrian'], obs('ua', 'lwow'))),
  'Z-22': threat('new', '1917-09', obs('cp', 'kowno'), unless(['kresy'], acc(-1))),
  'Z-23': threat('new', '1917/1918', obs('ru', '@kresy'), unless(['kresy', 'central'], fp(-1))),
  'Z-24': threat('new', '1918-08-08', TIME),
} as const satisfies Readonly<Record<string, Threat>>;

export type ThreatId = keyof typeof THREAT;
export const THREATS = Object.keys(THREAT) as ThreatId[];
export const threatOf = (id: ThreatId): Threat => THREAT[id];
export const threatsOf = (era: Era): ThreatId[] => THREATS.filter((id) => threatOf(id).era === era);
