import { fastStream } from '@sztab/kernel';
import { gameIds, takeGame } from '@sztab/shelf';
import { expect, test } from 'vitest';
import { foreignSearch, playThrough } from './boardgame-io.ts';
import { openTable, playOn } from './random-play.ts';

test.each(gameIds())(
  '%s through boardgame.io is the same game: the same decisions, the same last state',
  async (id) => {
    const { game } = await takeGame(id);
    const table = openTable(game, 1);
    const decisions = playOn(game, table, fastStream(1));
    expect(playThrough(game, openTable(game, 1), fastStream(1))).toEqual({ table, decisions });
  },
);

test.each(gameIds())('its bot thinks about %s', async (id) => {
  const { game } = await takeGame(id);
  expect(await foreignSearch(game)()).toBeGreaterThan(0);
});
