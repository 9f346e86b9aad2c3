/** The online pages in German. */
import { counting, type Partly, united } from '@sztab/kernel/words';
import texts from './de.json' with { type: 'json' };
import type { OnlineWords } from './en.ts';

const { counted } = counting('de');
const days = (n: number): string => counted(n, 'Tag', 'Tage');
const matches = (n: number): string => counted(n, 'Partie', 'Partien');

export const de: Partly<OnlineWords> = united(texts, {
  waitForYou: (n) => (n === 1 ? 'Einer wartet auf dich' : `${n} warten auf dich`),
  openGame: (game) => `Tisch öffnen: ${game}`,
  sitAt: (role) => `Hinsetzen: ${role}`,
  moveTo: (role) => `Hierher wechseln: ${role}`,
  hosts: (name) => `Eröffnet von ${name}`,
  freeSeats: (n) => counted(n, 'freier Platz', 'freie Plätze'),
  seat: (n) => `Platz ${n}`,
  bot: (level) => `${level} (Bot)`,

  yourTurns: {
    all: (n) => `Alle Tische, die auf dich warten: ${n}`,
    against: (names) => `gegen ${names}`,
    with: (names) => `mit ${names}`,
    asked: (game) => `${game}: eine Frage an dich`,
    begin: (game) => `${game}: Alle sind da. Beginnen?`,
    left: (time) => `noch ${time}`,
    since: (time) => `wartet: ${time}`,
  },

  pace: {
    clock: (minutes, seconds) => `${minutes} Min. + ${seconds} Sek.`,
    perMove: (n) => `${days(n)} je Zug`,
  },

  entry: {
    as: (name) => `Du spielst als ${name}`,
  },

  room: {
    title: (game) => `Tisch: ${game}`,
    invited: (name, game) => `${name} lädt dich ein zu ${game}`,
    edition: (edition, newest) =>
      `Ausgabe ${edition} der Regeln: So wurde dieser Tisch geöffnet, und so bleibt es. Die neueste ist ${newest}.`,
    waitsForSeats: (n) => `Noch ${n}. Schick jemandem den Link.`,
    waitsOnList: (n) => `Noch ${n}. Der Tisch steht auf der Liste; der Link gilt auch.`,
    waitsForReady: (names) => `Noch nicht zugestimmt: ${names}`,
    readyOf: (n, of) => `Bereit: ${n} von ${of}`,
    beginWith: (others) => `Mit ${others} beginnen?`,
    shareText: (game) => `Spielen wir ${game}`,
    putBotAt: (place) => `Bot hinsetzen: ${place}`,
    freeAt: (place) => `Platz frei machen: ${place}`,
  },

  me: {
    passkeyOf: (day) => `Hinzugefügt am ${day}`,
    passkeyEndOf: (day) => `Passkey vom ${day} entfernen`,
    codesLeft: (n) => `Noch ${counted(n, 'Code', 'Codes')}.`,
    confirmWait: (email) =>
      `${email} ist noch nicht bestätigt: Öffne die Adresse in der E-Mail, die wir dorthin schicken, und drück den Knopf. Vorher schreiben wir nicht.`,
    seen: (when) => `zuletzt gesehen: ${when}`,
    endOf: (agent) => `Abmelden: ${agent}`,
  },

  profile: {
    title: (name) => `Profil: ${name}`,
    since: (day) => `Am Tisch seit ${day}`,
    rating: (n) => `${n} Punkte`,
    plot: (game) => `Wertung nach jeder Partie: ${game}`,
    plotSays: (first, last, n) => `Von ${first} bis ${last}, ${matches(n)}`,
    matches,
  },
  leaderboard: {
    title: (game) => `Rangliste: ${game}`,
  },
});
