import { mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { StoreTrouble } from './trouble.ts';

/** Makes a folder and its parents. Not by `mkdirSync` with `recursive`, which hangs in /proc: it reports ENOENT though the parent exists. */
export function makeFolder(folder: string, mode: number): void {
  const missing: string[] = [];
  let at = folder;
  // If a part of the path is a file, `mkdirSync` below says so.
  while (statSync(at, { throwIfNoEntry: false }) === undefined && dirname(at) !== at) {
    missing.unshift(at);
    at = dirname(at);
  }
  if (missing.length === 0) mkdirSync(folder, { recursive: true, mode });
  for (const one of missing) mkdirSync(one, { mode });
}

const WHY_NOT_MADE: Readonly<Record<string, string>> = {
  EACCES: 'cannot be made: this user may not write there',
  EPERM: 'cannot be made: this user may not write there',
  EROFS: 'cannot be made: that disk is read-only',
  ENOSPC: 'cannot be made: the disk is full',
  EEXIST: 'is a file',
  ENOTDIR: 'cannot be made: a part of it is a file',
};

/** Why a server cannot open its database, with the option that helps; undefined if it is a bug of ours. */
export function whyNotOpened(database: string, error: unknown): string | undefined {
  const another = 'choose another folder with --data';
  if (error instanceof StoreTrouble)
    return error.why === 'forbidden' || error.why === 'full' ? `${error.message}, or ${another}` : error.message;
  const { syscall = '', code = '' } = error as NodeJS.ErrnoException;
  if (syscall !== 'mkdir' && syscall !== 'stat') return undefined;
  return `${dirname(database)} ${WHY_NOT_MADE[code] ?? 'cannot be made'}; ${another}`;
}
