/**
 * The team's chance as people are told it. Before a plan it is what the position says. Once dice have been rolled, it is how the team would stand if nobody rolled any
 * more: what is covered is settled, what is not does its harm. So every throw that helps is seen at once, and nothing falls when the round turns.
 */
import { advance, asks, clone, fastStream } from '@sztab/kernel';
import { niepodlegla as game } from '../rules/index.ts';
import { isFinalRound, type State } from '../rules/state.ts';
import { evaluate } from './evaluate.ts';
import { next } from './next.ts';
import { policy } from './policy.ts';

/** Black dice and threats still to come differ from world to world: few of them are enough, since all are met by the same luck. */
const WORLDS = 6;

export function forecast(s: State): number {
  if (s.phase === 'plan' || isFinalRound(s)) return evaluate(s);
  let sum = 0;
  for (let luck = 1; luck <= WORLDS; luck++) sum += evaluate(stopped(s, luck));
  return sum / WORLDS;
}

/** The next round, if nobody rolls any more in this one. */
function stopped(s: State, luck: number): State {
  const world = clone(s);
  world.dice = fastStream(luck, s.round);
  for (const { held } of world.players) for (const die of held) die.selected = false;
  for (const { seat, moves } of asks(game, world)) if (moves.includes('done')) advance(game, world, seat, 'done');
  while (world.round === s.round && !world.result) {
    const known = next(world);
    const [ask] = known ? [] : asks(game, world);
    if (known) for (const move of known.moves) advance(game, world, known.seat, move);
    else if (ask) advance(game, world, ask.seat, policy(world, ask.seat, ask.moves, fastStream(luck)));
    else break;
  }
  return world;
}
