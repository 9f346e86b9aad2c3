import { asks, begin, below, clone, fastStream, heardBy, type Options, play, shuffle } from '@sztab/kernel';
import { eventsOf } from '@sztab/kernel/testing';
import { describe, expect, test } from 'vitest';
import { EVENTS } from '../content/events.ts';
import { MISSIONS, type MissionId, STAGE, stageOf } from '../content/missions.ts';
import { ORDERS } from '../content/orders.ts';
import { REGIONS } from '../content/regions.ts';
import { SOLDIERS, type SoldierId, soldierOf } from '../content/soldiers.ts';
import { asked, legal, toDecide } from '../testing/position.ts';
import { squares } from '../testing/shown.ts';
import { firstToFight } from './index.ts';
import { isOneSided } from './setup.ts';
import type { State } from './state.ts';
import { view } from './view.ts';

const open = (players: number, seed: number, options: Options = {}): State =>
  begin(firstToFight, players, options, fastStream(seed)).state;

/** Everybody keeps all cards. */
function keepAll(s: State): State {
  for (const { seat } of asks(firstToFight, s)) play(firstToFight, s, seat, 'keepAll');
  return s;
}

describe.each([2, 3, 4])('setup for %i players', (players) => {
  test('FTF-3.1 FTF-3.11 FTF-3.12 FTF-3.13 tiles, markers, time; nobody has anything', () => {
    const s = keepAll(open(players, 5));
    expect(s.tiles).toEqual(Object.fromEntries(ORDERS.map((order) => [order, { active: true, vp: 0 }])));
    expect(squares(s)).toBe('WAW:4 POL:4 NEA:2 WEU:1 NAI:2');
    expect([s.time, s.round, s.concentration, s.leader]).toEqual([0, 1, null, null]);
    expect(s.staffs).toHaveLength(players);
    for (const { vp, nurses, stage2Received, succeeded, failed } of s.staffs) {
      expect({ vp, nurses, stage2Received, succeeded, failed }).toEqual({
        vp: 0,
        nurses: 0,
        stage2Received: 0,
        succeeded: [],
        failed: [],
      });
    }
    expect(s.soldiers.every(({ wounds, trained }) => wounds === 0 && !trained)).toBe(true);
    expect([s.fallen, s.laidOut, s.spentEvents, s.frontDiscards]).toEqual([[], [], [], []]);
  });

  test('FTF-3.2 FTF-3.4 Q-26 one soldier in each region with printed values, 49 in the deck, no ability, no point', () => {
    for (let seed = 1; seed <= 20; seed++) {
      const { state: s, told } = begin(firstToFight, players, {}, fastStream(seed));
      expect(s.soldiers.map(({ region }) => region)).toEqual([...REGIONS]);
      for (const { id, s: strength, u } of s.soldiers) {
        expect([strength, u]).toEqual([soldierOf(id).strength, soldierOf(id).underground]);
      }
      expect(s.deck).toHaveLength(49);
      expect(told.map(({ all }) => all?.is)).toEqual(['opened']);
      expect(eventsOf(told, 'opened')[0]?.soldiers).toEqual(
        s.soldiers.map(({ id, region }) => ({ soldier: id, region })),
      );
    }
  });

  test('FTF-3.5 FTF-3.6 FTF-3.10 four red cards each, the other red ones out, 14 yellow ones and 24 events in their decks', () => {
    const s = open(players, 3);
    for (const { hand } of s.staffs) {
      expect(hand).toHaveLength(4);
      expect(hand.every((id) => stageOf(id) === 1)).toBe(true);
    }
    expect(s.setAside).toHaveLength(16 - 4 * players);
    expect([...s.stage2].sort()).toEqual(STAGE[2]);
    expect(s.stage2).not.toEqual(STAGE[2]);
    expect([...s.events].sort()).toEqual(EVENTS);
    expect(s.events).not.toEqual(EVENTS);
    const cards = [...s.setAside, ...s.stage2, ...s.staffs.flatMap(({ hand }) => hand)];
    expect(cards.sort()).toEqual(MISSIONS);
  });

  test('FTF-3.7 FTF-8.7 D1 everybody at the same time: keep all, or discard one of the four', () => {
    const s = open(players, 3);
    const lists = asks(firstToFight, s);
    expect(lists.map(({ seat, prompt, secret }) => [seat, prompt, secret])).toEqual(
      s.staffs.map((_, seat) => [seat, 'keep-missions', true]),
    );
    for (const [seat, { moves }] of lists.entries()) {
      expect(moves).toEqual(['keepAll', ...(s.staffs[seat]?.hand ?? []).map((id) => `discard(${id})`)]);
    }
  });

  test('FTF-3.14 the first player is drawn after the decisions, each seat sometimes', () => {
    const first = new Set<string>();
    for (let seed = 1; seed <= 40; seed++) {
      const s = open(players, seed);
      expect(toDecide(s)).toContain('keep-missions');
      first.add(toDecide(keepAll(s)));
    }
    expect([...first].sort()).toEqual(Array.from({ length: players }, (_, seat) => `${seat} choose-order`));
  });

  test('FTF-8.5 the order of random calls: soldiers (again for every redraw), stage I, stage II, events, first player', () => {
    let redraws = 0;
    for (let seed = 1; seed <= 150; seed++) {
      const { state: s, told } = begin(firstToFight, players, {}, fastStream(seed));
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
      expect([...s.soldiers.map(({ id }) => id), ...s.deck]).toEqual(deck);
      expect([...s.staffs.flatMap(({ hand }) => hand), ...s.setAside]).toEqual(red);
      expect(s.stage2).toEqual(shuffle(chance, [...STAGE[2]]));
      expect(s.events).toEqual(shuffle(chance, [...EVENTS]));
      expect(s.dice).toEqual(chance.dice);
      keepAll(s);
      expect(toDecide(s)).toBe(`${below(chance.dice, players)} choose-order`);
      expect(s.dice).toEqual(chance.dice);
    }
    expect(redraws).toBeGreaterThan(0);
  });
});

