/** Small pieces of sentences that several parts of the board use. */
import type { Language } from '@sztab/kernel';
import type { AreaId, ZoneId } from '../content/areas.ts';
import { isZone } from '../content/map.ts';
import type { DicePart } from '../rules/table.ts';
import { catalogues } from '../text/index.ts';
import type { Forecast } from './forecast.ts';

export const percent = (share: number): string => `${Math.round(share * 100)}%`;

export const placeName = (place: AreaId | ZoneId, language: Language): string =>
  isZone(place) ? catalogues[language].zones[place].title : catalogues[language].areas[place].title;

const ACTION = {
  advance: 'advance',
  paradrop: 'paradrop',
  fly: 'fly',
  scramble: 'scramble',
  barrage: 'barrage',
  bombing: 'bombing',
} as const;

/** “Advance: Riola” */
export const byWord = ({ by, place }: Pick<Forecast, 'by' | 'place'>, language: Language): string =>
  `${catalogues[language].actions[ACTION[by]].name}: ${placeName(place, language)}`;

/** “1 base + 1 City centre + 2 Ambush” */
export function reasonsOf(dice: readonly DicePart[], by: Forecast['by'] | 'defence', language: Language): string {
  const c = catalogues[language];
  const roll = by === 'barrage' || by === 'bombing' ? by : 'defence';
  return c.typeset(dice.map(({ because, dice: n }) => `${n}\u00a0${c.diceReason(because, n, roll)}`).join(' + '));
}
