import type { RefusalWord } from '@sztab/protocol';

/** Something at a table cannot be done; the word is for the browser, which says it in its own language. */
export class TableTrouble extends Error {
  override readonly name = 'TableTrouble';
  readonly word: RefusalWord;
  constructor(word: RefusalWord) {
    super(word);
    this.word = word;
  }
}

/** What was to be done rested on something that another node has changed meanwhile; by now this one knows, and may try again. */
export class Outdated extends Error {
  override readonly name = 'Outdated';
}
