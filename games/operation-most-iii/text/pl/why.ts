/** What a move is for, in Polish. */
import { counting, type WhyTexts } from '@sztab/kernel/words';
import type { Why } from '../../content/why.ts';

const { counted } = counting('pl');

export const WHY: WhyTexts<Why> = {
  parts: (n) =>
    n > 0 ? `Daje ci przewagę większą o ${counted(n, 'część', 'części', 'części')}` : 'Obiecuje ci więcej części',
  steal: () => 'Części wroga są w zasięgu twoich złodziei',
  safe: () => 'Twoje części trudniej ukraść',
  search: () => 'Twoi Zwiadowcy są gotowi do Przeszukania',
  theirSearch: () => 'Zwiadowcy wroga mają mniej do przeszukania',
  scouts: () => 'Twoi Zwiadowcy zostają na stole, tam gdzie leżą części',
  theirScouts: () => 'Wróg traci Zwiadowców albo ich miejsce',
  line: () => 'Twoje oddziały liniowe stoją mocniej',
  theirLine: () => 'Osłabia oddziały liniowe wroga',
  elites: () => 'Twoje oddziały elitarne stoją mocniej',
  theirElites: () => 'Osłabia oddziały elitarne wroga',
  supports: () => 'Zachowujesz Wsparcia na następne rzuty',
  theirSupports: () => 'Kosztuje wroga Wsparcia',
  hand: () => 'Dobre karty zostają ci na ręce',
  theirHand: () => 'Wyciąga wrogowi karty z ręki',
  home: () => 'Twoje zaplecze nie zostaje puste',
  theirHome: () => 'Zaplecze wroga może upaść',
  turn: () => 'Tura zostaje przy tobie, a etap trwa',
  stage: () => 'Etap kończy się w dobrej dla ciebie chwili',
  end: () => 'Może rozstrzygnąć grę na twoją korzyść',
};
