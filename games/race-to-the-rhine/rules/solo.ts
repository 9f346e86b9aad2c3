/** Section 7.6: the number markers of the solo game. */
import { moveParts, roll } from '@sztab/kernel';
import { SYMBOLS, TOWNS, type Town, VICTORY } from '../content/fields.ts';
import { LINKS_OF } from '../content/roads.ts';
import { controllerOf, isFree } from './control.ts';
import type { RrMove, RrSteps } from './moves.ts';
import { automaticCounterattacks } from './reaction.ts';
import { activeCommander, activeSeat, isSolo, type OpenTable, ownCorps, type RrTable, tell } from './table.ts';

/** Markers that are tried in all ways; more of them are placed one by one (RTR-7.6.9). */
const TRIED = 6;
/** How much longer than the shortest a way may be. */
const DETOUR = 6;

export const soloSteps: RrSteps<'front' | 'solo.counter' | 'solo.roll' | 'spread'> = {
  // RTR-7.6.5
  front: {
    run(t) {
      t.flow.pop();
      const { colour } = activeCommander(t);
      if (isSolo(t))
        moveNumbers(
          t,
          t.numbers.filter(({ town }) => controllerOf(t, town) === colour).map(({ number }) => number),
        );
    },
  },

  'solo.counter': {
    run(t) {
      t.flow.pop();
      automaticCounterattacks(t);
    },
  },

  // RTR-7.6.7, RTR-7.6.8
  'solo.roll': {
    run(t) {
      t.flow.pop();
      const dice = [roll(t), roll(t), roll(t)];
      const number = numberFor(
        t,
        dice.reduce((sum, one) => sum + one, 0),
      );
      tell({ is: 'dice', dice, number });
      if (number === null) return;
      const town = townOf(t, number);
      t.numbers = t.numbers.filter((one) => one.number !== number);
      t.markers.push(town);
      tell({ is: 'number-turned', number, town });
      moveNumbers(
        t,
        t.numbers.filter((one) => one.town === town).map((one) => one.number),
      );
    },
  },

  spread: {
    ask(t, f) {
      const [number] = f.moving as [number];
      const moves = choicesFor(t, f.moving, f.towns).map((town): RrMove => `spread(${number},${town})`);
      return [{ seat: activeSeat(t), prompt: 'spread', moves }];
    },
    take(t, f, _seat, move) {
      const [number, town] = moveParts(move).args as [string, Town];
      t.flow.pop();
      lay(t, Number(number), town);
      spread(t, f.moving.slice(1), f.towns);
    },
  },
};

const townOf = (t: OpenTable, number: number): Town => t.numbers.find((one) => one.number === number)?.town as Town;

/** The sum, or the next number that still lies with its number up. */
function numberFor(t: OpenTable, sum: number): number | null {
  const left = t.numbers.map(({ number }) => number).sort((a, b) => a - b);
  if (left.includes(sum)) return sum;
  const higher = left.find((number) => number > sum) ?? null;
  const lower = left.filter((number) => number < sum).at(-1) ?? null;
  return sum <= 10 ? (higher ?? lower) : (lower ?? higher);
}

function lay(t: RrTable, number: number, town: Town | null): void {
  const from = townOf(t, number);
  t.numbers = t.numbers.filter((one) => one.number !== number);
  if (town) t.numbers.push({ number, town });
  tell({ is: 'number-moved', number, from, to: town });
}

/** RTR-7.6.9 */
function moveNumbers(t: RrTable, numbers: readonly number[]): void {
  if (numbers.length === 0) return;
  const moving = [...numbers].sort((a, b) => b - a);
  const towns = frontFields(t);
  if (towns.length === 0) {
    for (const number of moving) lay(t, number, null);
    return;
  }
  while (moving.length > TRIED) lay(t, moving.shift() as number, lightest(t, towns, moving));
  spread(t, moving, towns);
}

const sumIn = (t: OpenTable, town: Town, without: readonly number[]): number =>
  t.numbers.reduce((sum, one) => (one.town === town && !without.includes(one.number) ? sum + one.number : sum), 0);

function lightest(t: OpenTable, towns: readonly Town[], moving: readonly number[]): Town {
  const sums = towns.map((town) => sumIn(t, town, moving));
  return towns[sums.indexOf(Math.min(...sums))] as Town;
}

