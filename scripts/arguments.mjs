// Arguments of scripts. `--help` prints the usage, and an unknown argument ends the script with one sentence.
import './node-version.cjs';
import { parseArgs } from 'node:util';

class WrongArguments extends Error {}

/**
 * @param {readonly string[]} args
 * @param {Record<string, { type: 'string' | 'boolean', default?: string | boolean, multiple?: boolean }>} options
 * @param {number} most
 */
export function parseArguments(args, options, most) {
  let found;
  try {
    found = parseArgs({ args: [...args], allowPositionals: true, options: { ...options, help: { type: 'boolean' } } });
  } catch (error) {
    const [, name] = /'(?:-\w, )?(--?[^\s']+)/.exec(error.message) ?? [];
    const isKnown = options[name?.slice(2)] !== undefined;
    throw new WrongArguments(isKnown ? `${name} is not given as it should be` : `unknown argument "${name}"`);
  }
  const strange = found.positionals[most];
  if (strange !== undefined) throw new WrongArguments(`unknown argument "${strange}"`);
  return found;
}

/** The value given for an option; undefined if it was not given. */
export function optionValue(args, name) {
  const at = args.findLastIndex((arg) => arg === `--${name}` || arg.startsWith(`--${name}=`));
  if (at < 0) return undefined;
  return args[at].includes('=') ? args[at].slice(args[at].indexOf('=') + 1) : (args[at + 1] ?? '');
}

/** Options that npm has, too: `npm run fresh --user` looks like a setting of npm. */
const NPM_OPTIONS = ['only', 'user'];

/** npm keeps an option before `--`: `npm start --port 2000` passes on 2000 alone, or nothing. Returns the right command, if npm kept one. */
export function npmKeptOption(args, env, names) {
  const event = env.npm_lifecycle_event;
  if (!event) return undefined;
  const valueAtNpm = (name) => env[`npm_config_${name.replaceAll('-', '_')}`];
  const kept = names.find(
    (name) => !NPM_OPTIONS.includes(name) && valueAtNpm(name) && optionValue(args, name) === undefined,
  );
  if (kept === undefined) return undefined;
  const value = valueAtNpm(kept) === 'true' ? args[0] : valueAtNpm(kept);
  const command = /^(?:start|test)$/.test(event) ? `npm ${event}` : `npm run ${event}`;
  return `npm keeps --${kept} for itself; write: ${command} -- --${kept}${value === undefined ? '' : ` ${value}`}`;
}

/**
 * Options and other arguments of this run. `usage`: the command, then lines on what it does. `most`: how many other arguments it takes.
 * @param {string} usage
 * @param {{ options?: Parameters<typeof parseArguments>[1], most?: number }} [allowed]
 */
export function readArguments(usage, { options = {}, most = 0 } = {}) {
  const args = process.argv.slice(2);
  const kept = npmKeptOption(args, process.env, Object.keys(options));
  if (kept !== undefined) {
    console.error(`sztab: ${kept}`);
    process.exit(2);
  }
  try {
    const { values, positionals } = parseArguments(args, options, most);
    if (!values.help) return { values, positionals };
    console.log(`Usage: ${usage}`);
    process.exit(0);
  } catch (error) {
    if (!(error instanceof WrongArguments)) throw error;
    console.error(`sztab: ${error.message}; --help shows how it is called`);
    process.exit(2);
  }
}

/** Returns the port, or ends the script with one sentence. */
export function portFrom(text) {
  if (/^\d{1,5}$/.test(text) && Number(text) <= 65_535) return Number(text);
  console.error(`sztab: --port must be a whole number from 0 to 65535, not "${text}"`);
  process.exit(2);
}
