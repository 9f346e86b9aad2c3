import { existsSync } from 'node:fs';
import { gameModule } from '@sztab/shelf';
import { bookOf, rulesIn, untestedRules } from '@sztab/shelf/rules-tested';
import { gameNamed } from '../arguments.ts';
import { Complaint, EXIT } from '../complaint.ts';
import { print, printError, printJson } from '../output.ts';
import type { CliWords } from '../words.ts';

/** Which rules of the rulebook no test of the game names, in any edition. Exit code 1 when there are some. */
export async function reportRules(id: string, { json }: { json?: boolean }, m: CliWords): Promise<number> {
  await gameNamed(id);
  const folder = new URL(gameModule(id).endsWith('.ts') ? './' : '../', gameModule(id));
  if (!existsSync(new URL('rulebook/', folder))) throw new Complaint((say) => say.noRulebook(id));
  const rules = rulesIn(bookOf(folder)).length;
  const untested = untestedRules(folder);
  if (json) printJson({ game: id, rules, untested });
  else {
    for (const rule of untested) print(rule);
    printError(m.rulesTested(rules - untested.length, rules));
  }
  return untested.length === 0 ? EXIT.good : EXIT.found;
}
