/** Requests of people at a table: moves, undo, resigning, chat, proposals, votes, words with the bots. A request that is sent again with the same key is done once. */
import type { Seat } from '@sztab/kernel';
import type { FromClient } from '@sztab/protocol';
import type { LiveTable } from './live-table.ts';
import { speakAt } from './partners.ts';
import type { Playing } from './playing.ts';
import { proposeAt, voteAt } from './proposals.ts';
import { addTalk } from './talk.ts';
import { TableTrouble, upToDate } from './trouble.ts';
import { heldBack } from './windows.ts';

export type TableRequest = Exclude<FromClient, { is: 'join' }>;
type Entered = Extract<TableRequest, { is: 'move' | 'undo' | 'resign' }>;

/** The size of the idempotency cache for requests whose keys are not in the log; a page may have at most 20 unanswered. */
const MOST_ANSWERED = 50;

export class Requests {
  readonly #table: LiveTable;
  /** By person and key, the answers to the last chats, proposals, votes and words with bots: a client that lost the answer sends the request again. */
  readonly #answered = new Map<string, number>();

  constructor(table: LiveTable) {
    this.#table = table;
  }

  /**
   * Resolves with the number of entries when the request is done and on the disk. The answer to a window (`windows.ts`) first waits for the window's
   * pause, outside of the queue, so that everything else at the table goes on.
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
    // Their keys stand in the log.
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

  /** Whether this move would be accepted now; if not, it is refused at once and not after the pause. */
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
    // Done already, perhaps by a node that died before it answered.
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
      case 'answer':
      case 'favour':
      case 'manner':
        return speakAt(table, playing, seat, request);
    }
  }

  async #enter(playing: Playing, seat: Seat, person: string | null, request: Entered): Promise<number> {
    const table = this.#table;
    const { state, paused, chairs } = table.stored;
    if (state !== 'playing') throw new TableTrouble('over');
    if (paused === 1) throw new TableTrouble('paused');
    // When several seats are asked, a move need not know of the others' moves: it counts if it is still legal.
    const besides = request.is === 'move' && playing.asks().length > 1;
    // Resigning does not depend on the position, so moves that arrived since do not matter.
    const known = request.is === 'resign' ? request.at <= playing.match.seq : request.at === playing.match.seq;
    if (!besides && !known) throw new TableTrouble('stale');
    const text = request.is === 'move' ? request.move : request.is === 'undo' ? `undo(${request.count})` : 'resign';
    if (request.is === 'move' && /^(?:resign|undo)\b/.test(text)) throw new TableTrouble('not-offered');
    // In a cooperative game one person alone cannot resign for all (NPG-4.0.11).
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
