import { mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { StoreTrouble } from './trouble.ts';

/**
 * Makes a folder with those above it, one after the other: `mkdirSync` with `recursive` never returns where the system says of a folder in one that is
 * there that its parent is missing, as /proc does.
 */
export function makeFolder(folder: string, mode: number): void {
  const missing: string[] = [];
  let at = folder;
  // A file in the way is found by mkdir below.
  while (statSync(at, { throwIfNoEntry: false }) === undefined && dirname(at) !== at) {
    missing.unshift(at);
    at = dirname(at);
  }
  if (missing.length === 0) mkdirSync(folder, { recursive: true, mode });
  for (const one of missing) mkdirSync(one, { mode });
}

const UNMADE: Readonly<Record<string, string>> = {
  EACCES: 'cannot be made: this user may not write there',
  EPERM: 'cannot be made: this user may not write there',
  EROFS: 'cannot be made: that disk is read-only',
  ENOSPC: 'cannot be made: the disk is full',
  EEXIST: 'is a file',
  ENOTDIR: 'cannot be made: a part of it is a file',
};

/** Why a server cannot open its database, with the option that helps; undefined: this is a mistake of ours. */
export function whyNotOpened(database: string, error: unknown): string | undefined {
  const another = 'choose another folder with --data';
  if (error instanceof StoreTrouble)
    return error.why === 'forbidden' || error.why === 'full' ? `${error.message}, or ${another}` : error.message;
  const { syscall = '', code = '' } = error as NodeJS.ErrnoException;
  if (syscall !== 'mkdir' && syscall !== 'stat') return undefined;
  return `${dirname(database)} ${UNMADE[code] ?? 'cannot be made'}; ${another}`;
}
