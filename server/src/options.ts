/** How the server is to run: what was typed, else what the environment says, else what works on one's own machine. */
import { homedir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { defaultPort, type FlagName, flag, flagNames, type Given } from './flags.ts';
import { isNetwork } from './proxies.ts';
import { type Pauses, usualPauses } from './tables/windows.ts';

export const usage = `Usage: npm start -- [options]

${flagNames
  .map((name) => [
    `--${name}${flag(name).value ? ` ${flag(name).value}` : ''}`,
    `${flag(name).help}; ${flag(name).env}`,
  ])
  .map(([left = '', right]) => `  ${left.padEnd(20)} ${right}`)
  .join('\n')}
  ${'--help'.padEnd(20)} this text

Every option can be given as a variable of the environment too: its name stands at the end of the line.`;

export interface Settings {
  readonly port: number;
  readonly host: string;
  /** A file, or a postgres:// address. */
  readonly database: string;
  /** Null: not said; then only this machine and bare IP addresses are served. */
  readonly origin: string | null;
  readonly trustProxy: boolean;
  /** Addresses and networks of proxies. */
  readonly trustedProxies: readonly string[];
  /** Null: `/metrics` answers this machine alone. */
  readonly metricsToken: string | null;
  readonly smtp: string | null;
  readonly mailFrom: string | null;
  /** How long reaction windows are kept open. */
  readonly window: Pauses;
  readonly log: string;
  /** Null: the client that was built with this server. */
  readonly site: string | null;
  /** Seconds. */
  readonly drain: number;
  /** New guests an hour from one address; null: not given. */
  readonly guestsPerHour: number | null;
  /** After how many days unseen a guest is removed; 0: never. */
  readonly guestDays: number;
}

/** The person typed something we cannot use; the message says what. */
export class UsageError extends Error {}

type Environment = Readonly<Record<string, string | undefined>>;

function wholeNumber(text: string, source: string, most: number, fewest = 0): number {
  const number = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  if (!(number >= fewest && number <= most))
    throw new UsageError(`${source} must be a whole number from ${fewest} to ${most}, not "${text}"`);
  return number;
}

function originFrom(text: string, source: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.origin !== text.replace(/\/$/, ''))
    throw new UsageError(`${source} must be an address such as https://sztab.example, not "${text}"`);
  return url.origin;
}

function smtpFrom(text: string, source: string): string {
  // The text is not repeated: it may hold a password.
  if (!URL.canParse(text) || !/^smtps?:$/.test(new URL(text).protocol))
    throw new UsageError(`${source} must be an address such as smtp://user:password@host:587`);
  return text;
}

function proxiesFrom(said: string, source: string): readonly string[] {
  const proxies = said.split(',').map((one) => one.trim());
  const wrong = proxies.find((one) => !isNetwork(one));
  if (wrong !== undefined)
    throw new UsageError(`${source} must be addresses or networks such as 127.0.0.1,10.0.0.0/8, not "${wrong}"`);
  return proxies;
}

const SHORTEST_TOKEN = 16;

function tokenFrom(said: string, source: string): string {
  // The token is a secret, so the message does not repeat it.
  if (!/^[\x21-\x7e]+$/.test(said) || said.length < SHORTEST_TOKEN)
    throw new UsageError(`${source} must be ${SHORTEST_TOKEN} letters, digits or signs or more, without blanks`);
  return said;
}

function windowFrom(text: string, source: string): Pauses {
  const [, from = '', to = from] = /^(\d{1,2}(?:\.\d)?)(?:-(\d{1,2}(?:\.\d)?))?$/.exec(text) ?? [];
  const [shortest, longest] = [Number(from) * 1000, Number(to) * 1000];
  if (from === '' || shortest > longest || longest > 30_000)
    throw new UsageError(`${source} must be seconds such as 2-5, at most 30, not "${text}"`);
  return { shortest, longest };
}

const LEVELS = ['error', 'warn', 'info', 'debug', 'silent'];

type Read = <X>(name: FlagName, otherwise: X, parse: (text: string, source: string) => X) => X;

