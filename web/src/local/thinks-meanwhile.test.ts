/** A bot of this browser thinks while the table still tells what happened, and moves when everything has been told. */
import type { GameOnTable } from '@sztab/pieces';
import { expect, test, vi } from 'vitest';
import { board } from '../../../games/operation-most-iii/board/index.tsx';
import { box } from '../../../games/operation-most-iii/index.ts';
import { LocalTable } from './local-table.ts';
import type { TableRow } from './store.ts';
import { headerOf } from './testing/header.ts';

/** What the bot was asked, and its way to answer. */
const asked = vi.hoisted(() => ({
  turns: [] as number[],
  answer: null as ((move: string) => void) | null,
  short: false,
}));

vi.mock('./thinker.ts', () => ({
  BotDied: class BotDied extends Error {},
  Thinker: class Thinker {
    get short(): boolean {
      return asked.short;
    }
    think(_level: string, _question: unknown, turn: number): Promise<string> {
      asked.turns.push(turn);
      return new Promise((resolve) => {
        asked.answer = resolve;
      });
    }
    hurry(): void {}
    close(): void {}
  },
}));
vi.mock('./store.ts', () => ({ append: async () => {}, StoreError: class StoreError extends Error {} }));
vi.mock('./news.ts', () => ({ announce: () => {}, keepUp: () => () => {} }));

const header = headerOf(box.game, 'meanwhile');

test('it is asked before the beats are over, its move waits for them; a device that is too slow is told', async () => {
  const bots = header.seats.map(() => ({ is: 'bot', level: 'officer' }) as const);
  const row = { id: 'table', header, sitters: bots, changed: 0, stops: true } as unknown as TableRow;
  const table = new LocalTable({ box, board } as unknown as GameOnTable, row, [], true);
  let told: () => void = () => {};
  table.pace(
    () =>
      new Promise((resolve) => {
        told = resolve;
      }),
  );
  expect(asked.turns).toEqual([-1]);
  const [first] = table.sight(table.state().asked[0]?.seat as number).moves;
  asked.short = true;
  asked.answer?.(first as string);
  await Promise.resolve();
  await Promise.resolve();
  expect(table.state().moves).toBe(0);
  told();
  await vi.waitFor(() => expect(table.state().moves).toBe(1), 20_000);
  expect(table.state().short).toBe(true);
  expect(asked.turns).toHaveLength(2);
  table.close();
});
