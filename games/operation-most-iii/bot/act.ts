/** What each action of a turn or a chain is expected to gain, by formula: nothing is played. */
import { moveParts } from '@sztab/kernel';
import { type CardId, cardOf } from '../content/cards.ts';
import { STAGES } from '../content/rocket-tests.ts';
import { enemyOf, HOME, type Side, type Zone } from '../content/zones.ts';
import type { Move } from '../rules/moves.ts';
import { resultOf } from '../rules/outcome.ts';
import { noExhausted, type State, type TableCard, tableCard } from '../rules/state.ts';
import { CHAIN_HABIT, COLUMN_REFRESH, END_STAGE, SPENT, SUPPORT_LIFT } from './habits.ts';
import { put } from './muster.ts';
import { attackOdds, reachOdds } from './odds.ts';
import { exhausting, gainNow, partGain, readyGain, spending, type Weighing } from './what-if.ts';

/** Certain to win or to lose: more than anything else can be worth. */
const ALL = 100;

type Gain = (x: Weighing, args: readonly string[]) => number;

const GAIN: Readonly<Record<string, Gain>> = {
  deploy(x, [id]) {
    const card = cardOf(id as CardId);
    const m = x.standing[x.side];
    return spending(x, card, () => {
      put(m, card, HOME[x.side], true, 1);
      const gain = gainNow(x);
      put(m, card, HOME[x.side], true, -1);
      return gain;
    });
  },

  attack: (x, [unit, target]) => attackGain(x, unit as CardId, tableCard(x.s, target as CardId)),

  search(x, [unit, witnesses]) {
    if (!witnesses) return tryForPart(x, unit as CardId, 'field', lifted(x, reachOdds(cardOf(unit as CardId).search)));
    return spending(x, cardOf(witnesses as CardId), () => tryForPart(x, unit as CardId, 'field', 1));
  },

  steal: (x, [unit]) => tryForPart(x, unit as CardId, 'home', lifted(x, reachOdds(cardOf(unit as CardId).steal))),

  move(x, [unit, to, motorcycles]) {
    const card = cardOf(unit as CardId);
    const { zone } = tableCard(x.s, unit as CardId);
    const stillReady = motorcycles !== undefined;
    const m = x.standing[x.side];
    put(m, card, zone, true, -1);
    put(m, card, to as Zone, stillReady, 1);
    const gain = stillReady ? spending(x, cardOf(motorcycles as CardId), () => gainNow(x)) : gainNow(x);
    put(m, card, to as Zone, stillReady, -1);
    put(m, card, zone, true, 1);
    return gain;
  },

  order: (x, [support, unit]) =>
    exhausting(x, cardOf(support as CardId), HOME[x.side], () => readyGain(x, unit as CardId)),

  highMorale: (x, [card, unit]) => spending(x, cardOf(card as CardId), () => readyGain(x, unit as CardId)),

  hideFragments: (x, [card, count]) =>
    spending(x, cardOf(card as CardId), () => {
      x.standing.field -= Number(count);
      const gain = gainNow(x);
      x.standing.field += Number(count);
      return gain;
    }),

  mostIII: (x, [card]) =>
    spending(x, cardOf(card as CardId), () => {
      const m = x.standing.PL;
      const { parts } = m;
      m.evacuated += parts;
      m.parts = 0;
      const gain = gainNow(x);
      m.evacuated -= parts;
      m.parts = parts;
      return gain;
    }),

  pass: (x) => passGain(x),
  endChain: () => 0,
};

/** The expected gain of every move, in the order of the list. */
export function gains(x: Weighing, moves: readonly Move[]): number[] {
  const found: number[] = [];
  // What a chain could be made of: the three best of the plain actions, the best first.
  const best = [0, 0, 0];
  for (const move of moves) {
    const { verb, args } = moveParts(move);
    const gain = isSpent(x, verb, args) ? spentGain(x, args) : (GAIN[verb]?.(x, args) ?? Number.NaN);
    found.push(gain);
    if (verb !== 'pass') rank(best, gain);
  }
  for (let i = 0; i < found.length; i++) {
    if (Number.isNaN(found[i])) found[i] = chainGain(x, moveParts(moves[i] as Move).verb, best);
  }
  return found;
}

