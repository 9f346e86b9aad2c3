/** A march of several steps as one plan: what the order line and the sheet of a phone say of it. */
import type { Language } from '@sztab/kernel';
import type { Way } from '@sztab/pieces';
import { type Move, type Shape, TEXT } from '../rules/moves.ts';
import type { View } from '../rules/view.ts';
import { boardWords } from '../text/board.ts';
import { corpsShort, townName } from '../text/cards.ts';
import { goesOn, type Route, routesIn } from './route.ts';

const NONE: ReadonlyMap<string, Way<Shape>> = new Map();

/** Only ways of more than a step: a single one is a move of its own. */
export function ways(view: View, moves: readonly Move[], language: Language): ReadonlyMap<string, Way<Shape>> {
  if (!moves.some((move) => move.startsWith('step('))) return NONE;
  const far = [...routesIn(view)].filter(([, { towns }]) => towns.length > 1);
  return new Map(far.map(([town, route]) => [town, wayOf(route, language)]));
}

const NEXT = /^step\((.*)\)$/;

function wayOf(route: Route, language: Language): Way<Shape> {
  const say = boardWords[language].plan;
  const { towns, corps } = route;
  const via = towns.slice(0, -1).map((town) => townName(town, language));
  return {
    moves: towns.map((town) => TEXT.step(town)),
    goesOn: (view, moves, next) => goesOn(view, NEXT.exec(next)?.[1] as (typeof towns)[number], moves),
    words: {
      verb: say.towards(corpsShort(corps, language)),
      place: townName(towns.at(-1) as (typeof towns)[number], language),
      far: say.far(towns.length, via),
      act: say.go(towns.length),
      costs: costsOf(route, language),
    },
  };
}

export function costsOf({ fuel, pursuit, resistance, forts }: Route, language: Language): Way['words']['costs'] {
  const say = boardWords[language].plan;
  return [
    ...(fuel > 0 ? [{ symbol: 'fuel', text: say.fuel(fuel) } as const] : []),
    ...(pursuit > 0 ? [{ symbol: 'deck', text: say.pursuit(pursuit) } as const] : []),
    ...(resistance > 0 ? [{ symbol: 'opor', text: say.resistance(resistance) } as const] : []),
    ...(forts > 0 ? [{ symbol: 'fort', text: say.forts(forts) } as const] : []),
  ];
}
