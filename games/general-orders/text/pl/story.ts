/** Co mówi reżyser, po polsku. */
import { counting, listing } from '@sztab/kernel/words';
import { isZone } from '../../content/map.ts';
import type { Side } from '../../content/sides.ts';
import { alike, diceReasons, placeWords } from '../phrases.ts';
import type { StoryWords, Who } from '../story-words.ts';
import type { Place } from '../words.ts';
import { AREAS, ZONES } from './places.ts';
import { pl } from './text.ts';

const { and } = listing('pl');
const { counted } = counting('pl');
const at = (place: Place) => placeWords({ areas: AREAS, zones: ZONES }, place);
/** “Pasujesz”, “Żółci pasują” */
const does = (who: Who, you: string, they: string): string => (who === 'you' ? you : `${pl.sides[who]} ${they}`);
const GENITIVE = { blue: 'Niebieskich', yellow: 'Żółtych' } as const;
const whose = (who: Who): string => (who === 'you' ? 'po twojej stronie' : `po stronie ${GENITIVE[who]}`);
const of = (who: Who): string => (who === 'you' ? 'twój' : GENITIVE[who]);
const soldiers = (place: Place, n: number): string =>
  isZone(place) ? counted(n, 'samolot', 'samoloty', 'samolotów') : counted(n, 'żołnierza', 'żołnierzy', 'żołnierzy');
const titles = (places: readonly Place[]): string => and(places.map((place) => at(place).title));
const FIRES = {
  barrage: ['Ostrzeliwujesz', 'ostrzeliwują'],
  bombing: ['Bombardujesz', 'bombardują'],
} as const;
const FIRE = { barrage: 'Ogień zaporowy', bombing: 'Bombardowanie' } as const;

