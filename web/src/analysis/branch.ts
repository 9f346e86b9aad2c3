/** Playing on from a moment: a practice table with the same cards and dice, against bots. It is never rated. */
import { levelNamed, readRecord, type Seat } from '@sztab/kernel';
import { recallName } from '../home/my-name.ts';
import { movesSoFar } from '../local/branching.ts';
import { startFrom } from '../local/index.ts';
import type { Player, Sitter } from '../tables/handle.ts';

const USUAL = levelNamed(undefined);

/** The address of the new table. */
export async function branchFrom(
  text: string,
  moves: readonly { readonly seat: Seat; readonly move: string }[],
  at: number,
  seat: Seat,
  players: readonly Player[],
  you: string,
): Promise<string> {
  const { header } = readRecord(text).record;
  const sitters = header.seats.map((_, one): Sitter => {
    if (one === seat) return { is: 'you', name: recallName() || you };
    const player = players[one];
    return { is: 'bot', level: player?.is === 'bot' ? player.level : USUAL };
  });
  const id = await startFrom({ at, header, sitters, entries: movesSoFar(header, moves, at) }, sitters, true);
  return `/table/${id}`;
}
