import { asks, clone, fastStream, play } from '@sztab/kernel';
import { walkThrough } from '@sztab/pieces/testing';
import { describe, expect, test } from 'vitest';
import { raceToTheRhine as game } from '../rules/index.ts';
import { view } from '../rules/view.ts';
import { after, type Line, type Position } from '../testing/position.ts';
import { goesOn, leadsOn, marchesIn } from './marches.ts';
import { reachOf } from './reach.tsx';
import { ways } from './ways.ts';

const seen = (p: Position, ...lines: readonly Line[]) => view(after({ turn: 'B', ...p }, ...lines), 2);

describe('a way of several steps', () => {
  const start = seen({ corps: 'B1@troyes:3/1/1', markers: 'bar-le-duc' }, 'B move(B1)');

  test('is the shortest, and of equally short ones the one that meets least', () => {
    const marches = marchesIn(start);
    expect(marches.get('vitry')).toMatchObject({ towns: ['vitry'], pursuit: 1, resistance: 0 });
    expect(marches.get('bar-le-duc')).toMatchObject({ towns: ['vitry', 'bar-le-duc'], pursuit: 1, resistance: 1 });
    expect(marches.get('commercy')?.towns).toHaveLength(3);
    expect(marches.has('toul')).toBe(false);
  });

  test('says what a division would cost, and that the corps could not pay it', () => {
    const costs = (p: Position): string[] | undefined =>
      ways(seen(p, 'B move(B1)'), ['step(vitry)' as never], 'en')
        .get('bar-le-duc')
        ?.words.costs.map(({ text }) => text.replace(/\s/g, ' '));
    expect(costs({ corps: 'B1@troyes:3/1/1' })).toEqual([
      '2 pursuit cards: a division costs 1 ammo',
      'a card on the way can stop it',
    ]);
    expect(costs({ corps: 'B1@troyes:3/0/1' })).toEqual([
      '2 pursuit cards: a division costs 1 ammo, and the corps has none',
      'a card on the way can stop it',
    ]);
  });

  test('costs a fuel at once where going on costs one', () => {
    const boches = seen({ corps: 'B1@troyes:3/1/1', pursuit: { B: 'PB14' } }, 'B move(B1) step(vitry)');
    expect(marchesIn(boches).get('bar-le-duc')).toMatchObject({ towns: ['bar-le-duc'], fuel: 1 });
    expect(goesOn(boches, 'bar-le-duc', ['step(bar-le-duc)'])).toBe(false);
  });

  test('ends where something lies that the corps could load', () => {
    const quiet = seen({ corps: 'B1@troyes:3/1/1', pursuit: { B: 'PB22' } }, 'B move(B1) step(vitry)');
    expect(goesOn(quiet, 'bar-le-duc', ['step(bar-le-duc)'])).toBe(true);
    expect(goesOn(quiet, 'bar-le-duc', ['feed', 'decline'])).toBe(false);
    const stock = seen({ corps: 'B1@troyes:3/1/1', pursuit: { B: 'PB04' } }, 'B move(B1) step(vitry)');
    expect(goesOn(stock, 'bar-le-duc', ['step(bar-le-duc)'])).toBe(false);
  });

  test('a step back into the own rear leads nowhere, a free field always somewhere', () => {
    const ahead = seen(
      { corps: 'B1@vitry:3/1/1', held: { B: 'troyes vitry' }, pursuit: { B: 'PB22 PB20' } },
      'B move(B1) step(chalons) step(vitry)',
    );
    expect(leadsOn(ahead, 'chalons')).toBe(false);
    expect(leadsOn(ahead, 'bar-le-duc')).toBe(true);
  });
});

