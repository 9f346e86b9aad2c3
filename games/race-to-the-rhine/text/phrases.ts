/** Small pieces of sentences that every language builds in the same way. */
import type { Colour, Town } from '../content/fields.ts';

export const SEPARATOR = ' · ';

/** Fields by who gains them, in the order in which they are told. */
export function byOwner(
  fields: readonly { readonly town: Town; readonly to: Colour }[],
): (readonly [Colour, Town[]])[] {
  const owners = [...new Set(fields.map(({ to }) => to))];
  return owners.map((owner) => [owner, fields.filter(({ to }) => to === owner).map(({ town }) => town)] as const);
}
