/** General Orders in Polish. In the log the sides act, in the past tense: „Niebiescy ruszyli”, „Żółci utrzymali”. */
import { capital, counting, houseOptions, houseReasons, listing, united } from '@sztab/kernel/words';
import { BONUS_ADDS } from '../../content/bonuses.ts';
import { CARD, type CardTitle } from '../../content/cards.ts';
import { enemyOf, ROUNDS, type Side, STACK } from '../../content/sides.ts';
import { type Action, BARRAGE, DROP, SPACE, type SpaceId } from '../../content/spaces.ts';
import { hitsOf } from '../../rules/dice.ts';
import type { Strength } from '../../rules/events.ts';
import type { Idle } from '../../rules/legal.ts';
import { kindIn } from '../../rules/pieces.ts';
import { bonusOf, diceReasons, entriesOf, joins, placeWords, tokensOn } from '../phrases.ts';
import type { CardWords, Catalogue, Counted, Entry, Pieces, Place, PlaceWords } from '../words.ts';
import options from './options.json' with { type: 'json' };
import { AREAS, ZONES } from './places.ts';
import reasons from './reasons.json' with { type: 'json' };
import texts from './text.json' with { type: 'json' };
import { WHY } from './why.ts';

const SIDE: Readonly<Record<Side, string>> = { blue: 'Niebiescy', yellow: 'Żółci' };
/** Genitive and accusative alike. */
const WHOSE: Readonly<Record<Side, string>> = { blue: 'Niebieskich', yellow: 'Żółtych' };

const { form, counted } = counting('pl');

const COUNT: Readonly<Record<Counted, (n: number) => string>> = {
  soldiers: (n) => counted(n, 'żołnierz', 'żołnierze', 'żołnierzy'),
  aircraft: (n) => counted(n, 'samolot', 'samoloty', 'samolotów'),
  commanders: (n) => counted(n, 'dowódca', 'dowódcy', 'dowódców'),
  cards: (n) => counted(n, 'karta', 'karty', 'kart'),
  stars: (n) => counted(n, 'gwiazdka', 'gwiazdki', 'gwiazdek'),
  dice: (n) => counted(n, 'kość', 'kości', 'kości'),
  hits: (n) => counted(n, 'trafienie', 'trafienia', 'trafień'),
};

/** Accusative: „stracili 1 żołnierza, 2 żołnierzy”. Men take the genitive, machines the nominative. */
const ACC: Readonly<Record<Pieces, (n: number) => string>> = {
  soldiers: (n) => counted(n, 'żołnierza', 'żołnierzy', 'żołnierzy'),
  aircraft: COUNT.aircraft,
};
const genCards = (n: number): string => counted(n, 'karty', 'kart', 'kart');
const accCommanders = (n: number): string => counted(n, 'dowódcę', 'dowódców', 'dowódców');
/** „po 1 gwiazdce, po 2 gwiazdki, po 5 gwiazdek” */
export const starsEach = (n: number): string => counted(n, 'gwiazdce', 'gwiazdki', 'gwiazdek');
/** Instrumental: „rzucili 1 kością, 2 kośćmi”. */
const withDice = (n: number): string => counted(n, 'kością', 'kośćmi', 'kośćmi');
const withCommanders = (n: number): string => counted(n, 'dowódcą', 'dowódcami', 'dowódcami');
const WITH: Readonly<Record<Pieces, (n: number) => string>> = {
  soldiers: (n) => counted(n, 'żołnierzem', 'żołnierzami', 'żołnierzami'),
  aircraft: (n) => counted(n, 'samolotem', 'samolotami', 'samolotami'),
};
const areas = (n: number): string => counted(n, 'obszar', 'obszary', 'obszarów');
const moreDice = (n: number): string => counted(n, 'dodatkowa kość', 'dodatkowe kości', 'dodatkowych kości');
const moreSoldiers = (n: number): string =>
  counted(n, 'dodatkowy żołnierz', 'dodatkowi żołnierze', 'dodatkowych żołnierzy');

