/** RTR-5.4: loading and unloading, and what happens when a field is too full (RTR-5.1.8). */
import { call, finish, moveParts, type Seat, seal } from '@sztab/kernel';
import { type CorpsId, corpsData } from '../content/corps.ts';
import type { Colour, Town } from '../content/fields.ts';
import { TRANSFERS } from '../content/logistics.ts';
import { amount, KINDS, type Kind, LIMIT, type Supplies } from '../content/supplies.ts';
import { addToken, controllerOf, isOverfull, takeToken, tokensOn } from './control.ts';
import { type Move, type Steps, TEXT } from './moves.ts';
import type { WhyNotReason } from './reasons.ts';
import {
  activeSeat,
  type Corps,
  commanderAt,
  corpsIn,
  corpsOf,
  type PublicState,
  type State,
  seatOfColour,
  tell,
} from './state.ts';

/** RTR-5.4.2, RTR-5.4.6 */
function noTransfer(s: PublicState, { id, at }: Corps): WhyNotReason | null {
  if (s.turn.transfers >= TRANSFERS) return 'transfers-used-up';
  return controllerOf(s, at) === corpsData(id).colour ? null : 'not-controlled';
}

/** RTR-5.4.1, RTR-5.4.3: null if this corps may load whatever lies there. */
function noLoading(s: PublicState, corps: Corps): WhyNotReason | null {
  if (!s.fields[corps.at]) return 'nothing-there';
  return noTransfer(s, corps) ?? (amount(corps.cargo) >= LIMIT.corps ? 'corps-full' : null);
}

const noneOf = (supplies: Readonly<Supplies>, kind: Kind): 'nothing-there' | null =>
  supplies[kind] === 0 ? 'nothing-there' : null;

/** Null if this corps may load one of this kind; or of any, if none is named. */
export const noLoad = (s: PublicState, corps: Corps, kind: Kind | null): WhyNotReason | null =>
  (kind && noneOf(tokensOn(s, corps.at), kind)) ?? noLoading(s, corps);

export function noUnload(s: PublicState, corps: Corps, kind: Kind | null): WhyNotReason | null {
  const none = kind ? noneOf(corps.cargo, kind) : amount(corps.cargo) === 0 ? 'nothing-there' : null;
  return none ?? noTransfer(s, corps);
}

/** Both list into `moves`: they are asked for at almost every decision. */
export function loads(s: PublicState, corps: Corps, moves: Move[]): void {
  if (noLoading(s, corps) !== null) return;
  const here = tokensOn(s, corps.at);
  const text = TEXT.load(corps.id);
  for (const kind of KINDS) if (noneOf(here, kind) === null) moves.push(text(kind));
}

export function unloads(s: PublicState, corps: Corps, moves: Move[]): void {
  if (noTransfer(s, corps) !== null) return;
  const text = TEXT.unload(corps.id);
  for (const kind of KINDS) if (noneOf(corps.cargo, kind) === null) moves.push(text(kind));
}

/** For all corps of a commander. */
export function transfers(s: PublicState, colour: Colour, moves: Move[]): void {
  for (const corps of s.corps) {
    if (corpsData(corps.id).colour !== colour) continue;
    loads(s, corps, moves);
    unloads(s, corps, moves);
  }
}

/** Carries out `load` or `unload`; false if the move is something else. */
export function transfer(s: State, move: Move): boolean {
  const { verb, args } = moveParts(move);
  if (verb !== 'load' && verb !== 'unload') return false;
  const [id, kind] = args as [CorpsId, Kind];
  const corps = corpsOf(s, id);
  s.turn.transfers++;
  if (verb === 'load') {
    takeToken(s, corps.at, kind);
    corps.cargo[kind]++;
    tell({ is: 'loaded', corps: id, town: corps.at, kind });
  } else {
    corps.cargo[kind]--;
    addToken(s, corps.at, kind);
    tell({ is: 'unloaded', corps: id, town: corps.at, kind });
    feed(s, corps.at);
    checkLimit(s, corps.at);
  }
  return true;
}

/** RTR-5.3.7: food that reaches an immobilised corps is eaten at once. */
export function feed(s: State, town: Town): void {
  const corps = corpsIn(s, town);
  if (!corps?.immobilised || tokensOn(s, town).food === 0 || controllerOf(s, town) !== corpsData(corps.id).colour)
    return;
  takeToken(s, town, 'food');
  s.pool.food++;
  corps.immobilised = false;
  tell({ is: 'fed', corps: corps.id, town });
}

export function checkLimit(s: State, town: Town): void {
  const owner = controllerOf(s, town);
  if (owner && isOverfull(s, town)) call(s, { step: 'overflow', town, seat: seatOfColour(s, owner) });
}

/** RTR-5.1.8: null if one of this kind can be given back from the field that is too full. */
export const noDiscard = (s: PublicState, town: Town, kind: Kind): 'nothing-there' | null =>
  noneOf(tokensOn(s, town), kind);

/** RTR-6.6.2: null if what is too much may be loaded: in another's turn it is only given back. */
export const noRescue = (s: PublicState, seat: Seat): 'not-your-turn' | null =>
  seat === activeSeat(s) ? null : 'not-your-turn';

export const transferSteps: Steps<'overflow'> = {
  overflow: {
    ask(s, { town, seat }) {
      const moves: Move[] = KINDS.filter((kind) => noDiscard(s, town, kind) === null).map(
        (kind) => `discard(${town},${kind})` as const,
      );
      const corps = corpsIn(s, town);
      if (corps && noRescue(s, seat) === null) loads(s, corps, moves);
      return [{ seat, prompt: 'overflow', moves }];
    },
    take(s, f, seat, move) {
      if (!transfer(s, move)) discardToken(s, seat, f.town, moveParts(move).args[1] as Kind);
      if (!isOverfull(s, f.town)) finish(s);
    },
  },
};

function discardToken(s: State, seat: Seat, town: Town, kind: Kind): void {
  takeToken(s, town, kind);
  s.pool[kind]++;
  tell({ is: 'discarded', by: commanderAt(s, seat).colour, town, kind });
  if (seat !== activeSeat(s)) seal(s);
}
