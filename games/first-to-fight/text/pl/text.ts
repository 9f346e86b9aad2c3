/**
 * First to Fight in Polish. In the log the players act in the present tense, which says nothing of who they are; soldiers, men
 * and women, follow a colon or a dash in the nominative, so that nobody's name has to bend.
 */

import { type Seat, standings } from '@sztab/kernel';
import { capital, counting, digits, houseOptions, houseReasons, listing, NBSP, united } from '@sztab/kernel/words';
import type { Ability } from '../../content/abilities.ts';
import { eventOf } from '../../content/events.ts';
import type { Attribute } from '../../content/formations.ts';
import { FAILURE, type MissionId, missionOf } from '../../content/missions.ts';
import type { Order } from '../../content/orders.ts';
import { FIRST_DARK, REGION, type Region } from '../../content/regions.ts';
import { type SoldierId, soldierOf } from '../../content/soldiers.ts';
import { type Month, monthOf } from '../../content/time.ts';
import type { PushBy } from '../../rules/events.ts';
import { calledBy, fullName } from '../phrases.ts';
import type { Catalogue, Declined, Ending, Kept, MonthWords } from '../words.ts';
import * as CARDS from './cards.ts';
import options from './options.json' with { type: 'json' };
import reasons from './reasons.json' with { type: 'json' };
import texts from './text.json' with { type: 'json' };
import { WHY } from './why.ts';

const staff = (seat: Seat): string => `Sztabowiec${NBSP}${seat + 1}`;
/** To whom: „Sztabowcowi 2”. */
const toStaff = (seat: Seat): string => `Sztabowcowi${NBSP}${seat + 1}`;
/** For whom: „dla Sztabowca 2”. */
export const forStaff = (seat: Seat): string => `dla Sztabowca${NBSP}${seat + 1}`;
const soldier = (id: SoldierId): string => fullName(id, (pseudonym) => `„${pseudonym}”`);
const called = calledBy((pseudonym) => `„${pseudonym}”`);
const soldiers = (ids: readonly SoldierId[]): string => ids.map(soldier).join(', ');

const { form, counted } = counting('pl');
const { and, or } = listing('pl');
const staffs = (seats: readonly Seat[]): string => and(seats.map(staff));

const points = (n: number): string => counted(n, 'punkt', 'punkty', 'punktów');
const missions = (n: number): string => counted(n, 'misję', 'misje', 'misji');
const cards = (n: number): string => counted(n, 'kartę', 'karty', 'kart');
const wounds = (n: number): string => counted(n, 'rana', 'rany', 'ran');
const months = (n: number): string => counted(n, 'miesiąc', 'miesiące', 'miesięcy');

/** Nominative, genitive and locative. */
const MONTHS = [
  ['styczeń', 'stycznia', 'w styczniu'],
  ['luty', 'lutego', 'w lutym'],
  ['marzec', 'marca', 'w marcu'],
  ['kwiecień', 'kwietnia', 'w kwietniu'],
  ['maj', 'maja', 'w maju'],
  ['czerwiec', 'czerwca', 'w czerwcu'],
  ['lipiec', 'lipca', 'w lipcu'],
  ['sierpień', 'sierpnia', 'w sierpniu'],
  ['wrzesień', 'września', 'we wrześniu'],
  ['październik', 'października', 'w październiku'],
  ['listopad', 'listopada', 'w listopadzie'],
  ['grudzień', 'grudnia', 'w grudniu'],
] as const;

function month(at: Month): MonthWords {
  const { month: n, year } = monthOf(at);
  const [title, of, within] = MONTHS[n - 1] as (typeof MONTHS)[number];
  const dated = (text: string): string => `${text}${NBSP}${year}`;
  return { title: dated(title), of: dated(of), in: dated(within) };
}

const ATTRIBUTE: Readonly<Record<Attribute, string>> = { S: 'Siła', U: 'Konspiracja' };
const RAISED: Readonly<Record<Attribute, string>> = { S: 'Siłę', U: 'Konspirację' };
const order = (id: Order): string => CARDS.orders[id].name;
/** Whom or what somebody chooses. */
export const CHOSEN: Readonly<Record<Order, string>> = {
  movement: 'Ruch',
  training: 'Szkolenie',
  sabotage: 'Dywersję',
  recruitment: 'Rekrutację',
  concentration: 'Koncentrację sił',
  maneuvers: 'Manewry',
};
const region = (id: Region) => CARDS.regions[id];
const title = (id: Region): string => CARDS.regions[id].title;
const inside = (id: Region): string => CARDS.regions[id].in;
const mission = (id: MissionId): string => CARDS.missions[id];

