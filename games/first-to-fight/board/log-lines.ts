/** Log lines: symbol, the things they speak of, their dice. */
import type { LogLine, LogReading, SymbolName } from '@sztab/pieces';
import type { Event } from '../rules/events.ts';
import { ORDER_SYMBOL } from './marks.ts';

const SYMBOL: Readonly<Record<Event['is'], SymbolName>> = {
  opened: 'flag',
  answered: 'clock',
  'missions-kept': 'hand',
  'packets-passed': 'hand',
  'first-player': 'user',
  'round-began': 'flag',
  'order-chosen': 'whistle',
  declined: 'pass',
  moved: 'move',
  'arrival-point': 'wreath',
  trained: 'chevrons',
  'nurse-taken': 'bandage',
  domination: 'axis',
  'sabotage-points': 'wreath',
  'rule-used': 'lamp',
  'formation-named': 'search',
  'army-arrived': 'recruit',
  'front-discarded': 'discard',
  'front-kept': 'pass',
  'mission-received': 'deck',
  recruiting: 'deck',
  recruited: 'recruit',
  ability: 'star',
  liaison: 'radio',
  'bonus-taken': 'concen',
  'token-placed': 'concen',
  maneuvers: 'manoeuv',
  treated: 'bandage',
  axis: 'axis',
  'event-laid-out': 'note',
  'event-passed': 'discard',
  'time-passed': 'clock',
  'missions-revealed': 'eye',
  'mission-resolved': 'medal',
  'losses-rolled': 'die',
  wounded: 'wound',
  fell: 'cross',
  'event-resolved': 'note',
  'event-soldiers': 'recruit',
  'token-removed': 'concen',
  'nurse-lost': 'bandage',
  resigned: 'flag',
  'game-over': 'star',
};

/** With each of these something new begins. */
const BREAKS: ReadonlySet<Event['is']> = new Set([
  'round-began',
  'order-chosen',
  'axis',
  'missions-revealed',
  // A group shows its first line whatever follows: the result of a mission must not give way to losses.
  'mission-resolved',
  'game-over',
]);
const beginsTurn = (event: Event): boolean => BREAKS.has(event.is);

function logLine(event: Event): LogLine {
  const symbol = event.is === 'order-chosen' ? ORDER_SYMBOL[event.order] : SYMBOL[event.is];
  return { symbol, things: thingsIn(event) };
}

function thingsIn(event: Event): readonly string[] {
  const things: string[] = [];
  if ('soldier' in event) things.push(event.soldier);
  if ('region' in event) things.push(event.region);
  if ('from' in event && event.is === 'moved') things.push(event.from, event.to);
  if ('order' in event) things.push(event.order);
  if ('mission' in event) things.push(event.mission);
  if ('event' in event) things.push(event.event);
  return things;
}

/** Rounds are the headings of the log. */
const beginsRound = (event: Event): boolean => event.is === 'round-began';

export const log: LogReading<Event> = { line: logLine, beginsTurn, beginsRound };
