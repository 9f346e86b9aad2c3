/** What Advance, Paradrop, Fly and Scramble share: pieces enter a place, with a card perhaps, and fight if it is held. */
import { CARD, type CardTitle } from '../content/cards.ts';
import { enemyOf, type Side, STACK } from '../content/sides.ts';
import { pushCheck } from './check.ts';
import { beginCombat } from './combat.ts';
import { canPlay, opensFor, playCard } from './hand.ts';
import type { GoMove } from './moves.ts';
import { add, fromReserve, remove, reserveFor } from './pieces.ts';
import { controls, piecesIn, standingOf } from './supply.ts';
import { type EntryCardFrame, type GoTable, goOn, tell } from './table.ts';

type Entry = Pick<EntryCardFrame, 'side' | 'by' | 'place' | 'pieces'>;

/** GOW-8.1: the card step, if public facts open it; the entry itself otherwise. */
export function afterEntering(t: GoTable, step: EntryCardFrame['step'], title: CardTitle, entry: Entry): void {
  const { side, by, place, pieces } = entry;
  if (reserveFor(t, side, place) > 0 && opensFor(t, side, title)) goOn(t, { step, side, by, place, pieces });
  else arrive(t, entry);
}

/** The moves of a card step: the card with one piece or two, and going on without. */
export function entryCardMoves(
  t: GoTable,
  { side, place }: EntryCardFrame,
  title: CardTitle,
  play: (count: 1 | 2) => GoMove,
): GoMove[] {
  const moves: GoMove[] = [];
  if (canPlay(t, side, title)) {
    const most = Math.min(CARD[title].adds.count, reserveFor(t, side, place)); // GOW-6.4.6
    for (let count = 1; count <= most; count++) moves.push(play(count as 1 | 2));
  }
  moves.push('continue');
  return moves;
}

export function sendAlong(t: GoTable, f: EntryCardFrame, title: CardTitle, count: number): void {
  fromReserve(t, f.side, f.place, count);
  f.pieces += count;
  playCard(t, f.side, title, count, f.place);
}

/** GOW-5.2.6, GOW-5.4.5, GOW-5.7.4: a combat, or the place is taken (or reinforced) at once. */
export function arrive(t: GoTable, { side, by, place, pieces }: Entry): void {
  if (controls(t, enemyOf(side), place)) {
    t.barriers++; // from here on the defender decides; how long he thinks must not be known and then undone (GOW-9.5)
    beginCombat(t, { side, by, place, pieces });
    return;
  }
  const before = standingOf(t);
  t.flow.pop();
  add(t, side, place, pieces);
  const surplus = t.options.stackLimit === 'always' ? dropSurplus(t, side, place) : 0;
  tell({ is: 'entered', side, place, pieces, surplus });
  pushCheck(t, before);
}

/** GOW-4.7.2: what is over five goes back to the reserve. */
function dropSurplus(t: GoTable, side: Side, place: Entry['place']): number {
  const surplus = Math.max(0, piecesIn(t, side, place) - STACK);
  remove(t, side, place, surplus);
  return surplus;
}
