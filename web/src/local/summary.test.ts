import { readFileSync } from 'node:fs';
import { readRecord } from '@sztab/kernel';
import { expect, test } from 'vitest';
import { box } from '../../../games/niepodlegla/index.ts';
import type { Sitter } from '../tables/handle.ts';
import { LocalMatch } from './local-match.ts';

const RECORDS = new URL('../../../games/niepodlegla/records/', import.meta.url);
const sitters: readonly Sitter[] = Array.from({ length: 4 }, () => ({ is: 'you', name: 'Jola' }));

test.each([
  [1, '47 points, rank: lieutenant colonel'],
  [2, '49 points, no rank'],
  [3, '49 points, rank: colonel'],
])('NPG-6.7.3 home says how a match of edition %i ended by the rules of that edition', (edition, said) => {
  const text = readFileSync(new URL(`edition-${edition}/four-greedy.sztab`, RECORDS), 'utf8');
  const { header, entries } = readRecord(text).record;
  const { role, move } = entries.at(-1) as (typeof entries)[number];
  const local = new LocalMatch(box, header, entries.slice(0, -1));
  const seat = header.seats.findIndex((one) => one.role === role);
  expect(local.foresee(seat, move, sitters).summary.line.en?.replaceAll('\u00a0', ' ')).toContain(said);
});
