/** Po partii: analiza, ćwiczenia i statystyki, po polsku. */
import { counting, signed } from '@sztab/kernel/words';
import type { AnalysisWords } from './en.ts';

const { counted: ile, form } = counting('pl');
const punkty = (n: number): string => ile(n, 'punkt', 'punkty', 'punktów');
const szansy = (n: number): string => `${punkty(n)} szansy`;
const ruchy = (n: number): string =>
  n === 1 ? 'Jeden ruch' : n === 2 ? 'Dwa ruchy' : n === 3 ? 'Trzy ruchy' : ile(n, 'ruch', 'ruchy', 'ruchów');
const kosztowały = (n: number): string => form(n, 'kosztował', 'kosztowały', 'kosztowało');
const dałyLubZabrały = (n: number): string => (n < 0 ? `zabrały ${punkty(-n)}` : `dały ${punkty(n)}`);

export const pl: AnalysisWords = {
  analysis: 'Analiza',
  title: (game) => `Analiza · ${game}`,
  result: 'Wynik',
  replay: 'Powtórka',
  exercises: 'Ćwiczenia',
  pages: 'Strony tej partii',
  you: 'Ty',
  we: 'My',

  notOver: 'Analiza będzie po końcu partii',
  notOverMore: 'Dopóki partia trwa, nikt nie pozna szans: ani gracze, ani widzowie.',
  toTable: 'Do stołu',
  otherRules: (edition) => `Tę partię grano według zasad w wersji ${edition}. Została powtórka`,
  noRecord: 'Nie udało się otworzyć zapisu tej partii. Spróbuj ponownie',
  again: 'Spróbuj ponownie',

  opening: 'Otwieram zapis',
  reading: (done, of, seconds) => `Czytam decyzje: ${done} z ${of}${seconds === null ? '' : `, około ${seconds} s`}`,
  drawing: 'Rysuję krzywą',
  stop: 'Przerwij',
  stopped: 'Przerwane. Dokończ, kiedy chcesz',
  goOn: 'Dokończ',
  failed: 'Nie udało się odczytać partii do końca. Spróbuj ponownie',
  read: (n) => ile(n, 'decyzja odczytana', 'decyzje odczytane', 'decyzji odczytanych'),
  readUpTo: (round) => `Odczytane do rundy ${round}. Reszta czeka`,
  announce: { begun: 'Analiza się zaczęła', half: 'Połowa odczytana', done: 'Analiza jest gotowa' },

  lost: (n, sum) => `${ruchy(n)} ${kosztowały(n)} ${szansy(sum)}`,
  weLost: (n, sum) => `${ruchy(n)} ${kosztowały(n)} nas ${szansy(sum)}`,
  won: (slips, kept) => {
    const slip = slips === 1 ? 'Jeden błąd' : slips === 2 ? 'Dwa błędy' : ile(slips, 'błąd', 'błędy', 'błędów');
    if (slips === 0) return 'Jeden najlepszy ruch i żadnego błędu wartego słowa';
    return kept > 0 ? `${slip} i jeden najlepszy ruch` : `${slip}, a mimo to wygrana`;
  },
  theirs: (name, n, sum) => `${name}: ${ruchy(n).toLowerCase()} ${kosztowały(n)} ${szansy(sum)}`,
  byLuck: { dice: 'Decyzje równe, rozstrzygnęły kości', cards: 'Decyzje równe, rozstrzygnęły karty' },
  gaveUp: (sum) => `Rezygnacja kosztowała ${szansy(sum)}`,
  near: 'Żaden twój ruch nie zmienił szansy bardziej niż błąd pomiaru',
  nearTheirs: (name) => `${name}: żaden ruch nie zmienił szansy bardziej niż błąd pomiaru`,
  readingHead: 'Zapis jest czytany',
  score: (won, scores) => `${won} ${scores}`,
  ownDecisions: (n) =>
    n === 0
      ? 'Twoje decyzje niczego nie zmieniły'
      : `Twoje decyzje ${n < 0 ? `zabrały ${szansy(-n)}` : `dały ${szansy(n)}`}`,
  ourDecisions: (n) =>
    n === 0
      ? 'Nasze decyzje niczego nie zmieniły'
      : `Nasze decyzje ${n < 0 ? `zabrały ${szansy(-n)}` : `dały ${szansy(n)}`}`,
  theirDecisions: (name, n) =>
    n === 0
      ? `${name}: decyzje niczego nie zmieniły`
      : `${name}: decyzje ${n < 0 ? `zabrały ${szansy(-n)}` : `dały ${szansy(n)}`}`,
  luckToo: (n) =>
    n === 0 ? 'szczęście było równe' : `szczęście ${n < 0 ? `zabrało ${punkty(-n)}` : `dało ${punkty(n)}`}`,
  gifts: (n) => (n === 0 ? '' : n > 0 ? `Błędy innych dały ${punkty(n)}.` : `Ruchy innych zabrały ${punkty(-n)}.`),

  knownTo: 'Co było wiadome komu',
  chance: 'Szansa na zwycięstwo',
  chanceMore: 'po każdym ruchu, z tym, co było wtedy wiadomo · pasmo mieści 9 oszacowań na 10',
  even: (share) => `równy udział ${share}`,
  curveSaid: (name, start, end) => `${name}: od ${start} % na początku do ${end} %.`,
  at: (round, who, before, after) => `Runda ${round}, ${who}, ${before} %, potem ${after} %`,
  atStart: 'Przed pierwszym ruchem',
  slider: 'Miejsce w partii',
  showTable: 'Pokaż jako tabelę',
  showPlot: 'Pokaż jako wykres',
  curveHead: ['ruch', 'runda', 'kto', 'szansa', 'błąd', 'własna decyzja', 'inni', 'szczęście'],
  causes: { own: 'własne decyzje', others: 'decyzje innych', luck: 'szczęście' },

  moments: (n) =>
    n === 0
      ? 'Żadna chwila nie rozstrzygnęła'
      : n === 1
        ? 'Jedna chwila, która rozstrzygnęła'
        : n === 2
          ? 'Dwie chwile, które rozstrzygnęły'
          : 'Trzy chwile, które rozstrzygnęły',
  momentsMore: 'szczęście nigdy nie jest jedną z nich',
  momentsWait: 'Pojawią się, gdy wszystkie decyzje będą odczytane.',
  momentsFew: 'Żadna inna decyzja nie zmieniła szansy bardziej niż błąd pomiaru.',
  momentsHidden: 'Chwile innych graczy należą do nich.',
  round: (round) => `runda ${round}`,
  played: (move) => `Zagrane: ${move}`,
  better: (move, to, from) => `Lepsze: ${move}, ${to} % zamiast ${from} %`,
  best: (chance, next) => `Najlepszy ruch: ${chance} %, następny wart ${next} %`,
  nextBest: (move) => `Następny: ${move}`,
  wasPlayed: 'zagrane',
  wasBetter: 'lepsze',
  opinion: (moves, error) =>
    `zdaniem botów, najlepszy z ${moves} ${form(moves, 'ruchu', 'ruchów', 'ruchów')}, ±${error}`,
  whatFor: 'Dlaczego',
  seeIt: 'Zobacz',
  seeing: 'Odtwarzam',
  playFrom: 'Zagraj stąd',
  playFromMeans: 'Odgałęzienie do ćwiczeń: boty, te same karty i kości. Nigdy się nie liczy do rankingu.',
  shown: (round, what) => `Runda ${round}: ${what}`,
  asSeen: (name) => `tak to widać: ${name}`,
  asYouSaw: 'tak, jak widać było z twojego miejsca',
  whatWorth: 'Ile warte są ruchy',

  waterfall: 'Od startu do wyniku',
  waterfallMore: 'każdy wiersz sumuje się dokładnie',
  parts: {
    start: 'start',
    own: 'własne ruchy',
    others: 'ruchy innych',
    dice: 'kości',
    cards: 'karty',
    news: 'odkrycia',
    rest: 'reszta',
    unread: 'nieczytane',
    result: 'wynik',
  },
  rowSaid: (name, parts) => `${name}: ${parts}.`,
  seatRow: (decisions, score) => `${ile(decisions, 'decyzja', 'decyzje', 'decyzji')}${score ? `, ${score}` : ''}`,
  who: 'kto',
  restMeans:
    'Reszta: o ile ruchy, własne i cudze, wypadły lepiej albo gorzej, niż zakłada szybka ocena, ponad to, co przeszukiwanie przypisuje decyzjom. Pokazujemy ją, zamiast chować w szczęściu. Każdy wiersz liczymy z tego, co to miejsce mogło wiedzieć, więc szanse wszystkich nie muszą dać razem 100.',

  accuracy: 'Celność według faz',
  accuracyMore: '100 to najlepszy ruch, 0 przeciętny',
  accuracyFew: 'Za mało decyzji, które różnią się bardziej niż błąd pomiaru.',
  accuracyHead: (name, n) => `${name} (${n})`,
  phase: 'faza',
  unused: 'Niewykorzystane na koniec',
  nothing: 'Nic',

  luck: 'Szczęście',
  luckSaid: (dice, cards) =>
    dice === 0 && cards === 0
      ? 'Kości i karty były równe.'
      : `${dice === 0 ? 'Kości były równe' : `Kości ${dałyLubZabrały(dice)}`}, ${cards === 0 ? 'karty były równe' : `karty ${dałyLubZabrały(cards)}`}.`,
  luckMore: 'co wypadło i co dobrano, wobec średniej, rundami',
  dice: 'kości',
  cards: 'karty',
  roundHead: 'runda',
  pointsHead: 'punkty',
  signed: (n) => signed(n),

  learn: (n) =>
    `${ile(n, 'pozycja', 'pozycje', 'pozycji')} z tej partii, w ${n === 1 ? 'której' : 'których'} był lepszy ruch`,
  learnNone: 'Nie ma czego poprawiać',
  find: 'Znajdź ruchy',
  findN: (n) => `Znajdź lepsze ruchy: ${n}`,
  share: 'Zapisz partię',
  home: 'Strona główna',

  exerciseTitle: 'Ucz się na błędach',
  exerciseOf: (n, of) => `pozycja ${n} z ${of}`,
  foundSoFar: (n) => `znalezione: ${n}`,
  exerciseIntro: (n) =>
    `${ile(n, 'pozycja', 'pozycje', 'pozycji')} z twoich partii. W każdej był ruch lepszy od zagranego.`,
  task: 'Zadanie',
  findBetter: (asked) => `${asked}. Znajdź ruch lepszy od zagranego.`,
  youKnow: 'wiesz tyle, co wtedy: zakryte karty są zakryte',
  tries: 'Twoje próby',
  noTries: 'Zrób ruch na planszy. Próba nic nie kosztuje i sama się cofa.',
  thinking: 'Ważę twój ruch',
  verdict: { yes: 'Tak', near: 'Blisko', no: 'Nie', shown: 'Pokazane', skipped: 'Pominięte', open: 'czeka' },
  verdictMore: {
    yes: 'równie dobry jak najlepszy, w granicach błędu',
    near: 'lepszy od zagranego',
    no: 'nie lepszy od zagranego',
  },
  verdictSaid: (verdict, move, chance) => `${verdict}: ${move}, ${chance} %`,
  worth: 'Ile są warte',
  worthWas: 'zagrane wtedy',
  legend:
    'Tak: różnica mieści się w błędzie. Blisko: lepiej niż zagrane. Nie: nie lepiej niż zagrane. Próby nic nie kosztują.',
  show: 'Pokaż ruch',
  skip: 'Pomiń',
  next: 'Następna pozycja',
  finish: 'Wróć do analizy',
  backToAnalysis: 'Wróć do analizy',
  wasWorth: (then, now) => `Wtedy ${then} %, teraz ${now} %: ten ruch był wart ${szansy(now - then)}`,
  answer: (move) => `Lepszy ruch: ${move}`,
  due: (n) => `${form(n, 'Czeka', 'Czekają', 'Czeka')} ${ile(n, 'ćwiczenie', 'ćwiczenia', 'ćwiczeń')}`,
  dueNone: 'Dziś nic nie czeka. Znalezione nie wracają; inne wracają po 1, 7 i 30 dniach.',
  allGames: 'Ze wszystkich twoich partii, od najdroższych',
  exerciseGone: 'Partii, z której jest to ćwiczenie, już tu nie ma.',

  figures: (game) => `${game} w liczbach`,
  figuresOf: (games, bot) =>
    `${ile(games, 'partia', 'partie', 'partii')} botów (${bot}). Każdy udział ma przedział 95 %. Gdzie przedział sięga równego udziału, różnicy nie widać.`,
  whoWins: 'Kto wygrywa',
  seats: (n) => ile(n, 'gracz', 'gracze', 'graczy'),
  byLevel: 'Według poziomu',
  levelsMore: 'Pierwszy z dwóch, na każdym miejscu równie często.',
  byOption: 'Według opcji',
  optionsMore: 'Zmiana udziału wobec zwykłych opcji, w punktach.',
  lengths: 'Jak długo trwa',
  lengthsMore: (median) => `Decyzje wszystkich graczy razem; połowa partii ma ich ${median} lub mniej.`,
  openings: 'Otwarcia',
  openingsMore: (games) => `Pierwsza decyzja partii, jeśli zapadła w co najmniej ${games} partiach.`,
  howOften: 'jak często',
  shareOfWins: 'udział wygranych',
  evenShare: 'równy udział',
  average: 'średnia',
  noneShown: 'nie widać',
  tooFew: (games) => `Za mało partii: ${games}. Pokażemy od 100`,
  makeAgain: 'Policz to jeszcze raz',
  made: (rules, seed) => `Zasady w wersji ${rules}, ziarno ${seed}. To samo polecenie da te same liczby.`,
  honest: 'Czy szansa, którą podajemy, jest prawdziwa?',
  honestMore: (players, games, error) =>
    `${players}: w partiach oficerów (było ich ${games}) podana szansa różniła się od tego, co wyszło, średnio o ${error} punktu. Na linii przerywanej leży to, co się zgadza.`,
  honestAbove: 'wygrywano częściej',
  honestBelow: 'wygrywano rzadziej',
  honestHead: ['podano', 'wygrano', 'pozycje'],
  teamWins: 'drużyna wygrywa',
  allTables: 'Wszystko jako tabele',
  allPlots: 'Wszystko jako wykresy',
  versus: (a, b) => `${a} – ${b}`,
  gamesHead: 'partie',
  interval: 'przedział 95 %',
};
