/** A figure as a table of one's own: the same match so far, on a practice table, and bots on the other seats. */
import { loadBox } from '../games.ts';
import { usualSetup } from '../home/usual-setup.ts';
import { startFrom } from '../local/index.ts';
import { sittersOf, usualChairs } from '../tables/chairs.ts';
import { loadFigureStarts } from './figure-load.ts';
import { matchAt } from './figure-views.ts';
import type { Figure } from './read-figure.ts';

/** `at`: the frame to begin with; `name`: of whoever plays. Gives back the table's id. */
export async function playFigure(game: string, figure: Figure, at: number, name: string): Promise<string> {
  const [box, starts] = await Promise.all([loadBox(game), loadFigureStarts(game)]);
  const { header, entries } = matchAt(box, figure, starts, at);
  const seat = header.seats.findIndex(({ role }) => role === figure.as);
  const { level } = await usualSetup(box);
  const sitters = sittersOf(usualChairs(header.seats.length, [name], level, seat));
  return startFrom({ at: entries.length, header, sitters, entries }, sitters, true);
}
