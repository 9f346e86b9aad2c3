import { asks, begin, below, clone, fastStream, type Options, optionsOf, play, Refusal, shuffle } from '@sztab/kernel';
import { eventsOf } from '@sztab/kernel/testing';
import { describe, expect, test } from 'vitest';
import { CHARACTERS } from '../content/dice.ts';
import { CHALLENGES, FINALS } from '../content/finals.ts';
import { deckOf, missionOf } from '../content/missions.ts';
import { threatsOf } from '../content/threats.ts';
import { after, legal, playTo, position, toDecide } from '../testing/position.ts';
import { board, rowOf } from '../testing/shown.ts';
import { niepodlegla } from './index.ts';
import { arbiterOf, type State } from './state.ts';

const opened = (players: number, options: Options = {}, seed = 1): State =>
  begin(niepodlegla, players, options, fastStream(seed)).state;

describe('setup', () => {
  test('NPG-3.1 two to four seats', () => {
    for (const players of [2, 3, 4]) expect(opened(players).players).toHaveLength(players);
    for (const players of [0, 1, 5, 2.5]) {
      expect(() => begin(niepodlegla, players, {}, fastStream(1))).toThrow(Refusal);
    }
  });

  test('NPG-3.2 every player chooses a colour; whoever does not takes the next one that is free', () => {
    const colours = (...[firstColour, secondColour, thirdColour, fourthColour]: string[]) =>
      niepodlegla.roles(4, { firstColour, secondColour, thirdColour, fourthColour } as Options);
    expect(colours('red', 'black', 'white', 'yellow')).toEqual(['red', 'black', 'white', 'yellow']);
    // Whoever has chosen keeps the colour, though somebody before has not.
    expect(colours('red', 'next', 'blue', 'next')).toEqual(['red', 'yellow', 'blue', 'white']);
    expect(colours('black', 'next', 'next', 'red')).toEqual(['black', 'blue', 'yellow', 'red']);
    // No two players share a colour: the earlier one has it.
    expect(colours('red', 'red', 'black', 'black')).toEqual(['red', 'blue', 'black', 'yellow']);
    for (let n = 0; n < 5 * 6 ** 3; n++) {
      const at = (step: number) =>
        ['red', 'blue', 'yellow', 'white', 'black', 'next'][Math.floor(n / step) % 6] as string;
      const all = colours(at(6 ** 3), at(1), at(6), at(36));
      if (new Set(all).size < 4) expect(all).toEqual(['four different colours']);
    }
    expect(opened(2, { firstColour: 'blue', secondColour: 'red' }).players.map(({ colour }) => colour)).toEqual([
      'blue',
      'red',
    ]);
  });

  test('NPG-3.2 edition 1: one colour each, in seat order from the chosen one', () => {
    expect(optionsOf(niepodlegla, 1).map(({ id }) => id)).not.toContain('secondColour');
    expect(niepodlegla.roles(4, { firstColour: 'red' })).toEqual(['red', 'blue', 'yellow', 'white']);
    expect(niepodlegla.roles(4, { firstColour: 'white' })).toEqual(['white', 'black', 'red', 'blue']);
    expect(niepodlegla.roles(2, {})).toEqual(['red', 'blue']);
    expect(opened(3, { firstColour: 'black' }).players.map(({ colour }) => colour)).toEqual(['black', 'red', 'blue']);
  });

  test('NPG-3.3 NPG-3.5 NPG-3.7 NPG-3.13 markers, pools, prison, shield', () => {
    for (const [players, morale, dice] of [
      [2, 6, 7],
      [3, 7, 9],
      [4, 9, 11],
    ] as const) {
      const s = opened(players);
      expect([s.round, s.acc, s.fp, s.morale, s.overdrawn, s.shield]).toEqual([1, 0, 0, morale, false, false]);
      expect(s.pool).toEqual(Array.from({ length: dice }, (_, i) => `n${i + 1}`));
      expect(s.jail).toEqual({ morale: 0, neutral: 0, pawns: [], characters: [] });
      expect([s.pawns, s.completed, s.out, s.spentThreats, s.easy, s.challenges]).toEqual([[], [], [], [], [], []]);
      expect([s.main, s.result]).toEqual([null, null]);
    }
  });

  test('NPG-3.4 the threats in two decks, each shuffled', () => {
    const s = opened(3);
    expect([...s.threats.old].sort()).toEqual(threatsOf('old'));
    expect([...s.threats.new].sort()).toEqual(threatsOf('new'));
    expect(s.threats.old).not.toEqual(threatsOf('old'));
    expect(s.threats.new).not.toEqual(threatsOf('new'));
  });

  test('NPG-3.6 the obstacles of the table, no independence tokens', () => {
    expect(board(opened(2))).toBe(
      'gdansk=cp1 poznan=cp1 opole=cp1 wilno=ru1 pinsk=ru1 luck=ru1 warszawa=ru1 bialystok=ru1',
    );
    expect(board(opened(3))).toBe(
      'gdansk=cp1 poznan=cp2 opole=cp1 cieszyn=cp1 lwow=ua1 kowno=ru1 wilno=ru2 pinsk=ru1 luck=ru2 ' +
        'warszawa=ru2 lublin=ru1 bialystok=ru1',
    );
    expect(board(opened(4))).toBe(
      'gdansk=cp1 poznan=cp2 opole=cp1 cieszyn=cp1 lwow=ua1 stanislawow=ua1 kowno=ru1 wilno=ru2 pinsk=ru2 luck=ru2 ' +
        'warszawa=ru2 lodz=ru1 kielce=ru1 lublin=ru1 bialystok=ru1',
    );
  });

  test('NPG-3.6 edition 1: three players met three obstacles more', () => {
    const { state } = begin(niepodlegla, 3, {}, fastStream(1), 1);
    expect([state.towns.stanislawow.ua, state.towns.pinsk.ru, state.towns.lodz.ru]).toEqual([1, 2, 1]);
  });

  test('NPG-3.8 NPG-3.9 the stack: deck 1 on top, deck 3 at the bottom, each shuffled', () => {
    for (const players of [2, 3, 4]) {
      const s = opened(players);
      expect(s.stack.map((id) => missionOf(id).deck)).toEqual(
        (['1', '2', '3'] as const).flatMap((deck) => deckOf(deck, players).map(() => deck)),
      );
      expect(s.stack).toHaveLength(players === 4 ? 49 : 40);
      expect(s.stack.slice(0, 13)).not.toEqual(deckOf('1', players).slice(0, 13));
    }
  });

  test('NPG-3.10 EV-30 the row: all S cards in number order', () => {
    expect(rowOf(opened(2))).toBe('A-01 A-02 A-03 A-04 A-05 A-06 A-07 A-08 A-09');
    expect(rowOf(opened(3))).toBe('A-01 A-02 A-03 A-04 A-05 A-06 A-07 A-08 A-09');
    expect(rowOf(opened(4))).toBe('A-01 A-02 A-03 A-04 A-05 A-06 A-07 A-08 A-09 A-50 A-51');
  });

  test('NPG-3.11 NPG-3.12 nobody owns a character or a token; no final mission lies out', () => {
    const s = opened(3);
    expect(CHARACTERS.map((one) => s.characters[one])).toEqual([null, null, null, null, null]);
    expect(s.tokens).toEqual([]);
    expect([...FINALS, ...CHALLENGES].filter((id) => JSON.stringify([s.row, s.stack]).includes(id))).toEqual([]);
  });

  test('NPG-3.14 Q-06 the arbiter: seat 0, a random seat by option, then the owner of the die', () => {
    for (let seed = 1; seed < 9; seed++) expect(arbiterOf(opened(4, {}, seed))).toBe(0);
    const random = Array.from({ length: 40 }, (_, i) => arbiterOf(opened(4, { startArbiter: 'random' }, i + 1)));
    expect(new Set(random)).toEqual(new Set([0, 1, 2, 3]));
    const { told } = begin(niepodlegla, 4, { startArbiter: 'random' }, fastStream(3));
    const { state } = begin(niepodlegla, 4, { startArbiter: 'random' }, fastStream(3));
    expect(eventsOf(told, 'opened')).toEqual([
      { is: 'opened', missions: state.row, arbiter: state.players[state.firstArbiter]?.colour },
    ]);
    expect(arbiterOf(position({ characters: 'pilsudski@2', row: 'A-02' }))).toBe(2);
  });

  test('NPG-3.15 Q-46 no turns: round 1 begins with phase 1, everybody is asked', () => {
    const s = opened(3);
    expect([s.round, s.phase]).toEqual([1, 'plan']);
    expect(toDecide(s)).toBe('0 plan?, 1 plan?, 2 plan?');
  });

  test('NPG-3.16 the order of chance at setup: decks 1, 2, 3, old threats, new threats, arbiter', () => {
    const dice = fastStream(77);
    const mirror = { dice: clone(dice), barriers: 0 };
    const s = begin(niepodlegla, 4, { startArbiter: 'random' }, dice).state;
    const stack = (['1', '2', '3'] as const).flatMap((deck) => shuffle(mirror, deckOf(deck, 4)));
    expect(s.stack).toEqual(stack);
    expect(s.threats.old).toEqual(shuffle(mirror, threatsOf('old')));
    expect(s.threats.new).toEqual(shuffle(mirror, threatsOf('new')));
    expect(s.firstArbiter).toBe(below(mirror.dice, 4));
    expect(s.dice).toEqual(mirror.dice);
  });

  test('NPG-3.16 the first roll: by seat, then by die id', () => {
    const s = after(
      {
        players: 2,
        row: 'A-02 A-03',
        characters: 'haller@1 pilsudski@1 witos@0',
        dice: [1, 2, 3, 4, 5, 6, 1, 2],
        options: { consent: 'open' },
        jail: 'neutral neutral',
      },
      '0 placePawn(red,A-02) placePawn(blue,A-03)',
      // 7 dice: n1 n3 n5 n6 n7 to red, n2 n4 to blue.
      '0 giveDie(red) giveDie(blue) giveDie(red) giveDie(blue) giveDie(red) giveDie(red) giveDie(red) commitPlan',
    );
    const rolled = s.players.map(({ held }) => held.map(({ die, up }) => `${die}:${up}`).join(' '));
    expect(rolled).toEqual([
      'n1:1 n3:2 n5:3 n6:4 n7:5 witos:6',
      'n2:1 n4:2 pilsudski:'.concat(rolledUp(s, 2), ' haller:', rolledUp(s, 3)),
    ]);
  });

  test('NPG-3.16 a reroll: the chosen dice by id whatever the order of the clicks, then the black one', () => {
    const s = position({ at: 'roll', morale: 6, held: ['n2:P n10:P haller:F'], dice: [2, 3, 5, 6] });
    playTo(s, '0 selectDie(haller) selectDie(n10) selectDie(n2) reroll');
    expect(s.players[0]?.held.map(({ die, up }) => `${die}:${up}`)).toEqual(['n2:2', 'n10:3', 'haller:5']);
    expect(s.morale).toBe(4);
  });

  test('NPG-3.16 the same seed and the same moves give the same game', () => {
    const run = (): string => {
      const { state } = begin(niepodlegla, 2, {}, fastStream(5));
      const chance = fastStream(9);
      for (let n = 0; n < 300 && asks(niepodlegla, state).length > 0; n++) {
        const [ask] = asks(niepodlegla, state);
        if (ask) play(niepodlegla, state, ask.seat, ask.moves[below(chance, ask.moves.length)] as string);
      }
      return JSON.stringify(state);
    };
    expect(run()).toBe(run());
    expect(legal(opened(2), 0).length).toBeGreaterThan(10);
  });
});

const rolledUp = (s: State, i: number): string => String(s.players[1]?.held[i]?.up);
