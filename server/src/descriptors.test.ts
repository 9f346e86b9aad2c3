/** A real server process with few file descriptors, and more connections than it has descriptors for. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import net from 'node:net';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';

const MAIN = fileURLToPath(new URL('../dist/main.js', import.meta.url));
/** What a start needs for a moment, and some. */
const DESCRIPTORS = 400;

let child: ChildProcess;
const open: net.Socket[] = [];
afterAll(async () => {
  for (const socket of open) socket.destroy();
  if (child.exitCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
});

async function start(): Promise<number> {
  const run = `ulimit -n ${DESCRIPTORS}; exec "$0" "$1" --port 0 --database :memory:`;
  child = spawn('bash', ['-c', run, process.execPath, MAIN], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = (await once(createInterface({ input: child.stdout as NodeJS.ReadableStream }), 'line')) as [string];
  return Number(/localhost:(\d+)/.exec(line)?.[1]);
}

/** Asks on a connection that stays open; the first line of the answer, or nothing where it is closed. */
function ask(socket: net.Socket, text: string): Promise<string> {
  return new Promise((resolve) => {
    socket.once('data', (part) => resolve(String(part).split('\r\n')[0] ?? ''));
    socket.once('close', () => resolve(''));
    socket.write(text);
  });
}

test('connections leave file descriptors for the rest of the server, and nothing is still to be loaded', async () => {
  const port = await start();
  const head = `host: localhost:${port}\r\norigin: http://localhost:${port}\r\n`;
  const first = net.connect(port, '127.0.0.1');
  open.push(first);
  expect(await ask(first, `GET /health HTTP/1.1\r\n${head}\r\n`)).toBe('HTTP/1.1 200 OK');
  const answers = await Promise.all(
    Array.from({ length: DESCRIPTORS + 50 }, () => {
      const socket = net.connect(port, '127.0.0.1');
      socket.on('error', () => {});
      open.push(socket);
      return ask(socket, `GET /health HTTP/1.1\r\n${head}\r\n`);
    }),
  );
  expect(answers).toContain('HTTP/1.1 200 OK');
  expect(answers).toContain('');
  expect(readdirSync(`/proc/${child.pid}/fd`).length).toBeLessThan(DESCRIPTORS - 100);
  // Passkeys are the largest part that was once loaded later.
  const passkey = `POST /api/passkeys/login/options HTTP/1.1\r\n${head}content-type: application/json\r\ncontent-length: 2\r\n\r\n{}`;
  expect(await ask(first, passkey)).toBe('HTTP/1.1 200 OK');
  expect(child.exitCode).toBe(null);
});

test('with too few file descriptors to start the server says so', async () => {
  const run = `ulimit -n 128; exec "$0" "$1" --port 0 --database :memory:`;
  const starting = spawn('bash', ['-c', run, process.execPath, MAIN], { stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  starting.stderr.on('data', (part) => {
    said += part;
  });
  const [code] = await once(starting, 'close');
  expect(said).toBe('sztab: only 128 files may be open here, and Sztab needs 400; raise ulimit -n\n');
  expect(code).toBe(1);
});
