/**
 * The history behind the cards, in our own words: date, place, fact. The facts stand in the
 * last chapter of the rulebook; what goes beyond them is common knowledge.
 */
import { complete, type Dated, eachLanguage, type Note, noted, notesByThing } from '@sztab/kernel/words';
import type { EventId } from '../content/events.ts';
import type { MissionId } from '../content/missions.ts';
import type { SoldierId } from '../content/soldiers.ts';
import type { Event } from '../rules/events.ts';
import en from './en/history.json' with { type: 'json' };
import dates from './history-dates.json' with { type: 'json' };
import pl from './pl/history.json' with { type: 'json' };

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
const GAME_FACTS: Readonly<Record<keyof typeof en.game, Facts>> = {
  poster: { date: null, about: { events: ['opened'] } },
  wanderers: { date: null, about: { events: ['game-over'] } },
};

const TEXTS = complete<typeof en>({ en, pl });

export const history: readonly HistoryNote[] = [
  ...noted(
    GAME_FACTS,
    eachLanguage((language) => TEXTS[language].game),
  ),
  ...about('missions', 'mission', (id: MissionId) => ({ missions: [id] })),
  ...about('events', 'event', (id: EventId) => ({ eventCards: [id] })),
  ...about('soldiers', 'soldier', (id: SoldierId) => ({ soldiers: [id] })),
];

/** One note a card: of each no more is known than its date. */
function about<K extends string>(
  group: keyof typeof dates,
  kind: string,
  card: (id: K) => Facts['about'],
): readonly HistoryNote[] {
  const texts = eachLanguage((language) => TEXTS[language][group] as Readonly<Record<K, string>>);
  const { history: notes } = notesByThing<K>(dates[group] as Readonly<Record<K, string | null>>, texts);
  return notes.map((note) => ({ ...note, id: `${kind}-${note.id}`, about: card(note.id) }));
}
