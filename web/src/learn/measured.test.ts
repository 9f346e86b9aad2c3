/** What the page of a game shows of its balance was counted by the command that stands beside it, on today's rules. */
import { readFileSync } from 'node:fs';
import { takeGame, wholeGames } from '@sztab/shelf';
import { expect, test } from 'vitest';
import type { Measured } from './load.ts';

test.each(await wholeGames())('%s', async (id) => {
  const file = new URL(`../../../games/${id}/measured.json`, import.meta.url);
  const { by, edition, games, wins, draws, decisions } = JSON.parse(readFileSync(file, 'utf8')) as Measured;
  const { game, lid } = await takeGame(id);
  expect(by).toMatch(new RegExp(`^npx sztab sim ${id} .*--games ${games} --seed `));
  const [, bots = ''] = / --bots (\S+)/.exec(by) ?? [];
  expect(new Set(bots.split(',')).size, 'equal bots').toBe(1);
  expect(edition).toBe(game.edition);
  const roles = Object.keys(wins);
  expect(roles).toHaveLength(bots.split(',').length);
  const won = Object.values(wins).reduce((sum, one) => sum + one, 0);
  // Where rivals share a victory, both have won.
  if (lid.together) expect(Object.values(wins)).toEqual(roles.map(() => games - draws));
  else expect(won + draws).toBeGreaterThanOrEqual(games);
  expect(decisions).toBeGreaterThan(games);
});