/** OM3-4.9.5 A Special that would do nothing but keep the stage open. */
function isSpent({ s, side }: Weighing, verb: string, args: readonly string[]): boolean {
  switch (verb) {
    case 'highMorale':
      return args.length === 1;
    case 'hideFragments':
      return args[1] === '0';
    case 'mostIII':
      return s.parts.forest === 0;
    case 'motorisedColumn':
      return noExhausted(s, side) !== null && !s.hand[side].some((id) => !cardOf(id).effect) && !hasReady(s, side);
    default:
      return false;
  }
}

function hasReady(s: State, side: Side): boolean {
  for (const { id, ready } of s.cards) if (ready && cardOf(id).side === side) return true;
  return false;
}

/** A card is thrown away to keep a game open that would be lost; otherwise rather a pass. */
function spentGain(x: Weighing, [card]: readonly string[]): number {
  const { effect } = cardOf(card as CardId);
  const price = Math.max(SPENT, effect ? x.w[x.side][effect] : 0);
  const losing = x.s.stage === STAGES && resultOf(x.s).winner !== x.side;
  return losing ? -price : Math.min(0, passGain(x)) - price;
}

function rank(best: number[], gain: number): void {
  for (let i = 0; i < best.length; i++) {
    if (!(gain > (best[i] as number))) continue;
    best.splice(i, 0, gain);
    best.pop();
    return;
  }
}

/** Volunteers and the Motorised Column: the best action now, and a share of what may follow. */
function chainGain({ w, side }: Weighing, verb: string, [first = 0, second = 0, third = 0]: readonly number[]): number {
  if (verb === 'volunteers') return first + CHAIN_HABIT * second - w[side].supportsReady;
  return first + CHAIN_HABIT * (second + third) + COLUMN_REFRESH - w[side].motorisedColumn;
}

/** The second pass in a row ends the stage, and in the last one the game. */
function passGain({ s, side, w }: Weighing): number {
  const turns = s.flow[0];
  if (turns?.step !== 'stage.turns' || turns.passes === 0) return -w.passed;
  if (s.stage < STAGES) return END_STAGE;
  return resultOf(s).winner === side ? ALL : -ALL;
}

/** Assumes that a ready enemy line unit escorts everything but itself. */
function attackGain(x: Weighing, unit: CardId, target: TableCard): number {
  const { zone } = target;
  const escort = escortFor(x.s, target);
  const { id, ready } = escort ?? target;
  const struck = cardOf(id);
  const attacker = cardOf(unit);
  const foe = x.standing[enemyOf(x.side)];
  const p = lifted(x, attackOdds(attacker.bullets - struck.bullets));
  return exhausting(x, attacker, zone, () => {
    put(foe, struck, zone, ready, -1);
    const hit = gainNow(x);
    put(foe, struck, zone, ready && !escort, 1);
    const missed = gainNow(x);
    put(foe, struck, zone, ready && !escort, -1);
    put(foe, struck, zone, ready, 1);
    return p * hit + (1 - p) * missed;
  });
}

function escortFor(s: State, target: TableCard): TableCard | null {
  const { side } = cardOf(target.id);
  for (const card of s.cards) {
    if (!card.ready || card.zone !== target.zone || card.id === target.id) continue;
    if (cardOf(card.id).escort && cardOf(card.id).side === side) return card;
  }
  return null;
}

function tryForPart(x: Weighing, unit: CardId, from: 'field' | 'home', p: number): number {
  const { zone } = tableCard(x.s, unit);
  return exhausting(x, cardOf(unit), zone, () => p * partGain(x, x.side, from) + (1 - p) * gainNow(x));
}

/** A ready Support of one's own lifts the chance of a roll. */
const lifted = ({ standing, side }: Weighing, p: number): number =>
  standing[side].supportsReady > 0 ? Math.min(1, p + SUPPORT_LIFT) : p;
