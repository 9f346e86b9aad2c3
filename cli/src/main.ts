/** The command `sztab`. Ends with 0 (good), 1 (something wrong was found), 2 (asked for something that cannot be done). */
import { EXIT } from './complaint.ts';
import { sztab } from './sztab.ts';

// `sztab games | head -1` closes our output early; that is no mistake of anybody.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
});

process.exitCode = await sztab(process.argv.slice(2), process.env);
// Whatever else was going on when the program broke is not worth waiting for.
if (process.exitCode === EXIT.broken) process.exit();
