/** Sections 4.2.12 to 4.2.16: which missions are completed, and with which tokens. */
import { moveParts, type Seat } from '@sztab/kernel';
import type { Token } from '../content/characters.ts';
import { TAKE_BACKS } from '../content/players.ts';
import { deficitOf, subsets, symbolTokensOf } from './cover.ts';
import { type NpMove, type NpSteps, takesBack } from './moves.ts';
import {
  type CardId,
  colourOf,
  type NpTable,
  type OpenTable,
  type SettleFrame,
  type Settlement,
  seatsOf,
  tell,
  undertakenBy,
} from './table.ts';

function beginSettlement(t: NpTable): void {
  t.phase = 'settle';
  t.completed = [];
  const seats = seatsOf(t).map((seat) => defaultFor(t, seat));
  const f: SettleFrame = { step: 'settle', takeBacks: t.players.map(() => 0), seats };
  t.flow = [f];
  for (const [seat, own] of seats.entries()) {
    if (needsNoAnswer(t, seat, own)) settle(t, seat, own);
  }
  endIfAllSettled(t, f);
}

/** NPG-4.2.15: nothing to choose; or the table settles by itself wherever no token would go. */
function needsNoAnswer(t: NpTable, seat: Seat, { claims, uses }: Settlement): boolean {
  if (claims.length === 0 && !undertakenBy(t, seat).some((card) => isCoverable(t, seat, [card]))) return true;
  return t.options.autoSettle && uses.length === 0;
}

/** NPG-4.2.15: most missions, then fewest tokens, then the lowest numbers. */
export function defaultFor(t: OpenTable, seat: Seat): Settlement {
  const cards = undertakenBy(t, seat);
  if (deficitOf(t, seat, cards, []) === 0) return { claims: cards.sort(), uses: [], settled: false };
  const tokens = symbolTokensOf(t, seat);
  let best: Settlement = { claims: [], uses: [], settled: false };
  for (const some of subsets(cards)) {
    const claims = some.sort();
    if (claims.length < best.claims.length || !isCoverable(t, seat, claims)) continue;
    for (const chosen of subsets(tokens)) {
      if (deficitOf(t, seat, claims, chosen) > 0) continue;
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
const isCoverable = (t: OpenTable, seat: Seat, claims: readonly CardId[]): boolean =>
  deficitOf(t, seat, claims, symbolTokensOf(t, seat)) === 0;

/** NPG-4.2.14: a token must lower what is missing. */
const isNeeded = (t: OpenTable, seat: Seat, { claims, uses }: Choice, token: Token): boolean =>
  deficitOf(t, seat, claims, [...uses, token]) < deficitOf(t, seat, claims, uses);

function settleMoves(t: NpTable, f: SettleFrame, seat: Seat): NpMove[] {
  const own = f.seats[seat] as Settlement;
  const moves: NpMove[] = [];
  if (deficitOf(t, seat, own.claims, own.uses) === 0) moves.push('settle');
  for (const card of undertakenBy(t, seat)) {
    if (!own.claims.includes(card) && isCoverable(t, seat, [...own.claims, card])) moves.push(`claim(${card})`);
  }
  for (const token of symbolTokensOf(t, seat)) {
    if (!own.uses.includes(token) && isNeeded(t, seat, own, token)) moves.push(`useToken(${token})`);
  }
  if ((f.takeBacks[seat] as number) < TAKE_BACKS.settle) {
    for (const card of own.claims) moves.push(`unclaim(${card})`);
    for (const token of own.uses) moves.push(`unuseToken(${token})`);
  }
  return moves;
}

export const settlementSteps: NpSteps<'begin.settle' | 'settle'> = {
  'begin.settle': {
    run(t) {
      beginSettlement(t);
    },
  },

  settle: {
    ask(t, f) {
      return seatsOf(t)
        .filter((seat) => !f.seats[seat]?.settled)
        .map((seat) => ({ seat, prompt: 'settle', moves: settleMoves(t, f, seat) }));
    },
    take(t, f, seat, move) {
      const own = f.seats[seat] as Settlement;
      if (takesBack(move)) f.takeBacks[seat] = (f.takeBacks[seat] as number) + 1;
      if (move === 'settle') {
        settle(t, seat, own);
        endIfAllSettled(t, f);
      } else change(t, seat, own, move);
    },
  },
};

function change(t: NpTable, seat: Seat, own: Settlement, move: NpMove): void {
  const { verb, args } = moveParts(move);
  const [thing] = args as [CardId & Token];
  if (verb === 'claim') own.claims = [...own.claims, thing].sort();
  else if (verb === 'unclaim') own.claims = own.claims.filter((card) => card !== thing);
  else if (verb === 'useToken') own.uses.push(thing);
  else own.uses = own.uses.filter((token) => token !== thing);
  putBack(t, seat, own);
}

/** NPG-4.2.14: tokens that are not needed any more, the earliest chosen first. */
function putBack(t: NpTable, seat: Seat, own: Settlement): void {
  for (const token of [...own.uses]) {
    const without = own.uses.filter((other) => other !== token);
    if (deficitOf(t, seat, own.claims, without) === deficitOf(t, seat, own.claims, own.uses)) own.uses = without;
  }
}

function settle(t: NpTable, seat: Seat, own: Settlement): void {
  own.settled = true;
  t.completed.push(...own.claims);
  for (const one of t.tokens) if (own.uses.includes(one.token)) one.active = false;
  if (undertakenBy(t, seat).length === 0) return;
  tell({ is: 'settled', by: colourOf(t, seat), cards: [...own.claims], tokens: [...own.uses] });
}

function endIfAllSettled(t: NpTable, f: SettleFrame): void {
  if (f.seats.every(({ settled }) => settled)) t.flow = [{ step: 'begin.negative' }];
}
