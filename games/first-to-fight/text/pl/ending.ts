/** Ostatnia strona po polsku. */
import type { EndingWords } from '../ending-words.ts';
import { MISSIONS } from './cards.ts';

export const ending: EndingWords = {
  headline(done, failed) {
    if (done && failed) return `${MISSIONS[done]}: wykonano. ${MISSIONS[failed]}: nie`;
    if (done) return `${MISSIONS[done]}: wykonano`;
    return failed ? `${MISSIONS[failed]}: nie wykonano` : 'Sztaby zamykają dzienniki';
  },
  how: (scores, missions, rounds) =>
    `Punkty ${scores.join(' do ')}, wykonane misje ${missions.join(' do ')}, po rundzie ${rounds}.`,
  spent: {
    title: 'Misje',
    done: 'wykonane',
    failed: 'niewykonane',
    left: 'zostały w ręce',
  },
  fallen: 'Polegli',
  resigned: (round) => `Poddanie w rundzie ${round}.`,
};