const at = (place: Place): PlaceWords => placeWords({ areas: AREAS, zones: ZONES }, place);
const pieces = (place: Place, n: number): string => COUNT[kindIn(place)](n);
const accPieces = (place: Place, n: number): string => ACC[kindIn(place)](n);
const { and: list } = listing('pl');
/** „2 żołnierze z Rioli i 1 z Bombiany”; the accusative where a verb asks for it. */
const spread = (
  counts: Readonly<Partial<Record<Place, number>>>,
  where: 'at' | 'from',
  noun: (place: Place, n: number) => string,
): string => list(entriesOf(counts).map(([place, n], i) => `${i === 0 ? noun(place, n) : n} ${at(place)[where]}`));

const ACTION: Readonly<Record<Action, { readonly name: string; readonly meaning: string }>> = {
  advance: {
    name: 'Naprzód',
    meaning: 'Przesuń żołnierzy z zaopatrywanych sąsiednich obszarów na ten obszar; w każdym jeden zostaje.',
  },
  barrage: {
    name: 'Ogień zaporowy',
    meaning: `Ostrzelaj ${withDice(BARRAGE.dice)} obszar odległy najwyżej o ${areas(BARRAGE.range)}: trafienie usuwa wrogiego żołnierza.`,
  },
  paradrop: {
    name: 'Desant spadochronowy',
    meaning: `Zrzuć ${ACC.soldiers(DROP)} z rezerwy na niemal dowolny obszar, także za linią frontu.`,
  },
  fly: {
    name: 'Lot',
    meaning: 'Przesuń samoloty z zaopatrywanych sąsiednich stref do tej strefy; w każdej jeden zostaje.',
  },
  bombing: {
    name: 'Bombardowanie',
    meaning: 'Odeślij samoloty tej strefy do rezerwy: każdy to jedna kość przeciw obszarowi pod nimi.',
  },
  reinforce: { name: 'Uzupełnienia', meaning: 'Wystaw żołnierzy z rezerwy na obszarach, które zaopatrujesz.' },
  plan: { name: 'Planowanie', meaning: 'Dobierz karty operacyjne; drugie pole daje też inicjatywę.' },
  scramble: {
    name: 'Poderwanie',
    meaning: 'Wystaw samoloty z rezerwy w strefach, które zaopatrujesz, lub nad swoją kwaterą główną.',
  },
};
/** For the small hex on the map. */
const SHORT: Readonly<Record<Action, string>> = {
  advance: 'Naprzód',
  barrage: 'Ogień',
  paradrop: 'Desant',
  fly: 'Lot',
  bombing: 'Bomby',
  reinforce: 'Uzupełnienia',
  plan: 'Planowanie',
  scramble: 'Poderwanie',
};

const NTH = { 1: 'pierwsze', 2: 'drugie' } as const;
const nth = (space: SpaceId): string => NTH[Number(space.at(-1)) as 1 | 2];

const adds = (title: CardTitle): number => CARD[title].adds.count;

