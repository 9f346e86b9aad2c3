import type { RefusalWord } from '@sztab/protocol';

/** Something at a table cannot be done; the word is for the browser, which says it in its own language. */
export class TableTrouble extends Error {
  override readonly name = 'TableTrouble';
  readonly word: TroubleWord;
  constructor(word: TroubleWord) {
    super(word);
    this.word = word;
  }
}

export type TroubleWord =
  | RefusalWord
  | 'no-such-table'
  | 'no-such-game'
  | 'bad-options'
  | 'bad-record'
  | 'not-invited'
  | 'wrong-password'
  | 'chair-taken'
  | 'no-free-chair'
  | 'already-started'
  | 'not-host'
  | 'not-over';