export const story: StoryWords = {
  opened: (who, hq) =>
    who === 'you'
      ? 'Wygrywa, kto ma więcej gwiazdek po 4. rundzie'
      : `Dowodzisz: ${pl.sides[who]}. Wygrywa, kto ma więcej gwiazdek po 4. rundzie${hq ? ` albo kwatera: ${hq}` : ''}`,
  round: (n, begins) => `Runda ${n} z 4. ${does(begins, 'Zaczynasz', 'zaczynają')}`,
  combat: (place, attacker) => ({
    title: at(place).title,
    detail: attacker === 'you' ? 'Walka: atakujesz' : `Walka: atakują ${pl.sides[attacker]}`,
  }),
  fire: (place, by, side) => ({
    title: at(place).title,
    detail: `${FIRE[by]}: ${side === 'you' ? 'strzelasz' : `strzelają ${pl.sides[side]}`}`,
  }),
  passed: (who, alone) =>
    alone ? `${pl.sides[who as Side]} pasują. Możesz grać dalej` : `${does(who, 'Pasujesz', 'pasują')} do końca rundy`,
  closed: (who, space, because) =>
    `${does(who, 'Zajmujesz tylko pole', 'zajmują tylko pole')} ${space}: ${
      { 'empty-reserve': 'pusta rezerwa', 'no-room': 'brak miejsca', 'too-few-aircraft': 'za mało samolotów' }[because]
    }`,
  advances: (who, place, n) => `${does(who, 'Ruszasz', 'ruszają')} ${at(place).to}: ${n}`,
  enters: (who, by, place, n) =>
    `${
      by === 'paradrop'
        ? does(who, 'Zrzucasz desant', 'zrzucają desant')
        : by === 'fly' || by === 'scramble'
          ? does(who, 'Lecisz', 'lecą')
          : does(who, 'Ruszasz', 'ruszają')
    } ${at(place).to}: ${n}`,
  entering: (from, against) =>
    [from > 1 && `z ${from} miejsc`, against > 0 && `przeciw ${against}`].filter(Boolean).join(', '),
  joined: (who) => `Wysunięta placówka: 1 żołnierz więcej (${who === 'you' ? 'ty' : pl.sides[who]})`,
  fires: (who, by, place) => `${does(who, FIRES[by][0], FIRES[by][1])} ${at(place).whom}`,
  placed: (who, counts) =>
    counts.length === 0
      ? does(who, 'Nic nie wystawiasz', 'nic nie wystawiają')
      : `${does(who, 'Wystawiasz', 'wystawiają')}: ${and(counts.map(([place, n]) => `${n} ${at(place).to}`))}`,
  planned: (who, cards, count) =>
    `${does(who, 'Dobierasz', 'dobierają')}: ${cards ? and(alike(cards.map((title) => pl.cards[title].name))) : pl.count.cards(count)}`,
  reshuffled: 'Odrzucone karty tworzą nową talię',
  initiative: (who) => `${does(who, 'Przejmujesz', 'przejmują')} inicjatywę`,
  card: (who, title, what) =>
    `${does(who, 'Zagrywasz', 'zagrywają')} kartę ${pl.cards[title].name}${what ? `: +${what}` : ''}`,
  chance: { attack: 'Twoja szansa na zdobycie', defence: 'Twoja szansa na utrzymanie' },
  reroll: (who, title) => `${does(who, 'Odrzucasz', 'odrzucają')} kartę ${pl.cards[title].name}: przerzut`,
  dice: (parts, by) => diceReasons(pl.diceReason, parts, by),
  hits: (n) => (n === 0 ? 'Bez trafień' : pl.count.hits(n)),
  sum: (faces) => {
    const hits = faces.reduce((all, face) => all + face, 0);
    const said = hits === 0 ? 'bez trafień' : pl.count.hits(hits);
    return faces.length > 1 ? `${faces.join(' + ')} = ${said}` : `Kość: ${said}`;
  },
  luck: (dice, hits) => `${pl.count.dice(dice)}: średnio ${pl.count.hits(dice)}, padło ${hits}`,
  met: (attackers, defenders) => `${attackers} przeciw ${defenders}, jeden za jednego`,
  attrition: (n) => (n === 0 ? 'Bez strat wzajemnych' : `Straty wzajemne: po ${n}`),
  ended: ({ holder, place, left }) =>
    holder === null ? `${at(place).title}: nikt nie został` : `${at(place).title} ${whose(holder)}, zostaje ${left}`,
  losses: ({ attacker, defender, lost: [attacking, defending] }) =>
    attacker === 'you'
      ? `Straty: twoje ${attacking}, ich ${defending}`
      : defender === 'you'
        ? `Straty: twoje ${defending}, ich ${attacking}`
        : `Straty: obrońcy ${defending}, atakujący ${attacking}`,
  fireEnded: (victim, place, hits, lost) =>
    `${at(place).title}: ${hits === 0 ? 'bez trafień' : pl.count.hits(hits)}, ${
      lost === 0
        ? 'bez strat'
        : `${victim === 'you' ? 'tracisz' : `${pl.sides[victim]} tracą`} ${soldiers(place, lost)}`
    }`,
  taken: (who, place, n) => `${at(place).title} ${whose(who)}, zostaje ${n}`,
  cutOff: (who, places) =>
    who === 'you'
      ? `Bez zaopatrzenia: ${titles(places)}. Nie wystawisz tam nikogo`
      : `Bez zaopatrzenia (${of(who)}): ${titles(places)}`,
  cutOffMeans: (places) => `${titles(places)}: bez gwiazdek i uzupełnień, dopóki nie wróci linia zaopatrzenia`,
  lostMeans: (place, holder, n) =>
    `${at(place).title}: ${holder === null ? 'nikt tam nie stoi' : `obszar ${GENITIVE[holder]}`}${
      n > 0 ? `, tracisz ${counted(n, 'gwiazdkę', 'gwiazdki', 'gwiazdek')}` : ''
    }`,
  hqMeans: (attackers, defenders, share) =>
    `Twoja kwatera główna może zaraz paść: ${attackers} na ${defenders}, ${share}`,
  supplied: (who, places) => `Znów z zaopatrzeniem (${of(who)}): ${titles(places)}`,
  stars: (own, other) => `Gwiazdki ${own} do ${other}`,
  signal: (who, gained) =>
    gained
      ? `${does(who, 'Zyskujesz', 'zyskują')} dowódcę: jednostka łączności`
      : `${does(who, 'Tracisz', 'tracą')} dowódcę: jednostka łączności`,
  recalled: 'Wszyscy dowódcy wracają',
  resigned: (who) => does(who, 'Poddajesz się', 'poddają się'),
  over: (winner, reason) =>
    `${does(winner, 'Wygrywasz', 'wygrywają')}: ${
      {
        hq: 'kwatera padła',
        stars: 'więcej gwiazdek',
        tie: 'rozstrzyga inicjatywa',
        resign: 'druga strona się poddała',
      }[reason]
    }`,
};
