/** Backups of a database file, made while a server plays on in it, and put back. */
import fs from 'node:fs';
import path from 'node:path';
import { checkWhole, explained, makePrivate, openFile } from './sqlite-file.ts';
import { StoreTrouble } from './trouble.ts';

/** The files SQLite keeps beside a database. */
const BESIDE = ['-wal', '-shm'];

/**
 * Makes a backup of `database` at `to`. It shows one moment, whatever is written meanwhile; and `to` is replaced only by a backup that is
 * whole and on the disk.
 */
export function backUp(database: string, to: string): void {
  if (fs.existsSync(to)) {
    // Only a backup may be replaced: not a letter to grandmother, and not the database itself.
    openFile(to, false).close();
    if (fs.realpathSync(to) === fs.realpathSync(database)) throw new StoreTrouble('locked', to);
  }
  const draft = copyWhole(database, to);
  fs.renameSync(draft, to);
  sync(path.dirname(to));
}

/**
 * Puts a backup in the place of `database`, which no server may have open. What was there before is kept under another name, which is
 * returned: whoever restores may yet find that it was the wrong backup.
 */
export function restore(from: string, database: string, now: Date): string | undefined {
  const draft = copyWhole(from, database);
  try {
    const before = fs.existsSync(database) ? setAside(database, now) : undefined;
    fs.renameSync(draft, database);
    sync(path.dirname(database));
    return before;
  } catch (error) {
    fs.rmSync(draft, { force: true });
    throw error;
  }
}

/** A checked copy of a database as it is at this moment, beside the place where it shall go. */
function copyWhole(source: string, goal: string): string {
  // SQLite's own word for a file that is not there says little.
  fs.accessSync(source, fs.constants.R_OK);
  const draft = `${goal}.${process.pid}.part`;
  fs.rmSync(draft, { force: true });
  try {
    const connection = openFile(source, false);
    try {
      checkWhole(source, connection);
      // Empty, it is filled; and nobody else may read it while that is done.
      makePrivate(draft);
      connection.prepare('vacuum into ?').run(draft);
    } catch (error) {
      // The source was found good by now, so it is the copy that fails.
      throw explained(goal, error);
    } finally {
      connection.close();
    }
    sync(draft);
    return draft;
  } catch (error) {
    fs.rmSync(draft, { force: true });
    throw error;
  }
}

/** Keeps a database that is about to be replaced, with the files beside it: left there, they would be taken for the new one's. */
function setAside(database: string, now: Date): string {
  mustBeUnused(database);
  const aside = `${database}.${now.toISOString().replace(/[-:]|\..*/g, '')}`;
  for (const suffix of BESIDE) {
    if (fs.existsSync(database + suffix)) fs.renameSync(database + suffix, aside + suffix);
  }
  // A second name instead of a new one: at no moment is there no database.
  fs.linkSync(database, aside);
  return aside;
}

/**
 * Leaving WAL needs the file for oneself, so it fails where anybody has it open. A file so damaged that it cannot be asked, or is no database
 * any more, is replaced unasked; the sound database of another program is not.
 */
function mustBeUnused(database: string): void {
  try {
    const connection = openFile(database);
    try {
      connection.exec('pragma busy_timeout = 0; pragma journal_mode = delete');
    } finally {
      connection.close();
    }
  } catch (error) {
    const trouble = explained(database, error);
    const ruined =
      trouble instanceof StoreTrouble &&
      (trouble.why === 'damaged' || (trouble.why === 'foreign' && trouble.cause !== undefined));
    if (!ruined) throw trouble;
  }
}

function sync(place: string): void {
  const handle = fs.openSync(place, 'r');
  try {
    fs.fsyncSync(handle);
  } finally {
    fs.closeSync(handle);
  }
}
