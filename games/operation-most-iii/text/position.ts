/** The whole position in a few lines of text: for the terminal, and for whoever would rather read a table than look at it. */

import { complete } from '@sztab/kernel/words';
import { type CardId, cardOf } from '../content/cards.ts';
import { STAGES } from '../content/rocket-tests.ts';
import { HOME, SIDES, type Side, ZONES, type Zone } from '../content/zones.ts';
import { scoreOf } from '../rules/outcome.ts';
import type { View } from '../rules/view.ts';
import { de } from './de/position.ts';
import { en } from './en/position.ts';
import { pl } from './pl/position.ts';
import { grouped } from './print.ts';
import type { Catalogue } from './words.ts';

export interface Labels {
  stage(n: string, of: string): string;
  score(side: string, n: string): string;
  parts(n: string): string;
  hidden(n: string): string;
  evacuated(n: string): string;
  readonly used: string;
  readonly yourHand: string;
  held(side: string, hand: string, deck: string): string;
  readonly rockets: string;
  readonly empty: string;
}

const LABELS = complete<Labels>({ en, pl, de });

export function positionOf(c: Catalogue, v: View): string[] {
  const label = LABELS[c.language];
  const name = (id: CardId): string => c.card(id);
  const standing = (zone: Zone, side: Side): string => {
    const there = v.cards.filter((card) => card.zone === zone && cardOf(card.id).side === side);
    const cards = there.map(({ id, ready }) => (ready ? name(id) : `${name(id)} (${label.used})`));
    return cards.length > 0 ? `${c.sides[side]}: ${grouped(cards).join(', ')}` : '';
  };
  const place = (zone: Zone): string => {
    const parts = [label.parts(String(v.parts[zone]))];
    if (zone === 'surroundings' && v.hidingOnTable) parts.push(label.hidden(String(v.parts.hidden)));
    if (zone === HOME.PL && v.mostOnTable) parts.push(label.evacuated(String(v.parts.evacuated)));
    const sides = SIDES.map((side) => standing(zone, side)).filter((text) => text !== '');
    return `${c.zones[zone].title}: ${[parts.join(', '), ...sides].join(' · ')}`;
  };
  const score = scoreOf(v);
  const known = SIDES.filter((side) => v.you === side || v.hand[side].length === v.handSize[side]);
  return [
    [
      label.stage(String(v.stage), String(STAGES)),
      ...SIDES.map((side) => label.score(c.sides[side], String(score[side]))),
    ].join(' · '),
    ...ZONES.map(place),
    `${label.rockets}: ${v.rocketShown.map(String).join(', ') || label.empty}`,
    ...SIDES.map((side) => label.held(c.sides[side], String(v.handSize[side]), String(v.deckSize[side]))),
    ...known.map((side) => {
      const owner = v.you === side ? label.yourHand : c.sides[side];
      return `${owner}: ${grouped(v.hand[side].map(name)).join(', ') || label.empty}`;
    }),
  ];
}
