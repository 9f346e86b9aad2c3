/** Backups of a database file, made while a server plays on in it, and put back. */
import fs from 'node:fs';
import path from 'node:path';
import { checkWhole, explained, openFile } from './sqlite-file.ts';
import { lockFile, lockOf } from './sqlite-lock.ts';
import { StoreTrouble } from './trouble.ts';

/** The files SQLite keeps beside a database. */
const BESIDE = ['-wal', '-shm', '-journal'];

/**
 * Makes a backup of `database` at `to`. It shows one moment, whatever is written meanwhile; and `to` is replaced only by a backup that is
 * whole and on the disk.
 */
export function backUp(database: string, to: string): void {
  if (fs.existsSync(to)) {
    // Only a backup may be replaced: not a letter to grandmother, and not the database itself.
    openFile(to, false).close();
    if (fs.realpathSync(to) === fs.realpathSync(database)) throw new StoreTrouble('locked', to);
    // A server may have this file open, and SQLite would apply the log beside it to the new backup.
    if (BESIDE.some((suffix) => fs.existsSync(to + suffix))) mustBeUnused(to);
  }
  const { draft } = copyWhole(database, to);
  fs.renameSync(draft, to);
  sync(path.dirname(to));
}

/**
 * Puts a backup in the place of `database`, which no server may have open. What was there before is kept under another name, which is
 * returned: whoever restores may yet find that it was the wrong backup.
 */
export function restore(from: string, database: string, now: Date): string | undefined {
  const { draft, isGranted } = copyWhole(from, database);
  let unlock = (): void => {};
  try {
    const isThere = fs.existsSync(database);
    // A server that runs as the owner of the old file could not open the new one.
    if (isThere && !isGranted) throw new StoreTrouble('owned', database);
    unlock = lockFor(database);
    const before = isThere ? setAside(database, now) : undefined;
    fs.renameSync(draft, database);
    sync(path.dirname(database));
    return before;
  } catch (error) {
    fs.rmSync(draft, { force: true });
    throw error;
  } finally {
    unlock();
  }
}

/** Locks the database until the new file is in place. The next server must be able to open the lock file, so it gets the owner, too. */
function lockFor(database: string): () => void {
  const rights = { ...rightsAt(database), mode: 0o600 };
  const { O_RDWR, O_CREAT, O_NOFOLLOW } = fs.constants;
  const handle = fs.openSync(lockOf(database), O_RDWR | O_CREAT | O_NOFOLLOW, 0o600);
  try {
    // A hard link to a file elsewhere keeps its owner.
    if (fs.fstatSync(handle).nlink === 1) grant(handle, rights);
  } finally {
    fs.closeSync(handle);
  }
  try {
    return lockFile(database);
  } catch (error) {
    if (error instanceof StoreTrouble && error.why === 'served') throw new StoreTrouble('locked', database, error);
    throw error;
  }
}

type Rights = Pick<fs.Stats, 'uid' | 'gid' | 'mode'>;

/** Owner and mode of the file that is replaced. A new file belongs to the owner of its folder, who alone may read it. */
function rightsAt(goal: string): Rights {
  const replaced = fs.statSync(goal, { throwIfNoEntry: false });
  if (replaced) return replaced;
  const { uid, gid } = fs.statSync(path.dirname(goal));
  return { uid, gid, mode: 0o600 };
}

/** Gives a file its owner and mode. False if the system refuses the owner; then only the user that made the file may read it. */
function grant(handle: number, { uid, gid, mode }: Rights): boolean {
  const { uid: ownUid, gid: ownGid } = fs.fstatSync(handle);
  const isOwner = ownUid === uid || trySync(() => fs.fchownSync(handle, uid, ownGid));
  const isGroup = ownGid === gid || trySync(() => fs.fchownSync(handle, isOwner ? uid : ownUid, gid));
  fs.fchmodSync(handle, isOwner && isGroup ? mode & 0o777 : mode & 0o700);
  return isOwner;
}

function trySync(act: () => void): boolean {
  try {
    act();
    return true;
  } catch {
    return false;
  }
}

/** A checked copy of a database as it is now, beside its goal, with the owner and mode that it needs there. */
function copyWhole(source: string, goal: string): { draft: string; isGranted: boolean } {
  // SQLite's own word for a file that is not there says little.
  fs.accessSync(source, fs.constants.R_OK);
  const rights = rightsAt(goal);
  removeDeadDrafts(goal);
  const draft = `${goal}.${process.pid}.part`;
  try {
    const connection = openFile(source, false);
    let handle: number | undefined;
    try {
      checkWhole(source, connection);
      // Empty, it is filled; and nobody else may read it while that is done.
      handle = fs.openSync(draft, 'ax', 0o600);
      connection.prepare('vacuum into ?').run(draft);
      // The handle, not the name: the owner of the folder could have put another file there.
      const isGranted = grant(handle, rights);
      fs.fsyncSync(handle);
      return { draft, isGranted };
    } catch (error) {
      // The source was found good by now, so it is the copy that fails.
      throw explained(goal, error);
    } finally {
      connection.close();
      if (handle !== undefined) fs.closeSync(handle);
    }
  } catch (error) {
    fs.rmSync(draft, { force: true });
    throw error;
  }
}

/** Removes copies that a killed run has left. */
function removeDeadDrafts(goal: string): void {
  const { dir, base } = path.parse(goal);
  for (const name of fs.readdirSync(dir || '.')) {
    const pid = /^\.(\d+)\.part$/.exec(name.startsWith(base) ? name.slice(base.length) : '')?.[1];
    if (pid !== undefined && (Number(pid) === process.pid || !isAlive(Number(pid))))
      fs.rmSync(path.join(dir, name), { force: true });
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
}

/** Keeps a database that is about to be replaced, with the files beside it: left there, they would be taken for the new one's. */
function setAside(database: string, now: Date): string {
  mustBeUnused(database);
  let aside = `${database}.${now.toISOString().replace(/[-:]|\..*/g, '')}`;
  // An earlier run of the same second.
  while (fs.existsSync(aside)) aside += '-2';
  const beside = BESIDE.filter((suffix) => fs.existsSync(database + suffix));
  // Links instead of renaming: a database exists at every moment, and all files are kept before one is removed.
  for (const suffix of ['', ...beside]) fs.linkSync(database + suffix, aside + suffix);
  for (const suffix of beside) fs.rmSync(database + suffix);
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
