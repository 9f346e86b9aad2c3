/** What the director says, in Polish. Names of people stay in the nominative, behind a colon. */
import { counting, digits, listing, united } from '@sztab/kernel/words';
import { eventOf } from '../../content/events.ts';
import type { SoldierId } from '../../content/soldiers.ts';
import type { Pushed, Scored, StoryWords, Summed, Who } from '../story-words.ts';
import { pl as board } from './board.ts';
import * as CARDS from './cards.ts';
import texts from './story.json' with { type: 'json' };
import { CHOSEN, forStaff, pl } from './text.ts';

const { counted, form } = counting('pl');
const { and } = listing('pl');
const name = (who: Who): string => (who === 'you' ? 'Ty' : pl.staff(who));
const whom = (who: Who): string => (who === 'you' ? 'dla ciebie' : forStaff(who));
/** „Szkolisz”, „Sztabowiec 2 szkoli” */
const does = (who: Who, you: string, they: string): string => (who === 'you' ? you : `${pl.staff(who)} ${they}`);
const points = (n: number): string => counted(n, 'punkt', 'punkty', 'punktów');
const called = (id: SoldierId): string => pl.called(id);
const sum = ({ mission, have, need }: Summed): string => `${have} z ${need}: ${CARDS.missions[mission]}`;

const level = ({ from, to, turned }: Pushed): string =>
  `poziom ${from === to ? to : `${from} → ${to}`}${turned ? `, ${turned === 'occupied' ? 'początek okupacji' : 'koniec okupacji'}` : ''}`;

const SCORED: Readonly<Record<Scored, string>> = {
  order: 'rozkaz',
  arrival: 'żeton',
  sabotage: 'dywersja',
  recruit: 'rekrut',
};

/** In the middle of a sentence. */
const small = (text: string): string => text.charAt(0).toLocaleLowerCase('pl') + text.slice(1);