/** Reads one setting from where it was given; an empty variable counts as none. */
const reader =
  (given: Given, env: Environment): Read =>
  (name, otherwise, parse) => {
    const typed = given[name];
    if (typed !== undefined) return parse(String(typed), `--${name}`);
    const said = env[flag(name).env];
    return said ? parse(said, flag(name).env) : otherwise;
  };

function text(said: string, source: string): string {
  if (said === '') throw new UsageError(`${source} must not be empty`);
  return said;
}

/** The database: a file, or a postgres:// address. `--data` wins over a database that only the environment names. */
export function databaseFrom(given: Given, env: Environment): string {
  const named = reader(given, given.data === undefined ? env : {})('database', '', text);
  return named || join(reader(given, env)('data', '', text) || usualFolder(env), 'sztab.db');
}

function usualFolder(env: Environment): string {
  try {
    return join(env.XDG_DATA_HOME || join(homedir(), '.local', 'share'), 'sztab');
  } catch {
    // The user of a container may be a number without an account.
    throw new UsageError('this user has no home folder; name a folder for the database with --data');
  }
}

export function settingsFrom(given: Given, env: Environment): Settings {
  const read = reader(given, env);
  const settings: Settings = {
    port: read('port', defaultPort, (said, source) => wholeNumber(said, source, 65535)),
    host: read('host', '127.0.0.1', text),
    database: databaseFrom(given, env),
    origin: read<string | null>('origin', null, originFrom),
    trustProxy: read('trust-proxy', false, (said) => !/^(?:0|false|no)$/i.test(said)),
    trustedProxies: read<readonly string[]>('trusted-proxies', [], proxiesFrom),
    metricsToken: read<string | null>('metrics-token', null, tokenFrom),
    smtp: read<string | null>('smtp', null, smtpFrom),
    mailFrom: read<string | null>('mail-from', null, text),
    window: read('window', usualPauses, windowFrom),
    site: read<string | null>('site', null, text),
    log: read('log', 'warn', (said, source) => {
      if (!LEVELS.includes(said)) throw new UsageError(`${source} is one of ${LEVELS.join(', ')}, not "${said}"`);
      return said;
    }),
    drain: read('drain', 0, (said, source) => wholeNumber(said, source, 600)),
    guestsPerHour: read<number | null>('guests-per-hour', null, (said, source) => wholeNumber(said, source, 10_000, 1)),
    guestDays: read('guest-days', 90, (said, source) => wholeNumber(said, source, 3650)),
  };
  // A proxy gives the site another address, and links and cookies have to fit that one.
  if (settings.trustProxy && settings.origin === null)
    throw new UsageError('--trust-proxy needs --origin: the address that people see');
  if (settings.trustedProxies.length > 0 && settings.origin === null)
    throw new UsageError('--trusted-proxies needs --origin: the address that people see');
  if (settings.smtp !== null && settings.mailFrom === null)
    throw new UsageError('--smtp needs --mail-from: whom mail comes from');
  return settings;
}

/** What parseArgs complains of, in our words: its own run over several sentences. */
function complaint(args: readonly string[]): UsageError {
  for (let i = 0; i < args.length; i++) {
    const arg = args[i] as string;
    const [, name, value] = /^--([a-z-]+)(=.*)?$/s.exec(arg) ?? [];
    if (arg === '--help') continue;
    if (!flagNames.some((known) => known === name) || (value && !flag(name as FlagName).value))
      return new UsageError(`unknown argument "${arg}"`);
    const { value: wanted, example } = flag(name as FlagName);
    if (!wanted || value !== undefined) continue;
    const next = args[++i];
    if (next === undefined || next.startsWith('-'))
      return new UsageError(`${arg} needs ${example ?? `a value: ${arg} ${wanted}`}`);
  }
  return new UsageError('the arguments cannot be read');
}

export function parseOptions(args: readonly string[], env: Environment): { help: boolean; settings: Settings } {
  const options = {
    help: { type: 'boolean' as const },
    ...Object.fromEntries(
      flagNames.map((name) => [name, { type: flag(name).value ? ('string' as const) : ('boolean' as const) }]),
    ),
  };
  let values: Given & { help?: string | boolean | undefined };
  try {
    ({ values } = parseArgs({ args: [...args], options }));
  } catch {
    throw complaint(args);
  }
  return { help: values.help === true, settings: settingsFrom(values, env) };
}
