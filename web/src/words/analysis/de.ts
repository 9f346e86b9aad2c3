/** Nach der Partie, auf Deutsch: was fehlt, steht auf Englisch da. */
import type { Partly } from '@sztab/kernel/words';
import type { AnalysisWords } from './en.ts';

export const de: Partly<AnalysisWords> = {
  analysis: 'Analyse',
  result: 'Ergebnis',
  replay: 'Wiederholung',
  exercises: 'Übungen',
};
