import { asks, begin, below, clone, fastStream, heardBy, type Options, play, shuffle } from '@sztab/kernel';
import { describe, expect, test } from 'vitest';
import { EVENTS } from '../content/events.ts';
import { MISSIONS, type MissionId, STAGE, stageOf } from '../content/missions.ts';
import { ORDERS } from '../content/orders.ts';
import { REGIONS } from '../content/regions.ts';
import { SOLDIERS, type SoldierId, soldierOf } from '../content/soldiers.ts';
import { firstToFight } from './index.ts';
import { asked, eventsOf, legal, squares, toDecide } from './position.ts';
import { isOneSided } from './setup.ts';
import type { FtTable } from './table.ts';
import { view } from './view.ts';

const open = (players: number, seed: number, options: Options = {}): FtTable =>
  begin(firstToFight, players, options, fastStream(seed)).table;

/** Everybody keeps all cards. */
function keepAll(t: FtTable): FtTable {
  for (const { seat } of asks(firstToFight, t)) play(firstToFight, t, seat, 'keepAll');
  return t;
}

describe.each([2, 3, 4])('3 setup for %i players', (players) => {
  test('FTF-3.1 FTF-3.11 FTF-3.12 FTF-3.13 tiles, markers, time; nobody has anything', () => {
    const t = keepAll(open(players, 5));
    expect(t.tiles).toEqual(Object.fromEntries(ORDERS.map((order) => [order, { active: true, vp: 0 }])));
    expect(squares(t)).toBe('WAW:4 POL:4 NEA:2 WEU:1 NAI:2');
    expect([t.time, t.round, t.concentration, t.leader]).toEqual([0, 1, null, null]);
    expect(t.staffs).toHaveLength(players);
    for (const { vp, nurses, stage2Received, succeeded, failed } of t.staffs) {
      expect({ vp, nurses, stage2Received, succeeded, failed }).toEqual({
        vp: 0,
        nurses: 0,
        stage2Received: 0,
        succeeded: [],
        failed: [],
      });
    }
    expect(t.soldiers.every(({ wounds, trained }) => wounds === 0 && !trained)).toBe(true);
    expect([t.fallen, t.laidOut, t.spentEvents, t.frontDiscards]).toEqual([[], [], [], []]);
  });

  test('FTF-3.2 FTF-3.4 Q26 one soldier in each region with printed values, 49 in the deck, no ability, no point', () => {
    for (let seed = 1; seed <= 20; seed++) {
      const { table: t, told } = begin(firstToFight, players, {}, fastStream(seed));
      expect(t.soldiers.map(({ region }) => region)).toEqual([...REGIONS]);
      for (const { id, s, u } of t.soldiers) {
        expect([s, u]).toEqual([soldierOf(id).strength, soldierOf(id).underground]);
      }
      expect(t.deck).toHaveLength(49);
      expect(told.map(({ all }) => all?.is)).toEqual(['opened']);
      expect(eventsOf(told, 'opened')[0]?.soldiers).toEqual(
        t.soldiers.map(({ id, region }) => ({ soldier: id, region })),
      );
    }
  });

  test('FTF-3.5 FTF-3.6 FTF-3.10 four red cards each, the other red ones out, 14 yellow ones and 24 events in their decks', () => {
    const t = open(players, 3);
    for (const { hand } of t.staffs) {
      expect(hand).toHaveLength(4);
      expect(hand.every((id) => stageOf(id) === 1)).toBe(true);
    }
    expect(t.setAside).toHaveLength(16 - 4 * players);
    expect([...t.stage2].sort()).toEqual(STAGE[2]);
    expect(t.stage2).not.toEqual(STAGE[2]);
    expect([...t.events].sort()).toEqual(EVENTS);
    expect(t.events).not.toEqual(EVENTS);
    const cards = [...t.setAside, ...t.stage2, ...t.staffs.flatMap(({ hand }) => hand)];
    expect(cards.sort()).toEqual(MISSIONS);
  });

  test('FTF-3.7 FTF-8.7 D1 everybody at the same time: keep all, or discard one of the four', () => {
    const t = open(players, 3);
    const lists = asks(firstToFight, t);
    expect(lists.map(({ seat, prompt, secret }) => [seat, prompt, secret])).toEqual(
      t.staffs.map((_, seat) => [seat, 'keep-missions', true]),
    );
    for (const [seat, { moves }] of lists.entries()) {
      expect(moves).toEqual(['keepAll', ...(t.staffs[seat]?.hand ?? []).map((id) => `discard(${id})`)]);
    }
  });

  test('FTF-3.14 the first player is drawn after the decisions, each seat sometimes', () => {
    const first = new Set<string>();
    for (let seed = 1; seed <= 40; seed++) {
      const t = open(players, seed);
      expect(toDecide(t)).toContain('keep-missions');
      first.add(toDecide(keepAll(t)));
    }
    expect([...first].sort()).toEqual(Array.from({ length: players }, (_, seat) => `${seat} choose-order`));
  });

  test('FTF-8.5 the order of random calls: soldiers (again for every redraw), stage I, stage II, events, first player', () => {
    let redraws = 0;
    for (let seed = 1; seed <= 150; seed++) {
      const { table: t, told } = begin(firstToFight, players, {}, fastStream(seed));
      const chance = { dice: fastStream(seed), barriers: 0 };
      let deck: SoldierId[];
      let tries = 0;
      do {
        deck = shuffle(chance, [...SOLDIERS]);
        tries++;
      } while (isOneSided(deck.slice(0, 5)));
      redraws += tries - 1;
      expect(eventsOf(told, 'opened')[0]?.tries).toBe(tries);
      const red = shuffle(chance, [...STAGE[1]]);
      expect([...t.soldiers.map(({ id }) => id), ...t.deck]).toEqual(deck);
      expect([...t.staffs.flatMap(({ hand }) => hand), ...t.setAside]).toEqual(red);
      expect(t.stage2).toEqual(shuffle(chance, [...STAGE[2]]));
      expect(t.events).toEqual(shuffle(chance, [...EVENTS]));
      expect(t.dice).toEqual(chance.dice);
      keepAll(t);
      expect(toDecide(t)).toBe(`${below(chance.dice, players)} choose-order`);
      expect(t.dice).toEqual(chance.dice);
    }
    expect(redraws).toBeGreaterThan(0);
  });
});

