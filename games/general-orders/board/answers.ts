/** The answers to the open question for a phone: orders and targets as tiles, each with what it promises, the most useful first. */
import type { Language } from '@sztab/kernel';
import { typeset } from '@sztab/kernel/words';
import type { Answer, Answers, Choice } from '@sztab/pieces';
import { AREA, type AreaId, type ZoneId } from '../content/areas.ts';
import { isArea, isZone } from '../content/map.ts';
import { INITIATIVE_SPACE, isSpace, SPACE, type SpaceId } from '../content/spaces.ts';
import { idleBecause, strengthOf } from '../rules/legal.ts';
import type { Move } from '../rules/moves.ts';
import { controllerOf } from '../rules/supply.ts';
import type { View } from '../rules/view.ts';
import { boardWords } from '../text/board.ts';
import { catalogues } from '../text/index.ts';
import { type Forecast, forecastOf } from './forecast.ts';
import { symbolOf } from './names.ts';
import { eyesOf } from './pad.tsx';
import { percent } from './phrases.ts';

/** A tile, and how soon it comes. */
interface Ranked {
  readonly answer: Answer;
  readonly worth: number;
}

export function answers(choice: Choice<Move>, view: View, language: Language): Answers | null {
  const step = view.flow.at(-1)?.step ?? '';
  if (choice.picked.length > 0) return null;
  const things = [...choice.legal];
  if (step === 'turn') {
    const alone = choice.verbs.filter((verb) => verb !== 'pass').map((verb) => aloneOf(verb, language));
    const list = [...alone, ...things.filter(isSpace).map((id) => orderOf(id, view, language))];
    return { as: 'tiles', list: withSupport(sorted(list)), promised: true };
  }
  if (!step.endsWith('.target')) return null;
  return {
    as: 'tiles',
    list: sorted(things.filter(isArea).map((area) => targetOf(area, view, language))),
    promised: true,
  };
}

/** So many things may be lit before the light means nothing, and so many of them glow then. */
const MANY = 12;
const GLOW = 5;

/** Which things glow where very much is legal: the most useful ones. Null where everything may. */
export function bestOf({ legal, picked }: Choice<Move>, view: View, language: Language): ReadonlySet<string> | null {
  if (legal.size <= MANY || picked.length > 0) return null;
  const list = [...legal].flatMap((thing) =>
    isSpace(thing) ? [orderOf(thing, view, language)] : isArea(thing) ? [targetOf(thing, view, language)] : [],
  );
  // What promises nothing does not glow, however little else there is.
  const useful = list.filter(({ worth }) => worth > -5).sort((a, b) => b.worth - a.worth);
  return new Set(useful.slice(0, GLOW).flatMap(({ answer: { touch } }) => touch ?? []));
}

const sorted = (list: readonly Ranked[]): Answer[] =>
  [...list].sort((a, b) => b.worth - a.worth).map(({ answer }) => answer);

/** So many orders on the map come before the first of each kind on the support board. */
const BEST = 2;

/** Whoever looks finds the best on the map and one of each kind beside it on the first page. */
function withSupport(list: readonly Answer[]): Answer[] {
  const isSupport = ({ touch }: Answer): boolean => touch !== null && isSpace(touch) && 'support' in SPACE[touch];
  const kinds = list.filter(isSupport).filter(({ name }, i, all) => all.findIndex((one) => one.name === name) === i);
  const best = list.filter((answer) => !isSupport(answer)).slice(0, BEST);
  const first = [...best, ...kinds];
  return [...first, ...list.filter((answer) => !first.includes(answer))];
}

const shortOf = (place: AreaId | ZoneId, language: Language): string => {
  const { areas, zones } = catalogues[language];
  return isZone(place) ? zones[place].short : areas[place].short;
};

function aloneOf(verb: string, language: Language): Ranked {
  const c = catalogues[language];
  if (verb === 'playMomentum')
    return {
      answer: {
        touch: verb,
        name: c.cards.momentum.name,
        symbol: symbolOf(verb),
        detail: boardWords[language].label.commander,
      },
      worth: 1.5,
    };
  return { answer: { touch: verb, name: boardWords[language].verbs[verb] ?? verb, symbol: symbolOf(verb) }, worth: 0 };
}

