/** What wins, in English. */
import type { GoalWords } from '../goal.ts';

export const goal: GoalWords = {
  race: (roads) => `Rhine ${roads}`,
  raceMeans: 'Rhine: the roads that everybody still has to go, yours first.',
  medals: (medals) => `medals ${medals}`,
  markers: (left) => `markers ${left}`,
  turns: (now, of) => `turn ${now} of ${of}`,
  wins: 'Whoever holds a town on the Rhine wins at once, with an unbroken line of own towns back to the main base.',
  time: 'When the last German marker is placed the round ends the game: then most medals win.',
  alone: 'Reach the Rhine before the turns run out.',
  trucks: 'Whoever takes the last truck starts the logistics phase: every corps eats.',
};
