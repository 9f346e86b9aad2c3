/** The shelf: every game folder that stands here. A sixth game is a sixth folder; nothing else has to know of it. */
import { existsSync, readdirSync } from 'node:fs';
import type { GameBox, Shape } from '@sztab/kernel';

/** This folder, from the source as from the built file one level below it. */
const HERE = new URL(import.meta.url.endsWith('.ts') ? './' : '../', import.meta.url);

/** The address of a game's module, for workers that must load it themselves. */
export function gameModule(id: string): string {
  return import.meta.url.endsWith('.ts')
    ? new URL(`./${id}/index.ts`, HERE).href
    : new URL(`./${id}/dist/index.js`, HERE).href;
}

export const gameIds = (): string[] =>
  readdirSync(HERE, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(new URL(`./${entry.name}/rules/index.ts`, HERE)))
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

export interface ShelfEntry {
  readonly id: string;
  readonly title: { readonly pl: string; readonly en: string };
  readonly players: readonly [min: number, max: number];
  readonly state: 'rules' | 'playable' | 'planned';
}

/** The games still to come, so that a visitor sees where this is going. */
const PLANNED: readonly ShelfEntry[] = [
  planned('general-orders', 'General Orders: II wojna światowa', 'General Orders: World War II', [2, 2]),
  planned('first-to-fight', 'First to Fight', 'First to Fight', [2, 4]),
  planned('niepodlegla', 'Niepodległa', 'Niepodległa', [1, 4]),
  planned('race-to-the-rhine', '1944: Wyścig do Renu', '1944: Race to the Rhine', [1, 3]),
];

function planned(id: string, pl: string, en: string, players: readonly [number, number]): ShelfEntry {
  return { id, title: { pl, en }, players, state: 'planned' };
}

export async function shelf(): Promise<ShelfEntry[]> {
  const ready = await Promise.all(
    gameIds().map(async (id): Promise<ShelfEntry> => {
      const { game, words, state } = await takeGame(id);
      return { id, title: { pl: words.pl.title, en: words.en.title }, players: game.players, state };
    }),
  );
  return [...ready, ...PLANNED.filter(({ id }) => !ready.some((entry) => entry.id === id))];
}
