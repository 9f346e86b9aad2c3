import { databaseFrom, isPostgres, StoreTrouble, UsageError } from '@sztab/server';
import { Complaint, EXIT, systemCode } from './complaint.ts';
import { printError } from './output.ts';
import type { CliWords } from './words.ts';

export interface Where {
  readonly data?: string;
  readonly database?: string;
}

/** The database that a server with the same options and variables would open. */
export function databaseOf(where: Where, env: Readonly<Record<string, string | undefined>>): string {
  try {
    return databaseFrom(where, env);
  } catch (error) {
    if (error instanceof UsageError) throw new Complaint(() => error.message);
    throw error;
  }
}

/** Takes one database file to another; what goes wrong with them is said in one line. */
export function aboutFiles(command: string, [from, to]: [string, string], m: CliWords, act: () => number): number {
  if (isPostgres(from) || isPostgres(to)) throw new Complaint(() => m.usePostgresTools(command));
  try {
    return act();
  } catch (error) {
    if (error instanceof StoreTrouble) {
      printError(`sztab: ${m.storeTrouble(error)}`);
      return EXIT.found;
    }
    const { path } = error as { path?: unknown };
    if (typeof path !== 'string') throw error;
    const code = systemCode(error);
    const why = m.system(code);
    if (path === from && code === 'ENOENT' && command === 'backup') throw new Complaint(() => m.noDatabase(from));
    throw new Complaint(() => (path === from ? m.cannotRead(from, why) : m.cannotWrite(to, why)));
  }
}