/** Lays what needs no choice, and asks for the rest. */
function spread(t: RrTable, moving: number[], towns: readonly Town[]): void {
  while (moving.length > 0) {
    const choices = choicesFor(t, moving, towns);
    if (choices.length > 1) {
      t.flow.push({ step: 'spread', moving, towns });
      return;
    }
    lay(t, moving.shift() as number, choices[0] as Town);
  }
}

/** Fields of the first marker from which a best distribution can still be reached. */
function choicesFor(t: OpenTable, moving: readonly number[], towns: readonly Town[]): Town[] {
  const sums = towns.map((town) => sumIn(t, town, moving));
  let best = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY] as [number, number];
  let choices: Town[] = [];
  const place = (at: number, first: Town | null): void => {
    if (at === moving.length) {
      const range = Math.max(...sums) - Math.min(...sums);
      const squares = sums.reduce((sum, one) => sum + one * one, 0);
      if (range > best[0] || (range === best[0] && squares > best[1])) return;
      if (range < best[0] || squares < best[1]) choices = [];
      best = [range, squares];
      if (first && !choices.includes(first)) choices.push(first);
      return;
    }
    for (const [i, town] of towns.entries()) {
      sums[i] = (sums[i] as number) + (moving[at] as number);
      place(at + 1, first ?? town);
      sums[i] = (sums[i] as number) - (moving[at] as number);
    }
  };
  place(0, null);
  return towns.filter((town) => choices.includes(town));
}

const isEligible = (t: OpenTable, town: Town): boolean =>
  isFree(t, town) && !VICTORY.has(town) && !SYMBOLS.has(town) && !t.markers.includes(town);

/** The fields where the front is met first on the shortest ways to the Rhine, in the order of the board. */
export function frontFields(t: OpenTable): Town[] {
  const { colour } = activeCommander(t);
  const links = LINKS_OF[colour];
  const passable = (town: Town): boolean => isFree(t, town) || controllerOf(t, town) === colour;
  const starts = ownCorps(t, colour)
    .map(({ at }) => at)
    .filter((town) => !VICTORY.has(town));
  const far = distances(links, passable);
  const shortest = Math.min(...starts.map((town) => far.get(town) ?? Number.POSITIVE_INFINITY));
  if (!Number.isFinite(shortest)) return [];
  for (let length = shortest; length <= shortest + DETOUR; length++) {
    const found = new Map<Town, number>();
    for (const start of starts) waysFrom(start, length, found);
    if (found.size === 0) continue;
    const nearest = Math.min(...found.values());
    return TOWNS.filter((town) => found.get(town) === nearest);
  }
  return [];

  /** All ways of exactly this length from a corps: on each the first eligible field, and how far it is. */
  function waysFrom(start: Town, length: number, found: Map<Town, number>): void {
    const way: Town[] = [];
    const seen = new Set<Town>();
    const walk = (town: Town): void => {
      if (way.length + (far.get(town) ?? Number.POSITIVE_INFINITY) > length) return;
      if (VICTORY.has(town)) {
        if (way.length !== length) return;
        const at = way.findIndex((one) => isEligible(t, one));
        const eligible = way[at];
        if (eligible && at < (found.get(eligible) ?? Number.POSITIVE_INFINITY)) found.set(eligible, at);
        return;
      }
      way.push(town);
      seen.add(town);
      for (const { to } of links[town]) if (!seen.has(to) && passable(to)) walk(to);
      way.pop();
      seen.delete(town);
    };
    walk(start);
  }
}

/** Steps from each field to the nearest victory field, over what can be passed. */
function distances(links: (typeof LINKS_OF)['R'], passable: (town: Town) => boolean): ReadonlyMap<Town, number> {
  const far = new Map<Town, number>();
  let edge = [...VICTORY].filter(passable);
  for (const town of edge) far.set(town, 0);
  for (let steps = 1; edge.length > 0; steps++) {
    const next: Town[] = [];
    for (const town of edge) {
      for (const { to } of links[town]) {
        if (far.has(to) || !passable(to)) continue;
        far.set(to, steps);
        next.push(to);
      }
    }
    edge = next;
  }
  return far;
}
