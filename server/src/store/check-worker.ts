/** The thread that reads a large file whole while the server is open; says only what is wrong. */
import { parentPort, workerData } from 'node:worker_threads';
import { checkWhole, openFile } from './sqlite-file.ts';
import { StoreTrouble } from './trouble.ts';

try {
  checkWhole(workerData as string, openFile(workerData as string, false));
} catch (error) {
  if (!(error instanceof StoreTrouble)) throw error;
  parentPort?.postMessage(String(error.cause));
}
