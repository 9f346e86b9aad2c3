import { isPostgres, StoreTrouble } from '@sztab/server';
import { Complaint, EXIT, systemCode } from './complaint.ts';
import type { CliWords } from './words.ts';

/** Takes one database file to another; what goes wrong with them is said in one line. */
export function aboutFiles(command: string, [from, to]: [string, string], m: CliWords, act: () => number): number {
  if (isPostgres(from) || isPostgres(to)) throw new Complaint(() => m.usePostgresTools(command));
  try {
    return act();
  } catch (error) {
    if (error instanceof StoreTrouble) {
      console.error(`sztab: ${m.storeTrouble(error)}`);
      return EXIT.found;
    }
    const { path } = error as { path?: unknown };
    if (typeof path !== 'string') throw error;
    const why = m.system(systemCode(error));
    throw new Complaint(() => (path === from ? m.cannotRead(from, why) : m.cannotWrite(to, why)));
  }
}
