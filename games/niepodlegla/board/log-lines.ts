/** The symbol of a log line, the things it speaks of, and its dice. */
import type { LogLine, LogReading, SymbolName } from '@sztab/pieces';
import type { Event } from '../rules/events.ts';
import { TRACK_SIGN } from './marks.ts';

const SYMBOL: Readonly<Partial<Record<Event['is'], SymbolName>>> = {
  opened: 'flag',
  'pawn-placed': 'pawn',
  'pawn-taken': 'undo',
  'die-given': 'die',
  'die-returned': 'undo',
  'plan-committed': 'check',
  'plan-reopened': 'undo',
  motion: 'hand',
  agreed: 'check',
  objected: 'x',
  decided: 'rosette',
  rolled: 'die',
  rerolled: 'refresh',
  'morale-lost': 'flame',
  'die-passed': 'hands',
  'token-passed': 'hands',
  'morale-token': 'flame',
  done: 'check',
  undone: 'undo',
  'rolling-ended': 'pass',
  settled: 'check',
  released: 'lock',
  harm: 'warn',
  success: 'star',
  'independence-token': 'flag',
  'no-independence-token': 'x',
  obstacle: 'block',
  'obstacle-removed': 'discard',
  'bonus-declined': 'pass',
  'tokens-refreshed': 'refresh',
  shield: 'shield',
  'black-die': 'die',
  'mission-removed': 'x',
  'mission-discarded': 'discard',
  'nothing-to-discard': 'discard',
  'character-gained': 'rosette',
  'token-gained': 'star',
  jailed: 'lock',
  'nobody-jailed': 'lock',
  'morale-check': 'flame',
  threat: 'warn',
  'no-threat-left': 'warn',
  averted: 'shield',
  time: 'hourglass',
  'time-stands': 'hourglass',
  february: 'star',
  'missions-laid': 'deck',
  pools: 'die',
  independence: 'flag',
  'finals-laid': 'deck',
  stakes: 'warn',
  penalty: 'die',
  conceded: 'flag',
  'game-over': 'wreath',
};

const logLine = (event: Event): LogLine => ({
  symbol: event.is === 'track' || event.is === 'track-stands' ? TRACK_SIGN[event.track] : (SYMBOL[event.is] ?? 'note'),
  things: thingsOf(event),
});

function thingsOf(event: Event): string[] {
  const things: string[] = [];
  if ('card' in event) things.push(event.card);
  if ('town' in event) things.push(event.town);
  if ('die' in event) things.push(event.die);
  if ('dice' in event && Array.isArray(event.dice)) things.push(...event.dice.map(({ die }) => die));
  if ('cards' in event) things.push(...event.cards);
  if ('missions' in event) things.push(...event.missions);
  if ('finals' in event) things.push(...event.finals);
  if ('character' in event && event.character) things.push(event.character);
  if ('token' in event) things.push(event.token);
  return things;
}

/** A new group of lines: each phase that somebody notices. */
const beginsTurn = (event: Event): boolean =>
  event.is === 'plan-committed' ||
  event.is === 'rolling-ended' ||
  event.is === 'morale-check' ||
  event.is === 'independence';

/** While a plan is made the table itself shows it; the log tells when it is fixed. */
const PLANNING: readonly Event['is'][] = ['pawn-placed', 'pawn-taken', 'die-given', 'die-returned', 'undone'];
const inLog = (event: Event): boolean => !PLANNING.includes(event.is);

/** A round is headed by its number and year, the last one by the day itself. Time that passes early begins no round. */
const beginsRound = (event: Event): boolean =>
  event.is === 'opened' || (event.is === 'time' && !event.early) || event.is === 'independence';

export const log: LogReading<Event> = { line: logLine, beginsTurn, beginsRound, has: inLog };
