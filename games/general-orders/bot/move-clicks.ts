/** D2 and D10: the next click of a march, and the clicks a player would weigh against it. */
import { moveParts } from '@sztab/kernel';
import { isZone } from '../content/map.ts';
import { type Move, TEXT } from '../rules/moves.ts';
import type { MoveFrame } from '../rules/state.ts';
import { NUMBER, rankOf, SKY } from './board.ts';
import type { Look } from './gains.ts';
import { planMarch } from './march.ts';

// Overwritten by every question.
const moved = { from: new Int8Array(20), last: Number.NEGATIVE_INFINITY };

/** Counts those on their way as standing where they came from, and remembers who has gone. */
function recount(look: Look, f: MoveFrame, sky: boolean): void {
  const pieces = sky ? look.own.planes : look.own.men;
  moved.from.fill(0);
  moved.last = Number.NEGATIVE_INFINITY;
  for (const place in f.from) {
    const i = NUMBER[place as MoveFrame['place']];
    const gone = f.from[place as MoveFrame['place']] as number;
    moved.from[i] = gone;
    pieces[i] = (pieces[i] as number) + gone;
    moved.last = Math.max(moved.last, rankOf((sky ? SKY : look.situation.board).hq, look.side, i));
  }
}

export function nextOfMarch(look: Look, f: MoveFrame, moves: readonly Move[]): Move {
  const sky = isZone(f.place);
  recount(look, f, sky);
  const field = sky ? SKY : look.situation.board;
  const { from } = planMarch(look.situation, look.side, NUMBER[f.place], sky, moved);
  for (const i of field.ranks[look.side][NUMBER[f.place]] as readonly number[]) {
    if ((from[i] as number) > (moved.from[i] as number)) return TEXT.move(field.ids[i] as MoveFrame['place']);
  }
  return f.pieces > 0 ? 'finish' : (moves[0] as Move);
}

/** All clicks of a march that are left, and its end; null where nobody would go. */
export function allOfMarch(look: Look, f: MoveFrame): Move[] | null {
  const sky = isZone(f.place);
  recount(look, f, sky);
  const field = sky ? SKY : look.situation.board;
  const { from } = planMarch(look.situation, look.side, NUMBER[f.place], sky, moved);
  const moves: Move[] = [];
  for (const i of field.ranks[look.side][NUMBER[f.place]] as readonly number[]) {
    for (let n = moved.from[i] as number; n < (from[i] as number); n++)
      moves.push(TEXT.move(field.ids[i] as MoveFrame['place']));
  }
  if (moves.length === 0 && f.pieces === 0) return null;
  moves.push('finish');
  return moves;
}

/** Chances that a click other than the planned one is looked at. */
const OTHER = { finish: 0.3, source: 0.25 };

/** Sources that stand before the one used last are never gone back to: every split is reached in one order only. */
export function marchPriors(look: Look, f: MoveFrame, moves: readonly Move[]): number[] {
  const planned = nextOfMarch(look, f, moves);
  const { hq } = isZone(f.place) ? SKY : look.situation.board;
  const rank = (move: Move): number => rankOf(hq, look.side, NUMBER[moveParts(move).args[0] as MoveFrame['place']]);
  const { last } = moved;
  const foes = isZone(f.place) ? look.foe.planes : look.foe.men;
  // In the middle of one source's column there is nothing to weigh but to stop.
  const settled = planned !== 'finish' && rank(planned) === last;
  return moves.map((move) => {
    if (move === planned) return 1;
    // Nobody attacks with fewer than the defenders are.
    if (move === 'finish') return f.pieces > (foes[NUMBER[f.place]] as number) ? OTHER.finish : 0;
    return settled || rank(move) < last ? 0 : OTHER.source;
  });
}
