// What stops a server from starting and can be seen at once: npm kept an option, another Sztab has the database, the port is taken.
// Looked at before anything is installed or built. The server checks all of it again.
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { keptByNpm, typed } from './arguments.mjs';

/** The options of a server: read as text, because their list is not compiled yet when this is needed. */
export function flagsOf(root) {
  const source = fs.readFileSync(path.join(root, 'server/src/flags.ts'), 'utf8');
  const list = source.slice(source.indexOf('const FLAGS'), source.indexOf('export type FlagName'));
  return [...list.matchAll(/^ {2}'?([a-z-]+)'?: \{/gm)].map(([, name]) => name);
}

const DEFAULT_PORT = 1944;

/** A user without an account has none; the server says so. */
function homeFolder() {
  try {
    return os.homedir();
  } catch {
    return '';
  }
}

function databaseOf(args, env) {
  const data = typed(args, 'data');
  const named = typed(args, 'database') ?? (data === undefined ? env.SZTAB_DATABASE : undefined);
  if (named) return named;
  const folder =
    data || env.SZTAB_DATA || path.join(env.XDG_DATA_HOME || path.join(homeFolder(), '.local/share'), 'sztab');
  return path.join(folder, 'sztab.db');
}

/** SQLite locks these bytes of a file that a process has for itself. */
const LOCKED_BYTES = /POSIX\s.*\sWRITE\s+\S+\s+\S+:(\d+)\s+(\d+)\s/;
const FIRST_LOCKED = 1_073_741_824;

/** Without SQLite: Linux lists all locks. Elsewhere this is known once the packages are installed. */
function isListedAsLocked(file) {
  if (!fs.existsSync('/proc/locks')) return false;
  const inode = String(fs.statSync(file).ino);
  return fs
    .readFileSync('/proc/locks', 'utf8')
    .split('\n')
    .some((line) => {
      const [, found, from] = LOCKED_BYTES.exec(line) ?? [];
      return found === inode && Number(from) >= FIRST_LOCKED && Number(from) < FIRST_LOCKED + 512;
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
    return error.errcode === 5;
  } finally {
    connection?.close();
  }
}

/** Anything but a taken port is left to the server. */
const isTaken = (port, host) =>
  new Promise((resolve) => {
    const probe = net.createServer();
    probe.once('error', ({ code }) => resolve(code === 'EADDRINUSE'));
    probe.listen({ port, host }, () => probe.close(() => resolve(false)));
  });

/**
 * One sentence that names the options which help, or undefined.
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
  const asked = Number(typed(args, 'port') ?? (env.PORT || port));
  const served = await isServed(root, database);
  const taken =
    asked > 0 && asked < 65_536 && (await isTaken(asked, typed(args, 'host') ?? (env.SZTAB_HOST || '127.0.0.1')));
  if (!served && !taken) return undefined;
  const other = asked < 65_535 ? asked + 1 : asked - 1;
  const what = [...(served ? [`another Sztab uses ${database}`] : []), ...(taken ? [`port ${asked} is taken`] : [])];
  const cure = [...(served ? ['--data FOLDER'] : []), ...(taken ? [`--port ${other}`] : [])];
  return `${what.join(' and ')}; close that one or start with: ${command} ${cure.join(' ')}`;
}

/** Ends the program where it could not start. */
export async function checkStart(start) {
  const { root, args, env } = start;
  const kept = keptByNpm(args, env, flagsOf(root));
  const trouble = kept || (await startTrouble(start));
  if (trouble === undefined) return;
  console.error(`sztab: ${trouble}`);
  process.exit(kept ? 2 : 1);
}
