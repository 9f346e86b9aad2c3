/** One server for one file. The lock is a file beside it that SQLite holds locked: however the server ends, the machine lets go of it. */
import { DatabaseSync } from '@photostructure/sqlite';
import { makePrivate } from './sqlite-file.ts';
import { StoreTrouble } from './trouble.ts';

export const lockOf = (file: string): string => `${file}-lock`;

/** Not the database itself: a backup, the check and the server's own threads read and write that. Returns how to let go of it. */
export function lockFile(file: string): () => void {
  const beside = lockOf(file);
  makePrivate(beside);
  let lock: InstanceType<typeof DatabaseSync> | undefined;
  try {
    lock = new DatabaseSync(beside);
    lock.exec('pragma busy_timeout = 0; pragma journal_mode = memory; begin exclusive');
  } catch (error) {
    lock?.close();
    const isHeld = ((error as { errcode?: number }).errcode ?? 0) === 5;
    throw new StoreTrouble(isHeld ? 'served' : 'forbidden', file, error);
  }
  const held = lock;
  return () => held.close();
}
