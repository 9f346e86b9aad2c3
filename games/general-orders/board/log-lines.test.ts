import { asks, begin, below, fastStream, heardBy, play } from '@sztab/kernel';
import { expect, test } from 'vitest';
import { turnsIn } from '../../testing/log.ts';
import type { Event } from '../rules/events.ts';
import { generalOrders as game } from '../rules/index.ts';
import { sideOf } from '../rules/state.ts';
import { beginsTurn } from './log-lines.ts';

interface Line {
  readonly event: Event;
  /** The number of the turn in which it was told. */
  readonly turn: number;
}

const BETWEEN = ['opened', 'round-began', 'recalled', 'game-over'];

/** A game by chance on the small deck, in which cards are played whenever they can be. */
function linesOf(seed: number): Line[] {
  const chance = fastStream(seed, 5);
  const { state, told } = begin(game, 2, { deckSize: '18', mode: seed % 2 ? 'island' : 'alpine' }, fastStream(seed));
  const lines: Line[] = heardBy(told, 'public').map((event) => ({ event, turn: 0 }));
  let turn = 0;
  for (let asked = asks(game, state), last = ''; asked.length > 0; asked = asks(game, state)) {
    const { seat, moves, prompt } = asked[0] as (typeof asked)[number];
    if (prompt.startsWith('turn') && last !== 'playMomentum') turn++;
    const wanted = moves.filter((move) => /^(playMomentum|mobilise|deploy\(plan|deploy\(reinforce)/.test(move));
    const list = wanted.length > 0 ? wanted : moves.length > 1 ? moves.filter((move) => move !== 'pass') : moves;
    last = list[below(chance, list.length)] as string;
    for (const event of heardBy(play(game, state, seat, last), 'public')) {
      // A pass that nobody was asked about is a turn of its own.
      if (event.is === 'passed' && !(last === 'pass' && event.side === sideOf(seat))) turn++;
      lines.push({ event, turn });
    }
  }
  return lines;
}

test('everything that a turn tells stands under that turn in the log: Momentum, Mobilisation, a new deck', () => {
  const before = { momentum: 0, mobilisation: 0, reshuffled: 0 };
  for (let seed = 0; seed < 14; seed++) {
    const groups = turnsIn(linesOf(seed), beginsTurn);
    const turns = groups.filter(([first]) => first && !BETWEEN.includes(first.event.is));
    for (const lines of turns) expect(new Set(lines.map(({ turn }) => turn)).size).toBe(1);
    expect(new Set(turns.map(([first]) => first?.turn)).size).toBe(turns.length);
    for (const [first] of turns) {
      if (first?.event.is === 'reshuffled') before.reshuffled++;
      if (first?.event.is === 'card-played') before[first.event.title as 'momentum' | 'mobilisation']++;
    }
  }
  for (const [what, times] of Object.entries(before)) expect(times, what).toBeGreaterThan(0);
});