describe('3 setup, the rest', () => {
  test('FTF-3.3 V43 four or five of one formation are dealt again, three are not', () => {
    expect(isOneSided(['INF-01', 'INF-02', 'INF-03', 'INF-04', 'PIL-01'])).toBe(true);
    expect(isOneSided(['PIL-01', 'INF-02', 'INF-03', 'INF-04', 'INF-05'])).toBe(true);
    expect(isOneSided(['INF-01', 'INF-02', 'INF-03', 'INF-04', 'INF-05'])).toBe(true);
    expect(isOneSided(['INF-01', 'INF-02', 'INF-03', 'PIL-01', 'PIL-02'])).toBe(false);
    for (let seed = 1; seed <= 300; seed++) {
      expect(isOneSided(open(2, seed).soldiers.map(({ id }) => id))).toBe(false);
    }
  });

  test('FTF-3.8 V54 discarded cards leave the game unseen; only their number is public, and only when all have answered', () => {
    const t = open(3, 8);
    const [one, two] = [clone(t), clone(t)];
    const hand = t.staffs[0]?.hand as MissionId[];
    const toldOne = play(firstToFight, one, 0, `discard(${hand[2]})`);
    const toldTwo = play(firstToFight, two, 0, 'keepAll');
    for (const viewer of [1, 2, 'public'] as const) {
      expect(view(one, viewer)).toEqual(view(two, viewer));
      expect(heardBy(toldOne, viewer)).toEqual(heardBy(toldTwo, viewer));
    }
    expect(heardBy(toldOne, 'public')).toEqual([{ is: 'answered', seat: 0 }]);
    expect(view(one, 1).staffs.map(({ red }) => red)).toEqual([4, 4, 4]);
    expect(asks(firstToFight, one).map(({ seat }) => seat)).toEqual([1, 2]);
    play(firstToFight, one, 2, 'keepAll');
    expect(asks(firstToFight, one).map(({ seat }) => seat)).toEqual([1]);
    expect(one.staffs[0]?.hand).toHaveLength(4);
    const last = play(firstToFight, one, 1, 'keepAll');
    expect(one.staffs.map(({ hand: cards }) => cards.length)).toEqual([3, 4, 4]);
    expect(one.staffs[0]?.hand).toEqual(hand.filter((id) => id !== hand[2]));
    expect(one.setAside).toContain(hand[2]);
    for (const viewer of [0, 1, 2, 'public'] as const) {
      expect(view(one, viewer).staffs.map(({ red }) => red)).toEqual([3, 4, 4]);
      const kept = heardBy(last, viewer).filter(({ is }) => is === 'missions-kept');
      expect(kept).toEqual([
        { is: 'missions-kept', seat: 0, count: 3, ...(viewer === 0 && { discarded: hand[2] }) },
        { is: 'missions-kept', seat: 1, count: 4, ...(viewer === 1 && { discarded: null }) },
        { is: 'missions-kept', seat: 2, count: 4, ...(viewer === 2 && { discarded: null }) },
      ]);
      if (viewer !== 0) expect(JSON.stringify(view(one, viewer))).not.toContain(`"${hand[2]}"`);
    }
  });

  test('FTF-8.7 every seat answers once', () => {
    const t = open(2, 8);
    play(firstToFight, t, 1, 'keepAll');
    expect(legal(t, 1)).toEqual([]);
    expect(() => play(firstToFight, t, 1, 'keepAll')).toThrow();
  });
});

