/** Die letzte Seite auf Deutsch. */
import { counting, united } from '@sztab/kernel/words';
import type { EndingWords, Tested } from '../ending-words.ts';
import texts from './ending.json' with { type: 'json' };

const { counted } = counting('de');
const parts = (n: number): string => counted(n, 'Teil', 'Teile');
const WHO = { PL: 'die Polen', DE: 'die Deutschen' } as const;
const usually = (n: number): string => n.toFixed(1).replace('.', ',');
const tested = ({ won, of, usual }: Tested): string => `${won} von ${of}, im Schnitt ${usually(usual)}`;

export const ending: EndingWords = united(texts, {
  how: {
    parts: ([own, other], stages) => `${parts(own)} zu ${other} nach ${counted(stages, 'Etappe', 'Etappen')}.`,
    tie: (winner, n) => `Je ${parts(n)}, und bei Gleichstand gewinnen ${WHO[winner]}.`,
    homeLost: (loser, stage, [own, other]) =>
      `In Etappe ${stage} hatten ${WHO[loser]} niemanden mehr daheim, und dort stand der Feind. Teile ${own} zu ${other}.`,
    resign: (stage, [own, other]) => `Aufgegeben in Etappe ${stage}, bei ${own} zu ${other} Teilen.`,
  },
  flown: (n) => `${parts(n)} mit der Dakota ausgeflogen.`,
  luck: (first, own, second, other) =>
    `Gewonnene Würfe, wie die Würfel fielen: ${first === 'you' ? 'du' : WHO[first]} ${tested(own)}; ${WHO[second]} ${tested(other)}.`,
});
