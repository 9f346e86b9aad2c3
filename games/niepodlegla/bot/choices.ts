/** What the team chooses together: how much each option is worth. */
import { moveParts } from '@sztab/kernel';
import { CHARACTERS, type Character } from '../content/dice.ts';
import { type MissionId, missionOf } from '../content/missions.ts';
import type { Colour } from '../content/players.ts';
import type { Kind, Town } from '../content/towns.ts';
import { optionsOf } from '../rules/effects.ts';
import type { Move } from '../rules/moves.ts';
import { type Question, type State, seatOf } from '../rules/state.ts';
import { charactersOf } from './crew.ts';
import { SHOWS, WIDTH } from './symbols.ts';
import { MAP } from './weights.ts';
import { listWorth, missionWorth, obstacleIn, removalOf, tokenIn } from './worth.ts';

export function gainOf(s: State, question: Question, option: Move): number {
  const [thing, more] = moveParts(option).args as [string, string];
  switch (question.is) {
    case 'obs':
      return -obstacleIn(s, thing as Town, question.kind);
    case 'ind':
      return tokenIn(s, thing as Town);
    case 'kind':
      return thing === 'ru' ? 2 * MAP.russian : thing === 'cp' ? 0.1 : 0;
    case 'bonus':
      return option === 'decline' ? 0 : removalOf(s, thing as Town, more as Kind);
    case 'alternative':
      return listWorth(s, missionOf(question.mission).positive[Number(thing)] as never);
    case 'jail-pawn':
      return -0.5 * bits(charactersOf(s, seatOf(s, thing as Colour)));
    case 'jail-die':
      return -demand(s, thing as Character);
    case 'discard': {
      const { value, harm } = missionWorth(s, thing as MissionId);
      return harm - 0.6 * value;
    }
    case 'stakes':
      // Only victory counts, and every challenge is one more risk.
      return -Number(thing);
  }
}

/** Of several that are worth the same, the first. */
export function bestOption(s: State, question: Question): Move | undefined {
  let best: Move | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const option of optionsOf(s, question)) {
    const gain = gainOf(s, question, option);
    if (gain <= most) continue;
    most = gain;
    best = option;
  }
  return best;
}

const bits = (set: number): number => {
  let count = 0;
  for (let left = set; left > 0; left &= left - 1) count++;
  return count;
};

/** How much of what a character shows the missions of the row ask for. */
function demand(s: State, character: Character): number {
  const kind = CHARACTERS.indexOf(character) + 1;
  let sum = 0;
  for (const card of s.row) {
    if (s.completed.includes(card)) continue;
    const { needs } = missionOf(card as MissionId);
    for (let face = 0; face < 6; face++)
      for (let symbol = 0; symbol < 4; symbol++)
        sum += (SHOWS[(kind * 6 + face) * WIDTH + symbol] as number) * (needs[symbol] as number);
  }
  return sum / 60;
}
