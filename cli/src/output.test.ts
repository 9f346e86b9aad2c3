import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { folderForEachTest } from '@sztab/server/testing/folder';
import { expect, test } from 'vitest';
import { columns } from './columns.ts';
import { print, printBlock, printError, printJson } from './output.ts';
import { isOneComplaint, sztabHere } from './testing/run-sztab.ts';

/** They set colours or the window's title, clear the screen, overwrite a line, add a line, or show a text backwards. */
const HOSTILE: Readonly<Record<string, string>> = {
  ESC: '\u001b[31m',
  OSC: '\u001b]0;title\u0007',
  'CSI of one byte': '\u009b2J',
  'carriage return': 'x\rsztab: good',
  'line break': 'x\nsztab: good',
  'right to left': '\u202etxt.evil',
  isolate: '\u2066x',
  'line separator': '\u2028x',
  delete: '\u007f',
};

const RECORD = new URL('../../games/operation-most-iii/records/edition-1/greedy-1.sztab', import.meta.url);
const at = folderForEachTest();
const file = (): string => at('record.sztab');

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not come out
const RAW = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069]/;

test.each(Object.entries(HOSTILE))('%s in an argument or a file name is shown, not obeyed', async (_, sign) => {
  const name = `no${sign}.sztab`;
  for (const args of [
    ['verify', name],
    ['analyse', name],
    ['play', 'operation-most-iii', '--resume', name],
    ['play', `x${sign}x`],
    ['sim', 'operation-most-iii', '--option', sign],
    ['sim', 'operation-most-iii', '--bots', `x${sign}x`],
    ['backup', '--database', name, '--to', 'x'],
    ['restore', '--from', name, '--database', 'x'],
    ['serve', '--origin', `x${sign}x`],
    ['serve', '--data', name, '--port', sign],
    ['lab', 'status', '--database', sign],
    [`x${sign}x`],
  ]) {
    const ran = await sztabHere(args);
    expect(ran, JSON.stringify(args)).toSatisfy(isOneComplaint);
    expect(ran.err).not.toMatch(RAW);
    expect(ran.err).toMatch(/\\u|x sztab: good/);
  }
});

test.each(Object.entries(HOSTILE))('%s in a record is shown, not obeyed', async (_, sign) => {
  const lines = readFileSync(RECORD, 'utf8').split('\n');
  // The words of every line but the first, one at a time as far as the moves, and the end.
  for (const row of [...lines.keys()].filter((i) => i > 0 && (i < 20 || i > lines.length - 4))) {
    const text = lines.with(row, `${lines[row]?.slice(0, 8)}${sign}${lines[row]?.slice(8)}`).join('\n');
    writeFileSync(file(), text);
    for (const args of [
      ['verify', file()],
      ['verify', file(), '--json'],
      ['play', 'operation-most-iii', '--resume', file()],
    ]) {
      const ran = await sztabHere(args);
      expect(ran.code, lines[row]).toBeGreaterThan(0);
      expect(ran.out + ran.err).not.toMatch(RAW);
    }
  }
});

test('JSON with such characters is the same JSON', async () => {
  const said: string[] = [];
  const ran = await sztabHere(['games', '--json']);
  expect(JSON.parse(ran.out).games.length).toBeGreaterThan(4);
  const { log } = console;
  console.log = (text: string) => void said.push(text);
  try {
    for (const indent of [undefined, 1]) printJson(HOSTILE, indent);
  } finally {
    console.log = log;
  }
  expect(said.map((text) => JSON.parse(text))).toEqual([HOSTILE, HOSTILE]);
  expect(said.join('')).not.toMatch(RAW);
});

test('a cell of a table cannot begin a line of its own', () => {
  expect(columns([[`a${HOSTILE['line break']}`, 'b']])).toBe('ax\\u000asztab: good  b');
});

test('nothing in the program prints past these functions', () => {
  expect([print, printBlock, printJson, printError]).toHaveLength(4);
  const folder = new URL('.', import.meta.url);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /(?<!\.test)\.ts$/.test(file) && !file.includes('testing') && file !== 'output.ts',
  );
  expect(files.length).toBeGreaterThan(40);
  const past = files.flatMap((file) =>
    readFileSync(new URL(file, folder), 'utf8')
      .split('\n')
      .filter((line) => /\bconsole\.|std(?:out|err)\.write\(/.test(line))
      // The desk clears the screen of a terminal, and says there who is thinking.
      .filter((line) => !/CLEAR_(?:SCREEN|LINE)|escapeControls\(line\)/.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(past).toEqual([]);
});
