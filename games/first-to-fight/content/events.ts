/**
 * The 24 neutral events. Source: Pearl Harbor's effect and Overlord's date, region and months are printed; the other values are
 * ours, their dates are history.
 */
import type { Region } from './regions.ts';
import type { Month } from './time.ts';

/** One part of what an event does. Squares count to the right; a negative number goes to the left. */
export type Effect =
  | { readonly is: 'domination'; readonly region: Region; readonly squares: number }
  | { readonly is: 'occupiedDomination'; readonly squares: number }
  | { readonly is: 'wound'; readonly region: Region }
  | { readonly is: 'soldiers'; readonly region: Region; readonly count: number }
  | { readonly is: 'nurseGain' }
  | { readonly is: 'nurseLoss' }
  | { readonly is: 'removeConcentration' };

export interface NeutralEvent {
  readonly date: Month;
  /** Where the Axis advances when the card is drawn, and how many months pass. */
  readonly region: Region;
  readonly months: number;
  /** Only with the option `neutralEvents`. */
  readonly effects: readonly Effect[];
}

const domination = (region: Region, squares: number): Effect => ({ is: 'domination', region, squares });

const event = (date: Month, region: Region, months: number, ...effects: readonly Effect[]): NeutralEvent => ({
  date,
  region,
  months,
  effects,
});

/** In order of date. */
export const EVENT = {
  E01: event(7, 'NEA', 4, domination('NEA', 1)),
  E02: event(9, 'WEU', 5, domination('WEU', 1)),
  E03: event(12, 'NAI', 4, domination('NAI', 1)),
  E04: event(14, 'NEA', 3, { is: 'wound', region: 'NEA' }),
  E05: event(17, 'NAI', 5, domination('NAI', 1)),
  E06: event(18, 'POL', 5, { is: 'nurseGain' }),
  E07: event(21, 'POL', 7, domination('POL', -1)),
  E08: event(22, 'WAW', 3, { is: 'soldiers', region: 'NAI', count: 2 }),
  E09: event(27, 'NEA', 5, domination('WEU', -1), domination('NEA', -1)),
  E10: event(32, 'POL', 4, domination('POL', 1)),
  E11: event(34, 'NEA', 6, domination('NEA', 1)),
  E12: event(37, 'NAI', 4, domination('NAI', -1)),
  E13: event(38, 'WEU', 6, domination('NAI', -1), domination('WEU', 1)),
  E14: event(41, 'POL', 6, domination('POL', -1)),
  E15: event(43, 'WAW', 3, domination('WAW', -1)),
  E16: event(44, 'NEA', 7, domination('NEA', -2)),
  E17: event(46, 'WAW', 5, { is: 'removeConcentration' }, { is: 'nurseLoss' }),
  E18: event(46, 'NAI', 5, domination('NAI', -1)),
  E19: event(48, 'NAI', 7, domination('NAI', -1)),
  E20: event(50, 'WAW', 6, domination('WEU', -1), domination('POL', 1)),
  E21: event(57, 'WEU', 6, domination('WEU', -2)),
  E22: event(57, 'POL', 3, domination('POL', -1), domination('WAW', -1)),
  E23: event(58, 'WAW', 7, { is: 'occupiedDomination', squares: -1 }),
  E24: event(63, 'WEU', 4, domination('WEU', 1), { is: 'wound', region: 'WEU' }),
} as const satisfies Readonly<Record<string, NeutralEvent>>;

export type EventId = keyof typeof EVENT;
export const EVENTS = Object.keys(EVENT) as EventId[];
export const eventOf = (id: EventId): NeutralEvent => EVENT[id];
