/** The whole position in a few lines of text: for the terminal, and for whoever would rather read a table than look at it. */

import type { Language } from '@sztab/kernel';
import { typeset } from '@sztab/kernel/words';
import type { AreaId } from '../content/areas.ts';
import { type CardTitle, TITLES } from '../content/cards.ts';
import { AREAS, ZONES_OF } from '../content/map.ts';
import { enemyOf, ROUNDS, SIDES, type Side } from '../content/sides.ts';
import { kindIn } from '../rules/pieces.ts';
import { bothStars, controllerOf, controls, piecesIn, supplies } from '../rules/supply.ts';
import type { View } from '../rules/view.ts';
import { placeWords } from './phrases.ts';
import type { Catalogue, Place } from './words.ts';

interface Labels {
  round(n: number, of: number): string;
  initiative(side: string): string;
  stars(blue: string, yellow: string): string;
  passed(side: string): string;
  readonly land: string;
  readonly air: string;
  readonly unsupplied: string;
  /** Pieces that are entering a place and stand nowhere. */
  onTheWay(side: string, pieces: string, to: string): string;
  reserve(side: string, pieces: string): string;
  ready(commanders: string): string;
  commanders(side: string, spaces: string): string;
  readonly bonuses: string;
  readonly yourHand: string;
  hand(side: string): string;
  readonly deck: string;
  readonly discard: string;
  readonly none: string;
}

const LABELS: Readonly<Record<Language, Labels>> = {
  en: {
    round: (n, of) => `Round ${n} of ${of}`,
    initiative: (side) => `initiative: ${side}`,
    stars: (blue, yellow) => `stars: ${blue}, ${yellow}`,
    passed: (side) => `${side} has passed`,
    land: 'soldiers',
    air: 'aircraft',
    unsupplied: 'unsupplied',
    onTheWay: (side, pieces, to) => `On the way, ${side}: ${pieces}, to ${to}`,
    reserve: (side, pieces) => `${side}, reserve: ${pieces}`,
    ready: (commanders) => `ready zone: ${commanders}`,
    commanders: (side, spaces) => `${side}, commanders on the board: ${spaces}`,
    bonuses: 'Bonuses',
    yourHand: 'Your hand',
    hand: (side) => `${side}, hand`,
    deck: 'Deck',
    discard: 'discard pile',
    none: 'none',
  },
  pl: {
    round: (n, of) => `Runda ${n} z ${of}`,
    initiative: (side) => `inicjatywa: ${side}`,
    stars: (blue, yellow) => `gwiazdki: ${blue}, ${yellow}`,
    passed: (side) => `${side} spasowali`,
    land: 'żołnierze',
    air: 'samoloty',
    unsupplied: 'bez zaopatrzenia',
    onTheWay: (side, pieces, to) => `W drodze, ${side}: ${pieces}, cel: ${to}`,
    reserve: (side, pieces) => `${side}, rezerwa: ${pieces}`,
    ready: (commanders) => `strefa gotowości: ${commanders}`,
    commanders: (side, spaces) => `${side}, dowódcy na planszach: ${spaces}`,
    bonuses: 'Premie',
    yourHand: 'Twoja ręka',
    hand: (side) => `${side}, ręka`,
    deck: 'Talia',
    discard: 'stos kart odrzuconych',
    none: 'brak',
  },
};

