/** What it would be worth if one thing were different. The count is changed and changed back, never the table. */
import { type Card, type CardId, cardOf } from '../content/cards.ts';
import { enemyOf, type Side, type Zone } from '../content/zones.ts';
import { type OmTable, tableCard } from '../rules/table.ts';
import { countHand, countTable, hold, put, type Standing } from './muster.ts';
import { valueFor } from './value.ts';
import { type StageWeights, WEIGHTS } from './weights.ts';

/** A table as one side sees it: what lies open, and its own hand. */
export interface Weighing {
  readonly t: OmTable;
  readonly side: Side;
  readonly w: StageWeights;
  readonly s: Standing;
  /** The value as it stands. */
  readonly now: number;
}

export function weigh(t: OmTable, side: Side): Weighing {
  const w = WEIGHTS[t.stage - 1] as StageWeights;
  const s = countTable(t);
  countHand(s, side, t.hand[side], w[side]);
  return { t, side, w, s, now: valueFor(s, side, w) };
}

/** How much better the count stands than the table; asked while something is changed. */
export const gainNow = ({ s, side, w, now }: Weighing): number => valueFor(s, side, w) - now;

/** What `then` says while a ready card of one's own counts as exhausted. */
export function exhausting({ s, side }: Weighing, card: Card, zone: Zone, then: () => number): number {
  put(s[side], card, zone, true, -1);
  put(s[side], card, zone, false, 1);
  const said = then();
  put(s[side], card, zone, false, -1);
  put(s[side], card, zone, true, 1);
  return said;
}

/** What `then` says while a card has left the hand. */
export function spending({ s, side, w }: Weighing, card: Card, then: () => number): number {
  hold(s[side], card, w[side], -1);
  const said = then();
  hold(s[side], card, w[side], 1);
  return said;
}

/** What is gained by an exhausted unit of one's own being ready. */
export function readyGain(x: Weighing, unit: CardId): number {
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

/** What is gained by a part coming to `to`, from the field or from the other's home. */
export function partGain(x: Weighing, to: Side, from: 'field' | 'home'): number {
  const { s } = x;
  const other = s[enemyOf(to)];
  s[to].parts++;
  if (from === 'field') s.field--;
  else other.parts--;
  const gain = gainNow(x);
  s[to].parts--;
  if (from === 'field') s.field++;
  else other.parts++;
  return gain;
}

/** How much its owner stands worse without this card on the table. */
export function worthOf(x: Weighing, id: CardId): number {
  const card = cardOf(id);
  const { zone, ready } = tableCard(x.t, id);
  put(x.s[card.side], card, zone, ready, -1);
  const gain = gainNow(x);
  put(x.s[card.side], card, zone, ready, 1);
  return card.side === x.side ? -gain : gain;
}
