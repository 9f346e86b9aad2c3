/** RTR-5.1 to RTR-5.3: taking supplies and trucks, and transport. */
import { call, finish, moveParts } from '@sztab/kernel';
import { FORWARD_BASES, TOWNS, type Town } from '../content/fields.ts';
import { levelOf } from '../content/logistics.ts';
import { LINKS_OF, ROADS_OF, type RoadId, roadBetween } from '../content/roads.ts';
import { amount, BONUS, KINDS, type Kind, LIMIT, none, SPECIAL_SET, type Supplies } from '../content/supplies.ts';
import { addToken, controllerOf, mainBaseOf, takeToken, tokensOn } from './control.ts';
import { type Move, type Steps, TEXT } from './moves.ts';
import { activeCommander, type Commander, type PublicState, type State, tell } from './state.ts';
import { checkLimit, feed, transfer, transfers } from './transfers.ts';

/** RTR-5.1.1, RTR-5.1.5, RTR-5.1.6 */
function forwardBases(s: PublicState, { colour }: Pick<Commander, 'colour'>): Town[] {
  return PLACES.filter(
    (town) => controllerOf(s, town) === colour && (town !== 'oostende' || s.ostend) && !s.turn.bases.includes(town),
  );
}
const PLACES = TOWNS.filter((town) => FORWARD_BASES.has(town) || town === 'oostende');

export function supplyMoves(s: PublicState): Move[] {
  const commander = activeCommander(s);
  const base = mainBaseOf(s, commander.colour);
  const basic = KINDS.some((kind) => s.pool[kind] > 0); // RTR-5.1.4
  return [
    ...(basic ? [base, ...forwardBases(s, commander)] : []).map((town) => TEXT.takeSupplies(town)('basic')),
    ...KINDS.filter((kind) => s.track[kind] > 0).map(TEXT.takeSupplies(base)), // RTR-5.1.2
  ];
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
  if (commander.colour === 'R' && commander.active && KINDS.some((kind) => s.pool[kind] > 0)) {
    call(s, { step: 'bonus', town, left: BONUS });
  } else checkLimit(s, town);
}

/** RTR-5.2.1, RTR-5.2.3 */
export function truckMoves(s: PublicState): Move[] {
  const { level, trucks } = activeCommander(s);
  const { draw, limit } = levelOf(level);
  if (s.trucksOnTrack === 0) return s.trucks.length > 0 ? ['takeTrucks(0)'] : [];
  const most = Math.min(draw, s.trucksOnTrack, limit - trucks);
  return Array.from({ length: Math.max(0, most) }, (_, i): Move => `takeTrucks(${i + 1})`);
}

export function takeTrucks(s: State, count: number): void {
  const commander = activeCommander(s);
  commander.trucks += count;
  s.trucksOnTrack -= count;
  tell({ is: 'trucks-taken', by: commander.colour, count, left: s.trucksOnTrack });
  if (s.trucksOnTrack === 0) call(s, { step: 'logistics' }); // RTR-5.2.2
}

/** RTR-5.3.2: every road, in every direction in which something can be carried. */
function convoys(s: PublicState): Move[] {
  const { colour, trucks } = activeCommander(s);
  if (trucks === 0) return [];
  const moves: Move[] = [];
  for (const { id, ends } of ROADS_OF[colour]) {
    const [a, b] = ends;
    if (!(s.fields[a] || s.fields[b]) || s.trucks.includes(id)) continue;
    if (controllerOf(s, a) !== colour || controllerOf(s, b) !== colour) continue;
    if (s.fields[a]) moves.push(TEXT.truck(a)(b));
    if (s.fields[b]) moves.push(TEXT.truck(b)(a));
  }
  return moves;
}

/** Whether there is any of them. */
export function mayTransport(s: PublicState): boolean {
  const { colour, trucks } = activeCommander(s);
  if (trucks === 0) return false;
  for (const from in s.fields) {
    if (controllerOf(s, from as Town) !== colour) continue;
    for (const { to, road } of LINKS_OF[colour][from as Town]) {
      if (controllerOf(s, to) === colour && !s.trucks.includes(road.id)) return true;
    }
  }
  return false;
}

const mayPlace = (s: PublicState, placed: number): boolean => {
  const { level, trucks } = activeCommander(s);
  return placed < levelOf(level).placement && trucks > 0;
};

export const supplySteps: Steps<'bonus' | 'transport' | 'truck'> = {
  bonus: {
    ask(s) {
      const kinds = KINDS.filter((kind) => s.pool[kind] > 0);
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
        if (--f.left > 0 && KINDS.some((one) => s.pool[one] > 0)) return;
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
      const here = tokensOn(s, f.from);
      const loaded = amount(f.load);
      const moves: Move[] =
        loaded < LIMIT.truck ? KINDS.filter((kind) => here[kind] > 0).map((kind) => `add(${kind})` as const) : [];
      if (loaded > 0) moves.push('dispatch');
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
