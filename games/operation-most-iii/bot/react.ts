/** The windows of an action: Escort, Ambush!, the bidding over a roll, Nurse, the last order of a Column (section 13.4). */

import { moveParts } from '@sztab/kernel';
import { type CardId, cardOf, DIE_CHANGE } from '../content/cards.ts';
import { enemyOf, type Side } from '../content/zones.ts';
import type { OmMove } from '../rules/moves.ts';
import { needOf, totalOf, trailing } from '../rules/roll-window.ts';
import { type OmFrame, type OmTable, type RollFrame, tableCard } from '../rules/table.ts';
import { HABITS } from './habits.ts';
import { countTable, put } from './muster.ts';
import { attackOdds } from './odds.ts';
import { valueFor } from './value.ts';
import type { StageWeights, Weights } from './weights.ts';

type FrameOf<K extends OmFrame['step']> = Extract<OmFrame, { step: K }>;

const ESCORT_MARGIN = 0.03;

/** How much worse `side` stands without this card, from the viewpoint of `side`. */
function valueOfCard(t: OmTable, side: Side, id: CardId, w: StageWeights): number {
  const s = countTable(t);
  const card = cardOf(id);
  const { zone, ready } = tableCard(t, id);
  const before = valueFor(s, side, w);
  put(s[card.side], card, zone, ready, -1);
  const after = valueFor(s, side, w);
  return card.side === side ? before - after : after - before;
}

export function chooseEscort(
  t: OmTable,
  f: FrameOf<'attack.escort'>,
  moves: readonly OmMove[],
  w: StageWeights,
): OmMove {
  const side = enemyOf(f.side);
  const { bullets } = cardOf(f.actor);
  const loss = (id: CardId): number => attackOdds(bullets - cardOf(id).bullets) * valueOfCard(t, side, id, w);
  let best: OmMove = 'noEscort';
  let least = loss(f.target) - ESCORT_MARGIN;
  for (const move of moves) {
    const escort = moveParts(move).args[0] as CardId | undefined;
    if (!escort) continue;
    const lost = loss(escort);
    if (lost >= least) continue;
    least = lost;
    best = move;
  }
  return best;
}

export function chooseAmbush(
  t: OmTable,
  f: FrameOf<'attack.ambush'>,
  moves: readonly OmMove[],
  w: StageWeights,
): OmMove {
  const ambush = moves[0] as OmMove;
  if (ambush === 'roll') return ambush;
  const stake = valueOfCard(t, f.side, f.struck, w);
  const p = attackOdds(cardOf(f.actor).bullets - cardOf(f.struck).bullets);
  if (stake * (1 - p) * HABITS[f.side].ambush > w[f.side].ambush) return ambush;
  return 'roll';
}

export function chooseNurse(t: OmTable, f: FrameOf<'attack.nurse'>, moves: readonly OmMove[], w: StageWeights): OmMove {
  const nurse = moves[0] as OmMove;
  if (nurse === 'declineNurse') return nurse;
  const side = enemyOf(f.side);
  if (valueOfCard(t, side, f.struck, w) * HABITS[side].nurse > w[side].nurse) return nurse;
  return 'declineNurse';
}

/** The unit whose readiness is worth most; to refresh is never worse than not to. */
export function chooseRefresh(
  t: OmTable,
  f: FrameOf<'column.refresh'>,
  moves: readonly OmMove[],
  w: StageWeights,
): OmMove {
  const s = countTable(t);
  let best: OmMove = 'declineRefresh';
  let most = Number.NEGATIVE_INFINITY;
  for (const move of moves) {
    const unit = moveParts(move).args[0] as CardId | undefined;
    if (!unit) continue;
    const { zone } = tableCard(t, unit);
    put(s[f.side], cardOf(unit), zone, false, -1);
    put(s[f.side], cardOf(unit), zone, true, 1);
    const value = valueFor(s, f.side, w);
    put(s[f.side], cardOf(unit), zone, true, -1);
    put(s[f.side], cardOf(unit), zone, false, 1);
    if (value <= most) continue;
    most = value;
    best = move;
  }
  return best;
}

/** Never pays when leading; otherwise the cheapest set that turns the result, if it is worth its price. */
export function chooseReaction(t: OmTable, f: RollFrame, moves: readonly OmMove[], w: StageWeights): OmMove {
  const side = f.priority;
  if (moves.length === 1 || trailing(f) !== side) return 'passReaction';
  const set = cheapestSet(shortOf(f), offered(moves, w[side]));
  if (!set || set.cost > HABITS[side].react * stakeOf(t, f, side, w)) return 'passReaction';
  return set.first;
}

/** How many points the trailing player lacks. */
function shortOf(f: RollFrame): number {
  const acting = totalOf(f, f.side);
  if (f.action !== 'attack') return f.priority === f.side ? needOf(f) - acting : acting - needOf(f) + 1;
  const defending = totalOf(f, enemyOf(f.side));
  return f.priority === f.side ? defending - acting + 1 : acting - defending;
}

function stakeOf(t: OmTable, f: RollFrame, side: Side, w: StageWeights): number {
  if (f.action === 'attack') return valueOfCard(t, side, f.struck as CardId, w);
  const s = countTable(t);
  const before = valueFor(s, side, w);
  s[f.side].parts++;
  if (f.action === 'search') s.field--;
  else s[enemyOf(f.side)].parts--;
  return Math.abs(valueFor(s, side, w) - before);
}

/** One way to change the dice: its first copy, and how many copies there are. */
interface Means {
  readonly verb: keyof typeof DIE_CHANGE;
  readonly first: OmMove;
  readonly points: number;
  readonly cost: number;
  count: number;
}

function offered(moves: readonly OmMove[], w: Weights): Means[] {
  const means: Means[] = [];
  for (const move of moves) {
    if (move === 'passReaction') continue;
    const verb = moveParts(move).verb as keyof typeof DIE_CHANGE;
    const known = means.find((one) => one.verb === verb);
    if (known) {
      known.count++;
      continue;
    }
    const cost = verb === 'supportInAction' ? w.supportsReady : w[verb];
    means.push({ verb, first: move, points: Math.abs(DIE_CHANGE[verb]), cost, count: 1 });
  }
  return means.sort((a, b) => a.cost - b.cost);
}

/** At most three sorts of means with few copies each: simply all sets. The list begins with the cheapest sort. */
function cheapestSet(short: number, means: readonly Means[], from = 0): { first: OmMove; cost: number } | null {
  const sort = means[from];
  if (!sort) return null;
  let best = cheapestSet(short, means, from + 1);
  for (let n = 1; n <= sort.count; n++) {
    const left = short - n * sort.points;
    const rest = left > 0 ? cheapestSet(left, means, from + 1) : null;
    if (left > 0 && !rest) continue;
    const cost = n * sort.cost + (rest?.cost ?? 0);
    // The cheap sort goes first: the enemy answers it before a dear card is spent.
    if (!best || cost < best.cost) best = { first: sort.first, cost };
    if (left <= 0) break;
  }
  return best;
}
