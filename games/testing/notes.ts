/** What holds for the notes on history that are shown beside a board: each belongs to something there, and is read at a glance. */
import type { Language } from '@sztab/kernel';
import { expect, it } from 'vitest';

type Note = Readonly<Record<Language, string>> & {
  readonly id: string;
  readonly date: string | null;
  readonly about: object;
};

const SORTS = /^\d{4}(-\d\d(-\d\d)?)?(\/\d{4}(-\d\d(-\d\d)?)?)?$/;
/** The full stop of a number, an initial or “No.” ends no sentence. */
const END_OF_SENTENCE = /(?<=\p{L}\p{L}|\d{4})(?<!\bNo)[.] (?=\p{Lu})/u;

/** `longest`: how many signs a note has at the most. */
export function areNoted(history: readonly Note[], languages: readonly Language[], longest: number): void {
  it('have an id of their own, a place where they are shown and a date that sorts', () => {
    expect(new Set(history.map(({ id }) => id)).size).toBe(history.length);
    for (const { id, date, about } of history) {
      expect(Object.values(about).flat().length, id).toBeGreaterThan(0);
      if (date !== null) expect(date, id).toMatch(SORTS);
    }
  });

  it.each(languages)('are short in language %s: at most two sentences after the date or place', (language) => {
    for (const { id, [language]: text } of history) {
      expect(text.length, id).toBeLessThanOrEqual(longest);
      expect(text.split(END_OF_SENTENCE).length, id).toBeLessThanOrEqual(3);
    }
  });
}
