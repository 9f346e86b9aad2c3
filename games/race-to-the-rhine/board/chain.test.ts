import { asks, moveParts } from '@sztab/kernel';
import { choose } from '@sztab/pieces';
import { describe, expect, test } from 'vitest';
import { raceToTheRhine as game } from '../rules/index.ts';
import { view } from '../rules/view.ts';
import { after, type Line, type Position } from '../testing/position.ts';
import { begins, chainsIn, explain, movesOf, sourcesIn } from './chain.ts';
import { ways } from './ways.ts';

const HELD = { W: 'chartres rambouillet paris meaux chateau-thierry soissons laon reims rethel sedan arlon' };
const seen = (p: Position, ...lines: readonly Line[]) =>
  view(after({ turn: 'W', inHand: { W: 4 }, held: HELD, ...p }, ...lines), 1);
const played = (moves: readonly string[]): Line => `W transport ${moves.join(' ')}` as Line;

describe('a chain of trucks', () => {
  const start = seen({ fields: 'reims=3/3/0' }, 'W transport');

  test('leads to every own town that the trucks at hand reach, each by the shortest way', () => {
    const chains = chainsIn(start);
    expect(chains.get('rethel')?.towns).toEqual(['reims', 'rethel']);
    expect(chains.get('sedan')?.towns).toEqual(['reims', 'rethel', 'sedan']);
    expect(chains.has('chartres')).toBe(false);
  });

  test('takes as much as fits, and brings it there', () => {
    const sedan = chainsIn(start).get('sedan');
    expect(sedan?.loads[0]).toEqual({ fuel: 3, ammo: 2, food: 0 });
    const moves = movesOf(sedan as NonNullable<typeof sedan>);
    expect(moves.filter((move) => moveParts(move).verb === 'truck')).toHaveLength(2);
    const there = seen({ fields: 'reims=3/3/0' }, played(moves));
    expect(there.fields).toMatchObject({ reims: { fuel: 0, ammo: 1, food: 0 }, sedan: { fuel: 3, ammo: 2, food: 0 } });
    expect(there.fields.rethel).toBeUndefined();
  });

  test('never brings more than a field on its way can hold', () => {
    const crowded = chainsIn(seen({ fields: 'reims=3/0/0 rethel=2/2/0' }, 'W transport'));
    expect(crowded.get('rethel')?.loads).toEqual([{ fuel: 2, ammo: 0, food: 0 }]);
    expect(chainsIn(seen({ fields: 'reims=3/0/0 rethel=3/3/0' }, 'W transport')).has('rethel')).toBe(false);
  });

  test('goes on with one food less where a hungry corps eats it', () => {
    const hungry = { fields: 'reims=0/0/2', corps: 'W1@rethel:0/0/0!' } as const;
    const sedan = chainsIn(seen(hungry, 'W transport')).get('sedan');
    expect(sedan?.loads.map(({ food }) => food)).toEqual([2, 1]);
    const there = seen(hungry, played(movesOf(sedan as NonNullable<typeof sedan>)));
    expect(there.fields).toMatchObject({ sedan: { food: 1 } });
  });

  test('says what goes where, with how many trucks, and what stays; another start or stop bends it', () => {
    const all = ways(start, ['truck(reims,rethel)'], 'en');
    const words = all.get('sedan')?.words;
    expect(JSON.stringify(words).replaceAll('\u00a0', ' ')).toBe(
      JSON.stringify({
        verb: '3 fuel, 2 ammo to',
        place: 'Sedan',
        far: 'from Reims, via Rethel',
        act: 'Send 5 tokens',
        costs: [
          { symbol: 'truck', text: '2 trucks, 2 left' },
          { symbol: 'depot', text: 'Reims keeps 1 ammo' },
        ],
      }),
    );
    const two = ways(seen({ fields: 'reims=3/0/0 rethel=1/0/0' }, 'W transport'), ['truck(reims,rethel)'], 'en');
    expect(two.get('sedan')?.from).toBe('rethel');
    expect(two.get('sedan')?.through('reims')?.towns).toEqual(['rethel', 'sedan']);
    expect(two.get('sedan')?.through('chartres')).toBeNull();
  });
});

describe('a target touched without a source', () => {
  const words = (fields: string, end: string, language: 'en' | 'pl' = 'en') =>
    ways(seen({ fields }, 'W transport'), ['truck(reims,rethel)'], language)
      .get(end)
      ?.words.costs.map(({ text }) => text.replaceAll('\u00a0', ' '));

  test('is never supplied backwards while another town can send something', () => {
    // Soissons is one road behind Reims and two before Paris.
    const both = chainsIn(seen({ fields: 'paris=3/0/0 laon=3/0/0' }, 'W transport'));
    expect(both.get('soissons')?.towns).toEqual(['paris', 'meaux', 'soissons']);
    expect(chainsIn(seen({ fields: 'laon=3/0/0' }, 'W transport')).get('soissons')?.towns).toEqual([
      'laon',
      'soissons',
    ]);
  });

  test('names the other towns that could send', () => {
    const fields = 'reims=3/0/0 rethel=1/0/0';
    expect(words(fields, 'sedan')).toEqual(['1 truck, 3 left', 'or touch another source: Reims']);
    expect(words(fields, 'sedan', 'pl')?.at(-1)).toBe('albo dotknij innego źródła: Reims');
    const two = ways(seen({ fields }, 'W transport'), ['truck(reims,rethel)'], 'en').get('sedan')?.through('reims');
    expect(two?.from).toBe('reims');
    expect(two?.words.costs.map(({ text }) => text).join()).not.toContain('touch');
  });
});

describe('a transport that begins by touching the map', () => {
  const stock = { turn: 'W', inHand: { W: 4 }, held: HELD, fields: 'chartres=3/0/0 reims=3/3/0' } as const;
  const asked = (p: Position, ...picked: string[]) => {
    const s = after({ turn: 'W', held: HELD, ...p });
    return { choice: choose(asks(game, s)[0]?.moves ?? [], picked), seen: view(s, 1) };
  };

  test('a town with something to carry begins it; a base is asked for supplies', () => {
    const { choice, seen } = asked(stock);
    expect([...sourcesIn(choice, seen)]).toEqual(['reims']);
    expect(begins('reims', choice, seen)).toEqual({ move: 'transport', touches: ['reims'] });
    for (const none of ['chartres', 'rethel', 'W1']) expect(begins(none, choice, seen)).toBeNull();
  });

  test('after a base the end of a chain from there begins it, with the chain planned or its one truck at the ramp', () => {
    const { choice, seen } = asked(stock, 'chartres', 'takeSupplies');
    expect(begins('paris', choice, seen)).toEqual({ move: 'transport', touches: ['chartres', 'paris'] });
    expect(begins('rambouillet', choice, seen)?.touches).toEqual(['chartres>truck>rambouillet']);
    expect(begins('arlon', choice, seen)).toBeNull();
    expect(explain(choice, seen, 'en')).toContain('ringed town');
    expect(explain(asked(stock).choice, seen, 'en')).toBeNull();
  });

  test('nowhere without trucks', () => {
    const { choice, seen } = asked({ ...stock, inHand: { W: 0 } });
    expect(sourcesIn(choice, seen).size).toBe(0);
    expect(begins('reims', choice, seen)).toBeNull();
  });
});
