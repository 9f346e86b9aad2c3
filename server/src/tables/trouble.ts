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
