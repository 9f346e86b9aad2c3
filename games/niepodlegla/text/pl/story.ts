/** What the director says, in Polish. */
import { counting, listing, united } from '@sztab/kernel/words';
import type { StoryWords, Who } from '../story-words.ts';
import { CARDS } from './cards.ts';
import { partner } from './partner.ts';
import texts from './story.json' with { type: 'json' };

const { counted, form } = counting('pl');
const { and } = listing('pl');
const name = (who: Who): string => (who === 'you' ? 'Ty' : CARDS.colours[who].name);
const to = (who: Who): string => (who === 'you' ? 'tobie' : CARDS.colours[who].to);
/** „Przerzucasz”, „Niebieski przerzuca” */
const does = (who: Who, you: string, they: string): string => (who === 'you' ? you : `${name(who)} ${they}`);
const quoted = (card: string): string => `„${card}”`;
const dice = (n: number): string => counted(n, 'kość', 'kości', 'kości');

export const story: StoryWords = united(texts, {
  round: (round, year) => (round === 10 ? 'Runda finałowa: obrona granic' : `Runda ${round} z 9, ${year}`),
  pools: (n, morale) => `${dice(n)}, morale ${morale}`,
  pawn: (who, card, back) =>
    back
      ? `${does(who, 'Zdejmujesz', 'zdejmuje')} pionek: ${card}`
      : `${does(who, 'Podejmujesz', 'podejmuje')}: ${card}`,
  die: (who, back) => `${back ? 'Kość wraca' : 'Kość'}: ${who === 'you' ? 'ty' : name(who)}`,
  motion: (who) => does(who, 'Proponujesz', 'proponuje'),
  agreed: (who) => does(who, 'Zgadzasz się', 'zgadza się'),
  objected: (who) => does(who, 'Sprzeciwiasz się', 'sprzeciwia się'),
  decided: (who) => does(who, 'Rozstrzygasz', 'rozstrzyga'),
  rerolled: (who, n) => `${does(who, 'Przerzucasz', 'przerzuca')} ${dice(n)}`,
  covered(who, now, before) {
    if (now.length + before.length === 0) return does(who, 'Nie pokrywasz nic więcej', 'nie pokrywa nic więcej');
    const lost =
      before.length === 0
        ? ''
        : `${form(before.length, 'Już niepokryta', 'Już niepokryte', 'Już niepokryte')}: ${and(before.map(quoted))}`;
    return [now.length > 0 && `${does(who, 'Pokrywasz', 'pokrywa')} ${and(now.map(quoted))}`, lost]
      .filter(Boolean)
      .join('. ');
  },
  missing: (n) => (n === 0 ? 'Nie brakuje żadnego symbolu' : `Brakuje ${counted(n, 'symbolu', 'symboli', 'symboli')}`),
  black: (pips) => (pips === 0 ? 'Czarna kość: bez strat' : `Czarna kość: ${pips}`),
  morale: (from, left, band) => `Morale ${from} → ${left}: ${partner.bands[band]}`,
  passed: (from, who) => `${does(from, 'Przekazujesz', 'przekazuje')} ${to(who)}`,
  moraleToken: (who, left) => `${does(who, 'Podnosisz', 'podnosi')} morale do ${left}`,
  done: (who, back) => (back ? does(who, 'Grasz dalej', 'gra dalej') : does(who, 'Kończysz', 'kończy')),
  settled: (who, n) =>
    `${does(who, 'Wykonujesz', 'wykonuje')} ${n === 0 ? 'zero misji' : counted(n, 'misję', 'misje', 'misji')}`,
  harm: (card, failed) => `${failed ? 'Nie udało się' : 'Nikt nie podjął'}: ${card}`,
  success: (card) => `Wykonano: ${card}`,
  track: (track, from, level) => `${CARDS.tracks[track]} ${from} → ${level}`,
  stands: (track, at) => `${CARDS.tracks[track]} ${at === 0 ? '−1' : '+1'}: już ${at}`,
  apart: (steps) => (steps > 0 ? `brakuje ${counted(steps, 'kroku', 'kroków', 'kroków')}` : 'Tory się spotkały'),
  lost: (town) => `${town}: przeszkoda`,
  won: (town) => `${town}: bliżej wolności`,
  check: (morale, band) => `Morale ${morale}: ${partner.bands[band]}`,
  threat: (card) => `Zagrożenie: ${card}`,
  joined: (who) => `${who}: po naszej stronie`,
  jailed: (what, who) => `Do Magdeburga: ${who ?? CARDS.prisoners[what]}`,
  removed: (card) => `Karta przepada: ${card}`,
  laid: (count) => `${form(count, 'Nowa misja', 'Nowe misje', 'Nowe misje')}: ${count}`,
  independence: (met, apart) =>
    met
      ? '11 listopada 1918. Tory się spotkały'
      : `11 listopada 1918. Do spotkania zabrakło ${counted(apart, 'kroku', 'kroków', 'kroków')}`,
  finals: (count) => `${counted(count, 'misja finałowa', 'misje finałowe', 'misji finałowych')} i dwie wielkie`,
  stakes: (count) => (count === 0 ? 'Bez wyzwań' : counted(count, 'wyzwanie', 'wyzwania', 'wyzwań')),
  penalty: (card, pips) => `Niewykonane: ${card}. Czarna kość ${pips}`,
  conceded: (who) => does(who, 'Poddajesz się', 'poddaje się'),
  over: (won, born, points) =>
    `${won ? 'Polska wraca' : born ? 'Granic nie udało się obronić' : 'Niepodległość musi poczekać'}: ${counted(points, 'punkt', 'punkty', 'punktów')}`,
  means: (towns) => `Teraz pod naciskiem: ${and(towns)}`,
});
