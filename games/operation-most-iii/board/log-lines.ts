/** How events stand in the log: symbol, the things they speak of, their dice. */
import type { ReactionDie } from '@sztab/pieces';
import { cardOf } from '../content/cards.ts';
import { SIDES } from '../content/zones.ts';
import type { OmEvent } from '../rules/events.ts';
import { seatOf } from '../rules/table.ts';
import { PICTURE } from './faces.ts';

const SYMBOL: Readonly<Record<OmEvent['is'], string>> = {
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

/** With these an action begins, or a pass stands for one: the log groups its lines by them. */
const TURNS: ReadonlySet<OmEvent['is']> = new Set([
  'stage-began',
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
  'passed',
  'all-refreshed',
  'game-over',
]);

export const beginsTurn = (event: OmEvent): boolean => TURNS.has(event.is);

export function logLine(event: OmEvent) {
  const dice = event.is === 'rolled' ? diceOf(event) : undefined;
  return { symbol: symbolFor(event), things: thingsIn(event), ...(dice && { dice }) };
}

function symbolFor(event: OmEvent): string {
  if (event.is === 'die-changed') {
    const card = cardOf(event.card);
    return card.class === 'support' ? 'plus1' : PICTURE[card.id];
  }
  return event.is === 'chain-opened' && event.source === 'motorisedColumn' ? 'column' : SYMBOL[event.is];
}

const diceOf = ({ side, dice }: Extract<OmEvent, { is: 'rolled' }>): readonly ReactionDie[] =>
  [side, ...SIDES.filter((other) => other !== side)].flatMap((owner) => {
    const face = dice[owner];
    return face === undefined ? [] : [{ face, owner: seatOf(owner) }];
  });

function thingsIn(event: OmEvent): readonly string[] {
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
      return [event.card, event.unit];
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
