/** Notes on history: what one is about stands once, what it says in each language. */
import type { Language } from './languages.ts';

/** What is known of a note in any language. */
export interface NoteFacts {
  readonly id: string;
  /** ISO 8601: a day, a month, a year or an interval; null for no one date. The sentence says it in words. */
  readonly date: string | null;
}

export type Note<F extends NoteFacts = NoteFacts> = F & Readonly<Record<Language, string>>;
