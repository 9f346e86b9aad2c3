/** Lessons of Operation Most III: everything that pages which teach may use. */
import type { Lessons } from '@sztab/kernel';
import type { Shape } from '../rules/moves.ts';
import { core } from './core.ts';
import { SYLLABUS } from './syllabus.ts';

/** Enough that one careless Action costs it. */
const CLEARLY = 4;

export const lessons: Lessons<Shape> = {
  lessons: SYLLABUS,
  taste: { lesson: 'first-part', say: 'move' },
  goals: {
    'won-clearly': ({ result, you }) =>
      result !== null && result.winner === you && Math.abs(result.score.PL - result.score.DE) >= CLEARLY,
  },
  core,
};
