// Reasons why a server cannot start, checked before anything is installed or built: npm kept an option, another Sztab has the database,
// the port is taken. The server checks the last two again.
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { npmKeptOption, optionValue } from './arguments.mjs';

/** The options of a server, read from the source: it may not be compiled yet. */
export function flagsOf(root) {
  const source = fs.readFileSync(path.join(root, 'server/src/flags.ts'), 'utf8');
  const list = source.slice(source.indexOf('const FLAGS'), source.indexOf('export type FlagName'));
  return [...list.matchAll(/^ {2}'?([a-z-]+)'?: \{/gm)].map(([, name]) => name);
}

const DEFAULT_PORT = 1944;

/** Empty for a user without an account; the server then says so. */
function homeFolder() {
  try {
    return os.homedir();
  } catch {
    return '';
  }
}

function databaseOf(args, env) {
  const data = optionValue(args, 'data');
  const named = optionValue(args, 'database') ?? (data === undefined ? env.SZTAB_DATABASE : undefined);
  if (named) return named;
  const folder =
    data || env.SZTAB_DATA || path.join(env.XDG_DATA_HOME || path.join(homeFolder(), '.local/share'), 'sztab');
  return path.join(folder, 'sztab.db');
}

/** A line of /proc/locks: the inode, and the first locked byte. */
const LOCK_LINE = /POSIX\s.*\sWRITE\s+\S+\s+\S+:(\d+)\s+(\d+)\s/;
/** The bytes of a file that SQLite locks, from its file format. */
const SQLITE_LOCKS = { first: 1_073_741_824, count: 512 };
const SQLITE_BUSY = 5;

/** For use before SQLite is installed: Linux lists all locks. On other systems the server finds out. */
function isListedAsLocked(file) {
  if (!fs.existsSync('/proc/locks')) return false;
  const inode = String(fs.statSync(file).ino);
  return fs
    .readFileSync('/proc/locks', 'utf8')
    .split('\n')
    .some((line) => {
      const [, found, from] = LOCK_LINE.exec(line) ?? [];
      const at = Number(from) - SQLITE_LOCKS.first;
      return found === inode && at >= 0 && at < SQLITE_LOCKS.count;
    });
}

/** Whether another server has this database open: server/src/store/sqlite-lock.ts locks the file beside it. */
async function isServed(root, database) {
  const lock = `${database}-lock`;
  if (/^postgres(?:ql)?:/.test(database) || database === ':memory:' || !fs.existsSync(lock)) return false;
  const sqlite = path.join(root, 'node_modules/@photostructure/sqlite/dist/index.mjs');
  if (!fs.existsSync(sqlite)) return isListedAsLocked(lock);
  let connection;
  try {
    const { DatabaseSync } = await import(pathToFileURL(sqlite).href);
    connection = new DatabaseSync(lock);
    connection.exec('pragma busy_timeout = 0; pragma journal_mode = memory; begin exclusive');
    return false;
  } catch (error) {
    return error.errcode === SQLITE_BUSY;
  } finally {
    connection?.close();
  }
}

/** Other errors of the port are left to the server. */
const isTaken = (port, host) =>
  new Promise((resolve) => {
    const probe = net.createServer();
    probe.once('error', ({ code }) => resolve(code === 'EADDRINUSE'));
    probe.listen({ port, host }, () => probe.close(() => resolve(false)));
  });

/**
 * Returns one sentence with the options that help, or undefined.
 * @param {{ root: string, command: string, args: readonly string[], env: NodeJS.ProcessEnv, port?: number, database?: string }} start
 */
export async function startTrouble({
  root,
  command,
  args,
  env,
  port = DEFAULT_PORT,
  database = databaseOf(args, env),
}) {
  if (args.includes('--help')) return undefined;
  const asked = Number(optionValue(args, 'port') ?? (env.PORT || port));
  const served = await isServed(root, database);
  const taken =
    asked > 0 && asked < 65_536 && (await isTaken(asked, optionValue(args, 'host') ?? (env.SZTAB_HOST || '127.0.0.1')));
  if (!served && !taken) return undefined;
  const other = asked < 65_535 ? asked + 1 : asked - 1;
  const what = [...(served ? [`another Sztab uses ${database}`] : []), ...(taken ? [`port ${asked} is taken`] : [])];
  const cure = [...(served ? ['--data FOLDER'] : []), ...(taken ? [`--port ${other}`] : [])];
  return `${what.join(' and ')}; close that one or start with: ${command} ${cure.join(' ')}`;
}

/** Ends the program with one sentence if a server cannot start. */
export async function checkStart(start) {
  const { root, args, env } = start;
  const kept = npmKeptOption(args, env, flagsOf(root));
  const trouble = kept || (await startTrouble(start));
  if (trouble === undefined) return;
  console.error(`sztab: ${trouble}`);
  process.exit(kept ? 2 : 1);
}
