import { editionsOf, Match, readRecord, writeRecord } from '@sztab/kernel';
import { describe, expect, test } from 'vitest';
import { goldenRecords } from '../../testing/golden-records.ts';
import { operationMostIII } from '../rules/index.ts';

const golden = goldenRecords(new URL('./', import.meta.url));
const newest = golden
  .filter(({ edition }) => edition === operationMostIII.edition)
  .map(({ text }) => readRecord(text).record.header);

// These games were played once and must replay to the same hashes for ever. A change of rules that breaks one needs a new
// edition, never a new record.
describe('golden records', () => {
  test('at least three whole games with the default options, and one for every other option', () => {
    const headers = newest.map(({ options }) => options);
    expect(
      headers.filter((o) => o.tieWinner === 'DE' && o.mulligan === 'on' && o.openHands === 'off').length,
    ).toBeGreaterThanOrEqual(3);
    for (const { id, values } of operationMostIII.options.filter((option) => option.concerns === 'rules')) {
      for (const value of values)
        expect(
          headers.some((o) => o[id] === value),
          `${id}=${value}`,
        ).toBe(true);
    }
  });

  test('every edition has some', () => {
    expect([...new Set(golden.map(({ edition }) => edition))]).toEqual(editionsOf(operationMostIII));
  });

  test.each(golden)('$name', ({ text, edition }) => {
    const { record, lines } = readRecord(text);
    expect(record.header.rules).toBe(edition);
    const match = Match.replay(operationMostIII, record, lines);
    expect(match.outcome).not.toBeNull();
    expect(writeRecord(match.record())).toBe(text);
  });
});
