/** People with browsers at a real server: cookies, requests, and pages that listen to a table. */
import type { Options } from '@sztab/kernel';
import {
  type FromClient,
  type FromServer,
  follow,
  fromServer,
  held,
  type KnownMoment,
  MisfitDelta,
} from '@sztab/protocol';
import { WebSocket } from 'ws';

/** A browser: cookies and requests. */
export class Person {
  readonly url: string;
  cookie = '';
  /** `url`: where the server is. */
  constructor(url: string) {
    this.url = url;
  }
  async ask(method: string, path: string, body?: unknown): Promise<{ status: number; body: never }> {
    const answer = await fetch(this.url + path, {
      method,
      headers: { origin: this.url, cookie: this.cookie, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const set = answer.headers.getSetCookie()[0];
    if (set) this.cookie = set.split(';')[0] as string;
    const text = await answer.text();
    return { status: answer.status, body: (text.startsWith('{') ? JSON.parse(text) : text) as never };
  }
  async named(name: string): Promise<this> {
    await this.ask('POST', '/api/guest', { name, language: 'en' });
    return this;
  }
  /** `table`: its id, perhaps with `?invite=…`. */
  open(table: string, headers: Record<string, string> = {}): Page {
    const [id, query = ''] = table.split('?');
    return new Page(
      new WebSocket(`${this.url.replace('http', 'ws')}/api/tables/${id}/socket?${query}`, {
        headers: { origin: this.url, cookie: this.cookie, ...headers },
      }),
    );
  }
}

/** An open page at a table: it knows only what it was sent. */
export class Page {
  readonly socket: WebSocket;
  readonly heard: FromServer[] = [];
  steps: readonly KnownMoment[] = [];
  seq = 0;
  moves: readonly string[] = [];
  closed: number | null = null;
  misfits = 0;
  #waiting: (() => void)[] = [];

  constructor(socket: WebSocket) {
    this.socket = socket;
    socket.on('message', (data) => {
      const message = held(fromServer, JSON.parse(String(data)));
      this.heard.push(message);
      if (message.is === 'went') {
        try {
          this.steps = follow(this.steps, message);
        } catch (error) {
          // Whoever claimed to know what it does not know is told things that do not fit.
          if (!(error instanceof MisfitDelta)) throw error;
          this.misfits++;
        }
        this.seq = message.seq;
        this.moves = message.moves;
      }
      this.#wake();
    });
    socket.on('close', (code) => {
      this.closed = code;
      this.#wake();
    });
    socket.on('error', () => undefined);
    socket.on('unexpected-response', (request, answer) => {
      request.destroy();
      this.closed = answer.statusCode ?? 0;
      this.#wake();
    });
  }
  /** Comes to the table as whoever knows nothing of it yet, and has been told. */
  async join(): Promise<void> {
    await this.say({ is: 'join', known: null });
    await this.until(() => this.steps.length > 0);
  }
  #wake(): void {
    for (const resolve of this.#waiting.splice(0)) resolve();
  }
  async until<X>(found: () => X | undefined | false | null): Promise<X> {
    for (;;) {
      const now = found();
      if (now) return now;
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    }
  }
  async say(message: FromClient | string): Promise<void> {
    if (this.socket.readyState === WebSocket.CONNECTING)
      await new Promise((resolve) => this.socket.once('open', resolve));
    this.socket.send(typeof message === 'string' ? message : JSON.stringify(message));
  }
  answerTo = (key: string) =>
    this.until(() => this.heard.find((one) => (one.is === 'done' || one.is === 'refused') && one.key === key));
}

/** Two people at a table by link, and the game has begun. */
export async function twoAtTable(url: string, game = 'operation-most-iii', options: Options = {}) {
  const [ada, bob] = [await new Person(url).named('Ada'), await new Person(url).named('Bob')];
  const opened = await ada.ask('POST', '/api/tables', {
    game,
    options,
    chairs: [{ is: 'me' }, { is: 'open' }],
    drawn: false,
    access: 'link',
    pace: { is: 'none' },
  });
  const { id, invite } = opened.body as { id: string; invite: string };
  await bob.ask('POST', `/api/tables/${id}/sit`, { seat: null, invite });
  const entropy = '00112233445566778899aabbccddeeff';
  for (const person of [ada, bob]) await person.ask('POST', `/api/tables/${id}/ready`, { ready: true, entropy });
  return { ada, bob, id, invite };
}
