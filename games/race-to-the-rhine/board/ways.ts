/** A march of several steps, and a chain of trucks, as one plan: what the order line and the sheet of a phone say of it. */
import type { Language } from '@sztab/kernel';
import type { Way } from '@sztab/pieces';
import type { Town } from '../content/fields.ts';
import { amount, KINDS, none } from '../content/supplies.ts';
import { tokensOn } from '../rules/control.ts';
import { type Move, type Shape, TEXT } from '../rules/moves.ts';
import { activeCommander, corpsOf } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { boardWords } from '../text/board.ts';
import { corpsShort, suppliesText, townName } from '../text/cards.ts';
import { type Chain, chainsIn, movesOf, sourcesOf } from './chain.ts';
import { bentBy, goesOn, type March, marchesIn, waitsAt } from './marches.ts';
import { isTown } from './names.ts';

/** A way along roads of the map. */
export interface RoadWay extends Way<Shape> {
  readonly from: Town;
  /** The towns on the way, the end last. */
  readonly towns: readonly Town[];
  through(thing: string): RoadWay | null;
}

const NONE: ReadonlyMap<string, RoadWay> = new Map();

/** Marches only of more than a step: a single one is a move of its own. One truck has to be loaded, too. */
export function ways(view: View, moves: readonly Move[], language: Language): ReadonlyMap<string, RoadWay> {
  if (moves.some((move) => move.startsWith('truck(')))
    return new Map([...chainsIn(view)].map(([town, chain]) => [town, chainOf(view, chain, [], language)]));
  if (!moves.some((move) => move.startsWith('step('))) return NONE;
  const far = [...marchesIn(view)].filter(([, { towns }]) => towns.length > 1);
  return new Map(far.map(([town, march]) => [town, wayOf(view, march, [], language)]));
}

const NEXT = /^step\((.*)\)$/;

/** `bends`: towns that it has to pass, because somebody said so. */
function wayOf(view: View, straight: March, bends: readonly Town[], language: Language): RoadWay {
  const say = boardWords[language].plan;
  const march = bentBy(view, straight, bends);
  const { towns, corps } = march;
  const via = towns.slice(0, -1).map((town) => townName(town, language));
  const waits = waitsAt(view, march);
  const steps = waits ? towns.indexOf(waits) + 1 : towns.length;
  const mayStop = march.mayStop && steps > 1;
  return {
    from: corpsOf(view, corps).at,
    towns,
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
      act: mayStop ? say.goUpTo(steps) : say.go(steps),
      costs: [
        ...costsOf(view, march, language),
        ...(mayStop ? [{ symbol: 'warn', text: say.mayStop } as const] : []),
        ...(waits ? [{ symbol: 'depot', text: say.waits(townName(waits, language)) } as const] : []),
      ],
    },
  };
}

/** `via`: towns that it has to pass, because somebody said so. */
function chainOf(view: View, chain: Chain, via: readonly Town[], language: Language): RoadWay {
  const say = boardWords[language].chain;
  const [from, ...towns] = chain.towns as [Town, ...Town[]];
  const end = towns.at(-1) as Town;
  const load = chain.loads[0] ?? none();
  const stays = none();
  for (const kind of KINDS) stays[kind] = tokensOn(view, from)[kind] - load[kind];
  const names = towns.slice(0, -1).map((town) => townName(town, language));
  const left = activeCommander(view).trucks - towns.length;
  // Only where no source was touched is another one still a question.
  const others = via.length > 0 ? [] : sourcesOf(view, end).filter((town) => town !== from);
  return {
    from,
    towns,
    moves: movesOf(chain),
    // Nothing turns up on the way; but a field may be too full, and then that is asked.
    goesOn: (_, moves, next) => moves.includes(next),
    through: (thing) => {
      if (!isTown(thing) || chain.towns.includes(thing)) return null;
      const [all, alone] = [[...via, thing], [thing]].map((towns) => chainsIn(view, towns).get(end));
      if (all) return chainOf(view, all, [...via, thing], language);
      return alone ? chainOf(view, alone, [thing], language) : null;
    },
    words: {
      verb: say.towards(suppliesText(load, language)),
      place: townName(end, language),
      far: say.from(townName(from, language), names),
      act: say.send(amount(load)),
      costs: [
        { symbol: 'truck', text: say.trucks(towns.length, left) },
        ...(amount(stays) > 0
          ? [{ symbol: 'depot', text: say.stays(townName(from, language), suppliesText(stays, language)) } as const]
          : []),
        ...(others.length > 0
          ? [{ symbol: 'truck', text: say.orFrom(others.map((town) => townName(town, language))) } as const]
          : []),
      ],
    },
  };
}

function costsOf(
  view: View,
  { corps, fuel, pursuit, resistance, forts }: March,
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
