/** The board in Polish. */
import type { BoardWords } from './board-words.ts';

const LIST = new Intl.ListFormat('pl');
const DECIMAL = new Intl.NumberFormat('pl', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const PLURAL = new Intl.PluralRules('pl');
const form = (n: number, one: string, few: string, many: string): string => {
  const rule = PLURAL.select(n);
  return rule === 'one' ? one : rule === 'few' ? few : many;
};

export const pl: BoardWords = {
  free: 'wolne',
  takenBy: (side) => `dowódca: ${side}`,
  chosen: 'wybrane',
  inHand: 'na ręce',
  can: {
    deploy: 'możesz tu postawić dowódcę',
    takeBack: 'możesz zabrać stąd dowódcę',
    move: 'możesz stąd ruszyć',
    place: 'możesz tu postawić',
    recall: 'możesz stąd ściągnąć',
    target: 'możesz wskazać',
    play: 'możesz ją zagrać',
    reroll: 'możesz ją odrzucić, żeby przerzucić',
  },
  strengthOf: (blue, yellow) =>
    blue === yellow ? `siła ${blue}` : `siła ${blue} dla Niebieskich, ${yellow} dla Żółtych`,
  strength: 'Siła',
  mayPlace: 'Możesz tu teraz postawić dowódcę',

  nobody: 'niczyje',
  cutOff: 'odcięte',
  cutOffWhy: 'Odcięte: nie ma drogi do kwatery głównej, więc nie daje gwiazdek ani premii i nie można stąd ruszyć',
  inSupply: 'Zaopatrywane',
  hqOf: (side) => `Kwatera główna: ${side}`,
  hqMeaning: 'Kto ją straci, przegrywa.',
  noStars: 'Bez gwiazdek',
  noDrop: 'Tu nie można zrzucać desantu',
  whileHeld: 'Dla strony, która kontroluje i\u00a0zaopatruje ten obszar.',
  zoneOf: (name) => `Strefa powietrzna ${name}`,
  zoneMeaning: 'Kto zaopatruje strefę, rzuca w\u00a0obronie obszarów pod nią jedną kością więcej.',
  supplyLines: 'Linie zaopatrzenia',
  airZones: 'Strefy powietrzne',

  supportBoard: 'Plansza wsparcia',
  initiative: 'daje inicjatywę',
  roundOf: (n) => `Runda ${n} z\u00a04`,
  roundShort: (n) => `Runda ${n}`,
  deployment: 'Rozmieszczenie dowódców',
  recall: 'Wycofanie dowódców',
  over: 'Koniec gry',

  forecast: 'Czym to się może skończyć',
  aftermath: 'Czym to się skończyło',
  most: 'wszystkimi, którzy mogą ruszyć',
  mostBombs: 'wszystkimi samolotami, które mogą lecieć',
  against: 'przeciw',
  taken: 'Zdobycie',
  empty: 'Nikt nie zostaje',
  held: 'Utrzymanie',
  emptied: 'Opróżniony',
  onAverage: 'Średnie straty',
  decimal: (n) => DECIMAL.format(n),
  nobodyDefends: 'Nikt nie broni: bez kości.',
  nobodyThere: 'Nie ma tam wroga.',
  wouldCutOff: (places) => `Jeśli padnie, odcięte będą: ${LIST.format(places)}.`,
  lost: 'straty',
  byHits: 'od trafień',
  byAttrition: 'jeden za jednego',
  holds: (side, left) => `${side}: pozostaje ${left}`,
  nobodyLeft: 'Nikt nie pozostał',

  emptyHand: 'Brak kart na ręce. Dobiera się je w\u00a0Planowaniu.',
  timing: { own: 'w\u00a0twojej turze', defence: 'w\u00a0obronie' },
  orReroll: 'Albo odrzuć ją i\u00a0przerzuć wszystkie kości.',
  discardToReroll: 'odrzuć i\u00a0przerzuć kości',
  copies: (all, gone) => `${all} w\u00a0talii, ${gone} z\u00a0nich na stosie odrzuconych`,

  reserves: 'Rezerwy',
  inReserve: { commanders: 'Dowódcy', ready: 'Strefa gotowości', soldiers: 'Żołnierze', aircraft: 'Samoloty' },
  figures: {
    stars: 'Gwiazdki zaopatrywane',
    commanders: 'Dowódcy w\u00a0rezerwie',
    soldiers: 'Żołnierze w\u00a0rezerwie',
    aircraft: 'Samoloty w\u00a0rezerwie',
    cards: 'Karty na ręce',
  },
  hasPassed: (side) => `${side}: pas`,
  bonuses: 'Premie',
  cards: 'Karty operacyjne',
  deck: 'talia',
  handOf: (side) => `Ręka: ${side}`,
  discard: 'Stos odrzuconych',
  unseen: 'Jeszcze niewidziane',

  verbs: {
    deploy: 'Postaw dowódcę',
    pass: 'Spasuj',
    move: 'Jeden rusza',
    finish: 'Zakończ',
    continue: 'Dalej',
    roll: 'Rzuć kośćmi',
    target: 'Cel',
    aircraft: 'Wyślij',
    recall: 'Ściągnij jednego',
    done: 'Wystarczy',
    place: 'Postaw jednego',
    keep: 'Zostaw wynik',
    rerollWith: 'Odrzuć i\u00a0przerzuć',
    takeBack: 'Zabierz',
  },
  slots: {
    space: 'wskaż pole akcji',
    from: 'skąd?',
    where: 'gdzie?',
    target: 'który obszar?',
    count: 'ile?',
    card: 'z\u00a0kartą?',
    commander: 'którego dowódcę?',
  },
  warnings: {
    draw: 'Dobierzesz karty z\u00a0talii',
    card: 'Karta trafi na stos odrzuconych',
    landing: 'Nie ma tam wroga: to zakończy turę',
    takeBack: 'Pole znów będzie wolne',
    pass: (n) =>
      n > 0
        ? `W\u00a0tej rundzie już nie zagrasz, a\u00a0${n} ${form(n, 'dowódca czeka', 'dowódcy czekają', 'dowódców czeka')}`
        : 'W\u00a0tej rundzie już nie zagrasz',
  },
  chart: 'Zaopatrywane gwiazdki po każdej rundzie',

  windows: { defence: (place) => `Obrona: ${place}. Zagrać kartę?`, reroll: 'Przerzucić kości?' },
  defenders: (side) => `Obrońcy, ${side}`,
  defenceDice: 'Kości',
  rolled: 'Rzut',
  heldAndEmpty: (empty) => `utrzymasz, ${empty} nikt nie zostaje`,
  moreHits: (fewer) => `więcej trafień, ${fewer} mniej`,
  fireStands: (lost, there) => `Ubędzie ${lost} z\u00a0${there}.`,
  willHold: (side, left) => `Po starciu: ${side}, ${left}.`,
  promises: (attackers, defenders, taken) => `${attackers} przeciw ${defenders}, zdobycie ${taken}`,
  willBeEmpty: 'Nikt nie pozostanie.',
};
