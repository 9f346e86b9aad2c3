import type { Beat } from '@sztab/pieces';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { VirtualClock } from '../testing/virtual-clock.ts';
import { type Act, Director } from './director.ts';

import { lengthOf, SPEEDS, type Step, scriptOf } from './script.ts';

// The same cases on every run: what is red today is red tomorrow.
fc.configureGlobal({ seed: 1944 });

const step = (kind: Beat['kind'], ms: number, words = `${kind} ${ms}`): Step => ({
  beat: { kind, rank: 2, words },
  ms,
  waits: false,
});
const act = (...steps: Step[]): Act => ({ steps });

function stage() {
  const clock = new VirtualClock();
  const began: string[] = [];
  let changes = 0;
  const director = new Director(clock, {
    began: ({ beat, ms }) => began.push(`${beat.words}${ms === 0 ? ' in passing' : ''}`),
    changed: () => changes++,
  });
  return { clock, began, director, changes: () => changes };
}

test('beats come one after another, and the choice opens with the last of them', () => {
  const { clock, began, director } = stage();
  director.tell(act(step('focus', 100), step('roll', 200), step('verdict', 300), step('hold', 400)));
  expect(began).toEqual(['focus 100']);
  clock.go(99);
  expect(began).toEqual(['focus 100']);
  clock.go(1);
  expect(director.telling).toMatchObject({ at: 1, told: false });
  clock.go(200);
  expect(director.telling).toMatchObject({ at: 2, told: true });
  clock.go(300);
  expect(director.telling).toMatchObject({ at: 3, told: true });
  clock.go(400);
  expect(director.telling).toBeNull();
  expect(began).toEqual(['focus 100', 'roll 200', 'verdict 300', 'hold 400']);
});

test('moves are told one after another; a move with nothing to show is told by being made', () => {
  const { clock, began, director } = stage();
  director.tell(act());
  expect(director.telling).toBeNull();
  director.tell(act(step('move', 100, 'first')));
  director.tell(act());
  director.tell(act(step('move', 100, 'second')));
  expect(director.telling).toMatchObject({ last: false });
  clock.go(100);
  expect(began).toEqual(['first', 'second']);
  expect(director.telling).toMatchObject({ last: true });
  clock.go(100);
  expect(director.telling).toBeNull();
});

test('skipping goes to the end of the move, finishing to the present; nothing goes unsaid', () => {
  const { clock, began, director } = stage();
  director.tell(act(step('focus', 100, 'a'), step('roll', 100, 'b')));
  director.tell(act(step('move', 100, 'c'), step('hold', 100, 'd')));
  director.tell(act(step('move', 100, 'e')));
  director.skipGroup();
  expect(began).toEqual(['a', 'b in passing', 'c']);
  director.finish();
  expect(began).toEqual(['a', 'b in passing', 'c', 'd in passing', 'e in passing']);
  expect(director.telling).toBeNull();
  expect(clock.waits).toBe(false);
});

test('skipping goes to the end of the group: a combat that goes over several moves is one', () => {
  const { clock, began, director } = stage();
  director.tell(act(step('move', 100, 'advance')));
  director.tell({ ...act(step('flip', 100, 'card')), goesOn: true });
  director.tell({ ...act(step('verdict', 100, 'verdict')), goesOn: true });
  director.tell(act(step('move', 100, 'next turn')));
  director.skipGroup();
  expect(began).toEqual(['advance', 'card in passing', 'verdict in passing', 'next turn']);
  clock.go(100);
  expect(director.telling).toBeNull();
});

test('what waited for somebody is told in another manner, however much it is', () => {
  const { clock, began, director } = stage();
  director.pause();
  for (const name of ['a', 'b', 'c', 'd', 'e']) director.tell(act(step('move', 100, name)));
  director.retell(({ steps }) => ({ steps: steps.map((one) => ({ ...one, ms: one.ms / 2 })) }));
  director.resume(true);
  clock.go(50 * 4);
  expect(began).toEqual(['a', 'b', 'c', 'd', 'e']);
  clock.go(50);
  expect(director.telling).toBeNull();
});

