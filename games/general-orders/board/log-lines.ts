/** How events stand in the log: symbol, the things they speak of, their dice. */
import type { LogLine, LogReading, ReactionDie, SymbolName } from '@sztab/pieces';
import type { Event } from '../rules/events.ts';
import { seatOf } from '../rules/state.ts';
import { CARD_SYMBOL } from './symbols.ts';

const SYMBOL: Readonly<Record<Event['is'], SymbolName>> = {
  opened: 'flag',
  'round-began': 'clock',
  passed: 'pass',
  'space-closed': 'commander',
  advanced: 'advance',
  'outpost-joined': 'plus',
  flew: 'plane',
  dropped: 'para',
  barrage: 'barrage',
  bombing: 'bomb',
  reinforced: 'reinf',
  scrambled: 'scramble',
  planned: 'plan',
  reshuffled: 'refresh',
  'initiative-taken': 'bolt',
  'card-played': 'hand',
  'card-for-reroll': 'discard',
  rolled: 'die',
  'combat-ended': 'cross',
  'fire-ended': 'target',
  entered: 'flag',
  'supply-lost': 'x',
  'supply-gained': 'truck',
  stars: 'star',
  'signal-gained': 'radio',
  'signal-lost': 'radio',
  recalled: 'undo',
  resigned: 'flag',
  'game-over': 'star',
};

/** One of these is every turn's action. */
const ACTIONS: ReadonlySet<Event['is']> = new Set([
  'passed',
  'space-closed',
  'advanced',
  'flew',
  'dropped',
  'barrage',
  'bombing',
  'reinforced',
  'scrambled',
  'planned',
]);

/** These stand for themselves. */
const BREAKS: ReadonlySet<Event['is']> = new Set(['opened', 'round-began', 'recalled', 'resigned', 'game-over']);

/** What a turn may begin with before its action is told: Momentum, Mobilisation, a new deck. */
const isPrelude = (event: Event): boolean =>
  event.is === 'reshuffled' ||
  (event.is === 'card-played' && (event.title === 'momentum' || event.title === 'mobilisation'));

export const beginsTurn = (event: Event, turn: readonly Event[]): boolean =>
  BREAKS.has(event.is) || ((ACTIONS.has(event.is) || isPrelude(event)) && !(turn.length > 0 && turn.every(isPrelude)));

function logLine(event: Event): LogLine {
  const dice =
    event.is === 'rolled' ? event.faces.map((face): ReactionDie => ({ face, owner: seatOf(event.side) })) : undefined;
  const symbol = event.is === 'card-played' ? CARD_SYMBOL[event.title] : SYMBOL[event.is];
  return { symbol, things: thingsIn(event), ...(dice && { dice }) };
}

function thingsIn(event: Event): readonly string[] {
  switch (event.is) {
    case 'advanced':
      return [event.area, ...Object.keys(event.from)];
    case 'flew':
      return [event.zone, ...Object.keys(event.from)];
    case 'dropped':
    case 'outpost-joined':
      return [event.area];
    case 'barrage':
    case 'bombing':
      return [event.from, event.area];
    case 'reinforced':
    case 'scrambled':
      return [event.space, ...Object.keys(event.placed), ...Object.keys(event.recalled)];
    case 'planned':
    case 'space-closed':
      return [event.space];
    case 'card-played':
      return event.place ? [event.place] : [];
    case 'rolled':
    case 'combat-ended':
    case 'entered':
      return [event.place];
    case 'fire-ended':
      return [event.area];
    case 'supply-lost':
    case 'supply-gained':
      return event.places;
    case 'signal-lost':
      return event.space ? [event.space] : [];
    default:
      return [];
  }
}

/** Rounds are the headings of the log. */
const beginsRound = (event: Event): boolean => event.is === 'round-began';

export const log: LogReading<Event> = { line: logLine, beginsTurn, beginsRound };
