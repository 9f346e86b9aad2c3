/** Section 4.8: the CHECK after every change, and the commander of the Signal unit (GOW-6.6.6, GOW-6.6.11). */
import { moveParts } from '@sztab/kernel';
import { type Places, ZONES_OF } from '../content/map.ts';
import { SIDES, type Side } from '../content/sides.ts';
import type { SpaceId } from '../content/spaces.ts';
import { type GoSteps, TEXT } from './moves.ts';
import { endByHq } from './outcome.ts';
import { bothStars, hasBonus, hasLostHq, includes, listOf, standingOf } from './supply.ts';
import { type GoTable, type OpenTable, type Standing, seatOf, tell } from './table.ts';

/** Opens a CHECK; `before` is who supplied what before the change, for the log. */
export function pushCheck(t: OpenTable, before: Standing): void {
  t.flow.push({ step: 'check', before });
}

export const checkSteps: GoSteps<'check' | 'signal.loss'> = {
  check: {
    run(t, { before }) {
      for (const side of SIDES) {
        if (hasLostHq(t, side)) {
          endByHq(t, side); // (1)
          return;
        }
      }
      t.flow.pop();
      tellChange(t, before); // (2)
      for (const side of SIDES) {
        if (t.signalHeld[side] && !hasBonus(t, side, 'signalUnit') && !loseSignal(t, side)) return; // (3)
      }
      gainSignal(t); // (4)
    },
  },

  'signal.loss': {
    ask(t, { side }) {
      return [{ seat: seatOf(side), prompt: 'signal-loss', moves: t.deployed[side].map(TEXT.takeBack) }];
    },
    take(t, { side }, _seat, move) {
      t.flow.pop();
      takeBack(t, side, moveParts(move).args[0] as SpaceId);
      gainSignal(t); // GOW-4.8.4
    },
  },
};

/** False if the side must first choose which commander comes off the board (GOW-6.7.4). */
function loseSignal(t: GoTable, side: Side): boolean {
  if (t.reserve[side].commanders > 0) {
    t.reserve[side].commanders--;
    t.ready[side]++;
    t.signalHeld[side] = false;
    tell({ is: 'signal-lost', side, space: null });
    return true;
  }
  if (t.deployed[side].length === 1) {
    takeBack(t, side, t.deployed[side][0] as SpaceId);
    return true;
  }
  t.flow.push({ step: 'signal.loss', side });
  return false;
}

/** His action is not undone, and the space is free again. */
function takeBack(t: GoTable, side: Side, space: SpaceId): void {
  t.deployed[side].splice(t.deployed[side].indexOf(space), 1);
  t.ready[side]++;
  t.signalHeld[side] = false;
  tell({ is: 'signal-lost', side, space });
}

function gainSignal(t: GoTable): void {
  for (const side of SIDES) {
    if (t.signalHeld[side] || t.ready[side] === 0 || !hasBonus(t, side, 'signalUnit')) continue;
    t.ready[side]--;
    t.reserve[side].commanders++;
    t.signalHeld[side] = true;
    tell({ is: 'signal-gained', side });
  }
}

/** Told is what was cut off or joined again while its side stood there; who took or lost a place is told elsewhere. */
function tellChange(t: GoTable, before: Standing): void {
  const now = standingOf(t);
  const listed = (land: Places, air: Places) => [
    ...listOf(t, land),
    ...ZONES_OF[t.options.mode].filter((zone) => includes(air, zone)),
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
  if (!same) tell({ is: 'stars', stars: bothStars(t) });
}
