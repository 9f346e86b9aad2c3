/** Sections 5.1 to 5.3: taking supplies and trucks, and transport. */
import { moveParts } from '@sztab/kernel';
import { FORWARD_BASES, TOWNS, type Town } from '../content/fields.ts';
import { levelOf } from '../content/logistics.ts';
import { LINKS_OF, ROADS_OF, type RoadId, roadBetween } from '../content/roads.ts';
import { amount, BONUS, KINDS, type Kind, LIMIT, none, SPECIAL_SET, type Supplies } from '../content/supplies.ts';
import { addToken, controllerOf, mainBaseOf, takeToken, tokensOn } from './control.ts';
import { type RrMove, type RrSteps, TEXT } from './moves.ts';
import { activeCommander, type Commander, type OpenTable, type RrTable, tell } from './table.ts';
import { checkLimit, feed, transfer, transfers } from './transfers.ts';

/** RTR-5.1.1, RTR-5.1.5, RTR-5.1.6 */
function forwardBases(t: OpenTable, { colour }: Pick<Commander, 'colour'>): Town[] {
  return PLACES.filter(
    (town) => controllerOf(t, town) === colour && (town !== 'oostende' || t.ostend) && !t.turn.bases.includes(town),
  );
}
const PLACES = TOWNS.filter((town) => FORWARD_BASES.has(town) || town === 'oostende');

export function supplyMoves(t: OpenTable): RrMove[] {
  const commander = activeCommander(t);
  const base = mainBaseOf(t, commander.colour);
  const basic = KINDS.some((kind) => t.pool[kind] > 0); // RTR-5.1.4
  return [
    ...(basic ? [base, ...forwardBases(t, commander)] : []).map((town) => TEXT.takeSupplies(town)('basic')),
    ...KINDS.filter((kind) => t.track[kind] > 0).map(TEXT.takeSupplies(base)), // RTR-5.1.2
  ];
}

export function takeSupplies(t: RrTable, town: Town, set: 'basic' | Kind): void {
  const commander = activeCommander(t);
  const got = none();
  if (set === 'basic') {
    for (const kind of KINDS) got[kind] = Math.min(1, t.pool[kind]);
    for (const kind of KINDS) t.pool[kind] -= got[kind];
  } else {
    got[set] = Math.min(SPECIAL_SET, t.track[set]);
    t.track[set] -= got[set];
  }
  for (const kind of KINDS) if (got[kind] > 0) addToken(t, town, kind, got[kind]);
  if (town !== mainBaseOf(t, commander.colour)) t.turn.bases.push(town);
  if (town === 'oostende') t.ostend = false; // RTR-5.1.6
  tell({ is: 'supplies-taken', by: commander.colour, town, set, got });
  feed(t, town);
  // RTR-5.1.9; the limit is looked at after the whole action.
  if (commander.colour === 'R' && commander.active && KINDS.some((kind) => t.pool[kind] > 0)) {
    t.flow.push({ step: 'bonus', town, left: BONUS });
  } else checkLimit(t, town);
}

/** RTR-5.2.1, RTR-5.2.3 */
export function truckMoves(t: OpenTable): RrMove[] {
  const { level, trucks } = activeCommander(t);
  const { draw, limit } = levelOf(level);
  if (t.trucksOnTrack === 0) return t.trucks.length > 0 ? ['takeTrucks(0)'] : [];
  const most = Math.min(draw, t.trucksOnTrack, limit - trucks);
  return Array.from({ length: Math.max(0, most) }, (_, i): RrMove => `takeTrucks(${i + 1})`);
}

export function takeTrucks(t: RrTable, count: number): void {
  const commander = activeCommander(t);
  commander.trucks += count;
  t.trucksOnTrack -= count;
  tell({ is: 'trucks-taken', by: commander.colour, count, left: t.trucksOnTrack });
  if (t.trucksOnTrack === 0) t.flow.push({ step: 'logistics' }); // RTR-5.2.2
}

