/** What stands beside a name in a list of targets: what an attack promises, how strong a space is, who holds a place. */
import type { Language } from '@sztab/kernel';
import { typeset } from '@sztab/kernel/words';
import type { Choice } from '@sztab/pieces';
import { isArea, isZone } from '../content/map.ts';
import { isSpace, SPACE } from '../content/spaces.ts';
import { idleBecause, strengthOf } from '../rules/legal.ts';
import type { Move } from '../rules/moves.ts';
import type { View } from '../rules/view.ts';
import { boardWords } from '../text/board.ts';
import { catalogues } from '../text/index.ts';
import { aimOf } from './aim.ts';
import { type Forecast, forecastOf } from './forecast.ts';
import { eyesOf } from './pad.tsx';
import { promiseText, withCard } from './phrases.ts';
import { holding } from './spoken.ts';
import { oddsText } from './warning.ts';

export function detailOf(thing: string, _choice: Choice<Move>, view: View, language: Language): string {
  const say = boardWords[language];
  if (isSpace(thing)) {
    const space = SPACE[thing];
    const idle = idleBecause(view, eyesOf(view), space);
    if (idle) return catalogues[language].whyNot[idle];
    if ('support' in space) return `${say.strength} ${strengthOf(view, eyesOf(view), space.support)}`;
    const forecast = forecastOf(view, thing);
    return forecast ? promiseOf(forecast, language) : '';
  }
  if (!isArea(thing) && !isZone(thing)) return '';
  const step = view.flow.at(-1)?.step ?? '';
  const forecast = step.endsWith('.target') ? forecastOf(view, thing) : null;
  if (forecast?.fire) return oddsText(forecast, language);
  return forecast?.odds ? promiseOf(forecast, language) : holding(thing, view, language);
}

/** What an own card would make of the attack that is chosen: whoever sees the bare odds alone would leave it. */
export function explain({ picked }: Choice<Move>, view: View, language: Language): string | null {
  const forecast = forecastOf(view, aimOf(view, null, picked));
  const text = forecast && withCard(forecast, language);
  return text ? typeset(`${text}.`, language) : null;
}

function promiseOf(forecast: Forecast, language: Language): string {
  const say = boardWords[language];
  if (!forecast.odds) return say.nobodyDefends;
  return say.promises(forecast.attackers, forecast.defenders, promiseText(forecast, language));
}
