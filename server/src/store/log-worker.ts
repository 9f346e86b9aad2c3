/** The thread that writes the log of a file: a commit waits for the disk, and nobody else has to wait with it. */
import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import { openFile, WRITING } from './sqlite-file.ts';
import { SqliteLog, type Values } from './sqlite-log.ts';

const port = parentPort as MessagePort;
const connection = openFile(workerData as string);
connection.exec(WRITING);
const log = new SqliteLog(connection);
port.on('message', (batch: readonly Values[] | null) => {
  if (batch) return port.postMessage(log.write(batch));
  connection.close();
  port.close();
});