function orderOf(id: SpaceId, view: View, language: Language): Ranked {
  const c = catalogues[language];
  const side = eyesOf(view);
  const space = SPACE[id];
  const { name } = c.actions[space.action];
  const symbol = symbolOf(id);
  const idle = idleBecause(view, side, space);
  if (idle) {
    const where = 'support' in space ? name : `${name}: ${placeOf(id, language)}`;
    return { answer: { touch: id, name: where, symbol, detail: typeset(c.whyNot[idle], c.language) }, worth: -5 };
  }
  if ('support' in space) {
    const strength = strengthOf(view, side, space.support);
    const first = space.action === 'reinforce' ? 2.2 : space.action === 'plan' ? 2.1 : 2;
    const what = space.action === 'plan' ? 'cards' : space.action === 'reinforce' ? 'soldiers' : 'aircraft';
    const takes = id === INITIATIVE_SPACE && view.initiative !== side;
    const detail = `${c.count[what](strength)}${takes ? `, ${boardWords[language].label.initiative}` : ''}`;
    return {
      answer: { touch: id, name, symbol, figure: String(strength), detail },
      worth: first + strength / 100 - (id.endsWith('2') ? 3 : 0),
    };
  }
  const forecast = forecastOf(view, id);
  if (!forecast)
    return {
      answer: { touch: id, name: placeOf(id, language), symbol, detail: name },
      worth: space.action === 'fly' ? 1 : 0.6,
    };
  const stars = isArea(forecast.place) ? AREA[forecast.place].stars : 0;
  return {
    answer: {
      touch: id,
      name: placeOf(id, language),
      symbol,
      ...(stars > 0 && { figure: `★ +${stars}` }),
      detail: typeset(promiseOf(forecast, language), c.language),
    },
    worth: 2.5 + worthOf(forecast, stars),
  };
}

const placeOf = (id: SpaceId, language: Language): string => {
  const space = SPACE[id];
  if ('area' in space) return shortOf(space.area, language);
  return 'zone' in space ? shortOf(space.zone, language) : '';
};

/** From here on shells are worth more for the area that they empty than for the soldiers that fall. */
const LIKELY = 0.5;

/** “5 : 2, taken 59%”, or what shells and bombs take on average. */
function promiseOf({ attackers, defenders, odds, fire, wins }: Forecast, language: Language): string {
  const say = boardWords[language].label;
  if (defenders === 0) return fire ? say.noEnemy : say.nobody;
  if (fire) {
    const { emptied, decimal } = boardWords[language];
    return fire.emptied >= LIKELY ? `${emptied} ${percent(fire.emptied)}` : say.loses(decimal(fire.mean));
  }
  if (wins !== null) return say.wins(percent(wins));
  return odds ? `${attackers} : ${defenders}, ${say.taken(percent(odds.taken)).toLocaleLowerCase()}` : '';
}

/** Stars change hands where somebody is driven out; a headquarters ends the game. */
function worthOf({ odds, fire, wins, defenders }: Forecast, stars: number): number {
  // Against a headquarters nothing counts but the game, and what cannot win it only costs.
  if (wins !== null) return wins < 0.02 ? -3 : 10 * wins;
  if (fire) return fire.mean - 2 + 0.5 * stars * fire.emptied;
  if (defenders === 0) return 0.4 + stars;
  return odds ? (0.6 + 2 * stars) * odds.taken - 1.2 * odds.held : 0;
}

function worthOfTarget(forecast: Forecast, area: AreaId, own: boolean): number {
  if (forecast.fire && forecast.defenders === 0) return own ? -6 : -5;
  return own ? 0.2 : worthOf(forecast, AREA[area].stars);
}

function targetOf(area: AreaId, view: View, language: Language): Ranked {
  const c = catalogues[language];
  const forecast = forecastOf(view, area);
  const { stars } = AREA[area];
  // Whoever holds an area has its stars already, and fires at nobody there.
  const own = forecast !== null && controllerOf(view, area) === forecast.side;
  const promise = forecast && (own && !forecast.fire ? boardWords[language].label.own : promiseOf(forecast, language));
  return {
    answer: {
      touch: area,
      name: c.areas[area].short,
      symbol: symbolOf(area),
      ...(forecast?.fire &&
        forecast.fire.emptied >= LIKELY &&
        stars > 0 &&
        forecast.defenders > 0 && { figure: `★ −${stars}` }),
      ...(promise && { detail: typeset(promise, c.language) }),
    },
    worth: forecast ? worthOfTarget(forecast, area, own) : 0,
  };
}
