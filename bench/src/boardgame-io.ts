/**
 * The same rules driven by boardgame.io, as its documentation would have it: a local client, one move that changes the
 * draft it is given, and a bot that enumerates. Nothing is done to slow it down.
 */
import { createRequire } from 'node:module';
import { advance, asks, clone, type FastStream, fastStream, type Game, type Seat, type Shape } from '@sztab/kernel';
import type { Game as Foreign } from 'boardgame.io';
import type { Work } from './measure.ts';
import { openTable, pick, samplePositions } from './random-play.ts';

// Its packages for Node are CommonJS in folders, which an import statement does not find.
const require = createRequire(import.meta.url);
const { Client } = require('boardgame.io/client') as typeof import('boardgame.io/client');
const { ActivePlayers } = require('boardgame.io/core') as typeof import('boardgame.io/core');
const { MCTSBot } = require('boardgame.io/ai') as typeof import('boardgame.io/ai');

/** A game of ours in its terms; it begins with the given table. */
export function foreign<S extends Shape>(game: Game<S>, table: S['state']): Foreign<S['state']> {
  return {
    setup: () => table,
    moves: {
      play: ({ G }, seat: Seat, move: S['move']) => {
        advance(game, G, seat, move);
      },
    },
    // The kernel says who is asked; here anybody may move at any time.
    turn: { activePlayers: ActivePlayers.ALL },
    endIf: ({ G }) => {
      const outcome = game.outcome(G);
      if (!outcome) return undefined;
      const [winner] = outcome.winners;
      return winner === undefined ? { draw: true } : { winner: String(winner) };
    },
    // Its own switch for a game whose rules know no taking back; it spares the list of past states.
    disableUndo: !game.takeBack,
    ai: {
      // Its play-outs ask only the first of the active players, so the moves of all who are asked are given to that one,
      // each signed by the seat it belongs to.
      enumerate: (G, _ctx, playerID) => (playerID === FIRST ? everyMove(game, G) : []),
    },
  };
}

const FIRST = '0';

type Enumerated = ReturnType<NonNullable<Foreign['ai']>['enumerate']>;

function everyMove<S extends Shape>(game: Game<S>, table: S['state']): Enumerated {
  return asks(game, table).flatMap(({ seat, moves }) =>
    moves.map((move) => ({
      type: 'MAKE_MOVE' as const,
      payload: { type: 'play', args: [seat, move], playerID: String(seat) },
    })),
  );
}

const open = <S extends Shape>(game: Game<S>, table: S['state']) =>
  Client<S['state']>({ game: foreign(game, table), numPlayers: game.players[1], debug: false });

/** The counterpart of `playOn`; also returns the last state, so that a test can compare the two. */
export function playThrough<S extends Shape>(
  game: Game<S>,
  table: S['state'],
  chance: FastStream,
): { table: S['state']; decisions: number } {
  const client = open(game, table);
  for (let decisions = 0; ; decisions++) {
    const { G } = client.getState() as { G: S['state'] };
    const asked = asks(game, G);
    if (asked.length === 0) return { table: G, decisions };
    const { seat, move } = pick(asked, chance);
    client.moves.play?.(seat, move);
  }
}

/** One call is one random game; the unit is a move. */
export function foreignPlay<S extends Shape>(game: Game<S>): Work {
  const chance = fastStream(2);
  let number = 0;
  return () => playThrough(game, openTable(game, number++), chance).decisions;
}

/** Enough to see its speed; more would only take longer, because its tree costs little beside its play-outs. */
const ITERATIONS = 5;
const POSITIONS = 8;

/** One call is one thought of its bot, everything at its defaults; the unit is an iteration. */
export function foreignSearch<S extends Shape>(game: Game<S>): Work {
  const thoughts = samplePositions(game, POSITIONS).map(({ table }, seed) => {
    const { store, game: its } = open(game, clone(table));
    const bot = new MCTSBot({ game: its, enumerate: its.ai?.enumerate, iterations: ITERATIONS, seed });
    return () => bot.play(store.getState(), FIRST);
  });
  let turn = 0;
  return async () => {
    await thoughts[turn++ % thoughts.length]?.();
    return ITERATIONS;
  };
}
