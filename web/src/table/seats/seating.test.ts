import { expect, test } from 'vitest';
import type { TableHandle } from '../house.ts';
import { resignWords } from './seating.ts';

test('who gives up where all lose together hears of no opponent', () => {
  const said = (together: boolean, ...sitters: TableHandle['sitters']) =>
    resignWords(
      { sitters, game: { box: { game: {}, lid: together ? { together } : {} } } } as unknown as TableHandle,
      {},
    );
  const me = { is: 'you', name: 'Ada' } as const;
  const bot = { is: 'bot', level: 'greedy' } as const;
  const remote = { is: 'remote', name: 'Borys', here: true } as const;
  expect(said(true, me, bot)).toBe('resignAll');
  expect(said(true, me, me)).toBe('resignAll');
  expect(said(true, me, remote, bot)).toBe('resignTogether');
  expect(said(false, me, remote)).toBe('resignSure');
  expect(said(false, me, remote, bot)).toBe('resignEnd');
});

test('who gives up where the others play on hears of the bot, unless nobody but bots would be left', () => {
  const said = (gone: readonly number[] | null, ...sitters: TableHandle['sitters']) =>
    resignWords({ sitters, game: { box: { game: { resigned: () => gone }, lid: {} } } } as unknown as TableHandle, {});
  const me = { is: 'you', name: 'Ada' } as const;
  const friend = { is: 'friend', name: 'Borys' } as const;
  const bot = { is: 'bot', level: 'officer' } as const;
  expect(said([], me, friend, bot)).toBe('resignOn');
  expect(said([2], me, friend, bot)).toBe('resignEnd');
  expect(said([], me, bot, bot)).toBe('resignEnd');
  expect(said(null, me, friend, bot)).toBe('resignEnd');
  expect(said([], me, friend)).toBe('resignSure');
});
