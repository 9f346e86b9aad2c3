/** First to Fight: everything other rooms may use of it. */
import type { GameBox } from '@sztab/kernel';
import { brain } from './bot/index.ts';
import { firstToFight } from './rules/index.ts';
import type { Shape } from './rules/moves.ts';
import { whyNot } from './rules/why-not.ts';
import { words } from './text/index.ts';
import { lid } from './text/lid.ts';

export { firstToFight } from './rules/index.ts';
export type { Shape } from './rules/moves.ts';

/** Auschwitz, the Warsaw Uprising, and who should have fallen: soldiers have no price. */
const SOLEMN = ['M05', 'M28', 'losses', 'wound'] as const;

export const box: GameBox<Shape> = {
  game: firstToFight,
  lid,
  brain,
  words,
  whyNot,
  solemn: SOLEMN,
};
