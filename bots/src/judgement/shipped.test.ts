/** The weights that lie in the games' folders: they fit the rules of today, they won their match or are honest, and they are small. */
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { begin, fastStreamFrom } from '@sztab/kernel';
import { expect, test } from 'vitest';
import { hashOfChances } from './chances.ts';
import { brainOf, type Thinking } from './learned.ts';

/** What a browser may have to load of one game's weights, compressed: as much to think by, and as much to tell chances by. */
const MOST_BYTES = 48 * 1024;

/** Beginnings that are looked at. */
const DEALS = 24;

const modules = import.meta.glob<Thinking>('../../../games/*/thinking.ts');
const games = await Promise.all(Object.values(modules).map((load) => load()));
const learned = games.filter(({ judgements }) => judgements);

test('some games have learned', () => {
  expect(learned.map(({ game }) => game.id)).toEqual(
    expect.arrayContaining(['operation-most-iii', 'general-orders', 'first-to-fight']),
  );
});

test.each(learned.map((thinking) => [thinking.game.id, thinking] as const))(
  '%s: weights fit, and won',
  async (id, thinking) => {
    const complaints: string[] = [];
    expect(await brainOf(thinking, (why) => complaints.push(why))).not.toBe(thinking.brain);
    expect(complaints).toEqual([]);

    const judgements = (await thinking.judgements?.()) ?? [];
    expect(new Set(judgements.map(({ players }) => players)).size).toBe(judgements.length);
    for (const { game, match, heldOut } of judgements) {
      expect(game).toBe(id);
      expect(match?.low).toBeGreaterThan(0.5);
      expect(heldOut.calibration).toBeLessThanOrEqual(0.05);
    }
    const bytes = judgements.map(({ players }) =>
      readFileSync(new URL(`../../../games/${id}/bot/judgement/${players}.json`, import.meta.url)),
    );
    expect(gzipSync(Buffer.concat(bytes)).length).toBeLessThanOrEqual(MOST_BYTES);
  },
);

const telling = games.filter(({ encoding }) => encoding);

test.each(telling.map((thinking) => [thinking.game.id, thinking] as const))(
  '%s: chances fit, are honest, and add up',
  async (id, thinking) => {
    const { game } = thinking;
    const complaints: string[] = [];
    const brain = await brainOf(thinking, (why) => complaints.push(why));
    expect(complaints).toEqual([]);
    const files = (await thinking.chances?.()) ?? [];
    const [fewest, most] = game.players;
    expect(files.map(({ players }) => players)).toEqual(
      Array.from({ length: most - fewest + 1 }, (_, n) => fewest + n),
    );

    // The page of the game says the same of them.
    const page = JSON.parse(readFileSync(new URL(`../../../games/${id}/statistics.json`, import.meta.url), 'utf8'));
    expect(page.chances).toEqual(
      files.map(({ players, officers: { games: many, positions, calibrated, bins } }) => ({
        ...{ players, games: many, positions, error: calibrated.error, bins },
      })),
    );

    for (const weights of files) {
      const { players, outputs, officers, after } = weights;
      // The figures were measured of these very weights.
      expect(officers.of).toBe(hashOfChances(weights));
      expect(officers.calibrated.error).toBeLessThanOrEqual(0.05);
      expect(officers.games).toBeGreaterThanOrEqual(100);
      // So was what is told after a move: it leans to neither side by more than chance may do.
      expect(after?.of).toBe(officers.of);
      expect(Math.abs(after?.left as number)).toBeLessThanOrEqual(0.02 + (after?.bar as number));

      const hopes = Array.from({ length: DEALS }, (_, deal) => {
        const { state } = begin(game, players, {}, fastStreamFrom(`sztab first chances ${deal}`));
        return Array.from({ length: players }, (_, seat) => {
          const chances = brain.chances?.(state, seat) ?? [];
          const sum = chances.reduce((total, one) => total + one, 0);
          if (outputs === 1) expect(new Set(chances).size).toBe(1);
          else expect(sum).toBeCloseTo(1, 6);
          return chances[seat] as number;
        });
      });
      // At the very beginning everybody judges by his own cards, and yet on average no more is promised than there is.
      if (outputs === 1) continue;
      const promised = hopes.flat().reduce((sum, one) => sum + one, 0) / DEALS;
      expect(Math.abs(promised - 1)).toBeLessThan(0.1);
    }
    const bytes = files.map(({ players }) =>
      readFileSync(new URL(`../../../games/${id}/bot/chances/${players}.json`, import.meta.url)),
    );
    expect(gzipSync(Buffer.concat(bytes)).length).toBeLessThanOrEqual(MOST_BYTES);
  },
);
