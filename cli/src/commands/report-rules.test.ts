import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sztab } from '../testing/run-sztab.ts';

const RULEBOOK = new URL('../../../games/operation-most-iii/rulebook/en.md', import.meta.url);

test('the report knows every rule of the rulebook, and its exit code says whether some have no test', async () => {
  const [json, text] = await Promise.all([
    sztab(['report', 'rules', 'operation-most-iii', '--json']),
    sztab(['report', 'rules', 'operation-most-iii']),
  ]);
  const { rules, untested } = JSON.parse(json.out) as { rules: number; untested: string[] };
  const printed = new Set(readFileSync(RULEBOOK, 'utf8').match(/^\*\*OM3-[\d.]+(?=\*\*)/gm));
  expect(rules).toBe(printed.size);
  expect(json.code).toBe(untested.length === 0 ? 0 : 1);
  expect(text.code).toBe(json.code);
  expect(text.out).toBe(untested.map((rule) => `${rule}\n`).join(''));
  expect(text.err).toBe(`${rules - untested.length} of ${rules} rules are named by a test\n`);
});
