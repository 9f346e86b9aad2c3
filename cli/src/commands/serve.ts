import { serve as open, ServeError, settingsFrom, UsageError } from '@sztab/server';
import type { Given } from '@sztab/server/flags';
import { Complaint, EXIT } from '../complaint.ts';
import { print, printError } from '../output.ts';
import { stopOnCtrlC } from '../stop.ts';
import type { CliWords } from '../words.ts';

/** The server of `npm start`, until Ctrl-C. */
export async function serve(given: Given, m: CliWords): Promise<number> {
  const stop = stopOnCtrlC();
  try {
    const settings = settingsFrom(given, process.env);
    const serving = await open(settings);
    print(m.serving(serving.url));
    await new Promise<void>((resolve) => stop.signal.addEventListener('abort', () => resolve()));
    await serving.close();
    print(m.closed);
    return EXIT.good;
  } catch (error) {
    if (error instanceof UsageError) throw new Complaint(() => error.message);
    if (!(error instanceof ServeError)) throw error;
    printError(`sztab: ${error.message}`);
    return EXIT.found;
  } finally {
    stop.done();
  }
}
