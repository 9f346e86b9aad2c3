/** How a record tells what bots offered and people answered: in tags, so that it is no part of the match. */
import type { Seat } from '@sztab/kernel';

export interface PartnerNote {
  readonly is: 'proposed' | 'answered';
  readonly id: number;
  readonly at: number;
  readonly by: Seat;
  readonly text: string;
}

/** Signs that a tag of a record has room for. */
const TAG_LENGTH = 120;

/** `tag proposed-3 24 blue selectDie(n2) reroll`: after 24 entries; `tag answered-3 24 red yes`. */
export function partnerTags(
  seats: readonly { readonly role: string }[],
  notes: readonly PartnerNote[],
): Record<string, string> {
  return Object.fromEntries(
    notes.map(({ is, id, at, by, text }) => [
      `${is}-${id}`,
      `${at} ${seats[by]?.role ?? ''} ${text}`.slice(0, TAG_LENGTH).trim(),
    ]),
  );
}
