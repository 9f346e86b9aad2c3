/**
 * The history behind the cards, in our own words: date, place, fact. The facts are
 * common knowledge.
 */
import { complete, notesByThing } from '@sztab/kernel/words';
import type { Token } from '../content/characters.ts';
import type { Character } from '../content/dice.ts';
import type { ChallengeId, FinalId, MainFinal } from '../content/finals.ts';
import type { MissionId } from '../content/missions.ts';
import type { ThreatId } from '../content/threats.ts';
import en from './en/history.json' with { type: 'json' };
import dates from './history-dates.json' with { type: 'json' };
import pl from './pl/history.json' with { type: 'json' };

type Round = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10;

/** Everything that has a note: cards, people, events, spaces of time, tracks. */
type NoteId =
  | MissionId
  | MainFinal
  | FinalId
  | ChallengeId
  | ThreatId
  | Character
  | Token
  | `round-${Round}`
  | 'february'
  | 'independence'
  | 'acc'
  | 'fp';

export const { history, NOTES, isNoted } = notesByThing<NoteId>(
  dates,
  complete<Readonly<Record<NoteId, string>>>({ en, pl }),
);
