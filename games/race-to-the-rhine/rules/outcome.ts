/** Section 6.7: the end of the game and scoring. */
import type { Outcome, Seat } from '@sztab/kernel';
import { type CardId, divisionOf } from '../content/cards.ts';
import type { Town } from '../content/fields.ts';
import { ICONS_A_MEDAL } from '../content/logistics.ts';
import { soloRank } from '../content/solo.ts';
import { type Commander, commanderAt, isSolo, type OpenTable, type Result, type RrTable, tell } from './table.ts';

const iconsOf = (cards: readonly CardId[]): number => cards.reduce((sum, id) => sum + divisionOf(id).icons, 0);

/** RTR-6.7.4 */
export const medalsOf = ({ medals, captured }: Pick<Commander, 'medals' | 'captured'>): number =>
  medals + captured.filter((id) => divisionOf(id).medal).length + Math.floor(iconsOf(captured) / ICONS_A_MEDAL);

const scoresOf = (t: OpenTable): number[] => t.commanders.map(medalsOf);

/** RTR-6.7.1; solo counts turns (RTR-7.6.13). */
export function rhineVictory(t: RrTable, seat: Seat, town: Town): void {
  finish(t, {
    winners: [seat],
    scores: scoresOf(t),
    reason: 'rhine',
    town,
    rank: isSolo(t) ? soloRank(t.round) : null,
  });
}

/** RTR-6.7.5 among these seats: most medals, then divisions, then whoever comes later. */
function best(t: OpenTable, seats: readonly Seat[]): { seat: Seat; reason: 'medals' | 'divisions' | 'order' } {
  const scores = scoresOf(t);
  const most = (value: (seat: Seat) => number, among: readonly Seat[]): Seat[] => {
    const top = Math.max(...among.map(value));
    return among.filter((seat) => value(seat) === top);
  };
  const leading = most((seat) => scores[seat] as number, seats);
  if (leading.length === 1) return { seat: leading[0] as Seat, reason: 'medals' };
  const fighting = most((seat) => commanderAt(t, seat).captured.length, leading);
  if (fighting.length === 1) return { seat: fighting[0] as Seat, reason: 'divisions' };
  return { seat: most((seat) => t.order.indexOf(seat), fighting)[0] as Seat, reason: 'order' };
}

/** Time is up (RTR-6.7.2, RTR-6.7.6); alone that is a defeat (RTR-7.6.13). */
export function endByTime(t: RrTable): void {
  if (isSolo(t)) {
    finish(t, { winners: [], scores: scoresOf(t), reason: 'turn-cap', town: null, rank: 'relieved' });
    return;
  }
  const { seat, reason } = best(t, t.order);
  finish(t, { winners: [seat], scores: scoresOf(t), reason, town: null, rank: null });
}

/** A table service: who gives up has lost, the best of the others wins. */
export function resign(t: RrTable, seat: Seat): void {
  tell({ is: 'resigned', by: commanderAt(t, seat).colour });
  putBack(t);
  const others = t.order.filter((other) => other !== seat);
  const winners = others.length === 0 ? [] : [best(t, others).seat];
  finish(t, { winners, scores: scoresOf(t), reason: 'resign', town: null, rank: isSolo(t) ? 'relieved' : null });
}

/** What lies on a half-loaded truck, or was laid down for a drop, goes back. */
function putBack(t: RrTable): void {
  for (const f of t.flow) {
    if (f.step === 'truck') {
      const here = t.fields[f.from] ?? { fuel: 0, ammo: 0, food: 0 };
      for (const kind of ['fuel', 'ammo', 'food'] as const) here[kind] += f.load[kind];
      if (here.fuel + here.ammo + here.food > 0) t.fields[f.from] = here;
    }
    if (f.step === 'pay.cards') commanderAt(t, t.order[t.at] as Seat).captured.push(...f.cards);
  }
}

function finish(t: RrTable, result: Result): void {
  t.flow.length = 0;
  t.result = result;
  tell({ is: 'game-over', colours: t.commanders.map(({ colour }) => colour), ...result });
}

export const outcome = ({ result }: Pick<OpenTable, 'result'>): Outcome | null =>
  result && { winners: result.winners, scores: result.scores, reason: result.reason };
