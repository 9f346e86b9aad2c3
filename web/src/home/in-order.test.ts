import { expect, test } from 'vitest';
import type { TableRow } from '../local/store.ts';
import { inOrder } from './in-order.ts';

const row = (id: string, waitsFor: TableRow['summary']['waitsFor'], changed: number) =>
  ({ id, changed, summary: { waitsFor } }) as TableRow;

test('who can move comes first, then the latest; finished games lie apart', () => {
  const { open, finished } = inOrder([
    row('bot, new', 'bot', 9),
    row('you, old', 'you', 1),
    row('over', null, 5),
    row('friend, new', 'friend', 7),
    row('over, later', null, 6),
  ]);
  expect(open.map(({ id }) => id)).toEqual(['friend, new', 'you, old', 'bot, new']);
  expect(finished.map(({ id }) => id)).toEqual(['over, later', 'over']);
});
