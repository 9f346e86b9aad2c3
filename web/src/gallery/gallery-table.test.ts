import { asks, type GameBox, LANGUAGES } from '@sztab/kernel';
import type { NamedPositions } from '@sztab/kernel/testing';
import type { GameOnTable } from '@sztab/pieces';
import { describe, expect, test } from 'vitest';
import { GalleryTable } from './gallery-table.ts';
import type { Start } from './positions.ts';
import type { Made } from './said.ts';

const boxes = import.meta.glob<{ box: GameBox }>('../../../games/[a-z]*/index.ts');
const named = import.meta.glob<{ positions: NamedPositions }>('../../../games/[a-z]*/testing/positions.ts');

test('every game has positions to look at', () => {
  expect(Object.keys(named).map((place) => place.split('/')[4])).toEqual(
    Object.keys(boxes).map((place) => place.split('/')[4]),
  );
});

describe.each(Object.keys(named))('%s', (place) => {
  test('each position opens, asks somebody, and lets a move be tried and taken back', async () => {
    const { positions } = await (named[place] as () => Promise<{ positions: NamedPositions }>)();
    const { box } = await (
      boxes[place.replace('testing/positions.ts', 'index.ts')] as () => Promise<{ box: GameBox }>
    )();
    for (const [name, { players, options = {}, open }] of Object.entries(positions)) {
      const { game, words } = box;
      const roles = game.roles(players, options);
      const start: Start = { game, table: open(), options, roles, movers: [], heard: () => [] };
      const made: (readonly Made[])[] = [];
      const table = new GalleryTable({ box } as GameOnTable, start, roles, (moves) => made.push(moves));
      const before = table.state();
      expect(before.asked, name).not.toEqual([]);
      const { seat } = before.asked[0] as { seat: number };
      const seen = table.sight(seat);
      expect(table.sight(seat)).toBe(seen);
      for (const language of LANGUAGES) expect(words[language].position(seen.view)).not.toEqual([]);

      await table.playAny();
      expect(table.state().moves).toBe(1);
      expect(made.at(-1)).toHaveLength(1);
      await table.undo(seat, 1);
      expect(table.state()).toEqual(before);
      expect(table.sight(seat)).toEqual(seen);
      expect(asks(game, start.table)).not.toEqual([]);
    }
  });
});
