/** A folder that every test of a file finds empty; where in it something of this name lies. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach } from 'vitest';

export function folderForEachTest(): (...names: readonly string[]) => string {
  let folder: string;
  beforeEach(() => {
    folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sztab-test-'));
  });
  afterEach(() => fs.rmSync(folder, { recursive: true }));
  return (...names) => path.join(folder, ...names);
}
