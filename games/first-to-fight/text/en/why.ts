/** What a move is for, in English. */
import { counting, type WhyTexts } from '@sztab/kernel/words';
import type { MissionId } from '../../content/missions.ts';
import type { Why } from '../../content/why.ts';
import * as CARDS from './cards.ts';

const { counted } = counting('en');

export const WHY: WhyTexts<Why> = {
  points: (n) => (n > 0 ? `It brings ${counted(n, 'more point', 'more points')}` : 'It brings points on average'),
  nurses: (n) => (n > 0 ? `You get ${counted(n, 'more nurse', 'more nurses')}` : 'You keep your nurses'),
  mission: (_, mission) => `Your mission is likelier to succeed: ${CARDS.missions[mission as MissionId]}`,
  burden: (_, mission) => `There is less to lose by a mission: ${CARDS.missions[mission as MissionId]}`,
  tiles: () => 'The points on the tiles and missions to come favour you',
  rivals: () => 'The others may expect fewer points',
  end: () => 'It may decide the game for you',
};
