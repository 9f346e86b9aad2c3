/** Lessons of General Orders: everything that pages which teach may use. */
import type { Lessons } from '@sztab/kernel';
import type { Shape } from '../rules/moves.ts';
import { core } from './core.ts';
import { SYLLABUS } from './syllabus.ts';

export const lessons: Lessons<Shape> = {
  lessons: SYLLABUS,
  taste: { lesson: 'commander', say: 'deploy', around: ['pietracolora', 'querciola', 'castel-daiano', 'gaggio'] },
  goals: { won: ({ result, you }) => result !== null && result.winner === you },
  core,
};
