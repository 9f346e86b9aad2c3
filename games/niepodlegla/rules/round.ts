/** Sections 4.3 to 4.6: from the negative effects to the next round. */
import { draw, show } from '@sztab/kernel';
import { backOf, type MissionId, missionOf } from '../content/missions.ts';
import { threatOf } from '../content/threats.ts';
import { FINAL_ROUND, SHIELD_FROM, threatCards } from '../content/tracks.ts';
import { askOrDo, enterSpace, resolveFirst } from './effects.ts';
import { areBolsheviks } from './map.ts';
import type { NpSteps } from './moves.ts';
import { fillPools } from './pools.ts';
import { colourOf, emptyJail, goOn, type NpTable, pawnOn, setOf, tell, threatDeck } from './table.ts';

/** Phase 3. The affected missions are fixed at its beginning (NPG-4.3.4). */
function negativeEffects(t: NpTable): void {
  t.phase = 'negative';
  release(t);
  const affected = (t.row as MissionId[]).filter(
    (id) => pawnOn(t, id) === null || (missionOf(id).bang && !t.completed.includes(id)), // NPG-4.3.2
  );
  t.flow = [{ step: 'time' }, { step: 'positive' }, { step: 'check' }, { step: 'harms', queue: affected }];
}

/** NPG-4.3.1 */
function release(t: NpTable): void {
  const { morale, neutral, pawns, characters } = t.jail;
  if (morale + neutral + pawns.length + characters.length === 0) return;
  tell({ is: 'released', morale, neutral, pawns: pawns.map((seat) => colourOf(t, seat)), characters });
  t.jail = emptyJail();
}

export const roundSteps: NpSteps<
  'begin.negative' | 'harms' | 'check' | 'threats' | 'positive' | 'missions' | 'time' | 'refill'
> = {
  'begin.negative': {
    run(t) {
      negativeEffects(t);
    },
  },

  harms: {
    run(t, f) {
      const id = f.queue.shift();
      if (!id) {
        t.flow.pop();
        return;
      }
      tell({ is: 'harm', card: id, failed: pawnOn(t, id) !== null, bolshevik: areBolsheviks(t) });
      resolveFirst(t, missionOf(id).negative, id);
    },
  },

  check: {
    run(t) {
      t.phase = 'check';
      t.flow.pop();
      const { morale, overdrawn } = t;
      const threats = threatCards(morale, overdrawn);
      const shield = morale >= SHIELD_FROM;
      tell({ is: 'morale-check', morale, overdrawn, threats, shield });
      if (shield) t.shield = true; // NPG-4.4.2
      if (threats > 0) t.flow.push({ step: 'threats', left: threats });
    },
  },

  threats: {
    run(t, f) {
      if (f.left-- === 0) {
        t.flow.pop();
        return;
      }
      const [threat] = draw(t, threatDeck(t));
      if (!threat) {
        tell({ is: 'no-threat-left' }); // ruling 13
        t.flow.pop();
        return;
      }
      t.spentThreats.push(threat);
      tell({ is: 'threat', threat, bolshevik: areBolsheviks(t) });
      resolveFirst(t, threatOf(threat).effects);
    },
  },

  positive: {
    run(t) {
      t.phase = 'positive';
      goOn(t, { step: 'missions', queue: (t.row as MissionId[]).filter((id) => t.completed.includes(id)) });
    },
  },

  missions: {
    run(t, f) {
      const id = f.queue.shift();
      if (!id) {
        t.flow.pop();
        cleanUp(t);
        return;
      }
      tell({ is: 'success', card: id, who: colourOf(t, pawnOn(t, id) as number) });
      const { positive } = missionOf(id);
      if (positive.length > 1) askOrDo(t, { is: 'alternative', mission: id }, id);
      else resolveFirst(t, positive[0] as (typeof positive)[number], id);
    },
  },

  time: {
    run(t) {
      t.phase = 'time';
      t.round++; // NPG-4.6.1
      if (t.round === FINAL_ROUND) {
        t.shield = false;
        t.flow = [{ step: 'begin.final' }]; // NPG-4.6.2
        return;
      }
      const shielded = t.shield;
      tell({ is: 'time', round: t.round, shielded, early: false });
      t.flow = [{ step: 'refill' }];
      enterSpace(t, shielded);
      t.shield = false;
    },
  },

  refill: {
    run(t) {
      // NPG-4.6.5
      const missions = draw(t, t.stack, Math.max(0, setOf(t).rowSize - t.row.length));
      t.row.push(...missions);
      if (t.options.showTopDate && t.stack[0]) show(t, backOf(t.stack[0])); // ruling 24
      if (missions.length > 0) tell({ is: 'missions-laid', missions });
      fillPools(t);
      goOn(t, { step: 'begin.plan' });
    },
  },
};

/** NPG-4.5.2, NPG-4.5.3 */
function cleanUp(t: NpTable): void {
  t.row = t.row.filter((card) => !t.completed.includes(card));
  t.out.push(...t.completed);
  t.completed = [];
  t.pawns = [];
  for (const one of t.tokens) one.holder = one.owner;
  for (const player of t.players) player.held = [];
}
