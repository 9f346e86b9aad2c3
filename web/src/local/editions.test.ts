import { readFileSync } from 'node:fs';
import { fillOptions, hashText, type MatchRecord, readRecord, writeRecord } from '@sztab/kernel';
import { expect, test } from 'vitest';
import { box } from '../../../games/race-to-the-rhine/index.ts';
import type { Sitter } from '../tables/handle.ts';
import { headerFor } from './header.ts';
import { LocalMatch } from './local-match.ts';
import { NewerEdition, openMatch } from './log.ts';

const alone: readonly Sitter[] = [{ is: 'you', name: 'Jola' }];
const GOLDEN = new URL('../../../games/race-to-the-rhine/records/', import.meta.url);
const golden = (edition: number): string =>
  readFileSync(new URL(`edition-${edition}/solo-random.sztab`, GOLDEN), 'utf8');
const edition = (local: LocalMatch<never>, after?: number): unknown =>
  (local.sight(0, after).view as { edition: number }).edition;
const opened = ({ header, entries }: MatchRecord) =>
  new LocalMatch(box, header, entries) as unknown as LocalMatch<never>;

test('tables of older editions lie side by side in a browser: they go on, are looked back at and written down as they were', () => {
  for (const n of [1, 2]) {
    const { record } = readRecord(golden(n));
    const local = opened(record);
    expect([edition(local), edition(local, 0), edition(local, 3)]).toEqual([n, n, n]);
    expect(local.match.outcome).not.toBeNull();
    expect(writeRecord(local.match.record())).toBe(golden(n));
    // One that is still on goes on where it was left.
    const left = opened({ ...record, entries: record.entries.slice(0, -4) });
    left.enter({ role: record.header.seats[0]?.role as string, move: 'undo(2)' });
    for (const entry of record.entries.slice(-6)) left.enter(entry);
    expect(left.match.end).toEqual(local.match.end);
  }
});

test('a new table is of the newest edition; what begins with moves of another match keeps the rules of those', () => {
  const options = fillOptions(box.game, {});
  const dice = { seed: hashText('editions'), entropy: [] };
  expect(headerFor(box, box.game.edition, options, alone, dice, {}).rules).toBe(box.game.edition);
  const { header } = readRecord(golden(1)).record;
  expect(headerFor(box, header.rules, header.options, alone, dice, {}).rules).toBe(1);
});

test('rules newer than this page are told apart from a table that is gone', () => {
  const { header } = readRecord(golden(1)).record;
  expect(() => openMatch(box.game, { ...header, rules: box.game.edition + 1 })).toThrow(NewerEdition);
});
