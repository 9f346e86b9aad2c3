// @vitest-environment happy-dom

import { begin, fastStream } from '@sztab/kernel';
import { choose, touch } from '@sztab/pieces';
import { type Visit, walkThrough, wronglyLegal } from '@sztab/pieces/testing';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import { canBeRead, hasHistory, isDrawn, isTold } from '../../testing/board.tsx';
import { PURSUIT, RESISTANCE } from '../content/cards.ts';
import { CORPS_IDS } from '../content/corps.ts';
import { medalTowns, PLACE, TOWNS } from '../content/fields.ts';
import { controllerOf } from '../rules/control.ts';
import { raceToTheRhine as game } from '../rules/index.ts';
import type { Shape } from '../rules/moves.ts';
import { view } from '../rules/view.ts';
import { after, position } from '../testing/position.ts';
import { cardName } from '../text/cards.ts';
import { words } from '../text/index.ts';
import { signWords } from '../text/sign-words.ts';
import { sourcesIn } from './chain.ts';
import { Decks } from './decks.tsx';
import { type Box, meet } from './drawing/label.ts';
import { TOWN_AT, VIEW } from './drawing/lands.ts';
import { Front, frontOf } from './front.tsx';
import { board } from './index.tsx';
import { RhineMap } from './map.tsx';
import { spokenTown, stateOf } from './names.ts';
import { noteOn } from './notes.ts';
import { placesOn } from './places.ts';
import { reachOf } from './reach.tsx';
import { TOWN_R } from './scale.ts';
import { warning } from './warning.ts';

