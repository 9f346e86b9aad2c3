import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gameModule } from '@sztab/shelf';
import { gameNamed } from '../arguments.ts';
import { Complaint, EXIT } from '../complaint.ts';
import type { Messages } from '../messages.ts';

/** `OM3-4.7.2`. Rulings such as `R-07` have no dot: they explain rules and are tested with them. */
const RULE = /\b[A-Z][A-Z0-9]*-\d+(?:\.[A-Z]?\d+)+[a-z]?\b/g;

/** `*Edition 2:* …` below a rule: it changed, and the one before it is still played. */
const CHANGE = /^\*\p{Lu}\p{Ll}+ (\d+):\*/u;

/** Which rules of the rulebook no test of the game names, in any edition. Exit code 1 when there are some. */
export async function reportRules(id: string, { json }: { json?: boolean }, m: Messages): Promise<number> {
  await gameNamed(id);
  const folder = new URL(gameModule(id).endsWith('.ts') ? './' : '../', gameModule(id));
  const rulebook = new URL('rulebook/en.md', folder);
  if (!existsSync(rulebook)) throw new Complaint((say) => say.noRulebook(id));
  const rules = idsIn([rulebook]);
  const tests = testFiles(folder);
  const tested = new Set(idsIn(tests));
  const lines = tests.flatMap((file) => readFileSync(file, 'utf8').split('\n'));
  const older = changesIn(readFileSync(rulebook, 'utf8'))
    .filter(
      ({ rule, edition }) => !lines.some((line) => line.includes(rule) && line.includes(`edition ${edition - 1}`)),
    )
    .map(({ rule, edition }) => `${rule} (edition ${edition - 1})`);
  const untested = [...rules.filter((rule) => !tested.has(rule)), ...older];
  if (json) console.log(JSON.stringify({ game: id, rules: rules.length, untested }));
  else {
    for (const rule of untested) console.log(rule);
    console.error(m.rulesTested(rules.length - untested.length, rules.length));
  }
  return untested.length === 0 ? EXIT.good : EXIT.found;
}

/** What changed with which edition: the rule above each such line. */
export function changesIn(rulebook: string): { rule: string; edition: number }[] {
  let rule = '';
  return rulebook.split('\n').flatMap((line) => {
    rule = /^\*\*([^*]+)\*\*/.exec(line)?.[1] ?? rule;
    const edition = Number(CHANGE.exec(line)?.[1] ?? 0);
    return edition > 0 ? [{ rule, edition }] : [];
  });
}

const idsIn = (files: readonly URL[]): string[] => [
  ...new Set(files.flatMap((file) => readFileSync(file, 'utf8').match(RULE) ?? [])),
];

const testFiles = (folder: URL): URL[] =>
  readdirSync(fileURLToPath(folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.test\.tsx?$/.test(name) && !/(^|[\\/])(node_modules|dist)[\\/]/.test(name))
    .map((name) => new URL(name.replaceAll('\\', '/'), folder));
