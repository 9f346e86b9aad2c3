import fs from 'node:fs';
import { expect, test, vi } from 'vitest';
import { folderForEachTest } from '../testing/folder.ts';
import { entryRow, patchRow, tableRow } from '../testing/rows.ts';
import { Checkpoints } from './checkpoints.ts';
import { openStore } from './open-store.ts';

const at = folderForEachTest();

test('what was committed comes into the file itself after many entries, while the store is open', async () => {
  const file = at('a.db');
  const store = await openStore(file);
  await store.db.insertInto('tables').values(tableRow('a')).execute();
  await store.append({ ...entryRow('a', 0), move: 'toThe(rhine)' }, patchRow());
  const inFile = (): boolean => fs.readFileSync(file).includes('toThe(rhine)');
  expect(inFile()).toBe(false);

  const checkpoints = new Checkpoints(file);
  checkpoints.wrote(3000);
  await vi.waitFor(() => expect(inFile()).toBe(true), 20_000);
  await checkpoints.close();
  await store.close();
});

test('where there is no file it fails in silence, and can be closed', async () => {
  const checkpoints = new Checkpoints(at('nowhere', 'a.db'));
  checkpoints.wrote(3000);
  await checkpoints.close();
  expect(fs.readdirSync(at())).toEqual([]);
});
