/** What it would be worth if one thing were different. The count is changed and changed back, never the state. */
import { type Card, type CardId, cardOf } from '../content/cards.ts';
import { enemyOf, type Side, type Zone } from '../content/zones.ts';
import { type State, tableCard } from '../rules/state.ts';
import { countHand, countTable, hold, put, type Standing } from './muster.ts';
import { valueFor } from './value.ts';
import { type StageWeights, WEIGHTS } from './weights.ts';

/** A state as one side sees it: what lies open, and its own hand. */
export interface Weighing {
  readonly s: State;
  readonly side: Side;
  readonly w: StageWeights;
  readonly standing: Standing;
  /** The value as it stands. */
  readonly now: number;
}

export function weigh(s: State, side: Side): Weighing {
  const w = WEIGHTS[s.stage - 1] as StageWeights;
  const standing = countTable(s);
  countHand(standing, side, s.hand[side], w[side]);
  return { s, side, w, standing, now: valueFor(standing, side, w) };
}

/** How much better the count stands than the state; asked while something is changed. */
export const gainNow = ({ standing, side, w, now }: Weighing): number => valueFor(standing, side, w) - now;

/** What `then` says while a ready card of one's own counts as exhausted. */
export function exhausting({ standing, side }: Weighing, card: Card, zone: Zone, then: () => number): number {
  put(standing[side], card, zone, true, -1);
  put(standing[side], card, zone, false, 1);
  const said = then();
  put(standing[side], card, zone, false, -1);
  put(standing[side], card, zone, true, 1);
  return said;
}

/** What `then` says while a card has left the hand. */
export function spending({ standing, side, w }: Weighing, card: Card, then: () => number): number {
  hold(standing[side], card, w[side], -1);
  const said = then();
  hold(standing[side], card, w[side], 1);
  return said;
}

/** What is gained by an exhausted unit of one's own being ready. */
export function readyGain(x: Weighing, unit: CardId): number {
  const { zone } = tableCard(x.s, unit);
  const card = cardOf(unit);
  const m = x.standing[x.side];
  put(m, card, zone, false, -1);
  put(m, card, zone, true, 1);
  const gain = gainNow(x);
  put(m, card, zone, true, -1);
  put(m, card, zone, false, 1);
  return gain;
}

/** What is gained by a part coming to `to`, from the field or from the other's home. */
export function partGain(x: Weighing, to: Side, from: 'field' | 'home'): number {
  const { standing } = x;
  const other = standing[enemyOf(to)];
  standing[to].parts++;
  if (from === 'field') standing.field--;
  else other.parts--;
  const gain = gainNow(x);
  standing[to].parts--;
  if (from === 'field') standing.field++;
  else other.parts++;
  return gain;
}

/** How much its owner stands worse without this card on the table. */
export function worthOf(x: Weighing, id: CardId): number {
  const card = cardOf(id);
  const { zone, ready } = tableCard(x.s, id);
  put(x.standing[card.side], card, zone, ready, -1);
  const gain = gainNow(x);
  put(x.standing[card.side], card, zone, ready, 1);
  return card.side === x.side ? -gain : gain;
}