describe('the button promises no step that the corps does not go', () => {
  const words = (p: Position, end: string, language: 'en' | 'pl' = 'en') => {
    const way = ways(seen(p, 'B move(B1)'), ['step(vitry)' as never], language).get(end)?.words;
    return [way?.act, ...(way?.costs ?? []).map(({ text }) => text)].map((text = '') => text.replace(/\s/g, ' '));
  };
  const own = { corps: 'B1@troyes:3/1/1', held: { B: 'troyes vitry bar-le-duc' } };

  test('through towns of its own it goes all the way', () => {
    expect(words(own, 'bar-le-duc')).toEqual(['Go 2 steps']);
  });

  test('it waits where it can load, and says so before', () => {
    const stock = { ...own, fields: 'vitry=1/0/0' };
    expect(words(stock, 'bar-le-duc')).toEqual(['Go 1 step', 'waits there: supplies to load (Vitry)']);
    expect(words(stock, 'bar-le-duc', 'pl')).toEqual(['Idź 1 krok', 'tam czeka: jest co załadować (Vitry)']);
    const full = seen(
      { ...own, corps: 'B1@troyes:3/2/1', fields: 'troyes=1/0/0 vitry=1/0/0' },
      'B move(B1) load(B1,fuel)',
    );
    expect(
      ways(full, ['step(vitry)' as never], 'en')
        .get('bar-le-duc')
        ?.words.act.replace(/\s/g, ' '),
    ).toBe('Go 2 steps');
  });

  test('a card may stop it', () => {
    const [act, , stops] = words({ corps: 'B1@troyes:3/1/1' }, 'bar-le-duc');
    expect([act, stops]).toEqual(['Go up to 2 steps', 'a card on the way can stop it']);
    expect(words({ corps: 'B1@troyes:3/1/1' }, 'bar-le-duc', 'pl')[0]).toBe('Idź najwyżej 2 kroki');
    // The card of the last town comes up when all steps are taken.
    expect(words({ ...own, held: { B: 'troyes vitry' } }, 'bar-le-duc')[0]).toBe('Go 2 steps');
  });
});

test('in whole games the button says how many steps the corps goes; where a card can stop it, at most that many', () => {
  let tried = 0;
  let waited = 0;
  walkThrough(game, { players: 2, options: {}, seed: 6, chance: fastStream(6, 5) }, (s) => {
    const [ask] = asks(game, s);
    if (!ask || s.flow.at(-1)?.step !== 'move') return;
    for (const way of ways(view(s, ask.seat), ask.moves, 'en').values()) {
      const played = clone(s);
      let steps = 0;
      for (const move of way.moves) {
        const now = asks(game, played)[0];
        if (steps > 0 && !(now && way.goesOn(view(played, ask.seat), now.moves, move))) break;
        play(game, played, ask.seat, move);
        steps++;
      }
      const [, upTo, promised] = /^Go (up to )?(\d+)/.exec(way.words.act.replace(/\s/g, ' ')) ?? [];
      if (upTo) expect(steps).toBeLessThanOrEqual(Number(promised));
      else expect(steps).toBe(Number(promised));
      tried++;
      if (steps < way.moves.length) waited++;
    }
  });
  expect(tried).toBeGreaterThan(20);
  expect(waited).toBeGreaterThan(0);
});

describe('a way bent by hand', () => {
  const start = seen({ corps: 'B1@troyes:3/1/1' }, 'B move(B1)');
  const all = ways(start, ['step(vitry)' as never], 'en');

  test('leads past the town that was touched, with what that costs', () => {
    const way = all.get('bar-le-duc');
    const bent = way?.through?.(way.moves[0] === 'step(vitry)' ? 'brienne' : 'vitry');
    expect(bent?.moves).toHaveLength(2);
    expect(bent?.moves).not.toEqual(way?.moves);
    expect(bent?.moves.at(-1)).toBe('step(bar-le-duc)');
    expect(bent?.words.far).toMatch(/^2\ssteps away, via /);
  });

  test('may be longer than the shortest, but never longer than the corps can go', () => {
    const chaumont = all.get('chaumont');
    expect(chaumont?.moves).toHaveLength(2);
    expect(chaumont?.through?.('tonnerre')?.moves.map(String)).toEqual([
      'step(tonnerre)',
      'step(chatillon)',
      'step(chaumont)',
    ]);
    expect(chaumont?.through?.('nancy')).toBeNull();
    expect(chaumont?.through?.('brienne')).toBeNull();
  });

  test('passes what was touched last where not both can be passed', () => {
    const bent = all.get('chaumont')?.through?.('tonnerre');
    expect(bent?.through?.('brienne')?.moves.map(String)).toEqual(['step(brienne)', 'step(chaumont)']);
  });
});

test('whoever follows through the own rear is shown the way forward', () => {
  const rear = 'meaux chateau-thierry soissons laon clermont compiegne st-quentin rethel sedan';
  const position: Position = { turn: 'W', corps: 'W1@sedan W2@melun:2/1/2 W3@st-quentin', held: { W: rear } };
  const follows = view(after(position, 'W move(W2)'), 1);
  expect(leadsOn(follows, 'meaux')).toBe(true);
  expect(leadsOn(follows, 'etampes')).toBe(false);
});

test('no town is ringed while a card asks something', () => {
  const fed = seen({ corps: 'B1@troyes:3/1/1', pursuit: { B: 'PB01' } }, 'B move(B1)');
  expect(reachOf(fed, null).size).toBeGreaterThan(0);
  const asked = { ...fed, flow: [...fed.flow, { step: 'civilians' as const, corps: 'B1' as const }] };
  expect(reachOf(asked, null).size).toBe(0);
});
