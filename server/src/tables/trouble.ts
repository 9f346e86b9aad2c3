import { type RefusalWord, type Stuck, stuck } from '@sztab/protocol';

/** A table's refusal; the client has a sentence for the word in the reader's language. */
export class TableTrouble extends Error {
  override readonly name = 'TableTrouble';
  readonly word: RefusalWord;
  constructor(word: RefusalWord, cause?: unknown) {
    super(word, { cause });
    this.word = word;
  }
}

/** Another node changed the row that this was based on. The new row has been read: it can be tried again. */
export class Outdated extends Error {
  override readonly name = 'Outdated';
}

/** The store failed, and nobody knows whether it was written. The client is to reconnect and send the request again with the same key. */
export class Unsettled extends Error {
  override readonly name = 'Unsettled';
}

/** Tries again after an `Outdated`. */
export async function upToDate<X>(act: () => Promise<X>): Promise<X> {
  for (;;) {
    try {
      return await act();
    } catch (error) {
      if (!(error instanceof Outdated)) throw error;
    }
  }
}

/** The rules threw something that is no refusal: the log may be damaged, and is checked before the table is used again. */
export class Stumbled extends Error {
  override readonly name = 'Stumbled';
}

/** Why a table cannot be opened, where it is the table's own fault and not a database that does not answer. */
export const stuckBy = (error: unknown): Stuck | null =>
  error instanceof TableTrouble ? (stuck.options.find((word) => word === error.word) ?? null) : null;
