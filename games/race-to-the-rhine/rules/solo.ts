/** RTR-7.6: the number markers of the solo game. */
import { call, finish, moveParts, roll } from '@sztab/kernel';
import { SYMBOLS, TOWNS, type Town, VICTORY } from '../content/fields.ts';
import { LINKS_OF } from '../content/roads.ts';
import { controllerOf, isFree } from './control.ts';
import type { Move, Steps } from './moves.ts';
import { automaticCounterattacks } from './reaction.ts';
import { activeCommander, activeSeat, isSolo, ownCorps, type PublicState, type State, tell } from './state.ts';

/** Markers that are tried in all ways; more of them are placed one by one (RTR-7.6.9). */
const TRIED = 6;
/** How much longer than the shortest a way may be. */
const DETOUR = 6;

export const soloSteps: Steps<'front' | 'solo.counter' | 'solo.roll' | 'spread'> = {
  // RTR-7.6.5
  front: {
    run(s) {
      finish(s);
      const { colour } = activeCommander(s);
      if (isSolo(s))
        moveNumbers(
          s,
          s.numbers.filter(({ town }) => controllerOf(s, town) === colour).map(({ number }) => number),
        );
    },
  },

  'solo.counter': {
    run(s) {
      finish(s);
      automaticCounterattacks(s);
    },
  },

  // RTR-7.6.7, RTR-7.6.8
  'solo.roll': {
    run(s) {
      finish(s);
      const dice = [roll(s), roll(s), roll(s)];
      const number = numberFor(
        s,
        dice.reduce((sum, one) => sum + one, 0),
      );
      tell({ is: 'dice', dice, number });
      if (number === null) return;
      const town = townOf(s, number);
      s.numbers = s.numbers.filter((one) => one.number !== number);
      s.markers.push(town);
      tell({ is: 'number-turned', number, town });
      moveNumbers(
        s,
        s.numbers.filter((one) => one.town === town).map((one) => one.number),
      );
    },
  },

  spread: {
    ask(s, f) {
      const [number] = f.moving as [number];
      const moves = choicesFor(s, f.moving, f.towns).map((town): Move => `spread(${number},${town})`);
      return [{ seat: activeSeat(s), prompt: 'spread', moves }];
    },
    take(s, f, _seat, move) {
      const [number, town] = moveParts(move).args as [string, Town];
      finish(s);
      lay(s, Number(number), town);
      spread(s, f.moving.slice(1), f.towns);
    },
  },
};

const townOf = (s: PublicState, number: number): Town => s.numbers.find((one) => one.number === number)?.town as Town;

/** The sum, or the next number that still lies with its number up. */
function numberFor(s: PublicState, sum: number): number | null {
  const left = s.numbers.map(({ number }) => number).sort((a, b) => a - b);
  if (left.includes(sum)) return sum;
  const higher = left.find((number) => number > sum) ?? null;
  const lower = left.filter((number) => number < sum).at(-1) ?? null;
  return sum <= 10 ? (higher ?? lower) : (lower ?? higher);
}

function lay(s: State, number: number, town: Town | null): void {
  const from = townOf(s, number);
  s.numbers = s.numbers.filter((one) => one.number !== number);
  if (town) s.numbers.push({ number, town });
  tell({ is: 'number-moved', number, from, to: town });
}

/** RTR-7.6.9 */
function moveNumbers(s: State, numbers: readonly number[]): void {
  if (numbers.length === 0) return;
  const moving = [...numbers].sort((a, b) => b - a);
  const towns = frontFields(s);
  if (towns.length === 0) {
    for (const number of moving) lay(s, number, null);
    return;
  }
  while (moving.length > TRIED) lay(s, moving.shift() as number, lightest(s, towns, moving));
  spread(s, moving, towns);
}

const sumIn = (s: PublicState, town: Town, without: readonly number[]): number =>
  s.numbers.reduce((sum, one) => (one.town === town && !without.includes(one.number) ? sum + one.number : sum), 0);

function lightest(s: PublicState, towns: readonly Town[], moving: readonly number[]): Town {
  const sums = towns.map((town) => sumIn(s, town, moving));
  return towns[sums.indexOf(Math.min(...sums))] as Town;
}

/** Lays what needs no choice, and asks for the rest. */
function spread(s: State, moving: number[], towns: readonly Town[]): void {
  while (moving.length > 0) {
    const choices = choicesFor(s, moving, towns);
    if (choices.length > 1) {
      call(s, { step: 'spread', moving, towns });
      return;
    }
    lay(s, moving.shift() as number, choices[0] as Town);
  }
}

/** Fields of the first marker from which a best distribution can still be reached. */
function choicesFor(s: PublicState, moving: readonly number[], towns: readonly Town[]): Town[] {
  const sums = towns.map((town) => sumIn(s, town, moving));
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

const isEligible = (s: PublicState, town: Town): boolean =>
  isFree(s, town) && !VICTORY.has(town) && !SYMBOLS.has(town) && !s.markers.includes(town);

/** The fields where the front is met first on the shortest ways to the Rhine, in the order of the board. */
export function frontFields(s: PublicState): Town[] {
  const { colour } = activeCommander(s);
  const links = LINKS_OF[colour];
  const passable = (town: Town): boolean => isFree(s, town) || controllerOf(s, town) === colour;
  const starts = ownCorps(s, colour)
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
        const at = way.findIndex((one) => isEligible(s, one));
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
