import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { entryRow, patchRow, tableRow } from '../testing/rows.ts';
import { Checkpoints } from './checkpoints.ts';
import { openStore } from './open-store.ts';

let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sztab-checkpoints-'));
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

test('what was committed comes into the file itself after many entries, while the store is open', async () => {
  const file = path.join(folder, 'a.db');
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
  const checkpoints = new Checkpoints(path.join(folder, 'nowhere', 'a.db'));
  checkpoints.wrote(3000);
  await checkpoints.close();
  expect(fs.readdirSync(folder)).toEqual([]);
});
