/** What each action of a turn or a chain is expected to gain, by formula: nothing is played (section 13.4). */
import { moveParts } from '@sztab/kernel';
import { type Card, type CardId, cardOf } from '../content/cards.ts';
import { STAGES } from '../content/rocket-tests.ts';
import { enemyOf, HOME, type Side, type Zone } from '../content/zones.ts';
import type { OmMove } from '../rules/moves.ts';
import { resultOf } from '../rules/outcome.ts';
import { type OmTable, type TableCard, tableCard } from '../rules/table.ts';
import { HABITS } from './habits.ts';
import { countHand, countTable, hold, put, type Standing } from './muster.ts';
import { attackOdds, reachOdds } from './odds.ts';
import { valueFor } from './value.ts';
import type { StageWeights } from './weights.ts';

/** Everything a formula looks at: the count is changed and changed back, never the table. */
interface Weighing {
  readonly t: OmTable;
  readonly side: Side;
  readonly w: StageWeights;
  readonly s: Standing;
  /** The value as it stands. */
  readonly now: number;
}

type Gain = (x: Weighing, args: readonly string[]) => number;

const GAIN: Readonly<Record<string, Gain>> = {
  deploy(x, [id]) {
    const card = cardOf(id as CardId);
    const m = x.s[x.side];
    return spending(x, card, () => {
      put(m, card, HOME[x.side], true, 1);
      const gain = gainNow(x);
      put(m, card, HOME[x.side], true, -1);
      return gain;
    });
  },

  attack: (x, [unit, target]) => attackGain(x, unit as CardId, target as CardId),

  search(x, [unit, witnesses]) {
    const card = cardOf(unit as CardId);
    const { zone } = tableCard(x.t, unit as CardId);
    if (!witnesses)
      return exhausting(x, card, zone, () => partGain(x, 'field', lifted(x, reachOdds(card.search ?? 7))));
    return spending(x, cardOf(witnesses as CardId), () => exhausting(x, card, zone, () => partGain(x, 'field', 1)));
  },

  steal(x, [unit]) {
    const card = cardOf(unit as CardId);
    const { zone } = tableCard(x.t, unit as CardId);
    return exhausting(x, card, zone, () => partGain(x, 'enemy', lifted(x, reachOdds(card.steal ?? 7))));
  },

  move(x, [unit, to, motorcycles]) {
    const card = cardOf(unit as CardId);
    const { zone } = tableCard(x.t, unit as CardId);
    const stillReady = motorcycles !== undefined;
    const m = x.s[x.side];
    put(m, card, zone, true, -1);
    put(m, card, to as Zone, stillReady, 1);
    const gain = stillReady ? spending(x, cardOf(motorcycles as CardId), () => gainNow(x)) : gainNow(x);
    put(m, card, to as Zone, stillReady, -1);
    put(m, card, zone, true, 1);
    return gain;
  },

  order: (x, [support, unit]) =>
    exhausting(x, cardOf(support as CardId), HOME[x.side], () => readying(x, unit as CardId)),

  highMorale: (x, [card, unit]) => spending(x, cardOf(card as CardId), () => readying(x, unit as CardId)),

  hideFragments: (x, [card, count]) =>
    spending(x, cardOf(card as CardId), () => {
      x.s.field -= Number(count);
      const gain = gainNow(x);
      x.s.field += Number(count);
      return gain;
    }),

  mostIII: (x, [card]) =>
    spending(x, cardOf(card as CardId), () => {
      const m = x.s.PL;
      const { parts } = m;
      m.evacuated += parts;
      m.parts = 0;
      const gain = gainNow(x);
      m.evacuated -= parts;
      m.parts = parts;
      return gain;
    }),

  pass: ({ t, side, w }) => passGain(t, side, w),
  endChain: () => 0,
};

