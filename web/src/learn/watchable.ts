/** Matches that can be looked at without having played any: a whole game of bots for each game, and how a closing challenge is won. Fetched when somebody wants to see them. */
const games = import.meta.glob<string>('../../../games/[a-z]*/records/edition-*/watch.sztab', {
  query: '?raw',
  import: 'default',
});
const solutions = import.meta.glob<string>('../../../games/[a-z]*/lessons/solutions/*.sztab', {
  query: '?raw',
  import: 'default',
});

/** Of the newest edition that has one. */
const gameAt = (game: string): string =>
  Object.keys(games)
    .filter((path) => path.includes(`/games/${game}/`))
    .sort()
    .at(-1) ?? '';
const solutionAt = (game: string, lesson: string): string => `../../../games/${game}/lessons/solutions/${lesson}.sztab`;

export const canWatch = (game: string): boolean => gameAt(game) in games;
export const hasSolution = (game: string, lesson: string): boolean => solutionAt(game, lesson) in solutions;

/** The record as text; null: there is none. */
export const loadWatched = async (game: string, lesson: string | null): Promise<string | null> =>
  (await (lesson === null ? games[gameAt(game)] : solutions[solutionAt(game, lesson)])?.()) ?? null;
