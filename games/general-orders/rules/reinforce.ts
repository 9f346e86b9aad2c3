/** GOW-5.5: Reinforce; and what Scramble has in common with it: recalling and placing (GOW-5.5.4, GOW-5.9.5). */
import { call, finish, goOn, moveParts, type Seat, seal } from '@sztab/kernel';
import type { AreaId, ZoneId } from '../content/areas.ts';
import { CARD } from '../content/cards.ts';
import { enemyOf, type Side } from '../content/sides.ts';
import type { Space } from '../content/spaces.ts';
import { callCheck } from './check.ts';
import { noCard, playCard } from './hand.ts';
import { allowedPlaces, mostPlaced, openPlaces, recallable, strengthOf, strengthParts } from './legal.ts';
import { type Move, type Steps, TEXT } from './moves.ts';
import { add, fromReserve, remove, reserveFor } from './pieces.ts';
import { type State, type SupplyFrame, seatOf, tell } from './state.ts';
import { controls, standingToTell } from './supply.ts';

type Place = AreaId | ZoneId;

/** The commander is placed: what may be done is fixed now. */
export function beginSupply(
  s: State,
  side: Side,
  { action, support: space }: Extract<Space, { support: unknown }>,
): void {
  const frame: SupplyFrame = {
    step: action === 'scramble' ? 'scramble.recall' : 'reinforce.recall',
    side,
    space,
    strength: strengthOf(s, side, space),
    allowed: allowedPlaces(s, side, space),
    recalled: {},
    placed: {},
    remaining: 0,
  };
  call(s, frame);
  if (!mayRecall(s, frame)) beginPlacing(s, frame);
}

/** GOW-8.5: the recall ends by itself when the reserve equals the strength or nothing can be recalled. */
const mayRecall = (s: State, f: SupplyFrame): boolean =>
  reserveFor(s, f.side, f.allowed[0] as Place) < f.strength && recallable(s, f.side, f.space).length > 0;

/** GOW-5.5.5, GOW-5.9.6: as many as strength, reserve and room allow; fixed here. */
function beginPlacing(s: State, f: SupplyFrame): void {
  const most = mostPlaced(s, f);
  const remaining = Math.min(f.strength, most);
  // GOW-6.6.2: what the depot adds is placed by whoever wants to; edition 1 knew no choice.
  const required = Math.min(f.strength - strengthParts(s, f.side, f.space).bonus, most);
  const step = f.step === 'scramble.recall' ? 'scramble.place' : 'reinforce.place';
  goOn(s, { ...f, step, remaining, ...(s.edition >= 2 && { optional: remaining - required }) });
}

/** The step in which pieces come back to the reserve, one by one. */
export const recalling = (prompt: string) => ({
  ask: (s: State, f: SupplyFrame) => [
    { seat: seatOf(f.side), prompt, moves: [...recallable(s, f.side, f.space).map(TEXT.recall), 'done' as const] },
  ],
  take(s: State, f: SupplyFrame, _seat: Seat, move: Move): void {
    if (move === 'done') {
      beginPlacing(s, f);
      return;
    }
    const place = moveParts(move).args[0] as Place;
    remove(s, f.side, place, 1);
    f.recalled[place] = (f.recalled[place] ?? 0) + 1;
    if (!mayRecall(s, f)) beginPlacing(s, f);
  },
});

/** One more piece, or the end when the number is complete but for those that may be left out. */
export function placeMoves(s: State, f: SupplyFrame): Move[] {
  const moves = openPlaces(s, f).map(TEXT.place);
  if (f.remaining <= (f.optional ?? 0)) moves.push('finish');
  return moves;
}

export function placeOne(s: State, f: SupplyFrame, place: Place): void {
  fromReserve(s, f.side, place, 1);
  if (!controls(s, enemyOf(f.side), place)) add(s, f.side, place, 1);
  f.placed[place] = (f.placed[place] ?? 0) + 1;
  f.remaining--;
}

/** What is told of it. */
export const brought = <P extends Place>(s: State, { side, space, placed, recalled }: SupplyFrame) => ({
  side,
  space,
  strength: strengthParts(s, side, space),
  placed: { ...placed } as Record<P, number>,
  recalled: { ...recalled } as Record<P, number>,
});

export const reinforceSteps: Steps<'reinforce.recall' | 'reinforce.place'> = {
  'reinforce.recall': recalling('reinforce-recall'),

  'reinforce.place': {
    ask(s, f) {
      return [
        { seat: seatOf(f.side), prompt: 'reinforce-place', moves: [...placeMoves(s, f), ...mobilisations(s, f)] },
      ];
    },
    take(s, f, _seat, move) {
      const { verb, args } = moveParts(move);
      if (verb === 'place') placeOne(s, f, args[0] as AreaId);
      else if (verb === 'mobilise') {
        const count = Number(args[0]);
        f.remaining += count;
        playCard(s, f.side, 'mobilisation', count, null);
      } else {
        seal(s); // no undo past a finish
        finish(s);
        tell({ is: 'reinforced', ...brought<AreaId>(s, f) });
        callCheck(s, standingToTell(s)); // GOW-5.5.7
      }
    },
  },
};

/** GOW-6.5.5: for soldiers and room beyond what can still be placed without it. */
function mobilisations(s: State, f: SupplyFrame): Move[] {
  if (noCard(s, f.side, f, 'mobilisation') !== null) return [];
  const most = Math.min(CARD.mobilisation.adds.count, mostPlaced(s, f) - f.remaining);
  return Array.from({ length: most }, (_, i): Move => `mobilise(${(i + 1) as 1 | 2})`);
}
