/** How events stand in the log: symbol, the things they speak of, their dice. */
import type { LogLine, LogReading, ReactionDie, SymbolName } from '@sztab/pieces';
import { cardOf } from '../content/cards.ts';
import { SIDES } from '../content/zones.ts';
import type { Event } from '../rules/events.ts';
import { seatOf } from '../rules/state.ts';
import { PICTURE } from './faces.ts';

const SYMBOL: Readonly<Record<Event['is'], SymbolName>> = {
  'stage-began': 'flag',
  drew: 'deck',
  'mulligan-answered': 'clock',
  'hand-kept': 'hand',
  'hand-exchanged': 'refresh',
  'rocket-fell': 'rocket',
  deployed: 'plus',
  moved: 'move',
  'attack-declared': 'cross',
  escorted: 'escort',
  ambushed: 'ambush',
  'search-declared': 'search',
  'steal-declared': 'mask',
  rolled: 'die',
  'die-changed': 'plus1',
  'let-stand': 'pass',
  'attack-ended': 'cross',
  'search-ended': 'search',
  'steal-ended': 'mask',
  'part-moved': 'part',
  removed: 'x',
  nursed: 'bandage',
  ordered: 'whistle',
  'morale-raised': 'flame',
  'chain-opened': 'twice',
  'chain-ended': 'check',
  refreshed: 'refresh',
  'parts-hidden': 'spade',
  'parts-returned': 'part',
  'parts-evacuated': 'plane',
  passed: 'pass',
  'all-refreshed': 'refresh',
  resigned: 'flag',
  'game-over': 'star',
};

/** With each of these an action begins. */
const ACTIONS: ReadonlySet<Event['is']> = new Set([
  'deployed',
  'moved',
  'attack-declared',
  'search-declared',
  'steal-declared',
  'ordered',
  'morale-raised',
  'chain-opened',
  'parts-hidden',
  'parts-evacuated',
]);

/** These stand for themselves: each under the badge of its side, or under none. */
const BREAKS: ReadonlySet<Event['is']> = new Set([
  'stage-began',
  'drew',
  'mulligan-answered',
  'hand-kept',
  'hand-exchanged',
  'rocket-fell',
  'passed',
  'all-refreshed',
  'resigned',
  'game-over',
]);

/** A turn is one action and, where that opens a chain, all the actions of it (OM3-5.8). */
export const beginsTurn = (event: Event, turn: readonly Event[]): boolean =>
  BREAKS.has(event.is) || (ACTIONS.has(event.is) && actionsLeft(turn) === 0);

/** How many actions the chains of this turn still allow. */
function actionsLeft(turn: readonly Event[]): number {
  let left = 0;
  for (const event of turn) {
    if (ACTIONS.has(event.is) && left > 0) left--;
    if (event.is === 'chain-opened') left += event.actions;
    if (event.is === 'chain-ended') left -= event.unused;
  }
  return left;
}

export function logLine(event: Event): LogLine {
  const dice = event.is === 'rolled' ? diceOf(event) : undefined;
  // The move that ended a stage was made by one side; what begins the next one is not its deed.
  const by = 'side' in event ? seatOf(event.side) : null;
  return { symbol: symbolFor(event), things: thingsIn(event), by, ...(dice && { dice }) };
}

function symbolFor(event: Event): SymbolName {
  if (event.is === 'die-changed') {
    const card = cardOf(event.card);
    return card.class === 'support' ? 'plus1' : PICTURE[card.id];
  }
  return event.is === 'chain-opened' && event.source === 'motorisedColumn' ? 'column' : SYMBOL[event.is];
}

const diceOf = ({ side, dice }: Extract<Event, { is: 'rolled' }>): readonly ReactionDie[] =>
  [side, ...SIDES.filter((other) => other !== side)].flatMap((owner) => {
    const face = dice[owner];
    return face === undefined ? [] : [{ face, owner: seatOf(owner) }];
  });

function thingsIn(event: Event): readonly string[] {
  switch (event.is) {
    case 'deployed':
      return [event.card, event.zone];
    case 'moved':
      return [event.card, event.from, event.to];
    case 'attack-declared':
      return [event.actor, event.target];
    case 'escorted':
      return [event.card, event.target];
    case 'search-declared':
      return [event.actor, 'surroundings'];
    case 'steal-declared':
      return [event.actor, event.zone];
    case 'ordered':
      return [event.support, event.unit];
    case 'nursed':
    case 'morale-raised':
      return event.unit ? [event.card, event.unit] : [event.card];
    case 'refreshed':
      return [event.unit];
    case 'part-moved':
      return [event.from, event.to];
    case 'rocket-fell':
    case 'parts-returned':
      return ['surroundings'];
    case 'ambushed':
    case 'die-changed':
    case 'removed':
    case 'chain-opened':
    case 'parts-hidden':
    case 'parts-evacuated':
      return [event.card];
    default:
      return [];
  }
}

/** Stages are the headings of the log. */
const beginsRound = (event: Event): boolean => event.is === 'stage-began';

export const log: LogReading<Event> = { line: logLine, beginsTurn, beginsRound };
