/** RTR-5.1 to RTR-5.3: taking supplies and trucks, and transport. */
import { call, finish, moveParts } from '@sztab/kernel';
import { type Colour, FORWARD_BASES, TOWNS, type Town } from '../content/fields.ts';
import { levelOf } from '../content/logistics.ts';
import { LINKS_OF, ROADS_OF, type Road, type RoadId, roadBetween } from '../content/roads.ts';
import { amount, BONUS, KINDS, type Kind, LIMIT, none, SPECIAL_SET, type Supplies } from '../content/supplies.ts';
import { addToken, controllerOf, mainBaseOf, takeToken, tokensOn } from './control.ts';
import { type Move, type Steps, TEXT } from './moves.ts';
import type { WhyNotReason } from './reasons.ts';
import { activeCommander, type PublicState, type State, type TruckFrame, tell } from './state.ts';
import { checkLimit, feed, transfer, transfers } from './transfers.ts';

/** Oostende is one as long as its marker lies there (RTR-5.1.6). */
export const isForwardBase = (town: Town): boolean => FORWARD_BASES.has(town) || town === 'oostende';
const PLACES = TOWNS.filter(isForwardBase);

/** RTR-5.1.1 to RTR-5.1.6: null if this set may be taken there. */
export function noSupplies(s: PublicState, town: Town, set: 'basic' | Kind): WhyNotReason | null {
  const { colour } = activeCommander(s);
  if (town !== mainBaseOf(s, colour)) {
    if (!isForwardBase(town) || controllerOf(s, town) !== colour) return 'not-your-base';
    if (town === 'oostende' && !s.ostend) return 'ostend-used';
    if (s.turn.bases.includes(town)) return 'base-used';
    if (set !== 'basic') return 'only-basic-set';
  }
  return (set === 'basic' ? amount(s.pool) : s.track[set]) > 0 ? null : 'none-left';
}

export function supplyMoves(s: PublicState): Move[] {
  const base = mainBaseOf(s, activeCommander(s).colour);
  const moves: Move[] = [];
  if (noSupplies(s, base, 'basic') === null) moves.push(TEXT.takeSupplies(base)('basic'));
  for (const town of PLACES) {
    if (noSupplies(s, town, 'basic') === null) moves.push(TEXT.takeSupplies(town)('basic'));
  }
  for (const kind of KINDS) if (noSupplies(s, base, kind) === null) moves.push(TEXT.takeSupplies(base)(kind));
  return moves;
}

export function takeSupplies(s: State, town: Town, set: 'basic' | Kind): void {
  const commander = activeCommander(s);
  const got = none();
  if (set === 'basic') {
    for (const kind of KINDS) got[kind] = Math.min(1, s.pool[kind]);
    for (const kind of KINDS) s.pool[kind] -= got[kind];
  } else {
    got[set] = Math.min(SPECIAL_SET, s.track[set]);
    s.track[set] -= got[set];
  }
  for (const kind of KINDS) if (got[kind] > 0) addToken(s, town, kind, got[kind]);
  if (town !== mainBaseOf(s, commander.colour)) s.turn.bases.push(town);
  if (town === 'oostende') s.ostend = false; // RTR-5.1.6
  tell({ is: 'supplies-taken', by: commander.colour, town, set, got });
  feed(s, town);
  // RTR-5.1.9; the limit is looked at after the whole action.
  if (commander.colour === 'R' && commander.active && KINDS.some((kind) => noBonus(s, kind) === null)) {
    call(s, { step: 'bonus', town, left: BONUS });
  } else checkLimit(s, town);
}

/** RTR-5.2.1, RTR-5.2.3, RTR-5.2.4: null if so many trucks may be taken. */
export function noTrucks(s: PublicState, count: number): WhyNotReason | null {
  const { level, trucks } = activeCommander(s);
  const { draw, limit } = levelOf(level);
  if (s.trucksOnTrack === 0) return count === 0 && s.trucks.length > 0 ? null : 'no-trucks-on-track';
  return count >= 1 && count <= Math.min(draw, s.trucksOnTrack, limit - trucks) ? null : 'truck-limit';
}

export function truckMoves(s: PublicState): Move[] {
  const moves: Move[] = [];
  for (let count = 0; count <= s.trucksOnTrack; count++) {
    if (noTrucks(s, count) === null) moves.push(`takeTrucks(${count})`);
  }
  return moves;
}

export function takeTrucks(s: State, count: number): void {
  const commander = activeCommander(s);
  commander.trucks += count;
  s.trucksOnTrack -= count;
  tell({ is: 'trucks-taken', by: commander.colour, count, left: s.trucksOnTrack });
  if (s.trucksOnTrack === 0) call(s, { step: 'logistics' }); // RTR-5.2.2
}

/** RTR-5.3.2, RTR-5.3.3: of the field that a truck starts from, and of the road that it takes to another. */
export function noStart(s: PublicState, colour: Colour, from: Town): WhyNotReason | null {
  if (controllerOf(s, from) !== colour) return 'not-both-yours';
  return s.fields[from] ? null : 'nothing-to-carry';
}
export function noHaul(s: PublicState, colour: Colour, { id }: Road, to: Town): WhyNotReason | null {
  if (controllerOf(s, to) !== colour) return 'not-both-yours';
  return s.trucks.includes(id) ? 'road-taken' : null;
}

