import { advance, asks, begin, below, clone, fastStream, fastStreamFrom, look, type Options } from '@sztab/kernel';
import { selfPlay } from '@sztab/kernel/testing';
import { describe, expect, test } from 'vitest';
import { PLACE, TOWNS } from '../content/fields.ts';
import { raceToTheRhine as game } from '../rules/index.ts';
import type { RrMove } from '../rules/moves.ts';
import { after, position } from '../rules/position.ts';
import type { Corps, RrTable } from '../rules/table.ts';
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
function opening(solo: 'r' | 'w' | 'b', change: (t: RrTable) => void): RrTable {
  const { table: t } = begin(game, 1, { solo }, fastStream(7));
  change(t);
  return t;
}

const corps = (t: RrTable, id: string): Corps => t.corps.find((one) => one.id === id) as Corps;
const movesOf = (t: RrTable): readonly RrMove[] => asks(game, t)[0]?.moves as readonly RrMove[];
const chosen = (t: RrTable): RrMove => brain.policy(t, 0, movesOf(t), fastStream(1));

describe('what the brain may know', () => {
  test.each(TABLES)('%i players, %j: policy and priors are the same whatever lies face down', (players, options) => {
    for (const { t, seat, moves } of questions('secret', players, options)) {
      const other = game.redeal?.(clone(t), seat, fastStreamFrom('other')) as RrTable;
      expect(brain.policy(other, seat, moves, fastStream(3))).toBe(brain.policy(t, seat, moves, fastStream(3)));
      expect(brain.priors?.(other, seat, moves)).toEqual(brain.priors?.(t, seat, moves));
      if (brain.quiet(t)) expect(brain.evaluate(other, seat)).toBe(brain.evaluate(t, seat));
    }
  });

  test('looking changes nothing', () => {
    for (const { t, seat, moves } of questions('untouched', 3, {})) {
      const before = clone(t);
      brain.policy(t, seat, moves, fastStream(1));
      brain.priors?.(t, seat, moves);
      brain.evaluate(t, seat);
      for (const move of moves) brain.alike(t, seat, move);
      expect(t).toEqual(before);
    }
  });
});

test('RTR-6.2.1 what the brain keeps of the ground is kept by edition', () => {
  const [first, second] = [1, 2].map((edition) => {
    const { table } = begin(game, 3, {}, fastStream(7), edition);
    const ground = groundOf(table);
    return { medal: ground.medals[PLACE.lille], lure: lureOf(ground, 'R')[PLACE.lille] as number };
  });
  expect([first?.medal, second?.medal, second?.lure]).toEqual([0, 1, 0]);
  expect(first?.lure).toBeGreaterThan(0);
});

test('RTR-5.1.8 what is too much is weighed even if nothing of its kind is within reach of a corps', () => {
  const t = position({
    turn: 'W',
    held: { W: 'meaux soissons laon hirson charleville givet' },
    corps: 'W1@givet:0/1/0 W2@marche:0/1/0 W3@charleville:0/1/0',
    fields: 'chartres=9/0/0',
  });
  t.flow.push({ step: 'overflow', town: 'chartres', seat: 1 });
  expect(gainsOf(t, 1, ['discard(chartres,fuel)', 'discard(chartres,food)']).every(Number.isFinite)).toBe(true);
});

