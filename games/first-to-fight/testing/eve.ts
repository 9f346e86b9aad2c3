/** For tests only: tables on the eve of an Ending Phase. */
import type { Position } from './position.ts';

/** A round that E11 ends (six months, Northern Europe) while the first player holds these missions. */
export const eve = (missions: string, time: number, more: Position = {}): Position => ({
  hands: [missions, 'M30'],
  time,
  events: 'E11',
  soldiers: '',
  ...more,
});

/** Example 3 of the printed book: M04 comes due where four soldiers stand, one of them wounded. */
export const EXAMPLE_3: Position = {
  soldiers: 'PIL-01@NEA:4/2 SAI-01@NEA:4/2+1 PAR-01@NEA PAR-02@NEA',
  hands: ['M04', '', '', 'M30'],
  time: 8,
  events: 'E21',
  turn: 2,
  stage2: 'M20 M21',
};
