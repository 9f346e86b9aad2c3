/** Run as a process of its own: opens a large file, and closes it as soon as its check has begun. Says so when it was in time. */
import { setImmediate as turn } from 'node:timers/promises';
import { beginCheck, type Checking, openFile } from '../store/sqlite-file.ts';

const [, , file = ''] = process.argv;
const connection = openFile(file);
connection.exec('pragma journal_mode = wal; pragma busy_timeout = 0');

/** Whether the check, begun here, was seen at its work: a busy machine may look away for as long as it takes. */
async function seenAtWork(checking: Checking): Promise<boolean> {
  let over = false;
  void checking.over.then(() => {
    over = true;
  });
  for (let n = 1; !over; n++) {
    // What was just written cannot be taken out of the log while somebody reads what was there before.
    connection.exec(`pragma user_version = ${n}`);
    if (connection.prepare('pragma wal_checkpoint(truncate)').get().busy !== 0) return true;
    await turn();
  }
  return false;
}

for (let tries = 1; tries <= 50; tries++) {
  const checking = beginCheck(file, connection, 0);
  if (!(await seenAtWork(checking))) continue;
  console.log('in time');
  await checking.stop();
  break;
}
connection.close();
