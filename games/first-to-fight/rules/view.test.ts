import { begin, clone, end, fastStream, heardBy, type Viewer } from '@sztab/kernel';
import { wander } from '@sztab/kernel/testing';
import { describe, expect, test } from 'vitest';
import { dealtAfresh, imaginesWell, staysHidden } from '../../testing/hidden.ts';
import { eve } from '../testing/eve.ts';
import { after, busily, type Line, type Position, passOn, playTo, position } from '../testing/position.ts';
import { firstToFight } from './index.ts';
import { broken } from './invariants.ts';
import type { Move } from './moves.ts';
import type { State } from './state.ts';
import { imagine, redeal, unseenBy, view } from './view.ts';

const GAMES = process.env.SZTAB_TIER === 'quick' ? 3 : 6;
const VIEWERS = [0, 1, 2, 'public'] as const satisfies readonly Viewer[];
const P = {
  players: 3,
  hands: ['M13 M17', 'M14 M15 M30', ''],
  succeeded: ['M04', '', ''],
  failed: ['', 'M18', ''],
  front: ['', '', 'M01'],
  time: 20,
} as const;

describe('hidden information', () => {
  test('FTF-9.1 the own hand; of others the backs, red and yellow; of decks the counts', () => {
    const s = position(P);
    for (const viewer of VIEWERS) {
      const v = view(s, viewer);
      expect(v.staffs.map(({ red, yellow }) => [red, yellow])).toEqual([
        [1, 1],
        [2, 1],
        [0, 0],
      ]);
      expect(v.staffs.map(({ hand }) => hand)).toEqual(s.staffs.map(({ hand }, seat) => (seat === viewer ? hand : [])));
      expect(v.staffs.map(({ stage2Received }) => stage2Received)).toEqual([1, 2, 0]);
      expect([v.deckCount, v.stage2Count, v.eventCount]).toEqual([54, 11, 24]);
      expect([v.staffs[0]?.succeeded, v.staffs[1]?.failed, v.frontDiscards]).toEqual([['M04'], ['M18'], ['M01']]);
      for (const key of ['deck', 'stage2', 'events', 'setAside', 'dice', 'barriers'])
        expect(Object.keys(v)).not.toContain(key);
    }
    expect(VIEWERS.map((viewer) => view(s, viewer).you)).toEqual([0, 1, 2, null]);
  });

  test('FTF-9.1 FTF-9.2 who has put an event card on top by Liaison knows it until it is drawn or somebody else looks', () => {
    const line: Line = '0 order(recruitment) recruit(WAW) pick(SAB-01) ability(use) top(E12)';
    const p: Position = { players: 3, deck: 'SAB-01', soldiers: '', events: 'E05 E12' };
    const s = after(p, line);
    expect(VIEWERS.map((viewer) => view(s, viewer).foreseen)).toEqual(['E12', null, null, null]);
    for (let n = 0; n < 4; n++) {
      expect(imagine(view(s, 0), fastStream(n)).events[0]).toBe('E12');
      expect(redeal(clone(s), 0, fastStream(n)).events[0]).toBe('E12');
      expect(broken(redeal(clone(s), 1, fastStream(n)))).toEqual([]);
    }
    passOn(s);
    playTo(s, '1 order(maneuvers)');
    expect(view(s, 0).foreseen).toBeNull();
    const other = after({ ...p, deck: 'SAB-01 INF-01 INF-05 INF-07 INF-08' }, line);
    playTo(other, '1 recruit(POL) pick(INF-07) ability(use)');
    expect(view(other, 0).foreseen).toBeNull();
    expect('foreseen' in view(after({ ...p, edition: 1 }, line), 0)).toBe(false);
  });

  test('FTF-9.1 what is open is the same for everybody', () => {
    const open = { soldiers: 'PIL-01@NEA:4/2+1', token: 'PIL@NEA', tiles: 'movement:2!', nurses: [1, 0, 2] };
    const s = position({ ...P, ...open, vp: [1, 2, 3] });
    const strip = (viewer: Viewer) => {
      const v = view(s, viewer);
      return { ...v, you: null, staffs: v.staffs.map((staff) => ({ ...staff, hand: null })) };
    };
    for (const viewer of [0, 1, 2] as const) expect(strip(viewer)).toEqual(strip('public'));
    expect(strip('public')).toMatchObject({
      soldiers: s.soldiers,
      domination: s.domination,
      tiles: s.tiles,
      concentration: { formation: 'PIL', region: 'NEA' },
      time: 20,
      round: 2,
    });
  });

  test('FTF-9.1 D16 the two yellow cards are seen by the receiver alone', () => {
    const s = after(eve('M16', 36, { stage2: 'M17 M29' }), '0 order(maneuvers)');
    expect(view(s, 0).flow.at(-1)).toMatchObject({ step: 'stage2', cards: ['M17', 'M29'] });
    for (const viewer of [1, 2, 3, 'public'] as const) {
      expect(view(s, viewer).flow.at(-1)).toMatchObject({ step: 'stage2', cards: [] });
    }
    const other = clone(s);
    const [one, two] = [playTo(s, '0 keep(M17)'), playTo(other, '0 keep(M29)')];
    for (const viewer of [1, 2, 3, 'public'] as const) {
      expect(view(s, viewer)).toEqual(view(other, viewer));
      expect(heardBy(one, viewer)).toEqual(heardBy(two, viewer));
    }
    expect(view(s, 0)).not.toEqual(view(other, 0));
  });

  test('FTF-9.1 the cards shown by the Polish Underground State lie open until the next order', () => {
    const s = after(
      { deck: 'INF-01 SAI-01 PAR-05', at: 'POL:3', soldiers: '', players: 2 },
      '0 order(sabotage) rule(POL) name(PAR)',
    );
    for (const viewer of [0, 1, 'public'] as const) expect(view(s, viewer).revealed).toEqual(['INF-01', 'SAI-01']);
    playTo(s, '1 order(training)');
    expect(view(s, 0).revealed).toEqual([]);
  });

  test('FTF-9.1 revealed missions lie open while others choose', () => {
    const s = after(
      { players: 3, turn: 2, hands: ['M08', 'M30', 'M05'], time: 12, events: 'E11', soldiers: '' },
      '2 order(maneuvers)',
    );
    for (const viewer of [0, 1, 2, 'public'] as const) {
      expect(view(s, viewer).flow).toContainEqual({ step: 'ending.missions', queue: [{ seat: 0, mission: 'M08' }] });
    }
  });

  test('FTF-9.1 a view is a copy', () => {
    const s = position({ ...P, soldiers: 'PIL-01@NEA' });
    const before = JSON.stringify(s);
    const v = view(s, 0) as unknown as State;
    (v.soldiers[0] as { s: number }).s = 5;
    v.tiles.movement.vp = 9;
    v.staffs[0]?.hand.pop();
    v.domination.WAW = 0;
    v.frontDiscards.pop();
    end(v);
    expect(JSON.stringify(s)).toBe(before);
  });

  test('unseen cards are all that lie hidden from the viewer', () => {
    const s = position(P);
    const unseen = unseenBy(view(s, 0));
    expect(unseen.missions[1]).toEqual([
      'M02',
      'M03',
      'M05',
      'M06',
      'M07',
      'M08',
      'M09',
      'M10',
      'M11',
      'M12',
      'M14',
      'M15',
      'M16',
    ]);
    expect(unseen.missions[2]).toEqual([
      'M19',
      'M20',
      'M21',
      'M22',
      'M23',
      'M24',
      'M25',
      'M26',
      'M27',
      'M28',
      'M29',
      'M30',
    ]);
    expect([unseen.soldiers.length, unseen.events.length]).toEqual([54, 24]);
  });
});

