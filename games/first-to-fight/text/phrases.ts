/** Small pieces of sentences that every language builds in the same way. */
import { capital, NBSP } from '@sztab/kernel/words';
import { type Effect, EVENTS, type EventId, eventOf } from '../content/events.ts';
import { type SoldierId, soldierOf } from '../content/soldiers.ts';
import type { Face } from './words.ts';

/** A rank, a name and a pseudonym; ranks stay Polish in every language. */
export function fullName(id: SoldierId, quoted: (pseudonym: string) => string): string {
  const { rank, name, pseudonym } = soldierOf(id);
  const titled = rank === null ? name : `${rank}${NBSP}${name}`;
  return pseudonym === null ? titled : `${titled} ${quoted(pseudonym)}`;
}

/** One of them is known to the world by another name than the one he was born with. */
const KNOWN_AS: Partial<Record<SoldierId, string>> = { 'SAB-03': 'Karski' };

/** The surname alone, where there is little room. No two soldiers share one. */
export const surname = (id: SoldierId): string => KNOWN_AS[id] ?? (soldierOf(id).name.split(' ').at(-1) as string);

/** The pseudonym in quotation marks, or the surname. */
export const calledBy =
  (quoted: (pseudonym: string) => string) =>
  (id: SoldierId): string => {
    const { pseudonym } = soldierOf(id);
    return pseudonym === null ? surname(id) : quoted(pseudonym);
  };

/** The neutral events, from their names and from what a language says of an effect. */
export const eventFaces = (
  names: Readonly<Record<EventId, string>>,
  effect: (effect: Effect) => string,
): Readonly<Record<EventId, Face>> =>
  Object.fromEntries(
    EVENTS.map((id) => [id, { name: names[id], rule: `${capital(eventOf(id).effects.map(effect).join('; '))}.` }]),
  ) as Record<EventId, Face>;
