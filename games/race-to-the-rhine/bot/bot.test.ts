import { advance, asks, begin, call, clone, fastStream, type Options } from '@sztab/kernel';
import { selfPlay } from '@sztab/kernel/testing';
import { describe, expect, test } from 'vitest';
import { beatsChance, thinksSoundly } from '../../testing/brain.ts';
import { PLACE, TOWNS } from '../content/fields.ts';
import type { Supplies } from '../content/supplies.ts';
import { raceToTheRhine as game } from '../rules/index.ts';
import type { Move } from '../rules/moves.ts';
import type { Corps, State } from '../rules/state.ts';
import { after, position } from '../testing/position.ts';
import { gainsOf } from './gains.ts';
import { groundOf, lureOf } from './ground.ts';
import { gapsOf } from './guard.ts';
import { brain } from './index.ts';
import { lookAt } from './look.ts';

const TABLES: readonly (readonly [players: number, options: Options])[] = [
  [3, {}],
  [3, { weather: 'on', commonPursuitDeck: 'on', hardPatton: 'on', hardBradley: 'on', hardMonty: 'on' }],
  [2, { pair: 'rw' }],
  [2, { pair: 'rb', training: 'on' }],
  [1, { solo: 'w', soloTurnCap: '10' }],
];

/** Every question of a game that the policy plays against itself. */
const questions = (seed: string, players: number, options: Options) =>
  selfPlay({ game, brain }, { players, options }, seed);

/** The first turn of a game alone, changed as told. */
function opening(solo: 'r' | 'w' | 'b', change: (s: State) => void): State {
  const { state: s } = begin(game, 1, { solo }, fastStream(7));
  change(s);
  return s;
}

const corps = (s: State, id: string): Corps => s.corps.find((one) => one.id === id) as Corps;
/** The spearhead has come to Soissons, and has this with it. */
const atSoissons = (cargo: Supplies): State =>
  opening('w', (state) => {
    take(state, ['meaux', 'soissons']);
    corps(state, 'W2').at = 'soissons';
    Object.assign(corps(state, 'W2').cargo, cargo);
  });
/** So much lies in Paris, and nobody has more than food. */
function stocked(paris: Supplies): State {
  const s = atSoissons({ fuel: 0, ammo: 0, food: 1 });
  for (const one of s.corps) Object.assign(one.cargo, { fuel: 0, ammo: 0, food: 1 });
  s.fields = { paris };
  return s;
}
const movesOf = (s: State): readonly Move[] => asks(game, s)[0]?.moves as readonly Move[];
const chosen = (s: State): Move => brain.policy(s, 0, movesOf(s), fastStream(1));

thinksSoundly({ game, brain }, { tables: TABLES, games: 2, judgesFairly: brain.quiet, thoughts: 10 });

test('RTR-6.2.1 what the brain keeps of the ground is kept by edition', () => {
  const [first, second] = [1, 2].map((edition) => {
    const { state } = begin(game, 3, {}, fastStream(7), edition);
    const ground = groundOf(state);
    return { medal: ground.medals[PLACE.lille], lure: lureOf(ground, 'R')[PLACE.lille] as number };
  });
  expect([first?.medal, second?.medal, second?.lure]).toEqual([0, 1, 0]);
  expect(first?.lure).toBeGreaterThan(0);
});

test('RTR-5.1.8 what is too much is weighed even if nothing of its kind is within reach of a corps', () => {
  const s = position({
    turn: 'W',
    held: { W: 'meaux soissons laon hirson charleville givet' },
    corps: 'W1@givet:0/1/0 W2@marche:0/1/0 W3@charleville:0/1/0',
    fields: 'chartres=9/0/0',
  });
  call(s, { step: 'overflow', town: 'chartres', seat: 1 });
  expect(gainsOf(s, 1, ['discard(chartres,fuel)', 'discard(chartres,food)']).every(Number.isFinite)).toBe(true);
});