describe('in random games', () => {
  function walk(visit: (s: State, seat: number, move: Move) => void): void {
    for (let seed = 1; seed <= GAMES; seed++) {
      const options = { missionDraft: seed % 2 ? 'on' : 'off', neutralEvents: seed % 3 ? 'on' : 'off' };
      const { state: s } = begin(firstToFight, 2 + (seed % 3), options, fastStream(seed));
      wander(firstToFight, s, fastStream(seed, 77), {
        among: busily(5),
        visit: ({ seat }, move) => visit(s, seat, move),
      });
    }
  }

  test('FTF-9.3 two tables that differ only in hidden things: same view, same question, same moves', () => {
    const dice = fastStream(5);
    let different = 0;
    walk((s) => {
      different += dealtAfresh(firstToFight, s, [...s.staffs.keys(), 'public'], dice, ({ deck }) => deck);
    });
    expect(different).toBeGreaterThan(500);
  });

  test('FTF-9.2 a line told to everybody never names what is still hidden', () => {
    let lines = 0;
    walk((s, seat, move) => {
      lines++;
      staysHidden(firstToFight, s, [seat, move], (later) => [
        ...s.deck.filter((id) => later.deck.includes(id) && !later.revealed.includes(id)),
        ...s.events.filter((id) => later.events.includes(id)),
        ...s.stage2.filter((id) => later.stage2.includes(id)),
        ...s.staffs.flatMap(({ hand }, owner) => hand.filter((id) => later.staffs[owner]?.hand.includes(id))),
      ]);
    });
    expect(lines).toBeGreaterThan(500);
  });

  test('an imagined table is possible and looks like the true one', () => {
    const dice = fastStream(9);
    walk((s) => {
      for (const viewer of [0, 1, 'public'] as const) imaginesWell(firstToFight, s, viewer, dice);
    });
  });
});
