/** What Advance, Paradrop, Fly and Scramble share: pieces enter a place, with a card perhaps, and fight if it is held. */
import { finish, goOn, moveParts, type Seat, seal } from '@sztab/kernel';
import { CARD } from '../content/cards.ts';
import { enemyOf, type Side, STACK } from '../content/sides.ts';
import { callCheck } from './check.ts';
import { beginCombat } from './combat.ts';
import { ENTRY_CARD, noCard, opensFor, playCard } from './hand.ts';
import type { Move } from './moves.ts';
import { add, fromReserve, remove, reserveFor } from './pieces.ts';
import { type EntryCardFrame, type State, seatOf, tell } from './state.ts';
import { controls, piecesIn, standingToTell } from './supply.ts';

type Entry = Pick<EntryCardFrame, 'side' | 'by' | 'place' | 'pieces'>;

/** GOW-8.1: the card step, if public facts open it; the entry itself otherwise. */
export function afterEntering(s: State, step: EntryCardFrame['step'], entry: Entry): void {
  const { side, by, place, pieces } = entry;
  if (reserveFor(s, side, place) > 0 && opensFor(s, side, ENTRY_CARD[step])) goOn(s, { step, side, by, place, pieces });
  else arrive(s, entry);
}

/** The moves of a card step: the card with one piece or two, and going on without. */
function cardMoves(s: State, f: EntryCardFrame): Move[] {
  const moves: Move[] = [];
  const title = ENTRY_CARD[f.step];
  if (noCard(s, f.side, f, title) === null) {
    const most = Math.min(CARD[title].adds.count, reserveFor(s, f.side, f.place)); // GOW-6.4.6
    for (let count = 1; count <= most; count++) moves.push(`${title}(${count as 1 | 2})`);
  }
  moves.push('continue');
  return moves;
}

function sendAlong(s: State, f: EntryCardFrame, count: number): void {
  fromReserve(s, f.side, f.place, count);
  f.pieces += count;
  playCard(s, f.side, ENTRY_CARD[f.step], count, f.place);
}

/** The card step itself; `before`: what is told before a card is played. */
export const entryCard = (prompt: string, before?: (f: EntryCardFrame) => void) => ({
  ask: (s: State, f: EntryCardFrame) => [
    { seat: seatOf(f.side), prompt, moves: cardMoves(s, f), window: true as const },
  ],
  take(s: State, f: EntryCardFrame, _seat: Seat, move: Move): void {
    before?.(f);
    if (move !== 'continue') sendAlong(s, f, Number(moveParts(move).args[0]));
    arrive(s, f);
  },
});

/** GOW-5.2.6, GOW-5.4.5, GOW-5.7.4: a combat, or the place is taken (or reinforced) at once. */
export function arrive(s: State, { side, by, place, pieces }: Entry): void {
  if (controls(s, enemyOf(side), place)) {
    seal(s); // from here on the defender decides; how long he thinks must not be known and then undone (GOW-9.5)
    beginCombat(s, { side, by, place, pieces });
    return;
  }
  const before = standingToTell(s);
  finish(s);
  add(s, side, place, pieces);
  const surplus = s.options.stackLimit === 'always' ? dropSurplus(s, side, place) : 0;
  tell({ is: 'entered', side, place, pieces, surplus });
  callCheck(s, before);
}

/** GOW-4.7.2: what is over five goes back to the reserve. */
function dropSurplus(s: State, side: Side, place: Entry['place']): number {
  const surplus = Math.max(0, piecesIn(s, side, place) - STACK);
  remove(s, side, place, surplus);
  return surplus;
}