describe('7.1 the draft', () => {
  const DRAFT = { missionDraft: 'on' };
  /** The packets of the running pick. */
  const packets = (t: FtTable): MissionId[][] => {
    const [f] = t.flow;
    return f && 'packets' in f ? f.packets : [];
  };

  test('FTF-3.9 FTF-7.1.1 FTF-7.1.2 FTF-7.1.3 FTF-7.1.4 V48 D2 D3 D4 two players: the third packet is the own one', () => {
    const t = open(2, 4, DRAFT);
    const [[a, b, c, d], [e, f, g, h]] = packets(t) as [string[], string[]];
    expect(t.staffs.map(({ hand }) => hand)).toEqual([[], []]);
    expect(asked(t)).toBe(
      `0 draft: keep(${a}) keep(${b}) keep(${c}) keep(${d}) | 1 draft: keep(${e}) keep(${f}) keep(${g}) keep(${h})`,
    );
    play(firstToFight, t, 0, `keep(${a})`);
    expect(t.staffs.map(({ hand }) => hand)).toEqual([[], []]);
    play(firstToFight, t, 1, `keep(${e})`);
    expect(t.staffs.map(({ hand }) => hand)).toEqual([[a], [e]]);
    expect(asked(t)).toBe(`0 draft: keep(${f}) keep(${g}) keep(${h}) | 1 draft: keep(${b}) keep(${c}) keep(${d})`);
    play(firstToFight, t, 1, `keep(${b})`);
    play(firstToFight, t, 0, `keep(${f})`);
    expect(asked(t)).toBe(
      `0 draft-last: keepAll discard(${c}) discard(${d}) | 1 draft-last: keepAll discard(${g}) discard(${h})`,
    );
    play(firstToFight, t, 0, 'keepAll');
    play(firstToFight, t, 1, `discard(${h})`);
    expect(t.staffs.map(({ hand }) => hand)).toEqual([
      [a, f, c, d],
      [e, b, g],
    ]);
    expect(t.setAside).toHaveLength(9);
    expect(t.setAside).toContain(h);
    expect(toDecide(t)).toMatch(/^[01] choose-order$/);
    expect(t.stage2).toHaveLength(14);
  });

  test.each([3, 4])(
    'FTF-7.1.1 FTF-7.1.2 FTF-7.1.4 %i players: packets pass to the left, all at the same time',
    (players) => {
      const t = open(players, 9, DRAFT);
      const dealt = clone(packets(t));
      const left = (seat: number) => (seat + players - 1) % players;
      for (let seat = 0; seat < players; seat++) play(firstToFight, t, seat, `keep(${dealt[seat]?.[1]})`);
      const second = dealt.map((_, seat) => (dealt[left(seat)] as MissionId[]).filter((_id, i) => i !== 1));
      expect(packets(t)).toEqual(second);
      for (let seat = players - 1; seat >= 0; seat--) play(firstToFight, t, seat, `keep(${second[seat]?.[0]})`);
      const third = second.map((_, seat) => (second[left(seat)] as MissionId[]).slice(1));
      expect(packets(t)).toEqual(third);
      for (let seat = 0; seat < players; seat++) {
        play(firstToFight, t, seat, seat === 1 ? `discard(${third[1]?.[0]})` : 'keepAll');
      }
      expect(t.staffs.map(({ hand }) => hand)).toEqual(
        dealt.map((packet, seat) => [
          packet[1],
          second[seat]?.[0],
          ...(third[seat] as MissionId[]).slice(seat === 1 ? 1 : 0),
        ]),
      );
      expect(t.setAside).toHaveLength(16 - 4 * players + 1);
    },
  );

  test('FTF-8.7 FTF-9.1 FTF-9.2 a packet and a sealed answer are seen by their holder alone', () => {
    const t = open(3, 9, DRAFT);
    const dealt = clone(packets(t));
    play(firstToFight, t, 1, `keep(${dealt[1]?.[0]})`);
    const [mine] = view(t, 1).flow;
    expect(mine).toEqual({
      step: 'setup.draft',
      pick: 1,
      packets: [[], dealt[1], []],
      answers: [null, dealt[1]?.[0], null],
    });
    for (const viewer of [0, 2, 'public'] as const) {
      const text = JSON.stringify(view(t, viewer));
      for (const id of dealt[1] as MissionId[]) expect(text).not.toContain(id);
      expect(view(t, viewer).flow).toMatchObject([{ answers: [null, 'sealed', null] }]);
    }
    play(firstToFight, t, 0, `keep(${dealt[0]?.[0]})`);
    const told = play(firstToFight, t, 2, `keep(${dealt[2]?.[3]})`);
    expect(heardBy(told, 'public')).toEqual([
      { is: 'answered', seat: 2 },
      { is: 'packets-passed', pick: 1 },
    ]);
    expect(heardBy(told, 1)).toContainEqual({ is: 'packets-passed', pick: 1, kept: dealt[1]?.[0] });
    expect(heardBy(told, 0)).not.toContainEqual({ is: 'packets-passed', pick: 1, kept: dealt[1]?.[0] });
    expect(view(t, 0).staffs.map(({ red, hand }) => [red, hand])).toEqual([
      [1, [dealt[0]?.[0]]],
      [1, []],
      [1, []],
    ]);
  });
});
