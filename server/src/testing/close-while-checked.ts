/** Run as a process of its own: opens a large file, and closes it as soon as its check has begun. Says whether it was in time. */
import { setImmediate as turn } from 'node:timers/promises';
import { beginCheck, openFile } from '../store/sqlite-file.ts';

const [, , file = ''] = process.argv;
const connection = openFile(file);
connection.exec('pragma journal_mode = wal; pragma busy_timeout = 0');
const checking = beginCheck(file, connection, 0);
let over = false;
void checking.over.then(() => {
  over = true;
});
for (let n = 1, busy = 0; busy === 0 && !over; n++) {
  // What was just written cannot be taken out of the log while somebody reads what was there before.
  connection.exec(`pragma user_version = ${n}`);
  busy = connection.prepare('pragma wal_checkpoint(truncate)').get().busy;
  await turn();
}
console.log(over ? 'too late' : 'in time');
await checking.stop();
connection.close();
