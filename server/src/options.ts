import { parseArgs } from 'node:util';

const defaultPort = 1944;

export const usage = `Usage: npm start -- [--port N]

  --port N   the port to listen on (default ${defaultPort}; the PORT variable is read too; 0 takes any free port)
  --help     this text`;

export type Options = { help: boolean; port: number };

/** The person typed something we cannot use; the message says what. */
export class UsageError extends Error {}

function parsePort(text: string, source: string): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  if (!(port <= 65535)) throw new UsageError(`${source} must be a whole number from 0 to 65535, not "${text}"`);
  return port;
}

/** What parseArgs complains of, in our words: its own run over several sentences. */
function complaint(args: readonly string[]): UsageError {
  const odd = args.find((arg, i) => arg !== '--help' && !/^--port(?:=|$)/.test(arg) && args[i - 1] !== '--port');
  return new UsageError(odd === undefined ? '--port needs a number, as in --port 2000' : `unknown argument "${odd}"`);
}

export function parseOptions(args: readonly string[], env: { PORT?: string | undefined }): Options {
  let values: { port?: string; help?: boolean };
  try {
    ({ values } = parseArgs({ args: [...args], options: { port: { type: 'string' }, help: { type: 'boolean' } } }));
  } catch {
    throw complaint(args);
  }
  if (values.port !== undefined) return { help: values.help ?? false, port: parsePort(values.port, '--port') };
  return { help: values.help ?? false, port: env.PORT ? parsePort(env.PORT, 'PORT') : defaultPort };
}
