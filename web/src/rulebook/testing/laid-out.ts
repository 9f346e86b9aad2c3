/** Tables of printed examples as `rulebook/positions.json` has them. */
import { fillOptions, type Game, type Shape } from '@sztab/kernel';
import type { NamedPositions } from '@sztab/kernel/testing';
import type { FigurePosition } from '../read-figure.ts';

export const laidOut = <S extends Shape>(
  game: Game<S>,
  printed: NamedPositions<S['state']>,
): Readonly<Record<string, FigurePosition>> =>
  Object.fromEntries(
    Object.entries(printed).map(([name, { players, options = {}, open }]) => [
      name,
      { roles: game.roles(players, fillOptions(game, options, game.edition)), state: open() },
    ]),
  );