describe('policy and priors', () => {
  test.each(TABLES)(
    '%i players, %j: only moves that are offered, a prior for each, few worth a thought',
    (players, options) => {
      for (let n = 0; n < 2; n++) {
        for (const { t, seat, moves } of questions(`whole ${n}`, players, options)) {
          expect(moves).toContain(brain.policy(t, seat, moves, fastStream(n)));
          const priors = brain.priors?.(t, seat, moves) as readonly number[];
          expect(priors).toHaveLength(moves.length);
          expect(priors.every((prior) => prior >= 0 && Number.isFinite(prior))).toBe(true);
          const thoughts = priors.filter((prior) => prior > 0).length;
          expect(thoughts).toBeGreaterThan(0);
          expect(thoughts).toBeLessThanOrEqual(5);
        }
      }
    },
  );

  test('nothing is loaded and unloaded again and again', () => {
    for (const { t, seat, moves } of questions('transfers', 3, {})) {
      expect(t.turn.transfers).toBeLessThan(40);
      expect(brain.policy(t, seat, moves, fastStream(1))).not.toMatch(/^unload/);
    }
  });

  test('a corps beside the Rhine with a line and enough ammunition crosses', () => {
    const t = opening('w', (table) => {
      const line = ['meaux', 'soissons', 'laon', 'hirson', 'charleville', 'givet', 'marche', 'liege', 'aachen'];
      take(table, line);
      const spear = corps(table, 'W2');
      spear.at = 'aachen';
      Object.assign(spear.cargo, { fuel: 2, ammo: 3, food: 1 });
    });
    expect(chosen(t)).toBe('cmdAir(resistance)');
    (t.commanders[0] as RrTable['commanders'][0]).active = false;
    expect(chosen(t)).toBe('move(W2)');
    advance(game, t, 0, 'move(W2)');
    expect(chosen(t)).toBe('step(koln)');
  });

  test('Bradley has the way of a corps without ammunition looked at before it goes, for that costs him nothing', () => {
    const t = opening('w', (table) => {
      take(table, ['meaux', 'soissons']);
      corps(table, 'W2').at = 'soissons';
      Object.assign(corps(table, 'W2').cargo, { fuel: 3, ammo: 0, food: 1 });
    });
    expect(chosen(t)).toBe('cmdAir(pursuit)');
    corps(t, 'W2').cargo.ammo = 2;
    expect(chosen(t)).toBe('move(W2)');
  });

  test('the spearhead loads what lies under it', () => {
    const t = opening('w', (table) => {
      take(table, ['meaux', 'soissons']);
      corps(table, 'W2').at = 'soissons';
      Object.assign(corps(table, 'W2').cargo, { fuel: 0, ammo: 0, food: 1 });
      table.fields = { soissons: { fuel: 2, ammo: 0, food: 0 } };
    });
    expect(chosen(t)).toBe('load(W2,fuel)');
  });

  test('supplies go along the line, towards the spearhead', () => {
    const t = opening('w', (table) => {
      take(table, ['meaux', 'soissons']);
      for (const one of table.corps) Object.assign(one.cargo, { fuel: 0, ammo: 0, food: 1 });
      corps(table, 'W2').at = 'soissons';
      table.fields = { paris: { fuel: 3, ammo: 2, food: 0 } };
    });
    corps(t, 'W1').at = 'dreux';
    expect(chosen(t)).toBe('transport');
    advance(game, t, 0, 'transport');
    expect(chosen(t)).toBe('truck(paris,meaux)');
  });

  test('a truck is loaded with what is wanted, token by token, and driven off; nothing is added to another load', () => {
    const t = opening('w', (table) => {
      take(table, ['meaux', 'soissons']);
      for (const one of table.corps) Object.assign(one.cargo, { fuel: 0, ammo: 0, food: 1 });
      corps(table, 'W2').at = 'soissons';
      table.fields = { paris: { fuel: 3, ammo: 2, food: 3 } };
    });
    for (const move of ['transport', 'truck(paris,meaux)'] as const) advance(game, t, 0, move);
    const other = clone(t);
    for (let move = chosen(t); t.flow.at(-1)?.step === 'truck'; move = chosen(t)) advance(game, t, 0, move);
    const arrived = t.fields.meaux as { fuel: number; ammo: number; food: number };
    expect(arrived.fuel).toBeGreaterThan(1);
    expect(arrived.fuel + arrived.ammo + arrived.food).toBe(5);
    for (const move of ['add(food)', 'add(food)', 'add(food)'] as const) advance(game, other, 0, move);
    expect(chosen(other)).toBe('dispatch');
  });
});

/** Bradley's markers. */
function take(t: RrTable, towns: readonly string[]): void {
  const order = Object.keys(PLACE);
  const signs = [...t.control];
  for (const town of towns) signs[order.indexOf(town)] = 'W';
  t.control = signs.join('');
  t.numbers = t.numbers.filter(({ town }) => !towns.includes(town));
}

