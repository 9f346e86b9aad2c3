/** One note, in both languages. */
export interface Note {
  /**
   * ISO 8601, a day, a month, a year or an interval, for sorting; the sentence says it in words. Cards bear the date of their
   * content; null: no one date.
   */
  readonly date: string | null;
  readonly pl: string;
  readonly en: string;
}

export const note = (date: string | null, pl: string, en: string): Note => ({ date, pl, en });
