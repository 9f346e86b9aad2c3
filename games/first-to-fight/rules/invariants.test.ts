import { begin, clone, fastStream, type Told } from '@sztab/kernel';
import { eventsOf, wander } from '@sztab/kernel/testing';
import { describe, expect, test } from 'vitest';
import { brokenBy } from '../../testing/laws.ts';
import { eventOf } from '../content/events.ts';
import { missionOf } from '../content/missions.ts';
import { ORDERS } from '../content/orders.ts';
import { after, busily, type Position, position } from '../testing/position.ts';
import type { Event } from './events.ts';
import { firstToFight } from './index.ts';
import { LAW } from './invariants.ts';
import { scoreOf } from './outcome.ts';
import { fighterOf, isLocked } from './soldiers.ts';
import type { Fighter, OrderFrame, Staff, State } from './state.ts';

const FULL: Position = {
  players: 3,
  soldiers: 'PIL-01@NEA:4/2+1 SAB-01@WAW INF-03@POL',
  hands: ['M13 M17', 'M14', 'M30'],
  succeeded: ['', 'M01', ''],
  front: ['', '', 'M18'],
  time: 20,
  nurses: [1, 0, 3],
  spent: 'E01 E02',
};

/** What the checker says after something was put wrong. */
const wrong = (tamper: (s: State) => unknown, s: State = position(FULL)) => brokenBy(firstToFight, s, tamper);
const first = (s: State): Fighter => s.soldiers[0] as Fighter;
const staff = (s: State, seat = 0): Staff => s.staffs[seat] as Staff;