test('what takes no time is passed over; what waits goes on when somebody says so', () => {
  const { clock, began, director } = stage();
  const waits: Step = { ...step('hold', 0, 'read this'), waits: true };
  director.tell(act(step('roll', 0, 'dice'), step('verdict', 0, 'lost'), waits));
  expect(began).toEqual(['dice in passing', 'lost in passing', 'read this in passing']);
  clock.go(60_000);
  expect(director.telling).toMatchObject({ at: 2, told: true });
  director.skipGroup();
  expect(director.telling).toBeNull();
});

test('in the background nothing goes on; whoever comes back sees it from there', () => {
  const { clock, began, director } = stage();
  director.tell(act(step('roll', 100, 'dice'), step('verdict', 100, 'won')));
  director.pause();
  clock.go(10_000);
  expect(began).toEqual(['dice']);
  director.resume();
  clock.go(100);
  expect(began).toEqual(['dice', 'won']);
});

test('when more than three moves wait, they are told at once until few are left', () => {
  const { clock, began, director } = stage();
  for (const words of ['1', '2', '3', '4', '5', '6']) director.tell(act(step('move', 100, words)));
  expect(began).toEqual(['1']);
  clock.go(100);
  expect(began).toEqual(['1', '2 in passing', '3 in passing', '4']);
});

test('somebody who waits for the end of the telling is told once', async () => {
  const { clock, director } = stage();
  await director.whenIdle();
  director.tell(act(step('move', 100)));
  let idle = false;
  const waited = director.whenIdle().then(() => {
    idle = true;
  });
  clock.go(99);
  await Promise.resolve();
  expect(idle).toBe(false);
  clock.go(1);
  await waited;
  expect(idle).toBe(true);
});

const kinds = ['focus', 'move', 'flip', 'roll', 'tally', 'verdict', 'card', 'hold'] as const;
const beats = fc.array(
  fc.record(
    {
      kind: fc.constantFrom(...kinds),
      rank: fc.constantFrom(1, 2, 3) as fc.Arbitrary<Beat['rank']>,
      ms: fc.integer({ min: 0, max: 3000 }),
      words: fc.string(),
      against: fc.constant([0]),
    },
    { requiredKeys: ['kind', 'rank', 'words'] },
  ),
  { maxLength: 30 },
);

test('no script is longer than its cap, none loses a beat, and brisk is never slower than calm', () => {
  fc.assert(
    fc.property(beats, fc.boolean(), fc.boolean(), (list, own, still) => {
      const scripts = SPEEDS.map((speed) => scriptOf(list, { speed, still, own, seat: 0, waits: true }));
      for (const script of scripts) expect(script.map(({ beat }) => beat)).toEqual(list);
      const [calm, brisk, instant] = scripts.map(lengthOf) as [number, number, number];
      const decides = list.some(({ rank }) => rank === 1);
      const round = list.some(({ rank, kind }) => rank === 1 && kind === 'card');
      expect(calm).toBeLessThanOrEqual(round ? 12_000 : decides ? 5200 : own ? 900 : 8000);
      expect(brisk).toBeLessThanOrEqual(round ? 6000 : decides ? 2600 : own ? 500 : 4000);
      expect(instant).toBe(0);
    }),
  );
});

test('whenever somebody skips, everything is said, once and in order, and nothing is left over', () => {
  fc.assert(
    fc.property(fc.array(beats, { maxLength: 6 }), fc.array(fc.integer({ min: 0, max: 2000 })), (moves, skips) => {
      const { clock, began, director } = stage();
      const words = moves.map((list, i) => list.map((beat, j) => ({ ...beat, words: `${i}.${j}` })));
      for (const list of words)
        director.tell(act(...scriptOf(list, { speed: 'calm', still: false, own: false, seat: null, waits: true })));
      for (const ms of skips) {
        clock.go(ms);
        director.skipGroup();
      }
      clock.go(1_000_000);
      expect(director.telling).toBeNull();
      expect(began.map((said) => said.replace(' in passing', ''))).toEqual(
        words.flatMap((list) => list.map((beat) => beat.words)),
      );
    }),
  );
});
