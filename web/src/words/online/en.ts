/** The online pages in English. Its keys are the keys of every other language. */
import { counting, master } from '@sztab/kernel/words';
import texts from './en.json' with { type: 'json' };

const { counted } = counting('en');
const days = (n: number): string => counted(n, 'day', 'days');
const matches = (n: number): string => counted(n, 'match', 'matches');

export const en = master(texts, {
  waitForYou: (n: number) => (n === 1 ? 'One waits for you' : `${n} wait for you`),
  openGame: (game: string) => `Open a table: ${game}`,
  sitAt: (role: string) => `Sit down: ${role}`,
  moveTo: (role: string) => `Move here: ${role}`,
  hosts: (name: string) => `Host: ${name}`,
  freeSeats: (n: number) => counted(n, 'open seat', 'open seats'),
  seat: (n: number) => `Seat ${n}`,
  bot: (level: string) => `${level} (bot)`,

  yourTurns: {
    all: (n: number) => `All ${n} tables that wait for you`,
    against: (names: string) => `against ${names}`,
    with: (names: string) => `with ${names}`,
    asked: (game: string) => `${game}: a question for you`,
    begin: (game: string) => `${game}: everybody is here. Begin?`,
    left: (time: string) => `${time} left`,
    since: (time: string) => `waiting for ${time}`,
  },

  pace: {
    clock: (minutes: number, seconds: number) => `${minutes} min + ${seconds} s`,
    perMove: (n: number) => `${days(n)} per move`,
  },

  entry: {
    as: (name: string) => `You play as ${name}`,
  },

  room: {
    title: (game: string) => `Table: ${game}`,
    invited: (name: string, game: string) => `${name} invites you to ${game}`,
    edition: (edition: number, newest: number) =>
      `Edition ${edition} of the rules: so this table was opened, and so it stays. The newest one is ${newest}.`,
    waitsForSeats: (n: string) => `${n} left. Send somebody the link.`,
    waitsOnList: (n: string) => `${n} left. The table is on the list; the link works, too.`,
    waitsForReady: (names: string) => `Waiting for ${names} to agree`,
    readyOf: (n: number, of: number) => `Ready: ${n} of ${of}`,
    beginWith: (others: string) => `Begin with ${others}?`,
    shareText: (game: string) => `Let us play ${game}`,
    putBotAt: (place: string) => `Seat a bot: ${place}`,
    freeAt: (place: string) => `Free the seat: ${place}`,
  },

  me: {
    passkeyOf: (day: string) => `Added ${day}`,
    passkeyEndOf: (day: string) => `Remove the passkey of ${day}`,
    codesLeft: (n: number) => `${counted(n, 'code', 'codes')} left.`,
    confirmWait: (email: string) =>
      `${email} is not confirmed yet: open the address in the mail that we send there and press the button. Before that we do not write.`,
    seen: (when: string) => `last seen: ${when}`,
    endOf: (agent: string) => `Sign out: ${agent}`,
  },

  profile: {
    title: (name: string) => `Player: ${name}`,
    since: (day: string) => `At the table since ${day}`,
    rating: (n: number) => `${n} points`,
    plot: (game: string) => `Ranking after each match: ${game}`,
    plotSays: (first: number, last: number, n: number) => `From ${first} to ${last}, ${matches(n)}`,
    matches,
  },
  leaderboard: {
    title: (game: string) => `Ranking: ${game}`,
  },
});

export type OnlineWords = typeof en & {
  /** By the server's word, and by our own for what happens before it. */
  readonly troubles: Readonly<Record<string, string>>;
};
