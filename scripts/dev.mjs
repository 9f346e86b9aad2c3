// `npm run dev`: the client with hot replacement, the server behind it, and the compiler over both. One Ctrl-C ends all.
import { spawn } from 'node:child_process';
import net from 'node:net';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { portFrom, readArguments } from './arguments.mjs';
import { build, projects } from './build.mjs';
import { openSite } from './dev-site.mjs';
import { ensureDeps, root } from './ensure-deps.mjs';
import { checkStart } from './start-trouble.mjs';

/** What the server is made of. Boards and the client are replaced on the page instead. */
const BEHIND = /^(?:kernel|protocol|bots|server)\/src\/|^games\/(?:shelf\.ts|[^/]+\/(?!board\/))/;
const SOURCE = /(?<!\.test)\.tsx?$/;
const ROOMS = ['kernel/src', 'protocol/src', 'bots/src', 'pieces/src', 'server/src', 'games'];

const freePort = () =>
  new Promise((resolve) => {
    const probe = net.createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });

/** Starts a program of ours; `ended` is its exit code. */
function start(script, args, stdio) {
  const child = spawn(process.execPath, [path.join(root, script), ...args], { cwd: root, stdio });
  return { child, ended: new Promise((resolve) => child.once('exit', resolve)) };
}

/** The server, with its tables in a file of its own: nobody's real ones. */
function startServer(port, data) {
  const { child, ended } = start(
    'server/dist/main.js',
    ['--port', String(port), '--data', data],
    ['ignore', 'pipe', 'inherit'],
  );
  const open = new Promise((resolve) => child.stdout.once('data', resolve));
  return {
    open: Promise.race([open, ended]),
    async close() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** Compiles what is stale. What the compiler complains of, or nothing. */
async function compile() {
  const { child, ended } = start('node_modules/typescript/bin/tsc', ['-b', '--pretty', ...projects()], 'pipe');
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (said += part));
  return (await ended) === 0 ? null : said;
}

async function develop(port, data) {
  const behind = await freePort();
  let server = startServer(behind, data);
  const site = await openSite({ port, behind });

  const changed = new Set();
  let busy = Promise.resolve();
  /** Changes that come while the compiler runs are compiled together afterwards. */
  async function catchUp() {
    const files = [...changed];
    changed.clear();
    if (files.length === 0) return;
    const complaint = await compile();
    if (complaint !== null) {
      console.error(complaint);
      site.ws.send({ type: 'error', err: { message: stripVTControlCharacters(complaint), stack: '', plugin: 'tsc' } });
    } else if (files.some((file) => BEHIND.test(file))) {
      await server.close();
      server = startServer(behind, data);
      await server.open;
      console.log('sztab: the server runs the new code');
    }
  }
  site.watcher.add(ROOMS.map((room) => path.join(root, room)));
  site.watcher.on('all', (event, file) => {
    const place = path.relative(root, file).replaceAll('\\', '/');
    if (!/^(?:add|change|unlink)$/.test(event) || !SOURCE.test(place)) return;
    changed.add(place);
    busy = busy.then(catchUp);
  });

  await server.open;
  console.log(`Sztab is open at http://localhost:${port} and follows what you change (Ctrl+C closes it)`);
  return async () => {
    await site.close();
    await server.close();
  };
}

const USAGE = `npm run dev [-- --port N] [--data FOLDER]
  --port N         the port of the page (1945)
  --data FOLDER    where tables are kept (.dev)`;
const { values } = readArguments(USAGE, {
  options: {
    port: { type: 'string', default: process.env.PORT ?? '1945' },
    data: { type: 'string', default: path.join(root, '.dev') },
  },
});
const port = portFrom(values.port);
try {
  const args = ['--port', String(port), '--host', 'localhost'];
  const database = path.join(values.data, 'sztab.db');
  await checkStart({ root, command: 'npm run dev --', args, env: process.env, database });
  ensureDeps();
  build();
  const close = await develop(port, values.data);
  const end = () => void close().then(() => process.exit());
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, end);
  // npm runs us through a shell, and a shell that is told to stop does not tell us.
  const shell = process.ppid;
  if (process.env.npm_lifecycle_event) setInterval(() => process.ppid !== shell && end(), 500).unref();
} catch (error) {
  console.error(`sztab: ${error.message}`);
  process.exit(1);
}
