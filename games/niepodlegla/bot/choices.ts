/** What the team chooses together: how much each option is worth. */
import { moveParts } from '@sztab/kernel';
import { CHARACTERS, type Character } from '../content/dice.ts';
import { type MissionId, missionOf } from '../content/missions.ts';
import type { Colour } from '../content/players.ts';
import type { Kind, Town } from '../content/towns.ts';
import { optionsOf } from '../rules/effects.ts';
import type { NpMove } from '../rules/moves.ts';
import { type NpTable, type Question, seatOf } from '../rules/table.ts';
import { charactersOf } from './crew.ts';
import { SHOWS, WIDTH } from './symbols.ts';
import { MAP } from './weights.ts';
import { listWorth, missionWorth, obstacleIn, removalOf, tokenIn } from './worth.ts';

export function gainOf(t: NpTable, question: Question, option: NpMove): number {
  const [thing, more] = moveParts(option).args as [string, string];
  switch (question.is) {
    case 'obs':
      return -obstacleIn(t, thing as Town, question.kind);
    case 'ind':
      return tokenIn(t, thing as Town);
    case 'kind':
      return thing === 'ru' ? 2 * MAP.russian : thing === 'cp' ? 0.1 : 0;
    case 'bonus':
      return option === 'decline' ? 0 : removalOf(t, thing as Town, more as Kind);
    case 'alternative':
      return listWorth(t, missionOf(question.mission).positive[Number(thing)] as never);
    case 'jail-pawn':
      return -0.5 * bits(charactersOf(t, seatOf(t, thing as Colour)));
    case 'jail-die':
      return -demand(t, thing as Character);
    case 'discard': {
      const { value, harm } = missionWorth(t, thing as MissionId);
      return harm - 0.6 * value;
    }
    case 'stakes':
      // Only victory counts, and every challenge is one more risk.
      return -Number(thing);
  }
}

/** Of several that are worth the same, the first. */
export function bestOption(t: NpTable, question: Question): NpMove | undefined {
  let best: NpMove | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const option of optionsOf(t, question)) {
    const gain = gainOf(t, question, option);
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
function demand(t: NpTable, character: Character): number {
  const kind = CHARACTERS.indexOf(character) + 1;
  let sum = 0;
  for (const card of t.row) {
    if (t.completed.includes(card)) continue;
    const { needs } = missionOf(card as MissionId);
    for (let face = 0; face < 6; face++)
      for (let s = 0; s < 4; s++) sum += (SHOWS[(kind * 6 + face) * WIDTH + s] as number) * (needs[s] as number);
  }
  return sum / 60;
}
