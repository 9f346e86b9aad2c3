/** The state before the first turn. Chance in this order: toss, tokens, deck. */
import { below, mix, type Options, type Stream, shuffle } from '@sztab/kernel';
import { AREA, type AreaId, ZONE, type ZoneId } from '../content/areas.ts';
import { type BonusId, FIXED_BONUSES, tokensOf } from '../content/bonuses.ts';
import { deckOf } from '../content/cards.ts';
import { AREAS, ZONES_OF } from '../content/map.ts';
import { forcesOf, type Mode, SIDES, type Side } from '../content/sides.ts';
import { chosen, rulesFor } from './options.ts';
import { beginRound } from './round.ts';
import { type Reserve, type State, tell } from './state.ts';

export function setup(_players: number, options: Options, dice: Stream, edition: number): State {
  const { mode, firstInitiative, bonusSetup } = chosen(options);
  const initiative = firstInitiative === 'random' ? (SIDES[below(dice, 2)] as Side) : firstInitiative; // GOW-3.9
  const bonus = bonusSetup === 'fixed' ? FIXED_BONUSES[mode] : dealTokens(mode, dice);
  const soldiers = { blue: startSoldiers(mode, 'blue'), yellow: startSoldiers(mode, 'yellow') };
  const aircraft = { blue: startAircraft(mode, 'blue'), yellow: startAircraft(mode, 'yellow') };
  const forces = forcesOf(edition);
  const reserve = (side: Side): Reserve => ({
    commanders: forces.commanders.reserve, // GOW-3.4
    soldiers: forces.soldiers - total(soldiers[side]),
    aircraft: mode === 'island' ? forces.aircraft - total(aircraft[side]) : 0,
  });
  const s: State = {
    edition,
    flow: [{ step: 'round.turns', next: initiative }],
    dice,
    barriers: 0,
    options: rulesFor(options),
    round: 1,
    initiative,
    passed: { blue: false, yellow: false },
    soldiers,
    aircraft,
    reserve: { blue: reserve('blue'), yellow: reserve('yellow') },
    ready: { blue: forces.commanders.ready, yellow: forces.commanders.ready },
    deployed: { blue: [], yellow: [] },
    usedPairs: { blue: [], yellow: [] },
    momentum: { blue: 0, yellow: 0 },
    signalHeld: { blue: false, yellow: false },
    bonus,
    effects: { blue: [], yellow: [] },
    deck: [],
    discard: [],
    hand: { blue: [], yellow: [] },
    result: null,
  };
  s.deck = shuffle(s, deckOf(mode, s.options.deckSize)); // GOW-3.7
  tell({ is: 'opened', mode, initiative, bonus });
  beginRound(s);
  return s;
}

/** GOW-3.8: one token to each slot, face up; the others return to the box. */
function dealTokens(mode: Mode, dice: Stream): Partial<Record<AreaId, BonusId>> {
  const tokens = mix(dice, tokensOf(mode));
  const slots = AREAS[mode].filter((area) => AREA[area].bonusSlot);
  return Object.fromEntries(slots.map((area, i) => [area, tokens[i]]));
}

/** GOW-3.5 */
function startSoldiers(mode: Mode, side: Side): Partial<Record<AreaId, number>> {
  const soldiersOn = (area: AreaId): number => {
    const { start } = AREA[area];
    return start?.side === side ? start.soldiers : 0;
  };
  return Object.fromEntries(AREAS[mode].map((area) => [area, soldiersOn(area)]));
}

/** GOW-3.6 */
const startAircraft = (mode: Mode, side: Side): Partial<Record<ZoneId, number>> =>
  Object.fromEntries(ZONES_OF[mode].map((zone) => [zone, ZONE[zone].start[side]]));

const total = (counts: Partial<Record<string, number>>): number =>
  Object.values(counts).reduce<number>((sum, count) => sum + (count ?? 0), 0);
