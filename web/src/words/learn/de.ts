/** Lektionen, auf Deutsch. */
import { type Partly, united } from '@sztab/kernel/words';
import texts from './de.json' with { type: 'json' };
import type { en } from './en.ts';

export const de: Partly<typeof en> = united(texts, {
  title: (game) => `${game} lernen`,
  lesson: (n, of) => `Lektion ${n} von ${of}`,
  step: (n, of) => `Schritt ${n} von ${of}`,
  goal: (goal) => `Ziel: ${goal}`,
  seconds: (n) => `${Math.ceil(n / 60)} Min.`,
  elsewhere: (move) => `${move}: erlaubt, aber es führt anderswohin. Nimm es zurück, oder sieh, wohin.`,
  lessonsDone: (n, of, minutes) => `${n} von ${of} fertig · zusammen etwa ${minutes} Minuten`,
  watchTitle: (game) => `Eine Partie von Bots: ${game}`,
  goOnAt: (n, title) => `Weiter: Lektion ${n}, ${title}`,
  ownWords: (n, of) => `Nachgeschlagene Wörter: ${n} von ${of}`,
  fairOf: (games) =>
    `Wer unter gleich starken Bots gewinnt, gezählt in ${games} Partien; der Strich ist das 95-%-Intervall.`,
  togetherOf: (games) =>
    `Wie oft gleich starke Bots zusammen gewinnen, gezählt in ${games} Partien; der Strich ist das 95-%-Intervall.`,
  decisions: (n) =>
    `Ein ganzes Spiel verlangt von allen Plätzen zusammen etwa ${n} Entscheidungen, in denselben Partien gezählt.`,
});
