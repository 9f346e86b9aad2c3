/** Co wygrywa, po polsku. */
import type { GoalWords } from '../goal.ts';

export const goal: GoalWords = {
  steps: (roads) => `Ren: ${roads} ${roads === 1 ? 'droga' : roads < 5 ? 'drogi' : 'dróg'}`,
  medals: (medals) => `medale ${medals}`,
  markers: (left) => `znaczniki Niemców: ${left}`,
  turns: (now, of) => `tura ${now} z ${of}`,
  wins: 'Kto ma miasto nad Renem i nieprzerwaną linię własnych miast do głównej bazy, wygrywa od razu.',
  time: 'Gdy leży ostatni niemiecki znacznik, runda kończy grę: wygrywa, kto ma najwięcej medali.',
  alone: 'Dotrzyj do Renu, zanim skończą się tury.',
  trucks: 'Kto bierze ostatnią ciężarówkę, zaczyna fazę logistyki: każdy korpus je.',
};
