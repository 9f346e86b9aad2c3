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

/**
 * The values and the other arguments of this run. `usage`: the command, and in the lines after it what it does. `most`: other arguments, at most.
 * @param {string} usage
 * @param {{ options?: Parameters<typeof parsed>[1], most?: number }} [allowed]
 */
export function readArguments(usage, { options = {}, most = 0 } = {}) {
  try {
    const { values, positionals } = parsed(process.argv.slice(2), options, most);
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
