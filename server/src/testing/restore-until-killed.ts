/** Puts a backup back and dies by kill -9 before one of its file operations. Arguments: backup, database, number of the operation. */
import fs from 'node:fs';
import { restore } from '../store/backup.ts';

const [, , backup = '', database = '', last = ''] = process.argv;
let left = Number(last);

const OPERATIONS = ['openSync', 'fchownSync', 'fchmodSync', 'fsyncSync', 'linkSync', 'rmSync', 'renameSync'] as const;
for (const name of OPERATIONS) {
  const real = fs[name] as (...args: unknown[]) => unknown;
  Object.assign(fs, {
    [name]: (...args: unknown[]) => {
      if (--left === 0) process.kill(process.pid, 'SIGKILL');
      return real(...args);
    },
  });
}

restore(backup, database, new Date());
