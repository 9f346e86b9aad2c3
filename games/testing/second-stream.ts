/**
 * For tests: a second opinion on chance. Nothing of the kernel's generator is used here; the key and the keystream come from
 * Node's own SHA-256 and ChaCha20, following docs/records.md.
 */
import { createCipheriv, createHash } from 'node:crypto';

export const sha256 = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex');

/** The stream of docs/records.md: 32-bit little-endian words of the keystream, rejection instead of remainders. */
export class SecondStream {
  readonly #cipher;
  #words: number[] = [];
  constructor(seed: string, entropy: readonly string[]) {
    const key = Buffer.from(sha256(['sztab dice 1', seed, ...entropy].join('\n')), 'hex');
    this.#cipher = createCipheriv('chacha20', key, Buffer.alloc(16));
  }
  #word(): number {
    if (this.#words.length === 0) {
      const bytes = this.#cipher.update(Buffer.alloc(64));
      for (let i = 0; i < 64; i += 4) this.#words.push(bytes.readUInt32LE(i));
    }
    return this.#words.shift() as number;
  }
  below(n: number): number {
    for (;;) {
      const word = this.#word();
      if (word < Math.floor(2 ** 32 / n) * n) return word % n;
    }
  }
  die(): number {
    return this.below(6) + 1;
  }
  shuffled<X>(items: readonly X[]): X[] {
    const result = [...items];
    for (let i = result.length - 1; i >= 1; i--) {
      const j = this.below(i + 1);
      [result[i], result[j]] = [result[j] as X, result[i] as X];
    }
    return result;
  }
}
