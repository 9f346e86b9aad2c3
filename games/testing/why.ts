/** What holds for every game that tells what a move is for. */
import type { GameBox, Options, Shape } from '@sztab/kernel';
import { selfPlay } from '@sztab/kernel/testing';
import { languagesOf } from '@sztab/kernel/words';
import { describe, expect, test } from 'vitest';
import { different } from './words.ts';

type Table = readonly [players: number, options: Options];

/** A game may end in the middle of a sum; whatever ends it is told by this code alone. */
const END = 'end';
const LONGEST = 16;
const COUNTS = [0, 1, 2, 5, 22] as const;

/** `things`: what codes may be about, where they are about something. */
export function tellsWhy<S extends Shape>(
  { game, brain, words }: GameBox<S>,
  codes: readonly string[],
  tables: readonly Table[],
  things: Readonly<Record<string, readonly string[]>> = {},
): void {
  test.each(tables)('%i players, %j: the terms add up to the odds that the judgement sees', (players, options) => {
    const met = new Set<string>([END]);
    let looked = 0;
    for (const { s, seat } of selfPlay({ game, brain }, { players, options }, 'why')) {
      if (looked++ % 7 > 0) continue;
      const chance = brain.evaluate(s, seat);
      const terms = brain.terms?.(s, seat) ?? [];
      let sum = 0;
      for (const { code, thing, value } of terms) {
        sum += value;
        met.add(code);
        if (thing !== undefined) expect(things[code]).toContain(thing);
      }
      expect(sum).toBeCloseTo(Math.log(chance / (1 - chance)), 6);
    }
    expect(looked).toBeGreaterThan(20);
    expect([...met].filter((code) => !codes.includes(code))).toEqual([]);
  });

  describe.each(languagesOf(words))('what a move is for, in language %s', (language) => {
    const said = (code: string): string[] =>
      (things[code] ?? [null]).flatMap((thing) => COUNTS.map((n) => words[language].why({ code, thing, n })));

    test('has words for every code, each its own', () => {
      different(codes.map((code) => said(code)[0] as string));
    });

    test('is a short line that shows no code', () => {
      const lines = codes.flatMap(said);
      expect(lines.filter((line) => line.split(/\s/).length > LONGEST)).toEqual([]);
      expect(lines.filter((line) => !/^[\p{Lu}\d]/u.test(line) || /[.,;:]$/.test(line))).toEqual([]);
      expect(lines.filter((line) => /undefined|NaN|\p{Ll}\p{Lu}/u.test(line))).toEqual([]);
    });

    test('refuses a code that does not exist', () => {
      expect(() => words[language].why({ code: 'toString', thing: null, n: 0 })).toThrow(RangeError);
    });
  });
}
