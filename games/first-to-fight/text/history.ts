/**
 * The history behind the cards, in our own words: date, place, fact. The facts stand in sections 2.8, 2.10 and 14.4 of the
 * specification, with their sources in 0.4, and in the last chapter of the rulebook; what goes beyond them is common knowledge.
 */
import type { EventId } from '../content/events.ts';
import type { MissionId } from '../content/missions.ts';
import type { SoldierId } from '../content/soldiers.ts';
import type { Event } from '../rules/events.ts';
import { EVENT_NOTES } from './history-events.ts';
import { MISSION_NOTES } from './history-missions.ts';
import type { Note } from './history-note.ts';
import { SOLDIER_NOTES } from './history-soldiers.ts';

export interface HistoryNote extends Note {
  readonly id: string;
  /** Where the note may be shown. */
  readonly about: {
    readonly missions?: readonly MissionId[];
    readonly eventCards?: readonly EventId[];
    readonly soldiers?: readonly SoldierId[];
    readonly events?: readonly Event['is'][];
  };
}

/** What belongs to the whole game. */
const GAME_NOTES: readonly HistoryNote[] = [
  {
    id: 'poster',
    date: null,
    pl: 'Tytuł gry powtarza hasło plakatu z lat wojny: „Poland First to Fight”. Polska pierwsza stawiła zbrojny opór III Rzeszy.',
    en: 'The title of the game repeats a wartime poster: “Poland First to Fight”. Poland was the first to resist the Third Reich by arms.',
    about: { events: ['opened'] },
  },
  {
    id: 'wanderers',
    date: null,
    pl: 'Wydawcy poświęcili grę Żołnierzom Tułaczom. Wielu z nich po wojnie nie mogło wrócić do kraju, o który walczyli.',
    en: 'The publishers dedicated the game to the Wanderer Soldiers. After the war many of them could not return to the country they had fought for.',
    about: { events: ['game-over'] },
  },
];

export const history: readonly HistoryNote[] = [
  ...GAME_NOTES,
  ...listed(MISSION_NOTES, 'mission', (id) => ({ missions: [id] })),
  ...listed(EVENT_NOTES, 'event', (id) => ({ eventCards: [id] })),
  ...listed(SOLDIER_NOTES, 'soldier', (id) => ({ soldiers: [id] })),
];

function listed<K extends string>(
  notes: Readonly<Record<K, Note>>,
  kind: string,
  about: (id: K) => HistoryNote['about'],
): HistoryNote[] {
  return (Object.keys(notes) as K[]).map((id) => ({ id: `${kind}-${id}`, ...notes[id], about: about(id) }));
}
