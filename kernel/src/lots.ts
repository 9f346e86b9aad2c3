/** What is drawn before the box is opened: who sits where, and whatever else the options leave to the lot. Never the dice of the game. */
import type { FastStream } from './dice.ts';
import type { Game, Options } from './game.ts';

/** Games whose sides differ have an option for it, by this name. */
export const seatsAreDrawn = ({ sideAssignment = 'chosen' }: Options): boolean => sideAssignment !== 'chosen';

/** The options as the head of the match will name them. */
export const settled = (game: Game, players: number, options: Options, lots: FastStream): Options =>
  game.drawLots?.(players, options, lots) ?? options;
