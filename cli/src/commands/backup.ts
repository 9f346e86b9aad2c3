import { backUp } from '@sztab/server';
import { EXIT } from '../complaint.ts';
import { aboutFiles } from '../database-file.ts';
import type { CliWords } from '../words.ts';

/** A copy of the database as it is now, made while its server plays on. */
export function backup({ database, to }: { database: string; to: string }, m: CliWords): number {
  return aboutFiles('backup', [database, to], m, () => {
    backUp(database, to);
    console.log(m.backedUp(database, to));
    return EXIT.good;
  });
}
