/** Stands in for the browser's socket: it opens when the test says so, and remembers what was sent. */
import { vi } from 'vitest';

export class FakeSocket extends EventTarget {
  static readonly OPEN = 1;
  static opened: FakeSocket[] = [];
  readonly url: string;
  readyState = 0;
  readonly sent: unknown[] = [];
  closed = false;
  constructor(url: string) {
    super();
    this.url = url;
    FakeSocket.opened.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {
    this.closed = true;
  }
  open(): void {
    this.readyState = FakeSocket.OPEN;
    this.dispatchEvent(new Event('open'));
  }
  tell(message: unknown): void {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }));
  }
}

/** For each test anew. */
export function fakeSockets(): () => FakeSocket {
  FakeSocket.opened = [];
  vi.stubGlobal('WebSocket', FakeSocket);
  return () => FakeSocket.opened.at(-1) as FakeSocket;
}
