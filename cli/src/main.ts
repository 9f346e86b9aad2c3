/** The command `sztab`. Ends with 0 (good), 1 (something wrong was found), 2 (asked for something that cannot be done). */
import { EXIT, explain } from './complaint.ts';
import { languageOf } from './language.ts';
import { MESSAGES } from './messages.ts';
import { program } from './program.ts';

const m = MESSAGES[languageOf(process.argv, process.env)];

// `sztab games | head -1` closes our output early; that is no mistake of anybody.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
});

try {
  await program(m, (code) => {
    process.exitCode = code;
  }).parseAsync(process.argv.length > 2 ? process.argv : [...process.argv, '--help']);
} catch (error) {
  if (process.env.SZTAB_TRACE) console.error(error);
  const { line, code } = explain(error, m);
  if (line !== '') console.error(`sztab: ${line}`);
  process.exitCode = code;
  // Whatever else was going on when the program broke is not worth waiting for.
  if (code === EXIT.broken) process.exit();
}
