import { begin, clone, end, fastStream, type Viewer } from '@sztab/kernel';
import { describe, expect, test } from 'vitest';
import { imaginesWell, looksAlike, staysHidden } from '../../testing/hidden.ts';
import { missionOf } from '../content/missions.ts';
import { threatOf } from '../content/threats.ts';
import { gameFor, type Position, position, wander } from '../testing/position.ts';
import { niepodlegla } from './index.ts';
import { broken } from './invariants.ts';
import type { Move } from './moves.ts';
import type { State } from './state.ts';
import { imagine, redeal, unseenMissions, view } from './view.ts';

const GAMES = process.env.SZTAB_TIER === 'quick' ? 1 : 2;
const VIEWERS = [0, 1, 2, 'public'] as const satisfies readonly Viewer[];
const P: Position = {
  row: 'A-01 A-02 A-03 A-04 A-05 A-07 A-08 A-09 A-10',
  stack: 'A-20 A-21 A-25 A-26 A-36',
  spentThreats: 'Z-01 Z-02',
};
/** Something of everything that lies open. */
const MANY: Position = {
  ...P,
  tokens: 'pow@0',
  characters: 'witos@1',
  jail: 'morale',
  pawns: '0:A-01',
  towns: 'lwow=2',
};

describe('hidden information', () => {
  test('Q-24 the order of stack and threats is nobody’s; the back of the top card and the counts are', () => {
    const s = position(P);
    for (const viewer of VIEWERS) {
      const v = view(s, viewer);
      expect(v.top).toEqual({ deck: '1', date: '1915-01-09' });
      expect(v.stackCount).toEqual([2, 2, 1]);
      expect(v.threatCount).toEqual({ old: 10, new: 12 });
      for (const key of ['stack', 'threats', 'dice', 'barriers']) expect(Object.keys(v)).not.toContain(key);
    }
    expect(VIEWERS.map((viewer) => view(s, viewer).you)).toEqual([0, 1, 2, null]);
    expect(view(position({ ...P, options: { showTopDate: 'off' } }), 0).top).toBeNull();
    expect(view(position({ row: 'A-01' }), 0).top).toBeNull();
    expect(view(position({ ...P, round: 7 }), 0).threatCount).toEqual({ old: 10, new: 12 });
  });

  test('what is open is the same for everybody, and a copy', () => {
    const s = position(MANY);
    const before = JSON.stringify(s);
    const strip = (viewer: Viewer) => ({ ...view(s, viewer), you: null });
    for (const viewer of [0, 1, 2] as const) expect(strip(viewer)).toEqual(strip('public'));
    const v = view(s, 0) as unknown as State;
    for (const [key, value] of Object.entries(view(s, 0))) {
      if (key in s) expect(value).toEqual(s[key as keyof State]);
    }
    v.towns.lwow.ind = 9;
    v.row.pop();
    v.pawns.pop();
    v.out.pop();
    v.pool.pop();
    v.jail.morale = 9;
    v.jail.pawns.push(0);
    v.characters.witos = null;
    Object.assign(v.tokens[0] ?? {}, { active: false });
    v.tokens.pop();
    v.completed.push('A-01');
    v.spentThreats.pop();
    v.easy.push('A-61');
    v.challenges.push('A-70');
    v.players[0]?.held.push({ die: 'n1', up: 1, selected: true });
    (v.flow[0] as unknown as { takeBacks: number[] }).takeBacks[0] = 7;
    end(v);
    expect(JSON.stringify(s)).toBe(before);
  });

  test('dice and main finals are copies too', () => {
    const s = position({ at: 'roll', round: 10, row: 'A-61@0', main: [4, 5], towns: '' });
    const before = JSON.stringify(s);
    const v = view(s, 0) as unknown as State;
    Object.assign(v.players[0]?.held[0] ?? {}, { up: 6 });
    Object.assign(v.main ?? {}, { paris: 1 });
    expect(JSON.stringify(s)).toBe(before);
    expect(view(s, 0).main).toEqual({ paris: 4, warsaw: 5 });
  });

  test('the missions still in the stack, deck by deck', () => {
    expect(unseenMissions(view(position(P), 0))).toEqual([['A-20', 'A-21'], ['A-25', 'A-26'], ['A-36']]);
  });

  test('imagining: a card with the back of the top one, the decks in their order, old threats below', () => {
    const s = position(P);
    const tops = new Set<string>();
    for (let seed = 1; seed < 30; seed++) {
      const world = imagine(view(s, 0), fastStream(seed));
      expect(world.stack[0]).toBe('A-20');
      expect(world.stack.map((id) => missionOf(id).deck).join('')).toBe('11223');
      tops.add(world.stack.slice(2, 4).join());
      expect(world.threats.old.every((id) => threatOf(id).era === 'old')).toBe(true);
      expect([world.threats.old.length, world.threats.new.length, world.barriers]).toEqual([10, 12, 0]);
      expect(world.threats.old).not.toEqual(s.threats.old);
    }
    expect(tops.size).toBe(2);
    const late = imagine(view(position({ ...P, round: 6 }), 0), fastStream(1));
    expect(late.threats.old).toEqual([]);
    expect(late.threats.new.map((id) => threatOf(id).era).join('')).toBe('new'.repeat(12) + 'old'.repeat(10));
    const hidden = position({ ...P, options: { showTopDate: 'off' } });
    const first = new Set(Array.from({ length: 20 }, (_, n) => imagine(view(hidden, 0), fastStream(n + 1)).stack[0]));
    expect(first).toEqual(new Set(['A-20', 'A-21']));
    // Two cards with the same back: either may lie on top.
    const twins = position({ ...P, stack: 'A-24 A-28 A-36' });
    const either = new Set(Array.from({ length: 20 }, (_, n) => imagine(view(twins, 0), fastStream(n + 1)).stack[0]));
    expect(either).toEqual(new Set(['A-24', 'A-28']));
  });

  test('a re-deal keeps what is known and changes the rest', () => {
    const s = position({ ...P, round: 6 });
    let different = 0;
    for (let seed = 1; seed < 20; seed++) {
      const other = redeal(clone(s), 0, fastStream(seed));
      expect(JSON.stringify(view(other, 0))).toBe(JSON.stringify(view(s, 0)));
      expect(other.stack[0]).toBe('A-20');
      expect(other.threats.new.map((id) => threatOf(id).era).join('')).toBe('new'.repeat(12) + 'old'.repeat(10));
      expect([...other.threats.new].sort()).toEqual([...s.threats.new].sort());
      if (other.stack.join() !== s.stack.join()) different++;
      expect(other.threats.new.join()).not.toBe(s.threats.new.join());
    }
    expect(different).toBeGreaterThan(3);
    const early = redeal(position(P), 0, fastStream(3));
    expect([early.threats.old.length, early.threats.new.length]).toEqual([10, 12]);
    const hidden = position({ ...P, options: { showTopDate: 'off' } });
    const first = new Set(Array.from({ length: 20 }, (_, n) => redeal(clone(hidden), 0, fastStream(n + 1)).stack[0]));
    expect(first).toEqual(new Set(['A-20', 'A-21']));
  });
});