/** The expected gain of every move, in the order of the list. */
export function gains(t: OmTable, side: Side, moves: readonly OmMove[], w: StageWeights): number[] {
  const s = countTable(t);
  countHand(s, side, t.hand[side], w[side]);
  const x: Weighing = { t, side, w, s, now: valueFor(s, side, w) };
  const found: number[] = [];
  // The three best of the plain actions: what a chain could be made of.
  const best = [0, 0, 0];
  for (const move of moves) {
    const { verb, args } = moveParts(move);
    const g = GAIN[verb]?.(x, args) ?? Number.NaN;
    found.push(g);
    if (verb !== 'pass' && verb !== 'endChain') rank(best, g);
  }
  for (let i = 0; i < found.length; i++) {
    if (Number.isNaN(found[i])) found[i] = chainGain(x, moveParts(moves[i] as OmMove).verb, best);
  }
  return found;
}

/** Keeps the three largest, the largest first. */
function rank(best: number[], g: number): void {
  for (let i = 0; i < best.length; i++) {
    if (!(g > (best[i] as number))) continue;
    best.splice(i, 0, g);
    best.pop();
    return;
  }
}

function chainGain({ w, side }: Weighing, verb: string, best: readonly number[]): number {
  const [first = 0, second = 0, third = 0] = best;
  if (verb === 'volunteers') return first + HABITS[side].volunteers * second - w[side].supportsReady;
  return first + HABITS[side].column * (second + third) + HABITS[side].columnRefresh - w[side].motorisedColumn;
}

/** The second pass ends the stage, and in the last one the game. */
function passGain(t: OmTable, side: Side, w: StageWeights): number {
  const turns = t.flow[0];
  if (turns?.step !== 'stage.turns' || turns.passes === 0) return -w.passed;
  if (t.stage < STAGES) return HABITS[side].endStage;
  return resultOf(t).winner === side ? 100 : -100;
}

/** Assumes that a ready enemy line unit escorts everything but itself. */
function attackGain(x: Weighing, unit: CardId, target: CardId): number {
  const { t, side, s } = x;
  const attacker = cardOf(unit);
  const aimed = tableCard(t, target);
  const { zone } = aimed;
  const escort = escortFor(t, aimed);
  const struck = escort ?? aimed;
  const card = cardOf(struck.id);
  const foe = s[enemyOf(side)];
  const p = lifted(x, attackOdds(attacker.bullets - card.bullets));
  return exhausting(x, attacker, zone, () => {
    put(foe, card, zone, struck.ready, -1);
    const hit = gainNow(x);
    put(foe, card, zone, struck.ready && !escort, 1);
    const missed = gainNow(x);
    put(foe, card, zone, struck.ready && !escort, -1);
    put(foe, card, zone, struck.ready, 1);
    return p * hit + (1 - p) * missed;
  });
}

function escortFor(t: OmTable, target: TableCard): TableCard | null {
  const { side } = cardOf(target.id);
  for (const card of t.cards) {
    if (!card.ready || card.zone !== target.zone || card.id === target.id) continue;
    if (cardOf(card.id).escort && cardOf(card.id).side === side) return card;
  }
  return null;
}

/** A ready Support of one's own lifts the chance of a roll. */
const lifted = ({ s, side }: Weighing, p: number): number =>
  s[side].supportsReady > 0 ? Math.min(1, p + HABITS[side].supportLift) : p;

const gainNow = ({ s, side, w, now }: Weighing): number => valueFor(s, side, w) - now;

/** A part comes home from the field or from the enemy with chance `p`. */
function partGain(x: Weighing, from: 'field' | 'enemy', p: number): number {
  const { s, side } = x;
  const own = s[side];
  const foe = s[enemyOf(side)];
  const failed = gainNow(x);
  own.parts++;
  if (from === 'field') s.field--;
  else foe.parts--;
  const done = gainNow(x);
  own.parts--;
  if (from === 'field') s.field++;
  else foe.parts++;
  return p * done + (1 - p) * failed;
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
function spending({ s, side, w }: Weighing, card: Card, act: () => number): number {
  hold(s[side], card, w[side], -1);
  const said = act();
  hold(s[side], card, w[side], 1);
  return said;
}

function readying(x: Weighing, unit: CardId): number {
  const { zone } = tableCard(x.t, unit);
  const card = cardOf(unit);
  const m = x.s[x.side];
  put(m, card, zone, false, -1);
  put(m, card, zone, true, 1);
  const gain = gainNow(x);
  put(m, card, zone, true, -1);
  put(m, card, zone, false, 1);
  return gain;
}
