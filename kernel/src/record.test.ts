import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Match } from './match.ts';
import { RecordError, readRecord, writeRecord } from './record.ts';
import { hashText } from './sha256.ts';
import { highestCard } from './testing/highest-card.ts';

function example(): string {
  const match = new Match(highestCard, {
    players: 2,
    names: ['Zażółć gęślą', 'bot officer'],
    seed: hashText('record'),
    entropy: ['00ff', 'abcd'],
    tags: { date: '1944-07-25' },
  });
  for (let ask = match.asks()[0]; ask; ask = match.asks()[0]) match.play(ask.seat, ask.moves[0] as string);
  return writeRecord(match.record());
}
const TEXT = example();
const lineOf = (start: string): number => TEXT.split('\n').findIndex((line) => line.startsWith(start)) + 1;

function mistake(text: string): RecordError {
  try {
    const { record, lines } = readRecord(text);
    Match.replay(highestCard, record, lines);
  } catch (error) {
    if (error instanceof RecordError) return error;
    throw error;
  }
  throw new Error('accepted');
}
/** The message is the English words; the Polish ones are others, and no code stands in them. */
function inBothLanguages(error: RecordError): void {
  expect(error.message.endsWith(`: ${error.in('en')}`)).toBe(true);
  const polish = error.in('pl');
  expect(polish).not.toBe(error.in('en'));
  expect(polish.length).toBeGreaterThan(8);
  expect(polish).not.toMatch(/undefined|expected|\bthe\b/);
}
const changed = (start: string, by: (line: string) => string): string =>
  TEXT.split('\n')
    .map((line) => (line.startsWith(start) ? by(line) : line))
    .join('\n');

test('reading what was written gives the same, and writing it again the same text', () => {
  const { record } = readRecord(TEXT);
  expect(writeRecord(record)).toBe(TEXT);
  expect(record.header.seats).toEqual([
    { role: 'north', name: 'Zażółć gęślą' },
    { role: 'east', name: 'bot officer' },
  ]);
  expect(record.entries).toHaveLength(6);
  expect(record.end?.scores).toHaveLength(2);
});

describe('the strict reader names line and column', () => {
  const cases: [name: string, text: string, line: number, column: number, says: RegExp][] = [
    ['an empty file', '', 1, 1, /breaks off|begins/],
    ['another kind of file', '[Event "x"]\n', 1, 1, /begins with "sztab-record"/],
    ['an unknown version', changed('sztab-record', () => 'sztab-record 2'), 1, 14, /version 2 is not known/],
    ['a bad game name', changed('game', () => 'game Highest Card'), 2, 6, /name of a game/],
    ['a bad rules number', changed('rules', () => 'rules one'), 3, 7, /whole number/],
    ['an option twice', changed('option', (l) => `${l}\n${l}`), 5, 8, /twice/],
    ['an option without a value', changed('option', () => 'option lowest'), 4, 15, /a value/],
    ['a seat twice', changed('seat east', () => 'seat north again'), 6, 6, /twice/],
    ['a name with a tab', changed('seat east', () => 'seat east a\tb'), 6, 11, /a name/],
    ['a short commitment', changed('commit', () => 'commit 12'), 7, 8, /64 hexadecimal/],
    ['an unknown key', changed('tag', () => 'colour red'), lineOf('tag'), 1, /empty line/],
    ['a skipped number', changed('2 ', (l) => l.replace('2 ', '3 ')), lineOf('2 '), 1, /expected 2/],
    ['a role that does not play', changed('2 ', () => '2 west lay(1)'), lineOf('2 '), 3, /expected a role/],
    ['something that is no move', changed('2 ', (l) => l.replace('lay(', 'lay[')), lineOf('2 '), 8, /expected a move/],
    [
      'words behind a move',
      changed('2 ', (l) => `${l} !!`),
      lineOf('2 '),
      (TEXT.split('\n')[lineOf('2 ') - 1] as string).length + 2,
      /nothing may follow/,
    ],
    [
      'a check after the wrong number',
      changed('check', (l) => l.replace('check 6', 'check 7')),
      lineOf('check'),
      7,
      /expected 6/,
    ],
    ['a winner who does not play', changed('end', () => 'end west points 1 2'), lineOf('end'), 5, /roles that won/],
    ['a score too few', changed('end', () => 'end north points 3'), lineOf('end'), 18, /2 scores/],
    ['a score that is no number', changed('end', () => 'end north points 3 x'), lineOf('end'), 20, /whole number/],
    ['a move after the end', changed('check', (l) => `7 north lay(1)\n${l}`), lineOf('check'), 1, /only a check/],
    ['Windows line ends', TEXT.replaceAll('\n', '\r\n'), 1, 15, /line feed/],
    ['no line end at the end', TEXT.slice(0, -1), TEXT.split('\n').length - 1, 1, /breaks off/],
  ];
  test.each(cases)('%s', (_name, text, line, column, says) => {
    const error = mistake(text);
    expect(error.message).toMatch(says);
    inBothLanguages(error);
    expect([error.line, error.column]).toEqual([line, column]);
  });

  test('a file cut at any point is refused', () => {
    for (let length = 0; length < TEXT.length; length++) {
      expect(() => mistake(TEXT.slice(0, length)), `cut at ${length}`).not.toThrow();
    }
  });

  test('an endless file is refused before it is read', () => {
    expect(mistake(`${TEXT}${'x'.repeat(2_000_000)}`).message).toMatch(/at most/);
  });
});

