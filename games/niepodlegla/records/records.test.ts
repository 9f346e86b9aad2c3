import { editionsOf, Match, readRecord, writeRecord } from '@sztab/kernel';
import { describe, expect, test } from 'vitest';
import { goldenRecords } from '../../testing/golden-records.ts';
import { niepodlegla } from '../rules/index.ts';

const golden = goldenRecords(new URL('./', import.meta.url));
const newest = golden
  .filter(({ edition }) => edition === niepodlegla.edition)
  .map(({ text }) => readRecord(text).record.header);

// These games were played once and must replay to the same hashes for ever. A change of rules that breaks one needs a new
// edition, never a new record.
describe('golden records', () => {
  test('at least three whole games for every number of players, and one for every value of every option', () => {
    const [fewest, most] = niepodlegla.players;
    for (let players = fewest; players <= most; players++) {
      expect(newest.filter(({ seats }) => seats.length === players).length, `${players}`).toBeGreaterThanOrEqual(3);
    }
    const headers = newest.map(({ options }) => options);
    for (const { id, values } of niepodlegla.options.filter((option) => option.concerns === 'rules')) {
      for (const value of values) {
        const kept = headers.some((options) => options[id] === value);
        expect(kept, `${id}=${value}`).toBe(true);
      }
    }
  });

  test('every edition has some', () => {
    expect([...new Set(golden.map(({ edition }) => edition))]).toEqual(editionsOf(niepodlegla));
  });

  test.each(golden)('$name', ({ text, edition }) => {
    const { record, lines } = readRecord(text);
    expect(record.header.rules).toBe(edition);
    const match = Match.replay(niepodlegla, record, lines);
    expect(match.outcome).not.toBeNull();
    expect(writeRecord(match.record())).toBe(text);
  });
});
