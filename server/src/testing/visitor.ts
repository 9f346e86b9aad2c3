/** A browser at our own pages, as far as the server can tell: it keeps its cookies and says where it comes from. */
import type { App } from '../house.ts';

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | number | undefined>>;
  /** As it was read; a test says itself what it expects. */
  readonly body: ReturnType<JSON['parse']>;
}

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

export class Visitor {
  readonly #app: App;
  readonly #headers: Record<string, string>;
  readonly #cookies = new Map<string, string>();

  constructor(app: App, headers: Record<string, string> = {}) {
    this.#app = app;
    this.#headers = { host: 'localhost:1944', origin: 'http://localhost:1944', ...headers };
  }

  get = (url: string) => this.send('GET', url);
  post = (url: string, body?: unknown) => this.send('POST', url, body);
  patch = (url: string, body: unknown) => this.send('PATCH', url, body);
  delete = (url: string, body?: unknown) => this.send('DELETE', url, body);

  /** The same browser, at another node. */
  borrowCookies(other: Visitor): void {
    for (const [name, value] of other.#cookies) this.#cookies.set(name, value);
  }

  async send(method: Method, url: string, body?: unknown, headers: Record<string, string> = {}): Promise<Answer> {
    const answer = await this.#app.inject({
      method,
      url,
      headers: { ...this.#headers, ...(method === 'GET' ? {} : { 'content-type': 'application/json' }), ...headers },
      cookies: Object.fromEntries(this.#cookies),
      ...(body === undefined ? {} : { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    for (const { name, value } of answer.cookies) {
      if (value === '') this.#cookies.delete(name);
      else this.#cookies.set(name, value);
    }
    const isJson = String(answer.headers['content-type']).startsWith('application/json');
    return { status: answer.statusCode, headers: answer.headers, body: isJson ? answer.json() : answer.body };
  }
}
