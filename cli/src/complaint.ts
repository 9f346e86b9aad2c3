import { Refusal } from '@sztab/kernel';
import { UnknownGame } from '@sztab/shelf';
import { CommanderError } from 'commander';
import type { CliWords } from './words.ts';

/** How the program ends. Anything a script may want to tell apart has a number of its own. */
export const EXIT = { good: 0, found: 1, usage: 2, broken: 70, stopped: 130 } as const;

/** Somebody asked for something that cannot be done; the sentence says what, in the language of the person. */
export class Complaint extends Error {
  override readonly name = 'Complaint';
  readonly say: (m: CliWords) => string;
  constructor(say: (m: CliWords) => string) {
    super('complaint');
    this.say = say;
  }
}

/** What to print for an error, and how to end. An empty line: it was said already. */
export function explain(error: unknown, m: CliWords): { line: string; code: number } {
  if (error instanceof CommanderError) {
    // Help and version are "errors" of commander too, with code 0; the text has been printed.
    if (error.exitCode === 0) return { line: '', code: EXIT.good };
    if (error.code === 'commander.help') return { line: m.missingCommand, code: EXIT.usage };
    const said = error.message.replace(/^error: |\.$/g, '').replace(/\s*\n\s*/g, ' ');
    const [, name = ''] = /'([^']*)'/.exec(said) ?? [];
    const [, similar] = /\(Did you mean (?:one of )?(.*)\?\)$/.exec(said) ?? [];
    const line = m.commanderError(error.code, name, similar, said);
    return { line: `${line}; ${m.seeHelp}`, code: EXIT.usage };
  }
  if (error instanceof Complaint) return { line: error.say(m), code: EXIT.usage };
  if (error instanceof UnknownGame || error instanceof Refusal) return { line: error.message, code: EXIT.usage };
  const what = error instanceof Error ? error.message : String(error);
  return { line: m.broken(what), code: EXIT.broken };
}

/** What the system says of a file, in one word that the catalogue can put into a sentence. */
export const systemCode = (error: unknown): string => {
  const code = (error as { code?: unknown }).code;
  return typeof code === 'string' ? code : 'unknown';
};
