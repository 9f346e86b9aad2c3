import { type RefusalWord, type Stuck, stuck } from '@sztab/protocol';

/** Something at a table cannot be done; the word is for the browser, which says it in its own language. */
export class TableTrouble extends Error {
  override readonly name = 'TableTrouble';
  readonly word: RefusalWord;
  constructor(word: RefusalWord, cause?: unknown) {
    super(word, { cause });
    this.word = word;
  }
}

/** What was to be done rested on something that another node has changed meanwhile; by now this one knows, and may try again. */
export class Outdated extends Error {
  override readonly name = 'Outdated';
}

/** Nobody can say now whether it was done; whoever comes back and asks again with the same key is told. */
export class Unsettled extends Error {
  override readonly name = 'Unsettled';
}

/** Does it once more if another node has changed something that was not known here; now it is. */
export async function upToDate<X>(act: () => Promise<X>): Promise<X> {
  for (;;) {
    try {
      return await act();
    } catch (error) {
      if (!(error instanceof Outdated)) throw error;
    }
  }
}

/** The rules stumbled over a match: its log may be damaged, and is looked through before anybody relies on it again. */
export class Stumbled extends Error {
  override readonly name = 'Stumbled';
}

/** Why a table cannot be opened, where it is the table's own fault and not a database that does not answer. */
export const stuckBy = (error: unknown): Stuck | null =>
  error instanceof TableTrouble ? (stuck.options.find((word) => word === error.word) ?? null) : null;
