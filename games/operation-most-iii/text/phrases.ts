/** What every language puts together alike, out of its own words. */
import { type Language, listing } from '@sztab/kernel/words';
import type { CardId, Kind } from '../content/cards.ts';
import { enemyOf, HOME, type Side, type Zone } from '../content/zones.ts';
import { grouped } from './print.ts';
import type { Mark, ZoneWords } from './words.ts';

export interface PhraseWords {
  readonly zones: Readonly<Record<Zone, ZoneWords>>;
  /** What each side calls its raid on the other's parts. */
  readonly steal: Readonly<Record<Side, string>>;
  /** Of a card. */
  readonly exhausted: string;
  card(id: CardId): string;
}

export const phrasesIn = (language: Language, { zones, steal, exhausted, card }: PhraseWords) => ({
  /** Cards by their names. */
  list: (ids: readonly CardId[]): string => listing(language).and(grouped(ids.map(card))),
  /** What tells a card from its twins, in brackets. */
  marked(mark: Mark): string {
    const marks = [mark.zone && zones[mark.zone].in, mark.exhausted && exhausted, mark.start && 'START'].filter(
      Boolean,
    );
    return marks.length > 0 ? ` (${marks.join(', ')})` : '';
  },
  toHome: (k: Kind): string => zones[HOME[k.side]].to,
  raid: (k: Kind): string => `${steal[k.side]} ${zones[HOME[enemyOf(k.side)]].in}`,
});
