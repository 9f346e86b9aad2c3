/** Section 5.5: Reinforce; and what Scramble has in common with it: recalling and placing (GOW-5.5.4, GOW-5.9.5). */
import { moveParts } from '@sztab/kernel';
import type { AreaId, ZoneId } from '../content/areas.ts';
import { CARD } from '../content/cards.ts';
import { enemyOf, type Side, STACK } from '../content/sides.ts';
import type { Space } from '../content/spaces.ts';
import { pushCheck } from './check.ts';
import { canPlay, playCard } from './hand.ts';
import { allowedPlaces, recallable, strengthOf, strengthParts } from './legal.ts';
import { type GoMove, type GoSteps, TEXT } from './moves.ts';
import { add, fromReserve, kindIn, remove } from './pieces.ts';
import { controls, piecesIn, standingOf } from './supply.ts';
import { type GoTable, goOn, type SupplyFrame, seatOf, tell } from './table.ts';

type Place = AreaId | ZoneId;

/** The commander is placed: what may be done is fixed now. */
export function beginSupply(
  t: GoTable,
  side: Side,
  { action, support: space }: Extract<Space, { support: unknown }>,
): void {
  const frame: SupplyFrame = {
    step: action === 'scramble' ? 'scramble.recall' : 'reinforce.recall',
    side,
    space,
    strength: strengthOf(t, side, space),
    allowed: allowedPlaces(t, side, space),
    recalled: {},
    placed: {},
    remaining: 0,
  };
  t.flow.push(frame);
  if (!mayRecall(t, frame)) beginPlacing(t, frame);
}

const reserveOf = (t: GoTable, f: SupplyFrame): number => t.reserve[f.side][kindIn(f.allowed[0] as Place)];

/** GOW-8.5: the recall ends by itself when the reserve equals the strength or nothing can be recalled. */
const mayRecall = (t: GoTable, f: SupplyFrame): boolean =>
  reserveOf(t, f) < f.strength && recallable(t, f.side, f.space).length > 0;

/** GOW-4.7.3: five at most. Aircraft over the own HQ held by the enemy wait beside it until all are placed (GOW-5.9.4). */
const roomFor = (t: GoTable, f: SupplyFrame, place: Place): number => {
  const waiting = controls(t, enemyOf(f.side), place) ? (f.placed[place] ?? 0) : 0;
  return Math.max(0, STACK - piecesIn(t, f.side, place) - waiting);
};

const roomLeft = (t: GoTable, f: SupplyFrame): number =>
  f.allowed.reduce((sum, place) => sum + roomFor(t, f, place), 0);

/** GOW-5.5.5, GOW-5.9.6: as many as strength, reserve and room allow; fixed here. */
function beginPlacing(t: GoTable, f: SupplyFrame): void {
  const most = Math.min(reserveOf(t, f), roomLeft(t, f));
  const remaining = Math.min(f.strength, most);
  // GOW-6.6.2: what the depot adds is placed by whoever wants to; edition 1 knew no choice.
  const required = Math.min(f.strength - strengthParts(t, f.side, f.space).bonus, most);
  const step = f.step === 'scramble.recall' ? 'scramble.place' : 'reinforce.place';
  goOn(t, { ...f, step, remaining, ...(t.edition >= 2 && { optional: remaining - required }) });
}

export function recallMoves(t: GoTable, f: SupplyFrame): GoMove[] {
  return [...recallable(t, f.side, f.space).map(TEXT.recall), 'done'];
}

export function recallOne(t: GoTable, f: SupplyFrame, move: GoMove): void {
  if (move === 'done') {
    beginPlacing(t, f);
    return;
  }
  const place = moveParts(move).args[0] as Place;
  remove(t, f.side, place, 1);
  f.recalled[place] = (f.recalled[place] ?? 0) + 1;
  if (!mayRecall(t, f)) beginPlacing(t, f);
}

/** One more piece, or the end when the number is complete but for those that may be left out. */
export function placeMoves(t: GoTable, f: SupplyFrame): GoMove[] {
  const open = f.remaining > 0 ? f.allowed.filter((place) => roomFor(t, f, place) > 0) : [];
  const moves = open.map(TEXT.place);
  if (f.remaining <= (f.optional ?? 0)) moves.push('finish');
  return moves;
}

export function placeOne(t: GoTable, f: SupplyFrame, place: Place): void {
  fromReserve(t, f.side, place, 1);
  if (!controls(t, enemyOf(f.side), place)) add(t, f.side, place, 1);
  f.placed[place] = (f.placed[place] ?? 0) + 1;
  f.remaining--;
}

export const reinforceSteps: GoSteps<'reinforce.recall' | 'reinforce.place'> = {
  'reinforce.recall': {
    ask(t, f) {
      return [{ seat: seatOf(f.side), prompt: 'reinforce-recall', moves: recallMoves(t, f) }];
    },
    take(t, f, _seat, move) {
      recallOne(t, f, move);
    },
  },

  'reinforce.place': {
    ask(t, f) {
      return [
        { seat: seatOf(f.side), prompt: 'reinforce-place', moves: [...placeMoves(t, f), ...mobilisations(t, f)] },
      ];
    },
    take(t, f, _seat, move) {
      const { verb, args } = moveParts(move);
      if (verb === 'place') placeOne(t, f, args[0] as AreaId);
      else if (verb === 'mobilise') {
        const count = Number(args[0]);
        f.remaining += count;
        playCard(t, f.side, 'mobilisation', count, null);
      } else {
        t.barriers++; // section 8: no undo past a finish
        t.flow.pop();
        const { side, space, placed, recalled } = f;
        tell({
          is: 'reinforced',
          side,
          space,
          strength: strengthParts(t, side, space),
          placed: { ...placed } as Record<AreaId, number>,
          recalled: { ...recalled } as Record<AreaId, number>,
        });
        pushCheck(t, standingOf(t)); // GOW-5.5.7
      }
    },
  },
};

/** GOW-6.5.5: for soldiers and room beyond what can still be placed without it. */
function mobilisations(t: GoTable, f: SupplyFrame): GoMove[] {
  if (!canPlay(t, f.side, 'mobilisation')) return [];
  const spare = Math.min(reserveOf(t, f), roomLeft(t, f)) - f.remaining;
  const most = Math.min(CARD.mobilisation.adds.count, spare);
  return Array.from({ length: Math.max(0, most) }, (_, i): GoMove => `mobilise(${(i + 1) as 1 | 2})`);
}
