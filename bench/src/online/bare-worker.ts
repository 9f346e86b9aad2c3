/** The least that could work: plays by the same rules, sends everybody the whole view after every move, keeps nothing. */
import type { AddressInfo } from 'node:net';
import { look, play, type Shape, type Viewer } from '@sztab/kernel';
import { takeGame } from '@sztab/shelf';
import { type WebSocket, WebSocketServer } from 'ws';
import { stateOf } from './drill.ts';
import { report } from './host.ts';

const [, , id = '', seats = '2'] = process.argv;
const { game } = await takeGame(id);
interface Standing {
  readonly table: Shape['state'];
  readonly watchers: Map<WebSocket, Viewer>;
  seq: number;
}
const tables = new Map<string, Standing>();

const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
server.on('connection', (socket, request) => {
  const [number = '', seat = ''] = (request.url ?? '').slice(1).split('/');
  let standing = tables.get(number);
  if (!standing) {
    standing = { table: stateOf(game, Number(seats), Number(number)), watchers: new Map(), seq: 0 };
    tables.set(number, standing);
  }
  const { table, watchers } = standing;
  const viewer: Viewer = seat === 'public' ? 'public' : Number(seat);
  const sight = (eyes: Viewer): string => JSON.stringify({ seq: standing.seq, ...look(game, table, eyes) });
  watchers.set(socket, viewer);
  socket.on('message', (data) => {
    const { move } = JSON.parse(String(data)) as { move: string };
    play(game, table, viewer as number, move);
    standing.seq++;
    for (const [watcher, eyes] of watchers) watcher.send(sight(eyes));
  });
  socket.on('close', () => watchers.delete(socket));
  socket.send(sight(viewer));
});
server.on('listening', () => report((server.address() as AddressInfo).port));
