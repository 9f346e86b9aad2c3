import { expect, test } from 'vitest';
import type { OpenTable } from './house.ts';
import { resignWords } from './seating.ts';

test('who gives up where all lose together hears of no opponent', () => {
  const said = (together: boolean, ...sitters: OpenTable['sitters']) =>
    resignWords({ sitters, game: { box: { lid: together ? { together } : {} } } } as unknown as OpenTable);
  const me = { is: 'you', name: 'Ada' } as const;
  const bot = { is: 'bot', level: 'greedy' } as const;
  const remote = { is: 'remote', name: 'Borys', here: true } as const;
  expect(said(true, me, bot)).toBe('resignAll');
  expect(said(true, me, me)).toBe('resignAll');
  expect(said(true, me, remote, bot)).toBe('resignTogether');
  expect(said(false, me, remote)).toBe('resignSure');
});
