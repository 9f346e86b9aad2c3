import { fastStream, heardBy, type Language, play } from '@sztab/kernel';
import type { Beat, Scene } from '@sztab/pieces';
import { drawing, walkStaged } from '@sztab/pieces/testing';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { operationMostIII as game } from '../rules/index.ts';
import type { Move, Shape } from '../rules/moves.ts';
import { seatOf } from '../rules/state.ts';
import { view } from '../rules/view.ts';
import { type Line, type Position, playTo, position } from '../testing/position.ts';
import { words } from '../text/index.ts';
import { staging } from './beats.ts';
import { board } from './index.tsx';
import { primary } from './phases.ts';

const LANGUAGES = ['en', 'pl', 'de'] as const;
const EVERY = 25;
const { drawPicture } = drawing({ game, words }, board);

describe('every event is told in whole sentences, to every pair of eyes', () => {
  test.each([1, 2, 3, 4])('random game %i', (seed) => {
    const walk = { players: 2, options: {}, seed, chance: fastStream(seed, 9) };
    let drawn = 0;
    const { wrong, seen } = walkStaged({ game, words }, staging, walk, LANGUAGES, (picture, scene) => {
      // Drawing is dear, and pictures are much alike.
      if (drawn++ % EVERY === 0) renderToStaticMarkup(drawPicture(picture, scene));
    });
    expect(drawn).toBeGreaterThan(EVERY);
    expect(wrong).toEqual([]);
    expect([...seen]).toEqual(
      expect.arrayContaining(['stage-began', 'rocket-fell', 'deployed', 'rolled', 'all-refreshed', 'game-over']),
    );
  });
});

const CARDS =
  'DE-SUPPORT-1@base DE-SOLDIERS-1@surroundings DE-SS-1@forest PL-SCOUTS-1@surroundings PL-PARTISANS-1@surroundings PL-SUPPORT-1@forest';
const HANDS = { PL: 'PL-LUCK-1 PL-NURSE-1 PL-MOST-1', DE: 'DE-LUCK-1 DE-AMBUSH-1' };
const attack: Line = 'DE attack(DE-SOLDIERS-1,PL-SCOUTS-1)';

/** The last of these lines, as the Poles are told it. */
function sceneOf(p: Position, lines: readonly Line[], language: Language = 'en'): Scene<Shape> {
  const s = position({ cards: CARDS, hand: HANDS, turn: 'DE', parts: { surroundings: 2, forest: 3, base: 1 }, ...p });
  playTo(s, ...lines.slice(0, -1));
  const before = view(structuredClone({ ...s, dice: null }) as never, 0);
  const [side, move] = (lines.at(-1) as string).split(' ') as ['PL' | 'DE', Move];
  const told = play(game, s, seatOf(side), move);
  return { before, after: view(s, 0), seat: 0, heard: heardBy(told, 0), words: words[language], language };
}

const beatsIn = (scene: Scene<Shape>): readonly Beat[] => scene.heard.flatMap((event) => staging.beatsOf(event, scene));
const told = (p: Position, lines: readonly Line[], language?: Language) =>
  beatsIn(sceneOf(p, lines, language)).map(
    ({ kind, rank, ms, words: said, row }) =>
      `${kind} ${rank}${ms === undefined ? '' : ` ${ms}`}: ${said ?? '–'}${row?.figures ? ` (${row.was ? `${row.was} → ` : ''}${row.figures})` : ''}`,
  );

const toDice: Line[] = [attack, 'PL noEscort', 'DE roll'];

describe('telling moments, as the Poles are told them', () => {
  const moments: Readonly<Record<string, readonly [Position, ...Line[]]>> = {
    'an attack is declared': [{}, attack],
    'an Escort steps in': [{}, attack, 'PL escort(PL-PARTISANS-1)'],
    'the dice fall': [{ dice: [3, 4] }, ...toDice],
    'a card changes the roll': [{ dice: [6, 1] }, ...toDice, 'PL warLuck(PL-LUCK-1)'],
    'an Ambush hits': [{}, attack, 'PL noEscort', 'DE ambush(DE-AMBUSH-1)'],
    'a card is lost': [
      { dice: [6, 1], hand: { PL: 'PL-LUCK-1', DE: 'DE-AMBUSH-1' }, removed: { PL: 'PL-NURSE-1' } },
      ...toDice,
      'PL passReaction',
      'DE passReaction',
    ],
    'the Nurse saves it': [{}, attack, 'PL noEscort', 'DE ambush(DE-AMBUSH-1)', 'PL nurse(PL-NURSE-1)'],
    'a part is stolen': [{ dice: [6] }, 'DE steal(DE-SS-1)', 'PL passReaction', 'DE passReaction'],
    'the parts are flown out': [
      { cards: CARDS.replace('DE-SS-1@forest', 'DE-SS-1@base'), turn: 'PL' },
      'PL mostIII(PL-MOST-1)',
    ],
    'a stage ends': [{ passes: 1, mulliganUsed: 'PL DE', stage: 2 }, 'DE pass'],
    'the game ends': [{ passes: 1, stage: 4, parts: { base: 1, forest: 3, surroundings: 6 } }, 'DE pass'],
  };
  test.each(Object.entries(moments))('%s', (_, [p, ...lines]) => {
    expect(told(p, lines)).toMatchSnapshot();
  });

  test('in Polish and in German', () => {
    const lost = moments['a card is lost'] as readonly [Position, ...Line[]];
    for (const language of ['pl', 'de'] as const)
      expect(told(lost[0], lost.slice(1) as Line[], language)).toMatchSnapshot();
  });
});

