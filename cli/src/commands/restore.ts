import { restore as putBack } from '@sztab/server';
import { EXIT } from '../complaint.ts';
import { aboutFiles, databaseOf, type Where } from '../database-file.ts';
import { print } from '../output.ts';
import type { CliWords } from '../words.ts';

/** Puts a backup in the place of a database that no server has open. */
export function restore({ from, ...where }: Where & { readonly from: string }, m: CliWords): number {
  const database = databaseOf(where, process.env);
  return aboutFiles('restore', [from, database], m, () => {
    const before = putBack(from, database, new Date());
    print(m.restored(from, database));
    if (before !== undefined) print(m.keptAside(before));
    return EXIT.good;
  });
}
