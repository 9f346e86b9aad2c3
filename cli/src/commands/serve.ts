import { serve as open, ServeError } from '@sztab/server';
import { wholeNumber } from '../arguments.ts';
import { EXIT } from '../complaint.ts';
import type { Messages } from '../messages.ts';
import { stopOnCtrlC } from '../stop.ts';

/** The server of `npm start`, until Ctrl-C. */
export async function serve({ port }: { port: string }, m: Messages): Promise<number> {
  const stop = stopOnCtrlC();
  try {
    const serving = await open({ port: wholeNumber('--port', port, 0, 65535) });
    console.log(m.serving(serving.url));
    await new Promise<void>((resolve) => stop.signal.addEventListener('abort', () => resolve()));
    await serving.close();
    console.log(m.closed);
    return EXIT.good;
  } catch (error) {
    if (!(error instanceof ServeError)) throw error;
    console.error(`sztab: ${error.message}`);
    return EXIT.found;
  } finally {
    stop.done();
  }
}
