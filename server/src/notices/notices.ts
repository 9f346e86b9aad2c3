/**
 * Tells people that a table waits for them. Every node does this in its rounds, and each notice is taken in the store before it is sent:
 * of several nodes one sends it. A node that dies between the two loses that notice; nothing is ever sent twice.
 */
import type { Config } from '../house.ts';
import { leftAt } from '../tables/clock.ts';
import type { Hall } from '../tables/hall.ts';
import { readTables, type StoredTable } from '../tables/stored.ts';
import { type PushKeys, pushKeys, stopToken } from './keys.ts';
import { MailTrouble, type Post, postOffice } from './mail.ts';
import { type Letter, post } from './push.ts';
import { type Digest, giveBack, type Notice, takeMail, takePush, unmailed, unpushed } from './taking.ts';
import { noteSeen, noteTurns, type Present, restless, WAIT } from './turns.ts';
import { digestText, languageOf, noticeWords, pushLine, type WaitingTable } from './words.ts';

const EVERY = 60_000;
const HOUR = 3_600_000;
/** A server that was down for longer tells of older turns only when something happens at the table. */
const LOOK_BACK = 48 * HOUR;
/** So many are sent side by side. */
const ABREAST = 10;

export class Notices {
  readonly #hall: Hall;
  readonly #config: Config;
  readonly #mail: Post | null;
  readonly #unsubscribe: () => void;
  /** When something was last heard of a table that was not looked at since. */
  readonly #heard = new Map<string, number>();
  /** Something may have gone unheard. */
  #unsure = true;
  #last: number;
  #round: Promise<void> | null = null;
  #sending: Promise<void> | null = null;
  #closed = false;

