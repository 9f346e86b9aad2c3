/** Small pieces of sentences that every language builds in the same way. */
import type { Colour, Town } from '../content/fields.ts';

export const NBSP = '\u00a0';
export const SEPARATOR = ' · ';

/** A true minus sign, not a hyphen. */
export const digits = (n: number): string => String(n).replace('-', '−');

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Fields by who gains them, in the order in which they are told. */
export function byOwner(
  fields: readonly { readonly town: Town; readonly to: Colour }[],
): (readonly [Colour, Town[]])[] {
  const owners = [...new Set(fields.map(({ to }) => to))];
  return owners.map((owner) => [owner, fields.filter(({ to }) => to === owner).map(({ town }) => town)] as const);
}