describe('the checker notices', () => {
  test('every soldier in exactly one place', () => {
    expect(wrong((s) => s.deck.pop())).toEqual([LAW.soldiers]);
    expect(wrong((s) => s.deck.push('SAB-01'))).toEqual([LAW.soldiers]);
    expect(wrong((s) => s.fallen.push('INF-03'))).toEqual([LAW.soldiers]);
    expect(wrong((s) => s.deck.splice(0, 1, 'SAB-01'))).toEqual([LAW.soldiers]);
    const drawing = after({ soldiers: '' }, '0 order(recruitment) recruit(WAW)');
    expect(wrong((s) => (s.flow.at(-1) as unknown as { drawn: string[] }).drawn.pop(), drawing)).toEqual([
      LAW.soldiers,
    ]);
  });

  test('values between printed and five; trained exactly if raised', () => {
    expect(wrong((s) => first(s).s++ && first(s).s++)).toEqual([LAW.values]);
    expect(wrong((s) => Object.assign(first(s), { u: 6 }))).toEqual([LAW.values]);
    expect(wrong((s) => Object.assign(first(s), { s: 2 }))).toEqual([LAW.values]);
    expect(wrong((s) => Object.assign(first(s), { u: 1 }))).toEqual([LAW.values]);
    expect(wrong((s) => Object.assign(s.soldiers[1] as Fighter, { trained: true }))).toEqual([LAW.values]);
    expect(wrong((s) => Object.assign(s.soldiers[1] as Fighter, { s: 3 }))).toEqual([LAW.values]);
  });

  test('nobody but the trained is wounded, and never twice', () => {
    expect(wrong((s) => first(s).wounds++)).toEqual([LAW.wounds]);
    expect(wrong((s) => (s.soldiers[1] as Fighter).wounds++)).toEqual([LAW.wounds]);
  });

  test('every mission in exactly one place', () => {
    expect(wrong((s) => s.setAside.pop())).toEqual([LAW.missions]);
    expect(wrong((s) => staff(s).failed.push('M02'))).toEqual([LAW.missions]);
    expect(wrong((s) => staff(s, 1).succeeded.pop())).toEqual([LAW.missions]);
    expect(wrong((s) => staff(s, 1).hand.pop())).toEqual([LAW.missions]);
    const draft = begin(firstToFight, 2, { missionDraft: 'on' }, fastStream(3)).state;
    expect(wrong((s) => (s.flow[0] as unknown as { packets: string[][] }).packets[0]?.pop(), draft)).toEqual([
      LAW.missions,
    ]);
  });

  test('a yellow card for each red one at most, and the deck shrinks by those received', () => {
    expect(wrong((s) => staff(s).stage2Received++)).toEqual([LAW.stageTwo]);
    expect(wrong((s) => Object.assign(staff(s), { stage2Received: 5 }))).toEqual([LAW.stageTwo]);
    expect(wrong((s) => staff(s).failed.push(s.stage2.pop() as never))).toEqual([LAW.stageTwo]);
  });

  test('at most four cards in a hand, three of them yellow', () => {
    const give = (s: State, count: number) => {
      staff(s).hand.push(...s.stage2.splice(0, count));
      staff(s).stage2Received += count;
    };
    expect(wrong((s) => give(s, 2))).toEqual([]);
    for (const edition of [1, 3])
      expect(wrong((s) => give(s, 3), position({ ...FULL, edition }))).toEqual([LAW.stageTwo, LAW.hands]);
    expect(wrong((s) => give(s, 3), position({ ...FULL, edition: 2 }))).toEqual([LAW.hands]);
    expect(wrong((s) => staff(s).hand.push(...(s.setAside.splice(-3) as never[])))).toContain(LAW.hands);
  });

  test('no overdue red card outside the Ending Phase', () => {
    expect(wrong((s) => Object.assign(s, { time: 29 }))).toEqual([LAW.due]);
    expect(wrong((s) => Object.assign(s, { time: 28 }))).toEqual([]);
  });

  test('time, squares, nurses', () => {
    expect(wrong((s) => Object.assign(s, { time: -1 }))).toEqual([LAW.time]);
    expect(wrong((s) => Object.assign(s, { time: 69, leader: 0 }))).toEqual([LAW.time]);
    expect(wrong((s) => Object.assign(s.domination, { NAI: 7 }))).toEqual([LAW.domination]);
    expect(wrong((s) => Object.assign(s.domination, { WAW: -1 }))).toEqual([LAW.domination]);
    expect(wrong((s) => staff(s, 2).nurses++)).toEqual([LAW.nurses]);
    expect(wrong((s) => Object.assign(staff(s), { nurses: -1 }))).toEqual([LAW.nurses]);
  });

  test('every event in exactly one place; nothing is laid out in the basic game', () => {
    expect(wrong((s) => s.events.pop())).toEqual([LAW.events]);
    expect(wrong((s) => s.spentEvents.push('E03'))).toEqual([LAW.events]);
    expect(wrong((s) => s.laidOut.push(s.events.pop() as never))).toEqual([LAW.events]);
    const looking = after(
      { deck: 'SAB-01', soldiers: '' },
      '0 order(recruitment) recruit(WAW) pick(SAB-01) ability(use)',
    );
    expect(wrong((s) => (s.flow.at(-1) as unknown as { cards: string[] }).cards.pop(), looking)).toEqual([LAW.events]);
  });

  test('no points below zero, none on Maneuvers', () => {
    expect(wrong((s) => staff(s).vp--)).toEqual([LAW.points]);
    expect(wrong((s) => s.tiles.maneuvers.vp++)).toEqual([LAW.points]);
  });

  test('a foreseen card lies on top; nobody gives up twice, and who gave up has not won', () => {
    expect(wrong((s) => Object.assign(s, { foreseen: { seat: 0, top: s.events[1] } }))).toEqual([LAW.events]);
    expect(wrong((s) => s.resigned?.push(1, 1))).toEqual([LAW.resigned]);
    expect(wrong((s) => s.resigned?.push(0, 1, 2))).toEqual([LAW.resigned]);
    const over = after(FULL, '0 resign', '1 resign');
    expect(wrong((s) => Object.assign(s.result ?? {}, { winners: [1] }), over)).toEqual([LAW.resigned]);
  });

  test('the running order is active, and nothing is used twice in it', () => {
    const running = () => after(FULL, '0 order(movement) move(SAB-01,POL)');
    const frame = (s: State) => s.flow.find(({ step }) => step === 'order') as OrderFrame;
    expect(wrong((s) => Object.assign(s.tiles.movement, { active: false }), running())).toEqual([LAW.active]);
    expect(wrong((s) => frame(s).soldiers.push('SAB-01'), running())).toEqual([LAW.once]);
    expect(wrong((s) => frame(s).regions.push('WAW', 'WAW'), running())).toEqual([LAW.once]);
    expect(wrong((s) => frame(s).bonuses.push('move', 'move'), running())).toEqual([LAW.once]);
  });

  test('at the end all hands are empty', () => {
    const over = () =>
      after({ players: 2, hands: ['', 'M30'], time: 61, events: 'E11', soldiers: '' }, '0 order(maneuvers)');
    expect(wrong((s) => staff(s).hand.push(staff(s, 1).failed.pop() as never), over())).toEqual([LAW.ended]);
  });
});

