/** The pages in German. */
import { counting, type Partly, united } from '@sztab/kernel/words';
import texts from './de.json' with { type: 'json' };
import type { InterfaceWords } from './en.ts';

const { counted } = counting('de');

export const de: Partly<InterfaceWords> = united(texts, {
  titles: {
    newTable: (game) => `Neuer Tisch: ${game}`,
    rules: (game) => `Regeln: ${game}`,
    aid: (game) => `Spielhilfe: ${game}`,
  },
  players: (n) => counted(n, 'Person', 'Personen'),
  yourMoveAt: (game) => `${game}: du bist am Zug`,
  movesOfAt: (name, game) => `${game}: am Zug ist ${name}`,
  lessonsDone: (n, of) => `${n} von ${of} Lektionen`,
  learnAt: (game) => `${game} lernen`,
  empty: {
    learn: (game) => `Beginne mit ${game} · 2 Min.`,
    goOn: (game) => `Weiter lernen: ${game}`,
  },
  sheet: (n) => `Blatt ${n}`,
  playTogetherAt: (game) => `Mit einem Bot spielen: ${game}`,
  newTableOf: (game) => `Neuer Tisch: ${game}`,
  playWithBotAt: (game) => `Gegen einen Bot spielen: ${game}`,
  minutes: (n) => `${n} Min.`,
  weight: (n, of) => `Anspruch ${n} von ${of}`,
  speaks: (own) => `Noch nicht auf Deutsch: Dieses Spiel spricht ${own}.`,

  records: {
    exercises: (n) => `Aus Fehlern lernen: ${n}`,
    playOnOnline: (game) => `Online weiterspielen: ${game}`,
    removeTable: (game) => `Tisch löschen: ${game}`,
    saveOf: (game) => `Als Datei speichern: ${game}`,
    matchWon: (name) => `Die Partie geht an: ${name}`,
    removed: (game) => `Gelöscht: ${game}.`,
    brought: (game) => `Geholt: ${game}.`,
    refused: (file) => `${file} wurde nicht angenommen`,
    refusedAt: (line, column) => `Zeile ${line}, Spalte ${column}`,
  },
  damaged: {
    table: (id) => `Tisch ${id}`,
    saveOf: (id) => `Speichern, was übrig ist: Tisch ${id}`,
    removeOf: (id) => `Löschen: Tisch ${id}`,
  },

  newTable: {
    seat: (n) => `Platz ${n}`,
    fromMove: (n) => `Ab Zug ${n} weiterspielen`,
  },
  friend: (n) => `Person ${n}`,

  rulebook: {
    found: (n) => counted(n, 'Stelle', 'Stellen'),
  },
  waitOnline: (n) => `, ${counted(n, 'Partie wartet', 'Partien warten')} auf dich`,
  yourAccount: (name) => `Dein Konto: ${name}`,
});
