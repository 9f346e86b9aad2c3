import { counting, united } from '@sztab/kernel/words';
import type { BoardWords } from '../board-words.ts';
import { corpsName, suppliesText, townName } from '../cards.ts';
import texts from './board.json' with { type: 'json' };

const { form, counted: many } = counting('pl');
const DECK = { pursuit: 'pościgu', resistance: 'oporu' } as const;

export const pl: BoardWords = united(texts, {
  round: (round) => `Runda ${round}`,
  action: (n) => `Akcja ${n}`,
  corpsSpoken: ({ id, at, cargo, immobilised }, language, legal) =>
    [
      corpsName(id, language),
      townName(at, language),
      suppliesText(cargo, language),
      immobilised && 'unieruchomiony',
      legal && 'możesz wskazać',
    ]
      .filter(Boolean)
      .join(', '),
  convoy: (from, to) => `Ciężarówka: ${from} – ${to}`,
  addAll: (kind, count) => `Załaduj, ${kind}: ${count}`,
  keeps: (recon) => (recon ? 'Podgląd wierzchu jednej talii' : 'Jedna akcja więcej'),
  openTo: (commanders) => `Kto może wejść: ${commanders.join(', ')}`,
  soloClock: (turn, last) => `Tura ${turn} z ${last}: przekrocz Ren`,
  number: (number) => `Numer ${number}`,
  takeSupplies: (town, kind) => `Pobierz zaopatrzenie: ${town}, ${kind ?? 'po jednym każdego rodzaju'}`,
  takeTrucks: (count) => `Pobierz ${many(count, 'ciężarówkę', 'ciężarówki', 'ciężarówek')}`,
  look: (deck, byCard) => `Podejrzyj talię ${DECK[deck]}${byCard ? ' kartą dowódcy' : ''}`,
  pool: (count) => `pula ${count}`,
  knows: (deck, card) => `Na wierzchu talii ${DECK[deck]}: ${card}`,
  level: (level) => `Poziom ${['I', 'II', 'III'][level - 1]}`,
  toRhine: (roads) => (roads === 0 ? 'za Renem' : `do Renu: ${roads}`),
  lastMove: (corps, from, to) => `ostatni ruch: ${corps}, ${from} → ${to}`,
  plan: {
    towards: (corps) => `${corps}, cel:`,
    far: (steps, towns) => `${many(steps, 'krok', 'kroki', 'kroków')} stąd, przez: ${towns.join(', ')}`,
    fuel: (count) => `jeszcze ${count} paliwa`,
    pursuit: (cards, ammo) =>
      `${many(cards, 'karta pościgu', 'karty pościgu', 'kart pościgu')}: dywizja kosztuje 1 amunicji${ammo > 0 ? '' : ', a korpus nie ma żadnej'}`,
    resistance: (cards) =>
      `${many(cards, 'karta oporu', 'karty oporu', 'kart oporu')}: po 2 lub 3 amunicji, pancerna także 1 paliwa`,
    forts: (count) =>
      `${many(count, 'fortyfikacja', 'fortyfikacje', 'fortyfikacji')}: ${count > 1 ? 'po ' : ''}1 amunicji za wejście`,
    go: (steps) => `Idź ${many(steps, 'krok', 'kroki', 'kroków')}`,
    goUpTo: (steps) => `Idź najwyżej ${many(steps, 'krok', 'kroki', 'kroków')}`,
    waits: (town) => `tam czeka: jest co załadować (${town})`,
  },
  chain: {
    towards: (load) => `${load}, cel:`,
    from: (town, via) => `skąd: ${town}${via.length > 0 ? `, przez: ${via.join(', ')}` : ''}`,
    trucks: (count, left) =>
      `${many(count, 'ciężarówka', 'ciężarówki', 'ciężarówek')}, ${form(left, 'wolna zostanie', 'wolne zostaną', 'wolnych zostanie')} ${left}`,
    stays: (town, supplies) => `${town}: zostaje ${supplies}`,
    send: (tokens) => `Wyślij ${many(tokens, 'pionek', 'pionki', 'pionków')}`,
    orFrom: (towns) => `albo dotknij innego źródła: ${towns.join(', ')}`,
  },
  bonus: {
    act: (count) => (count === 0 ? 'Nic nie dokładaj' : `Dołóż ${many(count, 'pionek', 'pionki', 'pionków')}`),
  },
  fewer: (kind) => `${kind}: o jeden mniej`,
  more: (kind) => `${kind}: o jeden więcej`,
  airOn: (deck) => `lotnictwo nad talią ${DECK[deck]}`,
  levelValues: ({ draw, placement, limit }) => `bierze ${draw} · wystawia ${placement} · limit ${limit}`,
  captured: (count) => many(count, 'zdobyta dywizja', 'zdobyte dywizje', 'zdobytych dywizji'),
  entering: (deck, fuel, fort) =>
    [
      `Odkryje się karta: ${deck}`,
      fuel && '1 pionek paliwa, żeby iść dalej',
      fort && '1 pionek amunicji za fortyfikację',
    ]
      .filter(Boolean)
      .join(' · '),
  marksAfter: (left, printed) =>
    [
      printed && 'Jest tam już symbol: idzie tylko zegar',
      left === 0
        ? 'Ostatni znacznik: ta runda będzie ostatnia'
        : `${form(left, 'Zostanie', 'Zostaną', 'Zostanie')} ${many(left, 'znacznik', 'znaczniki', 'znaczników')}`,
    ]
      .filter(Boolean)
      .join(' · '),
  counterattack: (against, lost, medal, cut) =>
    [
      `${against} traci pole`,
      lost,
      medal && 'medal wraca do puli',
      cut.length > 0 && `odcięte od bazy: ${cut.join(', ')}`,
    ]
      .filter(Boolean)
      .join(' · '),
  logisticsFollows: (hungry) =>
    `Ostatnia ciężarówka: następuje faza logistyki; ${hungry.length > 0 ? `bez prowiantu: ${hungry.join(', ')}` : 'każdy korpus ma prowiant'}`,
  actionsLeft: (count) => `${many(count, 'niewykorzystana akcja', 'niewykorzystane akcje', 'niewykorzystanych akcji')}`,
  knownAlready: (card, marker) => `Znasz już tę kartę: ${card}${marker ? '; nowy będzie tylko znacznik na talii' : ''}`,
});
