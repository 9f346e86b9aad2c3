/** Section 5.4: loading and unloading, and what happens when a field is too full (RTR-5.1.8). */
import { moveParts, type Seat } from '@sztab/kernel';
import { type CorpsId, corpsData } from '../content/corps.ts';
import type { Colour, Town } from '../content/fields.ts';
import { TRANSFERS } from '../content/logistics.ts';
import { amount, KINDS, type Kind, LIMIT } from '../content/supplies.ts';
import { addToken, controllerOf, isOverfull, takeToken, tokensOn } from './control.ts';
import { type RrMove, type RrSteps, TEXT } from './moves.ts';
import {
  activeSeat,
  type Corps,
  commanderAt,
  corpsIn,
  corpsOf,
  type OpenTable,
  type RrTable,
  seatOfColour,
  tell,
} from './table.ts';

const mayTransfer = (t: OpenTable, { id, at }: Corps): boolean =>
  t.turn.transfers < TRANSFERS && controllerOf(t, at) === corpsData(id).colour; // RTR-5.4.2, RTR-5.4.6

/** Both list into `moves`: they are asked for at almost every decision. */
export function loads(t: OpenTable, corps: Corps, moves: RrMove[]): void {
  const here = t.fields[corps.at];
  if (!here || amount(corps.cargo) >= LIMIT.corps || !mayTransfer(t, corps)) return; // RTR-5.4.3
  const text = TEXT.load(corps.id);
  for (const kind of KINDS) if (here[kind] > 0) moves.push(text(kind));
}

export function unloads(t: OpenTable, corps: Corps, moves: RrMove[]): void {
  if (!mayTransfer(t, corps)) return;
  const text = TEXT.unload(corps.id);
  for (const kind of KINDS) if (corps.cargo[kind] > 0) moves.push(text(kind));
}

/** For all corps of a commander. */
export function transfers(t: OpenTable, colour: Colour, moves: RrMove[]): void {
  for (const corps of t.corps) {
    if (corpsData(corps.id).colour !== colour) continue;
    loads(t, corps, moves);
    unloads(t, corps, moves);
  }
}

/** Carries out `load` or `unload`; false if the move is something else. */
export function transfer(t: RrTable, move: RrMove): boolean {
  const { verb, args } = moveParts(move);
  if (verb !== 'load' && verb !== 'unload') return false;
  const [id, kind] = args as [CorpsId, Kind];
  const corps = corpsOf(t, id);
  t.turn.transfers++;
  if (verb === 'load') {
    takeToken(t, corps.at, kind);
    corps.cargo[kind]++;
    tell({ is: 'loaded', corps: id, town: corps.at, kind });
  } else {
    corps.cargo[kind]--;
    addToken(t, corps.at, kind);
    tell({ is: 'unloaded', corps: id, town: corps.at, kind });
    feed(t, corps.at);
    checkLimit(t, corps.at);
  }
  return true;
}

/** RTR-5.3.7: food that reaches an immobilised corps is eaten at once. */
export function feed(t: RrTable, town: Town): void {
  const corps = corpsIn(t, town);
  if (!corps?.immobilised || tokensOn(t, town).food === 0 || controllerOf(t, town) !== corpsData(corps.id).colour)
    return;
  takeToken(t, town, 'food');
  t.pool.food++;
  corps.immobilised = false;
  tell({ is: 'fed', corps: corps.id, town });
}

export function checkLimit(t: RrTable, town: Town): void {
  const owner = controllerOf(t, town);
  if (owner && isOverfull(t, town)) t.flow.push({ step: 'overflow', town, seat: seatOfColour(t, owner) });
}

export const transferSteps: RrSteps<'overflow'> = {
  overflow: {
    ask(t, { town, seat }) {
      const here = tokensOn(t, town);
      const moves: RrMove[] = KINDS.filter((kind) => here[kind] > 0).map((kind) => `discard(${town},${kind})` as const);
      const corps = corpsIn(t, town);
      // In another's turn nothing is loaded (RTR-6.6.2).
      if (corps && seat === activeSeat(t)) loads(t, corps, moves);
      return [{ seat, prompt: 'overflow', moves }];
    },
    take(t, f, seat, move) {
      if (!transfer(t, move)) discardToken(t, seat, f.town, moveParts(move).args[1] as Kind);
      if (!isOverfull(t, f.town)) t.flow.pop();
    },
  },
};

function discardToken(t: RrTable, seat: Seat, town: Town, kind: Kind): void {
  takeToken(t, town, kind);
  t.pool[kind]++;
  tell({ is: 'discarded', by: commanderAt(t, seat).colour, town, kind });
  if (seat !== activeSeat(t)) t.barriers++;
}