const CARDS: Readonly<Record<CardTitle, CardWords>> = {
  assault: {
    name: 'Szturm',
    rule: `W twojej akcji Naprzód, przed starciem: do ${adds('assault')} dodatkowych żołnierzy z rezerwy.`,
  },
  counterAttack: {
    name: 'Kontrnatarcie',
    rule: `Bronisz zaopatrywanego obszaru: do ${adds('counterAttack')} żołnierzy z rezerwy, najwyżej ${STACK} razem.`,
  },
  momentum: {
    name: 'Impet',
    rule: `Na początku tury: ${COUNT.commanders(adds('momentum'))} ze strefy gotowości do rezerwy, aż do wycofania.`,
  },
  ambush: { name: 'Zasadzka', rule: `Bronisz się w starciu lądowym, przed rzutem: ${moreDice(adds('ambush'))}.` },
  mobilisation: {
    name: 'Mobilizacja',
    rule: `W twoich Uzupełnieniach: do ${adds('mobilisation')} dodatkowych żołnierzy z rezerwy, najwyżej ${STACK} na obszarze.`,
  },
  artilleryStrike: {
    name: 'Atak artyleryjski',
    rule: `W twoim Ogniu zaporowym, przed rzutem: ${moreDice(adds('artilleryStrike'))}.`,
  },
  airborneDrop: {
    name: 'Zrzut spadochronowy',
    rule: `W twoim Desancie, przed starciem: do ${adds('airborneDrop')} dodatkowych żołnierzy z rezerwy.`,
  },
  antiAircraft: {
    name: 'Obrona przeciwlotnicza',
    rule: `Bronisz się przed Desantem spadochronowym, przed rzutem: ${moreDice(adds('antiAircraft'))}.`,
  },
  airRaid: { name: 'Nalot', rule: `W twoim Bombardowaniu, przed rzutem: ${moreDice(adds('airRaid'))}.` },
  interception: {
    name: 'Przechwycenie',
    rule: `Bronisz się w starciu powietrznym, przed rzutem: ${moreDice(adds('interception'))}.`,
  },
  wingman: {
    name: 'Skrzydłowy',
    rule: `W twojej akcji Lot, przed starciem: do ${adds('wingman')} dodatkowych samolotów z rezerwy.`,
  },
};
const card = (title: CardTitle): string => CARDS[title].name;
/** „Zagraj Zasadzkę”: the accusative, where it is not the nominative. */
const ACC_CARD: Readonly<Partial<Record<CardTitle, string>>> = {
  ambush: 'Zasadzkę',
  mobilisation: 'Mobilizację',
  antiAircraft: 'Obronę przeciwlotniczą',
  wingman: 'kartę Skrzydłowy',
};
const accCard = (title: CardTitle): string => ACC_CARD[title] ?? card(title);

/** What a card adds: „2 dodatkowe kości”. */
function added(title: CardTitle, n: number): string {
  switch (CARD[title].adds.what) {
    case 'soldiers':
      return moreSoldiers(n);
    case 'aircraft':
      return counted(n, 'dodatkowy samolot', 'dodatkowe samoloty', 'dodatkowych samolotów');
    case 'dice':
      return moreDice(n);
    case 'commander':
      return counted(n, 'dodatkowy dowódca', 'dodatkowi dowódcy', 'dodatkowych dowódców');
  }
}

const diceReason: Catalogue['diceReason'] = (because, dice, by) => {
  if (because === 'base') {
    return by === 'bombing'
      ? form(dice, 'samolot', 'samoloty', 'samolotów')
      : form(dice, 'podstawowa', 'podstawowe', 'podstawowych');
  }
  if (because === 'zone') return 'strefa powietrzna';
  if (because === 'city') return 'centrum miasta';
  return because === 'observationPost' ? 'stanowisko obserwacyjne' : card(because);
};

/** Why a commander could do no more than close a space. */
const IDLE: Readonly<Record<Idle, string>> = {
  'empty-reserve': 'rezerwa była pusta',
  'no-room': 'nie było miejsca',
  'too-few-aircraft': 'stał tam tylko jeden samolot',
};

const ENTRY: Readonly<Record<Entry['by'], string>> = {
  advance: 'Naprzód',
  paradrop: 'Desant',
  fly: 'Lot',
  scramble: 'Poderwanie',
};
const against = ({ enemies }: Entry): string => (enemies > 0 ? ` przeciw ${enemies}` : '');
const defenders = ({ enemies }: Entry): string =>
  enemies > 0 ? ` (${counted(enemies, 'obrońca', 'obrońcy', 'obrońców')})` : '';
const combat = (place: Place): string =>
  `${kindIn(place) === 'soldiers' ? 'Starcie' : 'Starcie powietrzne'} ${at(place).at}`;
