import { begin, fastStream, type Language } from '@sztab/kernel';
import { choose, spell, touch } from '@sztab/pieces';
import { textOf } from '@sztab/pieces/testing';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { operationMostIII as game } from '../rules/index.ts';
import type { Move } from '../rules/moves.ts';
import { legal, position } from '../testing/position.ts';
import { answers } from './answers.ts';
import { forecast } from './forecast.tsx';
import { detailOf, explain, nameOf } from './names.ts';
import { actOf, byClick, chipOf, hereMeans } from './order.ts';

const s = position({
  cards: 'PL-SCOUTS-1@surroundings PL-SCOUTS-2@forest! PL-SUPPORT-1@forest DE-SOLDIERS-1@surroundings',
  hand: { PL: 'PL-PARTISANS-1' },
  parts: { surroundings: 2 },
});
const view = game.view(s, 0);
const moves = legal(s, 'PL') as readonly Move[];

/** The sentence as it stands in the order line, and its button. */
function read(move: Move, language: Language): readonly [string, string | null] {
  const choice = choose(moves, spell(move));
  const said = choice.picked.flatMap((_, place) => {
    if (place === 1) return [];
    const { joint, name } = chipOf(choice, place, view, language);
    return [joint, `[${name}]`].filter(Boolean);
  });
  return [[nameOf(choice.picked[1] ?? '', view, language), ...said].join(' '), actOf(move, language)];
}

describe('a decision reads as one sentence, with a short word for its button', () => {
  test.each<[Language, Move, string, string | null]>([
    ['en', 'deploy(PL-PARTISANS-1)', 'Deploy [Partisans]', 'Deploy in the Forest'],
    ['en', 'move(PL-SCOUTS-1,forest)', 'Move [Scouts] [to the Forest]', 'Move to the Forest'],
    ['en', 'attack(PL-SCOUTS-1,DE-SOLDIERS-1)', 'Attack with [Scouts] against [Soldiers]', 'Attack, 28%'],
    ['en', 'search(PL-SCOUTS-1)', 'Search with [Scouts]', 'Search, 50%'],
    ['en', 'order(PL-SUPPORT-1,PL-SCOUTS-2)', 'Order from [Support] to [Scouts]', 'Refresh Scouts'],
    ['pl', 'deploy(PL-PARTISANS-1)', 'Wyłóż [Partyzantów]', 'Wyłóż w Lesie'],
    ['pl', 'move(PL-SCOUTS-1,forest)', 'Przejdź [Zwiadowcami] [do Lasu]', 'Przejdź do Lasu'],
    ['pl', 'attack(PL-SCOUTS-1,DE-SOLDIERS-1)', 'Zaatakuj [Zwiadowcami] [Żołnierzy]', 'Zaatakuj, 28%'],
    ['pl', 'order(PL-SUPPORT-1,PL-SCOUTS-2)', 'Rozkaz [Wsparcia] dla [Zwiadowców]', 'Odśwież Zwiadowców'],
    ['de', 'move(PL-SCOUTS-1,forest)', 'Bewegen [Späher] [in den Wald]', 'In den Wald bewegen'],
    ['de', 'attack(PL-SCOUTS-1,DE-SOLDIERS-1)', 'Angreifen mit [Spähern] gegen [Soldaten]', 'Angreifen, 28 %'],
  ])('%s %s', (language, move, sentence, act) => {
    expect(moves).toContain(move);
    expect(read(move, language)).toEqual([sentence, act]);
  });
});

test('hidden and flown parts are counted on the button, not named by the card', () => {
  expect(actOf('hideFragments(PL-HIDE-1,2)', 'en')).toBe('Hide 2\u00a0parts');
  expect(actOf('hideFragments(PL-HIDE-1,1)', 'pl')).toBe('Ukryj 1\u00a0część');
  const flown = game.view(position({ hand: { PL: 'PL-MOST-1' }, parts: { forest: 3 } }), 0);
  expect(actOf('mostIII(PL-MOST-1)', 'en', flown)).toBe('Fly out 3\u00a0parts');
});

test('what casts no dice is done by a card and its place; a new card by its home', () => {
  expect(moves.filter(byClick).map((move) => move.split('(')[0])).toEqual(
    expect.arrayContaining(['deploy', 'move', 'order']),
  );
  expect(moves.filter((move) => /^(attack|search|steal|pass)/.test(move)).filter(byClick)).toEqual([]);
  const picked = touch(choose(moves), 'PL-PARTISANS-1');
  expect(picked && hereMeans(picked, view)).toEqual({ zone: 'forest', verb: 'deploy', touch: 'PL-PARTISANS-1>deploy' });
  const scouts = touch(choose(moves), 'PL-SCOUTS-1');
  // Scouts that stand among the parts search by a touch of the place they lie in.
  const search = { zone: 'surroundings', verb: 'search', touch: 'PL-SCOUTS-1>search' };
  expect(scouts && hereMeans(scouts, view)).toEqual(search);
  expect(hereMeans(choose(moves, ['PL-SCOUTS-1', 'search']), view)).toEqual(search);
  expect(hereMeans(choose(moves, ['PL-SCOUTS-1', 'attack']), view)).toBeNull();
});

