/** Ostatnia strona po polsku. */
import { counting, united } from '@sztab/kernel/words';
import type { EndingWords, Tested } from '../ending-words.ts';
import texts from './ending.json' with { type: 'json' };

const { counted } = counting('pl');
const parts = (n: number): string => counted(n, 'część', 'części', 'części');
const WHO = { PL: 'Polacy', DE: 'Niemcy' } as const;
const tested = ({ won, of, usual }: Tested): string => `${won} z ${of}, zwykle ${usual.toFixed(1).replace('.', ',')}`;

export const ending: EndingWords = united(texts, {
  how: {
    parts: ([own, other], stages) =>
      `Części ${own} do ${other} po ${stages === 1 ? 'jednym etapie' : `${stages} etapach`}.`,
    tie: (winner, n) => `Po równo, ${parts(n)}; remis wygrywają ${WHO[winner]}.`,
    homeLost: (loser, stage, [own, other]) =>
      `W etapie ${stage} ${WHO[loser]} nie mieli nikogo na zapleczu, a stał tam wróg. Części ${own} do ${other}.`,
    resign: (stage, [own, other]) => `Poddanie w etapie ${stage}, części ${own} do ${other}.`,
  },
  flown: (n) => `Dakotą odleciało: ${parts(n)}.`,
  luck: (first, own, second, other) =>
    `Rzuty wygrane samymi kostkami: ${first === 'you' ? 'ty' : WHO[first]} ${tested(own)}; ${WHO[second]} ${tested(other)}.`,
});