/** Where a marker went, and what that means. */
function marker(where: Region, from: number, to: number): string {
  const level = `poziom ${REGION[where].levels[to]}`;
  if (from === to) return `znacznik zostaje na polu ${to}, ${level}`;
  const way = `znacznik z pola ${from} na ${to}, ${level}`;
  if (from >= FIRST_DARK && to < FIRST_DARK) return `${way}, koniec okupacji`;
  return from < FIRST_DARK && to >= FIRST_DARK ? `${way}, początek okupacji` : way;
}

/** What moved it; a sabotage is named with the one who carried it out. */
const PUSHED: Readonly<Record<Exclude<PushBy, 'sabotage'>, (where: Region) => string>> = {
  undergroundActivity: (where) => `Konspiracja ${inside(where)}`,
  mainFront: (where) => `Główny front, ${title(where)}`,
  axis: (where) => `Państwa Osi ${inside(where)}`,
  event: (where) => `Wydarzenie, ${title(where)}`,
};

/** „Do Polski przybywają: …” */
const arrived = (ids: readonly SoldierId[], where: Region): string =>
  `${capital(region(where).to)} ${ids.length === 1 ? 'przybywa' : 'przybywają'}: ${soldiers(ids)}`;

const USES: Readonly<Record<Ability, string>> = {
  additionalRecruitment: 'zrekrutuj jeszcze kogoś w tym samym regionie',
  victoryPoint: `weź ${points(1)}`,
  training: 'wyszkol Siłę albo Konspirację',
  undergroundActivity: 'obniż dominację w tym regionie',
  movement: 'przenieś do sąsiedniego regionu',
  liaison: 'obejrzyj dwie karty wydarzeń',
};

const NOT_USED: Readonly<Record<Declined | Kept, string>> = {
  movement: 'Nikogo nie przenoś',
  training: 'Nikogo nie szkol',
  sabotage: 'Bez dywersji',
  recruitment: 'Nikogo nie rekrutuj',
  concentration: 'Nie bierz premii',
  rule: 'Bez zasady specjalnej',
  ability: 'Nie używaj umiejętności',
  front: 'Nie odrzucaj misji',
};

const USING: Readonly<Record<Declined, string>> = {
  movement: 'może przenieść żołnierza',
  training: 'może wyszkolić żołnierza',
  sabotage: 'może przeprowadzić dywersję',
  recruitment: 'może rekrutować',
  concentration: 'może wziąć premię Koncentracji sił',
  rule: 'może użyć zasady specjalnej regionu',
  ability: 'może użyć umiejętności',
};

const WOUND: Readonly<Record<number, string>> = { 1: 'Rana', 2: 'Druga rana', 3: 'Trzecia rana' };
/** „żeton, ruch lub sanitariuszkę” */
const TAKEN = { token: 'żeton', move: 'ruch', nurse: 'sanitariuszkę' } as const;

/** „ · Sztabowiec 1: 40, Sztabowiec 3: 12”, the best first; whoever gave up stands last (FTF-8.8). */
function others(e: Ending): string {
  const rest = standings({ ...e, reason: '' }).filter((seat) => !e.winners.includes(seat));
  const line = (seat: Seat): string =>
    `${staff(seat)}: ${digits(e.scores[seat] ?? 0)}${e.resigned?.includes(seat) ? ' (rezygnacja)' : ''}`;
  return rest.length === 0 ? '' : ` · ${rest.map(line).join(', ')}`;
}
const score = ({ winners, scores }: Ending): number => scores[winners[0] as Seat] ?? 0;
const best = (e: Ending): string => points(score(e));
/** „po 1 punkcie”, „po 2 punkty”, „po 5 punktów” */
const each = (e: Ending): string => `po ${counted(score(e), 'punkcie', 'punkty', 'punktów')}`;

