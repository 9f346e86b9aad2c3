/** Lessons of Race to the Rhine: everything that pages which teach may use. */
import type { Lessons } from '@sztab/kernel';
import type { Shape } from '../rules/moves.ts';
import { core } from './core.ts';
import { SYLLABUS } from './syllabus.ts';

/** Of the closing challenge, which begins a turn before. */
const LAST_TURN = 24;

export const lessons: Lessons<Shape> = {
  lessons: SYLLABUS,
  taste: { lesson: 'fuel', say: 'vitry', around: ['troyes', 'vitry', 'reims', 'sezanne'] },
  goals: {
    won: ({ result, you }) => result !== null && you !== null && result.winners.includes(you),
    twoTurnsOver: ({ round }) => round > LAST_TURN,
  },
  core,
};
