/**
 * The history behind the cards, in our own words: date, place, fact. The facts stand in the
 * last chapter of the rulebook; what goes beyond them is common knowledge.
 */
import { complete, type Dated, eachLanguage, type Note, noted } from '@sztab/kernel/words';
import type { EventId } from '../content/events.ts';
import type { MissionId } from '../content/missions.ts';
import type { SoldierId } from '../content/soldiers.ts';
import type { Event } from '../rules/events.ts';
import { en, type HistoryTexts } from './en/history.ts';
import { EVENT_FACTS } from './history-events.ts';
import { MISSION_FACTS } from './history-missions.ts';
import { SOLDIER_FACTS } from './history-soldiers.ts';
import { pl } from './pl/history.ts';

interface Facts extends Dated {
  /** Where the note may be shown. */
  readonly about: {
    readonly missions?: readonly MissionId[];
    readonly eventCards?: readonly EventId[];
    readonly soldiers?: readonly SoldierId[];
    readonly events?: readonly Event['is'][];
  };
}

export type HistoryNote = Note<Facts>;

/** What belongs to the whole game. */
const GAME_FACTS: Readonly<Record<keyof HistoryTexts['game'], Facts>> = {
  poster: { date: null, about: { events: ['opened'] } },
  wanderers: { date: null, about: { events: ['game-over'] } },
};

const TEXTS = complete<HistoryTexts>({ en, pl });

export const history: readonly HistoryNote[] = [
  ...noted(
    GAME_FACTS,
    eachLanguage((language) => TEXTS[language].game),
  ),
  ...listed('missions', MISSION_FACTS, 'mission', (id) => ({ missions: [id] })),
  ...listed('events', EVENT_FACTS, 'event', (id) => ({ eventCards: [id] })),
  ...listed('soldiers', SOLDIER_FACTS, 'soldier', (id) => ({ soldiers: [id] })),
];

function listed<G extends 'missions' | 'events' | 'soldiers', K extends string & keyof HistoryTexts[G]>(
  group: G,
  facts: Readonly<Record<K, Dated>>,
  kind: string,
  about: (id: K) => Facts['about'],
): HistoryNote[] {
  const texts = eachLanguage((language) => TEXTS[language][group] as Readonly<Record<K, string>>);
  return noted(facts, texts).map((note) => ({ ...note, id: `${kind}-${note.id}`, about: about(note.id) }));
}