describe('policy and priors', () => {
  test('nothing is loaded and unloaded again and again', () => {
    for (const { s, seat, moves } of questions('transfers', 3, {})) {
      expect(s.turn.transfers).toBeLessThan(40);
      expect(brain.policy(s, seat, moves, fastStream(1))).not.toMatch(/^unload/);
    }
  });

  test('a corps beside the Rhine with a line and enough ammunition crosses', () => {
    const s = opening('w', (state) => {
      const line = ['meaux', 'soissons', 'laon', 'hirson', 'charleville', 'givet', 'marche', 'liege', 'aachen'];
      take(state, line);
      const spear = corps(state, 'W2');
      spear.at = 'aachen';
      Object.assign(spear.cargo, { fuel: 2, ammo: 3, food: 1 });
    });
    expect(chosen(s)).toBe('cmdAir(resistance)');
    (s.commanders[0] as State['commanders'][0]).active = false;
    expect(chosen(s)).toBe('move(W2)');
    advance(game, s, 0, 'move(W2)');
    expect(chosen(s)).toBe('step(koln)');
  });

  test('Bradley has the way of a corps without ammunition looked at before it goes, for that costs him nothing', () => {
    const s = atSoissons({ fuel: 3, ammo: 0, food: 1 });
    expect(chosen(s)).toBe('cmdAir(pursuit)');
    corps(s, 'W2').cargo.ammo = 2;
    expect(chosen(s)).toBe('move(W2)');
  });

  test('the spearhead loads what lies under it', () => {
    const s = atSoissons({ fuel: 0, ammo: 0, food: 1 });
    s.fields = { soissons: { fuel: 2, ammo: 0, food: 0 } };
    expect(chosen(s)).toBe('load(W2,fuel)');
  });

  test('supplies go along the line, towards the spearhead', () => {
    const s = stocked({ fuel: 3, ammo: 2, food: 0 });
    corps(s, 'W1').at = 'dreux';
    expect(chosen(s)).toBe('transport');
    advance(game, s, 0, 'transport');
    expect(chosen(s)).toBe('truck(paris,meaux)');
  });

  test('a truck is loaded with what is wanted, token by token, and driven off; nothing is added to another load', () => {
    const s = stocked({ fuel: 3, ammo: 2, food: 3 });
    for (const move of ['transport', 'truck(paris,meaux)'] as const) advance(game, s, 0, move);
    const other = clone(s);
    for (let move = chosen(s); s.flow.at(-1)?.step === 'truck'; move = chosen(s)) advance(game, s, 0, move);
    const arrived = s.fields.meaux as { fuel: number; ammo: number; food: number };
    expect(arrived.fuel).toBeGreaterThan(1);
    expect(arrived.fuel + arrived.ammo + arrived.food).toBe(5);
    for (const move of ['add(food)', 'add(food)', 'add(food)'] as const) advance(game, other, 0, move);
    expect(chosen(other)).toBe('dispatch');
  });
});

/** Bradley's markers. */
function take(s: State, towns: readonly string[]): void {
  const order = Object.keys(PLACE);
  const signs = [...s.control];
  for (const town of towns) signs[order.indexOf(town)] = 'W';
  s.control = signs.join('');
  s.numbers = s.numbers.filter(({ town }) => !towns.includes(town));
}

describe('the line', () => {
  const line = ['meaux', 'soissons', 'laon', 'hirson'];
  const gaps = (towns: readonly string[]): string[] => {
    const s = opening('w', (state) => {
      take(state, towns);
      corps(state, 'W2').at = 'hirson';
    });
    return gapsOf(lookAt(s, 0), [PLACE.hirson]).map((at) => TOWNS[at] as string);
  };

  test('a field without a corps beside it is open to the Germans', () => {
    expect(gaps(line)).toEqual(['soissons']);
  });

  test('but not to those who are cut off from Düsseldorf', () => {
    const around = ['clermont', 'st-quentin', 'chateau-thierry', 'reims'];
    expect(gaps([...line, ...around])).toEqual([]);
  });
});

describe('quiet', () => {
  test('between actions and at the end, nowhere else', () => {
    let quiet = 0;
    for (const { s } of questions('quiet', 3, {})) {
      if (!brain.quiet(s)) continue;
      quiet++;
      expect(s.flow.map(({ step }) => step)).toEqual(['act']);
    }
    expect(quiet).toBeGreaterThan(20);
    const { state } = begin(game, 2, {}, fastStream(1));
    game.resign?.(state, 0);
    expect(brain.quiet(state)).toBe(true);
  });
});

describe('evaluate', () => {
  test.each([2, 3])('%i players: the hopes of all seats make one', (players) => {
    for (const { s } of questions('sum', players, {})) {
      const sum = s.commanders.reduce((all, _, seat) => all + brain.evaluate(s, seat), 0);
      expect(sum).toBeCloseTo(1, 6);
    }
  });

  test('knows who has won', () => {
    const { state: s } = begin(game, 2, {}, fastStream(1));
    game.resign?.(s, 1);
    expect([0, 1].map((seat) => brain.evaluate(s, seat))).toEqual([1, 0]);
  });

  test('medals and fuel are better than none, and alone early is better than late', () => {
    const { state: s } = begin(game, 3, {}, fastStream(1));
    const richer = clone(s);
    (richer.commanders[0] as { medals: number }).medals += 2;
    expect(brain.evaluate(richer, 0)).toBeGreaterThan(brain.evaluate(s, 0));
    expect(brain.evaluate(richer, 1)).toBeLessThan(brain.evaluate(s, 1));
    const dry = clone(s);
    for (const one of dry.corps) if (one.id.startsWith('R')) one.cargo.fuel = 0;
    expect(brain.evaluate(dry, 0)).toBeLessThan(brain.evaluate(s, 0));
    const late = opening('r', (state) => {
      state.round = 12;
    });
    expect(brain.evaluate(late, 0)).toBeLessThan(
      brain.evaluate(
        opening('r', () => undefined),
        0,
      ),
    );
  });
});

describe('strength', () => {
  const roundCap = '10';
  beatsChance(
    { game, brain },
    [
      [2, { roundCap }],
      [3, { roundCap }],
    ],
    2,
  );
});

test('paratroops paid for with the last medal are dropped on the crossing they were meant for', () => {
  const p = {
    turn: 'W',
    medals: { W: 1 },
    corps: 'W1@aachen:3/2/0',
    held: { W: 'meaux soissons laon hirson charleroi mons namur liege' },
  } as const;
  const s = after(p, 'W airborne payMedal');
  const moves = movesOf(s);
  const seat = s.commanders.findIndex(({ colour }) => colour === 'W');
  for (let n = 1; n <= 10; n++) expect(brain.policy(s, seat, moves, fastStream(n))).toBe('drop(koln)');
});
