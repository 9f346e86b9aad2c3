/** The pages in English. Its keys are the keys of every other language. */
import { counting, master } from '@sztab/kernel/words';
import texts from './en.json' with { type: 'json' };

const { counted } = counting('en');

export const en = master(texts, {
  titles: {
    newTable: (game: string) => `New table: ${game}`,
    rules: (game: string) => `Rules: ${game}`,
    aid: (game: string) => `Player aid: ${game}`,
  },
  players: (n: number) => counted(n, 'player', 'players'),
  yourMoveAt: (game: string) => `${game}: your move`,
  movesOfAt: (name: string, game: string) => `${game}: ${name} to move`,
  lessonsDone: (n: number, of: number) => `${n} of ${of} lessons`,
  learnAt: (game: string) => `Learn ${game}`,
  empty: {
    learn: (game: string) => `Start with ${game} · 2 min`,
    goOn: (game: string) => `Go on learning ${game}`,
  },
  sheet: (n: number) => `sheet ${n}`,
  playTogetherAt: (game: string) => `Play with a bot: ${game}`,
  newTableOf: (game: string) => `New table: ${game}`,
  playWithBotAt: (game: string) => `Play a bot: ${game}`,
  minutes: (n: number) => `${n} min`,
  weight: (n: number, of: number) => `Weight ${n} of ${of}`,
  /** Of a game that has no words in the reader's language yet. English readers never see it; those of a language without this sentence do, so it names theirs by no name. */
  speaks: (own: string) => `Not in your language yet: this game speaks ${own}.`,

  records: {
    exercises: (n: number) => `Learn from mistakes: ${n}`,
    playOnOnline: (game: string) => `Play on online: ${game}`,
    removeTable: (game: string) => `Delete table: ${game}`,
    saveOf: (game: string) => `Save to a file: ${game}`,
    matchWon: (name: string) => `The match goes to: ${name}`,
    removed: (game: string) => `Deleted: ${game}.`,
    brought: (game: string) => `Brought in: ${game}.`,
    refused: (file: string) => `${file} was not brought in`,
    refusedAt: (line: number, column: number) => `Line ${line}, column ${column}`,
  },
  damaged: {
    table: (id: string) => `Table ${id}`,
    saveOf: (id: string) => `Save what is left: table ${id}`,
    removeOf: (id: string) => `Delete: table ${id}`,
  },

  newTable: {
    seat: (n: number) => `Seat ${n}`,
    fromMove: (n: number) => `Play on from move ${n}`,
  },
  friend: (n: number) => `Player ${n}`,

  rulebook: {
    found: (n: number) => counted(n, 'place', 'places'),
  },
  waitOnline: (n: number) => `, ${counted(n, 'game waits', 'games wait')} for you`,
  yourAccount: (name: string) => `Your account: ${name}`,
});

export type InterfaceWords = typeof en & {
  /** By the name a record has for a level; a later release may have more of them. */
  readonly levels: Readonly<Record<string, { readonly name: string; readonly meaning: string }>>;
};
