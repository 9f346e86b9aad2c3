import { houseReasons, listing, united } from '@sztab/kernel/words';
import { strengthOf } from '../../content/cards.ts';
import { SIDES, type Side } from '../../content/hills.ts';
import type { Catalogue } from '../words.ts';
import options from './options.json' with { type: 'json' };
import reasons from './reasons.json' with { type: 'json' };
import texts from './text.json' with { type: 'json' };

const SIDE: Readonly<Record<Side, string>> = { red: 'Red', blue: 'Blue' };
const HILL = { west: 'west hill', middle: 'middle hill', east: 'east hill' } as const;

export const en: Catalogue = united(texts, {
  language: 'en',
  sides: SIDE,
  card: (card) => String(strengthOf(card)),
  options,
  asked: { theirs: (side) => `${SIDE[side]} lays a card` },
  lay: (card, hill) => `Lay ${strengthOf(card)} on the ${HILL[hill]}`,
  events: {
    dealt: ({ side, cards }) =>
      cards
        ? `${SIDE[side]} gets ${listing('en').and(cards.map((card) => String(strengthOf(card))))}`
        : `${SIDE[side]} gets three cards`,
    laid: ({ side, card, hill }) => `${SIDE[side]} lays ${strengthOf(card)} on the ${HILL[hill]}`,
    held: ({ side, hill, die }) =>
      die
        ? `Equal cards: the die shows ${die}, ${SIDE[side]} holds the ${HILL[hill]}`
        : `${SIDE[side]} holds the ${HILL[hill]}`,
    resigned: ({ side }) => `${SIDE[side]} resigns`,
    won: ({ side }) => `${SIDE[side]} wins`,
  },
  whyNot: { ...reasons, ...houseReasons('en') },
  endings: {
    hills: (winner) => `${SIDE[winner]} holds more hills and wins`,
    resigned: (winner) => `The other side has resigned: ${SIDE[winner]} wins`,
  },
  hill: (hill, cards, held) =>
    `${texts.hills[hill]}: ${SIDES.map((side) => `${SIDE[side]} ${cards[side] ? strengthOf(cards[side]) : '–'}`).join(', ')}${held ? `; ${SIDE[held]} holds it` : ''}`,
});
