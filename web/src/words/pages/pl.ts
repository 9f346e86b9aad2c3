/** The pages in Polish. */
import { counting, united } from '@sztab/kernel/words';
import type { InterfaceWords } from './en.ts';
import texts from './pl.json' with { type: 'json' };

const { counted } = counting('pl');
const players = (n: number): string => counted(n, 'osoba', 'osoby', 'osób');

export const pl: InterfaceWords = united(texts, {
  titles: {
    newTable: (game) => `Nowy stół: ${game}`,
    rules: (game) => `Zasady: ${game}`,
    aid: (game) => `Karta pomocy: ${game}`,
  },
  players,
  yourMoveAt: (game) => `${game}: twoja kolej`,
  movesOfAt: (name, game) => `${game}: teraz ${name}`,
  lessonsDone: (n, of) => `lekcje: ${n} z ${of}`,
  learnAt: (game) => `Ucz się: ${game}`,
  empty: {
    learn: (game) => `Zacznij: ${game} · 2 min`,
    goOn: (game) => `Ucz się dalej: ${game}`,
  },
  sheet: (n) => `ark. ${n}`,
  playTogetherAt: (game) => `Zagraj razem z botem: ${game}`,
  newTableOf: (game) => `Nowy stół: ${game}`,
  playWithBotAt: (game) => `Zagraj z botem: ${game}`,
  minutes: (n) => `${n} min`,
  weight: (n, of) => `Ciężar ${n} z ${of}`,
  speaks: (own) => `Jeszcze nie po polsku: ta gra mówi w języku ${own}.`,

  records: {
    exercises: (n) => `Ucz się na błędach: ${n}`,
    playOnOnline: (game) => `Graj dalej przez sieć: ${game}`,
    removeTable: (game) => `Usuń stół: ${game}`,
    saveOf: (game) => `Zapisz do pliku: ${game}`,
    matchWon: (name) => `Dwumecz wygrywa: ${name}`,
    removed: (game) => `Usunięto: ${game}.`,
    brought: (game) => `Wczytano: ${game}.`,
    refused: (file) => `Nie wczytano pliku ${file}`,
    refusedAt: (line, column) => `Wiersz ${line}, kolumna ${column}`,
  },
  damaged: {
    table: (id) => `Stół ${id}`,
    saveOf: (id) => `Zapisz, co zostało: stół ${id}`,
    removeOf: (id) => `Usuń: stół ${id}`,
  },

  newTable: {
    seat: (n) => `Miejsce ${n}`,
    fromMove: (n) => `Gra od ruchu ${n}`,
  },
  friend: (n) => `Osoba ${n}`,

  rulebook: {
    found: (n) => counted(n, 'miejsce', 'miejsca', 'miejsc'),
  },
  waitOnline: (n) => `, ${counted(n, 'partia czeka', 'partie czekają', 'partii czeka')} na ciebie`,
  yourAccount: (name) => `Twoje konto: ${name}`,
});
