import { expect, test } from 'vitest';
import { courseAnswer, fromClient, fromServer, held } from './socket.ts';

const went = {
  is: 'went',
  seq: 3,
  keep: 3,
  steps: [{ seat: 0, heard: [{ is: 'passed' }], view: { stage: [2], cards: { 0: 0, '#': 4 } }, asked: [] }],
  moves: ['pass'],
  undo: 0,
  outcome: null,
  hash: '0011aabb',
} as const;

test('what a server says is held to its schema', () => {
  expect(held(fromServer, went)).toEqual(went);
  expect(() => held(fromServer, { ...went, undo: 'all' })).toThrow();
  expect(() => held(fromServer, { is: 'whispered' })).toThrow();
  expect(() => held(fromServer, { is: 'refused', key: null, why: 'because' })).toThrow();
});

test('nothing is said that no schema knows, however deep it lies', () => {
  const [step] = went.steps;
  expect(() => held(fromServer, { ...went, seed: 'ab' })).toThrow('more was said');
  expect(() => held(fromServer, { ...went, steps: [{ ...step, hand: ['PL-NURSE-1'] }] })).toThrow('more was said');
  expect(() => held(courseAnswer, { went })).toThrow();
});

test('the head of a match is held to its schema, too', () => {
  const header = {
    ...{ game: 'a-game', rules: 1, options: { mode: 'long' }, seats: [{ role: 'PL', name: 'Ada' }] },
    ...{ commit: 'ab', entropy: [], seed: null, tags: {} },
  };
  const { header: schema } = courseAnswer.shape;
  expect(held(schema, header)).toEqual(header);
  for (const wrong of [{ seed: 7 }, { seats: ['PL'] }, { options: null }, { secret: 'ab' }])
    expect(() => held(schema, { ...header, ...wrong })).toThrow();
});

test('what a person asks a bot for is a kind with things or a portion, not a text that somebody has to split', () => {
  const asking = (favour: unknown) => fromClient.safeParse({ is: 'favour', key: 'k'.repeat(8), bot: 1, favour }).data;
  for (const favour of [
    { is: 'plan' },
    { is: 'throw', things: ['n1', 'n2'] },
    { is: 'portion', portion: { seat: 0, n: 4 } },
  ])
    expect(asking(favour)).toMatchObject({ favour });
  for (const favour of ['throw', { is: 'throw', things: 'n1+n2' }, { is: 'portion', portion: 'blue 4' }])
    expect(asking(favour)).toBeUndefined();
});
