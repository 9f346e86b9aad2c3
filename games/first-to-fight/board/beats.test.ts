import { fastStream, heardBy, play } from '@sztab/kernel';
import type { Beat, Scene } from '@sztab/pieces';
import { drawing, walkStaged, walkThrough } from '@sztab/pieces/testing';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { turnsIn } from '../../testing/log.ts';
import type { Event } from '../rules/events.ts';
import { firstToFight as game } from '../rules/index.ts';
import type { Move, Shape } from '../rules/moves.ts';
import { view } from '../rules/view.ts';
import { eve } from '../testing/eve.ts';
import { after, type Line, type Position } from '../testing/position.ts';
import { words } from '../text/index.ts';
import { staging } from './beats.ts';
import { board } from './index.tsx';
import { log } from './log-lines.ts';

const { drawPicture } = drawing({ game, words }, board);

/** A board is long to draw: every so many-th picture has to do. A prime, so that seats and steps take turns. */
const SOME = 37;

describe.each([
  { players: 2, seed: 2, neutralEvents: 'off', missionDraft: 'off' },
  { players: 4, seed: 5, neutralEvents: 'on', missionDraft: 'on' },
])('$players players, events $neutralEvents', ({ players, seed, ...options }) => {
  test('every event is told in whole sentences, to every pair of eyes', () => {
    const walk = { players, options, seed, chance: fastStream(seed, 7) };
    let pictures = 0;
    const { wrong, seen } = walkStaged({ game, words }, staging, walk, ['en', 'pl'], (picture, scene) => {
      if (pictures++ % SOME === 0) renderToStaticMarkup(drawPicture(picture, scene));
    });
    expect(wrong).toEqual([]);
    const met = 'order-chosen moved recruited axis time-passed mission-resolved fell game-over'.split(' ');
    expect(met.filter((event) => !seen.has(event))).toEqual([]);
  });
});

/** What one move is told as, to one seat. */
function toldOf(
  p: Position,
  line: Line | null,
  move: Move,
  seat: number | null,
): { beats: Beat[]; scene: Scene<Shape> } {
  const s = line ? after(p, line) : after(p);
  const viewer = seat ?? 'public';
  const before = structuredClone(view(s, viewer));
  const told = play(game, s, 0, move);
  const scene = {
    before,
    after: view(s, viewer),
    seat,
    heard: heardBy(told, viewer),
    words: words.en,
    language: 'en' as const,
  };
  return { scene, beats: scene.heard.flatMap((event) => [...staging.beatsOf(event, scene)]) };
}

/** Tobruk comes due with three infantrymen and a pilot in Africa; nobody else has a mission. */
const CREW = 'INF-04@NAI:4/2 INF-05@NAI:4/1 INF-09@NAI:3/2+1 PIL-03@NAI';
const TOBRUK: Position = eve('M12 M22', 22, { players: 2, at: 'NAI:2', soldiers: CREW, stage2: 'M20 M21' });

/** What is told to the second player, who holds these missions while the first moves. */
const against = (missions: string, more: Position): Position => ({
  players: 2,
  hands: ['M30', missions],
  time: 5,
  ...more,
});

test('the end of a round: the event, the months, the mission soldier by soldier, then its verdict', () => {
  const { beats } = toldOf(TOBRUK, null, 'order(maneuvers)', 0);
  const spoken = beats
    .filter(({ rank, words: said }) => rank < 3 && said)
    .map(({ kind, words: said }) => `${kind}: ${said}`);
  expect(spoken).toMatchInlineSnapshot(`
    [
      "tally: You choose Maneuvers",
      "card: You end the orders of this round. 1 point more on Movement, Training, Sabotage, Recruitment and Concentration",
      "flip: Destruction of convoy PQ-17: 6 months pass",
      "tally: The Axis advances in Northern Europe and the Atlantic: level 1",
      "move: From July 1941 to January 1942",
      "tally: You reveal 1 mission",
      "flip: Defense of Tobruk: 10 and Axis 1 make 11",
      "tally: Kopański counts 4",
      "tally: Duch counts 4",
      "tally: 2 others count 1 each",
      "verdict: 10 of 11: Defense of Tobruk failed, −5 for you",
    ]
  `);
});

test('a dispatch in which the round ends is headed by that, and not by whoever ended it', () => {
  const { scene } = toldOf(TOBRUK, null, 'order(maneuvers)', 1);
  expect(staging.headOf?.([scene])).toBe('The end of the round');
  expect(staging.headOf?.([toldOf(TOBRUK, null, 'order(movement)', 1).scene])).toBeNull();
});

test('who is trained by the very move that ends the round counts with the new Strength', () => {
  const tiles = 'movement:0! sabotage:0! recruitment:0! concentration:0!';
  const p: Position = { ...TOBRUK, turn: 1, tiles, soldiers: 'INF-04@NAI:4/2 INF-05@NAI:4/1 PIL-03@NAI' };
  const { beats } = toldOf(p, '1 order(training) pass', 'train(INF-04,S)', 0);
  const said = beats.flatMap(({ words: one, row }) => (row?.figures ? [`${one} = ${row.figures}`] : []));
  expect(said).toEqual([
    'Kopański counts 5 = 5',
    'Duch counts 4 = 9',
    'Somebody else counts 1 = 10',
    '10 of 11: Defense of Tobruk failed, −5 for you = 10 / 11',
  ]);
});

