/** The thread that copies what was committed into the file. Passively: whoever reads or writes meanwhile does not wait for it. */
import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import { openFile } from './sqlite-file.ts';

const port = parentPort as MessagePort;
const connection = openFile(workerData as string);
port.on('message', (request: 'checkpoint' | 'close') => {
  if (request === 'checkpoint') {
    connection.exec('pragma wal_checkpoint(passive)');
    return port.postMessage('done');
  }
  connection.close();
  port.close();
});
