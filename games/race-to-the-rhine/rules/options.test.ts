import { begin, fastStream, fillOptions, type Options } from '@sztab/kernel';
import { eventsOf } from '@sztab/kernel/testing';
import { describe, expect, test } from 'vitest';
import { after, begun, legal, legalOf, playTo, position, toDecide } from '../testing/position.ts';
import { commander } from '../testing/shown.ts';
import { raceToTheRhine as game } from './index.ts';

const rulesOf = (players: number, options: Options) => begin(game, players, options, fastStream(1)).state.options;

describe('RTR-7.2 the training game', () => {
  const options = { training: 'on' };
  test('RTR-7.2.1 RTR-7.2.2 no air support, no drop, no commanders, no Antwerp; kept cards work', () => {
    const s = position({ options, medals: { R: 3 }, kept: { R: 'PR12 PR13' }, fields: 'lisieux=1/0/0' });
    expect(legal(s, 'R').join(' ')).not.toMatch(/air/);
    expect(legal(s, 'R')).toEqual(
      expect.arrayContaining([
        'takeSupplies(lisieux,fuel)',
        'takeTrucks(1)',
        'transport',
        'move(R1)',
        'playResistance(PR12)',
        'playRecon(PR13,resistance)',
      ]),
    );
    expect(s.commanders.map(({ active }) => active)).toEqual([false, false, false]);
    playTo(s, 'R takeSupplies(lisieux,fuel)');
    expect(toDecide(s)).toBe('R act');
    expect(legalOf(position({ options, turn: 'B' }), 'B', 'cmdMove')).toBe('');
    expect(legalOf(position({ options, turn: 'W' }), 'W', 'cmdAir')).toBe('');
    const phase = after({ options, onTrack: 1, inHand: { R: 6 } }, 'R takeTrucks(1)');
    expect(phase.commanders.map(({ active }) => active)).toEqual([false, false, false]);
    expect(rulesOf(3, options).antwerp).toBe(false);
  });

  test('RTR-7.2.3 RTR-7.7.2 with training no other option has an effect', () => {
    const all = {
      training: 'on',
      weather: 'on',
      commonPursuitDeck: 'on',
      hardPatton: 'on',
      hardBradley: 'on',
      hardMonty: 'on',
      antwerp: 'on',
    };
    expect(rulesOf(3, all)).toMatchObject({
      training: true,
      antwerp: false,
      weather: false,
      commonPursuitDeck: false,
      hardPatton: false,
      hardBradley: false,
      hardMonty: false,
    });
    expect(rulesOf(1, all).training).toBe(false);
  });
});

describe('RTR-7.3 weather', () => {
  const W = { weather: 'on' };
  const moved = (card: string, p: object = {}) =>
    after({ turn: 'B', options: W, pursuit: { B: card }, ...p }, 'B move(B1) step(vitry)');

  test('RTR-7.3.1 a card with a sign turns the weather, a look does not', () => {
    expect([
      moved('PB21').weather,
      moved('PB20', { weather: 'rain' }).weather,
      moved('PB22', { weather: 'rain' }).weather,
    ]).toEqual(['rain', 'sun', 'rain']);
    expect(moved('PB21', { options: {} }).weather).toBe('sun');
    expect(after({ turn: 'B', options: W, pursuit: { B: 'PB21' } }, 'B air(pursuit)').weather).toBe('sun');
    expect(
      eventsOf(
        begun({ turn: 'B', options: W, weather: 'rain', pursuit: { B: 'PB21' } }, 'B move(B1) step(vitry)').told,
        'weather',
      ),
    ).toEqual([]);
  });

  test('RTR-7.3.2 X20 in rain nobody flies but Bradley by his card, and nobody drops', () => {
    const p = { options: W, weather: 'rain', medals: { R: 1, W: 1, B: 1 } } as const;
    const w = position({ ...p, turn: 'W' });
    expect([legalOf(w, 'W', 'air'), legalOf(w, 'W', 'cmdAir'), legal(w, 'W').includes('airborne')]).toEqual([
      '',
      'pursuit resistance',
      false,
    ]);
    expect(legal(position(p), 'R').join(' ')).not.toMatch(/air/);
    expect(legal(position({ ...p, weather: 'sun' }), 'R').join(' ')).toMatch(/air\(pursuit\).*airborne/);
  });

  test('RTR-7.3.3 Q-46 when rain begins all markers on decks go back, Bradley’s too', () => {
    const air = { R: 'resistance', W: 'pursuit', B: 'resistance' } as const;
    expect(moved('PB21', { air }).commanders.map((one) => one.air)).toEqual([null, null, null]);
    expect(moved('PB21', { air, weather: 'rain' }).commanders.map((one) => one.air)).toEqual([
      'resistance',
      'pursuit',
      'resistance',
    ]);
    expect(moved('PB20', { air, weather: 'rain' }).commanders.map((one) => one.air)).toEqual([
      'resistance',
      'pursuit',
      'resistance',
    ]);
  });

  test('RTR-7.3.4 paratroops stay and help', () => {
    const s = after(
      {
        turn: 'W',
        options: W,
        weather: 'rain',
        paratroops: 'hirson@W',
        corps: 'W1@laon:1/0/0',
        pursuit: { W: 'PW16' },
      },
      'W move(W1) step(hirson)',
    );
    expect(commander(s, 'W').captured).toEqual(['PW16']);
  });
});

