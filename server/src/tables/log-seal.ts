/** A digest of a log, kept in its table's row. Every move is checked before it is sealed, so a log that fits its seal needs no second check. */
import { createHash, type Hash } from 'node:crypto';
import { canonical, type Header, type Json } from '@sztab/kernel';

interface Entry {
  readonly seat: number;
  readonly move: string;
}

const line = ({ seat, move }: Entry): string => `${seat} ${move}\n`;

export class LogSeal {
  readonly #hash: Hash;
  #count: number;

  /** Covers seed and options, because the same moves may be illegal with others. Names are left out: deleting an account changes them. */
  constructor({ rules, options, entropy, seed }: Header, entries: readonly Entry[]) {
    const start = canonical({ rules, options, entropy, seed } as unknown as Json);
    this.#hash = createHash('sha256').update(`${start}\n${entries.map(line).join('')}`);
    this.#count = entries.length;
  }

  add(entry: Entry): void {
    this.#hash.update(line(entry));
    this.#count++;
  }

  /** The number of entries, and the digest of them all. */
  get text(): string {
    return `${this.#count}.${this.#hash.copy().digest('base64url')}`;
  }
}

/** Whether this seal covers exactly this many entries: an older server adds entries without sealing them. */
export const sealsAll = (seal: string, entries: number): boolean => seal.startsWith(`${entries}.`);