/** In a hurry a few tables, else every twenty-seventh. */
const EVERY = process.env.SZTAB_TIER === 'quick' ? 90 : 60;
const CODES = /\b(?:P[RWB]|O)\d\d\b|\b[RWB][1-4]\b|undefined|NaN|\[object|\p{Ll}\p{Lu}/u;

/** Every state of a random game. */
const walk = (seed: number, players: number, visit: Visit<Shape>): void => {
  const options = { weather: 'on', roundCap: '10', soloTurnCap: '10' };
  walkThrough(game, { players, options, seed, chance: fastStream(seed, 5) }, visit);
};

const shown = { game, words, board, codes: CODES, signs: signWords.en };

describe.each([1, 2, 3])('the board over a whole game of %i', (players) => {
  test('is drawn for every seat and for those who watch, with one button for all that can be touched', () => {
    isDrawn(shown, players, (visit) => walk(players, players, visit), {
      every: EVERY,
      inspect: (html, { choice, view }) => wronglyLegal(html, choice, undefined, sourcesIn(choice, view)),
    });
  });
});

test('tells every move, phase, figure and warning in words, and ends in a chart', () => {
  isTold(
    shown,
    3,
    (visit) => walk(8, 3, visit),
    // Where nothing counts but ending the action or the turn, nothing else is asked for.
    (moves, own) => /^(?:endTurn|stop|finish)$/.test(board.primary?.(moves, own) ?? ''),
  );
});

test.each([390, 760, 1400])('on a map of %i px no block covers another one at the start', (width) => {
  for (const players of [1, 2, 3]) {
    const { state: s } = begin(game, players, {}, fastStream(4));
    const boxes = placesOn(view(s, 'public'), width, width < 500 ? 2 : 1).blocks.map(({ box }) => box);
    for (const [i, a] of boxes.entries()) for (const b of boxes.slice(i + 1)) expect(meet(a, b)).toBe(false);
  }
});

test.each([760, 1400])('on a map of %i px no block covers another town, and supplies lie clear of blocks', (width) => {
  const k = width / VIEW.width;
  const { state: s } = begin(game, 3, {}, fastStream(4));
  const seen = view(s, 'public');
  // V Corps in Liège, with Maastricht close above it; supplies where VII Corps stands.
  const corps = seen.corps.map((one) => (one.id === 'W1' ? { ...one, at: 'liege' as const } : one));
  const fields = { melun: { fuel: 3, ammo: 2, food: 1 } };
  const { blocks, pills } = placesOn({ ...seen, corps, fields }, width, 1);
  const pill = pills.get('melun')?.box as Box;
  for (const { box } of blocks) expect(meet(box, pill)).toBe(false);
  const [x, y] = TOWN_AT.maastricht;
  const box = blocks.find(({ id }) => id === 'W1')?.box as Box;
  expect(meet(box, { x0: (x - 8) * k, y0: (y - 8) * k, x1: (x + 8) * k, y1: (y + 8) * k })).toBe(false);
});

test('how far a corps can come is shown: three steps at most, not without fuel, not over closed fields', () => {
  const { state: s } = begin(game, 2, {}, fastStream(4));
  const seen = view(s, 'public');
  const reach = reachOf(seen, 'W2');
  expect([...reach]).toEqual(expect.arrayContaining(['meaux', 'soissons', 'laon']));
  // Reims is closed while nobody plays Patton, Paris is taken by another corps, Hirson lies four steps away.
  for (const town of ['reims', 'paris', 'hirson'] as const) expect(reach.has(town)).toBe(false);
  const dry = { ...seen, corps: seen.corps.map((one) => ({ ...one, cargo: { ...one.cargo, fuel: 0 } })) };
  expect(reachOf(dry, 'W2').size).toBe(0);
});

test('a ring marks every town to which trucks could bring something, not only those along the next road', () => {
  const s = after(
    { turn: 'W', inHand: { W: 4 }, held: { W: 'reims rethel sedan' }, fields: 'reims=3/0/0' },
    'W transport',
  );
  const seen = view(s, 1);
  const moves = ['truck(reims,rethel)' as const];
  const shownTo = { view: seen, seat: 1, language: 'en', choice: choose<Shape['move']>(moves), lately: [] } as const;
  const html = renderToStaticMarkup(
    <RhineMap {...shownTo} words={words.en} highlighted={new Set()} onTouch={() => {}} onZoom={() => {}} />,
  );
  const ringed = TOWNS.filter((town) => {
    const [x, y] = TOWN_AT[town];
    return html.includes(`<circle cx="${x}" cy="${y}" r="${TOWN_R + 4}" class="rtr-reach"`);
  });
  expect(ringed.toSorted()).toEqual(['rethel', 'sedan']);
});

test('whoever chooses a corps has in view where it can go', () => {
  const s = position({ turn: 'B', corps: 'B1@vitry:3/1/1', held: { B: 'troyes vitry' } });
  const choice = choose<Shape['move']>(['move(B1)', 'endTurn']);
  const drawn = document.createElement('div');
  drawn.innerHTML = renderToStaticMarkup(
    <RhineMap
      {...{ view: view(s, 2), seat: 2, language: 'en', choice, lately: [], words: words.en }}
      highlighted={new Set()}
      onTouch={() => {}}
      onZoom={() => {}}
    />,
  );
  const concerned = [...drawn.querySelectorAll<HTMLElement>('[data-concerns]')].map(({ dataset }) => dataset.thing);
  expect(concerned).toEqual(expect.arrayContaining(['bar-le-duc']));
  // Not the way back.
  expect(concerned).not.toContain('troyes');
});

test('RTR-6.2.1 the map shows the medals of its edition', () => {
  const [first, second] = [1, 2].map((edition) => {
    const seen = view(begin(game, 3, {}, fastStream(4), edition).state, 'public');
    const towns = [...medalTowns(2)].filter((town) => stateOf(town, seen, 'en').includes('medal'));
    const warned = warning(
      'counter(lille)',
      {
        ...seen,
        control: seen.control.replaceAll('.', 'R'),
        commanders: seen.commanders.map((one) => ({ ...one, medals: 2 })),
      },
      'en',
    );
    return {
      towns,
      warned: warned?.includes('medal'),
      spoken: spokenTown('lille', seen, 'en', false).includes('medal'),
    };
  });
  expect([first?.towns.length, first?.warned, first?.spoken]).toEqual([15, false, false]);
  expect([second?.towns.length, second?.warned, second?.spoken]).toEqual([16, true, true]);
});

test('RTR-6.4.2 and RTR-6.5: before the click it is said who would go hungry, and whom a counterattack would cut off', () => {
  const { state: s } = begin(game, 2, {}, fastStream(4));
  const seen = view(s, 0);
  const fed = warning(`takeTrucks(${seen.trucksOnTrack})`, seen, 'en') as string;
  expect(fed).toContain('all corps have food');
  const corps = seen.corps.map((one) =>
    one.id === 'W1' ? { ...one, at: 'soissons' as const, cargo: { fuel: 0, ammo: 0, food: 0 } } : one,
  );
  const control = [...seen.control];
  for (const town of ['meaux', 'soissons'] as const) control[PLACE[town]] = 'W';
  const ahead = { ...seen, corps, control: control.join('') };
  expect(warning(`takeTrucks(${seen.trucksOnTrack})`, ahead, 'en')).toMatch(/no food for V\sCorps$/);
  expect(warning('counter(meaux)', ahead, 'en')).toMatch(/cut off from the base: V\sCorps$/);
});

test('RTR-5.6.2: whoever gives the last food of a corps away is told how near the next phase is', () => {
  const given = (onTrack: number, food: number): string | null => {
    const s = after({ turn: 'B', onTrack, corps: `B1:3/1/${food}`, pursuit: { B: 'PB01' } }, 'B move(B1) step(vitry)');
    return warning('feed', view(s, 2), 'en');
  };
  expect(given(3, 1)).toMatch(/^3\strucks left; XII has no food$/);
  expect([given(3, 2), given(6, 1)]).toEqual([null, null]);
});

test('RTR-5.5.9 RTR-6.5.A5 RTR-6.2.3: what a step back costs, the last marker, and no medal where there is none', () => {
  const { state: s } = begin(game, 2, {}, fastStream(4));
  const seen = view(s, 0);
  const going = { ...seen, flow: [{ step: 'move', corps: 'R1', steps: 1, pays: true } as const] };
  expect(warning('step(lisieux)', going, 'en')).toBe('1 fuel to go on');
  expect(warning('step(lisieux)', seen, 'en')).toBeNull();
  expect(warning('resistBox', { ...seen, markerPool: 1 }, 'en')).toContain('the last');
  expect(warning('resist(wesel)', seen, 'en')).toContain('only the clock runs');
  expect(warning('resist(venlo)', seen, 'en')).not.toContain('clock');
  expect([stateOf('wesel', seen, 'en'), stateOf('wesel', { ...seen, markers: ['wesel'] }, 'en')]).toEqual([
    'nobody’s · resistance',
    'nobody’s · resistance marker',
  ]);
  const control = [...seen.control];
  control[PLACE.lille] = 'R';
  const held = { ...seen, control: control.join('') };
  const rich = { ...held, commanders: held.commanders.map((one) => ({ ...one, medals: 2 })) };
  expect(warning('counter(lille)', held, 'en')).not.toContain('medal');
  expect(warning('counter(lille)', rich, 'en')).toContain('a medal goes back');
});

test('RTR-5.8.2 RTR-5.6.9: who knows a top card is told so before looking at it again', () => {
  const { state: s } = begin(game, 2, {}, fastStream(4));
  const seen = view(s, 0);
  const knows = { ...seen, seen: { ...seen.seen, resistance: 'O19' as const } };
  for (const move of ['air(resistance)', 'playRecon(PR13,resistance)'] as const) {
    expect(warning(move, seen, 'en')).toBeNull();
    expect(warning(move, knows, 'en')).toMatch(/You know this card already: 9\sPanzer\sDiv/);
  }
  expect(warning('air(resistance)', knows, 'pl')).toContain('tylko znacznik');
  expect(warning('playRecon(PR13,resistance)', knows, 'pl')).not.toContain('znacznik');
  expect(warning('air(pursuit)', knows, 'en')).toBeNull();
});

test('what is left in each deck and what was discarded can be read at the table', () => {
  const { state: s } = begin(game, 2, {}, fastStream(4));
  const seen = view(s, 1);
  const discards = [['PR20' as const], []];
  const html = renderToStaticMarkup(<Decks view={{ ...seen, discards }} language="en" />);
  expect(html).toMatch(
    /pursuit deck \(Montgomery\)<\/b> Starving civilians ×3, .*discarded:<\/b> Warsaw Uprising<.*\(Bradley\)/,
  );
  expect(html.split('Warsaw Uprising')).toHaveLength(2);
  expect(html).toContain('275 Infanterie Div');
});

test('RTR-5.6.6: the black market asks first what you give, then what you get', () => {
  const { state: s } = begin(game, 2, {}, fastStream(4));
  const market = { ...view(s, 0), flow: [{ step: 'market' as const, corps: 'R1' as const }] };
  const moves = ['swap(fuel,ammo)', 'swap(fuel,food)', 'swap(ammo,food)', 'decline'] as const;
  const first = choose(moves);
  expect(board.nextSlot(first, market, 'en')).toBe('what do you give?');
  const second = touch(first, 'fuel') as typeof first;
  expect(board.nextSlot(second, market, 'pl')).toBe('co bierzesz?');
  const third = touch(second, 'ammo') as typeof first;
  const said = third.picked.map((_, place) => board.chipOf?.(third, place, market, 'en'));
  expect([said[0], said[2]]).toEqual([{ name: 'fuel' }, { joint: 'for', name: 'ammo' }]);
});

test('the log leaves out what another line says already, but not a town with a history', async () => {
  const taken = { is: 'taken', by: 'W', town: 'hirson', medal: false } as const;
  expect(board.log.has?.({ is: 'move-begun', corps: 'W1', by: 'action' })).toBe(false);
  expect(board.log.has?.({ is: 'move-begun', corps: 'B1', by: 'commander' })).toBe(true);
  expect(board.log.has?.({ ...taken, medal: true })).toBe(true);
  // The notes are loaded after the board.
  await vi.waitFor(() => expect(noteOn({ thing: 'compiegne' }, 'en')).not.toBeNull(), 20_000);
  expect(board.log.has?.({ ...taken, town: 'compiegne' })).toBe(true);
  expect(board.log.has?.(taken)).toBe(false);
});

test('the turn is not offered to end while a Resistance card could still give an action', () => {
  const { state: s } = begin(game, 1, {}, fastStream(4));
  const spent = { ...view(s, 0), turn: { ...s.turn, base: 0 } };
  expect(board.primary?.(['load(W1,fuel)', 'playRecon(PW13,pursuit)', 'endTurn'], spent)).toBe('endTurn');
  expect(board.primary?.(['playResistance(PW12)', 'endTurn'], spent)).toBeNull();
  expect(board.primary?.(['cmdMove(W1)', 'endTurn'], spent)).toBeNull();
});

test('RTR-5.5.10 where there is no way on, ending the move is offered, and nobody is asked where to', () => {
  const { state: s } = begin(game, 1, {}, fastStream(4));
  const seen = view(s, 0);
  const halted = {
    ...seen,
    flow: [...seen.flow, { step: 'move' as const, corps: 'W1' as const, steps: 1, pays: true }],
  };
  const moves = ['unload(W1,food)', 'stop'] as const;
  expect(board.primary?.(moves, halted)).toBe('stop');
  expect(board.nextSlot(choose(moves), halted, 'en')).toBe('');
  expect(board.primary?.(['step(meaux)', 'stop'], halted)).toBeNull();
});

test('the front lies across the roads from held fields to fields that nobody holds', () => {
  const { state: s } = begin(game, 3, {}, fastStream(4));
  const seen = view(s, 0);
  const front = frontOf(seen);
  expect(front.length).toBeGreaterThan(0);
  for (const { ends } of front) {
    expect(
      ends.filter((town) => controllerOf(seen, town) === null),
      ends.join(),
    ).toHaveLength(1);
  }
  const drawn = renderToStaticMarkup(<Front view={seen} />);
  expect(drawn.match(/<path/g)).toHaveLength(front.length);

  const { state: pair } = begin(game, 2, { pair: 'rw' }, fastStream(4));
  const closed = TOWNS.filter((town) => controllerOf(view(pair, 0), town) === 'B');
  expect(closed.length).toBeGreaterThan(0);
  for (const { ends } of frontOf(view(pair, 0))) for (const town of ends) expect(closed).not.toContain(town);
});

test('everything can be read large, and medal towns, corps and divisions have their history', async () => {
  const { state: s } = begin(game, 3, {}, fastStream(4));
  const cards = [...Object.keys(PURSUIT), ...Object.keys(RESISTANCE)];
  // The notes are loaded after the board.
  await vi.waitFor(() => expect(noteOn({ thing: 'amiens' }, 'en')).not.toBeNull(), 20_000);
  canBeRead(shown, view(s, 0), [...cards, ...CORPS_IDS, ...TOWNS]);
  hasHistory(shown, [...medalTowns(game.edition), ...CORPS_IDS, ...Object.keys(RESISTANCE)]);
});

test('the pencil goes by the commander', () => {
  expect(['monty', 'bradley', 'patton'].map((role) => board.pencil?.(0, role))).toEqual(['red', 'white', 'blue']);
});

test('what a commander could still have used is named: kept cards, the own card, trucks and what corps carry', () => {
  const s = position({ turn: 'B', kept: { B: 'PB13' }, inHand: { B: 2, R: 0 }, spent: 'R', corps: 'B1@vitry:3/0/1' });
  const held = (seat: number): readonly string[] => board.unused?.(view(s, seat), seat, 'en') ?? [];
  const [bradley, monty] = ['B', 'R'].map((colour) => s.commanders.findIndex((one) => one.colour === colour));
  expect(held(bradley as number)).toEqual([
    cardName('PB13', 'en'),
    'Commander card',
    'Trucks: 2',
    'Supplies: 9\u00a0fuel, 3\u00a0food',
  ]);
  expect(held(monty as number)).toEqual([expect.stringMatching(/^Supplies: /)]);
});
