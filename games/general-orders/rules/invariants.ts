/** Section 12: what holds in every state of every game. The kit asks after each move. */

import { AREA, type AreaId } from '../content/areas.ts';
import { copiesOf, TITLES } from '../content/cards.ts';
import { AREAS, HQ, ZONES_OF } from '../content/map.ts';
import { AIRCRAFT, COMMANDERS, SIDES, type Side, SOLDIERS, STACK } from '../content/sides.ts';
import { SPACE } from '../content/spaces.ts';
import { kindIn, onTheWay } from './pieces.ts';
import type { State } from './state.ts';
import { bothStars, controls, hasBonus, includes, suppliedAreas } from './supply.ts';

const COMMANDERS_IN_ALL = COMMANDERS.reserve + COMMANDERS.ready;

const sum = (counts: object): number => Object.values(counts).reduce<number>((all, n) => all + (n as number), 0);

export function broken(s: State): string[] {
  const wrong = new Set<string>();
  const holds = (id: string, so: boolean): void => {
    if (!so) wrong.add(id);
  };
  const { mode } = s.options;
  const moving = onTheWay(s);
  const away = (side: Side, kind: 'soldiers' | 'aircraft'): number =>
    moving?.side === side && kindIn(moving.place) === kind ? moving.count : 0;
  const limit = s.options.stackLimit === 'always' ? STACK : SOLDIERS;
  for (const side of SIDES) {
    const { reserve, ready, deployed, usedPairs, signalHeld, momentum } = s;
    const spaces = deployed[side];
    holds('I1', reserve[side].commanders + ready[side] + spaces.length === COMMANDERS_IN_ALL);
    holds('I1', reserve[side].commanders >= 0 && ready[side] >= 0 && ready[side] <= COMMANDERS.ready);
    holds('I1', new Set([...deployed.blue, ...deployed.yellow]).size === deployed.blue.length + deployed.yellow.length);
    holds('I2', reserve[side].soldiers + sum(s.soldiers[side]) + away(side, 'soldiers') === SOLDIERS);
    const aircraft = reserve[side].aircraft + sum(s.aircraft[side]) + away(side, 'aircraft');
    holds('I3', aircraft === (mode === 'island' ? AIRCRAFT : 0));
    holds('I3', reserve[side].soldiers >= 0 && reserve[side].aircraft >= 0);
    for (const place of [...AREAS[mode], ...ZONES_OF[mode]]) {
      const here =
        (s.soldiers[side] as Record<string, number>)[place] ?? (s.aircraft[side] as Record<string, number>)[place];
      holds('I4', here !== undefined && here >= 0 && here <= limit);
      holds('I4', !(controls(s, 'blue', place) && controls(s, 'yellow', place)));
    }
    if (s.options.hqLoss === 'control' && !s.result) holds('I6', controls(s, side, HQ[mode][side]));
    const supplied = suppliedAreas(s, side);
    for (const area of AREAS[mode]) if (includes(supplied, area)) holds('I7', controls(s, side, area));
    if (controls(s, side, HQ[mode][side])) holds('I7', includes(supplied, HQ[mode][side]));
    for (const pair of ['reinforce', 'plan', 'scramble'] as const) {
      const here = spaces.filter((space) => SPACE[space].action === pair).length;
      holds('I8', here <= 1 && usedPairs[side].filter((used) => used === pair).length <= 1);
      holds('I8', here === 0 || usedPairs[side].includes(pair));
    }
    for (const id of spaces) {
      const space = SPACE[id];
      holds('I9', !('side' in space) || space.side === side);
    }
    holds(
      'I10',
      reserve[side].commanders + spaces.length === COMMANDERS.reserve + (signalHeld[side] ? 1 : 0) + momentum[side],
    );
    // Between actions: the Signal unit's commander is in play whenever one could be had (GOW-6.6.11).
    if (s.flow.at(-1)?.step === 'turn') {
      const inForce = hasBonus(s, side, 'signalUnit');
      holds('I11', signalHeld[side] === inForce || (inForce && ready[side] === 0) || momentum[side] > 0);
    }
  }
  const cards = [...s.deck, ...s.discard, ...s.hand.blue, ...s.hand.yellow];
  for (const title of TITLES) {
    holds('I5', cards.filter((card) => card === title).length === copiesOf(title, mode, s.options.deckSize));
  }
  const tokens = Object.keys(s.bonus) as AreaId[];
  holds('I12', tokens.length === 4 && tokens.every((area) => AREA[area].bonusSlot && AREA[area].mode === mode));
  const stars = bothStars(s);
  const all = AREAS[mode].reduce((n, area) => n + AREA[area].stars, 0);
  holds('I13', stars.blue + stars.yellow <= all);
  return [...wrong];
}
