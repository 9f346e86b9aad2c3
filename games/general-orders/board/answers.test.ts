import { choose } from '@sztab/pieces';
import { expect, test } from 'vitest';
import type { Move } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import { view } from '../rules/view.ts';
import { after, type Line, legal, type Position } from '../testing/position.ts';
import { answers, bestOf } from './answers.ts';

const FRONT: Position = {
  blue: 'porretta:3 gaggio:1 bombiana:1 castel-daiano:4 castelnuovo:3 riva-ridge:2',
  yellow: 'zocca:3 roffeno:2 pietracolora:3',
};

const tilesIn = (s: State) => answers(choose(legal(s, 'blue') as Move[]), view(s, 0), 'en')?.list ?? [];
const tilesAfter = (p: Position, ...lines: readonly Line[]) => tilesIn(after({ ...FRONT, ...p }, ...lines));

test('on the first page: the best orders on the map, one of each kind of support, and what each promises', () => {
  const tiles = tilesAfter({});
  expect(tiles.slice(0, 4).map(({ name }) => name)).toEqual(['Roffeno', expect.any(String), 'Reinforce', 'Plan']);
  expect(tiles[0]).toMatchObject({ touch: 'adv:roffeno', figure: '★ +2', detail: '5 : 2, taken 100%' });
  expect(tiles[2]).toMatchObject({ touch: 'reinforce-1', figure: '5' });
});

test('the second Plan says that it takes the initiative, unless it is one’s own already', () => {
  const second = (initiative: 'blue' | 'yellow') =>
    tilesAfter({ initiative }).find(({ touch }) => touch === 'plan-2')?.detail;
  expect(second('yellow')).toMatch(/^2\scards, initiative$/);
  expect(second('blue')).toMatch(/^2\scards$/);
});

test('every legal order and target is among them, once', () => {
  for (const lines of [[], ['blue deploy(bar:riva-ridge)']] as const) {
    const s = after(FRONT, ...(lines as readonly Line[]));
    const { legal: things, verbs } = choose(legal(s, 'blue') as Move[]);
    const touches = tilesIn(s).map(({ touch }) => touch);
    expect(new Set(touches).size).toBe(touches.length);
    expect([...touches].sort()).toEqual([...things, ...verbs.filter((verb) => verb !== 'pass')].sort());
  }
});

test('shells go first where most fall; a card that brings a commander is an answer, and the pass is left to the frame', () => {
  const [first] = tilesAfter({}, 'blue deploy(bar:riva-ridge)');
  expect(first).toMatchObject({
    figure: '★ −2',
    detail: expect.stringMatching(/^(Loses\s\d\.\d\son\saverage|Emptied\s\d+%)$/),
  });
  const touches = tilesAfter({ hand: { blue: 'momentum' } }).map(({ touch }) => touch);
  expect(touches).toContain('playMomentum');
  expect(touches).not.toContain('pass');
});

test('those who jump land first where stars are won; where they stand already comes after that, and says so', () => {
  const p = { yellow: 'zocca:3 pietracolora:3', blue: `${FRONT.blue} querciola:2` };
  const tiles = tilesAfter(p, 'blue deploy(para:querciola)');
  const [free, own] = ['torraccia', 'castel-daiano'].map((area) => tiles.findIndex(({ touch }) => touch === area));
  expect(tiles[free as number]?.detail).toBe('Nobody defends');
  expect(tiles[own as number]?.detail).toBe('Yours already');
  expect(free).toBeLessThan(own as number);
  const [, ...rest] = tilesAfter({}, 'blue deploy(bar:riva-ridge)').slice(2);
  expect(new Set(rest.map(({ detail }) => detail))).toEqual(new Set(['No enemy there']));
});

test('where very much is legal five things glow at most, and none that promises nothing', () => {
  const s = after({ ...FRONT, yellow: 'zocca:3 roffeno:2 pietracolora:3 torraccia:1' }, 'blue deploy(bar:riva-ridge)');
  const choice = choose(legal(s, 'blue') as Move[]);
  expect(choice.legal.size).toBeGreaterThan(12);
  expect([...(bestOf(choice, view(s, 0), 'en') ?? [])].sort()).toEqual(['pietracolora', 'roffeno', 'torraccia']);
  const few = choose((legal(s, 'blue') as Move[]).slice(0, 12));
  expect(bestOf(few, view(s, 0), 'en')).toBeNull();
});

test('other questions are left to the frame', () => {
  const s = after({ ...FRONT, hand: { blue: 'assault' } }, 'blue deploy(adv:roffeno) move(castelnuovo) finish');
  expect(answers(choose(legal(s, 'blue') as Move[]), view(s, 0), 'en')).toBeNull();
});
