/** A chain of trucks as one plan: each takes over where the one before has unloaded. */
import type { Language } from '@sztab/kernel';
import { type Begun, type Choice, phrase } from '@sztab/pieces';
import { corpsData } from '../content/corps.ts';
import type { Town } from '../content/fields.ts';
import { LINKS_OF, TO_RHINE } from '../content/roads.ts';
import { amount, KINDS, LIMIT, none, type Supplies } from '../content/supplies.ts';
import { limitOf, tokensOn } from '../rules/control.ts';
import { type Move, type Shape, TEXT } from '../rules/moves.ts';
import { activeCommander, corpsIn } from '../rules/state.ts';
import { noHaul, noStart, noTruckFrom, placeable } from '../rules/supply.ts';
import type { View } from '../rules/view.ts';
import { boardWords } from '../text/board.ts';
import { isTown } from './names.ts';

export interface Chain {
  /** Where it sets out, and where each truck drives. */
  readonly towns: readonly Town[];
  /** What each truck carries. */
  readonly loads: readonly Readonly<Supplies>[];
}

/** Every chain that the trucks at hand allow, the shortest first. */
function chainsOf(view: View): readonly Chain[] {
  const f = view.flow.at(-1);
  // In a turn as they would be, were a transport ordered now.
  if (f?.step !== 'transport' && f?.step !== 'act') return [];
  const { colour } = activeCommander(view);
  const starts = (Object.keys(view.fields) as Town[]).filter((town) => noStart(view, colour, town) === null);
  const found: Chain[] = [];
  let front: readonly (readonly Town[])[] = starts.map((town) => [town]);
  for (let trucks = placeable(view, f.step === 'transport' ? f.placed : 0); trucks > 0; trucks--) {
    front = front.flatMap((towns) =>
      LINKS_OF[colour][towns.at(-1) as Town]
        .filter(({ to, road }) => !towns.includes(to) && noHaul(view, colour, road, to) === null)
        .map(({ to }) => [...towns, to]),
    );
    for (const towns of front) {
      const loads = loadsOn(view, towns);
      if (loads) found.push({ towns, loads });
    }
  }
  return found;
}

/** All that fits, on the trucks and on the fields where they unload; null where nothing would arrive. */
function loadsOn(view: View, towns: readonly Town[]): readonly Readonly<Supplies>[] | null {
  const [from, ...stops] = towns as [Town, ...Town[]];
  const here = tokensOn(view, from);
  const room = stops.map((town) => limitOf(view, town) - amount(tokensOn(view, town)));
  let left = Math.min(LIMIT.truck, ...room);
  let load = none();
  for (const kind of KINDS) {
    load[kind] = Math.max(0, Math.min(here[kind], left));
    left -= load[kind];
  }
  const loads: Supplies[] = [];
  for (const town of stops) {
    if (amount(load) === 0) return null;
    loads.push(load);
    // Whoever is hungry there eats (RTR-5.3.7), and the next truck has one less to carry.
    if (load.food > 0 && isHungry(view, town)) load = { ...load, food: load.food - 1 };
  }
  return loads;
}

const isHungry = (view: View, town: Town): boolean => {
  const corps = corpsIn(view, town);
  return corps?.immobilised === true && corpsData(corps.id).colour === activeCommander(view).colour;
};

const arriving = ({ loads }: Chain): number => amount(loads.at(-1) ?? none());

/** To every town the shortest chain that does not lead back from the front, of equally short ones the one that brings most. `via`: it has to pass these, too. */
export function chainsIn(view: View, via: readonly Town[] = []): ReadonlyMap<Town, Chain> {
  const best = new Map<Town, Chain>();
  const { colour } = activeCommander(view);
  const toRhine = (town: Town | undefined): number => TO_RHINE[colour].get(town as Town) ?? Number.POSITIVE_INFINITY;
  // A source that was touched may lie anywhere.
  const isBack = ({ towns }: Chain): boolean => via.length === 0 && toRhine(towns[0]) < toRhine(towns.at(-1));
  for (const chain of chainsOf(view)) {
    if (!via.every((town) => chain.towns.includes(town))) continue;
    const end = chain.towns.at(-1) as Town;
    const other = best.get(end);
    const better =
      !other ||
      (isBack(chain) === isBack(other)
        ? chain.towns.length === other.towns.length && arriving(chain) > arriving(other)
        : isBack(other));
    if (better) best.set(end, chain);
  }
  return best;
}

/** All towns that could send something there, the nearest first. */
export const sourcesOf = (view: View, end: Town): readonly Town[] => [
  ...new Set(chainsOf(view).flatMap(({ towns }) => (towns.at(-1) === end ? [towns[0] as Town] : []))),
];

/** Where a touch orders a transport: nothing else can be meant there, and something could be carried away. */
export function sourcesIn({ moves, picked, legal }: Choice<Move>, view: View): ReadonlySet<Town> {
  if (picked.length > 0 || !moves.includes('transport')) return NOWHERE;
  const towns = Object.keys(view.fields) as Town[];
  return new Set(towns.filter((town) => !legal.has(town) && noTruckFrom(view, town) === null));
}
const NOWHERE: ReadonlySet<Town> = new Set();

/** Where trucks could bring what lies at the base that was touched: it is asked for supplies, and may send some, too. */
export function endsIn({ moves, picked: [from = ''] }: Choice<Move>, view: View): ReadonlyMap<Town, Chain> {
  if (!moves.includes('transport') || !isTown(from)) return NO_CHAINS;
  return new Map([...chainsIn(view, [from])].filter(([, { towns }]) => towns[0] === from));
}
const NO_CHAINS: ReadonlyMap<Town, Chain> = new Map();

/** A source orders a transport by itself, and so does the end of a chain after the base that it leads from. */
export function begins(thing: string, choice: Choice<Move>, view: View): Begun<Shape> | null {
  if (!isTown(thing)) return null;
  if (sourcesIn(choice, view).has(thing)) return { move: 'transport', touches: [thing] };
  const [from, ...stops] = endsIn(choice, view).get(thing)?.towns ?? [];
  if (!from) return null;
  return { move: 'transport', touches: stops.length > 1 ? [from, thing] : [phrase(from, 'truck', thing)] };
}

export const explain = (choice: Choice<Move>, view: View, language: Language): string | null =>
  endsIn(choice, view).size > 0 ? boardWords[language].chain.orSend : null;

/** Truck by truck: its road, its load token by token, and off. */
export function movesOf({ towns, loads }: Chain): readonly Move[] {
  return loads.flatMap((load, i) => [
    TEXT.truck(towns[i] as Town)(towns[i + 1] as Town),
    ...KINDS.flatMap((kind) => Array.from({ length: load[kind] }, (): Move => `add(${kind})`)),
    'dispatch' as const,
  ]);
}
