/** What wins, in English. */
import type { GoalWords } from '../goal.ts';

/** “5 to 7”; one number where nothing is open. */
export const range = (least: number, most: number): string => (least === most ? `${most}` : `${least} to ${most}`);

export const goal: GoalWords = {
  now: (parts, stage, of) => `Parts ${parts} · stage ${stage} of ${of}`,
  parts: (parts) => `Parts ${parts}`,
  wins: (of) => `Whoever holds more parts after stage ${of} wins.`,
  tie: (side) => (side === 'DE' ? 'At a tie the Germans win.' : 'At a tie the Poles win.'),
  home: 'In the end an enemy Unit in a home zone without a card of its own side beats any number of parts, unless both home zones are lost.',
  left: (surroundings, least, most) =>
    `In the Base Surroundings: ${surroundings}. Still to fall: ${range(least, most)}.`,
};
