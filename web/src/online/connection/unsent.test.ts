// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { keepUnsent, unsentAt } from './unsent.ts';

const URL_OF = 'ws://sztab.example/api/tables/table-1/socket';
const MOVE = { is: 'move', key: 'key-00000001', at: 3, move: 'pass' } as const;
const store = (text: string): void => sessionStorage.setItem('sztab.unsent./api/tables/table-1/socket', text);

beforeEach(() => sessionStorage.clear());

test('what has its key in the log is kept for the next page, and nothing else', () => {
  keepUnsent(URL_OF, [MOVE, { is: 'say', key: 'key-00000002', text: 'Hello' }]);
  expect(unsentAt(URL_OF)).toEqual([MOVE]);
  keepUnsent(URL_OF, []);
  expect(unsentAt(URL_OF)).toEqual([]);
});

test('what no request of today fits is dropped, and the rest is sent', () => {
  store(JSON.stringify([{ ...MOVE, at: 'then' }, null, { is: 'join', known: 3 }, { is: 'teleport' }, MOVE]));
  expect(unsentAt(URL_OF)).toEqual([MOVE]);
  for (const text of ['{"is":"move"}', 'null', '7', '[']) {
    store(text);
    expect(unsentAt(URL_OF)).toEqual([]);
  }
});
