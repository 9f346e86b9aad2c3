/** A real PostgreSQL for a test file: a cluster of its own in a temporary folder, on a free port of this machine only. */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { closed, listenAnywhere } from './free-port.ts';

export interface TestPostgres {
  /** Makes an empty database and returns its address. */
  database(): Promise<string>;
  /** Cuts this share of the connections that our servers have. */
  cut(share: number): Promise<void>;
  /** kill -9; it comes back by itself after a while. */
  crash(): void;
  /** SIGSTOP for all of its processes, or only these: connections stay open, and nobody answers. Returns how to let them go on. */
  freeze(only?: readonly number[]): Promise<() => void>;
  stop(): Promise<void>;
}

const isRoot = process.getuid?.() === 0;

const ask = (program: string, ...args: string[]): string | undefined => {
  try {
    return execFileSync(program, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return undefined;
  }
};

/** The folder with `initdb` and `postgres`, which distributions like to keep out of the PATH. */
export function findPostgres(): string | undefined {
  const debian = '/usr/lib/postgresql';
  const versions = fs.existsSync(debian) ? fs.readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ask('pg_config', '--bindir'),
    ...versions.map((version) => path.join(debian, version, 'bin')),
    ...(process.env.PATH ?? '').split(path.delimiter),
  ];
  return folders.find((at) => at && ['initdb', 'postgres'].every((name) => fs.existsSync(path.join(at, name))));
}

/** PostgreSQL refuses to run as root. */
function owner(): { uid: number; gid: number } | undefined {
  if (!isRoot) return undefined;
  const name = ['postgres', 'nobody'].find((user) => ask('id', '-u', user) !== undefined);
  if (name === undefined) throw new Error('PostgreSQL does not run as root, and there is no user postgres or nobody');
  return { uid: Number(ask('id', '-u', name)), gid: Number(ask('id', '-g', name)) };
}

async function freePort(): Promise<number> {
  const server = net.createServer();
  const port = await listenAnywhere(server);
  await closed(server);
  return port;
}

// The shell waits for its input to end, which it does however the tests end, kill -9 included; then it tidies up, without the
// care for the disk that an orderly end would take. A server that was killed is started again.
const KEEPER = `
  { while [ ! -e "$2/stop" ]; do "$1" -D "$2" -p "$3" -k "$2" -h 127.0.0.1; sleep 0.1; done; } &
  cat > /dev/null
  touch "$2/stop"
  kill -QUIT "$(head -n 1 "$2/postmaster.pid")"
  wait
  rm -rf "$2"`;

interface Cluster {
  readonly port: number;
  /** The process that begins all others. */
  first(): number;
  stop(): Promise<void>;
}

async function start(bin: string, as: { uid: number; gid: number } | undefined): Promise<Cluster> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sztab-pg-'));
  if (as) fs.chownSync(folder, as.uid, as.gid);
  const env = { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' };
  execFileSync(
    path.join(bin, 'initdb'),
    ['-D', folder, '-U', 'sztab', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync'],
    { ...as, cwd: folder, env, stdio: 'pipe' },
  );
  const port = await freePort();
  const keeper = spawn('sh', ['-c', KEEPER, 'sh', path.join(bin, 'postgres'), folder, String(port)], {
    ...as,
    cwd: folder,
    env,
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  const ended = once(keeper, 'exit');
  const stop = async (): Promise<void> => {
    keeper.stdin.end();
    await ended;
  };
  let said = '';
  try {
    await new Promise<void>((resolve, reject) => {
      keeper.stderr.setEncoding('utf8').on('data', (text: string) => {
        said = (said + text).slice(-10_000);
        if (said.includes('ready to accept connections')) resolve();
        else if (said.includes('FATAL')) reject(new Error(`PostgreSQL did not start:\n${said}`));
      });
      keeper.on('error', reject);
    });
  } catch (error) {
    await stop();
    throw error;
  }
  const first = (): number => Number(fs.readFileSync(path.join(folder, 'postmaster.pid'), 'utf8').split('\n', 1)[0]);
  return { port, stop, first };
}

export async function startPostgres(): Promise<TestPostgres> {
  const bin = findPostgres();
  if (!bin) throw new Error('this needs PostgreSQL: install it, so that pg_config or initdb is found');
  const as = owner();
  // Somebody else may take the port between our looking and PostgreSQL's.
  const { port, stop, first } = await start(bin, as).catch(() => start(bin, as));
  const url = (name: string): string => `postgres://sztab@127.0.0.1:${port}/${name}`;
  let made = 0;
  return {
    stop,
    crash: () => void process.kill(first(), 'SIGKILL'),
    async freeze(only) {
      const stopped: number[] = [];
      const freeze = (pid: number): void => {
        process.kill(pid, 'SIGSTOP');
        stopped.push(pid);
      };
      if (only) only.forEach(freeze);
      else {
        const client = new pg.Client(url('postgres'));
        client.on('error', () => {});
        await client.connect();
        // From now on none is added.
        freeze(first());
        const { rows } = await client.query<{ pid: number }>('select pid from pg_stat_activity');
        for (const { pid } of rows) freeze(pid);
        void client.end();
      }
      return () => {
        for (const pid of stopped.splice(0)) process.kill(pid, 'SIGCONT');
      };
    },
    async cut(share) {
      const client = new pg.Client(url('postgres'));
      // It may be down when it is asked, and then there is nothing to cut.
      client.on('error', () => {});
      await client.connect();
      await client.query(
        `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'sztab' and random() < $1`,
        [share],
      );
      await client.end();
    },
    async database() {
      const name = `test${++made}`;
      const client = new pg.Client(url('postgres'));
      await client.connect();
      await client.query(`create database ${name}`);
      await client.end();
      return url(name);
    },
  };
}