describe('the line', () => {
  const line = ['meaux', 'soissons', 'laon', 'hirson'];
  const gaps = (towns: readonly string[]): string[] => {
    const t = opening('w', (table) => {
      take(table, towns);
      corps(table, 'W2').at = 'hirson';
    });
    return gapsOf(lookAt(t, 0), [PLACE.hirson]).map((at) => TOWNS[at] as string);
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
    for (const { t } of questions('quiet', 3, {})) {
      if (!brain.quiet(t)) continue;
      quiet++;
      expect(t.flow.map(({ step }) => step)).toEqual(['act']);
    }
    expect(quiet).toBeGreaterThan(20);
    const { table } = begin(game, 2, {}, fastStream(1));
    game.resign?.(table, 0);
    expect(brain.quiet(table)).toBe(true);
  });
});

describe('evaluate', () => {
  test.each([2, 3])('%i players: the hopes of all seats make one', (players) => {
    for (const { t } of questions('sum', players, {})) {
      const sum = t.commanders.reduce((all, _, seat) => all + brain.evaluate(t, seat), 0);
      expect(sum).toBeCloseTo(1, 6);
    }
  });

  test('knows who has won', () => {
    const { table: t } = begin(game, 2, {}, fastStream(1));
    game.resign?.(t, 1);
    expect([0, 1].map((seat) => brain.evaluate(t, seat))).toEqual([1, 0]);
  });

  test('medals and fuel are better than none, and alone early is better than late', () => {
    const { table: t } = begin(game, 3, {}, fastStream(1));
    const richer = clone(t);
    (richer.commanders[0] as { medals: number }).medals += 2;
    expect(brain.evaluate(richer, 0)).toBeGreaterThan(brain.evaluate(t, 0));
    expect(brain.evaluate(richer, 1)).toBeLessThan(brain.evaluate(t, 1));
    const dry = clone(t);
    for (const one of dry.corps) if (one.id.startsWith('R')) one.cargo.fuel = 0;
    expect(brain.evaluate(dry, 0)).toBeLessThan(brain.evaluate(t, 0));
    const late = opening('r', (table) => {
      table.round = 12;
    });
    expect(brain.evaluate(late, 0)).toBeLessThan(
      brain.evaluate(
        opening('r', () => undefined),
        0,
      ),
    );
  });
});

/** One move ahead on two imagined tables: the policy ends what is begun, and `evaluate` compares. */
function foresight(t: RrTable, seat: number, moves: readonly RrMove[], luck: number): RrMove {
  const { view } = look(game, t, seat);
  const priors = brain.priors?.(t, seat, moves) as readonly number[];
  const hope = (move: RrMove, n: number): number => {
    const dice = fastStream(luck + n);
    const imagined = game.imagine(view, dice);
    advance(game, imagined, seat, move);
    for (let ask = asks(game, imagined)[0]; ask && !brain.quiet(imagined); ask = asks(game, imagined)[0]) {
      advance(game, imagined, ask.seat, brain.policy(imagined, ask.seat, ask.moves, dice));
    }
    return brain.evaluate(imagined, seat);
  };
  const hopes = moves.map((move, i) => (priors[i] === 0 ? -1 : hope(move, 0) + hope(move, 1)));
  return moves[hopes.indexOf(Math.max(...hopes))] as RrMove;
}

describe('strength', () => {
  test.each([2, 3])('%i players: one move of foresight beats chance', (players) => {
    for (let n = 0; n < 2; n++) {
      const dice = fastStreamFrom(`strength ${n}`);
      const { table: t } = begin(game, players, { roundCap: '10' }, dice);
      const bot = n % players;
      for (let ask = asks(game, t)[0]; ask; ask = asks(game, t)[0]) {
        const { seat, moves } = ask;
        const luck = below(dice, moves.length);
        advance(game, t, seat, seat === bot ? foresight(t, seat, moves, luck) : (moves[luck] as RrMove));
      }
      expect(game.outcome(t)?.winners).toEqual([bot]);
    }
  });
});

test('paratroops paid for with the last medal are dropped on the crossing they were meant for', () => {
  const p = {
    turn: 'W',
    medals: { W: 1 },
    corps: 'W1@aachen:3/2/0',
    held: { W: 'meaux soissons laon hirson charleroi mons namur liege' },
  } as const;
  const t = after(p, 'W airborne payMedal');
  const moves = movesOf(t);
  const seat = t.commanders.findIndex(({ colour }) => colour === 'W');
  for (let n = 1; n <= 10; n++) expect(brain.policy(t, seat, moves, fastStream(n))).toBe('drop(koln)');
});
