import { asks, begin, below, fastStream, heardBy, play } from '@sztab/kernel';
import { languagesOf } from '@sztab/kernel/words';
import { expect, test } from 'vitest';
import { turnsIn } from '../../testing/log.ts';
import type { Event } from '../rules/events.ts';
import { operationMostIII as game } from '../rules/index.ts';
import { seatOf } from '../rules/state.ts';
import { words } from '../text/index.ts';
import { beginsTurn, log } from './log-lines.ts';
import { noteOn } from './notes.ts';

interface Line {
  readonly event: Event;
  /** Stage and turn, as the rules count them; null between the turns. */
  readonly turn: string | null;
}

/** A game by chance in which chains are opened whenever they can be. */
function linesOf(seed: number): Line[] {
  const chance = fastStream(seed, 5);
  const { state, told } = begin(game, 2, {}, fastStream(seed));
  const lines: Line[] = heardBy(told, 'public').map((event) => ({ event, turn: null }));
  for (let asked = asks(game, state); asked.length > 0; asked = asks(game, state)) {
    const { seat, moves } = asked[below(chance, asked.length)] as (typeof asked)[number];
    const chains = moves.filter((move) => /^(volunteers|motorisedColumn)/.test(move));
    const list = chains.length > 0 ? chains : moves.length > 1 ? moves.filter((move) => move !== 'pass') : moves;
    const turns = state.flow.find((frame) => frame.step === 'stage.turns');
    const turn = turns ? `${state.stage}.${turns.turn}` : null;
    const move = list[below(chance, list.length)] as (typeof list)[number];
    for (const event of heardBy(play(game, state, seat, move), 'public')) lines.push({ event, turn });
  }
  return lines;
}

test('OM3-5.8 all actions of a chain stand in one turn of the log, and no two turns in one', () => {
  let chained = 0;
  for (let seed = 0; seed < 12; seed++) {
    const groups = turnsIn(linesOf(seed), beginsTurn);
    const acting = groups.filter(
      ([first]) =>
        first && first.turn !== null && !/^(stage|all|game|passed|drew|hand|mulligan|rocket)/.test(first.event.is),
    );
    for (const [first, ...rest] of acting) for (const line of rest) expect(line.turn).toBe(first?.turn);
    expect(new Set(acting.map(([first]) => first?.turn)).size).toBe(acting.length);
    chained += acting.filter(([first]) => first?.event.is === 'chain-opened').length;
  }
  expect(chained).toBeGreaterThan(10);
});

test('OM3-4.2.2 a player who draws, keeps or passes has a group; an act of no player has no badge', () => {
  const seen = new Set<string>();
  for (let seed = 0; seed < 4; seed++) {
    for (const [first, ...rest] of turnsIn(linesOf(seed), beginsTurn)) {
      if (!first) continue;
      const { by } = log.line(first.event) ?? {};
      const side = 'side' in first.event ? first.event.side : null;
      expect(by, first.event.is).toBe(side && seatOf(side));
      if (!/^(drew|hand|mulligan|rocket|passed)/.test(first.event.is)) continue;
      seen.add(first.event.is);
      expect(rest).toEqual([]);
    }
  }
  expect([...seen].sort()).toEqual(expect.arrayContaining(['drew', 'passed', 'rocket-fell']));
});

test('an event with several history notes has another one each time, until all were shown', () => {
  for (const language of languagesOf(words)) {
    const shown = new Set<string>();
    for (let n = 0; n < 9; n++)
      shown.add(noteOn({ event: { is: 'rocket-fell', parts: 2 } }, language, shown)?.text ?? '');
    expect(shown.size).toBeGreaterThan(1);
    expect(shown.has('')).toBe(false);
  }
});
