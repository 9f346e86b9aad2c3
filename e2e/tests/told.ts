/** A table that tells on a clock of the test's own; and what it has to tell of a move, made by the game itself outside the browser. */
import { heardBy, type Language, type Match, type Shape } from '@sztab/kernel';
import type { Beat, Scene, Staging } from '@sztab/pieces';
import { expect, hear } from './browser.ts';
import { openAt } from './play.ts';
import { orderLine } from './seen.ts';

/** Sits down at a table whose clock stands still until the test lets it go on. */
export async function openStill(...table: Parameters<typeof openAt>): Promise<void> {
  const [page] = table;
  await hear(page);
  await page.clock.install();
  await openAt(...table);
  await expect(orderLine(page)).toHaveAttribute('data-state', 'yours');
  await page.clock.pauseAt(Date.now() + 3_600_000);
}

/** What is said of events, and how a game stages them. */
interface Teller<S extends Shape> {
  readonly staging: Staging<S>;
  readonly words: Readonly<Record<Language, Scene<S>['words']>>;
}

/** The beats of this move, in their order; the match goes on by it. */
export function beatsOf<S extends Shape>(
  match: Match<S>,
  seat: number,
  move: string,
  { staging, words }: Teller<S>,
): readonly Beat[] {
  const before = structuredClone(match.game.view(match.state, seat));
  const heard = heardBy(match.enter(seat, move, true), seat);
  const after = match.game.view(match.state, seat);
  const scene: Scene<S> = { before, after, seat, heard, words: words.en, language: 'en' };
  return heard.flatMap((event) => staging.beatsOf(event, scene));
}

/** What has to be said of them: bookkeeping is only written. */
export const aloud = (beats: readonly Beat[]): string[] =>
  beats.flatMap(({ rank, words }) => (rank < 3 && words ? [words] : []));
