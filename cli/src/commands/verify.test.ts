import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { isOneComplaint, sztab, sztabHere } from '../testing/run-sztab.ts';

const folder = mkdtempSync(join(tmpdir(), 'sztab-verify-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The record printed in the documentation: whoever changes the format must change the page. */
const page = readFileSync(new URL('../../../docs/records.md', import.meta.url), 'utf8');
const good = /```sztab\n([\s\S]*?)```/.exec(page)?.[1] ?? '';
const lines = good.split('\n').slice(0, -1);
const line = (start: string): number => lines.findIndex((text) => text.startsWith(start)) + 1;

const file = (name: string, text: string | Buffer): string => {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
};

test('the record in docs/records.md is right, from a file as from standard input', async () => {
  const forPractice = good.replace('tag bot-DE officer\n', 'tag bot-DE officer\ntag practice yes\n');
  const [named, piped, json, practice, practiceJson] = await Promise.all([
    sztab(['verify', file('good', good)]),
    sztab(['verify', '-'], { input: good }),
    sztab(['verify', '-', '--json'], { input: good }),
    sztab(['verify', '-'], { input: forPractice }),
    sztab(['verify', '-', '--json'], { input: forPractice }),
  ]);
  expect(practice.out).toContain('Practice: undo goes back over everything');
  expect(JSON.parse(practiceJson.out)).toMatchObject({ ok: true, practice: true });
  expect(named.code, named.err).toBe(0);
  expect(named).toEqual(piped);
  for (const part of [
    '13, all legal',
    '1 fingerprint,',
    'committed to',
    'PL won (resign), 0 : 0',
    'The record is right.',
  ]) {
    expect(named.out).toContain(part);
  }
  expect(JSON.parse(json.out)).toMatchObject({
    ok: true,
    game: 'operation-most-iii',
    rules: 1,
    practice: false,
    entries: 13,
    checks: 1,
    end: { winners: ['PL'], reason: 'resign', scores: [0, 0] },
  });
});

const change = (from: string | RegExp, to: string): string => good.replace(from, to);
const cut = (until: number): string => `${lines.slice(0, until).join('\n')}\n`;

const FORGED: Readonly<Record<string, { text: string | Buffer; line: number; says: RegExp }>> = {
  'an empty file': { text: '', line: 1, says: /breaks off|begins with/ },
  'some other text': { text: 'hello\n', line: 1, says: /begins with "sztab-record"/ },
  'a picture': { text: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0a, 0xff, 0xfe]), line: 1, says: /UTF-8/ },
  'a byte that is no text': {
    text: Buffer.concat([Buffer.from(cut(3)), Buffer.from([0xc3, 0x28]), Buffer.from('\n')]),
    line: 4,
    says: /UTF-8/,
  },
  'a byte order mark': { text: `\ufeff${good}`, line: 1, says: /begins with/ },
  'Windows line ends': { text: good.replaceAll('\n', '\r\n'), line: 1, says: /line feed/ },
  'an unknown version of the format': {
    text: change('sztab-record 1', 'sztab-record 2'),
    line: 1,
    says: /version 2 is not/,
  },
  'an unknown game': { text: change('game operation', 'game invasion'), line: 2, says: /no game "invasion-most-iii"/ },
  'an edition nobody knows yet': {
    text: change('rules 1', 'rules 7'),
    line: 3,
    says: /edition 7 .*newest one known here is \d+$/m,
  },
  'an unknown option value': { text: change('mulligan on', 'mulligan maybe'), line: 4, says: /mulligan is one of/ },
  'a missing option': { text: change('option mulligan on\n', ''), line: 4, says: /mulligan is missing/ },
  'swapped seats': {
    text: change('seat PL Anna\nseat DE officer (bot)', 'seat DE officer (bot)\nseat PL Anna'),
    line: line('seat PL'),
    says: /seat 1 is PL/,
  },
  'another commitment': {
    text: change('commit f2', 'commit f3'),
    line: line('seed'),
    says: /not the one committed to/,
  },
  'another seed': { text: change('seed 02', 'seed 03'), line: line('seed'), says: /not the one committed to/ },
  'a secret seed': { text: change(/seed .*\n/, ''), line: line('seed'), says: /not revealed yet/ },
  'other dice': { text: change('entropy c0ffee', 'entropy decaf0'), line: line('check'), says: /not the one recorded/ },
  'a move of another seat': {
    text: change('3 PL deploy', '3 DE deploy'),
    line: line('3 PL'),
    says: /nothing to decide/,
  },
  'a move that is not legal': {
    text: change('order(PL-SUPPORT-1,PL-SCOUTS-1)', 'order(PL-SUPPORT-2,PL-SCOUTS-1)'),
    line: line('9 PL'),
    says: /not among the moves/,
  },
  'a move left out': { text: change('7 PL deploy(PL-SUPPORT-1)\n', ''), line: line('7 PL'), says: /expected 7/ },
  'something that is no move': {
    text: change('12 DE passReaction', '12 DE PASS'),
    line: line('12 DE'),
    says: /expected a move/,
  },
  'more undone than was played': {
    text: change('12 DE passReaction', '12 DE undo(99)'),
    line: line('12 DE'),
    says: /take back/,
  },
  'another winner': {
    text: change('end PL resign 0 0', 'end DE resign 0 0'),
    line: line('end'),
    says: /does not end like this/,
  },
  'another score': {
    text: change('end PL resign 0 0', 'end PL resign 5 0'),
    line: line('end'),
    says: /does not end like this/,
  },
  'another fingerprint': {
    text: change('check 13 f4', 'check 13 f5'),
    line: line('check'),
    says: /not the one recorded/,
  },
  'a move after the end': {
    text: change('end PL', '14 PL pass\nend PL').replace('check 13', 'check 14'),
    line: line('end'),
    says: /over/,
  },
  'an end kept silent': {
    text: change('end PL resign 0 0\n', ''),
    line: lines.length - 1,
    says: /the game is over here/,
  },
  'a record cut between lines': { text: cut(lines.length - 3), line: lines.length - 3, says: /breaks off/ },
  'a record cut inside a line': { text: good.slice(0, -30), line: lines.length, says: /breaks off/ },
};

