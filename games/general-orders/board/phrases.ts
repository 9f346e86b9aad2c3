/** Small pieces of sentences that several parts of the board use. */

import type { Language } from '@sztab/kernel';
import { typeset } from '@sztab/kernel/words';
import type { AreaId, ZoneId } from '../content/areas.ts';
import type { BonusId } from '../content/bonuses.ts';
import { CARD, type CardTitle } from '../content/cards.ts';
import { isZone } from '../content/map.ts';
import { enemyOf } from '../content/sides.ts';
import type { DicePart } from '../rules/state.ts';
import { boardWords } from '../text/board.ts';
import { catalogues } from '../text/index.ts';
import type { Chances, Forecast } from './forecast.ts';

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

/** “taken 59%, nobody left 26%, held 15%”; against a headquarters first the chance to win the game. */
export function sharesText({ odds, fire, wins }: Chances, language: Language): string {
  const say = boardWords[language];
  const shares: [string, number][] = [];
  if (wins !== null) shares.push([say.wins, wins]);
  if (odds) shares.push([say.taken, odds.taken], [say.empty, odds.empty], [say.held, odds.held]);
  else if (fire && wins === null) shares.push([say.emptied, fire.emptied]);
  return shares.map(([name, share]) => `${name.toLocaleLowerCase()} ${percent(share)}`).join(', ');
}

/** The one share that matters most: “taken 59%”, or that the game is won. */
export function promiseText({ odds, fire, wins }: Chances, language: Language): string {
  const say = boardWords[language];
  const [name, share] =
    wins !== null ? [say.wins, wins] : odds ? [say.taken, odds.taken] : [say.emptied, fire?.emptied];
  return `${name.toLocaleLowerCase()} ${percent(share ?? 0)}`;
}

/** “Before cards; Yellow holds 2”, or nothing where no card can come. */
export const beforeCards = ({ side, enemyCards }: Forecast, language: Language): string =>
  enemyCards > 0 ? boardWords[language].beforeCards(catalogues[language].sides[enemyOf(side)], enemyCards) : '';

/** “With Assault (+2): taken 100%”, or nothing where no own card would help. */
export const withCard = ({ card }: Forecast, language: Language): string =>
  card
    ? `${boardWords[language].withCard(catalogues[language].cards[card.title].name, card.more)}: ${promiseText(card, language)}`
    : '';

/** “4 + 1 Forward outpost + 2 Assault” */
export const forceText = (parts: Forecast['parts'], language: Language): string => {
  const { bonuses, cards } = catalogues[language];
  const because = (why: string): string => (why in CARD ? cards[why as CardTitle] : bonuses[why as BonusId]).name;
  return parts.map(({ because: why, pieces: n }) => (why === 'base' ? n : `${n}\u00a0${because(why)}`)).join(' + ');
};

/** “1 base + 1 City centre + 2 Ambush” */
export function reasonsOf(dice: readonly DicePart[], by: Forecast['by'] | 'defence', language: Language): string {
  const c = catalogues[language];
  const roll = by === 'barrage' || by === 'bombing' ? by : 'defence';
  return typeset(
    dice.map(({ because, dice: n }) => `${n}\u00a0${c.diceReason(because, n, roll)}`).join(' + '),
    c.language,
  );
}
