/** The process that reads a large file whole while the server is open; says only what is wrong. */
import os from 'node:os';
import { checkWhole, openFile } from './sqlite-file.ts';
import { StoreTrouble } from './trouble.ts';

const [, , file = ''] = process.argv;
// People at the tables go first.
os.setPriority(os.constants.priority.PRIORITY_LOW);
try {
  checkWhole(file, openFile(file, false));
} catch (error) {
  if (!(error instanceof StoreTrouble)) throw error;
  console.log(String(error.cause));
}
