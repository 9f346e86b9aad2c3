/** The windows of an action: Escort, Ambush!, the bidding over a roll, Nurse, the last order of a Column. */
import { moveParts } from '@sztab/kernel';
import { type CardId, cardOf, DIE_CHANGE } from '../content/cards.ts';
import { enemyOf } from '../content/zones.ts';
import type { Move } from '../rules/moves.ts';
import { needOf, totalOf, trailing } from '../rules/roll-window.ts';
import type { Frame, RollFrame } from '../rules/state.ts';
import { ESCORT_MARGIN, READINESS } from './habits.ts';
import { attackOdds } from './odds.ts';
import type { Weights } from './weights.ts';
import { partGain, readyGain, type Weighing, worthOf } from './what-if.ts';

type FrameOf<K extends Frame['step']> = Extract<Frame, { step: K }>;

const argOf = (move: Move): CardId | undefined => moveParts(move).args[0] as CardId | undefined;

/** The card that loses least by standing in for the target. */
export function chooseEscort(x: Weighing, f: FrameOf<'attack.escort'>, moves: readonly Move[]): Move {
  const { bullets } = cardOf(f.actor);
  const loss = (id: CardId): number => attackOdds(bullets - cardOf(id).bullets) * worthOf(x, id);
  let best: Move = 'noEscort';
  let least = loss(f.target) - ESCORT_MARGIN;
  for (const move of moves) {
    const escort = argOf(move);
    if (!escort) continue;
    const lost = loss(escort);
    if (lost >= least) continue;
    least = lost;
    best = move;
  }
  return best;
}

export function chooseAmbush(x: Weighing, f: FrameOf<'attack.ambush'>, moves: readonly Move[]): Move {
  const ambush = moves.find((move) => move !== 'roll');
  const missing = 1 - attackOdds(cardOf(f.actor).bullets - cardOf(f.struck).bullets);
  if (ambush && missing * worthOf(x, f.struck) * READINESS > x.w[x.side].ambush) return ambush;
  return 'roll';
}

export function chooseNurse(x: Weighing, f: FrameOf<'attack.nurse'>, moves: readonly Move[]): Move {
  const nurse = moves.find((move) => move !== 'declineNurse');
  if (nurse && worthOf(x, f.struck) * READINESS > x.w[x.side].nurse) return nurse;
  return 'declineNurse';
}

/** The unit whose readiness is worth most; some unit is never worse than none. */
export function chooseRefresh(x: Weighing, moves: readonly Move[]): Move {
  let best: Move = 'declineRefresh';
  let most = Number.NEGATIVE_INFINITY;
  for (const move of moves) {
    const unit = argOf(move);
    if (!unit) continue;
    const gain = readyGain(x, unit);
    if (gain <= most) continue;
    most = gain;
    best = move;
  }
  return best;
}

/** Never pays when leading; otherwise the cheapest set that turns the result, if it is worth its price. */
export function chooseReaction(x: Weighing, f: RollFrame, moves: readonly Move[]): Move {
  if (trailing(f) !== f.priority) return 'passReaction';
  const set = cheapestSet(shortOf(f), meansOf(moves, x.w[x.side]));
  if (!set || set.cost > READINESS * stakeOf(x, f)) return 'passReaction';
  return set.first;
}

/** How many points the trailing player lacks. */
function shortOf(f: RollFrame): number {
  const acting = totalOf(f, f.side);
  if (f.action !== 'attack') return f.priority === f.side ? needOf(f) - acting : acting - needOf(f) + 1;
  const defending = totalOf(f, enemyOf(f.side));
  return f.priority === f.side ? defending - acting + 1 : acting - defending;
}

function stakeOf(x: Weighing, f: RollFrame): number {
  if (f.action === 'attack') return worthOf(x, f.struck as CardId);
  return Math.abs(partGain(x, f.side, f.action === 'search' ? 'field' : 'home'));
}

/** One way to change the dice, and how often one has it. */
interface Means {
  readonly verb: keyof typeof DIE_CHANGE;
  readonly first: Move;
  readonly points: number;
  readonly cost: number;
  count: number;
}

/** The cheapest first. */
function meansOf(moves: readonly Move[], w: Weights): Means[] {
  const means: Means[] = [];
  for (const move of moves) {
    if (move === 'passReaction') continue;
    const verb = moveParts(move).verb as Means['verb'];
    const known = means.find((one) => one.verb === verb);
    if (known) known.count++;
    else {
      const cost = verb === 'supportInAction' ? w.supportsReady : w[verb];
      means.push({ verb, first: move, points: Math.abs(DIE_CHANGE[verb]), cost, count: 1 });
    }
  }
  return means.sort((a, b) => a.cost - b.cost);
}

/** Three ways at most, with few copies each: simply all sets. */
function cheapestSet(short: number, means: readonly Means[], from = 0): { first: Move; cost: number } | null {
  const way = means[from];
  if (!way) return null;
  let best = cheapestSet(short, means, from + 1);
  for (let n = 1; n <= way.count; n++) {
    const left = short - n * way.points;
    const rest = left > 0 ? cheapestSet(left, means, from + 1) : null;
    if (left > 0 && !rest) continue;
    const cost = n * way.cost + (rest?.cost ?? 0);
    // What is cheap goes first: the enemy answers it before a dear card is spent.
    if (!best || cost < best.cost) best = { first: way.first, cost };
    if (left <= 0) break;
  }
  return best;
}
