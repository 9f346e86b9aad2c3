/** Run as a process of its own: appends to ten tables for ever and prints every place that was acknowledged. Whoever runs it kills it. */
import { writeSync } from 'node:fs';
import { openStore } from '../store/open-store.ts';
import { entryRow, patchRow, tableRow } from './rows.ts';

/** Straight to the pipe: a line that Node still held when it was killed would be an acknowledgement nobody got. */
function print(line: string): void {
  for (;;) {
    try {
      writeSync(1, line);
      return;
    } catch (error) {
      // The pipe is full: whoever reads it is slow.
      if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') throw error;
    }
  }
}

const [, , database = ''] = process.argv;
const store = await openStore(database);
const matches = Array.from({ length: 10 }, (_, i) => `match-${i}`);
await store.db
  .insertInto('tables')
  .values(matches.map((match) => tableRow(match)))
  .execute();
await Promise.all(
  matches.map(async (match) => {
    for (let seq = 0; ; seq++) {
      const appended = await store.append(entryRow(match, seq), patchRow());
      if (appended === 'done') print(`${match} ${seq}\n`);
    }
  }),
);
