/**
 * The connection to a table: it comes back by itself after a cut, a sleep or a restart of the server, says what it knows, and sends again what was
 * not answered. A request has a key, so the server counts it once however often it arrives.
 */
import { type FromClient, type FromServer, fromServer, held, PATH, pathTo, understand } from '@sztab/protocol';
import { ownBuild } from '../../look/build.ts';
import { updates } from '../../look/updates.ts';
import { RefusedRequest } from '../../tables/refused.ts';
import { keepUnsent, unsentAt } from './unsent.ts';

type Request = Exclude<FromClient, { is: 'join' }>;
type Unkeyed<W> = W extends unknown ? Omit<W, 'key'> : never;

/**
 * `cut`: it is being mended. `outdated`: server and page are of releases that do not understand each other; the page that is loaded next sends what was
 * not answered. `refused`: there is no such table, or not for this person; trying again would not help.
 */
export type ConnectionState = 'open' | 'cut' | 'outdated' | 'refused';

export interface ConnectionSettings {
  readonly url: string;
  /** Entries this page has heard of; null if none, not even the opening. */
  known(): number | null;
  onMessage(message: FromServer): void;
  onState(state: ConnectionState): void;
}

interface Unanswered {
  readonly request: Request;
  resolve(): void;
  reject(error: Error): void;
}

const POLICY = 1008;
const FIRST_PAUSE = 250;
const LONGEST_PAUSE = 8000;
/** A connection that does not answer for so long after the page woke up is dead, whatever the browser thinks. */
const PATIENCE = 4000;

export const socketUrl = (id: string, invite: string | null): string => {
  const url = new URL(pathTo(PATH.socket, id), location.href);
  url.protocol = url.protocol.replace('http', 'ws');
  if (invite) url.searchParams.set('invite', invite);
  url.searchParams.set('protocol', String(ownBuild.protocol));
  return url.href;
};

/** Checked in development only: a server of the same build sends nothing else. */
const read = (said: unknown): FromServer => (import.meta.env.DEV ? held(fromServer, said) : (said as FromServer));

const newKey = (): string => crypto.randomUUID();

export class Connection {
  readonly #settings: ConnectionSettings;
  readonly #unanswered = new Map<string, Unanswered>();
  #socket: WebSocket | null = null;
  #pause = FIRST_PAUSE;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #probe: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  #outdated = false;

  constructor(settings: ConnectionSettings) {
    this.#settings = settings;
    // Left by an earlier page of this tab, so nobody waits for the answer.
    for (const request of unsentAt(settings.url))
      this.#unanswered.set(request.key, { request, resolve: () => {}, reject: () => {} });
    addEventListener('online', this.#wake);
    document.addEventListener('visibilitychange', this.#wake);
    addEventListener('pagehide', this.#rest);
    addEventListener('pageshow', this.#return);
    this.#connect();
  }

  /** Resolves when the server has done it and written it down; rejects with a `RefusedRequest`. While the connection is cut, the request waits. */
  request(request: Unkeyed<Request>): Promise<void> {
    const keyed = { ...request, key: newKey() } as Request;
    return new Promise((resolve, reject) => {
      this.#unanswered.set(keyed.key, { request: keyed, resolve, reject });
      this.#keep();
      this.#send(keyed);
    });
  }

  retry(): void {
    this.#pause = FIRST_PAUSE;
    this.#connect();
  }

  /** Asks for what this page has missed. `again`: the page asks by itself, and no person opened it or returned to it. */
  join(again = false): void {
    this.#send({ is: 'join', known: this.#settings.known(), ...(again ? { again: true } : {}) });
  }

  close(): void {
    this.#closed = true;
    removeEventListener('online', this.#wake);
    document.removeEventListener('visibilitychange', this.#wake);
    removeEventListener('pagehide', this.#rest);
    removeEventListener('pageshow', this.#return);
    clearTimeout(this.#timer);
    clearTimeout(this.#probe);
    this.#socket?.close();
    for (const { reject } of this.#unanswered.values()) reject(new RefusedRequest('stale', 'the table was left'));
    keepUnsent(this.#settings.url, []);
  }

  #connect(again = false): void {
    if (this.#closed) return;
    clearTimeout(this.#timer);
    this.#drop();
    const socket = new WebSocket(this.#settings.url);
    this.#socket = socket;
    socket.addEventListener('open', () => {
      this.#pause = FIRST_PAUSE;
      this.join(again);
      for (const { request } of this.#unanswered.values()) this.#send(request);
      this.#settings.onState('open');
    });
    socket.addEventListener('message', ({ data }: MessageEvent<string>) => {
      clearTimeout(this.#probe);
      this.#hear(read(JSON.parse(data)));
    });
    socket.addEventListener('close', ({ code }) => {
      if (socket !== this.#socket) return;
      this.#socket = null;
      if (this.#closed) return;
      if (this.#outdated) return this.#settings.onState('outdated');
      this.#settings.onState(code === POLICY ? 'refused' : 'cut');
      if (code === POLICY) return;
      // A random part, so that after a restart not all pages come back at the same moment.
      this.#timer = setTimeout(() => this.#connect(true), this.#pause * (0.5 + Math.random()));
      this.#pause = Math.min(LONGEST_PAUSE, this.#pause * 2);
    });
  }

  #drop(): void {
    const old = this.#socket;
    this.#socket = null;
    old?.close();
  }

  #send(message: FromClient): void {
    if (!this.#outdated && this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  /** What was not answered outlasts this page. */
  #keep(): void {
    keepUnsent(
      this.#settings.url,
      [...this.#unanswered.values()].map(({ request }) => request),
    );
  }

  #hear(message: FromServer): void {
    if (message.is === 'hello') {
      this.#outdated = !understand(ownBuild, message);
      updates.meets(message.build);
      if (this.#outdated) this.#settings.onState('outdated');
    } else if (message.is === 'done') {
      this.#unanswered.get(message.key)?.resolve();
      this.#unanswered.delete(message.key);
      this.#keep();
    } else if (message.is === 'refused') {
      if (message.key === null) return;
      this.#unanswered.get(message.key)?.reject(new RefusedRequest(message.why));
      this.#unanswered.delete(message.key);
      this.#keep();
    } else this.#settings.onMessage(message);
  }

  /** A phone that slept may hold a connection that is long dead. */
  #wake = (): void => {
    if (this.#closed || document.visibilityState !== 'visible') return;
    clearTimeout(this.#probe);
    if (this.#socket?.readyState !== WebSocket.OPEN) this.retry();
    else {
      this.#probe = setTimeout(() => this.retry(), PATIENCE);
      this.join();
    }
  };

  /** The browser may keep the page for its back button: with an open socket its person would be shown as here. */
  #rest = (): void => {
    clearTimeout(this.#timer);
    clearTimeout(this.#probe);
    this.#drop();
  };

  #return = ({ persisted }: PageTransitionEvent): void => {
    if (!persisted || this.#closed || this.#outdated) return;
    this.#settings.onState('cut');
    this.retry();
  };
}
