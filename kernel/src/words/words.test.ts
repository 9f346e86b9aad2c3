import { expect, test } from 'vitest';
import { complete, counting, languageOf, listing, master, signed, typeset } from './index.ts';

const bound = (text: string): string => text.replaceAll('_', '\u00a0');

test('Polish nouns follow their numbers', () => {
  const { counted } = counting('pl');
  const moves = (n: number): string => counted(n, 'ruch', 'ruchy', 'ruchów');
  expect([0, 1, 2, 5, 12, 22, 112].map(moves)).toEqual(
    ['0_ruchów', '1_ruch', '2_ruchy', '5_ruchów', '12_ruchów', '22_ruchy', '112_ruchów'].map(bound),
  );
});

test('English ones too, and a number below nothing has a true minus sign', () => {
  const { counted, form } = counting('en');
  expect([0, 1, 2].map((n) => counted(n, 'move', 'moves'))).toEqual(['0_moves', '1_move', '2_moves'].map(bound));
  expect([-1, -2].map((n) => counted(n, 'point', 'points'))).toEqual(['−1_point', '−2_points'].map(bound));
  expect(form(3, 'aircraft')).toBe('aircraft');
  expect([1, 0, -1].map(signed)).toEqual(['+1', '0', '−1']);
});

test('several things stand in a row as the language has it', () => {
  expect(listing('en').and(['A', 'B', 'C'])).toBe('A, B and C');
  expect(listing('pl').or(['A', 'B', 'C'])).toBe('A, B lub C');
});

test('a number stays with what it counts, and in Polish a word of one letter with what follows', () => {
  expect(typeset('2 cards of 3, a 4 Ambush', 'en')).toBe(bound('2_cards of 3, a 4 Ambush'));
  expect(typeset('I w lesie (z 5 kart)', 'pl')).toBe(bound('I_w_lesie (z_5_kart)'));
});

test('what a language has no words for is said in English', () => {
  const en = { title: 'Table', moves: { pass: 'Pass', roll: (n: number) => `Roll ${n}` }, notes: ['one', 'two'] };
  const pl = { title: 'Stół', moves: { pass: 'Pas', roll: (n: number) => `Rzuć ${n}` }, notes: ['jeden', 'dwa'] };
  const all = complete({ en, pl });
  expect(all.pl).toEqual(pl);
  const partly = complete({ en, pl: { title: 'Stół', moves: { pass: 'Pas' } } as unknown as typeof en }).pl;
  expect([partly.title, partly.moves.pass, partly.moves.roll(2), partly.notes]).toEqual([
    'Stół',
    'Pas',
    'Roll 2',
    en.notes,
  ]);
});

test('plain texts and sentences made of values are one catalogue, down to the innermost room', () => {
  const texts = { title: 'Table', moves: { pass: 'Pass', bid: { high: 'High' } }, notes: ['one', 'two'] };
  const whole = master(texts, { moves: { roll: (n: number) => `Roll ${n}`, bid: { at: (n: number) => `At ${n}` } } });
  const { title, moves, notes } = whole;
  expect([title, moves.pass, moves.roll(2), moves.bid.high, moves.bid.at(3)]).toEqual([
    'Table',
    'Pass',
    'Roll 2',
    'High',
    'At 3',
  ]);
  expect(notes).toEqual(texts.notes);
});

test('a tag asks for a language, whatever country it names', () => {
  expect(['pl', 'en-US', 'PL_pl.UTF-8', 'xx', ''].map(languageOf)).toEqual(['pl', 'en', 'pl', undefined, undefined]);
});
