import {
  asks,
  begin,
  diceKey,
  fastStreamFrom,
  type Game,
  look,
  type Mind,
  type Options,
  type Outcome,
  play,
  Refusal,
  RulesBroken,
  type Seat,
  type Shape,
  seededStream,
} from '@sztab/kernel';
import type { Bot } from './bot.ts';
import { speakerOf } from './speaker.ts';

export interface Played {
  readonly outcome: Outcome;
  readonly decisions: number;
  /** The first choice between several moves: an opening. */
  readonly opening?: { readonly seat: Seat; readonly move: string };
  /** Milliseconds of CPU time by seat, where bots think by the clock. */
  readonly spent?: readonly number[];
}

/**
 * A whole game between bots, one a seat, on a table like any other. Each gets its own view and a stream of its own, and
 * a move that is not offered is refused as anybody's would be. The same seed gives the same game.
 */
export function playGame<S extends Shape>(
  { game, brain }: Mind<S>,
  bots: readonly Bot<S>[],
  players: number,
  options: Options,
  seed: string,
  edition: number = game.edition,
): Played {
  if (bots.length !== players)
    throw new Refusal('bad-seat', `${players} seats need ${players} bots, not ${bots.length}`);
  const { state } = begin(game, players, options, seededStream(diceKey(seed, [])), edition);
  const chairs = bots.map((bot, seat) => ({ bot, dice: fastStreamFrom(`sztab bot\n${seed}\n${seat}`) }));
  const order = fastStreamFrom(`sztab order\n${seed}`);
  let opening: Played['opening'];
  for (let decisions = 0; ; decisions++) {
    const asked = asks(game, state);
    // Who speaks first is told from what everybody knows.
    const known = asked.length > 1 && brain.speaker ? game.imagine(game.view(state, 'public'), order) : state;
    const seat = speakerOf(brain, known, asked)?.seat;
    if (seat === undefined) return { outcome: outcomeOf(game, state), decisions, ...(opening && { opening }) };
    const { bot, dice } = chairs[seat] as (typeof chairs)[number];
    const { view, moves } = look(game, state, seat);
    const move = bot.choose({ seat, view, moves }, dice);
    if (moves.length > 1) opening ??= { seat, move };
    play(game, state, seat, move);
  }
}

function outcomeOf<S extends Shape>(game: Game<S>, state: S['state']): Outcome {
  const outcome = game.outcome(state);
  if (!outcome) throw new RulesBroken(`${game.id}: nobody is asked and the game is not over`);
  return outcome;
}