describe('RTR-7.4 the common pursuit deck', () => {
  const options = { commonPursuitDeck: 'on' };
  test('RTR-7.4.1 one deck of the decks of those who play, one discard pile', () => {
    expect([
      begin(game, 3, options, fastStream(1)).state.pursuit.map((pile) => pile.length),
      begin(game, 2, options, fastStream(1)).state.pursuit.map((pile) => pile.length),
    ]).toEqual([[66], [44]]);
    const s = after({ options, pursuit: { R: 'PB22' } }, 'R move(R1) step(yvetot)');
    expect(s.discards).toEqual([['PB22']]);
  });

  test('RTR-7.4.2 air support of several players lies on it, and goes back; divisions are shuffled into it', () => {
    const s = after(
      {
        options,
        air: { R: 'pursuit', W: 'pursuit', B: 'resistance' },
        knows: { W: 'pursuit' },
        pursuit: { R: 'PB16' },
      },
      'R move(R1) step(yvetot)',
    );
    expect(s.commanders.map(({ air }) => air)).toEqual([null, null, 'resistance']);
    expect([commander(s, 'R').captured, commander(s, 'W').knows.pursuit]).toEqual([['PB16'], false]);
    const lost = after({ options, corps: 'R1:2/0/0', pursuit: { R: 'PB16' } }, 'R move(R1) step(yvetot)');
    expect(lost.pursuit[0]).toHaveLength(66);
    const own = after({ knows: { W: 'pursuit' }, pursuit: { R: 'PR22' } }, 'R move(R1) step(yvetot)');
    expect(commander(own, 'W').knows.pursuit).toBe(true);
  });

  test('RTR-7.4.3 kept cards stay with who got them, used ones go to the common pile', () => {
    const s = after({ options, turn: 'W', kept: { W: 'PR12' } }, 'W playResistance(PR12)');
    expect(s.discards).toEqual([['PR12']]);
  });
});

describe('RTR-7.5 and RTR-7.7 difficulty and combinations', () => {
  test('RTR-7.5.6 RTR-7.7.4 a difficulty without its commander has no effect, nor has Antwerp', () => {
    expect(rulesOf(2, { pair: 'rw', hardPatton: 'on', hardMonty: 'on' })).toMatchObject({
      hardPatton: false,
      hardMonty: true,
    });
    expect(rulesOf(2, { pair: 'wb', hardMonty: 'on', hardBradley: 'on' })).toMatchObject({
      hardMonty: false,
      hardBradley: true,
      antwerp: false,
    });
    expect(rulesOf(2, { pair: 'rb', hardBradley: 'on' })).toMatchObject({ hardBradley: false, antwerp: true });
  });

  test('RTR-7.5.6 solo: Metz begins as resistance', () => {
    const s = position({ players: 1, options: { solo: 'b', hardPatton: 'on' } });
    expect([
      s.markers,
      s.metzSleeps,
      s.numbers.length,
      s.numbers.some(({ number }) => number === 13),
      s.markerPool,
    ]).toEqual([['metz'], false, 15, false, 0]);
    expect(position({ players: 1, options: { solo: 'w', hardBradley: 'on' } }).commanders[0]?.level).toBe(1);
  });

  test('RTR-7.7.1 with two or three players all else can be combined', () => {
    const all = { weather: 'on', commonPursuitDeck: 'on', hardPatton: 'on', hardBradley: 'on', hardMonty: 'on' };
    expect(rulesOf(3, all)).toEqual({
      training: false,
      antwerp: true,
      weather: true,
      commonPursuitDeck: true,
      hardPatton: true,
      hardBradley: true,
      hardMonty: true,
      roundCap: 30,
      soloTurnCap: 30,
      openFronts: false,
      reinforced: false,
    });
    expect([rulesOf(1, {}).openFronts, rulesOf(1, { soloFronts: 'closed' }).openFronts]).toEqual([true, false]);
    expect(rulesOf(2, { soloFronts: 'open' }).openFronts).toBe(false);
    expect([1, 2].map((players) => rulesOf(players, { reinforcedStart: 'on' }).reinforced)).toEqual([true, false]);
  });

  test('RTR-7.7.3 solo with weather, Antwerp and the own difficulty only', () => {
    expect(
      rulesOf(1, {
        solo: 'r',
        training: 'on',
        commonPursuitDeck: 'on',
        weather: 'on',
        hardMonty: 'on',
        hardPatton: 'on',
      }),
    ).toMatchObject({
      training: false,
      commonPursuitDeck: false,
      weather: true,
      hardMonty: true,
      hardPatton: false,
      antwerp: true,
    });
    const rain = position({ players: 1, options: { weather: 'on' }, weather: 'rain', medals: { W: 2 } });
    expect([legalOf(rain, 'W', 'air'), legalOf(rain, 'W', 'cmdAir')]).toEqual(['', 'pursuit resistance']);
  });

  test('the defaults, and how long a game can be', () => {
    expect(fillOptions(game, {})).toEqual({
      pair: 'rw',
      solo: 'w',
      training: 'off',
      antwerp: 'on',
      weather: 'off',
      commonPursuitDeck: 'off',
      hardPatton: 'off',
      hardBradley: 'off',
      hardMonty: 'off',
      roundCap: '30',
      soloTurnCap: '30',
      sideAssignment: 'random',
      soloFronts: 'open',
      reinforcedStart: 'off',
    });
    expect(game.bound(3, fillOptions(game, {}))).toBe(28_800);
    expect(game.bound(1, fillOptions(game, { soloTurnCap: '10', roundCap: '60' }))).toBe(3200);
    expect([game.players, game.takeBack, game.id]).toEqual([[1, 3], true, 'race-to-the-rhine']);
  });
});
