/** The weights that lie in the games' folders: they fit the rules of today, they won their match, and they are small. */
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { brainOf, type Thinking } from './learned.ts';

/** What a browser may have to load of one game's weights, compressed. */
const MOST_BYTES = 48 * 1024;

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