test('no later number is given away: the score changes with the verdict, the date with the pawn', () => {
  const { beats } = toldOf(TOBRUK, null, 'order(maneuvers)', 0);
  const first = (path: string): Beat | undefined =>
    beats.find(({ shows }) => shows === 'all' || shows?.some((one) => one.startsWith(path)));
  expect(first('staffs.0.failed')?.kind).toBe('verdict');
  expect(first('time')?.things).toContain('time');
});

test('what the others do to an own mission is said with its numbers', () => {
  const p = against('M12', { soldiers: 'INF-04@WEU:4/2', at: 'NAI:2' });
  const { scene } = toldOf(p, '0 order(movement)', 'move(INF-04,NAI)', 1);
  expect(staging.meansFor(scene)).toEqual(['Tobruk: 0 → 4 of 11', 'Movement, not asked: already moved in this order']);
  // Of a whole turn only what it comes to.
  const back = { ...scene, before: scene.after, after: scene.before };
  expect(staging.meaning?.([scene, back]).filter((line) => line.startsWith('Tobruk'))).toEqual([]);
  expect(staging.meaning?.([scene, back, scene]).filter((line) => line.startsWith('Tobruk'))).toHaveLength(1);
});

test('a loss is never hidden behind a gain: what costs most is said last', () => {
  // Two own missions stand in Warsaw, Tobruk lacks people: whoever goes from there to Africa takes more than they bring.
  const soldiers = 'INF-04@WAW:4/2 INF-05@NAI:4/1 SAB-01@WAW:5/5';
  const p = against('M06 M12 M13', { soldiers, at: 'NAI:2 WAW:2' });
  const { scene } = toldOf(p, '0 order(movement)', 'move(INF-04,NAI)', 1);
  const missions = staging.meansFor(scene).filter((line) => line.includes('→'));
  expect(missions).toEqual(['Tobruk: 4 → 8 of 11', 'Wawer: 6 → 5 of 8', 'Home Army: 5 → 1 of 13']);
  expect(staging.meansFor(scene).at(-1)).toBe('Home Army: 5 → 1 of 13');
  // The way back: the largest gain comes last among the gains.
  const back = { ...scene, before: scene.after, after: scene.before };
  expect(staging.meansFor(back).filter((line) => line.includes('→'))).toEqual([
    'Wawer: 5 → 6 of 8',
    'Home Army: 1 → 5 of 13',
    'Tobruk: 8 → 4 of 11',
  ]);
});

test('whoever holds a mission misses the one who is taken from its region; nobody else does', () => {
  const p = against('M06', { soldiers: 'INF-04@WAW', at: 'WAW:2' });
  const line = (seat: number | null) =>
    toldOf(p, '0 order(movement)', 'move(INF-04,POL)', seat).beats.find(({ kind }) => kind === 'move')?.against ?? [];
  expect([line(1), line(0), line(null)]).toEqual([[1], [], []]);
});

test('what the others gain by the way is said with its reason', () => {
  const p = against('M12', { soldiers: 'INF-04@WEU', tiles: 'movement:2', token: 'PIL@POL' });
  const chosen = toldOf(p, null, 'order(movement)', 1).scene;
  const moved = toldOf(p, '0 order(movement)', 'move(INF-04,POL)', 1).scene;
  const said = (language: 'en' | 'pl') =>
    staging.meaning?.([chosen, moved].map((one) => ({ ...one, language }))).at(-1);
  expect(said('en')).toBe('Staff officer\u00a01 +3: order, token');
  expect(said('pl')).toBe('Sztabowiec\u00a01 +3: rozkaz, żeton');
  // Own points are seen when they are made.
  expect(staging.meansFor(toldOf(p, null, 'order(movement)', 0).scene)).toEqual([]);
});

test('everybody who is wounded at one place stands in one line, against whoever needs them', () => {
  const p = against('M12', { soldiers: '' });
  const { scene } = toldOf(p, null, 'order(movement)', 1);
  const soldiers = (['INF-04', 'INF-05', 'INF-09'] as const).map((id) => ({
    id,
    region: 'NAI' as const,
    s: 3,
    u: 2,
    trained: true,
    wounds: 0,
  }));
  const losses: Scene<Shape> = {
    ...scene,
    before: { ...scene.before, soldiers },
    heard: [
      { is: 'losses-rolled', region: 'NAI', die: 3, level: 1, wounds: 4 },
      { is: 'wounded', soldier: 'INF-04', wounds: 1 },
      { is: 'wounded', soldier: 'INF-05', wounds: 1 },
      { is: 'wounded', soldier: 'INF-09', wounds: 1 },
      { is: 'wounded', soldier: 'INF-09', wounds: 2 },
      { is: 'fell', soldier: 'INF-09', region: 'NAI' },
    ],
  };
  const lines = staging.lines?.([losses]) ?? [];
  expect(lines.map(({ text }) => text)).toEqual(['Wounded: Kopański and Duch', expect.stringContaining('has fallen')]);
  expect(lines[0]?.against).toEqual([1]);
});

