/** What Sztab itself is measured at. */
import { makeBot } from '@sztab/bots';
import { type Brain, clone, fastStream, type Game, look, type Shape } from '@sztab/kernel';
import type { Work } from './measure.ts';
import { openTable, playOn, samplePositions, sampleTables } from './random-play.ts';

/** One call is one random game from its first shuffle to its end; the unit is a decision: listed and applied. */
export function ownPlay<S extends Shape>(game: Game<S>): Work {
  const chance = fastStream(2);
  let number = 0;
  return () => playOn(game, openTable(game, number++), chance);
}

/** The unit is a state written to JSON and read back. */
export function roundTrips<S extends Shape>(game: Game<S>): Work {
  const tables = sampleTables(game);
  return () => {
    for (const table of tables) JSON.parse(JSON.stringify(table));
    return tables.length;
  };
}

/** The unit is a state copied. */
export function clones<S extends Shape>(game: Game<S>): Work {
  const tables = sampleTables(game);
  return () => {
    for (const table of tables) clone(table);
    return tables.length;
  };
}

const POSITIONS = 8;

/** One call is one thought of the officer; the unit is an iteration. */
export function ownSearch<S extends Shape>(game: Game<S>, brain: Brain<S>): Work {
  // An iteration imagines the table once, and one more is imagined to look at the moves. So they can be counted from
  // outside, even where the officer has made up its mind before its last iteration.
  let imagined = 0;
  const counted: Game<S> = {
    ...game,
    imagine(view, dice) {
      imagined++;
      return game.imagine(view, dice);
    },
  };
  const officer = makeBot('officer', counted, brain);
  const chance = fastStream(3);
  const questions = samplePositions(game, 2 * POSITIONS)
    .map(({ table, seat }) => {
      const { view, moves } = look(game, table, seat);
      return { seat, view, moves };
    })
    // Where only one move is worth a thought, there is nothing to search.
    .filter((question) => {
      imagined = 0;
      officer.choose(question, chance, { iterations: 1 });
      return imagined > 1;
    })
    .slice(0, POSITIONS);
  let turn = 0;
  return () => {
    imagined = 0;
    officer.choose(questions[turn++ % questions.length] as (typeof questions)[number], chance);
    return imagined - 1;
  };
}
