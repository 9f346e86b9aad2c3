// What a script was called with. `--help` prints how it is called, and an argument that it does not know ends it with one sentence.
import './node-version.cjs';
import { parseArgs } from 'node:util';

class WrongArguments extends Error {}

/**
 * @param {readonly string[]} args
 * @param {Record<string, { type: 'string' | 'boolean', default?: string | boolean, multiple?: boolean }>} options
 * @param {number} most
 */
export function parsed(args, options, most) {
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

/** What was typed for an option; undefined where it was not. */
export function typed(args, name) {
  const at = args.findLastIndex((arg) => arg === `--${name}` || arg.startsWith(`--${name}=`));
  if (at < 0) return undefined;
  return args[at].includes('=') ? args[at].slice(args[at].indexOf('=') + 1) : (args[at + 1] ?? '');
}

/** Options of npm's own that scripts have, too: `npm run fresh --user` cannot be told from a setting of npm. */
const OF_NPM = ['only', 'user'];

/** npm takes an option that stands before `--` for its own: `npm start --port 2000` hands over 2000 alone, or nothing. */
export function keptByNpm(args, env, names) {
  const event = env.npm_lifecycle_event;
  if (!event) return undefined;
  const saidFor = (name) => env[`npm_config_${name.replaceAll('-', '_')}`];
  const kept = names.find((name) => !OF_NPM.includes(name) && saidFor(name) && typed(args, name) === undefined);
  if (kept === undefined) return undefined;
  const value = saidFor(kept) === 'true' ? args[0] : saidFor(kept);
  const command = /^(?:start|test)$/.test(event) ? `npm ${event}` : `npm run ${event}`;
  return `npm keeps --${kept} for itself; write: ${command} -- --${kept}${value === undefined ? '' : ` ${value}`}`;
}

/**
 * The values and the other arguments of this run. `usage`: the command, and in the lines after it what it does. `most`: other arguments, at most.
 * @param {string} usage
 * @param {{ options?: Parameters<typeof parsed>[1], most?: number }} [allowed]
 */
export function readArguments(usage, { options = {}, most = 0 } = {}) {
  const args = process.argv.slice(2);
  const kept = keptByNpm(args, process.env, Object.keys(options));
  if (kept !== undefined) {
    console.error(`sztab: ${kept}`);
    process.exit(2);
  }
  try {
    const { values, positionals } = parsed(args, options, most);
    if (!values.help) return { values, positionals };
    console.log(`Usage: ${usage}`);
    process.exit(0);
  } catch (error) {
    if (!(error instanceof WrongArguments)) throw error;
    console.error(`sztab: ${error.message}; --help shows how it is called`);
    process.exit(2);
  }
}

/** A port that was typed, or one sentence. */
export function portFrom(text) {
  if (/^\d{1,5}$/.test(text) && Number(text) <= 65_535) return Number(text);
  console.error(`sztab: --port must be a whole number from 0 to 65535, not "${text}"`);
  process.exit(2);
}
