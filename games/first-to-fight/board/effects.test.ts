import { asks } from '@sztab/kernel';
import { choose } from '@sztab/pieces';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type SoldierId, soldierOf } from '../content/soldiers.ts';
import { firstToFight as game } from '../rules/index.ts';
import type { Move } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import { view } from '../rules/view.ts';
import { after, type Line, type Position } from '../testing/position.ts';
import { catalogues } from '../text/index.ts';
import { answers } from './answers.tsx';
import { explain } from './best-use.ts';
import { bestFor, bestWith, effectsOf, mainOf } from './effects.ts';
import { primary } from './phases.ts';

/** Tobruk needs 10 and the level of the Axis in Africa; one infantryman is there, a stronger one in the west. */
const SOLDIERS = 'INF-04@NAI:3/2 INF-05@WEU:4/1 PIL-03@WEU:4/1 INF-09@NAI:3/2+1';
const TOBRUK: Position = { players: 2, hands: ['M12', 'M30'], soldiers: SOLDIERS, at: 'NAI:2 WAW:4', time: 5 };

const seen = (line: Line, p: Position = TOBRUK) => shown(after(p, line));
const shown = (s: State) => {
  const moves = (asks(game, s).find(({ seat }) => seat === 0)?.moves ?? []) as readonly Move[];
  return { v: view(s, 0), choice: choose<Move>(moves) };
};

test('a soldier who comes counts in full where the formation is right, else for one; whoever leaves is missing', () => {
  const { v } = seen('0 order(movement)');
  const change = (move: Move) => effectsOf(v, move).map(({ mission, was, have, need }) => [mission, was, have, need]);
  expect(change('move(INF-05,NAI)')).toEqual([['M12', 4, 8, 11]]);
  expect(change('move(PIL-03,NAI)')).toEqual([['M12', 4, 5, 11]]);
  expect(change('move(INF-04,NEA)')).toEqual([['M12', 4, 1, 11]]);
  expect(change('pass')).toEqual([]);
});

test('training raises what counts, healing lets a wounded soldier count again, sabotage lowers the need', () => {
  const { v } = seen('0 order(movement)');
  expect(effectsOf(v, 'train(INF-04,S)')).toMatchObject([{ was: 4, have: 5 }]);
  expect(effectsOf(v, 'train(INF-04,U)')).toEqual([]);
  expect(effectsOf(v, 'treat(INF-09)')).toMatchObject([{ was: 4, have: 6 }]);
  // Level 1 stays level 1 from square 2 to 1.
  expect(effectsOf(v, 'sabotage(NAI)')).toEqual([]);
});

test('the answers of a phone: who brings most comes first, and a used order says so', () => {
  const { v, choice } = seen('0 order(movement)');
  expect(bestWith('INF-05', choice, v)?.move).toBe('move(INF-05,NAI)');
  const list = answers(choice, v, 'en')?.list ?? [];
  expect(list[0]).toMatchObject({ touch: 'INF-05', detail: 'Tobruk 4 → 8 of 11' });
  expect(list).toHaveLength(choice.legal.size);
  const next = shown(after(TOBRUK, '0 order(movement) pass', '1 pass order(training) pass', '0 pass'));
  const orders = answers(next.choice, next.v, 'en');
  expect(orders?.list.filter(({ touch }) => touch === null).map(({ name, detail }) => [name, detail])).toEqual([
    ['Movement', 'used in this round'],
    ['Training', 'used in this round'],
  ]);
});

test('of several missions the one that reaches its need is named, and nobody is praised for what is more than enough', () => {
  const rio = { mission: 'M01', was: 6, have: 7, wasNeed: 7, need: 7 } as const;
  const bismarck = { mission: 'M10', was: 6, have: 7, wasNeed: 11, need: 11 } as const;
  expect(mainOf([bismarck, rio])).toBe(rio);
  expect(mainOf([{ ...bismarck, was: 13, have: 15 }, rio])).toBe(rio);
  const [little, much] = [
    { ...rio, was: 6, have: 5 },
    { ...bismarck, have: 2 },
  ];
  expect(mainOf([little, much])).toBe(much);
  // What stood and stands no more weighs most.
  const lost = { ...rio, was: 7, have: 6 };
  expect(mainOf([lost, much])).toBe(lost);
});

