import { fastStream, heardBy, type Language, play } from '@sztab/kernel';
import type { Scene } from '@sztab/pieces';
import { drawing, walkStaged } from '@sztab/pieces/testing';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { raceToTheRhine as game } from '../rules/index.ts';
import type { Move, Shape } from '../rules/moves.ts';
import { seatOfColour } from '../rules/state.ts';
import { view } from '../rules/view.ts';
import { type Line, type Position, playTo, position } from '../testing/position.ts';
import { words } from '../text/index.ts';
import { staging } from './beats.ts';
import { board } from './index.tsx';

const { drawPicture } = drawing({ game, words }, board);

/** Nothing is gained by loading and unloading by chance; a corps that may go on, goes on. */
const among = (moves: readonly Move[]): readonly Move[] => {
  const onward = moves.filter((move) => /^(step|counter|truck|dispatch|add)/.test(move));
  const busy = moves.filter((move) => !/^(load|unload|stop|endTurn)/.test(move));
  return onward.length > 0 ? onward : busy.length > 0 ? busy : moves;
};

describe.each([
  { players: 2, seed: 2, options: { pair: 'rw', weather: 'on', roundCap: '10' }, told: ['convoy', 'logistics'] },
  { players: 1, seed: 5, options: { soloTurnCap: '10' }, told: ['dice', 'number-turned'] },
])('$players at the table', ({ players, seed, options, told }) => {
  test('every event is told in whole sentences, to every pair of eyes', () => {
    const walk = { players, options, seed, chance: fastStream(seed, 9), among };
    // Drawing is slow: only where much happens at once is a picture a mixture.
    const draw = (picture: Shape['view'], scene: Scene<Shape>): void => {
      if (scene.heard.length > 4) renderToStaticMarkup(drawPicture(picture, scene));
    };
    const { wrong, seen } = walkStaged({ game, words }, staging, walk, ['en', 'pl'], draw);
    expect(wrong).toEqual([]);
    expect([...seen]).toEqual(
      expect.arrayContaining(['opened', 'turn', 'stepped', 'card', 'taken', 'game-over', ...told]),
    );
  });
});

/** The last of these moves, as Montgomery is told it. */
function sceneOf(p: Position, line: Line, language: Language): Scene<Shape> {
  const s = position(p);
  const [by, ...moves] = line.split(' ') as ['R' | 'W' | 'B', ...Move[]];
  if (moves.length > 1) playTo(s, `${by} ${moves.slice(0, -1).join(' ')}`);
  const before = structuredClone(view(s, 0));
  const heard = heardBy(play(game, s, seatOfColour(s, by), moves.at(-1) as Move), 0);
  return { before, after: view(s, 0), seat: 0, heard, words: words[language], language };
}

const toldOf = (scene: Scene<Shape>): string[] => [
  ...scene.heard.flatMap((event) =>
    staging.beatsOf(event, scene).map(({ kind, rank, words: said, row, against }) => {
      const price = (row?.price ?? []).map(({ symbol, need, has }) => ` [${symbol} ${has}/${need}]`).join('');
      return `${kind} ${rank}: ${said ?? '–'}${price}${against?.includes(0) ? ' !' : ''}`;
    }),
  ),
  ...staging.meansFor(scene).map((line) => `= ${line}`),
];

/** Montgomery's XXX Corps at Antwerp, the line to it by way of Ghent. */
const FRONT: Position = {
  players: 2,
  options: { pair: 'rw' },
  held: { R: 'dieppe abbeville arras lille ronse gent antwerpen' },
  corps: 'R4@antwerpen:3/1/0',
  fields: 'gent=2/1/0',
};

