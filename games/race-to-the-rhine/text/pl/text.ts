/**
 * Race to the Rhine in Polish. Commanders and corps act in the present tense; towns and cards follow a colon or stand in brackets, so
 * that no foreign name has to bend.
 */

import type { Prompt } from '@sztab/kernel';
import { capital, counting, type Explained, houseOptions, houseReasons, listing, united } from '@sztab/kernel/words';
import type { Colour } from '../../content/fields.ts';
import { ICONS_A_MEDAL, STEPS } from '../../content/logistics.ts';
import { KINDS, type Kind } from '../../content/supplies.ts';
import type { Deck } from '../../rules/state.ts';
import { divisionKind, thingsIn } from '../cards.ts';
import type { Catalogue, Ending, OptionWords } from '../catalogue.ts';
import { byOwner, levelsText, numbersText } from '../phrases.ts';
import { NAMES } from './names.ts';
import options from './options.json' with { type: 'json' };
import reasons from './reasons.json' with { type: 'json' };
import texts from './text.json' with { type: 'json' };
import { WHY } from './why.ts';

const { commanders, commandersOf, kinds, ranks, icons } = NAMES;
const { town, towns, corps, own, card, deck: deckName, units, goods, cost, worth } = thingsIn('pl');
const who = (colour: Colour): string => commanders[colour];
const of = (colour: Colour): string => commandersOf[colour];

const { form, counted } = counting('pl');
const { and } = listing('pl');

/** „1 akcja”, and as an object „1 akcję”. */
const actions = (n: number): string => counted(n, 'akcja', 'akcje', 'akcji');
const actionsToUse = (n: number): string => counted(n, 'akcję', 'akcje', 'akcji');
const tokens = (n: number): string => counted(n, 'pionek', 'pionki', 'pionków');
const trucks = (n: number): string => counted(n, 'ciężarówka', 'ciężarówki', 'ciężarówek');
const trucksTaken = (n: number): string => counted(n, 'ciężarówkę', 'ciężarówki', 'ciężarówek');
const markers = (n: number): string => counted(n, 'znacznik', 'znaczniki', 'znaczników');
const cardsLeft = (n: number): string => counted(n, 'karta', 'karty', 'kart');
/** „zostaje 1”, „zostają 2”, „nic nie zostaje” */
const left = (n: number): string => (n === 0 ? 'nic nie zostaje' : `${form(n, 'zostaje', 'zostają', 'zostaje')} ${n}`);

/** „talię oporu”, „talii oporu”, „karta oporu” */
const DECK_SEEN: Readonly<Record<Deck, string>> = { pursuit: 'talii pościgu', resistance: 'talii oporu' };
const DECK_CARD: Readonly<Record<Deck, string>> = { pursuit: 'karta pościgu', resistance: 'karta oporu' };
/** The object of a sentence. */
const ONE: Readonly<Record<Kind, string>> = { fuel: 'paliwo', ammo: 'amunicję', food: 'prowiant' };

/** The names of the options are of every gender. */
const OFF_ON = (off: string, on: string): Record<'off' | 'on', Explained> => ({
  off: { name: 'Nie', meaning: off },
  on: { name: 'Tak', meaning: on },
});
const CAPS = (what: string): Record<'30' | '10' | '60', Explained> => ({
  30: { name: '30', meaning: `Zwykła długość: ${what} trzydziestej.` },
  10: { name: '10', meaning: `Krótka gra: ${what} dziesiątej.` },
  60: { name: '60', meaning: `Bez pośpiechu: ${what} sześćdziesiątej.` },
});

