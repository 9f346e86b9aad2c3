/** A person at a table online, and everything that the server has told that person's browser. */
import type { Page, Response } from '@playwright/test';
import type { Outcome } from '@sztab/kernel';
import { courseAnswer, type FromClient, follow, fromServer, held, type KnownMoment, type Went } from '@sztab/protocol';

/** Something that came over the wire, and how many entries its reader had heard of by then. */
interface Received {
  readonly text: string;
  readonly seq: number;
}

type Keyed = Exclude<FromClient, { is: 'join' }>;

/** How a wish stands in the log; null if it is none that does. */
function entryOf(wish: Keyed | undefined): string | null {
  if (wish?.is === 'move') return wish.move;
  if (wish?.is === 'undo') return `undo(${wish.count})`;
  return wish?.is === 'resign' ? 'resign' : null;
}

/** Somebody with a browser of their own; everything that the server tells it is kept. */
export class Person {
  readonly page: Page;
  readonly name: string;
  /** What was told before the end; after it there are no secrets. */
  readonly received: Received[] = [];
  /** Every view that the page came to, with the number of entries it belongs to. */
  readonly views: { readonly seq: number; readonly view: unknown }[] = [];
  readonly #wishes = new Map<string, Keyed>();
  readonly #done = new Map<string, number>();
  readonly #refused = new Map<string, string>();
  #steps: readonly KnownMoment[] = [];
  #reading: Promise<unknown> = Promise.resolve();
  /** Connections over which the server has spoken. */
  lines = 0;
  seq = 0;
  undo = 0;
  outcome: Outcome | null = null;

  constructor(page: Page, name: string) {
    this.page = page;
    this.name = name;
    page.on('websocket', (socket) => {
      socket.once('framereceived', () => this.lines++);
      socket.on('framesent', ({ payload }) => this.#says(JSON.parse(String(payload)) as FromClient));
      socket.on('framereceived', ({ payload }) => this.#inTurn(async () => this.#hears(String(payload))));
    });
    page.on('response', (response) => {
      if (/\/api\/(?!me\b)/.test(response.url())) this.#inTurn(() => this.#reads(response));
    });
  }

  /** The moves that count, as this browser knows them. */
  get moves(): number {
    return Math.max(0, this.#steps.length - 1);
  }
  /** Sent, and not answered yet. */
  get waiting(): number {
    return this.#wishes.size - this.#done.size - this.#refused.size;
  }
  /** The entries that this browser was promised are on the disk, with their places. */
  get acknowledged(): readonly { readonly place: number; readonly move: string }[] {
    return [...this.#done].flatMap(([key, seq]) => {
      const move = entryOf(this.#wishes.get(key));
      return move === null ? [] : [{ place: seq - 1, move }];
    });
  }
  /** Whether somebody at this seat made a move that counts. */
  hasMoved = (seat: number): boolean => this.#steps.some((step) => step.seat === seat);

  // A body is read later than the frames after it; in a queue they keep their order.
  #inTurn(act: () => Promise<void>): void {
    this.#reading = this.#reading.then(act);
  }
  #says(message: FromClient): void {
    if (message.is !== 'join') this.#wishes.set(message.key, message);
  }
  async #reads(response: Response): Promise<void> {
    // The body of a page that was left is gone, and nobody has read it.
    const text = await response.text().catch(() => null);
    if (text === null) return;
    const course =
      /\/course(?:$|\?)/.test(response.url()) && response.ok() ? held(courseAnswer, JSON.parse(text)) : null;
    if (course) {
      this.#steps = [];
      this.#goesOn(course.went);
    }
    this.#keep(text);
  }
  #hears(text: string): void {
    const message = held(fromServer, JSON.parse(text));
    if (message.is === 'done') this.#done.set(message.key, message.seq);
    else if (message.is === 'refused' && message.key !== null) this.#refused.set(message.key, message.why);
    else if (message.is === 'went') this.#goesOn(message);
    this.#keep(text);
  }
  #keep(text: string): void {
    if (!this.outcome) this.received.push({ text, seq: this.seq });
  }
  #goesOn(went: Went): void {
    // A waiting room is told how its game begins, too, and reads nothing of it: its page asks for the course.
    if (this.#steps.length === 0 && went.keep > 0) return;
    this.#steps = follow(this.#steps, went);
    this.seq = went.seq;
    this.undo = went.undo;
    this.outcome = went.outcome;
    this.views.push({ seq: went.seq, view: this.#steps.at(-1)?.view });
  }
}
