/** What each action of a turn or a chain is expected to gain, by formula: nothing is played (section 13.4). */
import { moveParts } from '@sztab/kernel';
import { type Card, type CardId, cardOf } from '../content/cards.ts';
import { enemyOf, HOME, type Side, type Zone } from '../content/zones.ts';
import type { OmMove } from '../rules/moves.ts';
import { type OmTable, type TableCard, tableCard } from '../rules/table.ts';
import { countHand, countTable, hold, put, type Standing, valueFor } from './muster.ts';
import { attackOdds, reachOdds } from './odds.ts';
import type { Weights } from './weights.ts';

/** A ready Support of one's own lifts the chance of a roll by about this much. */
const SUPPORT_LIFT = 0.08;

/** Everything a formula looks at: the count is changed and changed back, never the table. */
interface Weighing {
  readonly t: OmTable;
  readonly side: Side;
  readonly w: Weights;
  readonly s: Standing;
  /** V as it stands. */
  readonly now: number;
}

type Gain = (x: Weighing, args: readonly string[]) => number;

const GAIN: Readonly<Record<string, Gain>> = {
  deploy(x, [id]) {
    const card = cardOf(id as CardId);
    hold(x.s[x.side], card, x.w, -1);
    put(x.s[x.side], card, HOME[x.side], true, 1);
    const after = valueFor(x.s, x.side, x.w);
    put(x.s[x.side], card, HOME[x.side], true, -1);
    hold(x.s[x.side], card, x.w, 1);
    return after - x.now;
  },

  attack: (x, [unit, target]) => attackGain(x, unit as CardId, target as CardId),

  search(x, [unit, witnesses]) {
    const { zone } = tableCard(x.t, unit as CardId);
    const card = cardOf(unit as CardId);
    if (!witnesses) return exhausting(x, card, zone, () => partGain(x, 'field', lifted(x, reachOdds(card.search ?? 7))));
    return spending(x, witnesses as CardId, () => exhausting(x, card, zone, () => partGain(x, 'field', 1)));
  },

  steal(x, [unit]) {
    const { zone } = tableCard(x.t, unit as CardId);
    const card = cardOf(unit as CardId);
    return exhausting(x, card, zone, () => partGain(x, 'enemy', lifted(x, reachOdds(card.steal ?? 7))));
  },

  move(x, [unit, to, motorcycles]) {
    const { zone } = tableCard(x.t, unit as CardId);
    const card = cardOf(unit as CardId);
    const m = x.s[x.side];
    put(m, card, zone, true, -1);
    put(m, card, to as Zone, motorcycles !== undefined, 1);
    const gain = motorcycles
      ? spending(x, motorcycles as CardId, () => valueFor(x.s, x.side, x.w))
      : valueFor(x.s, x.side, x.w);
    put(m, card, to as Zone, motorcycles !== undefined, -1);
    put(m, card, zone, true, 1);
    return gain - x.now;
  },

  order: (x, [support, unit]) =>
    exhausting(x, cardOf(support as CardId), HOME[x.side], () => readying(x, unit as CardId) - x.now),

  highMorale: (x, [card, unit]) => spending(x, card as CardId, () => readying(x, unit as CardId) - x.now),

  hideFragments: (x, [card, count]) =>
    spending(x, card as CardId, () => {
      x.s.field -= Number(count);
      const after = valueFor(x.s, x.side, x.w);
      x.s.field += Number(count);
      return after - x.now;
    }),

  mostIII: (x, [card]) =>
    spending(x, card as CardId, () => {
      const m = x.s.PL;
      const { parts } = m;
      m.evacuated += parts;
      m.parts = 0;
      const after = valueFor(x.s, x.side, x.w);
      m.evacuated -= parts;
      m.parts = parts;
      return after - x.now;
    }),

  pass: (x) => x.w.passBias,
  endChain: () => 0,
};

