/** Worlds as somebody at the table believes in them: a rival works for what he holds, so that a mission that stands well is more often in a hand than one that stands badly. */
import { below, type FastStream, mix } from '@sztab/kernel';
import { type MissionId, stageOf } from '../content/missions.ts';
import type { State } from '../rules/state.ts';
import { imagine, type View } from '../rules/view.ts';
import { chanceOf } from './evaluate.ts';
import { MISSION_NUMBERS, muster } from './muster.ts';
import { activeOrders } from './prospects.ts';

/** A mission is held as readily as it is likely to succeed, and never less readily than this. */
const LEAST = 0.02;
/** What was due has been revealed; it is in a hand only where nothing else is left. */
const DUE = 1e-9;
const WORDS = 2 ** 32;

/**
 * As the rules imagine a state, but the hidden missions are dealt to the rivals by how likely they are to succeed as it stands. Every mission has its luck in a world, so
 * that two worlds of the same luck differ only where the state does.
 */
export function imagineLikely(view: View, dice: FastStream): State {
  const s = imagine(view, dice);
  // Nobody has done anything yet, and what was answered in secret fits the cards that were dealt.
  if (s.flow.some((frame) => 'answers' in frame)) return s;
  const luck = new Map<MissionId, number>();
  for (const id of Object.keys(MISSION_NUMBERS) as MissionId[])
    luck.set(id, -Math.log(-Math.log((below(dice, WORDS) + 0.5) / WORDS)));
  const m = muster(s);
  const active = activeOrders(s);
  const drawOf = (id: MissionId): number => {
    const mission = MISSION_NUMBERS[id];
    const weight = mission.date > s.time ? Math.max(LEAST, chanceOf(s, m, active, mission)) : DUE;
    return Math.log(weight) + (luck.get(id) as number);
  };
  for (const stage of [1, 2] as const) {
    const rest = stage === 1 ? s.setAside : s.stage2;
    const hands = s.staffs.filter((_, seat) => seat !== view.you).map(({ hand }) => hand);
    const places = hands.flatMap((hand) => hand.flatMap((id, at) => (stageOf(id) === stage ? [{ hand, at, id }] : [])));
    const pool = [...places.map(({ id }) => id), ...rest].map((id) => ({ id, draw: drawOf(id) }));
    pool.sort((a, b) => b.draw - a.draw || (a.id < b.id ? -1 : 1));
    const held = pool.splice(0, places.length).map(({ id }) => id);
    // Who of several rivals holds which, nobody knows.
    mix(dice, held);
    for (const [i, { hand, at }] of places.entries()) hand[at] = held[i] as MissionId;
    rest.splice(
      0,
      rest.length,
      ...mix(
        dice,
        pool.map(({ id }) => id),
      ),
    );
  }
  return s;
}
