/** Die letzte Seite auf Deutsch. */
import { counting } from '@sztab/kernel/words';
import type { EndingWords, Tested } from '../ending-words.ts';

const { counted } = counting('de');
const parts = (n: number): string => counted(n, 'Teil', 'Teile');
const WHO = { PL: 'die Polen', DE: 'die Deutschen' } as const;
const usually = (n: number): string => n.toFixed(1).replace('.', ',');
const tested = ({ won, of, usual }: Tested): string => `${won} von ${of}, im Schnitt ${usually(usual)}`;

export const ending: EndingWords = {
  headline: {
    flown: 'Die Teile erreichen London',
    parts: { PL: 'Die Teile sind in polnischer Hand', DE: 'Die Deutschen behalten die Trümmer' },
    homeLost: { PL: 'Die Raketenbasis ist genommen', DE: 'Der Wald ist verloren' },
    resigned: { PL: 'Die Suche wird abgebrochen', DE: 'Die Deutschen geben die Trümmer auf' },
  },
  how: {
    parts: ([own, other], stages) => `${parts(own)} zu ${other} nach ${counted(stages, 'Etappe', 'Etappen')}.`,
    tie: (winner, n) => `Je ${parts(n)}, und bei Gleichstand gewinnen ${WHO[winner]}.`,
    homeLost: (loser, stage, [own, other]) =>
      `In Etappe ${stage} hatten ${WHO[loser]} niemanden mehr daheim, und dort stand der Feind. Teile ${own} zu ${other}.`,
    resign: (stage, [own, other]) => `Aufgegeben in Etappe ${stage}, bei ${own} zu ${other} Teilen.`,
  },
  flown: (n) => `${parts(n)} mit der Dakota ausgeflogen.`,
  spent: {
    title: 'Was es kostete, und was es brachte',
    cards: 'Karten verloren',
    found: 'Teile gefunden',
    stolen: 'Teile geraubt',
    hand: 'Karten blieben auf der Hand',
  },
  luck: (first, own, second, other) =>
    `Gewonnene Würfe, wie die Würfel fielen: ${first === 'you' ? 'du' : WHO[first]} ${tested(own)}; ${WHO[second]} ${tested(other)}.`,
};
