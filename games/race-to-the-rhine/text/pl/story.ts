/** What the director says, in Polish: foreign names follow a colon or stand in brackets, so that none has to bend. */
import { counting, listing, united } from '@sztab/kernel/words';
import type { CardId } from '../../content/cards.ts';
import type { CorpsId } from '../../content/corps.ts';
import type { Colour, Town } from '../../content/fields.ts';
import { ICONS_A_MEDAL } from '../../content/logistics.ts';
import type { Kind } from '../../content/supplies.ts';
import type { Deck } from '../../rules/state.ts';
import { cardName, corpsTold, costText, divisionKind, suppliesText, townName, unitsText } from '../cards.ts';
import { NUMERAL } from '../names.ts';
import type { StoryWords, Who } from '../story-words.ts';
import { NAMES } from './names.ts';
import texts from './story.json' with { type: 'json' };

const { counted, form } = counting('pl');
const { and } = listing('pl');
const { commanders, commandersOf } = NAMES;
const town = (id: Town): string => townName(id, 'pl');
const towns = (ids: readonly Town[]): string => ids.map(town).join(', ');
const corps = (id: CorpsId): string => corpsTold(id, 'pl');
const card = (id: CardId): string => cardName(id, 'pl');
/** „Bierzesz”, „Bradley bierze” */
const does = (who: Who, you: string, they: string): string => (who === 'you' ? you : `${commanders[who]} ${they}`);
const TO: Readonly<Record<Colour, string>> = { R: 'Montgomery’emu', W: 'Bradleyowi', B: 'Pattonowi' };
const trucks = (n: number): string => counted(n, 'ciężarówka', 'ciężarówki', 'ciężarówek');
const taken = (n: number): string => counted(n, 'ciężarówkę', 'ciężarówki', 'ciężarówek');
const stay = (n: number): string => form(n, 'zostaje', 'zostają', 'zostaje');
const steps = (n: number): string => counted(n, 'krok', 'kroki', 'kroków');
const numerals = (ids: readonly CorpsId[]): string => and(ids.map((id) => NUMERAL[id]));
const DECK: Readonly<Record<Deck, string>> = { pursuit: 'talii pościgu', resistance: 'talii oporu' };
/** The object of a sentence. */
const ONE: Readonly<Record<Kind, string>> = { fuel: 'paliwo', ammo: 'amunicję', food: 'prowiant' };
const LEVEL = ['', 'I', 'II', 'III'] as const;

