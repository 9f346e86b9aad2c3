import { backUp } from '@sztab/server';
import { EXIT } from '../complaint.ts';
import { aboutFiles, databaseOf, type Where } from '../database-file.ts';
import { print } from '../output.ts';
import type { CliWords } from '../words.ts';

/** A copy of the database as it is now, made while its server plays on. */
export function backup({ to, ...where }: Where & { readonly to: string }, m: CliWords): number {
  const database = databaseOf(where, process.env);
  return aboutFiles('backup', [database, to], m, () => {
    backUp(database, to);
    print(m.backedUp(database, to));
    return EXIT.good;
  });
}