describe('setup, the rest', () => {
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
    const s = open(3, 8);
    const [one, two] = [clone(s), clone(s)];
    const hand = s.staffs[0]?.hand as MissionId[];
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
    const s = open(2, 8);
    play(firstToFight, s, 1, 'keepAll');
    expect(legal(s, 1)).toEqual([]);
    expect(() => play(firstToFight, s, 1, 'keepAll')).toThrow();
  });
});

describe('FTF-7.1 the draft', () => {
  const DRAFT = { missionDraft: 'on' };
  /** The packets of the running pick. */
  const packets = (s: State): MissionId[][] => {
    const [f] = s.flow;
    return f && 'packets' in f ? f.packets : [];
  };

  test('FTF-3.9 FTF-7.1.1 FTF-7.1.2 FTF-7.1.3 FTF-7.1.4 V48 D2 D3 D4 two players: the third packet is the own one', () => {
    const s = open(2, 4, DRAFT);
    const [[a, b, c, d], [e, f, g, h]] = packets(s) as [string[], string[]];
    expect(s.staffs.map(({ hand }) => hand)).toEqual([[], []]);
    expect(asked(s)).toBe(
      `0 draft: keep(${a}) keep(${b}) keep(${c}) keep(${d}) | 1 draft: keep(${e}) keep(${f}) keep(${g}) keep(${h})`,
    );
    play(firstToFight, s, 0, `keep(${a})`);
    expect(s.staffs.map(({ hand }) => hand)).toEqual([[], []]);
    play(firstToFight, s, 1, `keep(${e})`);
    expect(s.staffs.map(({ hand }) => hand)).toEqual([[a], [e]]);
    expect(asked(s)).toBe(`0 draft: keep(${f}) keep(${g}) keep(${h}) | 1 draft: keep(${b}) keep(${c}) keep(${d})`);
    play(firstToFight, s, 1, `keep(${b})`);
    play(firstToFight, s, 0, `keep(${f})`);
    expect(asked(s)).toBe(
      `0 draft-last: keepAll discard(${c}) discard(${d}) | 1 draft-last: keepAll discard(${g}) discard(${h})`,
    );
    play(firstToFight, s, 0, 'keepAll');
    play(firstToFight, s, 1, `discard(${h})`);
    expect(s.staffs.map(({ hand }) => hand)).toEqual([
      [a, f, c, d],
      [e, b, g],
    ]);
    expect(s.setAside).toHaveLength(9);
    expect(s.setAside).toContain(h);
    expect(toDecide(s)).toMatch(/^[01] choose-order$/);
    expect(s.stage2).toHaveLength(14);
  });

  test.each([3, 4])(
    'FTF-7.1.1 FTF-7.1.2 FTF-7.1.4 %i players: packets pass to the left, all at the same time',
    (players) => {
      const s = open(players, 9, DRAFT);
      const dealt = clone(packets(s));
      const left = (seat: number) => (seat + players - 1) % players;
      for (let seat = 0; seat < players; seat++) play(firstToFight, s, seat, `keep(${dealt[seat]?.[1]})`);
      const second = dealt.map((_, seat) => (dealt[left(seat)] as MissionId[]).filter((_id, i) => i !== 1));
      expect(packets(s)).toEqual(second);
      for (let seat = players - 1; seat >= 0; seat--) play(firstToFight, s, seat, `keep(${second[seat]?.[0]})`);
      const third = second.map((_, seat) => (second[left(seat)] as MissionId[]).slice(1));
      expect(packets(s)).toEqual(third);
      for (let seat = 0; seat < players; seat++) {
        play(firstToFight, s, seat, seat === 1 ? `discard(${third[1]?.[0]})` : 'keepAll');
      }
      expect(s.staffs.map(({ hand }) => hand)).toEqual(
        dealt.map((packet, seat) => [
          packet[1],
          second[seat]?.[0],
          ...(third[seat] as MissionId[]).slice(seat === 1 ? 1 : 0),
        ]),
      );
      expect(s.setAside).toHaveLength(16 - 4 * players + 1);
    },
  );

  test('FTF-8.7 FTF-9.1 FTF-9.2 a packet and a sealed answer are seen by their holder alone', () => {
    const s = open(3, 9, DRAFT);
    const dealt = clone(packets(s));
    play(firstToFight, s, 1, `keep(${dealt[1]?.[0]})`);
    const [mine] = view(s, 1).flow;
    expect(mine).toEqual({
      step: 'setup.draft',
      pick: 1,
      packets: [[], dealt[1], []],
      answers: [null, dealt[1]?.[0], null],
    });
    for (const viewer of [0, 2, 'public'] as const) {
      const text = JSON.stringify(view(s, viewer));
      for (const id of dealt[1] as MissionId[]) expect(text).not.toContain(id);
      expect(view(s, viewer).flow).toMatchObject([{ answers: [null, 'sealed', null] }]);
    }
    play(firstToFight, s, 0, `keep(${dealt[0]?.[0]})`);
    const told = play(firstToFight, s, 2, `keep(${dealt[2]?.[3]})`);
    expect(heardBy(told, 'public')).toEqual([
      { is: 'answered', seat: 2 },
      { is: 'packets-passed', pick: 1 },
    ]);
    expect(heardBy(told, 1)).toContainEqual({ is: 'packets-passed', pick: 1, kept: dealt[1]?.[0] });
    expect(heardBy(told, 0)).not.toContainEqual({ is: 'packets-passed', pick: 1, kept: dealt[1]?.[0] });
    expect(view(s, 0).staffs.map(({ red, hand }) => [red, hand])).toEqual([
      [1, [dealt[0]?.[0]]],
      [1, []],
      [1, []],
    ]);
  });
});