describe('the briefing foresees', () => {
  const told = (language: Language, at = view, choice = choose(moves)): string =>
    textOf(renderToStaticMarkup(forecast({ view: at, choice, pointed: null, language }))).replace(/\s+/g, ' ');

  test('the dice of what a card can do, before cards', () => {
    const scouts = touch(choose(moves), 'PL-SCOUTS-1') ?? undefined;
    expect(told('en', view, scouts)).toContain('28% before cards');
    expect(told('en', view, scouts)).toContain('4 or more brings 1 part to the Forest');
    expect(told('en')).toBe('');
  });

  test('what the game is about, before the first turn', () => {
    const { state } = begin(game, 2, {}, fastStream(3));
    const [pole, german] = [game.view(state, 0), game.view(state, 1)];
    expect(told('en', pole, choose(['keep']))).toContain('You lead the Poles');
    expect(told('pl', german, choose(['keep']))).toContain('Prowadzisz Niemców');
    expect(told('de', pole, choose(['keep']))).toContain('Nach vier Etappen gewinnt');
  });
});

describe('for a thumb', () => {
  const listed = (choice = choose(moves), at = view) =>
    answers(choice, at, 'en')?.list.map(({ name, detail, figure }) =>
      [name, detail, figure].filter(Boolean).join(' | '),
    );

  test('every kind of card stands once, at its place', () => {
    const twice = position({ cards: 'PL-SCOUTS-1@forest PL-SCOUTS-2@forest PL-SCOUTS-3@surroundings' });
    const list = listed(choose(legal(twice, 'PL') as readonly Move[]), game.view(twice, 0));
    expect(list?.filter((one) => one.startsWith('Scouts'))).toEqual(['Scouts | Forest', 'Scouts | Base Surroundings']);
  });

  test('a chosen card has its targets, with the chance of the dice, and what needs no target', () => {
    const scouts = touch(choose(moves), 'PL-SCOUTS-1') ?? undefined;
    expect(listed(scouts)).toEqual(
      expect.arrayContaining(['Search | 50%', 'Soldiers | Attack | 28%', 'Forest | Move', 'Rocket Base | Move']),
    );
  });

  test('new cards are shown while it is decided whether to keep them', () => {
    const { state } = begin(game, 2, {}, fastStream(3));
    const shown = answers(choose(['keep', 'mulligan']), game.view(state, 0), 'en')?.list ?? [];
    const counted = shown.map(({ name }) => Number(/×(\d)/.exec(name)?.[1] ?? 1));
    expect(counted.reduce((sum, n) => sum + n, 0)).toBe(5);
    // Lists know their entries by name.
    expect(new Set(shown.map(({ name }) => name)).size).toBe(shown.length);
    expect(shown.every(({ touch: spelled }) => spelled === null)).toBe(true);
  });
});

test('a Move says what it costs, and a card played along what it spares', () => {
  const ready = position({ cards: 'DE-SCOUTS-1@base', hand: { DE: 'DE-MOTORCYCLES-1' }, turn: 'DE' });
  const seen = game.view(ready, 1);
  const open = legal(ready, 'DE') as readonly Move[];
  const told = (picks: readonly string[], language: Language) => explain(choose(open, picks), seen, language);
  const way = ['DE-SCOUTS-1', 'move', 'surroundings'];
  expect(told(way, 'en')).toBe('The Move exhausts the Unit.');
  expect(told([...way, 'DE-MOTORCYCLES-1'], 'en')).toBe('Your Unit makes its Move and stays ready.');
  expect(detailOf('DE-MOTORCYCLES-1', choose(open, way), seen, 'pl')).toBe('Ruch bez zużycia');
  expect(detailOf('DE-MOTORCYCLES-1', choose(open), seen, 'en')).toBe('in your hand');
});

test('of two cards of a kind each says whether it is ready, where only one of them is', () => {
  const cards = 'DE-SOLDIERS-1@surroundings PL-PARTISANS-1@surroundings PL-PARTISANS-2@surroundings!';
  const details = (lying: string): readonly (string | undefined)[] => {
    const met = position({ cards: lying, turn: 'DE' });
    const picked = choose(legal(met, 'DE') as readonly Move[], ['DE-SOLDIERS-1']);
    const list = answers(picked, game.view(met, 1), 'en')?.list ?? [];
    return list.filter(({ name }) => name === 'Partisans').map(({ detail }) => detail);
  };
  expect(details(cards)).toEqual(['Attack · ready', 'Attack · exhausted']);
  expect(details(cards.replace('!', ''))).toEqual(['Attack', 'Attack']);
});
