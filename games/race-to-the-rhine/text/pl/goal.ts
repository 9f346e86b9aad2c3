/** Co wygrywa, po polsku. */
import type { GoalWords } from '../goal.ts';

export const goal: GoalWords = {
  race: (roads) => `Ren ${roads}`,
  raceMeans: 'Ren: ile dróg każdy ma jeszcze do rzeki, najpierw twoje.',
  medals: (medals) => `medale ${medals}`,
  markers: (left) => `znaczniki ${left}`,
  turns: (now, of) => `tura ${now} z ${of}`,
  wins: 'Kto ma miasto nad Renem i nieprzerwaną linię własnych miast do głównej bazy, wygrywa od razu.',
  time: 'Gdy leży ostatni niemiecki znacznik, runda kończy grę: wygrywa, kto ma najwięcej medali.',
  alone: 'Dotrzyj do Renu, zanim skończą się tury.',
  trucks: 'Kto bierze ostatnią ciężarówkę, zaczyna fazę logistyki: każdy korpus je.',
};
