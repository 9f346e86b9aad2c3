/**
 * Requests of people at a table: moves, undo, resigning, chat, proposals, votes, words with the bots. A request that is sent again with the same
 * key is done once; another request with a used key is refused. Keys of moves, undo and resigning are looked up in the log alone.
 */
import type { Seat } from '@sztab/kernel';
import type { FromClient } from '@sztab/protocol';
import { isBack } from './lateness.ts';
import type { LiveTable } from './live-table.ts';
import { speakAt } from './partners.ts';
import type { Playing } from './playing.ts';
import { proposeAt, voteAt } from './proposals.ts';
import { keepAnswer, logKey, type RequestKey, readAnswer, requestKey, seqIfSame } from './request-key.ts';
import { addTalk } from './talk.ts';
import { TableTrouble, upToDate } from './trouble.ts';
import { heldBack } from './windows.ts';

export type TableRequest = Exclude<FromClient, { is: 'join' }>;
type Entered = Extract<TableRequest, { is: 'move' | 'undo' | 'resign' }>;

const entersLog = (request: TableRequest): request is Entered =>
  request.is === 'move' || request.is === 'undo' || request.is === 'resign';

const entryOf = (request: Entered): string =>
  request.is === 'move' ? request.move : request.is === 'undo' ? `undo(${request.count})` : 'resign';

/** The entries that a proposal or a vote can make. */
const SETTLED = /^(?:undo\(|resign$)/;

export class Requests {
  readonly #table: LiveTable;

  constructor(table: LiveTable) {
    this.#table = table;
  }

  /**
   * Resolves with the number of entries when the request is done and on the disk. The answer to a window (`windows.ts`) first waits for the window's
   * pause, outside of the queue, so that everything else at the table goes on.
   */
  async request(person: string | null, request: TableRequest): Promise<number> {
    const { keeper, id } = this.#table;
    const key = requestKey(id, person, request);
    const now = await this.#table.inTurn(async () => {
      const held = request.is === 'move' && this.#answers(person, request, key) ? heldBack(this.#table) : 0;
      return held > 0 ? { held } : { seq: await this.#now(person, request, key) };
    });
    if ('seq' in now) return now.seq;
    await keeper.wait(now.held);
    if (keeper.closed) throw new TableTrouble('busy');
    return this.#table.inTurn(() => this.#now(person, request, key));
  }

  async #now(person: string | null, request: TableRequest, key: RequestKey): Promise<number> {
    let isNew = false;
    const seq = await upToDate(async () => {
      const known = await this.#answered(person, request, key);
      isNew = known === null;
      return known ?? this.#do(person, request, key);
    });
    const seat = this.#table.seatOf(person);
    // `append` does this for entries.
    if (isNew && seat !== null && !entersLog(request)) await isBack(this.#table, seat, 'word');
    return seq;
  }

  /** The answer if this or another node has carried the request out already. Refuses a key that was used for another request. */
  async #answered(person: string | null, request: TableRequest, key: RequestKey): Promise<number | null> {
    if (person === null) return null;
    const { playing } = this.#table;
    const entry = playing?.placeOf(key);
    if (entry) return seqIfSame(entry.isSame, entry.place + 1);
    const old = playing?.placeOf({ name: request.key, content: '' });
    if (old) {
      const seq = await this.#answeredBefore(person, request, old.place);
      if (seq !== null) return seq;
    }
    if (entersLog(request)) return null;
    const known = await readAnswer(this.#table.keeper.store, key);
    return known ? seqIfSame(known.content === key.content, known.seq) : null;
  }

  /** An entry with the bare key of release 0.1.0. Null if it is another person's; refused if it is another move. */
  async #answeredBefore(person: string, request: TableRequest, place: number): Promise<number | null> {
    const { keeper, id } = this.#table;
    const row = await keeper.store.db
      .selectFrom('entries')
      .select(['seat', 'move', 'person'])
      .where('match', '=', id)
      .where('seq', '=', place)
      .executeTakeFirst();
    if (!row) return null;
    // The entry that a vote makes is in the name of the person who proposed it.
    if (request.is === 'vote' || request.is === 'propose') return SETTLED.test(row.move) ? place + 1 : null;
    const isMine = row.person === person || (row.person === null && row.seat === this.#table.seatOf(person));
    if (!isMine) return null;
    return seqIfSame(entersLog(request) && entryOf(request) === row.move && request.at <= place, place + 1);
  }

  /** Whether this move would be accepted now; if not, it is refused at once and not after the pause. */
  #answers(person: string | null, request: Extract<TableRequest, { is: 'move' }>, key: RequestKey): boolean {
    const { at, move } = request;
    const { playing, stored } = this.#table;
    if (!playing || playing.match.seq !== at) return false;
    if (playing.placeOf(key)) return false;
    if (stored.state !== 'playing' || stored.paused === 1) return false;
    const seat = this.#table.seatOf(person);
    return playing.asks().some((ask) => ask.seat === seat && ask.moves.includes(move));
  }

  async #do(person: string | null, request: TableRequest, key: RequestKey): Promise<number> {
    const table = this.#table;
    const seat = table.seatOf(person);
    if (request.is === 'say') return this.#say(person, seat, request.text, key);
    if (seat === null) throw new TableTrouble('not-seated');
    const { playing } = table;
    if (!playing || table.stored.state === 'gathering') throw new TableTrouble('not-playing');
    switch (request.is) {
      case 'move':
      case 'undo':
      case 'resign':
        return this.#enter(playing, seat, person, request, logKey(key));
      case 'propose':
        return proposeAt(table, playing, seat, request.wish, key);
      case 'vote':
        return voteAt(table, playing, seat, request, key);
      case 'answer':
      case 'favour':
      case 'manner':
        return speakAt(table, playing, seat, request, key);
    }
  }

  async #enter(playing: Playing, seat: Seat, person: string | null, request: Entered, key: string): Promise<number> {
    const table = this.#table;
    const { state, paused, chairs } = table.stored;
    if (state !== 'playing') throw new TableTrouble('over');
    if (paused === 1) throw new TableTrouble('paused');
    // When several seats are asked, a move need not know of the others' moves: it counts if it is still legal.
    const besides = request.is === 'move' && playing.asks().length > 1;
    // Resigning does not depend on the position, so moves that arrived since do not matter.
    const known = request.is === 'resign' ? request.at <= playing.match.seq : request.at === playing.match.seq;
    if (!besides && !known) throw new TableTrouble('stale');
    const text = entryOf(request);
    if (request.is === 'move' && /^(?:resign|undo)\b/.test(text)) throw new TableTrouble('not-offered');
    // In a cooperative game one person alone cannot resign for all (NPG-4.0.11).
    const others = chairs.some((chair) => chair.person !== null && chair.seat !== seat);
    if (request.is === 'resign' && table.box.lid.together && others) throw new TableTrouble('needs-consent');
    if (request.is === 'undo') table.mustNotBeTooLong(playing);
    return table.append(playing, { seat, move: text, key, person }, false, { own: seat });
  }

  async #say(person: string | null, seat: Seat | null, text: string, key: RequestKey): Promise<number> {
    const { id, keeper, stored } = this.#table;
    if (person === null || seat === null) throw new TableTrouble('not-seated');
    await keeper.store.write(async (tx) => {
      await keepAnswer(tx, id, key, stored.seq, keeper.now());
      await addTalk(tx, id, keeper.date(), person, seat, text);
    });
    await this.#table.tellTalk();
    keeper.store.announce(id);
    return stored.seq;
  }
}
