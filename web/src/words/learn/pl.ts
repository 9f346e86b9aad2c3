/** Lekcje, po polsku. */
import type { en } from './en.ts';

export const pl: typeof en = {
  title: (game) => `Naucz się: ${game}`,
  intro: 'Każdą lekcję gra się na prawdziwej planszy, przez dwie, trzy minuty. Każdy ruch jest twój.',
  lesson: (n, of) => `Lekcja ${n} z ${of}`,
  step: (n, of) => `krok ${n} z ${of}`,
  goal: (goal) => `Cel: ${goal}`,
  seconds: (n) => `${Math.ceil(n / 60)} min`,
  begin: 'Zacznij',
  goOn: 'Kontynuuj',
  again: 'Jeszcze raz',
  done: 'ukończona',
  elsewhere: (move) => `${move}: wolno, ale prowadzi gdzie indziej. Cofnij albo zobacz, dokąd.`,
  missed: 'Tym razem celu nie udało się osiągnąć. Spróbuj jeszcze raz stąd.',
  takeBack: 'Cofnij',
  playOn: 'Graj dalej',
  tryAgain: 'Spróbuj jeszcze raz',
  next: 'Następna lekcja',
  leave: 'Wyjdź',
  skip: 'Pomiń',
  toGame: 'Zagraj całą grę',
  none: 'Ta gra nie ma jeszcze lekcji. Oto jej zasady.',
  rulebook: 'Zasady',
  all: 'Wszystkie lekcje',
  forget: 'Zapomnij ukończone lekcje',
  card: 'Lekcja',
};
