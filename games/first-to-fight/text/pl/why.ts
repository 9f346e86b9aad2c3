/** What a move is for, in Polish. */
import { counting, type WhyTexts } from '@sztab/kernel/words';
import type { MissionId } from '../../content/missions.ts';
import type { Why } from '../../content/why.ts';
import * as CARDS from './cards.ts';

const { counted } = counting('pl');

export const WHY: WhyTexts<Why> = {
  points: (n) => (n > 0 ? `Daje o ${counted(n, 'punkt', 'punkty', 'punktów')} więcej` : 'Daje średnio więcej punktów'),
  nurses: (n) =>
    n > 0
      ? `Masz o ${counted(n, 'sanitariuszkę', 'sanitariuszki', 'sanitariuszek')} więcej`
      : 'Zachowujesz sanitariuszki',
  mission: (_, mission) => `Rośnie szansa twojej misji: ${CARDS.missions[mission as MissionId]}`,
  burden: (_, mission) => `Mniej można stracić na misji: ${CARDS.missions[mission as MissionId]}`,
  tiles: () => 'Sprzyjają ci punkty na rozkazach i misje, które przyjdą',
  rivals: () => 'Inni mogą liczyć na mniej punktów',
  end: () => 'Może rozstrzygnąć grę na twoją korzyść',
};