const entering = (entry: Entry): string =>
  `${ENTRY[entry.by]} ${at(entry.place).to}, ${pieces(entry.place, entry.pieces)}${against(entry)}`;
const enemiesThere = (n: number): string =>
  n > 0 ? counted(n, 'wrogi żołnierz', 'wrodzy żołnierze', 'wrogich żołnierzy') : 'brak wroga';
const one = (place: Place, form: 'nom' | 'acc'): string => {
  if (kindIn(place) === 'aircraft') return 'jeden samolot';
  return form === 'nom' ? 'jeden żołnierz' : 'jednego żołnierza';
};

const { match, seating } = houseOptions('pl');

export const pl: Catalogue = united(texts, {
  language: 'pl',
  sides: SIDE,
  areas: AREAS,
  zones: ZONES,
  actions: ACTION,
  cards: CARDS,
  bonuses: {
    supplyDepot: {
      meaning: `Do ${BONUS_ADDS.supplyDepot} dodatkowych żołnierzy w twoich Uzupełnieniach.`,
    },
    forwardOutpost: {
      meaning: `${moreSoldiers(BONUS_ADDS.forwardOutpost)} z rezerwy w każdej twojej akcji Naprzód.`,
    },
    observationPost: {
      meaning: `${moreDice(BONUS_ADDS.observationPost)} w twoim Ogniu zaporowym.`,
    },
    reconPost: {
      meaning: `${counted(BONUS_ADDS.reconPost, 'dodatkowa karta', 'dodatkowe karty', 'dodatkowych kart')} w twoim Planowaniu.`,
    },
    flightControl: {
      meaning: `${moreSoldiers(BONUS_ADDS.flightControl)} w twoim Desancie spadochronowym.`,
    },
    cityCentre: {
      meaning: `${moreDice(BONUS_ADDS.cityCentre)} dla obrońcy tego obszaru.`,
    },
  },
  diceReason,

  options: {
    ...options,
    stackLimit: {
      name: `Limit ${STACK}`,
      meaning: `Kiedy w jednym miejscu nie może zostać więcej niż ${STACK} żołnierzy lub samolotów.`,
      values: {
        always: { meaning: `Po każdej akcji nadwyżka ponad ${STACK} wraca do rezerwy.` },
      },
    },
    sideAssignment: seating('sides', 'Jak ustala się, kto prowadzi Niebieskich, a kto Żółtych.'),
    match: match('Dwie partie z zamianą stron. Przy remisie 1:1 rozstrzyga suma różnic gwiazdek.'),
  },

  orders: {
    turn: (commanders, ends, enemy) => {
      if (ends === 'nothing') return `Wydaj rozkaz, dowódców w rezerwie ${commanders}`;
      // What passing would end is said by its button.
      return `${SIDE[enemy]} spasowali. ${ends === 'round' ? 'Rozkazy do wydania' : 'Ostatnie rozkazy'}: ${commanders}`;
    },
    turnEmpty: (holds) =>
      holds ? 'Nie masz już dowódcy w rezerwie: zagraj Impet albo spasuj' : 'Nie masz już dowódcy w rezerwie: spasuj',
    move: (entry, more) => {
      if (entry.pieces === 0) {
        const where = entry.by === 'fly' ? 'strefy, z których lecą samoloty' : 'obszary, z których ruszają żołnierze';
        return `${ENTRY[entry.by]} ${at(entry.place).to}${defenders(entry)}: wskaż ${where}`;
      }
      const next = more ? 'wyślij więcej albo zakończ ruch' : 'zakończ ruch, więcej wysłać nie można';
      return `${entering(entry)}: ${next}`;
    },
    entryCard: (entry, title, holds) =>
      `${entering(entry)}: ${holds ? `zagrać ${accCard(title)}?` : 'kontynuuj bez karty'}`,
    barrageTarget: (from, dice) => `Ogień zaporowy ${at(from).from}, ${COUNT.dice(dice)}: wskaż cel`,
    paradropTarget: (soldiers) => `Desant spadochronowy, ${COUNT.soldiers(soldiers)}: wskaż obszar lądowania`,
    bombingTarget: (from) => `Bombardowanie ${at(from).from}: wskaż obszar w tej strefie`,
    bombingScale: (target, most, enemies) =>
      `Cel: ${at(target).title} (${enemiesThere(enemies)}). Wskaż, ile samolotów wysłać, najwyżej ${most}`,
    fireCard: ({ by, target, dice, enemies }, title, holds) => {
      const roll = `rzuć ${withDice(dice)}`;
      const what = holds ? `${roll} albo najpierw zagraj ${accCard(title)}` : roll;
      return `${ACTION[by].name}, cel: ${at(target).title} (${enemiesThere(enemies)}). ${capital(what)}`;
    },
    recall: (kind, strength, reserve) => {
      const missing = strength - reserve;
      return `Możesz wystawić ${ACC[kind](strength)}, a masz ${reserve}: ściągnij najwyżej ${missing} albo nie ściągaj więcej`;
    },
    place: (kind, { remaining, optional, placed }, mayMobilise) => {
      const card = mayMobilise ? ' albo zagraj Mobilizację' : '';
      if (remaining === 0) return `${placed > 0 ? 'Wszystko wystawione' : 'Nie można nic wystawić'}: zakończ${card}`;
      const where =
        kind === 'soldiers' ? 'na zaopatrywanych obszarach' : 'w zaopatrywanych strefach lub nad swoją kwaterą';
      if (remaining <= optional) return `Wystaw jeszcze najwyżej ${ACC[kind](remaining)} ${where} albo zakończ${card}`;
      const free = optional > 0 ? ` (w tym ${optional} nieobowiązkowo)` : '';
      return `Wystaw ${ACC[kind](remaining)} ${where}${free}${card}`;
    },
    defence: ({ place, pieces: attackers, enemies }, dice, holds) => {
      const forces = `${pieces(place, enemies)} przeciw ${attackers}`;
      const roll = `rzuć ${withDice(dice)}`;
      return `Bronisz się ${at(place).at}, ${forces}: ${holds ? `zagraj kartę albo ${roll}` : roll}`;
    },
    reroll: ({ by, place, hits, exposed }) => {
      const what = by === 'defence' ? `Obrona ${at(place).at}` : `Cel: ${at(place).title}`;
      return `${what}, ${COUNT.hits(hits)} na ${exposed}: zostaw albo przerzuć`;
    },
  },

  waiting: {
    turn: (side) => `${SIDE[side]} wybierają akcję`,
    decide: (side) => `${SIDE[side]} podejmują decyzję`,
    move: (side, { by, place }) => `${SIDE[side]} ${by === 'fly' ? 'lecą' : 'ruszają'} ${at(place).to}`,
    target: (side, by) => `${SIDE[side]} wybierają cel (${ACTION[by].name})`,
    scale: (side) => `${SIDE[side]} wybierają, ile samolotów wysłać`,
    recall: (side, kind) => `${SIDE[side]} mogą ściągnąć ${kind === 'soldiers' ? 'żołnierzy' : 'samoloty'}`,
    place: (side, kind, remaining) =>
      remaining === 0
        ? `${SIDE[side]} podejmują decyzję`
        : `${SIDE[side]} wystawiają ${kind === 'soldiers' ? 'żołnierzy' : 'samoloty'}, jeszcze ${remaining}`,
    signalLoss: (side) => `${SIDE[side]} wybierają dowódcę, który schodzi z planszy`,
  },

  moves: {
    deploy: (space, strength, takesInitiative, idle) => {
      const only = idle ? ', tylko żeby zająć pole' : '';
      switch (space.action) {
        case 'advance':
          return `Naprzód ${AREAS[space.area].to}`;
        case 'barrage':
        case 'paradrop':
          return `${ACTION[space.action].name} ${AREAS[space.area].from}${only}`;
        case 'fly':
          return `Lot ${ZONES[space.zone].to}`;
        case 'bombing':
          return `Bombardowanie ${ZONES[space.zone].from}${only}`;
        default: {
          if (idle) return `${spaceName(space.id)}, tylko żeby je zająć`;
          const { action } = space;
          const gives =
            action === 'plan'
              ? `${COUNT.cards(strength)}${takesInitiative ? ' i inicjatywa' : ''}`
              : COUNT[action === 'reinforce' ? 'soldiers' : 'aircraft'](strength);
          return `${ACTION[action].name}, ${nth(space.id)} pole: ${gives}`;
        }
      }
    },
    pass: (ends) => {
      if (ends === 'nothing') return 'Spasuj';
      return ends === 'round' ? 'Spasuj: koniec rundy' : 'Spasuj: koniec gry';
    },
    play: (title, n) => `Zagraj ${accCard(title)}: ${added(title, n)}`,
    move: (from) => `${capital(one(from, 'nom'))} ${at(from).from}`,
    finish: (what, n) => {
      if (what === null) return 'Zakończ';
      if (what === 'placing') return 'Zakończ wystawianie';
      return `Zakończ: ${what === 'advance' ? `ruszaj z ${WITH.soldiers(n)}` : `leć z ${WITH.aircraft(n)}`}`;
    },
    roll: (dice) => (dice === null ? 'Rzuć kośćmi' : `Rzuć ${withDice(dice)}`),
    target: (area, by, enemies) => {
      const { title, whom, to } = AREAS[area];
      if (by === null) return `Cel: ${title}`;
      const verb = { barrage: `Ostrzelaj ${whom}`, paradrop: `Desant ${to}`, bombing: `Zbombarduj ${whom}` }[by];
      return enemies === null ? verb : `${verb} (${enemiesThere(enemies)})`;
    },
    aircraft: (n) => `Wyślij ${ACC.aircraft(n)}: ${COUNT.dice(n)}`,
    recall: (from) => `Ściągnij ${one(from, 'acc')} ${at(from).from}`,
    place: (to) => `Wystaw ${one(to, 'acc')} ${at(to).at}`,
    keep: (hits) => (hits === null ? 'Zostaw wynik' : `Zostaw wynik: ${COUNT.hits(hits)}`),
    rerollWith: (title) => `Odrzuć ${accCard(title)} i przerzuć kości`,
    takeBack: (space) => `Zdejmij dowódcę z pola „${spaceName(space)}”`,
  },

  events: {
    opened: ({ mode, bonus }) => {
      const tokens = tokensOn(bonus).map(([area, token]) => `${pl.bonuses[token].name} ${AREAS[area].at}`);
      return `${pl.modes[mode].name}. Premie: ${list(tokens)}`;
    },
    'round-began': ({ round, initiative }) =>
      `Zaczęła się runda ${round} z ${ROUNDS}, inicjatywę mają ${SIDE[initiative]}`,
    passed: ({ side, commandersLeft: n }) =>
      `${SIDE[side]} spasowali${n > 0 ? ` z ${withCommanders(n)} w rezerwie` : ''}`,
    'space-closed': ({ side, space, because }) =>
      `${SIDE[side]} tylko zajęli pole „${spaceName(space)}”: ${IDLE[because]}`,
    advanced: ({ side, area, from }) => `${SIDE[side]} ruszyli ${AREAS[area].to}: ${spread(from, 'from', pieces)}`,
    'outpost-joined': ({ side, area }) =>
      `Wysunięta placówka: ${moreSoldiers(BONUS_ADDS.forwardOutpost)} ${WHOSE[side]} ${AREAS[area].at}`,
    flew: ({ side, zone, from }) => `${SIDE[side]} polecieli ${ZONES[zone].to}: ${spread(from, 'from', pieces)}`,
    dropped: ({ side, area, soldiers: n }) => `${SIDE[side]} zrzucili ${ACC.soldiers(n)} ${AREAS[area].to}`,
    barrage: ({ side, from, area }) => `${SIDE[side]} ostrzelali ${AREAS[area].whom} ${AREAS[from].from}`,
    bombing: ({ side, from, area, aircraft: n }) =>
      `${SIDE[side]} zbombardowali ${AREAS[area].whom}: ${COUNT.aircraft(n)} ${ZONES[from].from}`,
    reinforced: (e) => supplied(headOf(ACTION.reinforce.name, e), e.placed, e.recalled),
    scrambled: (e) => supplied(headOf(ACTION.scramble.name, e), e.placed, e.recalled),
    planned: (e) => {
      const plan = `${headOf(ACTION.plan.name, e)}: `;
      if (e.count === 0) return `${plan}nie było już kart do dobrania`;
      return `${plan}${COUNT.cards(e.count)}${e.cards ? ` (${list(e.cards.map(card))})` : ''}`;
    },
    reshuffled: ({ cards: n }) => `Stos kart odrzuconych przetasowano w nową talię z ${genCards(n)}`,
    'initiative-taken': ({ side }) => `${SIDE[side]} przejęli inicjatywę`,
    'card-played': ({ side, title, added: n, place }) =>
      `${SIDE[side]} zagrali ${accCard(title)}: ${added(title, n)}${place && joins(title) ? ` ${at(place).at}` : ''}`,
    'card-for-reroll': ({ side, title }) => `${SIDE[side]} odrzucili ${accCard(title)}, żeby przerzucić kości`,
    rolled: ({ side, by, place, faces, parts, attempt }) => {
      const what = by === 'defence' ? combat(place) : `${ACTION[by].name}, cel: ${at(place).title}`;
      const dice = attempt > 0 ? `przerzucili ${COUNT.dice(faces.length)}` : `rzucili ${withDice(faces.length)}`;
      const hits = COUNT.hits(hitsOf(faces));
      const result = faces.length > 1 ? `${faces.join(' + ')} = ${hits}` : hits;
      const why = parts.length > 1 ? ` (${diceReasons(diceReason, parts, by)})` : '';
      return `${what}. ${SIDE[side]} ${dice}${why}: ${result}`;
    },
    'combat-ended': ({ attacker, place, hit, attrition, surplus, holder, left }) => {
      const defender = enemyOf(attacker);
      const byHits = hit > 0 ? ` (${hit} od trafień)` : '';
      const theirs = attrition > 0 ? `${SIDE[defender]} ${attrition}` : `${SIDE[defender]} bez strat`;
      const losses = `${SIDE[attacker]} stracili ${accPieces(place, hit + attrition)}${byHits}, ${theirs}`;
      const isLand = kindIn(place) === 'soldiers';
      const result =
        holder === null
          ? isLand
            ? 'Obszar jest pusty'
            : 'Strefa jest pusta'
          : `${SIDE[holder]} ${holder === attacker ? 'zajęli' : 'utrzymali'} ${isLand ? 'obszar' : 'strefę'}, mają tam ${accPieces(place, left)}`;
      return `${combat(place)}: ${losses}. ${result}${surplusWords(surplus)}`;
    },
    'fire-ended': ({ side, by, area, hits, lost }) => {
      const result = lost > 0 ? `${SIDE[enemyOf(side)]} stracili ${ACC.soldiers(lost)}` : 'bez strat';
      return `${ACTION[by].name}, cel: ${AREAS[area].title}. ${COUNT.hits(hits)}, ${result}`;
    },
    entered: ({ side, place, pieces: n, surplus }) =>
      `${SIDE[side]} nie napotkali wroga: ${pieces(place, n)} ${at(place).at}${surplusWords(surplus)}`,
    'supply-lost': ({ side, places }) =>
      `${SIDE[side]} stracili zaopatrzenie ${list(places.map((place) => at(place).at))}`,
    'supply-gained': ({ side, places }) =>
      `${SIDE[side]} odzyskali zaopatrzenie ${list(places.map((place) => at(place).at))}`,
    stars: ({ stars }) => `Gwiazdki: ${SIDE.blue} ${stars.blue}, ${SIDE.yellow} ${stars.yellow}`,
    'signal-gained': ({ side }) => `Jednostka łączności: do rezerwy ${WHOSE[side]} przeszedł dodatkowy dowódca`,
    'signal-lost': ({ side, space }) => {
      const from = space ? `z pola „${spaceName(space)}”` : 'z rezerwy';
      return `${SIDE[side]} stracili jednostkę łączności: dowódca ${from} wrócił do strefy gotowości`;
    },
    recalled: ({ returned }) => {
      const back = (['blue', 'yellow'] as const).filter((side) => returned[side] > 0);
      const ready = back.map((side) => `; ${SIDE[side]} odesłali ${accCommanders(returned[side])} do strefy gotowości`);
      return `Wszyscy dowódcy zostali wycofani${ready.join('')}`;
    },
    resigned: ({ side }) => `${SIDE[side]} się poddali`,
    'game-over': ({ winner, reason, stars }) => {
      const loser = enemyOf(winner);
      const how = {
        hq: `${SIDE[loser]} utracili kwaterę główną`,
        stars: `${COUNT.stars(stars[winner])} do ${stars[loser]}`,
        tie: `po ${starsEach(stars[winner])}, rozstrzygnęła inicjatywa`,
        resign: `${SIDE[loser]} się poddali`,
      }[reason];
      return `${SIDE[winner]} wygrali: ${how}`;
    },
  },

  why: WHY,
  whyNot: {
    ...reasons,
    ...houseReasons('pl'),
    'out-of-range': `Poza zasięgiem: najwyżej ${areas(BARRAGE.range)}`,
    'stack-full': `Tu już nic nie wystawisz: limit to ${STACK}`,
  },

  endings: {
    hq: ({ winner }) => `${SIDE[winner]} wygrywają: ${SIDE[enemyOf(winner)]} utracili kwaterę główną`,
    stars: ({ winner, stars }) =>
      `${SIDE[winner]} wygrywają, ${COUNT.stars(stars[winner])} do ${stars[enemyOf(winner)]}`,
    tie: ({ winner, stars }) => `Po ${starsEach(stars[winner])}: dzięki inicjatywie wygrywają ${SIDE[winner]}`,
    resign: ({ winner }) => `${SIDE[winner]} wygrywają: ${SIDE[enemyOf(winner)]} się poddali`,
  },

  count: COUNT,
  space: (id) => ({ name: spaceName(id), short: SHORT[SPACE[id].action] }),
});

