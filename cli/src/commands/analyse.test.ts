import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isOneComplaint, sztab } from '../testing/run-sztab.ts';

const folder = new URL('../../../games/operation-most-iii/records/edition-2/', import.meta.url);
const input = readFileSync(
  new URL(readdirSync(folder).find((name) => name.startsWith('recruits')) ?? '', folder),
  'utf8',
);

/** Each part of a row as it is printed, in whole points. */
const numbers = (row: string): number[] => (row.match(/[+-]?\d+/g) ?? []).map(Number);

test('a finished match: rows that add up as they are printed, in words and for programs', async () => {
  const [said, json, html] = await Promise.all([
    sztab(['analyse', '-', '--lang', 'en', '--seconds', '2'], { input }),
    sztab(['analyse', '-', '--json', '--seconds', '2'], { input }),
    sztab(['analyse', '-', '--html', '--lang', 'en', '--seconds', '2'], { input }),
  ]);
  expect(said.code, said.err).toBe(0);
  for (const role of ['Poles', 'Germans']) {
    const row = numbers(said.out.split('\n').find((line) => line.startsWith(`${role} `)) ?? '');
    expect(row).toHaveLength(8);
    expect(row.slice(0, -1).reduce((sum, one) => sum + one, 0)).toBe(row.at(-1));
  }
  const { accounts, results } = JSON.parse(json.out) as { accounts: { result: number }[]; results: number[] };
  expect(accounts.map(({ result }) => result)).toEqual(results);
  // One page with its plots inside, that asks for nothing else.
  expect(html.out).toMatch(/^<!doctype html>/);
  expect(html.out.match(/<svg /g)?.length).toBe(6);
  expect(html.out).not.toMatch(/<script|<link|src=|https?:/);
});

test('a match that goes on is not analysed, nor what is no record', async () => {
  const lines = input.split('\n');
  const open = `${lines.slice(0, lines.findIndex((line) => line.startsWith('check ')) + 1).join('\n')}\n`;
  const [goesOn, broken] = await Promise.all([
    sztab(['analyse', '-', '--lang', 'en'], { input: open }),
    sztab(['analyse', '-', '--lang', 'en'], { input: 'a letter' }),
  ]);
  expect(isOneComplaint(goesOn), goesOn.err).toBe(true);
  expect(goesOn.err).toContain('not over');
  expect(isOneComplaint(broken), broken.err).toBe(true);
});
