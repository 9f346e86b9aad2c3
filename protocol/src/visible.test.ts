import { describe, expect, test } from 'vitest';
import { newGuest, signIn } from './people.ts';
import { fromClient } from './socket.ts';
import { isVisible, visible } from './visible.ts';

const HIDDEN: [what: string, sign: string][] = [
  ['a control', '\u0007'],
  ['a new line', '\n'],
  ['a line separator', '\u2028'],
  ['a soft hyphen', '\u00ad'],
  ['a zero-width space', '\u200b'],
  ['a joiner', '\u200d'],
  ['a byte order mark', '\ufeff'],
  ['a Hangul filler', '\u3164'],
  ['a leading Hangul filler', '\u115f'],
  ['a vowel Hangul filler', '\u1160'],
  ['a half-width Hangul filler', '\uffa0'],
  ['a braille blank', '\u2800'],
  ['a noncharacter', '\uffff'],
  ['a noncharacter in the middle', '\ufdd0'],
  ['a noncharacter beyond', '\u{1fffe}'],
  ['half a sign', '\ud83d'],
  ['the other half', '\ude00'],
  ['a private sign', '\ue000'],
  ['a tag', '\u{e0041}'],
  ['a style mark after a letter', '\ufe0f'],
  ...['\u061c', '\u200e', '\u200f', '\u202a', '\u202b', '\u202c', '\u202d', '\u202e'].map(asDirection),
  ...['\u2066', '\u2067', '\u2068', '\u2069'].map(asDirection),
];
function asDirection(sign: string): [string, string] {
  return [`a mark of direction (${sign.codePointAt(0)?.toString(16)})`, sign];
}

describe('nobody sees', () => {
  test.each(HIDDEN)('%s', (_what, sign) => {
    expect(isVisible(`A${sign}b`)).toBe(false);
    expect(visible(`A${sign}b`)).toBe('Ab');
    expect(newGuest.safeParse({ name: `A${sign}b`, language: 'en' }).success).toBe(false);
    expect(newGuest.safeParse({ name: sign, language: 'en' }).success).toBe(false);
    expect(signIn.safeParse({ login: `a${sign}b`, password: 'x' }).success).toBe(false);
    const said = (text: string) => fromClient.safeParse({ is: 'say', key: 'key-of-mine', text });
    expect(said(`A${sign}b`).data).toMatchObject({ text: 'Ab' });
    expect(said(` ${sign}`).success).toBe(false);
  });
});

test.each(['Zażółć gęślą', 'Ёлка', '山田', 'नमस्ते', 'عمر', '😀', '❤️', '1️⃣', '👍🏽', 'a–b'])(
  'everybody sees %s',
  (text) => {
    expect(visible(text)).toBe(text);
    expect(newGuest.safeParse({ name: text, language: 'pl' }).success).toBe(true);
  },
);

test('joined pictures stand side by side', () => {
  expect(visible('👨‍👩‍👧')).toBe('👨👩👧');
});
