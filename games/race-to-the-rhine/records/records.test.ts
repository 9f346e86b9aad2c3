import { readdirSync, readFileSync } from 'node:fs';
import { Match, readRecord, writeRecord } from '@sztab/kernel';
import { describe, expect, test } from 'vitest';
import { raceToTheRhine } from '../rules/index.ts';

const folder = new URL('./', import.meta.url);
const files = readdirSync(folder).filter((name) => name.endsWith('.sztab'));
const read = (name: string): string => readFileSync(new URL(name, folder), 'utf8');

// These games were played once and must replay to the same hashes for ever. A change of rules that breaks one needs a new
// rules version, never a new record.
describe('golden records', () => {
  test('at least three whole games for every number of players, and one for every value of every option', () => {
    const all = files.map((name) => readRecord(read(name)).record.header);
    const [fewest, most] = raceToTheRhine.players;
    for (let players = fewest; players <= most; players++) {
      expect(all.filter(({ seats }) => seats.length === players).length, `${players}`).toBeGreaterThanOrEqual(3);
    }
    const headers = all.map(({ options }) => options);
    for (const { id, values } of raceToTheRhine.options.filter((option) => option.concerns === 'rules')) {
      for (const value of values) {
        const kept = headers.some((options) => options[id] === value);
        expect(kept, `${id}=${value}`).toBe(true);
      }
    }
  });

  test.each(files)('%s', (name) => {
    const text = read(name);
    const { record, lines } = readRecord(text);
    const match = Match.replay(raceToTheRhine, record, lines);
    expect(match.outcome).not.toBeNull();
    expect(writeRecord(match.record())).toBe(text);
  });
});
