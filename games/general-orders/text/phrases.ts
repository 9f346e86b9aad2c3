/** Small pieces of sentences that every language builds in the same way. */
import { NBSP } from '@sztab/kernel/words';
import type { AreaId } from '../content/areas.ts';
import type { BonusId } from '../content/bonuses.ts';
import { CARD, type CardTitle } from '../content/cards.ts';
import { isZone } from '../content/map.ts';
import { SPACE, type SpaceId } from '../content/spaces.ts';
import type { DicePart } from '../rules/state.ts';
import type { Catalogue, Place, PlaceWords, Rolled } from './words.ts';

export const placeWords = (c: Pick<Catalogue, 'areas' | 'zones'>, place: Place): PlaceWords =>
  isZone(place) ? c.zones[place] : c.areas[place];

/** Counts by place, in the order in which they were made, without those that are nothing. */
export const entriesOf = (counts: Readonly<Partial<Record<Place, number>>>): [Place, number][] =>
  (Object.entries(counts) as [Place, number][]).filter(([, n]) => n > 0);

export const tokensOn = (bonus: Readonly<Partial<Record<AreaId, BonusId>>>): [AreaId, BonusId][] =>
  Object.entries(bonus) as [AreaId, BonusId][];

/** A card that adds pieces adds them somewhere; dice and commanders have no place. */
export const joins = (title: CardTitle): boolean => ['soldiers', 'aircraft'].includes(CARD[title].adds.what);

/** The bonus that can stand in the strength of a support space. */
export const bonusOf = (space: SpaceId): BonusId => (SPACE[space].action === 'plan' ? 'reconPost' : 'supplyDepot');

/** Equal names once, with how often: “Ambush ×2”. */
export const alike = (names: readonly string[]): string[] =>
  [...new Set(names)].map((name) => {
    const often = names.filter((other) => other === name).length;
    return often > 1 ? `${name}${NBSP}×${often}` : name;
  });

/** “1 base + 1 City centre + 2 Ambush” */
export const diceReasons = (reason: Catalogue['diceReason'], parts: readonly DicePart[], by: Rolled['by']): string =>
  parts.map(({ because, dice }) => `${dice}${NBSP}${reason(because, dice, by)}`).join(' + ');