describe('telling moments, as Montgomery is told them', () => {
  const moments: Readonly<Record<string, readonly [Position, Line]>> = {
    'a battle that is lost': [{ ...FRONT, markers: 'breda', resistance: 'O13' }, 'R move(R4) step(breda)'],
    'a battle that is won': [{ ...FRONT, pursuit: { R: 'PR16' } }, 'R move(R4) step(breda)'],
    'a card that helps': [{ ...FRONT, pursuit: { R: 'PR04' } }, 'R move(R4) step(breda)'],
    'a counterattack that cuts the line': [
      {
        ...FRONT,
        turn: 'W',
        at: 'reaction',
        held: { R: 'dieppe abbeville arras lille ronse gent antwerpen neerpelt eindhoven' },
        corps: 'R4@nijmegen:3/1/1',
        fields: 'neerpelt=2/1/0',
      },
      'W counter(neerpelt)',
    ],
    'resistance, and a new round': [{ ...FRONT, turn: 'W', at: 'reaction' }, 'W resist(rheydt)'],
    'the last truck': [{ ...FRONT, turn: 'W', onTrack: 2 }, 'W takeTrucks(2)'],
    'few trucks left': [{ ...FRONT, turn: 'W', onTrack: 4 }, 'W takeTrucks(2)'],
  };
  test.each(Object.entries(moments))('%s', (_, [p, line]) => {
    expect(toldOf(sceneOf(p, line, 'en'))).toMatchSnapshot();
  });

  test('in Polish', () => {
    for (const name of ['a battle that is lost', 'a counterattack that cuts the line', 'the last truck']) {
      const [p, line] = moments[name] as readonly [Position, Line];
      expect(toldOf(sceneOf(p, line, 'pl'))).toMatchSnapshot();
    }
  });
});

test('the logistics phase fills its steps one by one, and nobody is hungry before it is told', () => {
  const scene = sceneOf(
    { ...FRONT, turn: 'W', onTrack: 2, corps: 'R1@dieppe:0/0/0 R4@antwerpen:3/1/0', fields: 'dieppe=0/0/1 gent=2/1/0' },
    'W takeTrucks(2)',
    'en',
  );
  const beats = scene.heard.flatMap((event) => staging.beatsOf(event, scene));
  const told = beats.flatMap(({ rows }) => (rows ? [rows] : []));
  const plainly = (text: string): string => text.replaceAll('\u00a0', ' ');
  const [first, last] = [told[0] ?? [], told.at(-1) ?? []];
  expect(first.map(({ later }) => later)).toEqual([true, true, true]);
  expect(last.map(({ later }) => later)).toEqual([false, false, false]);
  expect(first[1]?.pieces?.map(({ badge, fared }) => [badge, fared])).toEqual([
    ['I', undefined],
    ['II', undefined],
    ['XII', undefined],
    ['XXX', undefined],
  ]);
  expect(last.map(({ figures, detail }) => [figures, plainly(detail ?? '')])).toEqual([
    ['I → II', 'trucks: take 7, send 3, own 10'],
    ['3 of 4', 'Bradley: all 3 fed'],
    [undefined, '6 trucks arrive'],
  ]);
  expect(last[1]?.pieces?.map(({ badge, text, fared, good }) => [badge, text, fared, good])).toEqual([
    ['I', 'Dieppe', 'ate from the field', true],
    ['II', 'Rouen', 'ate from its card', true],
    ['XII', 'Louviers', 'ate from its card', true],
    ['XXX', 'Antwerpen', 'stands, no food', false],
  ]);
  // The picture keeps the corps upright as long as its row is empty.
  const verdict = beats.findIndex(({ kind }) => kind === 'verdict');
  for (const { shows = [], rows } of beats.slice(0, verdict)) {
    expect(shows).not.toContain('corps');
    expect(shows).not.toContain('corps.R4');
    expect(rows?.[1]?.pieces?.[3]?.fared).toBeUndefined();
  }
});

test('a marker in the way of the one who reads is a line against them, not against whoever put it there', () => {
  const scene = sceneOf({ ...FRONT, turn: 'W', at: 'reaction' }, 'W resist(rheydt)', 'en');
  const [line] = staging.lines?.([scene]) ?? [];
  expect(line).toMatchObject({ rank: 1, symbol: 'opor', things: ['rheydt'], against: [0] });
  const own = { ...scene, heard: scene.heard.map((event) => ('by' in event ? { ...event, by: 'R' as const } : event)) };
  // A crossing has no colour: it is in the way of whoever has a road there.
  const mainz = sceneOf({ players: 2, options: { pair: 'wb' }, turn: 'W', at: 'reaction' }, 'W resist(mainz)', 'en');
  expect(staging.lines?.([{ ...mainz, seat: 1 }])[0]?.against).toEqual([1]);
  // Rheydt is open to both: Montgomery's own marker is in Bradley's way alone.
  expect(staging.lines?.([own as typeof scene])[0]?.against).toEqual([1]);
});

