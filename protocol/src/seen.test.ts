import { canonical, type Json } from '@sztab/kernel';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { changed } from './delta.ts';
import { fingerprintOf } from './fingerprint.ts';
import { type JsonObject, Seen } from './seen.ts';

const view = fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd'), fc.jsonValue({ maxDepth: 3 })) as fc.Arbitrary<Json>;

test('what was seen has the fingerprint of the whole, and whoever follows it comes to the same', () => {
  fc.assert(
    fc.property(fc.array(view, { minLength: 1, maxLength: 8 }), ([first, ...rest]) => {
      const seen = new Seen(first as JsonObject);
      expect(seen.fingerprint).toBe(fingerprintOf(first as Json));
      let known = first as Json;
      for (const next of rest) {
        known = changed(known, seen.follow(next as JsonObject));
        expect(canonical(known)).toBe(canonical(next));
        expect(seen.fingerprint).toBe(fingerprintOf(next));
      }
    }),
    { numRuns: 200, seed: 1944 },
  );
});
