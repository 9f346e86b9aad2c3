import { begin, fastStream, play } from '@sztab/kernel';
import { namesOf } from '@sztab/kernel/testing';
import { describe, expect, test } from 'vitest';
import { eve } from '../testing/eve.ts';
import { after, asked, type Line, type Position, played, playTo, position, toDecide } from '../testing/position.ts';
import { wounded } from '../testing/shown.ts';
import { firstToFight } from './index.ts';

/** Whether the last move of these lines may be taken back freely. */
function free(p: Position, ...lines: Line[]): boolean {
  const s = position(p);
  const last = (lines.at(-1) as string).split(' ');
  const move = last.pop() as string;
  playTo(s, ...lines.slice(0, -1), last.join(' ') as Line);
  const before = s.barriers;
  playTo(s, `${last[0]} ${move}` as Line);
  return s.barriers === before;
}

const FREE = 'WAW:3 POL:3 NEA:3 WEU:3 NAI:3';
const FOUR = 'PIL-01@NEA PIL-03@NEA PIL-04@NEA INF-03@WEU';

/** A mission in the North falls due at the end of this round. */
const FOUGHT: Position = eve('M17', 36, { players: 2, events: 'E23', at: 'NEA:0' });

describe('FTF-8.1 and FTF-8.2 decisions that are none', () => {
  test('FTF-8.1 what is left without a choice happens by itself, and the history tells it', () => {
    // The last order, the last soldier of the deck, the only one to drop, the only camper, the only card: each has its own test too.
    const { s, told } = played(
      { soldiers: 'PIL-02@NAI', at: 'WAW:3 POL:4 NEA:4 WEU:4 NAI:4', players: 2 },
      '0 order(sabotage) rule(WAW)',
    );
    expect(namesOf(told)).toBe('order-chosen rule-used moved');
    expect(toDecide(s)).toBe('1 choose-order');
  });

  test('FTF-8.1 D18 no question while all those tied are wounded anyway, in order of id', () => {
    const all = { ...FOUGHT, soldiers: 'PIL-02@NEA INF-05@NEA SAI-04@NEA', dice: [3] };
    const { told } = played(all, '0 order(maneuvers)');
    expect(wounded(told)).toBe('INF-05:1 PIL-02:1 SAI-04:1');
  });

  test('FTF-8.2 nobody is asked who could only decline', () => {
    // The last movable soldier was moved: three players are skipped.
    const s = after({ soldiers: 'PIL-02@NEA' }, '0 order(movement) move(PIL-02,WEU)');
    expect(toDecide(s)).toBe('1 choose-order');
    // No special rule can be used.
    expect(toDecide(after({ soldiers: '', deck: '', shortDeck: true, at: 'WEU:4' }, '0 order(sabotage)'))).toBe(
      '1 choose-order',
    );
  });

  test('FTF-8.4 reveals, rolls, time, the Axis, arrivals and removals are told to everybody', () => {
    const s = position({
      ...FOUGHT,
      soldiers: 'INF-05@NEA',
      dice: [1],
    });
    expect(namesOf(playTo(s, '0 order(maneuvers)'))).toBe(
      'order-chosen maneuvers axis domination time-passed missions-revealed mission-resolved losses-rolled wounded fell round-began',
    );
  });
});