test('whoever is passed over hears why', () => {
  // Nobody has Underground enough after the first sabotage.
  const p = against('M12', { soldiers: 'SAB-01@WEU:2/5', at: 'WEU:1 NAI:6 POL:6 WAW:6 NEA:6' });
  const { scene } = toldOf(p, '0 order(sabotage) sabotage(WEU)', 'pass', 1);
  expect(staging.meansFor(scene)).toContain(
    'Sabotage, not asked: already sabotaged in this order (Western Europe); elsewhere too little Underground to beat the arrow',
  );
  expect(staging.meansFor({ ...scene, language: 'pl' })).toContain(
    'Dywersja, bez pytania: w tym rozkazie już była tu dywersja (Europa Zachodnia); gdzie indziej za mało Konspiracji na tę strzałkę',
  );
});

test('FTF-5.3.1 a region with Underground enough that was sabotaged before is the reason, not the Underground', () => {
  // Three saboteurs have 12 of Underground there, and no other soldier is on the board.
  const p = against('M12', { soldiers: 'SAB-01@WEU SAB-03@WEU SAB-04@WEU', at: 'WEU:6 NAI:0 POL:0 WAW:0 NEA:0' });
  const { scene } = toldOf(p, '0 order(sabotage) sabotage(WEU)', 'pass', 1);
  const [line] = staging.meansFor(scene).filter((one) => one.startsWith('Sabotage'));
  expect(line).toContain('already sabotaged in this order (Western Europe)');
  expect(line).not.toContain('too little');
});

test('in whole games a rule stands behind every order that went past a player', () => {
  let passes = 0;
  for (const players of [2, 3, 4]) {
    let before: Shape['view'][] = [];
    walkThrough(game, { players, options: {}, seed: players, chance: fastStream(players, 3) }, (s, told) => {
      const views = [...Array(players).keys()].map((seat) => structuredClone(view(s, seat)));
      for (const [seat, after] of before.length > 0 ? views.entries() : []) {
        const heard = heardBy(told, seat);
        const scene = {
          before: before[seat] as Shape['view'],
          after,
          seat,
          heard,
          words: words.en,
          language: 'en',
        } as const;
        for (const line of staging.meansFor(scene)) {
          if (!line.includes('not asked')) continue;
          passes++;
          if (after.soldiers.length > 0) expect(line).not.toContain('no soldier on the board');
        }
      }
      before = views;
    });
  }
  expect(passes).toBeGreaterThan(0);
});

test('FTF-8.1 Maneuvers that nobody chose are the only order left, and nobody ended the orders', () => {
  const tiles = 'training:0! sabotage:0! recruitment:0! concentration:0!';
  const p = against('M12', { soldiers: 'INF-04@WEU', tiles, turn: 1 });
  const said = (language: 'en' | 'pl', seat = 0): string[] => {
    const scene = { ...toldOf(p, '1 order(movement) pass', 'pass', seat).scene, language };
    const told = scene.heard.filter(({ is }) => is === 'order-chosen' || is === 'maneuvers');
    return told.flatMap((event) =>
      staging.beatsOf(event, scene).map(({ words: one }) => one?.replace(/\u00a0/g, ' ') ?? ''),
    );
  };
  expect(said('en')).toEqual([
    'Maneuvers is the only order left',
    'The orders of this round are over. No order was left unused',
  ]);
  expect(said('pl', 1)).toEqual(['Zostają tylko Manewry', 'Rozkazy tej rundy się kończą. Nie został żaden rozkaz']);
});

test('the result of a mission begins lines of its own in the log, so that no loss pushes it out', () => {
  const heard: Event[] = [];
  walkThrough(game, { players: 2, options: {}, seed: 4, chance: fastStream(4, 3) }, (_, told) => {
    heard.push(...heardBy(told, 'public'));
  });
  const groups = turnsIn<Event, { event: Event }>(
    heard.map((event) => ({ event })),
    (event) => log.beginsTurn(event, []),
  );
  const results = groups.filter((group) => group.some(({ event }) => event.is === 'mission-resolved'));
  expect(results.length).toBeGreaterThan(3);
  for (const [first] of results) expect(first?.event.is).toBe('mission-resolved');
});

test('the fallen and two missions of the dead make no sound', () => {
  const fell = { is: 'fell', soldier: 'SAB-06', region: 'WAW' } as const;
  const { scene } = toldOf(TOBRUK, null, 'order(maneuvers)', 0);
  expect(staging.beatsOf(fell, scene).some(({ sound }) => sound)).toBe(false);
  const uprising = {
    is: 'mission-resolved',
    seat: 0,
    mission: 'M28',
    available: 2,
    required: 24,
    success: false,
  } as const;
  expect(staging.beatsOf(uprising, scene).find(({ kind }) => kind === 'verdict')?.sound).toBeUndefined();
});
