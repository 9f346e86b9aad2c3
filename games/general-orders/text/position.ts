/** The whole position in a few lines of text: for the terminal, and for whoever would rather read a table than look at it. */

import { complete } from '@sztab/kernel/words';
import type { AreaId } from '../content/areas.ts';
import { type CardTitle, TITLES } from '../content/cards.ts';
import { AREAS, ZONES_OF } from '../content/map.ts';
import { enemyOf, ROUNDS, SIDES, type Side } from '../content/sides.ts';
import { kindIn } from '../rules/pieces.ts';
import { bothStars, controllerOf, controls, piecesIn, supplies } from '../rules/supply.ts';
import type { View } from '../rules/view.ts';
import { en } from './en/position.ts';
import { placeWords } from './phrases.ts';
import { pl } from './pl/position.ts';
import type { Catalogue, Place } from './words.ts';

export interface Labels {
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

const LABELS = complete<Labels>({ en, pl });

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
  return lines;
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