/** RTR-5.3.2: every road, in every direction in which something can be carried. */
function convoys(t: OpenTable): RrMove[] {
  const { colour, trucks } = activeCommander(t);
  if (trucks === 0) return [];
  const moves: RrMove[] = [];
  for (const { id, ends } of ROADS_OF[colour]) {
    const [a, b] = ends;
    if (!(t.fields[a] || t.fields[b]) || t.trucks.includes(id)) continue;
    if (controllerOf(t, a) !== colour || controllerOf(t, b) !== colour) continue;
    if (t.fields[a]) moves.push(TEXT.truck(a)(b));
    if (t.fields[b]) moves.push(TEXT.truck(b)(a));
  }
  return moves;
}

/** Whether there is any of them. */
export function mayTransport(t: OpenTable): boolean {
  const { colour, trucks } = activeCommander(t);
  if (trucks === 0) return false;
  for (const from in t.fields) {
    if (controllerOf(t, from as Town) !== colour) continue;
    for (const { to, road } of LINKS_OF[colour][from as Town]) {
      if (controllerOf(t, to) === colour && !t.trucks.includes(road.id)) return true;
    }
  }
  return false;
}

const mayPlace = (t: OpenTable, placed: number): boolean => {
  const { level, trucks } = activeCommander(t);
  return placed < levelOf(level).placement && trucks > 0;
};

export const supplySteps: RrSteps<'bonus' | 'transport' | 'truck'> = {
  bonus: {
    ask(t) {
      const kinds = KINDS.filter((kind) => t.pool[kind] > 0);
      const moves: RrMove[] = [...kinds.map((kind) => `bonus(${kind})` as const), 'bonusDone'];
      return [{ seat: t.order[t.at] as number, prompt: 'bonus', moves }];
    },
    take(t, f, _seat, move) {
      if (move !== 'bonusDone') {
        const kind = moveParts(move).args[0] as Kind;
        const commander = activeCommander(t);
        commander.active = false;
        t.pool[kind]--;
        addToken(t, f.town, kind);
        tell({ is: 'bonus-taken', by: commander.colour, town: f.town, kind });
        feed(t, f.town);
        if (--f.left > 0 && KINDS.some((one) => t.pool[one] > 0)) return;
      }
      t.flow.pop();
      checkLimit(t, f.town);
    },
  },

  transport: {
    ask(t, f) {
      const moves = mayPlace(t, f.placed) ? convoys(t) : [];
      if (f.placed > 0) {
        transfers(t, activeCommander(t).colour, moves);
        moves.push('finish');
      }
      return [{ seat: t.order[t.at] as number, prompt: 'transport', moves }];
    },
    take(t, f, _seat, move) {
      if (transfer(t, move)) return;
      if (move === 'finish') {
        t.flow.pop();
        return;
      }
      const [from, to] = moveParts(move).args as [Town, Town];
      activeCommander(t).trucks--;
      t.trucks.push(roadBetween(from, to)?.id as RoadId);
      f.placed++;
      t.flow.push({ step: 'truck', from, to, load: none() });
    },
  },

  truck: {
    ask(t, f) {
      const here = tokensOn(t, f.from);
      const loaded = amount(f.load);
      const moves: RrMove[] =
        loaded < LIMIT.truck ? KINDS.filter((kind) => here[kind] > 0).map((kind) => `add(${kind})` as const) : [];
      if (loaded > 0) moves.push('dispatch');
      return [{ seat: t.order[t.at] as number, prompt: 'truck', moves }];
    },
    take(t, f, _seat, move) {
      if (move !== 'dispatch') {
        const kind = moveParts(move).args[0] as Kind;
        takeToken(t, f.from, kind);
        f.load[kind]++;
        return;
      }
      t.flow.pop();
      arrive(t, f.from, f.to, f.load);
    },
  },
};

/** RTR-5.3.3, RTR-5.3.7, RTR-5.3.8 */
function arrive(t: RrTable, from: Town, to: Town, load: Supplies): void {
  for (const kind of KINDS) if (load[kind] > 0) addToken(t, to, kind, load[kind]);
  tell({ is: 'convoy', by: activeCommander(t).colour, from, to, load: { ...load } });
  feed(t, to);
  const f = t.flow[t.flow.length - 1];
  // The action ends by itself when nothing more can be placed.
  if (f?.step === 'transport' && !mayPlace(t, f.placed)) t.flow.pop();
  checkLimit(t, to);
}
