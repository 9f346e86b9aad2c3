/** Server processes, and doors before them: a door is the way to whichever server lives, and it can be cut like any cable. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import net from 'node:net';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../../server/dist/main.js', import.meta.url));

export interface ServerNode {
  readonly port: number;
  readonly lives: boolean;
  /** In good order. */
  stop(): Promise<void>;
  /** kill -9: it says goodbye to nobody. */
  kill(): Promise<void>;
}

/** `site`: another client than the one that was built. */
export async function startNode(database: string, site?: string): Promise<ServerNode> {
  const args = ['--port', '0', '--database', database, ...(site === undefined ? [] : ['--site', site])];
  const child: ChildProcess = spawn(process.execPath, [MAIN, ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const said = createInterface({ input: child.stdout as NodeJS.ReadableStream });
  const [line] = (await Promise.race([once(said, 'line'), ended.then(() => [''])])) as [string];
  const [, port] = /http:\/\/localhost:(\d+)/.exec(line) ?? [];
  if (port === undefined) throw new Error(`the server did not start: ${line}`);
  return {
    port: Number(port),
    get lives() {
      return child.exitCode === null && child.signalCode === null;
    },
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

/** What goes up comes from the page, what goes down from the server. */
type Way = 'up' | 'down';

export class Door {
  readonly #server: net.Server;
  readonly #lines = new Set<net.Socket>();
  readonly #port: () => number;
  /** What goes this way is lost without a word, as in a tunnel. */
  lost: Way | null = null;
  shut = false;

  private constructor(port: () => number) {
    this.#port = port;
    this.#server = net.createServer((page) => this.#connect(page));
  }

  /** `port`: where a new connection leads. */
  static async open(port: () => number): Promise<Door> {
    const door = new Door(port);
    door.#server.listen(0, 'localhost');
    await once(door.#server, 'listening');
    return door;
  }

  get url(): string {
    return `http://localhost:${(this.#server.address() as net.AddressInfo).port}`;
  }

  /** Ends every connection at once. */
  cut(): void {
    for (const line of this.#lines) line.destroy();
  }

  async close(): Promise<void> {
    this.cut();
    this.#server.close();
    await once(this.#server, 'close');
  }

  #connect(page: net.Socket): void {
    if (this.shut) {
      page.destroy();
      return;
    }
    const server = net.connect(this.#port(), '127.0.0.1');
    this.#carry(page, server, 'up');
    this.#carry(server, page, 'down');
  }

  #carry(from: net.Socket, to: net.Socket, way: Way): void {
    this.#lines.add(from);
    from.on('data', (bytes) => {
      if (this.lost !== way) to.write(bytes);
    });
    from.on('error', () => from.destroy());
    from.on('close', () => {
      this.#lines.delete(from);
      to.destroy();
    });
  }
}
