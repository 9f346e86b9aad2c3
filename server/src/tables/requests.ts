/** What people at a table ask for, done once however often it is sent: moves, what is taken back, words, proposals and votes. */
import type { Seat } from '@sztab/kernel';
import type { FromClient } from '@sztab/protocol';
import type { LiveTable } from './live-table.ts';
import type { Playing } from './playing.ts';
import { proposeAt, voteAt } from './proposals.ts';
import { addTalk } from './talk.ts';
import { TableTrouble, upToDate } from './trouble.ts';
import { heldBack } from './windows.ts';

export type TableRequest = Exclude<FromClient, { is: 'join' }>;
type Entered = Extract<TableRequest, { is: 'move' | 'undo' | 'resign' }>;

/** More than one page may have waiting at a time. */
const MOST_ANSWERED = 50;

export class Requests {
  readonly #table: LiveTable;
  /** What people said, proposed and voted last, and the answer: whoever has not heard it asks again. */
  readonly #answered = new Map<string, number>();

  constructor(table: LiveTable) {
    this.#table = table;
  }

  /**
   * Does what a seated person requests; resolves with the number of entries when it is on the disk. What answers a window is kept back until it has
   * been open for as long as was drawn for it; meanwhile the table is free for everything else.
   */
  async request(person: string | null, request: TableRequest): Promise<number> {
    const { keeper } = this.#table;
    const now = await this.#table.inTurn(async () => {
      const held = request.is === 'move' && this.#answers(person, request) ? heldBack(this.#table) : 0;
      return held > 0 ? { held } : { seq: await this.#now(person, request) };
    });
    if ('seq' in now) return now.seq;
    await keeper.wait(now.held);
    if (keeper.closed) throw new TableTrouble('busy');
    return this.#table.inTurn(() => this.#now(person, request));
  }

  async #now(person: string | null, request: TableRequest): Promise<number> {
    const { is } = request;
    // These have their keys in the log.
    if (is === 'move' || is === 'undo' || is === 'resign') return upToDate(() => this.#do(person, request));
    const key = `${person} ${request.key}`;
    const known = this.#answered.get(key);
    if (known !== undefined) return known;
    const seq = await upToDate(() => this.#do(person, request));
    this.#answered.set(key, seq);
    const [oldest = ''] = this.#answered.keys();
    if (this.#answered.size > MOST_ANSWERED) this.#answered.delete(oldest);
    return seq;
  }

  /** Whether this is an answer that counts now; all else is told why not at once. */
  #answers(person: string | null, { at, move, key }: Extract<TableRequest, { is: 'move' }>): boolean {
    const { playing, stored } = this.#table;
    if (!playing || playing.match.seq !== at || playing.placeOf(key) !== undefined) return false;
    if (stored.state !== 'playing' || stored.paused === 1) return false;
    const seat = this.#table.seatOf(person);
    return playing.asks().some((ask) => ask.seat === seat && ask.moves.includes(move));
  }

  async #do(person: string | null, request: TableRequest): Promise<number> {
    const table = this.#table;
    const seat = table.seatOf(person);
    if (request.is === 'say') return this.#say(person, seat, request.text);
    if (seat === null) throw new TableTrouble('not-seated');
    const { playing } = table;
    if (!playing || table.stored.state === 'gathering') throw new TableTrouble('not-playing');
    // It is in the log already: the answer got lost, perhaps with the node that gave it.
    const place = playing.placeOf(request.key);
    if (place !== undefined) return place + 1;
    switch (request.is) {
      case 'move':
      case 'undo':
      case 'resign':
        return this.#enter(playing, seat, person, request);
      case 'propose':
        return proposeAt(table, playing, seat, request.wish, request.key);
      case 'vote':
        return voteAt(table, playing, seat, request);
    }
  }

  async #enter(playing: Playing, seat: Seat, person: string | null, request: Entered): Promise<number> {
    const table = this.#table;
    const { state, paused, chairs } = table.stored;
    if (state !== 'playing') throw new TableTrouble('over');
    if (paused === 1) throw new TableTrouble('paused');
    // Moves made at the same time count in the order of their arrival, as long as they are still offered.
    const besides = request.is === 'move' && playing.asks().length > 1;
    // Whoever gives up does so in any position that was there.
    const known = request.is === 'resign' ? request.at <= playing.match.seq : request.at === playing.match.seq;
    if (!besides && !known) throw new TableTrouble('stale');
    const text = request.is === 'move' ? request.move : request.is === 'undo' ? `undo(${request.count})` : 'resign';
    if (request.is === 'move' && /^(?:resign|undo)\b/.test(text)) throw new TableTrouble('not-offered');
    // Nobody loses it for the others (NPG-4.0.11).
    const others = chairs.some((chair) => chair.person !== null && chair.seat !== seat);
    if (request.is === 'resign' && table.box.lid.together && others) throw new TableTrouble('needs-consent');
    if (request.is === 'undo') table.mustNotBeTooLong(playing);
    return table.append(playing, { seat, move: text, key: request.key, person }, false);
  }

  async #say(person: string | null, seat: Seat | null, text: string): Promise<number> {
    const { id, keeper } = this.#table;
    if (person === null || seat === null) throw new TableTrouble('not-seated');
    await keeper.store.write((tx) => addTalk(tx, id, keeper.now(), person, seat, text));
    await this.#table.tellTalk();
    keeper.store.announce(id);
    return this.#table.stored.seq;
  }
}