describe('in random games', () => {
  function walk(visit: (s: State, seat: number, move: Move) => void): void {
    for (let seed = 1; seed <= 2 * GAMES; seed++) {
      const options = { showTopDate: seed % 2 ? 'on' : 'off', stakes: '2', consent: seed % 3 ? 'open' : 'motion' };
      const s = gameFor(seed, 3, options, seed % 4 === 0);
      let n = 0;
      wander(s, fastStream(seed, 77), (_asked, seat, move) => {
        if (n++ % 3 === 0) visit(s, seat, move);
      });
    }
  }

  test('two tables that differ only in hidden things: same view, same question, same moves', () => {
    const dice = fastStream(5);
    let different = 0;
    walk((s) => {
      const other = redeal(clone(s), 1, dice);
      if (JSON.stringify(other.stack) !== JSON.stringify(s.stack)) different++;
      looksAlike(niepodlegla, s, other, 1);
      expect(broken(other)).toEqual([]);
    });
    expect(different).toBeGreaterThan(50);
  });

  test('a line told to everybody never names what is still hidden', () => {
    let lines = 0;
    walk((s, seat, move) => {
      lines++;
      staysHidden(niepodlegla, s, [seat, move], ({ stack, threats }) => [...stack, ...threats.old, ...threats.new]);
    });
    expect(lines).toBeGreaterThan(100);
  });

  test('an imagined table is possible and looks like the true one', () => {
    const dice = fastStream(9);
    walk((s) => imaginesWell(niepodlegla, s, 0, dice));
  });

  test('what is shown of the top card is a barrier', () => {
    const refill = (showTopDate: string): number =>
      position({ ...P, at: 'time', round: 1, options: { showTopDate } }).barriers;
    expect([refill('on'), refill('off')]).toEqual([2, 1]);
    const { state } = begin(niepodlegla, 2, {}, fastStream(1));
    expect(state.barriers).toBe(5);
  });
});
