/** The result of a solo game (RTR-7.6.13): turns first, then medals, and the rank they are worth. */

import type { Alone, Language } from '@sztab/kernel';
import { eachLanguage } from '@sztab/kernel/words';
import type { Colour } from '../content/fields.ts';
import { soloRank } from '../content/solo.ts';
import type { Shape } from '../rules/moves.ts';
import { commanderName, rankText } from './cards.ts';
import { catalogues, words } from './index.ts';

/** The commander, and what was agreed beside the usual; see `result`. */
function termsText(terms: string, language: Language): string {
  const [colour, ...rules] = terms.split(' ') as [Colour, ...string[]];
  const hard = { R: 'hardMonty', W: 'hardBradley', B: 'hardPatton' }[colour];
  const names = rules.map((rule) => {
    const edition = /^edition-(\d+)$/.exec(rule)?.[1];
    if (edition) return catalogues[language].alone.edition(edition);
    return words[language].option(rule === 'hard' ? hard : rule).name;
  });
  return [commanderName(colour, language), ...names].join(' · ');
}

export const alone: Alone<Shape> = {
  result({ edition, options, commanders, result, round }) {
    const { training, weather, antwerp, hardMonty, hardBradley, hardPatton } = options;
    const colour = commanders[0]?.colour ?? 'R';
    // Whatever does not concern this commander makes no difference.
    const hard = { R: hardMonty, W: hardBradley, B: hardPatton }[colour];
    const rules = Object.entries({ training, weather, antwerp, hard }).flatMap(([rule, on]) => (on ? [rule] : []));
    return {
      // Results kept before there were terms of an edition are of the second.
      terms: [colour, ...rules, ...(edition === 2 ? [] : [`edition-${edition}`])].join(' '),
      // More medals are better, so they count below zero.
      figures: result?.reason === 'rhine' ? [round, -(result.scores[0] ?? 0)] : null,
    };
  },
  terms: eachLanguage((language) => (terms) => termsText(terms, language)),
  say: eachLanguage(
    (language) =>
      ([turns = 0, lost = 0]) =>
        catalogues[language].alone.figures(turns, -lost, rankText(soloRank(turns), language)),
  ),
};
