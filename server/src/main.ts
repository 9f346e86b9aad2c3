import '../../scripts/node-version.cjs';
import { readFileSync } from 'node:fs';

/** Node opens most modules at once, and says of one that it cannot open that it does not exist. */
const FEWEST_FILES = 400;

function mostFiles(): number {
  try {
    const [, most = ''] = /^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8')) ?? [];
    return most === '' ? Number.POSITIVE_INFINITY : Number(most);
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}

if (mostFiles() < FEWEST_FILES) {
  console.error(`sztab: only ${mostFiles()} files may be open here, and Sztab needs ${FEWEST_FILES}; raise ulimit -n`);
  process.exit(1);
}

// Loaded only now: an old Node cannot load what these import.
const { escapeControls } = await import('@sztab/kernel/words');
const { parseOptions, UsageError, usage } = await import('./options.ts');
const { ServeError, serve } = await import('./serve.ts');

try {
  const { help, settings } = parseOptions(process.argv.slice(2), process.env);
  if (help) console.log(usage);
  else {
    const serving = await serve(settings);
    console.log(`Sztab is open at ${serving.url} (Ctrl+C closes it)`);
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.once(signal, () => {
        void serving.close().then(() => console.log('Sztab is closed.'));
      });
    }
  }
} catch (error) {
  if (error instanceof UsageError) {
    console.error(escapeControls(`sztab: ${error.message}; --help lists the options`));
    process.exitCode = 2;
  } else if (error instanceof ServeError) {
    console.error(escapeControls(`sztab: ${error.message}`));
    process.exitCode = 1;
  } else throw error;
}
