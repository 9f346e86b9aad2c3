/** A march of several steps as one plan: what the order line and the sheet of a phone say of it. */
import type { Language } from '@sztab/kernel';
import type { Way } from '@sztab/pieces';
import type { Town } from '../content/fields.ts';
import { type Move, type Shape, TEXT } from '../rules/moves.ts';
import { corpsOf } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { boardWords } from '../text/board.ts';
import { corpsShort, townName } from '../text/cards.ts';
import { isTown } from './names.ts';
import { bentBy, goesOn, type Route, routesIn } from './route.ts';

const NONE: ReadonlyMap<string, Way<Shape>> = new Map();

/** Only ways of more than a step: a single one is a move of its own. */
export function ways(view: View, moves: readonly Move[], language: Language): ReadonlyMap<string, Way<Shape>> {
  if (!moves.some((move) => move.startsWith('step('))) return NONE;
  const far = [...routesIn(view)].filter(([, { towns }]) => towns.length > 1);
  return new Map(far.map(([town, route]) => [town, wayOf(view, route, [], language)]));
}

const NEXT = /^step\((.*)\)$/;

/** `bends`: towns that it has to pass, because somebody said so. */
function wayOf(view: View, straight: Route, bends: readonly Town[], language: Language): Way<Shape> {
  const say = boardWords[language].plan;
  const route = bentBy(view, straight, bends);
  const { towns, corps } = route;
  const via = towns.slice(0, -1).map((town) => townName(town, language));
  return {
    moves: towns.map((town) => TEXT.step(town)),
    goesOn: (now, moves, next) => goesOn(now, NEXT.exec(next)?.[1] as Town, moves),
    through: (thing) => {
      if (!isTown(thing) || towns.includes(thing)) return null;
      const all = [...bends, thing];
      return bentBy(view, straight, all).towns.includes(thing) ? wayOf(view, straight, all, language) : null;
    },
    words: {
      verb: say.towards(corpsShort(corps, language)),
      place: townName(towns.at(-1) as Town, language),
      far: say.far(towns.length, via),
      act: say.go(towns.length),
      costs: costsOf(view, route, language),
    },
  };
}

export function costsOf(
  view: View,
  { corps, fuel, pursuit, resistance, forts }: Route,
  language: Language,
): Way['words']['costs'] {
  const say = boardWords[language].plan;
  const { ammo } = corpsOf(view, corps).cargo;
  return [
    ...(fuel > 0 ? [{ symbol: 'fuel', text: say.fuel(fuel) } as const] : []),
    ...(pursuit > 0 ? [{ symbol: 'deck', text: say.pursuit(pursuit, ammo) } as const] : []),
    ...(resistance > 0 ? [{ symbol: 'opor', text: say.resistance(resistance) } as const] : []),
    ...(forts > 0 ? [{ symbol: 'fort', text: say.forts(forts) } as const] : []),
  ];
}
