import fs from 'node:fs';
import { begin, editionsOf, fastStream, look, Match, type Options, optionsOf, readRecord } from '@sztab/kernel';
import { expect, test } from 'vitest';
import type { Colour } from '../content/fields.ts';
import { raceToTheRhine as game } from '../rules/index.ts';
import type { View } from '../rules/view.ts';
import { alone } from './alone.ts';
import { lid } from './lid.ts';

/** How a golden solo game ended, as its player sees it. */
function ended(name: string): View {
  const text = fs.readFileSync(new URL(`../records/edition-2/${name}.sztab`, import.meta.url), 'utf8');
  const { record, lines } = readRecord(text);
  return Match.replay(game, record, lines).look(0).view;
}

test('RTR-7.6.13 fewer turns are better, then more medals', () => {
  expect(alone.result(ended('solo-bradley')).figures).toEqual([13, -3]);
});

test('RTR-7.6.13 without a crossing there is no result', () => {
  const view = ended('solo-bradley');
  const lost = { ...view, result: view.result && { ...view.result, winners: [], reason: 'turn-cap' as const } };
  expect(alone.result(lost).figures).toBeNull();
});

const SOLO = { R: 'r', W: 'w', B: 'b' } as const;
/** The terms of a game alone that begins with these options. */
function termsOf(colour: Colour, options: Options = {}, edition = game.edition): string {
  const { state } = begin(game, 1, { solo: SOLO[colour], ...options }, fastStream(1), edition);
  return alone.result(look(game, state, 0).view).terms;
}

/** Whether this option changes a solo game of this commander (RTR-7.5.6, RTR-7.7.3). */
const isInTerms = (id: string, colour: Colour): boolean => {
  const others = { hardMonty: 'R', antwerp: 'R', hardBradley: 'W', hardPatton: 'B' } as const;
  return id in others ? others[id as keyof typeof others] === colour : (lid.optionsFor?.[id] ?? [1]).includes(1);
};

test('RTR-7.6.1 RTR-7.7.3 terms name the commander and every option that changes a game alone, and no other', () => {
  for (const colour of ['R', 'W', 'B'] as const)
    for (const edition of editionsOf(game))
      for (const { id, values, concerns } of optionsOf(game, edition)) {
        if (concerns !== 'rules' || id === 'solo') continue;
        const terms = values.map((value) => termsOf(colour, { [id]: value }, edition));
        const different = new Set(terms).size;
        expect([id, colour, different]).toEqual([id, colour, isInTerms(id, colour) ? values.length : 1]);
      }
  const usual = (['R', 'W', 'B'] as const).flatMap((colour) =>
    editionsOf(game).map((edition) => termsOf(colour, {}, edition)),
  );
  expect(new Set(usual).size).toBe(3 * game.edition);
});

test('RTR-7.6.1 RTR-7.6.3 results with open and with closed fronts are two lists, and neither is that of before', () => {
  const [open, closed] = (['open', 'closed'] as const).map((soloFronts) => termsOf('W', { soloFronts }, 3));
  expect(new Set([open, closed, 'W edition-3']).size).toBe(3);
  expect(alone.terms.en('W edition-3')).toBe('Bradley · edition 3 · not all options recorded');
  expect(alone.terms.en(open as string)).toBe('Bradley · edition 3');
  expect(alone.terms.pl(closed as string)).toBe('Bradley · Sąsiednie fronty, solo: Zamknięte · edycja 3');
});

test('RTR-7.6.14 a result is told with its rank in both languages', () => {
  expect(alone.say.pl([9, -6])).toBe('9\u00a0tur, 6\u00a0medali, generał porucznik');
  expect(alone.say.en([14, -1])).toBe('14 turns, 1 medal, Captain');
});

test('the terms are told in both languages', () => {
  expect(alone.terms.en('R antwerp hard turns-30 edition-4')).toMatch(/^[^·]*Montgomery(?: · [^·]+){2} · edition 4$/);
  expect(alone.terms.pl('B reinforcedStart open turns-10 edition-4')).toMatch(
    / · Wzmocniony początek · Ostatnia tura solo: 10 · edycja 4$/,
  );
  // What browsers have kept since before terms named editions, fronts and the last turn.
  expect(alone.terms.pl('R')).toMatch(/ · edycja 2 · nie wszystkie opcje zapisane$/);
  expect(alone.terms.en('R edition-1')).toMatch(/ · edition 1 · not all options recorded$/);
  for (const language of ['pl', 'en'] as const)
    for (const colour of ['R', 'W', 'B'])
      expect(alone.terms[language](`${colour} training weather antwerp hard`).split(' · ')).toHaveLength(7);
});
