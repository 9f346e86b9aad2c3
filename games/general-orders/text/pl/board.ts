/** The board in Polish. */
import { counting, listing } from '@sztab/kernel/words';
import type { BoardWords } from '../board-words.ts';

const { and } = listing('pl');
const DECIMAL = new Intl.NumberFormat('pl', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const { counted } = counting('pl');

export const pl: BoardWords = {
  free: 'wolne',
  takenBy: (side) => `dowódca: ${side}`,
  chosen: 'wybrane',
  inHand: 'na ręce',
  can: {
    deploy: 'możesz tu postawić dowódcę',
    takeBack: 'możesz zdjąć stąd dowódcę',
    move: 'możesz stąd ruszyć',
    place: 'możesz tu wystawić',
    recall: 'możesz stąd ściągnąć',
    target: 'możesz wskazać',
    play: 'możesz ją zagrać',
    reroll: 'możesz ją odrzucić, żeby przerzucić',
  },
  strengthOf: (blue, yellow) =>
    blue === yellow ? `siła ${blue}` : `siła ${blue} dla Niebieskich, ${yellow} dla Żółtych`,
  strength: 'Siła',
  mayPlace: 'Możesz tu teraz postawić dowódcę',
  onlyClose: (because) => `Możesz tu postawić dowódcę tylko po to, żeby zająć pole. ${because}`,

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

  label: {
    nobody: 'Nikt nie broni',
    noEnemy: 'Nie ma tam wroga',
    own: 'Już twój obszar',
    commander: 'Jeszcze jeden dowódca',
    initiative: 'inicjatywa',
    wins: (share) => `${share} na wygraną w grze`,
    taken: (share) => `Zdobycie ${share}`,
    beforeCards: (share) => `Zdobycie ${share}, bez kart`,
    loses: (mean) => `Straty średnio ${mean}`,
  },
  share: {
    march: (by, { to }) => ({ verb: by === 'advance' ? 'Naprzód' : 'Przelot', place: to }),
    with: 'siłą',
    from: (n, by, from, places) =>
      from
        ? `${n} ${from.from}`
        : places > 1
          ? `${n} z\u00a0${places} ${by === 'advance' ? 'obszarów' : 'stref'}`
          : String(n),
    go: (by, n) => (by === 'advance' ? `Naprzód siłą ${n}` : `Przelot: ${n}`),
    chooseWho: { advance: 'Wskaż żołnierzy', fly: 'Wskaż samoloty' },
    to: (n, by, to, places) =>
      to
        ? `${n} ${by === 'reinforce' ? to.at : to.to}`
        : places > 1
          ? `${n} na ${places} ${by === 'reinforce' ? 'obszarach' : 'strefach'}`
          : String(n),
    place: (by, n) =>
      n === 0
        ? 'Nie wystawiaj nikogo'
        : `Wystaw ${by === 'reinforce' ? counted(n, 'żołnierza', 'żołnierzy', 'żołnierzy') : counted(n, 'samolot', 'samoloty', 'samolotów')}`,
    stillToPlace: (n) => `Zostało do wystawienia: ${n}`,
    oneMore: (place) => `Jeden więcej: ${place}`,
    oneFewer: (place) => `Jeden mniej: ${place}`,
  },

  supportBoard: 'Plansza wsparcia',
  supportDoes: {
    reinforce: 'żołnierze na zaopatrywane obszary',
    plan: 'dobierasz karty',
    scramble: 'samoloty do zaopatrywanych stref',
  },
  howToWin: 'Jak wygrać',
  goal: (rounds, hq) =>
    `Najwięcej gwiazdek po rundzie ${rounds}${hq ? ` albo zdobycie wrogiej kwatery głównej: ${hq}` : ' albo zdobycie wrogiej kwatery głównej'}.`,
  race: (own, other) => `Gwiazdki ${own} do ${other}`,
  hasInitiative: (side) => `Inicjatywa: ${side ?? 'ty'}`,
  commandersShort: 'Dowódcy',
  passedShort: 'Pas',
  commandersLeft: (left, all) => `Dowódcy do rozmieszczenia: ${left} z ${all}`,
  short: { soldier: 'W rezerwie', plane: 'Samoloty w rezerwie', hand: 'Karty' },
  initiative: 'daje inicjatywę',
  roundOf: (n) => `Runda ${n} z\u00a04`,
  roundShort: (n) => `Runda ${n}`,
  deployment: 'Rozmieszczenie',
  recall: 'Wycofanie',
  over: 'Koniec gry',

  forecast: 'Czym to się może skończyć',
  aftermath: 'Czym to się skończyło',
  most: 'wszystkimi, którzy mogą ruszyć',
  mostBombs: 'wszystkimi samolotami, które mogą lecieć',
  against: 'przeciw',
  taken: 'Zdobycie',
  empty: 'Nikt nie zostaje',
  held: 'Utrzymanie',
  wins: 'Wygrana gra',
  beforeCards: (side, cards) => `Bez kart; ${side} mają ich ${cards}`,
  withCard: (card, more) => `${card} (+${more})`,
  emptied: 'Opróżniony',
  onAverage: 'Średnie straty',
  decimal: (n) => DECIMAL.format(n),
  nobodyDefends: 'Nikt nie broni: bez kości.',
  nobodyThere: 'Nie ma tam wroga.',
  wouldCutOff: (places) => `Jeśli padnie, odcięte będą: ${and(places)}.`,
  lost: 'straty',
  byHits: 'od trafień',
  byAttrition: 'jeden za jednego',
  holds: (side, left) => `${side}: pozostaje ${left}`,
  nobodyLeft: 'Nikt nie pozostał',

  emptyHand: 'Brak kart na ręce. Dobiera się je w\u00a0Planowaniu.',
  timing: { own: 'w\u00a0twojej turze', defence: 'w\u00a0obronie' },
  orReroll: 'Albo odrzuć ją i\u00a0przerzuć wszystkie kości.',
  discardToReroll: 'odrzuć i\u00a0przerzuć kości',
  sendsMore: (most) => `wyśle z\u00a0nimi jeszcze ${most}`,
  copies: (all, gone) => `${all} w\u00a0talii, ${gone} z\u00a0nich na stosie odrzuconych`,

  figures: {
    stars: 'Gwiazdki zaopatrywane',
    commanders: 'Dowódcy w\u00a0rezerwie',
    soldiers: 'Żołnierze w\u00a0rezerwie',
    aircraft: 'Samoloty w\u00a0rezerwie',
    cards: 'Karty na ręce',
  },
  bonuses: 'Premie',
  cards: 'Karty operacyjne',
  deck: 'talia',
  handOf: (side) => `Ręka: ${side}`,
  discard: 'Stos odrzuconych',
  unseen: 'Jeszcze niewidziane',

  verbs: {
    deploy: 'Rozkaz',
    pass: 'Spasuj',
    move: 'Jeden rusza',
    finish: 'Zakończ',
    continue: 'Kontynuuj bez karty',
    roll: 'Rzuć kośćmi',
    target: 'Cel',
    aircraft: 'Wyślij',
    recall: 'Ściągnij',
    done: 'Nie ściągaj więcej',
    place: 'Wystaw',
    keep: 'Zostaw wynik',
    rerollWith: 'Odrzuć i\u00a0przerzuć kości',
    takeBack: 'Zdejmij',
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
    card: 'Karta trafi na stos odrzuconych',
    landing: 'Nie ma tam wroga: to zakończy turę',
    takeBack: 'Pole znów będzie wolne',
    idle: (because) => `To tylko zajmie pole. ${because}`,
  },
  chart: 'Zaopatrywane gwiazdki po każdej rundzie',

  windows: { defence: (place) => `Obrona: ${place}. Zagrać kartę?`, reroll: 'Przerzucić kości?' },
  defenders: (side) => `Obrońcy, ${side}`,
  defenceDice: 'Kości',
  rolled: 'Rzut',
  heldAndEmpty: (empty) => `utrzymasz, ${empty} nikt nie zostaje`,
  heldOrOver: (lost) => `utrzymasz, ${lost} przegrana gra`,
  winsGame: (side) => `${side} wygrywają grę.`,
  moreHits: (fewer) => `więcej trafień, ${fewer} mniej`,
  fireStands: (lost, there) => `Ubędzie ${lost} z\u00a0${there}.`,
  willHold: (side, left) => `Po starciu: ${side ?? 'ty'}, ${left}.`,
  promises: (attackers, defenders, promise) => `${attackers} przeciw ${defenders}, ${promise}`,
  willBeEmpty: 'Nikt nie pozostanie.',
};