export function positionOf(c: Catalogue, v: View): string[] {
  const label = LABELS[c.language];
  const { mode } = v.options;
  const isIsland = mode === 'island';
  const stars = bothStars(v);
  const score = (side: Side): string => `${c.sides[side]} ${stars[side]}`;
  const head = [
    c.modes[mode].name,
    label.round(v.round, ROUNDS),
    label.initiative(c.sides[v.initiative]),
    label.stars(score('blue'), score('yellow')),
    ...SIDES.filter((side) => v.passed[side]).map((side) => label.passed(c.sides[side])),
  ];
  const lines = [
    head.join(' · '),
    ...SIDES.map((side) => `${c.sides[side]}, ${label.land}: ${standing(c, v, side, AREAS[mode])}`),
    ...(isIsland ? SIDES.map((side) => `${c.sides[side]}, ${label.air}: ${standing(c, v, side, ZONES_OF[mode])}`) : []),
    ...onTheWay(c, v),
    ...SIDES.map((side) => {
      const { commanders, soldiers, aircraft } = v.reserve[side];
      const pieces = [c.count.commanders(commanders), c.count.soldiers(soldiers)];
      if (isIsland) pieces.push(c.count.aircraft(aircraft));
      return `${label.reserve(c.sides[side], pieces.join(', '))} · ${label.ready(c.count.commanders(v.ready[side]))}`;
    }),
    ...SIDES.map((side) => {
      const spaces = v.deployed[side].map((id) => c.space(id).name);
      return label.commanders(c.sides[side], spaces.join('; ') || label.none);
    }),
    `${label.bonuses}: ${bonuses(c, v)}`,
    ...SIDES.map((side) => hand(c, v, side)),
    `${label.deck}: ${c.count.cards(v.deckCount)} · ${label.discard}: ${titles(c, v.discard) || label.none}`,
  ];
  return lines.map((line) => typeset(line, c.language));
}

/** Where a side stands and with how many, in the order of the board. */
function standing(c: Catalogue, v: View, side: Side, places: readonly Place[]): string {
  const label = LABELS[c.language];
  const held = places
    .filter((place) => controls(v, side, place))
    .map((place) => {
      const here = `${placeWords(c, place).title} ${piecesIn(v, side, place)}`;
      return supplies(v, side, place) ? here : `${here} (${label.unsupplied})`;
    });
  return held.join(', ') || label.none;
}

function onTheWay(c: Catalogue, v: View): string[] {
  const label = LABELS[c.language];
  const line = (side: Side, pieces: number, place: Place): string =>
    label.onTheWay(c.sides[side], c.count[kindIn(place)](pieces), placeWords(c, place).title);
  return v.flow.flatMap((f) => {
    if ('pieces' in f && 'place' in f) return f.pieces > 0 ? [line(f.side, f.pieces, f.place)] : [];
    if (f.step !== 'scramble.place') return [];
    // Aircraft over the own headquarters, held by the enemy, wait until all are placed.
    const waiting = f.allowed.filter((place) => (f.placed[place] ?? 0) > 0 && controls(v, enemyOf(f.side), place));
    return waiting.map((place) => line(f.side, f.placed[place] as number, place));
  });
}

function bonuses(c: Catalogue, v: View): string {
  return (Object.keys(v.bonus) as AreaId[])
    .map((area) => {
      const holder = controllerOf(v, area);
      const inForce = holder && supplies(v, holder, area);
      const where = inForce ? `${c.areas[area].title}, ${c.sides[holder]}` : c.areas[area].title;
      return `${c.bonuses[v.bonus[area] as keyof typeof c.bonuses].name} (${where})`;
    })
    .join(', ');
}

function hand(c: Catalogue, v: View, side: Side): string {
  const label = LABELS[c.language];
  const owner = v.you === side ? label.yourHand : label.hand(c.sides[side]);
  const size = v.handSize[side];
  if (size === 0) return `${owner}: ${label.none}`;
  const isKnown = v.hand[side].length === size;
  return `${owner}: ${isKnown ? titles(c, v.hand[side]) : c.count.cards(size)}`;
}

/** Cards by title, each with its number where there are several. */
function titles(c: Catalogue, cards: readonly CardTitle[]): string {
  return TITLES.map((title) => ({ title, n: cards.filter((other) => other === title).length }))
    .filter(({ n }) => n > 0)
    .map(({ title, n }) => (n > 1 ? `${c.cards[title].name} ×${n}` : c.cards[title].name))
    .join(', ');
}