describe('nothing is given away', () => {
  test('a lost card goes only after its verdict, a part only after its own', () => {
    const p: Position = { dice: [6, 1], hand: { PL: 'PL-LUCK-1', DE: 'DE-AMBUSH-1' }, removed: { PL: 'PL-NURSE-1' } };
    const beats = beatsIn(sceneOf(p, [...toDice, 'PL passReaction', 'DE passReaction']));
    const verdict = beats.findIndex(({ kind }) => kind === 'verdict');
    expect(verdict).toBeGreaterThanOrEqual(0);
    for (const { shows = [] } of beats.slice(0, verdict + 1)) expect(shows).not.toContain('cards.PL-SCOUTS-1');
    expect(beats[verdict + 1]?.shows).toContain('cards.PL-SCOUTS-1');
  });

  test('the dead are silent', () => {
    const p: Position = { dice: [6, 1], hand: { PL: 'PL-LUCK-1', DE: 'DE-AMBUSH-1' }, removed: { PL: 'PL-NURSE-1' } };
    const scene = sceneOf(p, [...toDice, 'PL passReaction', 'DE passReaction']);
    const removed = scene.heard.find(({ is }) => is === 'removed') as Shape['event'];
    for (const { sound } of staging.beatsOf(removed, scene)) expect(sound).toBeUndefined();
  });
});

describe('the head of the briefing, and what it means', () => {
  test('a duel keeps its title to the end, whoever steps in', () => {
    const title = (...lines: Line[]) => staging.title(sceneOf({ dice: [3, 4] }, lines));
    expect(title(attack)).toEqual({
      title: 'Soldiers against Scouts',
      detail: 'The Germans attack in the Base Surroundings',
      begins: true,
    });
    expect(title(attack, 'PL escort(PL-PARTISANS-1)', 'DE roll')).toMatchObject({
      title: 'Soldiers against Scouts',
      begins: false,
    });
    expect(title('DE pass')).toBeNull();
  });

  test('what is lost, and what can be done about it', () => {
    const means = (p: Position, ...lines: Line[]) => staging.meansFor(sceneOf(p, lines));
    expect(means({}, attack)).toEqual([]);
    expect(means({ dice: [6] }, 'DE steal(DE-SS-1)', 'PL passReaction', 'DE passReaction')).toEqual([
      'You hold 2\u00a0parts, they hold 2. Who took it still stands in your home zone',
    ]);
    const nurseless: Position = {
      dice: [6, 1],
      hand: { PL: 'PL-LUCK-1', DE: 'DE-AMBUSH-1' },
      removed: { PL: 'PL-NURSE-1' },
    };
    expect(means(nurseless, ...toDice, 'PL passReaction', 'DE passReaction')).toEqual([
      'Scouts will not come back. You still have 1\u00a0card in the Base Surroundings',
      'No Scouts of yours are on the table now: deploy some before you can search',
    ]);
    const raid: Position = { cards: CARDS.replace('DE-SS-1@forest', 'DE-SS-1@surroundings') };
    expect(means(raid, 'DE move(DE-SS-1,forest)')).toEqual([
      'SS can take a part with 5 or more: strike first',
      'While a German card is in the Forest, Operation Most III cannot fly',
    ]);
    expect(means({}, 'DE pass')).toEqual(['If you pass too, the stage ends']);
  });

  test('the primary button goes on where one move is the usual one, and gives up only where nothing else is left', () => {
    expect(primary(['keep', 'mulligan'])).toBe('keep');
    expect(primary(['ambush(DE-AMBUSH-1)', 'roll'])).toBe('roll');
    expect(primary(['pass'])).toBe('pass');
    expect(primary(['search(PL-SCOUTS-1)', 'pass'])).toBeNull();
  });
});

test('OM3-4.4.4 that an empty hand passes by itself is told, but not as a deed of the other side', () => {
  const cards = 'PL-SCOUTS-1@surroundings! DE-SUPPORT-1@base';
  const [, ...passes] = beatsIn(sceneOf({ cards, hand: { PL: '', DE: 'DE-SCOUTS-1' } }, ['DE deploy(DE-SCOUTS-1)']));
  expect(passes.map(({ words: said, dispatch }) => [said, dispatch])).toEqual([['You pass', undefined]]);
});

test('OM3-5.6.3 a move with Motorcycles names the card that it cost', () => {
  const p: Position = { cards: 'DE-SS-1@base', hand: { PL: 'PL-SCOUTS-1', DE: 'DE-MOTORCYCLES-1' } };
  const [rode] = beatsIn(sceneOf(p, ['DE move(DE-SS-1,surroundings,DE-MOTORCYCLES-1)']));
  expect(rode?.words).toBe('The Germans move SS to the Base Surroundings. Motorcycles: still ready');
});

test('the other side’s turn is one line an action: a fight with its end, and nothing of what was added to the dice', () => {
  const lines: Line[] = [...toDice, 'PL warLuck(PL-LUCK-1)', 'DE passReaction', 'PL passReaction'];
  const p: Position = { dice: [6, 1], hand: { PL: 'PL-LUCK-1', DE: 'DE-AMBUSH-1' } };
  const turn = lines.map((_, i) => sceneOf(p, lines.slice(0, i + 1)));
  expect(staging.lines?.(turn).map(({ text, things }) => [text, things])).toEqual([
    ['Soldiers attack your Scouts. 8 : 4. Your Scouts are lost', ['DE-SOLDIERS-1']],
  ]);
  expect(staging.lines?.(turn.slice(0, 2)).map(({ text }) => text)).toEqual(['Soldiers attack your Scouts']);
});
