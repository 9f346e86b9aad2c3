/** NPG-4.3 to NPG-4.6: from the negative effects to the next round. */
import { call, draw, finish, goOn, show } from '@sztab/kernel';
import { backOf, type MissionId, missionOf } from '../content/missions.ts';
import { threatOf } from '../content/threats.ts';
import { FINAL_ROUND, SHIELD_FROM, threatCards } from '../content/tracks.ts';
import { askOrDo, enterSpace, resolveFirst } from './effects.ts';
import { areBolsheviks } from './map.ts';
import type { Steps } from './moves.ts';
import { fillPools } from './pools.ts';
import { colourOf, emptyJail, pawnOn, type State, setOf, tell, threatDeck } from './state.ts';

/** Phase 3. The affected missions are fixed at its beginning (NPG-4.3.4). */
function negativeEffects(s: State): void {
  s.phase = 'negative';
  release(s);
  const affected = (s.row as MissionId[]).filter(
    (id) => pawnOn(s, id) === null || (missionOf(id).bang && !s.completed.includes(id)), // NPG-4.3.2
  );
  // The phases that follow, the last one first.
  goOn(s, { step: 'time' });
  call(s, { step: 'positive' });
  call(s, { step: 'check' });
  call(s, { step: 'harms', queue: affected });
}

/** NPG-4.3.1 */
function release(s: State): void {
  const { morale, neutral, pawns, characters } = s.jail;
  if (morale + neutral + pawns.length + characters.length === 0) return;
  tell({ is: 'released', morale, neutral, pawns: pawns.map((seat) => colourOf(s, seat)), characters });
  s.jail = emptyJail();
}

export const roundSteps: Steps<
  'begin.negative' | 'harms' | 'check' | 'threats' | 'positive' | 'missions' | 'time' | 'refill'
> = {
  'begin.negative': {
    run(s) {
      negativeEffects(s);
    },
  },

  harms: {
    run(s, f) {
      const id = f.queue.shift();
      if (!id) {
        finish(s);
        return;
      }
      tell({ is: 'harm', card: id, failed: pawnOn(s, id) !== null, bolshevik: areBolsheviks(s) });
      resolveFirst(s, missionOf(id).negative, id);
    },
  },

  check: {
    run(s) {
      s.phase = 'check';
      finish(s);
      const { morale, overdrawn } = s;
      const threats = threatCards(morale, overdrawn);
      const shield = morale >= SHIELD_FROM;
      tell({ is: 'morale-check', morale, overdrawn, threats, shield });
      if (shield) s.shield = true; // NPG-4.4.2
      if (threats > 0) call(s, { step: 'threats', left: threats });
    },
  },

  threats: {
    run(s, f) {
      if (f.left-- === 0) {
        finish(s);
        return;
      }
      const [threat] = draw(s, threatDeck(s));
      if (!threat) {
        tell({ is: 'no-threat-left' }); // ruling 13
        finish(s);
        return;
      }
      s.spentThreats.push(threat);
      tell({ is: 'threat', threat, bolshevik: areBolsheviks(s) });
      resolveFirst(s, threatOf(threat).effects);
    },
  },

  positive: {
    run(s) {
      s.phase = 'positive';
      goOn(s, { step: 'missions', queue: (s.row as MissionId[]).filter((id) => s.completed.includes(id)) });
    },
  },

  missions: {
    run(s, f) {
      const id = f.queue.shift();
      if (!id) {
        finish(s);
        cleanUp(s);
        return;
      }
      tell({ is: 'success', card: id, who: colourOf(s, pawnOn(s, id) as number) });
      const { positive } = missionOf(id);
      if (positive.length > 1) askOrDo(s, { is: 'alternative', mission: id }, id);
      else resolveFirst(s, positive[0] as (typeof positive)[number], id);
    },
  },

  time: {
    run(s) {
      s.phase = 'time';
      s.round++; // NPG-4.6.1
      if (s.round === FINAL_ROUND) {
        s.shield = false;
        goOn(s, { step: 'begin.final' }); // NPG-4.6.2
        return;
      }
      const shielded = s.shield;
      tell({ is: 'time', round: s.round, shielded, early: false });
      goOn(s, { step: 'refill' });
      enterSpace(s, shielded);
      s.shield = false;
    },
  },

  refill: {
    run(s) {
      // NPG-4.6.5
      const missions = draw(s, s.stack, Math.max(0, setOf(s).rowSize - s.row.length));
      s.row.push(...missions);
      if (s.options.showTopDate && s.stack[0]) show(s, backOf(s.stack[0])); // ruling 24
      if (missions.length > 0) tell({ is: 'missions-laid', missions });
      fillPools(s);
      goOn(s, { step: 'begin.plan' });
    },
  },
};

/** NPG-4.5.2, NPG-4.5.3 */
function cleanUp(s: State): void {
  s.row = s.row.filter((card) => !s.completed.includes(card));
  s.out.push(...s.completed);
  s.completed = [];
  s.pawns = [];
  for (const one of s.tokens) one.holder = one.owner;
  for (const player of s.players) player.held = [];
}