const SEATING = houseOptions('pl').seating('seats', 'Jak ustala się, kto prowadzi którego dowódcę.');
const OPTIONS: OptionWords = {
  ...options,
  training: {
    name: 'Gra szkoleniowa',
    meaning: 'Prostsza gra do nauki dla dwojga lub trojga; wyłącza wszystkie inne opcje zasad.',
    values: OFF_ON('Pełne zasady.', 'Bez lotnictwa, desantów, zdolności dowódców i otwierania Antwerpii.'),
  },
  antwerp: {
    name: 'Antwerpia',
    meaning: 'Czy Montgomery może otworzyć port w Antwerpii i przenieść tam bazę główną.',
    values: OFF_ON(
      'Antwerpia jest tylko miastem z medalem.',
      'Antwerpia i cztery pola blokady dają Montgomery’emu nową bazę główną.',
    ),
  },
  weather: {
    name: 'Pogoda',
    meaning: 'Czy karty zdarzeń zmieniają pogodę.',
    values: OFF_ON('Zawsze świeci słońce.', 'Deszcz uziemia lotnictwo i desanty; wyjątkiem jest karta Bradleya.'),
  },
  commonPursuitDeck: {
    name: 'Wspólna talia pościgu',
    meaning: 'Czy wszyscy odkrywają karty z jednej talii.',
    values: OFF_ON('Każdy ma własną talię.', 'Talie grających dowódców są przetasowane razem.'),
  },
  hardPatton: {
    name: 'Trudniej dla Pattona',
    meaning: 'Utrudnienie albo wyrównanie szans.',
    values: OFF_ON('Zwykłe zasady.', 'W Metz od początku leży znacznik oporu.'),
  },
  hardBradley: {
    name: 'Trudniej dla Bradleya',
    meaning: 'Utrudnienie albo wyrównanie szans.',
    values: OFF_ON('Bradley zaczyna na drugim poziomie logistyki.', 'Bradley zaczyna na pierwszym poziomie logistyki.'),
  },
  hardMonty: {
    name: 'Trudniej dla Montgomery’ego',
    meaning: 'Utrudnienie albo wyrównanie szans.',
    values: OFF_ON('Zwykłe zasady.', 'Kontrataki mogą wychodzić także z odciętych portów.'),
  },
  roundCap: {
    name: 'Ostatnia runda',
    meaning: 'Po której rundzie gra dla dwojga lub trojga kończy się na pewno.',
    values: CAPS('gra kończy się najpóźniej po rundzie'),
  },
  soloTurnCap: {
    name: 'Ostatnia tura solo',
    meaning: 'Do której tury trzeba przekroczyć Ren w grze solo.',
    values: CAPS('na przekroczenie Renu jest czas do tury'),
  },
  reinforcedStart: {
    name: 'Wzmocniony początek',
    meaning: 'Czy w grze solo twoje korpusy mają na początku więcej. Wyrównuje długą linię Pattona.',
    values: OFF_ON('Jak w grze z innymi.', 'Każdy korpus ma 1 pionek amunicji więcej, a XV Pattona zaczyna w Sens.'),
  },
  sideAssignment: {
    ...SEATING,
    values: {
      ...SEATING.values,
      lot: {
        name: 'Losowane w całości',
        meaning: 'We dwoje los rozstrzyga także, których dwóch dowódców gra, cokolwiek ustalono powyżej.',
      },
    },
  },
};

const asked = (by: Colour, yours: string, doing: string): Prompt => ({ yours, theirs: `${who(by)} ${doing}` });

/** „Pattona (karta z talii Bradleya)” */
const from = (deck: Colour | null): string => (deck ? ` (z talii ${of(deck)})` : '');

function ending({ reason, winner, won, town: place, rank, medals }: Ending): string {
  const wins = winner ? `${who(winner)} wygrywa` : '';
  const where = place ? ` (${town(place)})` : '';
  const said = {
    rhine: winner ? `${who(winner)} przekracza Ren${where} i wygrywa` : `Ren przekroczony${where}`,
    medals: wins ? `${wins}: najwięcej medali` : 'Decydują medale',
    divisions: wins ? `${wins}: przy równych medalach więcej zdobytych dywizji` : 'Decydują zdobyte dywizje',
    order: wins ? `${wins}: przy pełnym remisie jako późniejszy w kolejności` : 'Decyduje kolejność tur',
    'turn-cap': 'Porażka: Ren nie został przekroczony na czas',
    resign: wins ? `${wins}: gra poddana` : won ? 'Gra poddana' : 'Gra poddana, Ren nie został przekroczony',
  }[reason];
  return [
    said,
    `Medale: ${numbersText(medals, who)}`,
    ...(rank ? [rank === 'relieved' ? capital(ranks.relieved) : `Stopień: ${ranks[rank]}`] : []),
  ].join('. ');
}

/** What was spent in a battle. */
function spent({ air, paratroops, ammo, fuel }: Record<'air' | 'paratroops' | 'ammo' | 'fuel', number>): string {
  const parts = [
    ...(air > 0 ? ['wsparcie lotnicze'] : []),
    ...(paratroops > 0 ? [`spadochroniarze ${paratroops}`] : []),
    ...(ammo > 0 ? [units(ammo, 'ammo')] : []),
    ...(fuel > 0 ? [units(fuel, 'fuel')] : []),
  ];
  return parts.join(', ') || 'nic';
}