/** The lines of a turn of Bradley's, as one of the two reads them. */
function linesOf(p: Position, moves: string, { seat = 0, language = 'en' as Language } = {}): string[] {
  const s = position({ ...FRONT, turn: 'W', ...p });
  const scenes = (moves.split(' ') as Move[]).map((move): Scene<Shape> => {
    const before = structuredClone(view(s, seat));
    const heard = heardBy(play(game, s, 1, move), seat);
    return { before, after: structuredClone(view(s, seat)), seat, heard, words: words[language], language };
  });
  return (staging.lines?.(scenes) ?? []).map(({ text }) => text.replaceAll('\u00a0', ' '));
}

test('a march and a chain of trucks are a line each', () => {
  const p: Position = {
    corps: 'R4@antwerpen:3/1/0 W1@paris:3/1/1',
    held: { R: 'dieppe abbeville arras lille ronse gent', W: 'meaux soissons laon' },
    fields: 'chartres=3/0/0',
    pursuit: { W: 'PW04 PW06' },
  };
  const moves =
    'move(W1) step(meaux) step(soissons) step(compiegne) transport truck(chartres,rambouillet) add(fuel) add(fuel) dispatch truck(rambouillet,paris) add(fuel) add(fuel) dispatch';
  expect(linesOf(p, moves)).toEqual([
    'V Corps: Paris → Compiègne, 3 steps · turned up: Captured stock',
    'Bradley brings 2 fuel from Chartres to Paris, 2 trucks',
  ]);
});

test('a corps that comes back to where it set out is told by the way it took', () => {
  const p: Position = { held: { W: 'meaux soissons laon' }, corps: 'W1@laon:3/1/1', fields: 'chartres=2/0/0' };
  expect(linesOf(p, 'move(W1) step(soissons) step(laon)')).toEqual(['V Corps: Laon → Soissons → Laon, 2 steps']);
  expect(linesOf(p, 'move(W1) step(soissons) step(laon)', { language: 'pl' })).toEqual([
    'V Korpus: Laon → Soissons → Laon, 2 kroki',
  ]);
});

describe('each convoy is a line with its own source, target and load', () => {
  const p: Position = {
    held: { R: 'dieppe', W: 'meaux soissons laon' },
    corps: 'R4@dieppe:3/1/0 W1@laon:3/1/1',
    fields: 'chartres=2/0/1 paris=1/0/2',
  };
  const carry = (from: string, to: string, ...kinds: string[]): string =>
    [`truck(${from},${to})`, ...kinds.map((kind) => `add(${kind})`), 'dispatch'].join(' ');

  test('two roads that do not meet', () => {
    const moves = `transport ${carry('chartres', 'rambouillet', 'fuel', 'food')} ${carry('paris', 'meaux', 'food')}`;
    expect(linesOf(p, moves)).toEqual([
      'Bradley brings 1 fuel, 1 food from Chartres to Rambouillet',
      'Bradley brings 1 food from Paris to Meaux',
    ]);
    expect(linesOf(p, moves, { seat: 1 })[1]).toBe('You bring 1 food from Paris to Meaux');
    expect(linesOf(p, moves, { language: 'pl' })).toEqual([
      'Bradley dowozi 1 paliwa, 1 prowiantu (Chartres → Rambouillet)',
      'Bradley dowozi 1 prowiantu (Paryż → Meaux)',
    ]);
  });

  test('a truck that takes on more or less than the one before brought', () => {
    const less = `transport ${carry('chartres', 'rambouillet', 'fuel', 'fuel')} ${carry('rambouillet', 'paris', 'fuel')}`;
    expect(linesOf(p, less)).toEqual([
      'Bradley brings 2 fuel from Chartres to Rambouillet',
      'Bradley brings 1 fuel from Rambouillet to Paris',
    ]);
    const more = `transport ${carry('rambouillet', 'paris', 'fuel')} ${carry('paris', 'meaux', 'fuel', 'food')}`;
    expect(linesOf({ ...p, fields: 'rambouillet=1/0/0 paris=1/0/2' }, more)).toEqual([
      'Bradley brings 1 fuel from Rambouillet to Paris',
      'Bradley brings 1 fuel, 1 food from Paris to Meaux',
    ]);
  });
});