/** Null if a truck may go from here to there. */
export function noTruck(s: PublicState, from: Town, to: Town): WhyNotReason | null {
  const { colour } = activeCommander(s);
  const road = roadBetween(from, to);
  if (!road) return 'no-road';
  return road.colours.includes(colour) ? (noStart(s, colour, from) ?? noHaul(s, colour, road, to)) : 'not-your-road';
}

/** Null if a truck may go from here to anywhere. */
export function noTruckFrom(s: PublicState, from: Town): WhyNotReason | null {
  const { colour } = activeCommander(s);
  let last = noStart(s, colour, from);
  if (last) return last;
  for (const { to, road } of LINKS_OF[colour][from]) {
    const no = noHaul(s, colour, road, to);
    if (no === null) return null;
    if (last !== 'road-taken') last = no;
  }
  return last ?? 'not-both-yours';
}

/** RTR-5.3.1: null if some truck may go somewhere. */
export function noTransport(s: PublicState): WhyNotReason | null {
  if (activeCommander(s).trucks === 0) return 'no-trucks';
  for (const from in s.fields) if (noTruckFrom(s, from as Town) === null) return null;
  return 'nothing-to-carry';
}

/** Every road, in every direction in which something can be carried. */
function convoys(s: PublicState): Move[] {
  const { colour } = activeCommander(s);
  const starts: Town[] = [];
  for (const from in s.fields) if (noStart(s, colour, from as Town) === null) starts.push(from as Town);
  const moves: Move[] = [];
  for (const road of ROADS_OF[colour]) {
    const [a, b] = road.ends;
    if (starts.includes(a) && noHaul(s, colour, road, b) === null) moves.push(TEXT.truck(a)(b));
    if (starts.includes(b) && noHaul(s, colour, road, a) === null) moves.push(TEXT.truck(b)(a));
  }
  return moves;
}

/** RTR-5.3.3, RTR-5.3.6: null if one more of this goes on the truck. */
export function noCargo(s: PublicState, { from, load }: TruckFrame, kind: Kind): WhyNotReason | null {
  if (amount(load) === LIMIT.truck) return 'truck-full';
  return tokensOn(s, from)[kind] > 0 ? null : 'nothing-to-carry';
}

/** How many trucks more may be placed in this action. */
export const placeable = (s: PublicState, placed: number): number => {
  const { level, trucks } = activeCommander(s);
  return Math.min(levelOf(level).placement - placed, trucks);
};
const mayPlace = (s: PublicState, placed: number): boolean => placeable(s, placed) > 0;

/** RTR-5.1.9: null if Montgomery may add one of this kind. */
export const noBonus = (s: PublicState, kind: Kind): 'none-in-pool' | null =>
  s.pool[kind] > 0 ? null : 'none-in-pool';

export const supplySteps: Steps<'bonus' | 'transport' | 'truck'> = {
  bonus: {
    ask(s) {
      const kinds = KINDS.filter((kind) => noBonus(s, kind) === null);
      const moves: Move[] = [...kinds.map((kind) => `bonus(${kind})` as const), 'bonusDone'];
      return [{ seat: s.order[s.at] as number, prompt: 'bonus', moves }];
    },
    take(s, f, _seat, move) {
      if (move !== 'bonusDone') {
        const kind = moveParts(move).args[0] as Kind;
        const commander = activeCommander(s);
        commander.active = false;
        s.pool[kind]--;
        addToken(s, f.town, kind);
        tell({ is: 'bonus-taken', by: commander.colour, town: f.town, kind });
        feed(s, f.town);
        if (--f.left > 0 && KINDS.some((one) => noBonus(s, one) === null)) return;
      }
      finish(s);
      checkLimit(s, f.town);
    },
  },

  transport: {
    ask(s, f) {
      const moves = mayPlace(s, f.placed) ? convoys(s) : [];
      if (f.placed > 0) {
        transfers(s, activeCommander(s).colour, moves);
        moves.push('finish');
      }
      return [{ seat: s.order[s.at] as number, prompt: 'transport', moves }];
    },
    take(s, f, _seat, move) {
      if (transfer(s, move)) return;
      if (move === 'finish') {
        finish(s);
        return;
      }
      const [from, to] = moveParts(move).args as [Town, Town];
      activeCommander(s).trucks--;
      s.trucks.push(roadBetween(from, to)?.id as RoadId);
      f.placed++;
      call(s, { step: 'truck', from, to, load: none() });
    },
  },

  truck: {
    ask(s, f) {
      const moves: Move[] = KINDS.filter((kind) => noCargo(s, f, kind) === null).map((kind) => `add(${kind})` as const);
      if (amount(f.load) > 0) moves.push('dispatch');
      return [{ seat: s.order[s.at] as number, prompt: 'truck', moves }];
    },
    take(s, f, _seat, move) {
      if (move !== 'dispatch') {
        const kind = moveParts(move).args[0] as Kind;
        takeToken(s, f.from, kind);
        f.load[kind]++;
        return;
      }
      finish(s);
      arrive(s, f.from, f.to, f.load);
    },
  },
};

/** RTR-5.3.3, RTR-5.3.7, RTR-5.3.8 */
function arrive(s: State, from: Town, to: Town, load: Supplies): void {
  for (const kind of KINDS) if (load[kind] > 0) addToken(s, to, kind, load[kind]);
  tell({ is: 'convoy', by: activeCommander(s).colour, from, to, load: { ...load } });
  feed(s, to);
  const f = s.flow[s.flow.length - 1];
  // The action ends by itself when nothing more can be placed.
  if (f?.step === 'transport' && !mayPlace(s, f.placed)) finish(s);
  checkLimit(s, to);
}
