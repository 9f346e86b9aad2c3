/** Ostatnia strona po polsku. */
import { digits, united } from '@sztab/kernel/words';
import { FAILURE } from '../../content/missions.ts';
import type { EndingWords } from '../ending-words.ts';
import * as CARDS from './cards.ts';
import texts from './ending.json' with { type: 'json' };
import { pl } from './text.ts';

export const ending: EndingWords = united(texts, {
  headline(done, failed) {
    if (done && failed) return `${CARDS.missions[done]}: wykonano. ${CARDS.missions[failed]}: nie`;
    if (done) return `${CARDS.missions[done]}: wykonano`;
    return failed ? `${CARDS.missions[failed]}: nie wykonano` : 'Sztaby zamykają dzienniki';
  },
  how: (scores, missions, rounds) =>
    `Punkty ${scores.map(digits).join(' do ')}, wykonane misje ${missions.join(' do ')}, po rundzie ${rounds}.`,
  account: {
    mission: (have, need, date) => `${have} z ${need}, ${pl.month(date).title}`,
  },
  kept: (mission, have, need) => `${CARDS.missions[mission]} na ręce przy ${have} z ${need}: −${FAILURE}.`,
  resigned: (round) => `Poddanie w rundzie ${round}.`,
});
