/** The result of a solo game (RTR-7.6.13): turns first, then medals, and the rank they are worth. */

import type { Alone, Language } from '@sztab/kernel';
import { eachLanguage } from '@sztab/kernel/words';
import type { Colour } from '../content/fields.ts';
import { soloRank } from '../content/solo.ts';
import type { Shape } from '../rules/moves.ts';
import { commanderName, rankText } from './cards.ts';
import { catalogues, words } from './index.ts';

const HARDER = { R: 'hardMonty', W: 'hardBradley', B: 'hardPatton' } as const;
/** Terms without it are of a release that recorded neither fronts nor last turn. */
const LAST_TURN = 'turns-';
const USUAL_LAST_TURN = '30';
/** Terms without an edition are of edition 2. */
const EDITION_BEFORE_TERMS = '2';

/** The commander, the options that are not the usual ones, and the edition; see `result`. */
function termsText(terms: string, language: Language): string {
  const [colour, ...rules] = terms.split(' ') as [Colour, ...string[]];
  const say = words[language];
  const { edition, unrecorded } = catalogues[language].alone;
  const valueText = (option: string, value: string): string =>
    `${say.option(option).name}: ${say.optionValue(option, value).name}`;
  const names = rules.flatMap((rule) => {
    if (rule.startsWith('edition-')) return edition(rule.slice('edition-'.length));
    if (rule === 'open') return [];
    if (rule === 'closed') return valueText('soloFronts', rule);
    if (rule.startsWith(LAST_TURN)) {
      const last = rule.slice(LAST_TURN.length);
      return last === USUAL_LAST_TURN ? [] : valueText('soloTurnCap', last);
    }
    return say.option(rule === 'hard' ? HARDER[colour] : rule).name;
  });
  if (!rules.some((rule) => rule.startsWith('edition-'))) names.push(edition(EDITION_BEFORE_TERMS));
  if (!rules.some((rule) => rule.startsWith(LAST_TURN))) names.push(unrecorded);
  return [commanderName(colour, language), ...names].join(' · ');
}

export const alone: Alone<Shape> = {
  result({ edition, options, commanders, result, round }) {
    const { weather, antwerp, reinforced, openFronts, soloTurnCap } = options;
    const colour = commanders[0]?.colour ?? 'R';
    // An option that does not concern this commander makes no difference.
    const flags = { weather, antwerp, hard: options[HARDER[colour]], reinforcedStart: reinforced === true };
    return {
      terms: [
        colour,
        ...Object.entries(flags).flatMap(([rule, on]) => (on ? [rule] : [])),
        // Editions 1 and 2 know closed fronts alone.
        ...(openFronts === undefined ? [] : [openFronts ? 'open' : 'closed']),
        `${LAST_TURN}${soloTurnCap}`,
        `edition-${edition}`,
      ].join(' '),
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
