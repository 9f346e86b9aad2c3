/** One thread with one work: says `ready`, then does the work for as long as it is told, each time it is told. */
import { parentPort, workerData } from 'node:worker_threads';
import type { GameBox } from '@sztab/kernel';
import { takeGame } from '@sztab/shelf';
import { measure, type Work } from './measure.ts';
import { clones, ownPlay, ownSearch, roundTrips } from './own.ts';

const peer = () => import('./boardgame-io.ts');

const WORKS = {
  play: async ({ game }: GameBox) => ownPlay(game),
  roundTrip: async ({ game }: GameBox) => roundTrips(game),
  clone: async ({ game }: GameBox) => clones(game),
  search: async ({ game, brain }: GameBox) => ownSearch(game, brain),
  peerPlay: async ({ game }: GameBox) => (await peer()).foreignPlay(game),
  peerSearch: async ({ game }: GameBox) => (await peer()).foreignSearch(game),
} satisfies Record<string, (box: GameBox) => Promise<Work>>;

export type WorkName = keyof typeof WORKS;

export interface Task {
  readonly game: string;
  readonly work: WorkName;
}

const { game, work: name } = workerData as Task;
const work = await WORKS[name](await takeGame(game));
parentPort?.on('message', async (seconds: number) => parentPort?.postMessage(await measure(work, seconds)));
parentPort?.postMessage('ready');
