/** What is drawn before the box is opened: who sits where, and whatever else the options leave to the lot. Never the dice of the game. */
import type { FastStream } from './dice.ts';
import type { Game, OptionRule, Options } from './game.ts';

/** The option of games whose sides differ; elsewhere whoever opens the table says who sits where. */
export const SIDE_ASSIGNMENT = {
  id: 'sideAssignment',
  values: ['random', 'chosen'],
  concerns: 'table',
} as const satisfies OptionRule;

export const hasSideAssignment = ({ options }: Pick<Game, 'options'>): boolean =>
  options.some(({ id }) => id === SIDE_ASSIGNMENT.id);

export const seatsAreChosen = (options: Options): boolean => options[SIDE_ASSIGNMENT.id] === 'chosen';
export const seatsAreDrawn = (options: Options): boolean =>
  options[SIDE_ASSIGNMENT.id] !== undefined && !seatsAreChosen(options);

/** The same options, but nobody draws for seats. */
export const withChosenSeats = (options: Options): Options => ({ ...options, [SIDE_ASSIGNMENT.id]: 'chosen' });

/** The options as the head of the match will name them. */
export const settled = (game: Game, players: number, options: Options, lots: FastStream): Options =>
  game.drawLots?.(players, options, lots) ?? options;