test.for(Object.entries(FORGED))('%s is found, and its line named', async ([name, { text, line: at, says }]) => {
  const path = file(name.replaceAll(' ', '-'), text);
  const ran = await sztabHere(['verify', path]);
  expect(ran.err).toMatch(says);
  expect(ran.err.startsWith(`sztab: ${path}: line ${at}, column `), ran.err).toBe(true);
  expect({ code: ran.code, out: ran.out }).toEqual({ code: 1, out: '' });
  expect(ran.err.trimEnd()).not.toContain('\n');
});

test('what is found ends a process of its own with the same line and code', async () => {
  const path = file('another-winner', FORGED['another winner']?.text ?? '');
  expect(await sztab(['verify', path])).toEqual(await sztabHere(['verify', path]));
});

test('a program is told the place and the reason apart', async () => {
  const { code, out } = await sztab(['verify', '-', '--json'], { input: change('check 13 f4', 'check 13 f5') });
  expect(code).toBe(1);
  expect(JSON.parse(out)).toEqual({
    ok: false,
    line: lines.length,
    column: 1,
    code: 'state',
    reason: 'the state is not the one recorded',
  });
});

test('a file without end is not read without end', async () => {
  const ran = await sztab(['verify', '-'], { input: 'x'.repeat(9_000_000) });
  expect(ran, ran.err).toSatisfy(isOneComplaint);
  expect(ran.err).toContain('longer than');
});

test('what is wrong is said in Polish too', async () => {
  const { code, err } = await sztab(['verify', '-', '--lang', 'pl'], {
    input: change('12 DE passReaction', '12 DE PASS'),
  });
  expect(code).toBe(1);
  expect(err).toContain('brakuje tu ruchu');
});
