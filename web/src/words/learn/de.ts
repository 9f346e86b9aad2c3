/** Lektionen, auf Deutsch. */
import type { en } from './en.ts';

export const de: typeof en = {
  title: (game) => `${game} lernen`,
  intro: 'Jede Lektion wird auf dem echten Brett gespielt, in zwei, drei Minuten. Jeder Zug ist deiner.',
  lesson: (n, of) => `Lektion ${n} von ${of}`,
  step: (n, of) => `Schritt ${n} von ${of}`,
  goal: (goal) => `Ziel: ${goal}`,
  seconds: (n) => `${Math.ceil(n / 60)} Min.`,
  begin: 'Beginnen',
  goOn: 'Weiter',
  again: 'Noch einmal',
  done: 'fertig',
  elsewhere: (move) => `${move}: erlaubt, aber es führt anderswohin. Nimm es zurück, oder sieh, wohin.`,
  missed: 'Diesmal wurde das Ziel nicht erreicht. Versuche es von hier noch einmal.',
  takeBack: 'Zurücknehmen',
  playOn: 'Weiterspielen',
  tryAgain: 'Noch einmal versuchen',
  next: 'Nächste Lektion',
  leave: 'Verlassen',
  skip: 'Überspringen',
  toGame: 'Ein ganzes Spiel',
  none: 'Dieses Spiel hat noch keine Lektionen. Hier sind seine Regeln.',
  rulebook: 'Regeln',
  all: 'Alle Lektionen',
  forget: 'Fertige Lektionen vergessen',
  card: 'Lektion',
};
