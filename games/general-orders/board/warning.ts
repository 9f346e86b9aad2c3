/** What to say before a move that cannot be taken back, with what it may come to. */
import { type Language, moveParts } from '@sztab/kernel';
import type { AreaId } from '../content/areas.ts';
import { CARD } from '../content/cards.ts';
import { SPACE, type SpaceId } from '../content/spaces.ts';
import { diceCount } from '../rules/dice.ts';
import { publiclyUnseen } from '../rules/hand.ts';
import type { GoMove } from '../rules/moves.ts';
import type { GoView } from '../rules/view.ts';
import { catalogues } from '../text/index.ts';
import { titleOf } from './card-use.ts';
import { type Forecast, forecastOf } from './forecast.ts';
import { percent } from './phrases.ts';
import { boardWords } from './words/index.ts';

export function warning(move: GoMove, view: GoView, language: Language): string | null {
  const say = boardWords[language];
  const { verb, args } = moveParts(move);
  const f = view.flow.at(-1);
  if (!f || !('side' in f)) return null;
  switch (verb) {
    case 'deploy': {
      const { action } = SPACE[args[0] as SpaceId];
      return action === 'plan' ? say.warnings.draw : null;
    }
    case 'pass':
      return say.warnings.pass(view.reserve[f.side].commanders);
    case 'finish': {
      if (f.step !== 'advance.move' && f.step !== 'fly.move') return null;
      const forecast = forecastOf(view, null);
      return forecast?.odds ? oddsText(forecast, language) : null;
    }
    case 'target': {
      const forecast = forecastOf(view, args[0] as AreaId);
      if (!forecast || f.step === 'bombing.target' || stepFollows(view, forecast)) return null;
      return forecast.fire || forecast.odds ? oddsText(forecast, language) : null;
    }
    case 'aircraft': {
      const forecast = forecastOf(view, args[0] as string);
      return forecast && !stepFollows(view, forecast) ? oddsText(forecast, language) : null;
    }
    case 'roll':
    case 'continue':
    case 'keep':
      return null;
    default:
      return titleOf(verb) in CARD ? say.warnings.card : null;
  }
}

/** A card step comes first, as everybody can tell: until then nothing falls. */
function stepFollows(view: GoView, { by, side }: Forecast): boolean {
  const title = ({ barrage: 'artilleryStrike', bombing: 'airRaid', paradrop: 'airborneDrop' } as const)[
    by as 'barrage'
  ];
  return title !== undefined && view.handSize[side] > 0 && publiclyUnseen(view, title);
}

/** “2 dice: taken 59%, empty 26%, held 15%” */
export function oddsText({ odds, fire, dice, defenders }: Forecast, language: Language): string {
  const say = boardWords[language];
  const c = catalogues[language];
  const head = c.count.dice(diceCount(dice));
  if (odds) {
    const shares = [
      [say.taken, odds.taken],
      [say.empty, odds.empty],
      [say.held, odds.held],
    ] as const;
    return c.typeset(
      `${head}: ${shares.map(([name, share]) => `${name.toLocaleLowerCase()} ${percent(share)}`).join(', ')}`,
    );
  }
  if (!fire || defenders === 0) return c.typeset(`${head}. ${say.nobodyThere}`);
  return c.typeset(`${head}: ${say.emptied.toLocaleLowerCase()} ${percent(fire.emptied)}`);
}