  constructor(hall: Hall, config: Config) {
    this.#hall = hall;
    this.#config = config;
    this.#mail = config.mail && postOffice(config.mail);
    // Pages have a minute to come back after a start, before anybody is told.
    this.#last = hall.ticks();
    this.#unsubscribe = hall.store.onAnnounced((match) => {
      if (match === '') this.#unsure = true;
      else this.#heard.set(match, hall.now());
    });
  }

  /** The hall makes a round; resolves when what it began is over. */
  async onRound(): Promise<void> {
    const now = this.#hall.now();
    const ticks = this.#hall.ticks();
    if (ticks - this.#last < EVERY || this.#round || this.#closed) return;
    this.#last = ticks;
    const trouble = (error: unknown): void => this.#hall.trouble('notices', '', error);
    this.#round = this.look(now)
      .catch(trouble)
      .finally(() => {
        this.#round = null;
      });
    // Whoever is slow to take a letter must not keep us from noticing who is here.
    this.#sending ??= this.#round
      .then(() => this.send(now))
      .catch(trouble)
      .finally(() => {
        this.#sending = null;
      });
    await this.#sending;
  }

  async close(): Promise<void> {
    this.#closed = true;
    this.#unsubscribe();
    await Promise.all([this.#round, this.#sending]);
  }

  /** Notes who is here, and for whom tables wait that have come to rest. */
  async look(now: number): Promise<void> {
    const { store } = this.#hall;
    if (this.#unsure) {
      this.#unsure = false;
      for (const { id, changed } of await restless(store, now - LOOK_BACK))
        if (!this.#heard.has(id)) this.#heard.set(id, changed);
    }
    await noteSeen(store, await this.#present(), now);
    for (const [match, at] of [...this.#heard]) {
      if (this.#closed) return;
      if (at > now - WAIT) continue;
      // What was heard a moment too early (clocks of nodes differ) is looked at again.
      if ((await noteTurns(store, match, now)) !== 'restless') this.#heard.delete(match);
    }
  }

  async #present(): Promise<Present[]> {
    const tables = await this.#hall.openTables();
    return tables.flatMap((table) => {
      const { state, asked, pace } = table.stored;
      return table.info(null).chairs.flatMap(({ seat, who }): Present[] => {
        if (who?.is !== 'person' || !who.here) return [];
        const waits = state === 'playing' && pace.is !== 'live' && asked.includes(seat);
        return [{ match: table.id, person: who.id, seat, asked: waits }];
      });
    });
  }

  async send(now: number): Promise<void> {
    const { store } = this.#hall;
    const keys = await pushKeys(store);
    await this.#abreast(await unpushed(store, now), (notice) => this.#push(notice, keys, now));
    const { origin } = this.#config;
    const mail = this.#mail;
    if (mail && origin !== null)
      await this.#abreast(await unmailed(store, now), (person) => this.#write(mail, origin, person, now));
  }

  async #abreast<X>(list: readonly X[], act: (one: X) => Promise<void>): Promise<void> {
    for (let i = 0; i < list.length && !this.#closed; i += ABREAST) {
      const some = list.slice(i, i + ABREAST).map((one) => act(one));
      for (const { reason } of (await Promise.allSettled(some)).filter(({ status }) => status === 'rejected') as {
        reason: unknown;
      }[])
        this.#hall.trouble('notices', '', reason);
    }
  }

  async #push(notice: Notice, keys: PushKeys, now: number): Promise<void> {
    const { store } = this.#hall;
    const { person, match, kind } = notice;
    const targets = await store.db.selectFrom('push').selectAll().where('person', '=', person).execute();
    if (targets.length === 0 || !(await takePush(store, notice, now))) return;
    const { language } = await this.#person(person);
    const [table] = await this.#tables([match], person, now);
    if (!table) return;
    const letter: Letter = {
      title: noticeWords[languageOf(language)][kind],
      body: pushLine(kind === 'turn' ? table : { ...table, hours: null }, languageOf(language)),
      url: `/t/${match}`,
      tag: match,
      lang: languageOf(language),
    };
    const { origin, pushHosts } = this.#config;
    const subject = origin?.startsWith('https:') ? origin : 'mailto:sztab@localhost';
    for (const target of targets) {
      const posted = await post(target, letter, { keys, subject, hosts: pushHosts }).catch(() => 'failed');
      if (posted === 'gone') await store.db.deleteFrom('push').where('endpoint', '=', target.endpoint).execute();
      else if (posted === 'failed')
        this.#hall.trouble('push', match, new Error('a push service did not take a letter'));
    }
  }

  async #write(mail: Post, origin: string, person: string, now: number): Promise<void> {
    const { store } = this.#hall;
    const digest = await takeMail(store, person, now);
    if (!digest) return;
    try {
      await this.#mailTo(mail, origin, digest, now);
    } catch (error) {
      this.#hall.trouble('mail', '', error);
      if (error instanceof MailTrouble && error.again) await giveBack(store, digest);
    }
  }

  async #mailTo(mail: Post, origin: string, { person, matches }: Digest, now: number): Promise<void> {
    const { name, email, confirmed, language: kept } = await this.#person(person);
    if (email === null || confirmed === 0) return;
    const language = languageOf(kept);
    const tables = (await this.#tables(matches, person, now)).map((table) => ({ ...table, link: origin + table.link }));
    if (tables.length === 0) return;
    const stop = `${origin}/api/mail/stop?token=${await stopToken(this.#hall.store, person)}`;
    const subject = noticeWords[language].subject(tables);
    await mail({ to: email, subject, text: digestText(name, tables, stop, language), stop });
  }

  #person(id: string) {
    const people = this.#hall.store.db.selectFrom('people').select(['name', 'email', 'confirmed', 'language']);
    return people.where('id', '=', id).executeTakeFirstOrThrow();
  }

  async #tables(matches: readonly string[], person: string, now: number): Promise<WaitingTable[]> {
    const language = languageOf((await this.#person(person)).language);
    const tables = await readTables(this.#hall.store, matches);
    return Promise.all(
      tables.map(async (table) => ({
        title: (await this.#hall.box(table.game)).words[language].title,
        others: table.chairs.flatMap(({ person: other, name }) => (other === person || !name ? [] : [name])),
        hours: hoursLeft(table, person, now),
        link: `/t/${table.id}`,
      })),
    );
  }
}

function hoursLeft({ clock, chairs }: StoredTable, person: string, now: number): number | null {
  const seat = chairs.find((chair) => chair.person === person)?.seat;
  const left = clock && seat !== undefined ? leftAt(clock, now)[seat] : undefined;
  return left === undefined ? null : Math.floor(left / HOUR);
}
