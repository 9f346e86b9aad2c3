/** The symbol of a log line, and the things it speaks of. */

import { MASTER } from '@sztab/kernel/words';
import type { LogLine, LogReading, SymbolName } from '@sztab/pieces';
import type { Event } from '../rules/events.ts';
import { noteOn } from './notes.ts';

const SYMBOL: Readonly<Partial<Record<Event['is'], SymbolName>>> = {
  opened: 'flag',
  turn: 'chev',
  'supplies-taken': 'base',
  'bonus-taken': 'plus',
  fed: 'food',
  discarded: 'discard',
  'trucks-taken': 'truck',
  convoy: 'truck',
  loaded: 'down',
  unloaded: 'depot',
  'move-begun': 'corps',
  stepped: 'move',
  'fort-paid': 'fort',
  card: 'deck',
  'civilians-fed': 'food',
  swapped: 'coin',
  found: 'plus',
  kept: 'hand',
  credit: 'bolt',
  battle: 'helmet',
  taken: 'flag',
  encircled: 'target',
  'marker-back': 'opor',
  looked: 'plane',
  reshuffled: 'refresh',
  'resistance-played': 'bolt',
  'drop-paid': 'medal',
  dropped: 'para',
  upkeep: 'para',
  logistics: 'hourglass',
  weather: 'rain',
  'antwerp-open': 'anchor',
  'resistance-placed': 'opor',
  'resistance-boxed': 'opor',
  counterattack: 'counter',
  'last-marker': 'warn',
  dice: 'die',
  'number-turned': 'opor',
  'number-moved': 'move',
  resigned: 'flag',
  'game-over': 'wreath',
};

export const logLine = (event: Event): LogLine => ({
  symbol: SYMBOL[event.is] ?? 'note',
  things: thingsOf(event),
  // Dice are rolled in the solo game alone.
  ...(event.is === 'dice' && { dice: event.dice.map((face) => ({ face, owner: 0 })) }),
});

function thingsOf(event: Event): string[] {
  const things: string[] = [];
  if ('town' in event && event.town) things.push(event.town);
  if ('from' in event) things.push(event.from);
  if ('to' in event && event.to) things.push(event.to);
  if ('corps' in event) things.push(event.corps);
  if (event.is === 'encircled') things.push(...event.fields.map(({ town }) => town));
  return things;
}

/** Each turn is a group of its own. */
const beginsTurn = (event: Event): boolean => event.is === 'turn';

/** Tokens moved to and fro are no news. That a corps set out, its steps say; that a field was taken, its card or the pocket it lay in. */
function inLog(event: Event): boolean {
  if (event.is === 'move-begun') return event.by === 'commander';
  if (event.is === 'taken') return event.medal || noteOn({ event }, MASTER) !== null;
  return event.is !== 'loaded' && event.is !== 'unloaded';
}

/** The first turn of a round is its heading; alone every turn is a round. */
const beginsRound = (event: Event, before: Event | null): boolean =>
  event.is === 'turn' && !(before?.is === 'turn' && before.round === event.round);

export const log: LogReading<Event> = { line: logLine, beginsTurn, beginsRound, has: inLog, inLines: true };
