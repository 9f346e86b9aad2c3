/** The online pages in Polish. */
import { counting, united } from '@sztab/kernel/words';
import type { OnlineWords } from './en.ts';
import texts from './pl.json' with { type: 'json' };

const { counted } = counting('pl');
const days = (n: number): string => counted(n, 'dzień', 'dni', 'dni');
const matches = (n: number): string => counted(n, 'partia', 'partie', 'partii');

export const pl: OnlineWords = united(texts, {
  waitForYou: (n) => (n === 1 ? 'Jeden czeka na ciebie' : `Czekają na ciebie: ${n}`),
  openGame: (game) => `Otwórz stół: ${game}`,
  sitAt: (role) => `Usiądź: ${role}`,
  moveTo: (role) => `Przesiądź się: ${role}`,
  hosts: (name) => `Zaprasza: ${name}`,
  freeSeats: (n) => counted(n, 'wolne miejsce', 'wolne miejsca', 'wolnych miejsc'),
  seat: (n) => `Miejsce ${n}`,
  bot: (level) => `${level} (bot)`,

  yourTurns: {
    all: (n) => `Wszystkie stoły, które na ciebie czekają: ${n}`,
    against: (names) => `przeciwko: ${names}`,
    with: (names) => `razem z: ${names}`,
    asked: (game) => `${game}: pytanie do ciebie`,
    begin: (game) => `${game}: wszyscy są. Zaczynamy?`,
    left: (time) => `zostało: ${time}`,
    since: (time) => `czeka: ${time}`,
  },

  pace: {
    clock: (minutes, seconds) => `${minutes} min + ${seconds} s`,
    perMove: (n) => `${days(n)} na ruch`,
  },

  entry: {
    as: (name) => `Grasz jako ${name}`,
  },

  room: {
    title: (game) => `Stół: ${game}`,
    invited: (name, game) => `${name} zaprasza do gry ${game}`,
    edition: (edition, newest) =>
      `Edycja ${edition} zasad: tak ten stół otwarto i\u00a0przy niej zostanie. Najnowsza to ${newest}.`,
    waitsForSeats: (n) => `Jeszcze ${n}. Wyślij komuś link.`,
    waitsOnList: (n) => `Jeszcze ${n}. Stół jest na liście, link też działa.`,
    waitsForReady: (names) => `Czekamy, aż potwierdzą: ${names}`,
    readyOf: (n, of) => `Gotowe: ${n} z ${of}`,
    beginWith: (others) => `Zaczynamy? Przy stole: ${others}.`,
    shareText: (game) => `Zagrajmy: ${game}`,
    putBotAt: (place) => `Posadź bota: ${place}`,
    freeAt: (place) => `Zwolnij miejsce: ${place}`,
  },

  me: {
    passkeyOf: (day) => `Dodany ${day}`,
    passkeyEndOf: (day) => `Usuń klucz z dnia ${day}`,
    codesLeft: (n) => `Zostało: ${counted(n, 'kod', 'kody', 'kodów')}.`,
    confirmWait: (email) =>
      `${email} czeka na potwierdzenie: otwórz adres z listu, który tam wysyłamy, i naciśnij przycisk. Wcześniej nie piszemy.`,
    seen: (when) => `ostatnio: ${when}`,
    endOf: (agent) => `Wyloguj: ${agent}`,
  },

  profile: {
    title: (name) => `Gracz: ${name}`,
    since: (day) => `Przy stole od ${day}`,
    rating: (n) => `${n} pkt`,
    plot: (game) => `Ranking po kolejnych partiach: ${game}`,
    plotSays: (first, last, n) => `Od ${first} do ${last}, ${matches(n)}`,
    matches,
  },
  leaderboard: {
    title: (game) => `Ranking: ${game}`,
  },
});