describe('in random games', () => {
  type Visit = (s: State, told: Told<Event>[], old: State) => void;
  function run(seed: number, visit: Visit): State {
    const options = { neutralEvents: seed % 2 ? 'on' : 'off', lossDie: seed % 3 ? 'faces123' : 'd6' };
    const { state: s } = begin(firstToFight, 2 + (seed % 3), options, fastStream(seed));
    let old = s;
    wander(firstToFight, s, fastStream(seed, 3), {
      among: busily(8),
      visit: () => {
        old = clone(s);
      },
      hear: (told) => visit(s, told, old),
    });
    return s;
  }
  const names = (told: readonly Told<Event>[]) => told.flatMap(({ all }) => (all ? [all] : []));
  const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

  test('where every point comes from; points never decrease', () => {
    for (let seed = 1; seed <= 9; seed++) {
      let paid = 0;
      run(seed, (s, told, old) => {
        for (const event of names(told)) {
          if (event.is === 'maneuvers') paid += event.orders.length;
          if (event.is === 'sabotage-points') paid += 3;
          if (event.is === 'arrival-point') paid += 1;
          if (event.is === 'ability' && event.ability === 'victoryPoint') paid += 1;
        }
        expect(sum(s.staffs.map(({ vp }) => vp)) + sum(ORDERS.map((order) => s.tiles[order].vp))).toBe(paid);
        for (const [seat, { vp }] of s.staffs.entries()) expect(vp).toBeGreaterThanOrEqual(staff(old, seat).vp);
      });
      expect(paid).toBeGreaterThan(10);
    }
  });

  test('time grows by the months of the card; nothing due is left behind', () => {
    for (let seed = 10; seed <= 18; seed++) {
      run(seed, (s, told, old) => {
        for (const { from, to } of eventsOf(told, 'time-passed')) {
          const [{ event } = { event: 'E01' as const }] = eventsOf(told, 'axis');
          expect(to).toBe(Math.min(68, from + eventOf(event).months));
        }
        if (s.round === old.round) return;
        for (const event of s.laidOut) expect(eventOf(event).date).toBeGreaterThan(s.time);
        expect(ORDERS.every((order) => s.tiles[order].active)).toBe(true);
        for (const [seat, { hand }] of s.staffs.entries()) {
          for (const id of hand) {
            if (staff(old, seat).hand.includes(id) && old.leader === null)
              expect(missionOf(id).date).toBeGreaterThan(s.time);
          }
        }
      });
    }
  });

  test('one token at most; nobody of the locked formation leaves; once per order', () => {
    let moves = 0;
    for (let seed = 20; seed <= 28; seed++) {
      const chosen: string[] = [];
      run(seed, (_t, told, old) => {
        for (const event of names(told)) {
          if (event.is === 'order-chosen') {
            expect(chosen).not.toContain(event.order);
            chosen.push(event.order);
          }
          if (event.is === 'round-began') chosen.length = 0;
          if (event.is !== 'moved') continue;
          moves++;
          const before = old.soldiers.find(({ id }) => id === event.soldier);
          if (before) expect(isLocked(old, before)).toBe(false);
          expect(event.from).not.toBe(event.to);
        }
      });
    }
    expect(moves).toBeGreaterThan(100);
  });

  test('every region rolled for had a mission in this phase, and only once', () => {
    let rolled = 0;
    for (let seed = 30; seed <= 38; seed++) {
      let fought = new Set<string>();
      let checked = new Set<string>();
      run(seed, (_t, told) => {
        for (const event of names(told)) {
          if (event.is === 'maneuvers') [fought, checked] = [new Set(), new Set()];
          if (event.is === 'mission-resolved') fought.add(missionOf(event.mission).region);
          if (event.is !== 'losses-rolled') continue;
          rolled++;
          expect(fought).toContain(event.region);
          expect(checked).not.toContain(event.region);
          checked.add(event.region);
        }
      });
    }
    expect(rolled).toBeGreaterThan(30);
  });

  test('FTF-6.9.1 the end: empty hands, the score identity, winners with the highest score', () => {
    for (let seed = 40; seed <= 52; seed++) {
      const s = run(seed, () => {});
      expect(s.staffs.every(({ hand }) => hand.length === 0)).toBe(true);
      const scores = s.staffs.map(
        ({ vp, succeeded, failed }) => vp + sum(succeeded.map((id) => missionOf(id).points)) - 5 * failed.length,
      );
      expect(s.result?.scores).toEqual(scores);
      expect(s.staffs.map(scoreOf)).toEqual(scores);
      for (const seat of s.result?.winners ?? []) expect(scores[seat]).toBe(Math.max(...scores));
      expect(s.soldiers.every(({ id }) => fighterOf(s, id).wounds < 2)).toBe(true);
    }
  });
});
