import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { folderForEachTest } from '../testing/folder.ts';
import { entryRow, patchRow, tableRow } from '../testing/rows.ts';
import { LogThread } from './log-thread.ts';
import { openStore } from './open-store.ts';
import { valuesOf } from './sqlite-log.ts';

const at = folderForEachTest();

test('a thread that fell says so, and the next batch has another', async () => {
  const file = at('later', 'a.db');
  const thread = new LogThread(file);
  const line = valuesOf(entryRow('a', 0), patchRow());
  await expect(thread.write([line])).rejects.toThrow(/cannot be read and written/);
  fs.mkdirSync(path.dirname(file));
  const store = await openStore(file);
  await store.db.insertInto('tables').values(tableRow('a')).execute();
  await store.close();
  expect(await thread.write([line, line])).toEqual(['done', 'taken']);
  await thread.close();
  expect(await thread.write([line])).toEqual(['taken']);
  await thread.close();
});
