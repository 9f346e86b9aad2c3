/** Small pieces of sentences that every language builds in the same way. */
import type { Colour, Town } from '../content/fields.ts';
import type { Ending } from './catalogue.ts';

export const SEPARATOR = ' · ';

/** Fields by who gains them, in the order in which they are told. */
export function byOwner(
  fields: readonly { readonly town: Town; readonly to: Colour }[],
): (readonly [Colour, Town[]])[] {
  const owners = [...new Set(fields.map(({ to }) => to))];
  return owners.map((owner) => [owner, fields.filter(({ to }) => to === owner).map(({ town }) => town)] as const);
}

/** “Patton 4, Bradley 3”; alone just the number. */
export const numbersText = (medals: Ending['medals'], who: (colour: Colour) => string): string =>
  medals.map(([colour, n]) => (colour ? `${who(colour)} ${n}` : String(n))).join(', ');

export const levelsText = (
  levels: readonly number[],
  colours: readonly Colour[],
  who: (colour: Colour) => string,
): string =>
  numbersText(
    levels.map((level, seat) => [colours.length > 1 ? (colours[seat] ?? null) : null, level]),
    who,
  );
