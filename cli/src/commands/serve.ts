import { type Given, serve as open, ServeError, settingsFrom, UsageError } from '@sztab/server';
import { Complaint, EXIT } from '../complaint.ts';
import type { Messages } from '../messages.ts';
import { stopOnCtrlC } from '../stop.ts';

interface Typed extends Omit<Given, 'mail-from' | 'trust-proxy'> {
  readonly mailFrom?: string;
  readonly trustProxy?: boolean;
}

/** The server of `npm start`, until Ctrl-C. */
export async function serve({ mailFrom, trustProxy, ...given }: Typed, m: Messages): Promise<number> {
  const stop = stopOnCtrlC();
  try {
    const settings = settingsFrom({ ...given, 'mail-from': mailFrom, 'trust-proxy': trustProxy }, process.env);
    const serving = await open(settings);
    console.log(m.serving(serving.url));
    await new Promise<void>((resolve) => stop.signal.addEventListener('abort', () => resolve()));
    await serving.close();
    console.log(m.closed);
    return EXIT.good;
  } catch (error) {
    if (error instanceof UsageError) throw new Complaint(() => error.message);
    if (!(error instanceof ServeError)) throw error;
    console.error(`sztab: ${error.message}`);
    return EXIT.found;
  } finally {
    stop.done();
  }
}
