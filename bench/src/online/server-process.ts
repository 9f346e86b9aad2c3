/** A server in a process of its own, so that its CPU time and memory are its own. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Usage } from './host.ts';

export class ServerProcess {
  readonly #child: ChildProcess;
  readonly port: number;

  private constructor(child: ChildProcess, port: number) {
    this.#child = child;
    this.port = port;
  }

  static async start(worker: string, args: readonly string[]): Promise<ServerProcess> {
    const child = fork(fileURLToPath(new URL(worker, import.meta.url)), args, {
      // As it would be in earnest: in development boardgame.io checks and logs more.
      env: { ...process.env, NODE_ENV: 'production' },
      // As `npm start` and `deploy/` start ours; the peers get the same room.
      execArgv: ['--expose-gc', '--max-semi-space-size=64'],
    });
    const [said] = await Promise.race([once(child, 'message'), once(child, 'exit')]);
    if (child.exitCode !== null) throw new Error(`${worker} ended with ${child.exitCode}`);
    return new ServerProcess(child, said as number);
  }

  get alive(): boolean {
    return this.#child.exitCode === null && this.#child.signalCode === null;
  }

  get url(): string {
    return `ws://127.0.0.1:${this.port}`;
  }

  /** `gc`: after whatever is not used any more was let go. */
  async usage(gc = false): Promise<Usage> {
    this.#child.send(gc ? 'gc' : 'usage');
    const [usage] = await once(this.#child, 'message');
    return usage as Usage;
  }

  async end(): Promise<void> {
    const ended = once(this.#child, 'exit');
    this.#child.disconnect();
    await ended;
  }

  /** kill -9. */
  async kill(): Promise<void> {
    const ended = once(this.#child, 'exit');
    this.#child.kill('SIGKILL');
    await ended;
  }
}