test('a mission that is pointed at says what each choice would bring it, also where another mission gains as much', () => {
  const { v, choice } = seen('0 order(movement)', { ...TOBRUK, hands: ['M12 M02', 'M30'] });
  expect(bestWith('INF-05', choice, v)?.effects).toHaveLength(1);
  expect(bestFor('M12', 'INF-05', choice, v)).toMatchObject({ was: 4, have: 8 });
  expect(bestFor('M02', 'INF-05', choice, v)).toMatchObject({ was: 0, have: 4 });
  // Whoever is there can only leave.
  expect(bestFor('M12', 'INF-04', choice, v)).toMatchObject({ was: 4, have: 1 });
  expect(bestFor('M02', 'INF-04', choice, v)).toMatchObject({ was: 0, have: 3 });
});

test('an order that is touched says what its best use would bring', () => {
  const { v, choice } = shown(after(TOBRUK));
  const said = (order: string, language: 'en' | 'pl') => explain(choose(choice.moves, [order, 'order']), v, language);
  expect([said('movement', 'en'), said('movement', 'pl')]).toEqual([
    'Duch → Africa, Italy: Tobruk 4 → 8 of 11',
    'Duch → Afryka, Włochy: Tobruk 4 → 8 z 11',
  ]);
  expect(said('training', 'en')).toContain('Tobruk 4 → 5 of 11');
  // Nobody knows which cards will come.
  expect(said('recruitment', 'en')).toBeNull();
});

test('a wound that kills says so, and a region with the token has its point on its tile', () => {
  const { v } = seen('0 order(movement)');
  const wounds = choose<Move>(['wound(INF-04)', 'wound(INF-09)']);
  expect(answers(wounds, v, 'en')?.list.map(({ touch, detail }) => [touch, detail])).toEqual([
    ['INF-09', 'would fall, Tobruk 4 → 3 of 11'],
    ['INF-04', 'would fall, Tobruk 4 → 1 of 11'],
  ]);
  const token = seen('0 order(movement)', { ...TOBRUK, token: 'PIL@NAI' });
  const regions = answers(choose(token.choice.moves, ['INF-05', 'move']), token.v, 'en')?.list ?? [];
  expect(regions.filter(({ figure }) => figure === '+1').map(({ touch }) => touch)).toEqual(['NAI']);
});

test('an event card to put on top says how far time would go, and which own mission would come due', () => {
  const { v, choice } = seen('0 order(recruitment) recruit(WAW) pick(SAB-01) ability(use)', {
    ...TOBRUK,
    deck: 'SAB-01 INF-02 INF-03',
    time: 24,
  });
  const details = answers(choice, v, 'en')?.list.map(({ detail }) => detail) ?? [];
  expect(details).toHaveLength(2);
  for (const detail of details) expect(detail).toMatch(/^Axis: .*, \d months → [IVX]+ 19\d\d · due: Tobruk$/);
});

test('drawn soldiers are whole cards; the ability is one question', () => {
  const p: Position = { ...TOBRUK, deck: 'INF-01 INF-02 INF-03' };
  const { v, choice } = seen('0 order(recruitment) recruit(WAW)', p);
  const cards = answers(choice, v, 'en');
  expect(cards).toMatchObject({ as: 'cards', list: [{}, {}, {}] });
  // Each says what its ability does, before it is chosen.
  for (const { touch, face } of cards?.list ?? [])
    expect(renderToStaticMarkup(face)).toContain(catalogues.en.uses[soldierOf(touch as SoldierId).ability]);
  // Whoever comes besides uses none, so nothing is promised.
  const besides = seen('0 order(recruitment) recruit(WAW) pick(INF-01) ability(use)', {
    ...p,
    deck: `${p.deck} INF-06 INF-07`,
  });
  const more = answers(besides.choice, besides.v, 'en')?.list ?? [];
  expect(more.map(({ face }) => renderToStaticMarkup(face).includes('ftf-does'))).toEqual([false, false]);
  const asked = seen('0 order(recruitment) recruit(WAW) pick(INF-01)', p);
  expect(primary(asked.choice.moves)).toBe('ability(use)');
  expect(primary(choice.moves)).toBeNull();
});
