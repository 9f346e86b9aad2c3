import { NBSP } from '@sztab/kernel/words';

/** Names of several cards: copies are all alike, so they are counted and not numbered. */
export const grouped = (names: readonly string[]): string[] =>
  [...new Set(names)].map((name) => {
    const n = names.filter((other) => other === name).length;
    return n > 1 ? `${name}${NBSP}×${n}` : name;
  });
