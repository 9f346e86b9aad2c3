/** RTR-6.7: the end of the game and scoring. */
import { end, type Outcome, type Seat } from '@sztab/kernel';
import { type CardId, divisionOf } from '../content/cards.ts';
import type { Town } from '../content/fields.ts';
import { ICONS_A_MEDAL } from '../content/logistics.ts';
import { soloRank } from '../content/solo.ts';
import { type Commander, commanderAt, isSolo, type PublicState, type Result, type State, tell } from './state.ts';

const iconsOf = (cards: readonly CardId[]): number => cards.reduce((sum, id) => sum + divisionOf(id).icons, 0);

/** RTR-6.7.4 */
export const medalsOf = ({ medals, captured }: Pick<Commander, 'medals' | 'captured'>): number =>
  medals + captured.filter((id) => divisionOf(id).medal).length + Math.floor(iconsOf(captured) / ICONS_A_MEDAL);

const scoresOf = (s: Pick<PublicState, 'commanders'>): number[] => s.commanders.map(medalsOf);

/** RTR-6.7.1; solo counts turns (RTR-7.6.13). */
export function rhineVictory(s: State, seat: Seat, town: Town): void {
  conclude(s, {
    winners: [seat],
    scores: scoresOf(s),
    reason: 'rhine',
    town,
    rank: isSolo(s) ? soloRank(s.round) : null,
  });
}

/** RTR-6.7.5 among these seats: most medals, then divisions, then whoever comes later. */
export function best(
  s: Pick<PublicState, 'commanders' | 'order'>,
  seats: readonly Seat[],
): { seat: Seat; reason: 'medals' | 'divisions' | 'order' } {
  const scores = scoresOf(s);
  const most = (value: (seat: Seat) => number, among: readonly Seat[]): Seat[] => {
    const top = Math.max(...among.map(value));
    return among.filter((seat) => value(seat) === top);
  };
  const leading = most((seat) => scores[seat] as number, seats);
  if (leading.length === 1) return { seat: leading[0] as Seat, reason: 'medals' };
  const fighting = most((seat) => commanderAt(s, seat).captured.length, leading);
  if (fighting.length === 1) return { seat: fighting[0] as Seat, reason: 'divisions' };
  return { seat: most((seat) => s.order.indexOf(seat), fighting)[0] as Seat, reason: 'order' };
}

/** Time is up (RTR-6.7.2, RTR-6.7.6); alone that is a defeat (RTR-7.6.13). */
export function endByTime(s: State): void {
  if (isSolo(s)) {
    conclude(s, { winners: [], scores: scoresOf(s), reason: 'turn-cap', town: null, rank: 'relieved' });
    return;
  }
  const { seat, reason } = best(s, s.order);
  conclude(s, { winners: [seat], scores: scoresOf(s), reason, town: null, rank: null });
}

/** A table service: who gives up has lost, the best of the others wins. */
export function resign(s: State, seat: Seat): void {
  tell({ is: 'resigned', by: commanderAt(s, seat).colour });
  putBack(s);
  const others = s.order.filter((other) => other !== seat);
  const winners = others.length === 0 ? [] : [best(s, others).seat];
  conclude(s, { winners, scores: scoresOf(s), reason: 'resign', town: null, rank: isSolo(s) ? 'relieved' : null });
}

/** What lies on a half-loaded truck, or was laid down for a drop, goes back. */
function putBack(s: State): void {
  for (const f of s.flow) {
    if (f.step === 'truck') {
      const here = s.fields[f.from] ?? { fuel: 0, ammo: 0, food: 0 };
      for (const kind of ['fuel', 'ammo', 'food'] as const) here[kind] += f.load[kind];
      if (here.fuel + here.ammo + here.food > 0) s.fields[f.from] = here;
    }
    if (f.step === 'pay.cards') commanderAt(s, s.order[s.at] as Seat).captured.push(...f.cards);
  }
}

function conclude(s: State, result: Result): void {
  end(s);
  s.result = result;
  tell({ is: 'game-over', colours: s.commanders.map(({ colour }) => colour), ...result });
}

export const outcome = ({ result }: Pick<PublicState, 'result'>): Outcome | null =>
  result && { winners: result.winners, scores: result.scores, reason: result.reason };
