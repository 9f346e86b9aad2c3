/** NPG-4.2.12 to NPG-4.2.16: which missions are completed, and with which tokens. */
import { goOn, moveParts, type Seat } from '@sztab/kernel';
import type { Token } from '../content/characters.ts';
import { deficitOf, subsets, symbolTokensOf } from './cover.ts';
import { noTakeBack } from './decisions.ts';
import { type Move, type Steps, takesBack } from './moves.ts';
import {
  type CardId,
  colourOf,
  type PublicState,
  type SettleFrame,
  type Settlement,
  type State,
  seatsOf,
  tell,
  undertakenBy,
} from './state.ts';

function beginSettlement(s: State): void {
  s.phase = 'settle';
  s.completed = [];
  const seats = seatsOf(s).map((seat) => defaultFor(s, seat));
  const f: SettleFrame = { step: 'settle', takeBacks: s.players.map(() => 0), seats };
  goOn(s, f);
  for (const [seat, own] of seats.entries()) {
    if (needsNoAnswer(s, seat, own)) settle(s, seat, own);
  }
  endIfAllSettled(s, f);
}

/** NPG-4.2.15: nothing to choose; or the table settles by itself wherever no token would go. */
function needsNoAnswer(s: State, seat: Seat, { claims, uses }: Settlement): boolean {
  if (claims.length === 0 && !undertakenBy(s, seat).some((card) => isCoverable(s, seat, [card]))) return true;
  return s.options.autoSettle && uses.length === 0;
}

/** NPG-4.2.15: most missions, then fewest tokens, then the lowest numbers. */
export function defaultFor(s: PublicState, seat: Seat): Settlement {
  const cards = undertakenBy(s, seat);
  if (deficitOf(s, seat, cards, []) === 0) return { claims: cards.sort(), uses: [], settled: false };
  const tokens = symbolTokensOf(s, seat);
  let best: Settlement = { claims: [], uses: [], settled: false };
  for (const some of subsets(cards)) {
    const claims = some.sort();
    if (claims.length < best.claims.length || !isCoverable(s, seat, claims)) continue;
    for (const chosen of subsets(tokens)) {
      if (deficitOf(s, seat, claims, chosen) > 0) continue;
      const uses = chosen.sort();
      if (isBetter({ claims, uses }, best)) best = { claims, uses, settled: false };
    }
  }
  return best;
}

type Choice = Pick<Settlement, 'claims' | 'uses'>;

function isBetter(a: Choice, b: Choice): boolean {
  if (a.claims.length !== b.claims.length) return a.claims.length > b.claims.length;
  if (a.uses.length !== b.uses.length) return a.uses.length < b.uses.length;
  if (a.claims.join() !== b.claims.join()) return a.claims.join() < b.claims.join();
  return a.uses.join() < b.uses.join();
}

/** With all the active symbol tokens this seat holds. */
const isCoverable = (s: PublicState, seat: Seat, claims: readonly CardId[]): boolean =>
  deficitOf(s, seat, claims, symbolTokensOf(s, seat)) === 0;

/** NPG-4.2.14: null if this card may be claimed besides. */
export const noClaim = (s: PublicState, seat: Seat, { claims }: Choice, card: CardId): 'claim-not-covered' | null =>
  isCoverable(s, seat, [...claims, card]) ? null : 'claim-not-covered';

/** NPG-4.2.14: null if this token lowers what is missing. */
export const noUse = (s: PublicState, seat: Seat, { claims, uses }: Choice, token: Token): 'token-not-needed' | null =>
  deficitOf(s, seat, claims, [...uses, token]) < deficitOf(s, seat, claims, uses) ? null : 'token-not-needed';

/** NPG-4.2.14: null if all that is claimed is covered. */
export const noSettling = (s: PublicState, seat: Seat, { claims, uses }: Choice): 'claim-not-covered' | null =>
  deficitOf(s, seat, claims, uses) === 0 ? null : 'claim-not-covered';

function settleMoves(s: State, f: SettleFrame, seat: Seat): Move[] {
  const own = f.seats[seat] as Settlement;
  const moves: Move[] = [];
  if (noSettling(s, seat, own) === null) moves.push('settle');
  for (const card of undertakenBy(s, seat)) {
    if (!own.claims.includes(card) && noClaim(s, seat, own, card) === null) moves.push(`claim(${card})`);
  }
  for (const token of symbolTokensOf(s, seat)) {
    if (!own.uses.includes(token) && noUse(s, seat, own, token) === null) moves.push(`useToken(${token})`);
  }
  if (noTakeBack(f, seat) === null) {
    for (const card of own.claims) moves.push(`unclaim(${card})`);
    for (const token of own.uses) moves.push(`unuseToken(${token})`);
  }
  return moves;
}

export const settlementSteps: Steps<'begin.settle' | 'settle'> = {
  'begin.settle': { run: beginSettlement },

  settle: {
    ask(s, f) {
      return seatsOf(s)
        .filter((seat) => !f.seats[seat]?.settled)
        .map((seat) => ({ seat, prompt: 'settle', moves: settleMoves(s, f, seat) }));
    },
    take(s, f, seat, move) {
      const own = f.seats[seat] as Settlement;
      if (takesBack(move)) f.takeBacks[seat] = (f.takeBacks[seat] as number) + 1;
      if (move === 'settle') {
        settle(s, seat, own);
        endIfAllSettled(s, f);
      } else change(s, seat, own, move);
    },
  },
};

function change(s: State, seat: Seat, own: Settlement, move: Move): void {
  const { verb, args } = moveParts(move);
  const [thing] = args as [CardId & Token];
  if (verb === 'claim') own.claims = [...own.claims, thing].sort();
  else if (verb === 'unclaim') own.claims = own.claims.filter((card) => card !== thing);
  else if (verb === 'useToken') own.uses.push(thing);
  else own.uses = own.uses.filter((token) => token !== thing);
  putBack(s, seat, own);
}

/** NPG-4.2.14: tokens that are not needed any more, the earliest chosen first. */
function putBack(s: State, seat: Seat, own: Settlement): void {
  for (const token of [...own.uses]) {
    const without = own.uses.filter((other) => other !== token);
    if (deficitOf(s, seat, own.claims, without) === deficitOf(s, seat, own.claims, own.uses)) own.uses = without;
  }
}

function settle(s: State, seat: Seat, own: Settlement): void {
  own.settled = true;
  s.completed.push(...own.claims);
  for (const one of s.tokens) if (own.uses.includes(one.token)) one.active = false;
  if (undertakenBy(s, seat).length === 0) return;
  tell({ is: 'settled', by: colourOf(s, seat), cards: [...own.claims], tokens: [...own.uses] });
}

function endIfAllSettled(s: State, f: SettleFrame): void {
  if (f.seats.every(({ settled }) => settled)) goOn(s, { step: 'begin.negative' });
}
