/** Lessons of Niepodległa: everything that pages which teach may use. */
import type { Lessons } from '@sztab/kernel';
import type { Shape } from '../rules/moves.ts';
import { core } from './core.ts';
import { SYLLABUS } from './syllabus.ts';

export const lessons: Lessons<Shape> = {
  lessons: SYLLABUS,
  taste: { lesson: 'map', say: 'warsaw', until: 'kind', around: ['gdansk', 'wilno', 'cieszyn', 'lwow'] },
  goals: { won: ({ result }) => result?.won === true },
  core,
};
