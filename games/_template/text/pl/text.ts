import { houseReasons, listing, united } from '@sztab/kernel/words';
import { strengthOf } from '../../content/cards.ts';
import { SIDES, type Side } from '../../content/hills.ts';
import type { Catalogue } from '../words.ts';
import options from './options.json' with { type: 'json' };
import reasons from './reasons.json' with { type: 'json' };
import texts from './text.json' with { type: 'json' };

const SIDE: Readonly<Record<Side, string>> = { red: 'Czerwoni', blue: 'Niebiescy' };
const HILL = { west: 'wzgórzu zachodnim', middle: 'wzgórzu środkowym', east: 'wzgórzu wschodnim' } as const;
const HELD = { west: 'wzgórze zachodnie', middle: 'wzgórze środkowe', east: 'wzgórze wschodnie' } as const;

export const pl: Catalogue = united(texts, {
  language: 'pl',
  sides: SIDE,
  card: (card) => String(strengthOf(card)),
  options,
  asked: { theirs: (side) => `${SIDE[side]} wykładają kartę` },
  lay: (card, hill) => `Wyłóż ${strengthOf(card)} na ${HILL[hill]}`,
  events: {
    dealt: ({ side, cards }) =>
      cards
        ? `${SIDE[side]} dostają ${listing('pl').and(cards.map((card) => String(strengthOf(card))))}`
        : `${SIDE[side]} dostają trzy karty`,
    laid: ({ side, card, hill }) => `${SIDE[side]} wykładają ${strengthOf(card)} na ${HILL[hill]}`,
    held: ({ side, hill, die }) =>
      die ? `Równe karty: na kości ${die}, ${SIDE[side]} zajmują ${HELD[hill]}` : `${SIDE[side]} zajmują ${HELD[hill]}`,
    resigned: ({ side }) => `${SIDE[side]} poddają się`,
    won: ({ side }) => `${SIDE[side]} wygrywają`,
  },
  whyNot: { ...reasons, ...houseReasons('pl') },
  endings: {
    hills: (winner) => `${SIDE[winner]} trzymają więcej wzgórz i wygrywają`,
    resigned: (winner) => `Druga strona się poddała: ${SIDE[winner]} wygrywają`,
  },
  hill: (hill, cards, held) =>
    `${texts.hills[hill]}: ${SIDES.map((side) => `${SIDE[side]} ${cards[side] ? strengthOf(cards[side]) : '–'}`).join(', ')}${held ? `; trzymają ${SIDE[held]}` : ''}`,
});
