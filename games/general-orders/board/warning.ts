/** What to say before a move that cannot be taken back, with what it may come to. */

import { type Language, moveParts } from '@sztab/kernel';
import { typeset } from '@sztab/kernel/words';
import type { AreaId } from '../content/areas.ts';
import { CARD } from '../content/cards.ts';
import type { Side } from '../content/sides.ts';
import { SPACE, SPACES, type SpaceId } from '../content/spaces.ts';
import { diceCount } from '../rules/dice.ts';
import { idleBecause, legalSpaces } from '../rules/legal.ts';
import type { Move } from '../rules/moves.ts';
import type { View } from '../rules/view.ts';
import { boardWords } from '../text/board.ts';
import { catalogues } from '../text/index.ts';
import { titleOf } from './card-use.ts';
import { type Forecast, forecastOf } from './forecast.ts';
import { beforeCards, sharesText } from './phrases.ts';

export function warning(move: Move, view: View, language: Language): string | null {
  const say = boardWords[language];
  const { verb, args } = moveParts(move);
  const f = view.flow.at(-1);
  if (!f || !('side' in f)) return null;
  switch (verb) {
    case 'deploy': {
      const space = SPACE[args[0] as SpaceId];
      const idle = idleBecause(view, f.side, space);
      return idle && typeset(say.warnings.idle(catalogues[language].whyNot[idle]), language);
    }
    case 'pass':
      return afterPass(view, f.side, language);
    case 'finish': {
      const forecast = forecastOf(view, null);
      return forecast?.odds ? oddsText(forecast, language) : null;
    }
    case 'target': {
      const forecast = forecastOf(view, args[0] as AreaId);
      if (!forecast || f.step === 'bombing.target' || stepFollows(view, forecast)) return null;
      return forecast.fire || forecast.odds ? oddsText(forecast, language) : say.warnings.landing;
    }
    case 'aircraft': {
      const forecast = forecastOf(view, args[0] as string);
      return forecast && !stepFollows(view, forecast) ? oddsText(forecast, language) : null;
    }
    case 'takeBack':
      return say.warnings.takeBack;
    case 'rerollWith':
      return say.warnings.card;
    case 'roll':
    case 'continue':
    case 'keep':
      return null;
    default:
      return titleOf(verb) in CARD ? say.warnings.card : null;
  }
}

/** GOW-4.2.4: a pass ends the round for this side. Null if it leaves no order unused. */
function afterPass(view: View, side: Side, language: Language): string | null {
  const unused = view.reserve[side].commanders;
  const hasOrder = unused > 0 && legalSpaces(view, side, SPACES[view.options.mode]).length > 0;
  return hasOrder ? typeset(boardWords[language].warnings.pass(unused), language) : null;
}

/** A card step with something to choose comes first: until then nothing falls. Without the card it goes by unasked. */
function stepFollows(view: View, { by, side, attackers }: Forecast): boolean {
  const title = ({ barrage: 'artilleryStrike', bombing: 'airRaid', paradrop: 'airborneDrop' } as const)[
    by as 'barrage'
  ];
  if (title === undefined || !view.hand[side].includes(title)) return false;
  // GOW-8.1: the card needs somebody left in the reserve after the drop.
  return by !== 'paradrop' || view.reserve[side].soldiers > attackers;
}

/** “2 dice: taken 59%, nobody left 26%, held 15%. Before cards; Yellow holds 2” */
export function oddsText(forecast: Forecast, language: Language): string {
  const say = boardWords[language];
  const c = catalogues[language];
  const head = c.count.dice(diceCount(forecast.dice));
  if (forecast.defenders === 0) return typeset(`${head}. ${say.nobodyThere}`, c.language);
  const cards = beforeCards(forecast, language);
  return typeset(`${head}: ${sharesText(forecast, language)}${cards && `. ${cards}`}`, c.language);
}
