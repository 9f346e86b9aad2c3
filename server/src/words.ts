import type { ShelfEntry } from '@sztab/shelf';

export const languages = ['pl', 'en'] as const;
export type Language = (typeof languages)[number];

type State = ShelfEntry['state'];

export type Words = {
  title: string;
  lead: string;
  noGames: string;
  languageChoice: string;
  players: string;
  state: Record<State, string>;
  /** What to do next, where there is something to do. */
  note: Partial<Record<State, string>>;
  notFound: string;
  notFoundLead: string;
  home: string;
};

/** What a language is called in itself: that is how one finds one's own. */
export const languageNames: Record<Language, string> = { pl: 'Polski', en: 'English' };

export const words: Record<Language, Words> = {
  pl: {
    title: 'Gry na stole',
    lead: 'Sztab to dom dla gier wojennych na planszy. Poniżej są gry i to, co już z nimi można zrobić.',
    noGames: 'Na półce nie ma jeszcze żadnej gry.',
    languageChoice: 'Język',
    players: 'Gracze',
    state: { planned: 'W planach', rules: 'Działa w terminalu', playable: 'Gotowa do gry' },
    note: {
      rules: 'Zasady, boty i zapisy partii. Zacznij od polecenia {command}.',
      playable: 'Można usiąść do stołu.',
    },
    notFound: 'Nie ma takiej strony',
    notFoundLead: 'Pod tym adresem nic nie leży.',
    home: 'Wróć do listy gier',
  },
  en: {
    title: 'Games on the table',
    lead: 'Sztab is a house for war board games. Here are the games, and what can be done with each today.',
    noGames: 'There is no game on the shelf yet.',
    languageChoice: 'Language',
    players: 'Players',
    state: { planned: 'Planned', rules: 'Works in the terminal', playable: 'Ready to play' },
    note: {
      rules: 'Rules, bots and game records. Start with {command}.',
      playable: 'Take a seat.',
    },
    notFound: 'No such page',
    notFoundLead: 'There is nothing at this address.',
    home: 'Back to the list of games',
  },
};