/** The expected gain of every move, in the order of the list. */
export function gains(t: OmTable, side: Side, moves: readonly OmMove[], w: Weights): number[] {
  const s = countTable(t);
  countHand(s, side, t.hand[side], w);
  const x: Weighing = { t, side, w, s, now: valueFor(s, side, w) };
  const found: number[] = new Array(moves.length);
  // The three best of the plain actions: what a chain could be made of.
  const best = [0, 0, 0];
  let chains = false;
  for (let i = 0; i < moves.length; i++) {
    const { verb, args } = moveParts(moves[i] as OmMove);
    const gain = GAIN[verb];
    if (!gain) {
      chains = true;
      continue;
    }
    const g = gain(x, args);
    found[i] = g;
    if (verb === 'pass' || verb === 'endChain') continue;
    rank(best, g);
  }
  if (chains) for (let i = 0; i < moves.length; i++) found[i] ??= chainGain(x, moves[i] as OmMove, best);
  return found;
}

/** Keeps the three largest, the largest first. */
function rank(best: number[], g: number): void {
  for (let i = 0; i < best.length; i++) {
    if (g <= (best[i] as number)) continue;
    best.splice(i, 0, g);
    best.pop();
    return;
  }
}

function chainGain({ w }: Weighing, move: OmMove, best: readonly number[]): number {
  const [first = 0, second = 0, third = 0] = best;
  if (moveParts(move).verb === 'volunteers') return first + w.vol * second - w.supRdy;
  return first + w.col * (second + third) + 0.25 - 0.7 * w.card.motorisedColumn;
}

/** Assumes that a ready enemy line unit escorts everything but itself. */
function attackGain(x: Weighing, unit: CardId, target: CardId): number {
  const { t, side, s, w } = x;
  const attacker = cardOf(unit);
  const { zone } = tableCard(t, unit);
  const aimed = tableCard(t, target);
  const escort = escortFor(t, aimed);
  const struck = escort ?? aimed;
  const card = cardOf(struck.id);
  const foe = s[enemyOf(side)];
  const p = lifted(x, attackOdds(attacker.bullets - card.bullets));
  put(s[side], attacker, zone, true, -1);
  put(s[side], attacker, zone, false, 1);
  put(foe, card, zone, struck.ready, -1);
  const hit = valueFor(s, side, w);
  put(foe, card, zone, struck.ready && !escort, 1);
  const missed = valueFor(s, side, w);
  put(foe, card, zone, struck.ready && !escort, -1);
  put(foe, card, zone, struck.ready, 1);
  put(s[side], attacker, zone, false, -1);
  put(s[side], attacker, zone, true, 1);
  return p * hit + (1 - p) * missed - x.now;
}

function escortFor(t: OmTable, target: TableCard): TableCard | null {
  const { side } = cardOf(target.id);
  for (const card of t.cards) {
    if (card.ready && card.zone === target.zone && card.id !== target.id && cardOf(card.id).escort && cardOf(card.id).side === side) {
      return card;
    }
  }
  return null;
}

const lifted = ({ s, side }: Weighing, p: number): number =>
  s[side].supportsReady > 0 ? Math.min(1, p + SUPPORT_LIFT) : p;

/** A part comes home from the field or from the enemy with chance `p`. */
function partGain({ s, side, w, now }: Weighing, from: 'field' | 'enemy', p: number): number {
  const own = s[side];
  const foe = s[enemyOf(side)];
  const failed = valueFor(s, side, w);
  own.parts++;
  if (from === 'field') s.field--;
  else foe.parts--;
  const done = valueFor(s, side, w);
  own.parts--;
  if (from === 'field') s.field++;
  else foe.parts++;
  return p * done + (1 - p) * failed - now;
}

/** What `act` says while a ready card of one's own counts as exhausted. */
function exhausting({ s, side }: Weighing, card: Card, zone: Zone, act: () => number): number {
  put(s[side], card, zone, true, -1);
  put(s[side], card, zone, false, 1);
  const said = act();
  put(s[side], card, zone, false, -1);
  put(s[side], card, zone, true, 1);
  return said;
}

/** What `act` says while a card has left the hand. */
function spending({ s, side, w }: Weighing, id: CardId, act: () => number): number {
  hold(s[side], cardOf(id), w, -1);
  const said = act();
  hold(s[side], cardOf(id), w, 1);
  return said;
}

/** V while an exhausted unit of one's own counts as ready. */
function readying({ t, s, side, w }: Weighing, unit: CardId): number {
  const { zone } = tableCard(t, unit);
  const card = cardOf(unit);
  put(s[side], card, zone, false, -1);
  put(s[side], card, zone, true, 1);
  const value = valueFor(s, side, w);
  put(s[side], card, zone, true, -1);
  put(s[side], card, zone, false, 1);
  return value;
}
