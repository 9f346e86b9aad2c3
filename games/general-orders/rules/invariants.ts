/** What holds in every state of every game. The kit asks after each move. */

import { lawbook } from '@sztab/kernel';
import { AREA, type AreaId } from '../content/areas.ts';
import { copiesOf, TITLES } from '../content/cards.ts';
import { AREAS, HQ, ZONES_OF } from '../content/map.ts';
import { forcesOf, SIDES, type Side, STACK } from '../content/sides.ts';
import { SPACE } from '../content/spaces.ts';
import { kindIn, onTheWay } from './pieces.ts';
import type { State } from './state.ts';
import { bothStars, controls, hasBonus, includes, suppliedAreas } from './supply.ts';

const sum = (counts: object): number => Object.values(counts).reduce<number>((all, n) => all + (n as number), 0);

export const LAW = {
  commanders: 'Each side has nine commanders, at most four of them ready, and no space has two.',
  soldiers: 'Each side has 25 soldiers.',
  aircraft: 'Each side has ten aircraft on the island and none in the mountains, and no reserve is below zero.',
  places: 'A place belongs to one side at the most and holds no more than the limit.',
  cards: 'Every title of the deck is there as often as it has copies.',
  headquarters: 'Where losing a headquarters ends the game, each side holds its own as long as it goes on.',
  supply: 'Supplied areas are held by their side, and a headquarters that is held is supplied.',
  pairs: 'Each side uses a pair of spaces once a round at the most.',
  printed: 'A space printed for one side is used by that side alone.',
  called: 'The commanders in play are those of the reserve, the one of the Signal unit and those of Momentum.',
  signal: 'Between actions the commander of the Signal unit is in play whenever one could be had.',
  tokens: 'Four bonus tokens lie on slots of this board.',
  stars: 'Both sides together have no more stars than the board.',
} as const;

export function broken(s: State): string[] {
  const { holds, wrong } = lawbook();
  const { mode } = s.options;
  const forces = forcesOf(s.edition);
  const commanders = forces.commanders.reserve + forces.commanders.ready;
  const moving = onTheWay(s);
  const away = (side: Side, kind: 'soldiers' | 'aircraft'): number =>
    moving?.side === side && kindIn(moving.place) === kind ? moving.count : 0;
  const limit = s.options.stackLimit === 'always' ? STACK : forces.soldiers;
  for (const side of SIDES) {
    const { reserve, ready, deployed, usedPairs, signalHeld, momentum } = s;
    const spaces = deployed[side];
    holds(LAW.commanders, reserve[side].commanders + ready[side] + spaces.length === commanders);
    holds(LAW.commanders, reserve[side].commanders >= 0 && ready[side] >= 0 && ready[side] <= forces.commanders.ready);
    holds(
      LAW.commanders,
      new Set([...deployed.blue, ...deployed.yellow]).size === deployed.blue.length + deployed.yellow.length,
    );
    holds(LAW.soldiers, reserve[side].soldiers + sum(s.soldiers[side]) + away(side, 'soldiers') === forces.soldiers);
    const aircraft = reserve[side].aircraft + sum(s.aircraft[side]) + away(side, 'aircraft');
    holds(LAW.aircraft, aircraft === (mode === 'island' ? forces.aircraft : 0));
    holds(LAW.aircraft, reserve[side].soldiers >= 0 && reserve[side].aircraft >= 0);
    for (const place of [...AREAS[mode], ...ZONES_OF[mode]]) {
      const here =
        (s.soldiers[side] as Record<string, number>)[place] ?? (s.aircraft[side] as Record<string, number>)[place];
      holds(LAW.places, here !== undefined && here >= 0 && here <= limit);
      holds(LAW.places, !(controls(s, 'blue', place) && controls(s, 'yellow', place)));
    }
    if (s.options.hqLoss === 'control' && !s.result) holds(LAW.headquarters, controls(s, side, HQ[mode][side]));
    const supplied = suppliedAreas(s, side);
    for (const area of AREAS[mode]) if (includes(supplied, area)) holds(LAW.supply, controls(s, side, area));
    if (controls(s, side, HQ[mode][side])) holds(LAW.supply, includes(supplied, HQ[mode][side]));
    for (const pair of ['reinforce', 'plan', 'scramble'] as const) {
      const here = spaces.filter((space) => SPACE[space].action === pair).length;
      holds(LAW.pairs, here <= 1 && usedPairs[side].filter((used) => used === pair).length <= 1);
      holds(LAW.pairs, here === 0 || usedPairs[side].includes(pair));
    }
    for (const id of spaces) {
      const space = SPACE[id];
      holds(LAW.printed, !('side' in space) || space.side === side);
    }
    holds(
      LAW.called,
      reserve[side].commanders + spaces.length ===
        forces.commanders.reserve + (signalHeld[side] ? 1 : 0) + momentum[side],
    );
    // Between actions: the Signal unit's commander is in play whenever one could be had (GOW-6.6.11).
    if (s.flow.at(-1)?.step === 'turn') {
      const inForce = hasBonus(s, side, 'signalUnit');
      holds(LAW.signal, signalHeld[side] === inForce || (inForce && ready[side] === 0) || momentum[side] > 0);
    }
  }
  const cards = [...s.deck, ...s.discard, ...s.hand.blue, ...s.hand.yellow];
  for (const title of TITLES) {
    holds(LAW.cards, cards.filter((card) => card === title).length === copiesOf(title, mode, s.options.deckSize));
  }
  const tokens = Object.keys(s.bonus) as AreaId[];
  holds(LAW.tokens, tokens.length === 4 && tokens.every((area) => AREA[area].bonusSlot && AREA[area].mode === mode));
  const stars = bothStars(s);
  const all = AREAS[mode].reduce((n, area) => n + AREA[area].stars, 0);
  holds(LAW.stars, stars.blue + stars.yellow <= all);
  return [...wrong];
}
