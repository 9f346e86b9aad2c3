/** The shelf: every game folder that stands here. A sixth game is a sixth folder; nothing else has to know of it. */

import { existsSync, readdirSync } from 'node:fs';
import type { GameBox, Listing, Shape } from '@sztab/kernel';
import { eachLanguage, languagesOf } from '@sztab/kernel/words';

/** This folder, from the source as from the built file one level below it. */
const HERE = new URL(import.meta.url.endsWith('.ts') ? './' : '../', import.meta.url);

/** The address of a game's module, for workers that must load it themselves. */
export const gameModule = (id: string): string => moduleOf(id, 'index');

/** The same of what bots load: rules, brain and weights, without the words. */
export const thinkingModule = (id: string): string => moduleOf(id, 'thinking');

/** Positions in which bots once went wrong; null in a release, which has no tests. */
export function bookModule(id: string): string | null {
  const module = moduleOf(id, 'testing/book');
  return existsSync(new URL(module)) ? module : null;
}

/** Its notes of history alone; null for a game that has none. */
export function historyModule(id: string): string | null {
  const module = moduleOf(id, 'text/history');
  return existsSync(new URL(module)) ? module : null;
}

function moduleOf(id: string, name: string): string {
  return import.meta.url.endsWith('.ts')
    ? new URL(`./${id}/${name}.ts`, HERE).href
    : new URL(`./${id}/dist/${name}.js`, HERE).href;
}

/** A game is a package of its own; a release has no sources to know it by. What begins with `_` is no game: `_template` is copied to begin one. */
export const gameIds = (): string[] =>
  readdirSync(HERE, { withFileTypes: true })
    .filter(
      (entry) =>
        entry.isDirectory() && !entry.name.startsWith('_') && existsSync(new URL(`./${entry.name}/package.json`, HERE)),
    )
    .map((entry) => entry.name)
    .sort();

/** Takes one game from the shelf; every game folder exports its `box`. */
export async function takeGame(id: string): Promise<GameBox<Shape>> {
  if (!gameIds().includes(id)) throw new UnknownGame(id);
  const module = (await import(gameModule(id))) as { box: GameBox<Shape> };
  return module.box;
}

export class UnknownGame extends Error {
  override readonly name = 'UnknownGame';
  constructor(id: string) {
    super(`there is no game "${id}"; there are: ${gameIds().join(', ')}`);
  }
}

/** Those that have all that a game of the house has: a test that asks games for lessons, figures or a judgement asks these. */
export const wholeGames = async (): Promise<string[]> =>
  (await shelf())
    .filter(({ state }) => state === 'whole')
    .map(({ id }) => id)
    .sort();

/** All of them, from light to heavy. */
export async function shelf(): Promise<Listing[]> {
  const ready = await Promise.all(
    gameIds().map(async (id): Promise<Listing> => {
      const { game, lid, words, state = 'whole' } = await takeGame(id);
      return {
        ...lid,
        id,
        languages: languagesOf(words),
        title: eachLanguage((language) => words[language].title),
        players: game.players,
        state,
      };
    }),
  );
  return ready.sort((a, b) => a.weight - b.weight);
}