function spaceName(id: SpaceId): string {
  const space = SPACE[id];
  const { name } = ACTION[space.action];
  if ('support' in space) return `${name}, ${nth(id)} pole`;
  return `${name}: ${at('area' in space ? space.area : space.zone).title}`;
}

function supplied(
  head: string,
  placed: Readonly<Partial<Record<Place, number>>>,
  recalled: Readonly<Partial<Record<Place, number>>>,
): string {
  const came = spread(placed, 'at', pieces) || 'nic nie wystawiono';
  const went = spread(recalled, 'from', pieces);
  return `${head}: ${came}${went ? `; ściągnięto przedtem: ${went}` : ''}`;
}

/** „Uzupełnienia Niebieskich (pierwsze pole, siła 5 + 2 skład zaopatrzenia)” */
function headOf(
  action: string,
  { side, space, strength }: { readonly side: Side; readonly space: SpaceId; readonly strength: Strength },
): string {
  const bonus =
    strength.bonus > 0 ? ` + ${strength.bonus} ${pl.bonuses[bonusOf(space)].name.toLocaleLowerCase('pl')}` : '';
  return `${action} ${WHOSE[side]} (${nth(space)} pole, siła ${strength.space}${bonus})`;
}

const surplusWords = (n: number): string => (n > 0 ? `; nadwyżka ${n} wróciła do rezerwy` : '');