export const story: StoryWords = united(texts, {
  opened: (commander, solo) =>
    `${commander ? `Dowodzisz jako ${commanders[commander]}. ` : ''}${
      solo ? 'Przekrocz Ren, zanim skończy się czas' : 'Przekrocz Ren z nieprzerwaną linią albo miej najwięcej medali'
    }`,
  round: (round, left, of) => `Runda ${round}. Znaczniki oporu w puli: ${left} z ${of}`,
  soloTurn: (turn, last) => `Tura ${turn} z ${last}`,
  turn: (who) => (who === 'you' ? 'Twoja tura' : `Tura ${commandersOf[who]}`),
  supplies: (who, place, got) => `${does(who, 'Pobierasz', 'pobiera')} ${suppliesText(got, 'pl')} (${town(place)})`,
  bonus: (who, kind) => `${does(who, 'Dodajesz', 'dodaje')} ${ONE[kind]}`,
  discarded: (who, place, kind) => `${does(who, 'Odkładasz', 'odkłada')} ${ONE[kind]} (${town(place)})`,
  trucks: (who, count, left) =>
    count === 0
      ? does(who, 'Wywołujesz fazę logistyki', 'wywołuje fazę logistyki')
      : `${does(who, 'Bierzesz', 'bierze')} ${taken(count)}, ${left === 0 ? `to ${form(count, 'ostatnia', 'ostatnie', 'ostatnie')}` : `${stay(left)} ${left}`}`,
  early: (left, hungry) =>
    `${form(left, 'Została', 'Zostały', 'Zostało')} ${trucks(left)}; ${
      hungry.length === 0 ? 'wszystkie twoje korpusy mają prowiant' : `bez prowiantu: ${numerals(hungry)}`
    }`,
  convoy: (from, to, load) => `Konwój ${town(from)} → ${town(to)}: ${suppliesText(load, 'pl')}`,
  convoys: (who, { from, to, load, trucks: count }) =>
    `${does(who, 'Dowozisz', 'dowozi')} ${suppliesText(load, 'pl')} (${town(from)} → ${town(to)})${count > 1 ? `, ${trucks(count)}` : ''}`,
  loaded: (id, kind, off) => `${corps(id)} ${off ? 'rozładowuje' : 'ładuje'} ${ONE[kind]}`,
  fed: (id) => `${corps(id)} je i znów może się ruszać`,
  begun: (id, byCard) => `${corps(id)} rusza${byCard ? ' z karty Pattona' : ''}`,
  stepped: (id, from, to) => `${corps(id)}: ${town(from)} → ${town(to)}`,
  march: ({ corps: id, from, via, to, steps: count, medals, cards, stopped }) =>
    [
      stopped && from === to
        ? `${corps(id)} odrzucony (${town(stopped.at)})`
        : `${corps(id)}: ${[from, ...via, to].map(town).join(' → ')}, ${steps(count)}`,
      stopped && from !== to && `odrzucony (${town(stopped.at)})`,
      medals > 0 && counted(medals, 'medal', 'medale', 'medali'),
      cards.length > 0 && `odkryte: ${[...new Set(cards.map(card))].join(', ')}`,
    ]
      .filter(Boolean)
      .join(' · '),
  fort: (place, paid) =>
    `Fortyfikacja (${town(place)}): ${{ air: 'wsparcie lotnicze', paratroops: 'spadochroniarze', cargo: unitsText(1, 'ammo', 'pl') }[paid]}`,
  turned: (id, place) => {
    const kind = divisionKind(id);
    return `${town(place)}: ${card(id)}${kind ? `, kosztuje ${costText(kind, 'pl')}` : ''}`;
  },
  noCard: (deck, place) => `${town(place)}: nie ma już kart w ${DECK[deck]}`,
  found: (kind, place) => `${town(place)}: na polu leży teraz ${NAMES.kinds[kind]}`,
  kept: (who, id) => `${does(who, 'Zatrzymujesz', 'zatrzymuje')} kartę: ${card(id)}`,
  credit: (who, counts) =>
    counts
      ? `${does(who, 'Masz', 'ma')} jeszcze jedną akcję po tym ruchu`
      : `${does(who, 'Nie dostajesz', 'nie dostaje')} drugiej akcji Ruchu oporu`,
  swapped: (id, give, get) => `${corps(id)} zamienia ${ONE[give]} na ${ONE[get]}`,
  marketLeft: (id) => `${corps(id)} niczego nie zamienia`,
  civilians: (id, fed) => (fed ? `${corps(id)} karmi cywilów: medal` : `${corps(id)} zatrzymuje prowiant`),
  paid: (ammo, fuel) => `Zapłacono: ${suppliesText({ fuel, ammo, food: 0 }, 'pl')}`,
  won: (id, place) => `${town(place)}: pokonana ${card(id)}`,
  lost: (id, who, place, back) => `${town(place)}: ${card(id)} się broni, ${corps(who)} wraca (${town(back)})`,
  taken: (who, place, medal) =>
    `${town(place)}: pole ${who === 'you' ? 'twoje' : commandersOf[who]}${medal ? ', medal' : ''}`,
  encircled: (ids) => `Okrążone: ${and(ids.map(town))}`,
  markerBack: (place) => `${town(place)}: opór złamany`,
  counter: (against, place, lost, medal) => {
    const goods = [
      ...(lost.fuel + lost.ammo + lost.food > 0 ? [suppliesText(lost, 'pl')] : []),
      ...(medal ? ['medal'] : []),
    ];
    return `Niemcy odbierają ${against === 'you' ? 'ci' : TO[against]} pole: ${town(place)}${goods.length > 0 ? `; stracone: ${and(goods)}` : ''}`;
  },
  placed: (place, left) => `Opór: ${town(place)}, w puli ${stay(left)} ${left}`,
  boxed: (left) => `Znacznik oporu wypada z gry, w puli ${stay(left)} ${left}`,
  levels: (levels) =>
    `Poziom logistyki: ${levels.map(([who, level]) => `${who === 'you' ? 'ty' : commanders[who]} ${LEVEL[level]}`).join(', ')}`,
  eats: (id, at) => `${corps(id)} je (${town(at)})`,
  logistics: {
    limits: ({ draw, placement, limit }) => `pobierasz ${draw}, wystawiasz ${placement}, limit ${limit}`,
    of: (fed, of) => `${fed} z ${of}`,
    fed: (commander, fed, of) =>
      `${commanders[commander]}: ${fed === of ? 'wszystkie najedzone' : `najedzone ${fed} z ${of}`}`,
  },
  beatenBrings: (medal, icons) =>
    medal
      ? 'Pokonana daje medal'
      : `Pokonana daje ${counted(icons, 'ikonę', 'ikony', 'ikon')} z ${ICONS_A_MEDAL} potrzebnych na medal`,
  ate: (fed, of) => `${form(fed, 'Je', 'Jedzą', 'Je')} ${fed} z ${counted(of, 'korpusu', 'korpusów', 'korpusów')}`,
  hungry: (ids, places) =>
    ids.length === 1
      ? `${corps(ids[0] as CorpsId)} staje (${town(places[0] as Town)}): nie ma prowiantu`
      : `Stają: ${and(ids.map(corps))}. Nie ma prowiantu`,
  home: (back, arrived) =>
    [
      back > 0 && `${form(back, 'Wraca', 'Wracają', 'Wraca')} ${trucks(back)}`,
      arrived > 0 && `${form(arrived, 'Przybywa', 'Przybywają', 'Przybywa')} ${trucks(arrived)}`,
    ]
      .filter(Boolean)
      .join('. '),
  filled: (supplies) => `Tor zapasów uzupełniony: ${suppliesText(supplies, 'pl')}`,
  ready: (cards) => (cards > 1 ? 'Karty dowódców znów gotowe' : 'Karta dowódcy znów gotowa'),
  looked: (who, deck, seen) => {
    const kind = seen && divisionKind(seen);
    return seen
      ? `Na wierzchu: ${card(seen)}${kind ? `, kosztuje ${costText(kind, 'pl')}` : ''}`
      : `${does(who, 'Podglądasz', 'podgląda')} wierzch ${DECK[deck]}`;
  },
  resistancePlayed: (who) => `${does(who, 'Zagrywasz', 'zagrywa')} Ruch oporu: jedna akcja więcej`,
  dropPaid: (who, medal) => `${does(who, 'Płacisz', 'płaci')} za desant: ${medal ? 'medal' : 'zdobyte dywizje'}`,
  dropped: (who, place) => `${does(who, 'Zrzucasz', 'zrzuca')} spadochroniarzy: ${town(place)}`,
  upkeep: (gone, dark) =>
    [
      ...(gone.length > 0 ? [`Spadochroniarze schodzą: ${towns(gone)}`] : []),
      ...(dark.length > 0 ? [`Spadochroniarze zostają na jedną turę: ${towns(dark)}`] : []),
    ].join('. ') || 'Nie ma już spadochroniarzy',
  weather: (weather) => (weather === 'sun' ? 'Słońce: lotnictwo znów lata' : 'Deszcz: lotnictwo nie lata'),
  dice: (sum, number) => `${sum}: ${number === null ? 'nie ma już numerów' : `numer ${number} się odwraca`}`,
  numberTurned: (number, place) => `${number}: opór (${town(place)})`,
  numberMoved: (number, to) => (to ? `Numer ${number} idzie: ${town(to)}` : `Numer ${number} schodzi z mapy`),
  resigned: (who) => does(who, 'Poddajesz grę', 'poddaje grę'),
  over: (winner, reason, place) => {
    const where = place ? `: ${town(place)}` : '';
    if (reason === 'rhine')
      return winner ? `${does(winner, 'Przekraczasz', 'przekracza')} Ren${where}` : `Ren przekroczony${where}`;
    if (winner === null) return reason === 'resign' ? 'Gra poddana' : 'Ren się trzyma: czas minął';
    return `${does(winner, 'Wygrywasz', 'wygrywa')}: ${{ medals: 'najwięcej medali', divisions: 'więcej zdobytych dywizji', order: 'później w kolejności', 'turn-cap': 'czas minął', resign: 'inni się poddali' }[reason]}`;
  },
  heads: {
    battle: (id, division, place) => ({
      title: `Walka: ${town(place)}`,
      detail: `${corps(id)} przeciw ${card(division)}`,
    }),
    march: (id) => ({ title: corps(id), detail: 'w marszu' }),
    logistics: (who) => ({
      title: 'Faza logistyki',
      detail: does(who, 'Bierzesz ostatnią wolną ciężarówkę', 'bierze ostatnią wolną ciężarówkę'),
    }),
    reaction: (who) => ({ title: 'Reakcja niemiecka', detail: does(who, 'Ty wybierasz', 'wybiera') }),
  },
  means: {
    cut: (ids) =>
      `${form(ids.length, 'Odcięty', 'Odcięte', 'Odcięte')}: ${and(ids.map(corps))}. Przeprawa przez Ren nie liczy się, dopóki linia nie jest cała`,
    back: (id, place, count, dry) =>
      `Droga powrotu: ${corps(id)}, ${town(place)}, ${steps(count)}${dry ? ', gdy dostanie paliwo' : ''}`,
    hungry: (id, place) => `${corps(id)} nie ruszy, dopóki nie dojedzie prowiant (${town(place)})`,
  },
});
