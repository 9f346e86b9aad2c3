/** GOW-4.8: the CHECK after every change, and the commander of the Signal unit (GOW-6.6.6, GOW-6.6.11). */
import { call, finish, isHeard, moveParts } from '@sztab/kernel';
import { type Places, ZONES_OF } from '../content/map.ts';
import { SIDES, type Side } from '../content/sides.ts';
import type { SpaceId } from '../content/spaces.ts';
import { type Steps, TEXT } from './moves.ts';
import { endByHq } from './outcome.ts';
import { type PublicState, type Standing, type State, seatOf, tell } from './state.ts';
import { bothStars, hasBonus, hasLostHq, includes, listOf, standingOf } from './supply.ts';

/** Opens a CHECK; `before` is who supplied what before the change, for the log. */
export function callCheck(s: PublicState, before: Standing): void {
  call(s, { step: 'check', before });
}

export const checkSteps: Steps<'check' | 'signal.loss'> = {
  check: {
    run(s, { before }) {
      for (const side of SIDES) {
        if (hasLostHq(s, side)) {
          endByHq(s, side); // (1)
          return;
        }
      }
      finish(s);
      tellChange(s, before); // (2)
      for (const side of SIDES) {
        if (s.signalHeld[side] && !hasBonus(s, side, 'signalUnit') && !loseSignal(s, side)) return; // (3)
      }
      gainSignal(s); // (4)
    },
  },

  'signal.loss': {
    ask(s, { side }) {
      return [{ seat: seatOf(side), prompt: 'signal-loss', moves: s.deployed[side].map(TEXT.takeBack) }];
    },
    take(s, { side }, _seat, move) {
      finish(s);
      takeBack(s, side, moveParts(move).args[0] as SpaceId);
      gainSignal(s); // GOW-4.8.4
    },
  },
};

/** False if the side must first choose which commander comes off the board (GOW-6.7.4). */
function loseSignal(s: State, side: Side): boolean {
  if (s.reserve[side].commanders > 0) {
    s.reserve[side].commanders--;
    s.ready[side]++;
    s.signalHeld[side] = false;
    tell({ is: 'signal-lost', side, space: null });
    return true;
  }
  if (s.deployed[side].length === 1) {
    takeBack(s, side, s.deployed[side][0] as SpaceId);
    return true;
  }
  call(s, { step: 'signal.loss', side });
  return false;
}

/** His action is not undone, and the space is free again. */
function takeBack(s: State, side: Side, space: SpaceId): void {
  s.deployed[side].splice(s.deployed[side].indexOf(space), 1);
  s.ready[side]++;
  s.signalHeld[side] = false;
  tell({ is: 'signal-lost', side, space });
}

function gainSignal(s: State): void {
  for (const side of SIDES) {
    if (s.signalHeld[side] || s.ready[side] === 0 || !hasBonus(s, side, 'signalUnit')) continue;
    s.ready[side]--;
    s.reserve[side].commanders++;
    s.signalHeld[side] = true;
    tell({ is: 'signal-gained', side });
  }
}

/** Told is what was cut off or joined again while its side stood there; who took or lost a place is told elsewhere. */
function tellChange(s: State, before: Standing): void {
  if (!isHeard()) return;
  const now = standingOf(s);
  const listed = (land: Places, air: Places) => [
    ...listOf(s, land),
    ...ZONES_OF[s.options.mode].filter((zone) => includes(air, zone)),
  ];
  for (const side of SIDES) {
    const [was, is] = [before[side], now[side]];
    const lost = listed(
      was.land.supplied & ~is.land.supplied & is.land.held,
      was.air.supplied & ~is.air.supplied & is.air.held,
    );
    if (lost.length > 0) tell({ is: 'supply-lost', side, places: lost });
    const gained = listed(
      is.land.supplied & ~was.land.supplied & was.land.held,
      is.air.supplied & ~was.air.supplied & was.air.held,
    );
    if (gained.length > 0) tell({ is: 'supply-gained', side, places: gained });
  }
  const same = SIDES.every((side) => now[side].land.supplied === before[side].land.supplied);
  if (!same) tell({ is: 'stars', stars: bothStars(s) });
}
