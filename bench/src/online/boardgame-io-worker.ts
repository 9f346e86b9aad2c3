/** boardgame.io's own server with our rules, as its documentation would have it; it keeps its matches in memory. */
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import type { Shape, Viewer } from '@sztab/kernel';
import { takeGame } from '@sztab/shelf';
import type { Game as Foreign } from 'boardgame.io';
import { foreign } from '../boardgame-io.ts';
import { stateOf } from './drill.ts';
import { report } from './host.ts';
import { tableId } from './peers.ts';

const require = createRequire(import.meta.url);
const { Server } = require('boardgame.io/server') as typeof import('boardgame.io/server');

const { InitializeGame } = require('boardgame.io/internal') as typeof import('boardgame.io/internal');

const [, , id = '', seats = '2', numbers = ''] = process.argv;
const { game } = await takeGame(id);
const players = Number(seats);
const rules: Foreign<Shape['state']> = {
  ...foreign(game, {} as Shape['state']),
  name: id,
  minPlayers: players,
  maxPlayers: players,
  setup: (_, { number }: { number: number }) => stateOf(game, players, number),
  playerView: ({ G, playerID }) => game.view(G, (playerID === null ? 'public' : Number(playerID)) as Viewer),
};
// It says where it serves.
console.log = () => {};
const { db, run } = Server({ games: [rules], origins: [/.*/] });
const { appServer } = await run(0);
// Its lobby does not answer with the web server that is installed beside it today; this is what the lobby would do.
for (const number of numbers.split(',').map(Number)) {
  const sitters = Array.from({ length: players }, (_, seat) => [seat, { id: seat }]);
  await db.createMatch(tableId(number), {
    initialState: InitializeGame({ game: rules, numPlayers: players, setupData: { number } }),
    metadata: { gameName: id, players: Object.fromEntries(sitters), createdAt: Date.now(), updatedAt: Date.now() },
  });
}
report((appServer.address() as AddressInfo).port);
