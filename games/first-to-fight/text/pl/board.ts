import { counting, listing, united } from '@sztab/kernel/words';
import type { BoardWords } from '../board-words.ts';
import texts from './board.json' with { type: 'json' };

const { form } = counting('pl');
const { and } = listing('pl');
const s = (n: number, one: string, few: string, many: string): string => `${n} ${form(n, one, few, many)}`;

export const pl: BoardWords = united(texts, {
  takenBy: (staff) => `wybrał ${staff}`,
  timeTrack: (now) => `Tor czasu: jest ${now}`,
  track: (square, occupied) => `Dominacja Osi: pole ${square} na torze 0–6${occupied ? ', okupacja' : ''}`,
  axisLevel: (level) => `Dominacja Osi: poziom ${level}`,
  underground: (sum, arrow) => `${sum} z ${arrow + 1}`,
  pointsOn: (points) => `leży na nim ${s(points, 'punkt', 'punkty', 'punktów')}`,
  strength: (value) => `Siła ${value}`,
  undergroundOf: (value) => `Konspiracja ${value}`,
  wounds: (count) => s(count, 'rana', 'rany', 'ran'),
  soldiers: (count) => s(count, 'żołnierz', 'żołnierze', 'żołnierzy'),
  sum: (have, need) => `teraz ${have} z potrzebnych ${need}`,
  sumShort: (have, need) => `${have} z ${need}`,
  worth: (points) => `warta ${s(points, 'punkt', 'punkty', 'punktów')}`,
  due: (percent) => `termin w tej rundzie: ${percent}%`,
  dueThen: (missions) => `termin: ${and(missions)}`,
  axisOf: (region, months) => `Oś: ${region}, ${s(months, 'miesiąc', 'miesiące', 'miesięcy')}`,
  foreseen: (event) => `Następna karta wydarzenia: ${event}`,
  token: (formation, region) => `Koncentracja: ${formation}, ${region}`,
  holds: (red, yellow) => `misje: ${red} z etapu I, ${yellow} z etapu II`,
  fallen: (count) => `Polegli: ${count}`,
  spentEvents: (count) => `Odrzucone wydarzenia: ${count}`,
  round: (round) => `Runda ${round}`,
  warnings: {
    missionsAtRisk: (missions) => `${and(missions)}: może nadejść termin, a sił jest za mało.`,
  },
  uses(ability, how, draws) {
    if (ability === 'additionalRecruitment') return `dobierz jeszcze ${draws}`;
    if (ability === 'undergroundActivity') return 'obniż dominację';
    if (ability === 'liaison') return 'zobacz 2 wydarzenia';
    return how === 'S' ? 'podnieś Siłę' : 'podnieś Konspirację';
  },
  change: (mission, was, have, need) => `${mission} ${was === have ? have : `${was} → ${have}`} z ${need}`,
  sabotageDoes: (from, to, points) =>
    `Oś ${from === to ? `nadal ${to}` : `${from} → ${to}`}${points > 0 ? `, +${s(points, 'punkt', 'punkty', 'punktów')}` : ''}`,
  sabotageNeeds: (sum, need) => `dywersja ${sum} z ${need}`,
  tokenDoes: (formation) => `${formation}: bez wyjścia, za przybycie +1 pkt`,
  tokenHere: (formation) => `Koncentracja (${formation}): nie opuszczają regionu, każde przybycie daje punkt`,
  andMore: (count) => `i ${count} ${form(count, 'inny', 'inni', 'innych')}`,
  missing: (count, who) => (who ? `brakuje ${count}: ${who}` : `brakuje ${count}`),
  healed: (name, by) => `${name} +${by} po wyleczeniu`,
  when: (percent) => (percent === 0 ? 'nie teraz' : percent === 100 ? 'na pewno' : `${percent}%`),
  need: (difficulty, level) => `trudność ${difficulty} + dominacja Osi ${level}`,
  counts: (name, value) => `${name} liczy się za ${value}`,
});
