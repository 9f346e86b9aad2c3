/** What the others' turn means, where a line or two of small print have to do. */

/** So many letters stand in two lines, and in one, where the question below needs two. */
const ROOM = { two: 76, one: 48 } as const;
const BETWEEN = ' · ';

/** The weightiest, which comes last of them, stands first; then what else finds room. */
export function meansInShort(means: readonly string[], lines: keyof typeof ROOM): string {
  let said = '';
  for (const one of means.toReversed()) {
    const longer = said ? said + BETWEEN + one : one;
    if (said && longer.length > ROOM[lines]) break;
    said = longer;
  }
  return said;
}
