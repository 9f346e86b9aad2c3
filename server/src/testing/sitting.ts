/** Several people at one table, each with a page of their own: they play on, whoever may move. */
import { setTimeout as pause } from 'node:timers/promises';
import type { FromClient, FromServer, Proposed, Went } from '@sztab/protocol';
import type { Page, Person } from './page.ts';

type Request = Exclude<FromClient, { is: 'join' }>;
type Unkeyed<W> = W extends unknown ? Omit<W, 'key'> : never;

let requests = 0;

export class Sitting {
  readonly pages: readonly Page[];

  private constructor(pages: readonly Page[]) {
    this.pages = pages;
  }

  /** In the order of these people, all of whom have heard how things stand. `table`: its id, perhaps with `?invite=…`. */
  static async at(table: string, people: readonly Person[]): Promise<Sitting> {
    const pages = people.map((person) => person.open(table));
    for (const page of pages) {
      await page.say({ is: 'join', known: null });
      await page.until(() => page.closed !== null || page.heard.some(({ is }) => is === 'went'));
      if (page.closed !== null) throw new Error(`the table is closed to this person: ${page.closed}`);
    }
    return new Sitting(pages);
  }

  get seq(): number {
    return Math.max(...this.pages.map(({ seq }) => seq));
  }
  get over(): boolean {
    return this.pages.some((page) => last(page).outcome !== null);
  }

  /** The answer is `done`, or this throws. Everybody has then heard of it. */
  async request(page: Page, request: Unkeyed<Request>): Promise<void> {
    const key = `sitting-${process.pid}-${++requests}`;
    const isTooFast = (one: FromServer): boolean => one.is === 'refused' && one.why === 'too-fast';
    const tooFast = (): number => page.heard.filter(isTooFast).length;
    const answered = () =>
      page.heard.find((one) => (one.is === 'done' || one.is === 'refused') && one.key === key && !isTooFast(one));
    let answer: ReturnType<typeof answered>;
    // People are not as quick as this; whoever is told so says it again a moment later.
    for (let before = tooFast(); !answer; before = tooFast()) {
      if (before > 0) await pause(50);
      await page.say({ ...request, key } as Request);
      await page.until(() => answered() || tooFast() > before || page.closed !== null);
      answer = answered();
      if (!answer && page.closed !== null) break;
    }
    if (answer?.is !== 'done') throw new Error(`${JSON.stringify(request)}: ${JSON.stringify(answer)}`);
    await this.heard(answer.seq);
  }

  heard = (seq: number): Promise<unknown> =>
    Promise.all(this.pages.map((page) => page.until(() => page.seq >= seq || page.closed !== null)));

  /** Plays so many moves, or up to the end; where a bot is asked, it is waited for. The place in the log chooses the move. */
  async play(moves: number): Promise<void> {
    for (let n = 0; n < moves && !this.over; n++) {
      const page = await this.#whoMayMove();
      if (!page) return;
      const move = page.moves[(page.seq * 7 + 3) % page.moves.length] as string;
      await this.request(page, { is: 'move', at: page.seq, move });
    }
  }

  /** Plays on until somebody may take a move back, and takes it back. */
  async playUntilUndone(): Promise<void> {
    for (let n = 0; n < 40; n++) {
      await this.play(1);
      const page = this.pages.find((one) => last(one).undo > 0);
      if (page) return this.request(page, { is: 'undo', at: page.seq, count: 1 });
    }
    throw new Error('nothing could be taken back');
  }

  /** One proposes it, the other agrees. */
  async agree(wanted: Proposed): Promise<void> {
    const [one, other] = this.pages as [Page, Page];
    await this.request(one, { is: 'propose', wish: wanted });
    const proposal = await other.until(() =>
      other.heard
        .flatMap((said) => (said.is === 'table' && said.table.proposal ? [said.table.proposal.id] : []))
        .at(-1),
    );
    await this.request(other, { is: 'vote', proposal, yes: true });
  }

  /** Somebody who may gives up; where all win or lose together, all do. */
  async resign(): Promise<void> {
    const page = await this.#whoMayMove();
    if (!page) return;
    await this.request(page, { is: 'resign', at: page.seq }).catch((error: Error) => {
      if (!error.message.includes('needs-consent')) throw error;
      return this.agree({ is: 'resign' });
    });
    await page.until(() => this.over);
  }

  close(): void {
    for (const { socket } of this.pages) socket.close();
  }

  async #whoMayMove(): Promise<Page | undefined> {
    const found = (): Page | undefined => this.pages.find(({ moves }) => moves.length > 0);
    await Promise.race(this.pages.map((page) => page.until(() => this.over || found())));
    return this.over ? undefined : found();
  }
}

const last = (page: Page): Went => page.heard.findLast((one): one is Went => one.is === 'went') as Went;
