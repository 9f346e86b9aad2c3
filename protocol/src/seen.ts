import type { Json } from '@sztab/kernel';
import { type Delta, difference } from './delta.ts';
import { fingerprintOfParts, partFingerprint } from './fingerprint.ts';

export type JsonObject = { readonly [key: string]: Json };

/** What somebody has seen last, and its fingerprint. After a move most of it is as it was: only the parts that changed are counted anew. */
export class Seen {
  #view: JsonObject = {};
  readonly #parts: Record<string, number> = Object.create(null);
  #sum = 0;

  constructor(view: JsonObject) {
    this.follow(view);
  }

  get fingerprint(): string {
    return fingerprintOfParts(this.#sum);
  }

  /** How to come from what was seen to this, which is from now on what was seen; undefined if nothing changed. */
  follow(view: JsonObject): Delta | undefined {
    const delta = difference(this.#view, view);
    this.#view = view;
    for (const key in delta as object) {
      const value = view[key];
      const part = value === undefined ? 0 : partFingerprint(key, value);
      this.#sum = (this.#sum + part - (this.#parts[key] ?? 0)) | 0;
      this.#parts[key] = part;
    }
    return delta;
  }
}