const FORT_PAID = { air: 'wsparcie lotnicze', paratroops: 'spadochroniarze', cargo: units(1, 'ammo') };
const LOOKED = { air: 'wsparcie lotnicze', commander: 'karta dowódcy', recon: 'Rozpoznanie' };

export const pl: Catalogue = united(texts, {
  language: 'pl',
  alone: {
    edition: (n) => `edycja ${n}`,
    unrecorded: 'nie wszystkie opcje zapisane',
    figures: (turns, medals, rank) =>
      [counted(turns, 'tura', 'tury', 'tur'), counted(medals, 'medal', 'medale', 'medali'), rank].join(', '),
  },
  options: OPTIONS,

  prompts: {
    act(by, { base, credit, card: extra, kept, recon }) {
      const have = [
        ...(base > 0 ? [actionsToUse(base)] : []),
        ...(credit ? ['akcję Ruchu oporu'] : []),
        ...(extra ? ['kartę dowódcy'] : []),
      ];
      const rest = [
        ...(kept ? ['karta Ruch oporu'] : []),
        ...(recon ? ['karta Rozpoznanie'] : []),
        ...(extra ? ['karta dowódcy'] : []),
      ];
      const only =
        rest.length > 0
          ? `${rest.length === 1 ? 'Została' : 'Zostały'} tylko ${and(rest)}`
          : 'Akcje wykorzystane: przeładuj pionki albo zakończ turę';
      return {
        yours: base === 0 && !credit ? only : `Masz ${and(have)}`,
        theirs: base > 0 ? `Tura ${of(by)}: ${actions(base)}` : `Tura ${of(by)}`,
      };
    },
    bonus: (by, place, count) =>
      asked(by, `${town(place)}: możesz dodać ${tokens(count)} z puli`, `może dodać ${tokens(count)} (${town(place)})`),
    overflow: (by, place, surplus, mayLoad) =>
      asked(
        by,
        `${town(place)}, za dużo o ${tokens(surplus)}: odłóż do puli${mayLoad ? ' albo załaduj' : ''}`,
        `opróżnia przepełnione pole (${town(place)})`,
      ),
    transport: (by, count) =>
      asked(
        by,
        count > 0 ? `Transport: jeszcze ${trucks(count)}` : 'Transport: przeładuj albo zakończ',
        'prowadzi transport',
      ),
    truck: (by, start, end, room) =>
      asked(
        by,
        `${town(start)} → ${town(end)}, ${room > 0 ? `miejsce na ${room}` : 'można jechać'}`,
        `ładuje ciężarówkę (${town(start)} → ${town(end)})`,
      ),
    move: (by, id, step, pays, on) =>
      asked(
        by,
        on
          ? `${own(id)}, krok ${step} z ${STEPS}${pays ? ', dalej za 1 pionek paliwa' : ''}`
          : pays
            ? `${own(id)} nie ma paliwa na dalszy krok: załaduj albo zakończ ruch`
            : `${own(id)} nie pójdzie dalej: przeładuj albo zakończ ruch`,
        `prowadzi ruch: ${own(id)}, krok ${step} z ${STEPS}`,
      ),
    civilians: (by, id) =>
      asked(by, `Głodujący cywile: czy ${own(id)} odda 1 pionek prowiantu za medal?`, 'spotyka głodujących cywilów'),
    market: (by, id) => asked(by, `Czarny rynek: ${own(id)} może zamienić 1 pionek`, 'może handlować na czarnym rynku'),
    airborne: (by, count) =>
      asked(by, `Desant: wybierz zapłatę (jeszcze ${markers(count)} do zrzucenia)`, 'przygotowuje desant'),
    payCards: (by, count) =>
      asked(by, `Zapłata dywizjami: ${icons(count)} z ${ICONS_A_MEDAL}, dołóż kartę`, 'płaci za desant'),
    drop: (by) => asked(by, 'Desant na pole niekontrolowane', 'wybiera pole desantu'),
    reaction: (by, mayPlace) =>
      asked(
        by,
        mayPlace ? 'Grasz Niemcami: połóż znacznik albo kontratakuj' : 'Grasz Niemcami: kontratak albo nic',
        'wybiera reakcję niemiecką',
      ),
    spread: (by, number) => asked(by, `Numer ${number} idzie na inne pole`, `przenosi numer ${number}`),
  },

  moves: {
    takeBasic: (place, missing) =>
      `Zaopatrzenie: ${town(place)}, zestaw podstawowy${missing.length > 0 ? ` (w puli brak: ${missing.map((kind) => kinds[kind]).join(', ')})` : ''}`,
    takeSpecial: (place, count, kind) => `Zaopatrzenie: ${town(place)}, ${units(count, kind)}`,
    takeTrucks: (count, logistics) =>
      count === 0
        ? 'Ciężarówki: od razu faza logistyki'
        : `Ciężarówki: ${count}${logistics ? ', potem faza logistyki' : ''}`,
    move: (id) => `Ruch: ${own(id)}`,
    air: (deck) => `Wsparcie lotnicze: ${deckName(deck)}`,
    cmdAir: (deck) => `Karta Bradleya, wsparcie lotnicze: ${deckName(deck)}`,
    cmdMove: (id) => `Karta Pattona, ruch: ${own(id)}`,
    playResistance: (deck) => `Zagraj Ruch oporu: akcja dodatkowa${from(deck)}`,
    playRecon: (deck, card) => `Zagraj Rozpoznanie: ${deckName(deck)}${from(card)}`,
    load: (id, kind) => `Załaduj ${ONE[kind]}: ${own(id)}`,
    unload: (id, kind) => `Rozładuj ${ONE[kind]}: ${own(id)}`,
    bonus: (kind) => `Dodaj ${ONE[kind]}`,
    bonusDone: (some) => (some ? 'Wystarczy' : 'Bez dodatku'),
    discard: (kind) => `Odłóż ${ONE[kind]}`,
    truck: (start, end) => `Ciężarówka: ${town(start)} → ${town(end)}`,
    add: (kind) => `Dołóż ${ONE[kind]}`,
    dispatch: (load) => `Odjazd: ${goods(load)}`,
    step(place, { pays, fort, deck }) {
      const facts = [
        ...(pays ? [units(1, 'fuel')] : []),
        ...(fort ? ['fortyfikacja'] : []),
        ...(deck ? [DECK_CARD[deck]] : []),
      ];
      return `Krok: ${town(place)}${facts.length > 0 ? ` (${facts.join(', ')})` : ''}`;
    },
    swap: (give, get) => `Zamień ${ONE[give]} na ${ONE[get]}`,
    payCard: (id) => `Zapłać: ${card(id)} (${worth(id)})`,
    payCards: `Zapłać dywizjami bez medalu (${icons(ICONS_A_MEDAL)})`,
    addCard: (id) => `Dołóż: ${card(id)} (${worth(id)})`,
    drop: (place) => `Desant: ${town(place)}`,
    resist: (place) => `Znacznik oporu: ${town(place)}`,
    counter: (place, against) => `Kontratak: ${town(place)}${against ? ` (${who(against)})` : ''}`,
    spread: (number, place) => `Numer ${number}: ${town(place)}`,
  },

  events: {
    opened: ({ order }) =>
      order.length > 1 ? `Kolejność tur: ${order.map(who).join(', ')}` : `Dowódca: ${order.map(who).join()}`,
    turn: ({ by, round, solo }) => (solo ? `Tura ${round}` : `Runda ${round}, tura ${of(by)}`),
    'supplies-taken': ({ by, town: place, set, got }) =>
      `${who(by)} pobiera zaopatrzenie (${town(place)}${set === 'basic' ? '' : ', z toru zapasów'}): ${goods(got)}`,
    'bonus-taken': ({ by, town: place, kind }) => `${who(by)} dodaje ${ONE[kind]} (${town(place)})`,
    fed: ({ corps: id, town: place }) => `${corps(id)} dostaje prowiant i znów może się ruszać (${town(place)})`,
    discarded: ({ by, town: place, kind }) => `${who(by)} odkłada nadmiar (${town(place)}): ${units(1, kind)}`,
    'trucks-taken': ({ by, count, left: rest }) =>
      count === 0
        ? `${who(by)} wywołuje fazę logistyki: na torze nie ma ciężarówek`
        : `${who(by)} bierze ${trucksTaken(count)}, na torze ${left(rest)}`,
    convoy: ({ by, from: start, to, load }) => `${who(by)}, transport ${town(start)} → ${town(to)}: ${goods(load)}`,
    loaded: ({ corps: id, town: place, kind }) => `${corps(id)} ładuje ${ONE[kind]} (${town(place)})`,
    unloaded: ({ corps: id, town: place, kind }) => `${corps(id)} rozładowuje ${ONE[kind]} (${town(place)})`,
    'move-begun': ({ corps: id, by }) => `${corps(id)} rusza${by === 'commander' ? ' (karta Pattona)' : ''}`,
    stepped: ({ corps: id, from: start, to, fuel }) =>
      `${corps(id)}: ${town(start)} → ${town(to)}${fuel > 0 ? `, ${units(fuel, 'fuel')}` : ''}`,
    'fort-paid': ({ town: place, with: paid }) => `Fortyfikacja (${town(place)}): ${FORT_PAID[paid]}`,
    card: ({ corps: id, card: drawn }) => {
      const kind = divisionKind(drawn);
      return `${corps(id)} odkrywa kartę: ${card(drawn)}${kind ? ` (koszt: ${cost(kind)})` : ''}`;
    },
    'no-card': ({ deck, town: place }) =>
      deck === 'resistance'
        ? `${town(place)}: nie ma już kart oporu, walki nie będzie`
        : `${town(place)}: nie ma już kart pościgu`,
    'civilians-fed': ({ corps: id, forced }) =>
      `${corps(id)} ${forced ? 'musi oddać' : 'oddaje'} 1 pionek prowiantu cywilom: medal`,
    'civilians-left': ({ corps: id }) => `${corps(id)} zatrzymuje prowiant`,
    swapped: ({ corps: id, give, get }) => `${corps(id)} zamienia ${ONE[give]} na ${ONE[get]}`,
    'market-left': ({ corps: id }) => `${corps(id)} niczego nie zamienia`,
    found: ({ town: place, kind }) => `${town(place)}: na polu pojawia się ${kinds[kind]}`,
    kept: ({ by, card: drawn }) => `${who(by)} zatrzymuje kartę: ${card(drawn)}`,
    credit: ({ by, counts }) =>
      counts
        ? `${who(by)} po tym ruchu dostaje akcję Ruchu oporu`
        : `${who(by)} miał już w tej turze akcję Ruchu oporu: karta nic nie daje`,
    battle: (e) =>
      `${e.won ? 'Walka wygrana' : 'Walka przegrana'} (${town(e.town)}): ${card(e.card)}, użyto: ${spent(e)}${e.won ? '' : `; ${corps(e.corps)} wycofuje się (${town(e.from)}), karta wraca do talii`}`,
    taken: ({ by, town: place, medal }) => `${who(by)} zajmuje pole: ${town(place)}${medal ? ', medal' : ''}`,
    encircled: ({ fields }) =>
      `Okrążenie: ${byOwner(fields)
        .map(([to, places]) => `${towns(places)} (${who(to)})`)
        .join('; ')}`,
    'marker-back': ({ town: place, toBox }) =>
      `Znacznik oporu (${town(place)}) ${toBox ? 'idzie do pudełka' : 'wraca do puli'}`,
    looked: ({ by, deck, how, card: seen }) =>
      `${who(by)} podgląda wierzch ${DECK_SEEN[deck]} (${LOOKED[how]})${seen ? `: ${card(seen)}` : ''}`,
    reshuffled: ({ by }) => `Talia pościgu przetasowana (${who(by)})`,
    'resistance-played': ({ by }) => `${who(by)} zagrywa Ruch oporu: akcja dodatkowa`,
    'drop-paid': ({ by, with: paid }) =>
      `${who(by)} płaci za desant: ${paid === 'medal' ? 'medal' : paid.map(card).join(', ')}`,
    dropped: ({ by, town: place }) => `${who(by)} zrzuca spadochroniarzy: ${town(place)}`,
    upkeep: ({ by, gone, dark }) =>
      [
        `Spadochroniarze ${of(by)}`,
        [
          ...(gone.length > 0 ? [`schodzą z planszy: ${towns(gone)}`] : []),
          ...(dark.length > 0 ? [`zostają jeszcze na turę: ${towns(dark)}`] : []),
        ].join('; '),
      ].join(' '),
    logistics({ colours, levels, ate, immobilised, trucks: back, arrived, refilled, cards, air }) {
      const several = colours.length > 1;
      const parts = [`Faza logistyki, poziom: ${levelsText(levels, colours, who)}`];
      if (ate.length > 0) parts.push(`${ate.length > 1 ? 'jedzą' : 'je'}: ${ate.map(corps).join(', ')}`);
      if (immobilised.length > 0)
        parts.push(
          `${immobilised.length > 1 ? 'unieruchomione' : 'unieruchomiony'}: ${immobilised.map(corps).join(', ')}`,
        );
      if (back > 0) parts.push(`z dróg ${form(back, 'wraca', 'wracają', 'wraca')} ${trucks(back)}`);
      if (arrived > 0)
        parts.push(`z rezerwy ${form(arrived, 'przychodzi', 'przychodzą', 'przychodzi')} ${trucks(arrived)}`);
      if (KINDS.some((kind) => refilled[kind] > 0)) parts.push(`na tor zapasów: ${goods(refilled)}`);
      if (cards.length > 0)
        parts.push(
          `${cards.length > 1 ? 'karty dowódców znów aktywne' : 'karta dowódcy znów aktywna'}${several ? `: ${cards.map(who).join(', ')}` : ''}`,
        );
      if (air.length > 0) parts.push(`wsparcie lotnicze wraca${several ? `: ${air.map(who).join(', ')}` : ''}`);
      return parts.join('; ');
    },
    weather: ({ weather }) => (weather === 'sun' ? 'Wychodzi słońce' : 'Zaczyna padać: lotnictwo wraca do baz'),
    'resistance-placed': ({ by, town: place, left: rest }) =>
      `${who(by)} kładzie znacznik oporu: ${town(place)}; w puli ${left(rest)}`,
    'resistance-boxed': ({ by, left: rest }) => `${who(by)} odkłada znacznik oporu do pudełka; w puli ${left(rest)}`,
    counterattack: ({ by, against, town: place, lost, medal }) => {
      const losses = [...(KINDS.some((kind) => lost[kind] > 0) ? [goods(lost)] : []), ...(medal ? ['medal'] : [])];
      return `${by ? `${who(by)} kontratakuje` : 'Kontratak'}: ${town(place)}, ${who(against)} traci pole${losses.length > 0 ? ` (a z nim: ${losses.join(', ')})` : ''}`;
    },
    'no-reaction': ({ by }) => `${who(by)}: bez reakcji niemieckiej`,
    dice: ({ dice, number }) =>
      `Kości: ${dice.join(', ')}; suma ${dice.reduce((sum, one) => sum + one, 0)}, ${number === null ? 'nie ma już numerów' : `odwraca się numer ${number}`}`,
    'number-turned': ({ number, town: place }) => `Numer ${number} to teraz znacznik oporu: ${town(place)}`,
    'number-moved': ({ number, from: start, to }) =>
      to === null
        ? `Numer ${number} (${town(start)}) schodzi z planszy`
        : `Numer ${number}: ${town(start)} → ${town(to)}`,
    resigned: ({ by }) => `${who(by)} poddaje grę`,
    'game-over': (end) => `Koniec gry. ${ending(end)}`,
  },

  position: {
    round: (round, solo) => `${solo ? 'Tura' : 'Runda'} ${round}`,
    turn: (by) => `gra ${who(by)}`,
    actions: (base, credit) => (credit ? `${actions(base)} i akcja Ruchu oporu` : actions(base)),
    weather: (weather) => (weather === 'sun' ? 'słońce' : 'deszcz'),
    markers: (n) => `Znaczniki oporu w puli: ${n}`,
    medals: (n) => `medale w puli: ${n}`,
    paratroops: (n) => `spadochroniarze: ${n}`,
    trucks: (onTrack, reserve) => `ciężarówki na torze: ${onTrack}${reserve > 0 ? ` (w rezerwie ${reserve})` : ''}`,
    pursuit: (colour, n) => `pościg${colour ? ` ${of(colour)}` : ' (wspólna)'} ${cardsLeft(n)}`,
    resistanceDeck: (n) => `opór ${cardsLeft(n)}`,
    seen: (deck, drawn) => `na wierzchu ${DECK_SEEN[deck]}: ${drawn}`,
    level: (n) => `poziom ${n}`,
    ownTrucks: (n, limit) => `ciężarówki ${n} z ${limit}`,
    ownMedals: (n, divisions) => `medale ${n}${divisions > 0 ? ` (zdobyte dywizje: ${divisions})` : ''}`,
    card: (active) => `karta dowódcy ${active ? 'aktywna' : 'zużyta'}`,
    air: (deck) => (deck ? `wsparcie lotnicze: ${deckName(deck)}` : 'wsparcie lotnicze gotowe'),
  },

  why: WHY,
  whyNot: { ...reasons, ...houseReasons('pl') },
  endings: { rhine: true, medals: true, divisions: true, order: true, 'turn-cap': true, resign: true },
  ending,
});