export const story: StoryWords = united(texts, {
  opened: (n) => `${counted(n, 'żołnierz', 'żołnierze', 'żołnierzy')} w gotowości`,
  dealt: (region, ids) => `${CARDS.regions[region].title}: ${and(ids.map(called))}`,
  answered: (who) => `${does(who, 'Masz już', 'ma już')} misje`,
  keeps: (who, n) => `${does(who, 'Zatrzymujesz', 'zatrzymuje')} ${counted(n, 'misję', 'misje', 'misji')}`,
  passes: (pick) => `Przydział misji, krok ${pick}: reszta idzie w lewo`,
  keptOne: (mission) => `Zatrzymujesz: ${CARDS.missions[mission]}`,
  begins: (who) => does(who, 'Zaczynasz', 'zaczyna'),
  round: (round, now, who) => `Runda ${round}, ${pl.month(now).title}. ${does(who, 'Zaczynasz', 'zaczyna')}`,
  order: (who, order, vp) =>
    `${does(who, 'Wybierasz', 'wybiera')} ${CHOSEN[order]}${vp > 0 ? ` i ${who === 'you' ? 'bierzesz' : 'bierze'} ${points(vp)}` : ''}`,
  declined: (who, order) => `${does(who, 'Rezygnujesz', 'rezygnuje')}: ${CARDS.orders[order].name}`,
  moved: (who, id, from, to) => `${name(who)}: ${called(id)} ${CARDS.regions[from].from} ${CARDS.regions[to].to}`,
  arrival: (who, id) => `${points(1)} ${whom(who)}: ${called(id)} dołącza do koncentracji`,
  trained: (who, id, attribute, value) =>
    `${does(who, 'Szkolisz', 'szkoli')}: ${called(id)}, ${attribute === 'S' ? 'Siła' : 'Konspiracja'} ${value}`,
  nurse: (who) => `${does(who, 'Bierzesz', 'bierze')} sanitariuszkę`,
  nurseLost: (who) => `${does(who, 'Tracisz', 'traci')} sanitariuszkę`,
  sabotage: (who, pushed) => `${name(who)}: dywersja ${CARDS.regions[pushed.region].in}, ${level(pushed)}`,
  domination: (pushed) => {
    const { region, squares } = pushed;
    const goes = squares === 0 ? 'stoi' : squares > 0 ? 'naciera' : 'cofa się';
    return `Oś ${goes} ${CARDS.regions[region].in}: ${level(pushed)}`;
  },
  points: (who, vp) => `${points(vp)} ${whom(who)}: region był okupowany`,
  rule: (who, region) => `${name(who)}: ${CARDS.rules[region].name}`,
  formation: (who, formation, found) =>
    `${name(who)}: ${CARDS.formations[formation].title}, ${found ? `do Polski przybywa ${called(found)}` : 'nikogo w talii'}`,
  arrive: (ids, region) =>
    ids.length === 0
      ? 'Talia jest pusta, nikt nie przybywa'
      : `${form(ids.length, 'Przybywa', 'Przybywają', 'Przybywają')} ${CARDS.regions[region].to}: ${and(ids.map(called))}`,
  frontDiscarded: (who, mission) => `${does(who, 'Odrzucasz', 'odrzuca')} misję: ${CARDS.missions[mission]}`,
  frontKept: (who) => `${does(who, 'Nie odrzucasz', 'nie odrzuca')} misji`,
  received: (who, mission) =>
    mission ? `Twoja nowa misja: ${CARDS.missions[mission]}` : `${does(who, 'Dostajesz', 'dostaje')} misję etapu II`,
  recruiting: (who, region, n) =>
    `${does(who, 'Rekrutujesz', 'rekrutuje')} ${CARDS.regions[region].in}, ${counted(n, 'karta', 'karty', 'kart')}`,
  recruited: (who, id, region) => `${name(who)}: ${called(id)} przybywa ${CARDS.regions[region].to}`,
  ability: (who, ability) =>
    ability === 'victoryPoint'
      ? `${points(1)} ${whom(who)}: umiejętność`
      : `${does(who, 'Używasz', 'używa')} umiejętności: ${CARDS.abilities[ability].name}`,
  liaison: (who) => `${does(who, 'Oglądasz', 'ogląda')} dwie karty wydarzeń`,
  bonus: (who, bonus) =>
    ({
      token: does(who, 'Koncentrujesz siły', 'koncentruje siły'),
      move: `${does(who, 'Bierzesz', 'bierze')} ruch`,
      nurse: `${does(who, 'Wybierasz', 'wybiera')} sanitariuszkę`,
    })[bonus],
  token: (who, formation, region, stays) =>
    `${does(who, stays ? 'Zostawiasz' : 'Kładziesz', stays ? 'zostawia' : 'kładzie')} żeton: ${CARDS.formations[formation].title} ${CARDS.regions[region].in}`,
  maneuvers: (who) =>
    who === null ? 'Rozkazy tej rundy się kończą' : `${does(who, 'Kończysz', 'kończy')} rozkazy tej rundy`,
  unused: (orders) =>
    orders.length === 0
      ? 'Nie został żaden rozkaz'
      : `O 1 punkt więcej: ${and(orders.map((order) => CARDS.orders[order].name))}`,
  treated: (who, id) => `${does(who, 'Leczysz', 'leczy')}: ${called(id)}`,
  axis: (event) => {
    const { months } = eventOf(event);
    return `${CARDS.eventCards[event].name}: ${form(months, 'mija', 'mijają', 'mija')} ${counted(months, 'miesiąc', 'miesiące', 'miesięcy')}`;
  },
  laidOut: (event) => `Nadejdzie ${pl.month(eventOf(event).date).in}: ${CARDS.eventCards[event].name}`,
  passed: (event) => `Za późno, bez skutku: ${CARDS.eventCards[event].name}`,
  time: (from, to) => (from === to ? `Wciąż ${pl.month(to).title}` : `Od ${pl.month(from).of} do ${pl.month(to).of}`),
  revealed: (who, n) => `${does(who, 'Odkrywasz', 'odkrywa')} ${counted(n, 'misję', 'misje', 'misji')}`,
  counts: (id, value) => `${called(id)} liczy się za ${value}`,
  others: (n) => (n === 1 ? 'Ktoś jeszcze liczy się za 1' : `${n} innych liczy się po 1`),
  needs: (mission, difficulty, axis) =>
    `${CARDS.missions[mission]}: ${difficulty} i Oś ${axis}, razem ${difficulty + axis}`,
  done: (who, summed, n) => `${sum(summed)} wykonana, ${points(n)} ${whom(who)}`,
  failed: (who, summed, n) => `${sum(summed)} niewykonana, ${digits(-n)} ${whom(who)}`,
  losses: (region, die, axis) =>
    `Straty ${CARDS.regions[region].in}: ${die} + ${axis}, ${counted(die + axis, 'rana', 'rany', 'ran')}`,
  wounded: (id, n) => `${called(id)}: ${counted(n, 'rana', 'rany', 'ran')}`,
  allWounded: (ids) => `Ranni: ${and(ids.map(called))}`,
  fell: (id) => `Ginie ${pl.soldier(id)}`,
  eventResolved: (event) => CARDS.eventCards[event].name,
  resigned: (who) => does(who, 'Rezygnujesz', 'rezygnuje'),
  over: (winners) =>
    winners.length === 1 && winners[0] !== undefined
      ? does(winners[0], 'Wygrywasz', 'wygrywa')
      : `Zwycięstwo dzielą: ${and(winners.map((who) => (who === 'you' ? 'ty' : name(who))))}`,
  changed: (mission, was, { have, need }) =>
    was === have
      ? `${board.briefs[mission]}: teraz potrzeba ${need}, jest ${have}`
      : `${board.briefs[mission]}: ${was} → ${have} z ${need}`,
  scored: (seat, n, by) => `${pl.staff(seat)} +${n}: ${by.map((one) => SCORED[one]).join(', ')}`,
  skipped: (order, why) => {
    const few = why.toSorted((a, b) => a.regions.length - b.regions.length);
    const reasons = few.map(({ reason, regions }, i) => {
      const said = reason === 'deck-empty' ? 'talia żołnierzy jest pusta' : small(pl.whyNot[reason]);
      if (few.length === 1 || regions.length === 0) return said;
      const where = regions.map((region) => CARDS.regions[region].title).join(', ');
      return i === few.length - 1 ? `gdzie indziej ${said}` : `${said} (${where})`;
    });
    return `${CARDS.orders[order].name}, bez pytania: ${reasons.join('; ') || 'na planszy nie ma żołnierzy'}`;
  },
  scene: {
    need: (difficulty, axis) => `trudność ${difficulty} + dominacja Osi ${axis} = ${difficulty + axis}`,
    as: (why, formation) =>
      why === 'formation' ? CARDS.formations[formation].one : why === 'wounded' ? 'z raną' : 'inna formacja',
  },
});
