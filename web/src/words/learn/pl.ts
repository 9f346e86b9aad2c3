/** Lekcje, po polsku. */
import { united } from '@sztab/kernel/words';
import type { en } from './en.ts';
import texts from './pl.json' with { type: 'json' };

export const pl: typeof en = united(texts, {
  title: (game) => `Naucz się: ${game}`,
  lesson: (n, of) => `Lekcja ${n} z ${of}`,
  step: (n, of) => `krok ${n} z ${of}`,
  goal: (goal) => `Cel: ${goal}`,
  seconds: (n) => `${Math.ceil(n / 60)} min`,
  elsewhere: (move) => `${move}: wolno, ale prowadzi gdzie indziej. Cofnij albo zobacz, dokąd.`,
  lessonsDone: (n, of, minutes) => `ukończone: ${n} z ${of} · razem około ${minutes} min`,
  watchTitle: (game) => `Partia botów: ${game}`,
  goOnAt: (n, title) => `Dalej: lekcja ${n}, ${title}`,
  ownWords: (n, of) => `Poznane słowa: ${n} z ${of}`,
  fairOf: (games) => `Kto wygrywa wśród równych botów, policzone w ${games} partiach; kreska to przedział 95%.`,
  togetherOf: (games) =>
    `Jak często równe boty wygrywają razem, policzone w ${games} partiach; kreska to przedział 95%.`,
  decisions: (n) => `Cała gra wymaga około ${n} decyzji wszystkich miejsc razem, policzonych w tych samych partiach.`,
});
