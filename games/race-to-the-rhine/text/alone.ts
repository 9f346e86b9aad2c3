/** The result of a solo game (RTR-7.6.13): turns first, then medals, and the rank they are worth. */
import type { Alone } from '@sztab/kernel';
import { soloRank } from '../content/solo.ts';
import type { RrShape } from '../rules/moves.ts';
import { rankText } from './cards.ts';
import { counted } from './plural-pl.ts';

export const alone: Alone<RrShape> = {
  result({ options, commanders, result, round }) {
    const { training, weather, antwerp, hardMonty, hardBradley, hardPatton } = options;
    const colour = commanders[0]?.colour ?? 'R';
    // Whatever does not concern this commander makes no difference.
    const hard = { R: hardMonty, W: hardBradley, B: hardPatton }[colour];
    const rules = Object.entries({ training, weather, antwerp, hard }).flatMap(([rule, on]) => (on ? [rule] : []));
    return {
      terms: [colour, ...rules].join(' '),
      // More medals are better, so they count below zero.
      figures: result?.reason === 'rhine' ? [round, -(result.scores[0] ?? 0)] : null,
    };
  },
  say: {
    pl: ([turns = 0, lost = 0]) =>
      [
        counted(turns, 'tura', 'tury', 'tur'),
        counted(-lost, 'medal', 'medale', 'medali'),
        rankText(soloRank(turns), 'pl'),
      ].join(', '),
    en: ([turns = 0, lost = 0]) =>
      [
        `${turns} ${turns === 1 ? 'turn' : 'turns'}`,
        `${-lost} ${lost === -1 ? 'medal' : 'medals'}`,
        rankText(soloRank(turns), 'en'),
      ].join(', '),
  },
};
