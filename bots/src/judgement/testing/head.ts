/** The head of weights for two players that were learned from next to nothing. */
import type { Encoding, Game, Shape } from '@sztab/kernel';
import { hashOfInputs, type WeightsHead } from '../weights.ts';

export const headOf = <S extends Shape>(game: Game<S>, encoding: Encoding<S>): WeightsHead => ({
  game: game.id,
  rules: game.edition,
  encoding: encoding.version,
  inputs: hashOfInputs(encoding),
  players: 2,
  outputs: 2,
  generation: 0,
  games: 1,
  positions: 1,
  seed: 'x',
  player: 'policy',
  target: 'result',
  stride: 0,
  heldOut: { games: 1, logLoss: 0, brier: 0, calibration: 0 },
  match: null,
});
