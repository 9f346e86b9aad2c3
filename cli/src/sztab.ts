/** The command as a function: what stands after its name, and what the machine says of the person. Gives the code to end with. */

import { inspect } from 'node:util';
import { explain } from './complaint.ts';
import { languageOf } from './language.ts';
import { printError } from './output.ts';
import { program } from './program.ts';
import { CLI_WORDS } from './words.ts';

export async function sztab(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): Promise<number> {
  const m = CLI_WORDS[languageOf(args, env)];
  let ended = 0;
  try {
    await program(m, (code) => {
      ended = code;
    }).parseAsync(args.length > 0 ? args : ['--help'], { from: 'user' });
    return ended;
  } catch (error) {
    if (env.SZTAB_TRACE) for (const line of inspect(error).split('\n')) printError(line);
    const { line, code } = explain(error, m);
    if (line !== '') printError(`sztab: ${line}`);
    return code;
  }
}
