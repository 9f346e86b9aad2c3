/**
 * Hostile messages over real sockets, from people at the table, from somebody who looks on and from a nameless visitor, while an honest game goes
 * on. `SZTAB_HOSTILE=100000 npx vitest run server/src/tables/hostile.test.ts` is the long run.
 */
import type { Socket } from 'node:net';
import { below, canonical, type FastStream, fastStream, hashText } from '@sztab/kernel';
import { type FromServer, type RefusalWord, refusalWord } from '@sztab/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import type { App } from '../house.ts';
import { usualLimits } from '../limits.ts';
import type { Store } from '../store/store.ts';
import { type Answer, type Attack, attack, type Target } from '../testing/hostile.ts';
import { listening, openHouse } from '../testing/open-house.ts';
import { type Page, Person, twoAtTable } from '../testing/page.ts';

const MESSAGES = Number(process.env.SZTAB_HOSTILE ?? 2400);
/** Messages of each attacker between two honest moves. */
const ROUND = 25;
const endless = { burst: 1e12, perSecond: 1e12 };
const limits = {
  ...usualLimits,
  requests: { max: 1e9, seconds: 60 },
  messages: endless,
  talk: endless,
  nonsense: endless,
};

let app: App;
let store: Store;
let url: string;
beforeAll(async () => {
  ({ app, store } = await openHouse({ config: { limits } }));
  url = await listening(app);
});
afterAll(() => app.close());

/** What is said when something broke inside, or the door was shut: no refusal of what was sent. */
const TROUBLE: readonly RefusalWord[] = ['busy', 'broken', 'closing', 'too-fast'];
/** What is said sooner or later, whatever the dice. */
const SURELY: readonly RefusalWord[] = [
  ...(['bad-message', 'not-seated', 'stale', 'not-asked', 'not-offered'] as const),
  ...(['nothing-to-undo', 'needs-consent', 'no-such-proposal', 'key-used'] as const),
];
const refusals = new Set<RefusalWord>();

/** All that is kept, but for who was seen when. */
async function kept(): Promise<string> {
  const { db } = store;
  const rows = await Promise.all(
    (['people', 'tables', 'chairs', 'entries', 'talk', 'results', 'ratings'] as const).map((name) =>
      db.selectFrom(name).selectAll().execute(),
    ),
  );
  return hashText(canonical(rows.map((table) => table.map((row) => ({ ...row, seen: null })))));
}

/** Somebody hostile, who comes back whenever the door was shut. */
class Attacker {
  readonly #open: () => Page;
  readonly seated: boolean;
  page: Page;
  joined = false;
  sent = 0;
  constructor(open: () => Page, seated: boolean) {
    this.#open = open;
    this.seated = seated;
    this.page = open();
  }

  async strike({ kind, send, expect: allowed }: Attack): Promise<void> {
    if (this.page.closed !== null) {
      this.page = this.#open();
      this.joined = false;
    }
    const { page } = this;
    const { socket } = page;
    if (socket.readyState === WebSocket.CONNECTING) await new Promise((resolve) => socket.once('open', resolve));
    const from = page.heard.length;
    if ('text' in send) socket.send(send.text);
    else if ('binary' in send) socket.send(send.binary, { binary: true });
    else if ('torn' in send) socket.send(send.torn, { binary: false });
    else (socket as unknown as { _socket: Socket })._socket.write(send.wire);
    const answered = await page.until(() =>
      page.closed !== null ? { is: 'closed' as const } : page.heard.slice(from).find(isAnswer),
    );
    const why = answered.is === 'refused' ? refusalWord.parse(answered.why) : null;
    if (why) refusals.add(why);
    if (!allowed.includes(answered.is as Answer) || (why && TROUBLE.includes(why)))
      expect.fail(`${kind} ${JSON.stringify(send).slice(0, 200)} was answered by ${JSON.stringify(answered)}`);
    if (answered.is === 'went') this.joined = true;
    page.heard.length = 0;
    this.sent++;
  }
}

const isAnswer = ({ is }: FromServer): boolean => is === 'refused' || is === 'done' || is === 'went';

test(
  `${MESSAGES} hostile messages are refused or close their socket, change nothing, and disturb nobody`,
  async () => {
    // Half of them where moves can be taken back, half where they cannot.
    const gameAfter = (sent: number) => (sent < MESSAGES / 2 ? 'general-orders' : 'operation-most-iii');
    let game = gameAfter(0);
    let { ada, bob, id, invite } = await twoAtTable(url, game);
    const eve = await new Person(url).named('Eve');
    const honest = async () => {
      const pages = [ada.open(id), bob.open(id)] as [Page, Page];
      for (const page of pages) await page.join();
      return pages;
    };
    let pages = await honest();
    const attackers = (): Attacker[] => [
      new Attacker(() => ada.open(id), true),
      new Attacker(() => bob.open(id), true),
      new Attacker(() => eve.open(`${id}?invite=${invite}`), false),
      new Attacker(() => new Person(url).open(`${id}?invite=${invite}`), false),
    ];
    let crowd = attackers();
    const dice = [1, 2, 3, 4].map((seed) => fastStream(1944, seed));
    const chance = fastStream(7);
    const used: string[] = [];
    let last: number | null = null;
    for (let sent = 0; sent < MESSAGES; ) {
      const before = await kept();
      const moversAt = pages.findIndex(({ moves }) => moves.length > 0);
      const asked = pages.map(({ moves }) => moves.length > 0);
      const offered = pages.flatMap(({ moves }) => [...moves]).slice(0, 40);
      const { seq } = pages[0];
      for (const page of pages) page.heard.length = 0;
      await Promise.all(
        crowd.map(async (attacker, i) => {
          const alone = asked.filter(Boolean).length === 1;
          const { seated } = attacker;
          const others = last !== null && last !== i;
          const target: Target = { seq, offered, alone, used, seated, asked: seated && asked[i] === true, others };
          for (let n = 0; n < ROUND; n++) await attacker.strike(attack(dice[i] as FastStream, target));
        }),
      );
      sent += crowd.length * ROUND;
      expect(await kept()).toBe(before);
      // The honest pages heard of nothing but who came and went.
      for (const page of pages) {
        expect(page.closed).toBeNull();
        expect(page.heard.filter(({ is }) => is !== 'table')).toEqual([]);
      }
      const mover = pages[moversAt] as Page;
      const key = `honest-${sent}-move`;
      const move = mover.moves[below(chance, mover.moves.length)] as string;
      await mover.say({ is: 'move', key, at: seq, move });
      expect(await mover.answerTo(key)).toEqual({ is: 'done', key, seq: seq + 1 });
      used.push(key);
      last = moversAt;
      for (const page of [...pages, ...crowd.filter(({ joined }) => joined).map(({ page }) => page)])
        await page.until(() => page.closed !== null || page.seq === seq + 1);
      if (pages.every(({ moves }) => moves.length === 0) || gameAfter(sent) !== game) {
        // The game is over, or another is to be played; hostile people follow to the next table.
        game = gameAfter(sent);
        for (const page of [...pages, ...crowd.map(({ page }) => page)]) page.socket.terminate();
        ({ ada, bob, id, invite } = await twoAtTable(url, game));
        pages = await honest();
        crowd = attackers();
        used.length = 0;
        last = null;
      }
    }
    // They came past the door, and were refused by the table and by the rules.
    expect([...refusals]).toEqual(expect.arrayContaining([...SURELY]));
    expect(pages.map(({ misfits }) => misfits)).toEqual([0, 0]);
  },
  60_000 + MESSAGES * 20,
);
