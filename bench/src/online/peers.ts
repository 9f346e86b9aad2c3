/** How each of the three servers is spoken to: all over bare sockets, so that the clients cost the same. */
import { WebSocket } from 'ws';
import type { Crowd, Drill } from './drill.ts';

/** One client's connection to a server. */
export interface Connection {
  /** Sends the move that leads from so many moves to one more. */
  move(at: number, move: string): void;
  close(): void;
}

/** A move came through to this client, in so many bytes. */
type OnMove = (bytes: number) => void;

export interface Peer {
  readonly name: string;
  /** The built program that serves, and what it is told. */
  readonly worker: string;
  args(crowd: Crowd, players: number, drills: readonly Drill[]): readonly string[];
  /** What the table is called at which this game is played. */
  idOf(number: number): string;
  /** Resolves when the client is at the table. `seat` is null for one who looks on. */
  connect(url: string, crowd: Crowd, table: string, seat: number | null, onMove: OnMove): Promise<Connection>;
}

const socketTo = (url: string, headers: Record<string, string> = {}): WebSocket =>
  new WebSocket(url, { headers, perMessageDeflate: false });

const failed = (what: string): never => {
  throw new Error(what);
};

export const tableId = (number: number): string => `table-${number}`;

/** Cookie of the person on this chair; see `stored.ts`. */
export const cookieOf = (table: string, seat: number): string => `${table}-${seat}`.padEnd(43, '_');

export const own: Peer = {
  name: 'Sztab',
  worker: 'own-worker.js',
  args: () => [],
  idOf: tableId,
  connect: (url, _crowd, table, seat, onMove) =>
    new Promise((resolve, reject) => {
      const cookie: Record<string, string> = seat === null ? {} : { cookie: `sztab=${cookieOf(table, seat)}` };
      const socket = socketTo(`${url}/api/tables/${table}/socket`, { origin: url.replace('ws', 'http'), ...cookie });
      let joined = false;
      let pending = 0;
      let unanswered = 0;
      const connection: Connection = {
        move: (at, move) => {
          unanswered++;
          socket.send(JSON.stringify({ is: 'move', key: `${table}-${seat}-${at}-${unanswered}`, at, move }));
        },
        close: () => socket.terminate(),
      };
      socket.on('error', reject);
      socket.on('open', () => socket.send('{"is":"join","known":null}'));
      socket.on('message', (data: Buffer) => {
        const text = data.toString('latin1');
        if (text.startsWith('{"is":"went"')) {
          if (joined) {
            // The mover is told when the move is on the disk, too: only then it has come through.
            if (unanswered > 0) pending = data.length;
            else onMove(data.length);
          } else {
            joined = true;
            resolve(connection);
          }
        } else if (text.startsWith('{"is":"done"')) {
          unanswered--;
          onMove(pending + data.length);
        } else if (text.startsWith('{"is":"refused"')) failed(text);
      });
    }),
};

export const bare: Peer = {
  name: 'bare ws, full views',
  worker: 'bare-worker.js',
  args: ({ game }, players) => [game, String(players)],
  idOf: String,
  connect: (url, _crowd, table, seat, onMove) =>
    new Promise((resolve, reject) => {
      const socket = socketTo(`${url}/${table}/${seat ?? 'public'}`);
      let joined = false;
      socket.on('error', reject);
      socket.on('message', (data: Buffer) => {
        if (joined) return onMove(data.length);
        joined = true;
        resolve({ move: (at, move) => socket.send(JSON.stringify({ at, move })), close: () => socket.terminate() });
      });
    }),
};

export const boardgameIo: Peer = {
  name: 'boardgame.io',
  worker: 'boardgame-io-worker.js',
  args: ({ game }, players, drills) => [game, String(players), drills.map(({ number }) => number).join()],
  idOf: tableId,
  // Socket.IO's protocol by hand: 0 open, 2 and 3 ping and pong, 40 connected, 42 an event.
  connect: (url, { game }, table, seat, onMove) =>
    new Promise((resolve, reject) => {
      const socket = socketTo(`${url}/socket.io/?EIO=4&transport=websocket`);
      const player = seat === null ? null : String(seat);
      const emit = (...event: unknown[]): void => socket.send(`42/${game},${JSON.stringify(event)}`);
      const connection: Connection = {
        move: (at, move) => {
          const payload = { type: 'play', args: [seat, move], playerID: player };
          emit('update', { type: 'MAKE_MOVE', payload }, at, table, player);
        },
        close: () => socket.terminate(),
      };
      socket.on('error', reject);
      socket.on('message', (data: Buffer) => {
        const text = data.toString('latin1');
        if (text === '2') socket.send('3');
        else if (text.startsWith('0')) socket.send(`40/${game},`);
        else if (text.startsWith('40')) emit('sync', table, player, undefined);
        else if (text.startsWith(`42/${game},["sync"`)) resolve(connection);
        else if (text.startsWith(`42/${game},["update"`)) onMove(data.length);
      });
    }),
};
