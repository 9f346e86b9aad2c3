import type { RefusalWord } from '@sztab/protocol';

/** A table online did not do what was asked of it; `word` is the server's word for why. */
export class RefusedRequest extends Error {
  override readonly name = 'RefusedRequest';
  readonly word: RefusalWord;
  constructor(word: RefusalWord, message: string = word) {
    super(message);
    this.word = word;
  }
}

export const refusedFor = (error: unknown): RefusalWord | null => (error instanceof RefusedRequest ? error.word : null);
