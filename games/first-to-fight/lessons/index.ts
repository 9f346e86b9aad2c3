/** Lessons of First to Fight: everything that pages which teach may use. */
import type { Lessons } from '@sztab/kernel';
import type { Shape } from '../rules/moves.ts';
import { core } from './core.ts';
import { SYLLABUS } from './syllabus.ts';

export const lessons: Lessons<Shape> = {
  lessons: SYLLABUS,
  taste: { lesson: 'sabotage', say: 'poland' },
  goals: { won: ({ result, you }) => result !== null && you !== null && result.winners.includes(you) },
  core,
};