describe('FTF-8.3 undo', () => {
  test('FTF-8.3 moves of an unfinished chain may be taken back', () => {
    expect(firstToFight.takeBack).toBe(true);
    for (const order of ['movement', 'training', 'sabotage', 'recruitment', 'concentration']) {
      expect(free({ soldiers: FOUR }, `0 order(${order})`), order).toBe(true);
    }
    expect(free({ soldiers: FOUR }, '0 order(concentration) bonus(token)')).toBe(true);
    expect(free({ soldiers: FOUR }, '0 order(concentration) bonus(move)')).toBe(true);
    expect(free({ soldiers: FOUR, at: FREE }, '0 order(sabotage) rule(NEA)')).toBe(true);
    expect(free({ soldiers: FOUR, at: FREE }, '0 order(sabotage) rule(NEA) camp(PIL-01)')).toBe(true);
    expect(free({ soldiers: FOUR, at: FREE }, '0 order(sabotage) rule(WAW)')).toBe(true);
    expect(free({ soldiers: FOUR, at: FREE }, '0 order(sabotage) rule(POL)')).toBe(true);
    expect(free({ soldiers: 'SAB-01@POL SAB-03@POL SAB-04@POL' }, '0 order(sabotage) sabotage(POL)')).toBe(true);
    const hurt = { soldiers: 'PIL-01@NEA:4/2+1 PIL-04@NEA:4/2+1 PIL-05@NEA:4/2+1', nurses: [3, 0, 0, 0] };
    expect(free(hurt, '0 order(maneuvers)')).toBe(true);
    expect(free(hurt, '0 order(maneuvers) treat(PIL-01)')).toBe(true);
  });

  test('FTF-8.3 not once the next player has been asked', () => {
    expect(free({ soldiers: FOUR }, '0 order(movement) pass')).toBe(false);
    expect(free({ soldiers: FOUR }, '0 order(movement) move(PIL-01,WEU)')).toBe(false);
    expect(free({ soldiers: FOUR }, '0 order(training) train(PIL-01,S)')).toBe(false);
    expect(free({ soldiers: FOUR }, '0 order(concentration) bonus(nurse)')).toBe(false);
    expect(free({ soldiers: FOUR }, '0 order(concentration) bonus(token) token(PIL,NEA)')).toBe(false);
    expect(free({ soldiers: FOUR }, '0 order(recruitment) pass')).toBe(false);
    expect(free({ soldiers: FOUR, at: FREE }, '0 order(sabotage) pass')).toBe(false);
    expect(free({ soldiers: FOUR, at: FREE }, '0 order(sabotage) rule(NEA) camp(PIL-01) done')).toBe(false);
    expect(free({ soldiers: FOUR, at: FREE }, '0 order(sabotage) rule(WAW) drop(PIL-01)')).toBe(false);
    // The order nobody can use is over at once.
    expect(free({ soldiers: '', deck: '', shortDeck: true }, '0 order(movement)')).toBe(false);
    const hurt = { soldiers: 'PIL-01@NEA:4/2+1 PIL-04@NEA:4/2+1', nurses: [1, 1, 0, 0] };
    expect(free(hurt, '0 order(maneuvers) done')).toBe(false);
    expect(free(hurt, '0 order(maneuvers) treat(PIL-01)')).toBe(false);
    expect(free({ ...hurt, nurses: [0, 1, 0, 0] }, '0 order(maneuvers)')).toBe(false);
  });

  test('FTF-8.3 not what showed hidden cards or rolled the die', () => {
    const deck = 'SAB-01 PIL-01 PAR-08';
    expect(free({ soldiers: FOUR, deck: 'SAB-01 PIL-05 PAR-08' }, '0 order(recruitment) recruit(WAW)')).toBe(false);
    const liaison: Line = '0 order(recruitment) recruit(WAW) pick(SAB-01) ability(use)';
    expect(free({ deck, soldiers: '' }, liaison)).toBe(false);
    expect(free({ deck, soldiers: '' }, '0 order(recruitment) recruit(WAW) pick(PAR-08) ability(use)')).toBe(false);
    expect(free({ soldiers: FOUR, at: FREE }, '0 order(sabotage) rule(POL) name(SAB)')).toBe(false);
    expect(free({ soldiers: FOUR, at: FREE }, '0 order(sabotage) rule(NAI)')).toBe(false);
    expect(
      free({ soldiers: FOUR, at: FREE, hands: ['M13 M14', '', '', 'M30'] }, '0 order(sabotage) rule(WEU) front(M13)'),
    ).toBe(false);
    expect(free({ soldiers: FOUR }, '0 order(maneuvers)')).toBe(false);
    const twice = { players: 2, soldiers: 'INF-05@NEA INF-01@WAW', dice: [3, 3] } as const;
    expect(free(eve('M17 M18', 38, { ...twice, events: 'E23' }), '0 order(maneuvers) losses(NEA)')).toBe(false);
    // What is chosen after that, before anything else comes to light, belongs to a new chain.
    expect(free({ deck, soldiers: '' }, '0 order(recruitment) recruit(WAW) pick(SAB-01)')).toBe(true);
  });

  test('FTF-8.3 FTF-8.7 D1 a sealed answer may be changed until the last seat has answered', () => {
    const { state } = begin(firstToFight, 2, {}, fastStream(7));
    const before = state.barriers;
    play(firstToFight, state, 1, 'keepAll');
    expect(state.barriers).toBe(before);
    play(firstToFight, state, 0, 'keepAll');
    expect(state.barriers).toBeGreaterThan(before);
  });

  test('FTF-8.3 D18 the last wound: the next player has been asked for an order', () => {
    const tie: Position = { ...FOUGHT, soldiers: 'INF-05@NEA PIL-02@NEA SAI-04@NEA', dice: [2] };
    // The next wound is asked of the same leader.
    expect(free(tie, '0 order(maneuvers) wound(INF-05)')).toBe(true);
    expect(free(tie, '0 order(maneuvers) wound(INF-05) wound(PIL-02)')).toBe(false);
  });

  test('FTF-8.3 D19 the wound of an event: the next player has been asked', () => {
    const event = { options: { neutralEvents: 'on' }, laidOut: 'E04', time: 13, events: 'E10' };
    const p = { ...event, players: 2, soldiers: 'INF-05@NEA PIL-02@NEA' } as const;
    expect(free(p, '0 order(maneuvers) wound(INF-05)')).toBe(false);
  });

  test('FTF-8.3 D16 a yellow card: the next player has been asked, for an order or for the order of losses', () => {
    expect(free(eve('M16', 36, { stage2: 'M17 M29' }), '0 order(maneuvers) keep(M17)')).toBe(false);
    const wounds = { soldiers: 'INF-01@WAW INF-02@NEA', dice: [1, 1] };
    const losses = eve('M16', 36, { ...wounds, players: 3, turn: 1, hands: ['M16', 'M30 M17', ''], stage2: 'M28 M29' });
    const s = after(losses, '1 order(maneuvers)', '0 keep(M28)');
    expect(asked(s)).toBe('1 loss-region: losses(NEA) losses(WAW)');
    const u = after(losses, '1 order(maneuvers)');
    const before = u.barriers;
    playTo(u, '0 keep(M28)');
    expect(u.barriers).toBeGreaterThan(before);
  });
});
