import { counting, united } from '@sztab/kernel/words';
import type { BoardWords, Loss } from '../board-words.ts';
import texts from './board.json' with { type: 'json' };
import { PHASES } from './phases.ts';

const { form, counted: many } = counting('pl');
const cards = (n: number): string => many(n, 'karta zagrożenia', 'karty zagrożeń', 'kart zagrożeń');
const symbolsOf = (n: number): string => many(n, 'symbolu', 'symboli', 'symboli');
const loss = ({ left, threats, lost }: Loss): string => {
  const rest = `${form(left, 'zostaje', 'zostają', 'zostaje')} ${left}`;
  return lost ? 'porażka, chyba że misje finałowe będą wykonane' : threats > 0 ? `${rest}, ${cards(threats)}` : rest;
};

export const pl: BoardWords = united(texts, {
  // The ribbon says some of them in its own words.
  phases: { ...PHASES, ...texts.phases },
  round: (round) => `Runda ${round} z 9`,
  undertaken: (taken, all, done) => `${taken} z ${all} podjętych · ${many(done, 'gotowa', 'gotowe', 'gotowych')}`,
  stillMissing: (done, all, symbols) =>
    `${done} z ${many(all, 'gotowej', 'gotowych', 'gotowych')} · brakuje ${symbolsOf(symbols)}`,
  // In words: the keys beside them are figures.
  challenges: (count) => ['bez wyzwań', 'jedno', 'dwa', 'trzy', 'cztery', 'pięć', 'sześć'][count] ?? '',
  bowl: (pawns, dice) => `${many(pawns, 'pionek', 'pionki', 'pionków')}, ${many(dice, 'kość', 'kości', 'kości')}`,
  held: (tokens) => `nasze, ${many(tokens, 'żeton', 'żetony', 'żetonów')} niepodległości`,
  discard: (count) => `odrzuć ${many(count, 'misję', 'misje', 'misji')}`,
  unless: (regions) => `chyba że mamy miasto (${regions.join(' albo ')}):`,
  pawnOf: (colour) => `pionek: ${colour}`,
  claimInstead: { far: (others) => `zamiast: ${others}` },
  easyIf: (condition) => `Łatwa, jeśli ${condition}.`,
  regionReward: (region, reward) => `${region}: ${reward}, dopóki wszystkie miasta są tu nasze.`,
  politics: (acc, fp) => `Zgoda narodowa ${acc}, polityka zagraniczna ${fp}; spotkają się przy sumie 10`,
  apart: (steps) => `brakuje ${many(steps, 'kroku', 'kroków', 'kroków')} do spotkania`,
  past: (steps, paris) => `${steps === 0 ? 'Tory się spotkały' : `Minęły się o ${steps}`} · Paryż: dyplomacja ${paris}`,
  timeTrack: (round) => `Tor czasu, runda ${round}`,
  morale: (markers) => `Morale ${markers}`,
  check: (verdict) => `sprawdzenie: ${verdict}`,
  blackToCome: (dice) => `jeszcze ${many(dice, 'czarna kość', 'czarne kości', 'czarnych kości')}`,
  moraleSpoken: (markers, verdict) => `Morale ${markers}; sprawdzenie przyniosłoby: ${verdict}`,
  nextMorale: (markers) => `następna runda: ${markers}`,
  threatCards: cards,
  blackOdds: (one, two) => `Czarna kość: nic 1/2 · −1 1/3 (${loss(one)}) · −2 1/6 (${loss(two)})`,
  passCosts: (after) => `Kosztuje 2 morale, ${loss(after)}`,
  blackShows: (pips) => (pips === 0 ? 'Czarna: pusta' : `Czarna: −${pips} morale`),
  pass: (price) => `Przekaż, −${price}`,
  pool: (dice) => `Pula: ${many(dice, 'kość', 'kości', 'kości')}`,
  give: (to) => `Daj kość: ${to}`,
  jailed: {
    morale: (count) => many(count, 'znacznik morale', 'znaczniki morale', 'znaczników morale'),
    neutral: (count) => many(count, 'kość neutralna', 'kości neutralne', 'kości neutralnych'),
    pawn: (colour) => `pionek: ${colour}`,
  },
  missionDecks: (counts) => `Misje 1: ${counts[0]}, 2: ${counts[1]}, 3: ${counts[2]}`,
  topCard: (deck, date) => `następna: talia ${deck}, ${date}`,
  gone: (missions, threats) =>
    `Poza grą: ${many(missions, 'misja', 'misje', 'misji')}, ${many(threats, 'zagrożenie', 'zagrożenia', 'zagrożeń')}`,
  threatDecks: (old, recent) => `Zagrożenia 1914–1916: ${old}, 1917–1918: ${recent}`,
  atBest: (best, needed, last) => (last ? `najwyżej ${best} z ${needed}` : `dziś ${best} z ${symbolsOf(needed)}`),
  outOfReach: {
    tracks: (best, needed) =>
      `Tory dzieli jeszcze ${needed} ${form(needed, 'krok', 'kroki', 'kroków')}, a zyskamy najwyżej ${best}: do 11 listopada już się nie spotkają.`,
    symbols: (best, needed) =>
      `Kości i żetony dadzą najwyżej ${best} z ${symbolsOf(needed)}: to za mało na 11 listopada.`,
  },
  forecast: (percent, stops) =>
    stops
      ? `11 listopada: ${percent} na 100, jeśli skończymy teraz`
      : `11 listopada: wygrywamy ${percent} na 100 takich partii`,
  throwChance: (percent, card) => `${percent}% dla „${card}”`,
  offeredBy: (colour) => `proponuje ${colour.toLowerCase()}`,
  coveredOf: (done, all) => `${done} z ${all} misji`,
  pawnsLaid: (laid, all) => `${laid} z ${many(all, 'pionka', 'pionków', 'pionków')}`,
  forecastWith: (percent) => `z tym ${percent}`,
  takeBack: (colour) => `Odbierz kość: ${colour}`,
  partner: {
    offers: (name) => `${name} proponuje`,
    says: (name) => `${name} mówi`,
    waitsFor: (names) => `Jeszcze odpowiada: ${names}`,
    goOnWithout: (names) => `Nie czekaj: ${names}`,
    ask: (name) => `${name}, prośba:`,
    decides: (floor, round) => `Decydują${round ? ' do końca rundy' : ''}, nigdy poniżej morale ${floor}`,
  },
});