describe('replaying names the first wrong line', () => {
  const cases: [name: string, text: string, line: number, says: RegExp][] = [
    ['a game of another kind', changed('game', () => 'game chess'), 2, /a game of chess/],
    ['rules of another version', changed('rules', () => 'rules 9'), 3, /edition 9/],
    ['an unknown option value', changed('option', () => 'option lowest maybe'), 4, /one of off, on/],
    ['a missing option', changed('option', () => 'option lower off'), 4, /lowest is missing/],
    [
      'a seat that is not in this order',
      changed('seat north', () => 'seat south x')
        .replace(/^(\d+) north/gm, '$1 south')
        .replace('end north', 'end south'),
      5,
      /seat 1 is north/,
    ],
    ['a forged seed', changed('seed', () => `seed ${'0'.repeat(64)}`), lineOf('seed'), /not the one committed/],
    [
      'forged entropy',
      changed('entropy 00ff', () => 'entropy 00fe'),
      lineOf('1 '),
      /not among the moves|not the one recorded/,
    ],
    ['a move that was not offered', changed('2 ', () => '2 east lay(99)'), lineOf('2 '), /not among the moves/],
    [
      'a move of somebody not asked',
      changed('2 ', (l) => l.replace('east', 'north')),
      lineOf('2 '),
      /nothing to decide/,
    ],
    ['a forged result', changed('end', (l) => l.replace('points', 'luck')), lineOf('end'), /does not end like this/],
    [
      'a forged fingerprint',
      changed('check', (l) => l.replace(/.$/, (c) => (c === '0' ? '1' : '0'))),
      lineOf('check'),
      /not the one recorded/,
    ],
    [
      'a game that is over and does not say so',
      changed('end', () => '').replace('\n\ncheck', '\ncheck'),
      lineOf('check') - 1,
      /over here/,
    ],
    ['an undo of more than there is', changed('2 ', () => '2 east undo(9)'), lineOf('2 '), /to take back/],
  ];
  test.each(cases)('%s', (_name, text, line, says) => {
    const error = mistake(text);
    expect(error.message).toMatch(says);
    inBothLanguages(error);
    expect(error.line).toBe(line);
  });

  test.each(['undo(01)', 'undo(0)', 'undo(1.0)', 'undo(+1)', 'undo(1,a)', 'undo()'])('%s is no undo', (text) => {
    const error = mistake(changed('2 ', () => `2 east ${text}`));
    expect([error.line, error.fault]).toEqual([lineOf('2 '), ['expected', 'move']]);
  });

  test('a record whose seed is still secret is readable but cannot be replayed', () => {
    const secret = changed('seed', () => '').replace('\n\ntag', '\ntag');
    expect(readRecord(secret).record.header.seed).toBeNull();
    expect(mistake(secret).message).toMatch(/not revealed/);
  });
});

describe('whatever is done to a record', () => {
  // A fixed seed: the same edits on every run.
  const often = { seed: 1944, numRuns: 400 };
  const answer = (text: string): string => {
    try {
      const { record, lines } = readRecord(text);
      return writeRecord(Match.replay(highestCard, record, lines).record());
    } catch (error) {
      if (error instanceof RecordError) return 'refused';
      throw error;
    }
  };

  test('it is refused with its place, or it says exactly what was played', () => {
    const edit = fc.record({
      at: fc.nat(TEXT.length),
      cut: fc.nat(12),
      put: fc.string({ maxLength: 12, unit: 'binary' }),
    });
    fc.assert(
      fc.property(fc.array(edit, { minLength: 1, maxLength: 4 }), (edits) => {
        let text = TEXT;
        for (const { at, cut, put } of edits) text = text.slice(0, at) + put + text.slice(at + cut);
        expect(['refused', text]).toContain(answer(text));
      }),
      often,
    );
  });

  test('lines moved, doubled or dropped are noticed', () => {
    const lines = TEXT.split('\n');
    fc.assert(
      fc.property(fc.nat(lines.length - 1), fc.nat(lines.length - 1), fc.boolean(), (from, to, keep) => {
        const moved = [...lines];
        const [line] = keep ? [lines[from] as string] : moved.splice(from, 1);
        moved.splice(to, 0, line as string);
        const text = moved.join('\n');
        expect(['refused', text]).toContain(answer(text));
      }),
      often,
    );
  });
});