const ENDINGS: Catalogue['endings'] = {
  points: (e) => `${staffs(e.winners)} wygrywa, ${best(e)}${others(e)}`,
  missions: (e) =>
    `${staffs(e.winners)} wygrywa przy remisie, ${best(e)}: decyduje liczba wykonanych misji${others(e)}`,
  shared: (e) => `Zwycięstwo dzielą ${staffs(e.winners)}, ${each(e)}${others(e)}`,
  resign: (e) =>
    e.winners.length === 1
      ? `Po rezygnacji ${(e.resigned?.length ?? 1) > 1 ? 'pozostałych' : 'gracza'} wygrywa ${staffs(e.winners)}, ${best(e)}${others(e)}`
      : `Po rezygnacji gracza zwycięstwo dzielą ${staffs(e.winners)}, ${each(e)}${others(e)}`,
};

const { seating } = houseOptions('pl');

export const pl: Catalogue = united(texts, {
  language: 'pl',
  staff,
  options: {
    ...options,
    sideAssignment: seating('seats', 'Jak ustala się, kto gdzie siedzi.'),
  },
  ...CARDS,
  attributes: ATTRIBUTE,
  uses: USES,
  month,
  months,
  soldier,
  called,

  asking: {
    keepMissions: (count) => `Zatrzymaj ${missions(count)} albo odrzuć jedną z nich`,
    draft: (rest, left) => `Zatrzymaj jedną misję; pozostałe ${rest} przekażesz ${toStaff(left)}`,
    chooseOrder: (active) => (active.length > 3 ? 'Wybierz rozkaz' : `Wybierz rozkaz: ${or(active.map(order))}`),
    move: (anywhere) =>
      `Przenieś jednego żołnierza do ${anywhere ? 'dowolnego innego' : 'sąsiedniego'} regionu albo zrezygnuj`,
    sabotage: (regions) => {
      const where = regions.length > 3 ? `w jednym z ${regions.length} regionów` : or(regions.map(inside));
      return `Przeprowadź dywersję ${where} albo zrezygnuj`;
    },
    camp: (more, begun) =>
      `Obóz szkoleniowy: wskaż żołnierza ${inside('NEA')}, ${begun ? `najwyżej jeszcze ${more}, albo zakończ` : `najwyżej ${more}`}`,
    frontDiscard: (mayKeep) =>
      `Główny front: ${mayKeep ? 'możesz odrzucić' : 'odrzuć'} jawnie jedną misję; potem Państwa Osi ruszą ${inside('WEU')}`,
    recruitRegion: (n) =>
      `Wskaż region i dobierz do niego ${counted(n, 'żołnierza', 'żołnierzy', 'żołnierzy')} albo zrezygnuj`,
    recruitPick: (where) => `Umieść jedną kartę ${inside(where)}, reszta na spód talii`,
    ability: (id) => `${called(id)}, umiejętność: ${USES[soldierOf(id).ability]} albo zrezygnuj`,
    concentration: (bonuses) =>
      `${order('concentration')}: weź ${or(bonuses.map((bonus) => TAKEN[bonus]))}, jeśli chcesz`,
    treat: (nurses) =>
      `Masz ${counted(nurses, 'sanitariuszkę', 'sanitariuszki', 'sanitariuszek')}: wskaż, kogo wyleczyć, albo zakończ leczenie`,
    lossRegion: (regions) => `Wskaż, gdzie teraz liczymy straty: ${or(regions.map(title))}`,
    lossWound: (where, left) =>
      `${form(left, 'Została', 'Zostały', 'Zostało')} ${wounds(left)} ${inside(where)}: wskaż kogoś o najniższej Konspiracji`,
    eventWound: (event, where) =>
      `${event ? CARDS.eventCards[event].name : 'Wydarzenie'}: rana ${inside(where)}, wskaż kogoś o najniższej Konspiracji`,
  },

  waiting: {
    keepMissions: (seats) => `Czekamy na wybór misji: ${staffs(seats)}`,
    draft: (seats) => `Czekamy na przydział misji: ${staffs(seats)}`,
    chooseOrder: (seat) => `${staff(seat)} wybiera rozkaz`,
    use: (seat, what) => `${staff(seat)} ${USING[what]}`,
    drop: (seat) => `${staff(seat)} wskazuje, kto trafi do Warszawy`,
    nameFormation: (seat) => `${staff(seat)} wskazuje formację`,
    camp: (seat) => `${staff(seat)} wybiera żołnierzy do Obozu szkoleniowego`,
    frontDiscard: (seat, mayKeep) => `${staff(seat)} ${mayKeep ? 'może odrzucić' : 'odrzuca'} misję`,
    recruitPick: (seat, where) => `${staff(seat)} wybiera rekruta ${inside(where)}`,
    ability: (seat, id) => `${staff(seat)} może użyć umiejętności: ${CARDS.abilities[soldierOf(id).ability].name}`,
    liaison: (seat) => `${staff(seat)} ogląda dwie karty wydarzeń`,
    placeToken: (seat) => `${staff(seat)} kładzie żeton koncentracji sił`,
    concentrationMove: (seat) => `${staff(seat)} przenosi żołnierza`,
    treat: (seat) => `${staff(seat)} może leczyć rannych`,
    keepMission: (seat) => `${staff(seat)} wybiera misję etapu II`,
    lossRegion: (seat) => `${staff(seat)} wskazuje region, w którym liczymy straty`,
    wound: (seat, where) => `${staff(seat)} wskazuje, kto odniesie ranę ${inside(where)}`,
  },

  moves: {
    keepAll: (count) =>
      count === null ? 'Zatrzymaj wszystkie' : count === 2 ? 'Zatrzymaj obie' : `Zatrzymaj wszystkie ${count}`,
    discard: (id) => `Odrzuć: ${mission(id)}`,
    keep: (id) => `Zatrzymaj: ${mission(id)}`,
    order: (id, vp) => (vp > 0 ? `${order(id)}, ${points(vp)}` : order(id)),
    pass: (what) => (what ? NOT_USED[what] : 'Zrezygnuj'),
    move: (id, to) => `${called(id)} ${region(to).to}`,
    train: (id, attribute, now) => {
      const what = `Szkol ${RAISED[attribute]}: ${called(id)}`;
      return now === null ? what : `${what}, z ${now} na ${now + 1}`;
    },
    sabotage: (where, vp) => (vp > 0 ? `Dywersja ${inside(where)}, ${points(vp)}` : `Dywersja ${inside(where)}`),
    rule: (where) => `${title(where)}: ${CARDS.rules[where].name}`,
    drop: (id, from) => (from ? `${called(id)} ${region(from).from} do Warszawy` : `${called(id)} do Warszawy`),
    name: (formation) => capital(CARDS.formations[formation].title),
    front: (id) => `Odrzuć: ${mission(id)}`,
    recruit: (where) => `Rekrutuj ${inside(where)}`,
    pick: (id) => {
      const { formation, strength, underground, ability } = soldierOf(id);
      return `${soldier(id)}: ${CARDS.formations[formation].one}, ${strength}/${underground}, ${CARDS.abilities[ability].name}`;
    },
    use: (ability, where) => {
      if (ability === null) return 'Użyj umiejętności';
      if (ability === 'undergroundActivity' && where) return `Obniż dominację ${inside(where)}`;
      return ability === 'liaison' ? 'Obejrzyj dwie karty wydarzeń' : `Użyj: ${CARDS.abilities[ability].name}`;
    },
    abilityMove: (id, to) => (id ? `${called(id)} ${region(to).to}` : `Ruch ${region(to).to}`),
    abilityTrain: (id, attribute) => (id ? `Szkol ${RAISED[attribute]}: ${called(id)}` : `Szkol ${RAISED[attribute]}`),
    top: (id, neutral) => {
      const { region: where, months: n, date } = eventOf(id);
      const facts = `${title(where)}, ${counted(n, 'miesiąc', 'miesiące', 'miesięcy')}`;
      return neutral
        ? `Na wierzch: ${CARDS.eventCards[id].name} (${facts}; data: ${month(date).title})`
        : `Na wierzch: ${CARDS.eventCards[id].name} (${facts})`;
    },
    bonus: (id) => ({ token: 'Połóż żeton', move: 'Przenieś żołnierza', nurse: 'Weź sanitariuszkę' })[id],
    token: (formation, where) => `${capital(CARDS.formations[formation].title)} ${inside(where)}`,
    treat: (id, where) => (where ? `Ulecz: ${soldier(id)}, ${inside(where)}` : `Ulecz: ${soldier(id)}`),
    done: (what) =>
      what === null ? 'Zakończ' : what === 'camp' ? 'Zakończ Obóz szkoleniowy' : 'Nie lecz nikogo więcej',
    losses: (where) => `Straty ${inside(where)}`,
    wound: (id) => `Rana: ${soldier(id)}`,
  },

  events: {
    opened: ({ soldiers: placed, tries }) => {
      const where = placed.map(({ soldier: id, region: at }) => `${soldier(id)} ${inside(at)}`).join('; ');
      return tries > 1 ? `Pierwsi żołnierze, ${tries}. rozdanie: ${where}` : `Pierwsi żołnierze: ${where}`;
    },
    answered: ({ seat }) => `${staff(seat)} ma już wybrane misje`,
    'missions-kept': ({ seat, count, discarded }) => {
      const kept = `${staff(seat)} zatrzymuje ${missions(count)}`;
      return discarded ? `${kept}; odrzucona: ${mission(discarded)}` : kept;
    },
    'packets-passed': ({ pick, kept }) =>
      kept ? `Zatrzymujesz: ${mission(kept)}` : `Przydział, krok ${pick}: misje przechodzą w lewo`,
    'first-player': ({ seat }) => `Losowanie: zaczyna ${staff(seat)}`,
    'round-began': ({ round, seat }) => `Runda ${round}: pierwszy rozkaz wybiera ${staff(seat)}`,
    'order-chosen': ({ seat, order: id, vp }) => {
      const chosen = `${staff(seat)} wybiera ${CHOSEN[id]}`;
      return vp > 0 ? `${chosen} i bierze ${points(vp)}` : chosen;
    },
    declined: ({ seat, order: id }) => `${staff(seat)} nie korzysta z rozkazu ${order(id)}`,
    moved: ({ seat, soldier: id, from, to }) =>
      `${staff(seat)} przenosi ${region(from).from} ${region(to).to}: ${soldier(id)}`,
    'arrival-point': ({ seat, soldier: id }) =>
      `Koncentracja sił: ${points(1)} ${forStaff(seat)}, przybywa ${soldier(id)}`,
    trained: ({ seat, soldier: id, attribute, s: strength, u, by }) => {
      const where = by === 'camp' ? ' w Obozie szkoleniowym' : '';
      return `${staff(seat)} szkoli ${RAISED[attribute]}${where}: ${soldier(id)}, teraz ${strength}/${u}`;
    },
    'nurse-taken': ({ seat }) => `${staff(seat)} bierze sanitariuszkę`,
    domination: ({ region: where, from, to, by, seat }) => {
      const sabotage = seat === null ? 'Dywersja' : `${staff(seat)} przeprowadza dywersję`;
      const who = by === 'sabotage' ? `${sabotage} ${inside(where)}` : PUSHED[by](where);
      return `${who}: ${marker(where, from, to)}`;
    },
    'sabotage-points': ({ seat, region: where, vp }) =>
      `${points(vp)} ${forStaff(seat)} za dywersję w okupowanym regionie: ${title(where)}`,
    'rule-used': ({ seat, region: where }) =>
      `${staff(seat)} używa zasady ${CARDS.rules[where].name} (${title(where)})`,
    'formation-named': ({ seat, formation, revealed, found }) => {
      const named = `${staff(seat)} wskazuje formację: ${CARDS.formations[formation].title}`;
      const n = revealed.length;
      const shuffled =
        n > 0
          ? `; ${form(n, 'odkryta i wtasowana', 'odkryte i wtasowane', 'odkryto i wtasowano')} ${counted(n, 'karta', 'karty', 'kart')}`
          : '';
      return found
        ? `${named}; do Polski trafia ${soldier(found)}${shuffled}`
        : `${named}; nikogo takiego w talii${shuffled}`;
    },
    'army-arrived': ({ seat, soldiers: ids }) => `${staff(seat)}, Armia Andersa. ${arrived(ids, 'NAI')}`,
    'front-discarded': ({ seat, mission: id }) => `${staff(seat)} odrzuca misję: ${mission(id)}`,
    'front-kept': ({ seat }) => `${staff(seat)} nie odrzuca żadnej misji`,
    'mission-received': ({ seat, kept, returned }) => {
      const got = `${staff(seat)} dostaje misję etapu II`;
      if (!kept) return got;
      return returned ? `${got}: ${mission(kept)}; oddana: ${mission(returned)}` : `${got}: ${mission(kept)}`;
    },
    recruiting: ({ seat, region: where, count }) =>
      `${staff(seat)} rekrutuje ${inside(where)}, dobiera ${cards(count)}`,
    recruited: ({ seat, region: where, soldier: id, others: rest }) => {
      const placed = `${staff(seat)} umieszcza ${inside(where)}: ${soldier(id)}`;
      return rest && rest.length > 0 ? `${placed}; na spód talii: ${soldiers(rest)}` : placed;
    },
    ability: ({ seat, soldier: id, ability }) =>
      ability === 'victoryPoint'
        ? `${points(1)} ${forStaff(seat)} za umiejętność ${CARDS.abilities[ability].name}: ${soldier(id)}`
        : `${staff(seat)} używa umiejętności ${CARDS.abilities[ability].name}: ${soldier(id)}`,
    liaison: ({ seat, top, bottom }) => {
      const looked = `${staff(seat)} ogląda dwie karty wydarzeń`;
      return top && bottom
        ? `${looked}; na wierzchu: ${CARDS.eventCards[top].name}; na spodzie: ${CARDS.eventCards[bottom].name}`
        : looked;
    },
    'bonus-taken': ({ seat, bonus }) =>
      `${staff(seat)} bierze premię: ${CARDS.bonuses[bonus].name.toLocaleLowerCase('pl')}`,
    'token-placed': ({ seat, formation, region: where, stays }) =>
      `${staff(seat)} ${stays ? 'zostawia na miejscu' : 'kładzie'} żeton koncentracji sił: ${CARDS.formations[formation].title} ${inside(where)}`,
    maneuvers: ({ seat, orders }) => {
      const lead = `Fazę zakończenia prowadzi ${staff(seat)}`;
      if (orders.length === 0) return `${lead}; wszystkie rozkazy były już użyte`;
      return `${lead}; ${orders.length === 1 ? points(1) : `po 1${NBSP}punkcie`} na: ${orders.map(order).join(', ')}`;
    },
    treated: ({ seat, soldier: id }) => `${staff(seat)} oddaje sanitariuszkę, rana wyleczona: ${soldier(id)}`,
    axis: ({ event, region: where, months: n }) =>
      `Karta wydarzenia: ${CARDS.eventCards[event].name} (działania Państw Osi: ${title(where)}; czas: ${months(n)})`,
    'event-laid-out': ({ event }) => `Nadejdzie ${month(eventOf(event).date).in}: ${CARDS.eventCards[event].name}`,
    'event-passed': ({ event }) =>
      `Za późno na wydarzenie, bez skutku: ${CARDS.eventCards[event].name} (${month(eventOf(event).date).title})`,
    'time-passed': ({ from, to }) =>
      from === to ? `Czas stoi: ${month(to).title}` : `Czas: od ${month(from).of} do ${month(to).of}`,
    'missions-revealed': ({ seat, missions: ids }) =>
      `${staff(seat)} ujawnia ${missions(ids.length)}: ${ids.map(mission).join('; ')}`,
    'mission-resolved': ({ seat, mission: id, available, required, success }) => {
      const sum = `suma ${available}, potrzeba ${required}`;
      const result = success
        ? `misja wykonana, ${points(missionOf(id).points)}`
        : `misja nieudana, ${points(-FAILURE)}`;
      return `${staff(seat)}, ${mission(id)}: ${sum}, ${result}`;
    },
    'losses-rolled': ({ region: where, die, level, wounds: n }) =>
      `Straty ${inside(where)}: kostka ${die} i poziom ${level}, ${wounds(n)}`,
    wounded: ({ soldier: id, wounds: n }) => `${WOUND[n] ?? 'Rana'}: ${soldier(id)}`,
    fell: ({ soldier: id, region: where }) => `Strata ${inside(where)}: ${soldier(id)}`,
    'event-resolved': ({ event, effects }) =>
      `Wydarzenie neutralne: ${CARDS.eventCards[event].name} (${effects.map(CARDS.effect).join('; ')})`,
    'event-soldiers': ({ region: where, soldiers: ids }) =>
      ids.length > 0 ? arrived(ids, where) : 'Talia żołnierzy jest pusta, nikt nie przybywa',
    'nurse-lost': ({ seat }) => `${staff(seat)} traci sanitariuszkę`,
    resigned: ({ seat, playsOn }) =>
      playsOn ? `${staff(seat)} rezygnuje z gry i będzie na końcu; dalej gra bot` : `${staff(seat)} rezygnuje z gry`,
    'game-over': (result) => ENDINGS[result.reason](result),
  },

  why: WHY,
  whyNot: { ...reasons, ...houseReasons('pl') },

  endings: ENDINGS,
});
