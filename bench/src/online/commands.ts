/** `npm run bench -- online`, `kill`, `cut` and `hostile`. */
import { parseArgs } from 'node:util';
import { Complaint } from '../complaint.ts';
import { cut } from './cut.ts';
import { attackNames, hostile, hostileTable } from './hostile.ts';
import { kill } from './kill.ts';
import { contestOf, tableOf } from './online.ts';
import { atRest, restTable } from './rest.ts';

const USAGE = {
  online: 'npm run bench -- online [--json] [--rounds N] [--scale S] [--only load|rest]',
  kill: 'npm run bench -- kill [--json] [--times N] [--database sqlite|postgres|postgres://…]',
  cut: 'npm run bench -- cut [--json] [--times N]',
  hostile: 'npm run bench -- hostile [--json] [--rounds N] [--scale S] [--only ATTACK,…]',
};

type Texts = Readonly<Record<string, string | boolean | undefined>>;

function parsed(word: keyof typeof USAGE, args: readonly string[], names: readonly string[]): Texts {
  try {
    const options = Object.fromEntries(names.map((name) => [name, { type: 'string' as const }]));
    return parseArgs({ args: [...args], options: { json: { type: 'boolean' }, ...options } }).values as Texts;
  } catch (error) {
    throw new Complaint(`${(error as Error).message.split(/[.\n]/)[0]}; usage: ${USAGE[word]}`);
  }
}

function numberOf(values: Texts, name: string, otherwise: number, isGood: (n: number) => boolean): number {
  const number = Number(values[name] ?? otherwise);
  if (!isGood(number)) throw new Complaint(`--${name} cannot be "${values[name]}"`);
  return number;
}

const isCount = (n: number): boolean => Number.isInteger(n) && n > 0;

export const commands = {
  async online(args: readonly string[]): Promise<void> {
    const values = parsed('online', args, ['rounds', 'scale', 'only']);
    const { json, only } = values;
    if (only !== undefined && only !== 'load' && only !== 'rest') throw new Complaint(`--only cannot be "${only}"`);
    const rounds = numberOf(values, 'rounds', 3, isCount);
    const scale = numberOf(values, 'scale', 1, (n) => n > 0 && n <= 10);
    const load = only === 'rest' ? [] : await contestOf(rounds, scale);
    const rest = only === 'load' ? null : await atRest(scale);
    if (json) return console.log(JSON.stringify({ load, rest }, null, 2));
    for (const one of load) console.log(`${tableOf(one)}\n`);
    if (rest) console.log(restTable(rest));
  },
  async cut(args: readonly string[]): Promise<void> {
    const values = parsed('cut', args, ['times']);
    const done = await cut(numberOf(values, 'times', 200, isCount));
    if (values.json) return console.log(JSON.stringify(done, null, 2));
    const { cuts, crashes, died, acknowledged, lost, doubled, unheard } = done;
    console.log(
      `${cuts} cuts under two nodes, ${crashes} of them kill -9 of PostgreSQL: ${acknowledged} moves acknowledged`,
    );
    console.log(
      `nodes that died ${died}, lost ${lost}, doubled ${doubled}; ${unheard} were kept though nobody had heard of it`,
    );
  },
  async kill(args: readonly string[]): Promise<void> {
    const values = parsed('kill', args, ['times', 'database']);
    const database = String(values.database ?? 'sqlite');
    const killed = await kill(database, numberOf(values, 'times', 500, isCount));
    if (values.json) return console.log(JSON.stringify(killed, null, 2));
    const { kills, acknowledged, lost, doubled, unheard } = killed;
    console.log(`${kills} times kill -9 over ${database.split(':')[0]}: ${acknowledged} moves acknowledged`);
    console.log(
      `lost ${lost}, doubled ${doubled}; ${unheard} were kept though nobody had heard of it, and counted once`,
    );
  },
  async hostile(args: readonly string[]): Promise<void> {
    const values = parsed('hostile', args, ['rounds', 'scale', 'only']);
    const only = attackNames.filter(
      (name) => values.only === undefined || String(values.only).split(',').includes(name),
    );
    if (only.length === 0) throw new Complaint(`--only cannot be "${values.only}"`);
    const rounds = numberOf(values, 'rounds', 3, isCount);
    const all = await hostile(
      numberOf(values, 'scale', 1, (n) => n > 0 && n <= 10),
      rounds,
      only,
    );
    console.log(values.json ? JSON.stringify(all, null, 2) : hostileTable(all));
  },
};
