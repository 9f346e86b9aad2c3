/** The frame in Polish: informal singular, no gender where the language lets us. */
import { counting } from '@sztab/kernel/words';
import type { FrameWords } from './en.ts';

const { counted } = counting('pl');

export const pl: FrameWords = {
  close: 'Zamknij',
  cancel: 'Anuluj',
  home: 'Sztab, strona główna',
  yourMoveTitle: (what) => `● Twoja kolej: ${what}`,

  tools: 'Narzędzia',
  rulebook: 'Zasady',
  aid: 'Karta pomocy',
  aidShort: 'Pomoc',
  log: 'Dziennik',
  notesOn: 'Pokaż noty historyczne',
  notesOff: 'Ukryj noty historyczne',
  toNight: 'Barwy nocne',
  toDay: 'Barwy dzienne',
  settings: 'Ustawienia',
  phases: 'Fazy',

  seats: 'Gracze',
  you: 'ty',
  yourTurn: 'Twoja kolej',
  actFor: 'Graj tym miejscem',
  deciding: 'decyduje',
  thinking: 'namyśla się',
  bot: (level) => `bot, ${level}`,

  board: 'Plansza',
  hand: 'Ręka',
  instruments: 'Stan gry',
  zoomIn: 'Przybliż',
  zoomOut: 'Oddal',
  fit: 'Dopasuj planszę',
  position: 'Położenie słowami',
  hidePieces: 'Ukryj pionki',
  showPieces: 'Pokaż pionki',
  views: 'Co widać pod planszą',
  panels: 'Panele',

  orderLine: 'Linia rozkazu',
  targets: 'Co możesz wskazać',
  moreAnswers: (n: number) => `jeszcze ${counted(n, 'odpowiedź', 'odpowiedzi', 'odpowiedzi')}`,
  undo: 'Cofnij',
  more: 'O jednego więcej',
  fewer: 'O jednego mniej',
  noUndo: ({ why }, by) => {
    const who = by === null ? '' : ` (${by})`;
    switch (why) {
      case 'nothing':
        return 'Jeszcze nie ma czego cofać';
      case 'over':
        return 'Partia jest skończona';
      case 'rests':
        return 'Gdy stół odpoczywa, niczego nie można cofnąć';
      case 'rolled':
        return `Nie można cofnąć: padł rzut${who}`;
      case 'uncovered':
        return `Nie można cofnąć: coś dobrano albo odkryto${who}`;
      case 'shuffled':
        return `Nie można cofnąć: przetasowano talię${who}`;
      case 'stands':
        return `Nie można cofnąć: według zasad ten ruch jest ostateczny${who}`;
      case 'moved':
        return `Ostatni ruch: ${by}. Na cofnięcie musieliby się zgodzić pozostali`;
      case 'light':
        return 'Coś już ujawniono. Na cofnięcie musieliby się zgodzić pozostali';
    }
  },
  thinks: (name) => `${name}: namysł`,
  short: 'To urządzenie jest za wolne na ten poziom: boty widzą tu mniej',
  hurry: 'Niech odpowie teraz',
  suggest: 'Zaproponuj',
  suggestMore: 'Bot uzupełni resztę; wszystko można jeszcze zmienić',
  showMoves: (n) => (n === 1 ? 'Pokaż ruch' : `Pokaż ${counted(n, 'ruch', 'ruchy', 'ruchów')}`),
  showing: 'Co się stało',
  stopShowing: 'Wróć do teraz',
  dispatch: (names) => `Co się stało: ${names}`,
  means: 'Co to znaczy dla ciebie',
  showAgain: 'Pokaż jeszcze raz',
  skip: 'Pomiń',
  goOn: 'Dalej',
  space: 'Spacja',
  briefing: 'Co się dzieje',
  pace: 'Tempo',
  paces: { calm: 'spokojne', brisk: 'szybkie', instant: 'od razu' },
  sounds: 'Dźwięki',
  soundsOff: 'Wyłącz dźwięki',
  soundsOn: 'Włącz dźwięki',
  moveFailed: 'Ktoś był szybszy albo ruch nie doszedł. Plansza jest już odświeżona',
  letsStand: 'Przechodzisz bez reakcji',
  answered: 'Odpowiedź przyjęta. Pokaże się za chwilę, a\u00a0jej długość nie zależy od kart',
  askMe: 'Zapytaj mnie',
  notYours: 'Nie twój ruch',
  goBack: 'Wstecz',
  reading: 'Z bliska',
  chooseAnswer: 'Wybierz odpowiedź',
  over: 'Koniec partii',
  showResult: 'Pokaż wynik',
  sameDeal: 'To samo rozdanie jeszcze raz',
  sameDealMeans: 'te same karty i kości, od początku',
  showBoard: 'Pokaż planszę',
  rule: (id) => `zasada ${id}`,
  watching: 'Oglądasz partię',
  trouble: {
    'storage-full': 'Na tym urządzeniu brakuje miejsca na zapis partii. Zwolnij miejsce i\u00a0spróbuj ponownie',
    'storage-lost': 'Zapis partii jest niedostępny. Na razie trzyma ją ta strona',
    'bot-died': 'Bot się zatrzymał. Stół jest bezpieczny, uruchom bota ponownie',
    'other-tab': 'Ten stół jest otwarty w\u00a0innej karcie. Graj tam albo przejmij go tutaj',
    outdated: 'Jest nowsza wersja Sztabu. Twój ruch czeka i\u00a0zostanie wysłany po ponownym wczytaniu strony',
    reconnecting: 'Połączenie zerwane, trwa wznawianie. Twój ruch czeka i\u00a0zostanie wysłany',
    'shut-out': 'Tego stołu nie można już oglądać',
  },
  takeNewer: 'Weź nowszą',
  retry: 'Spróbuj ponownie',

  company: {
    title: 'Rozmowa i pozostali',
    talk: 'Rozmowa',
    silent: 'Nikt się jeszcze nie odezwał.',
    speak: 'Powiedz coś',
    send: 'Wyślij',
    tooFast: 'Nie wysłano: za dużo naraz albo brak połączenia. Spróbuj za chwilę',
    proposed: {
      undo: ({ count }) =>
        count > 1 ? `o\u00a0cofnięcie ostatnich ruchów (${count})` : 'o\u00a0cofnięcie ostatniego ruchu',
      pause: () => 'o\u00a0przerwę',
      resume: () => 'o\u00a0wznowienie gry',
      bot: ({ seat }, name) => `o\u00a0bota na miejsce: ${name(seat)}`,
      abandon: () => 'o\u00a0zakończenie partii bez wyniku',
      resign: () => 'o\u00a0wspólne poddanie partii',
      claim: () => 'o\u00a0wygraną',
    },
    revealed: 'To, co w\u00a0nich ujawniono, będzie już znane.',
    youAsk: (what) => `Prosisz ${what}. Pozostali muszą się zgodzić`,
    asks: (who, what) => `${who} prosi ${what}`,
    agree: 'Zgoda',
    decline: 'Nie',
    takeBack: 'Wycofaj',
    resting: 'Stół odpoczywa; zegary stoją',
    mayAsk: 'O co można prosić pozostałych',
    ask: {
      undo: 'Poproś o cofnięcie',
      pause: 'Poproś o przerwę',
      resume: 'Wznów',
      bot: (name) => `Bot za: ${name}`,
      abandon: 'Zakończ bez wyniku',
      claim: 'Weź wygraną',
    },
    hasLeft: (name) => `${name}: miejsce opuszczone.`,
    outOfTime: (name) => `${name}: koniec czasu.`,
    awayTooLong: (name) => `${name}: poza stołem, a\u00a0stół czeka.`,
    goOnHow: (mayWin) =>
      mayWin
        ? 'Można poczekać, wziąć wygraną, oddać grę botowi albo zakończyć bez wyniku.'
        : 'Można poczekać, oddać grę botowi albo zakończyć bez wyniku.',
    leftCounts: 'Kto odchodzi od partii, przegrywa; z\u00a0botem nie liczy się już nikomu innemu.',
    giveUpPlace: 'Oddaj swoje miejsce',
    giveUpCosts: (early, together) => {
      if (early) return 'Nie każdy wykonał już ruch: jeśli odejdziesz teraz, partia nie policzy się nikomu.';
      return together
        ? 'Kto odchodzi, przegrywa, cokolwiek osiągną pozostali.'
        : 'Kto odchodzi, przegrywa: w\u00a0wynikach, a\u00a0w\u00a0partii rankingowej także w\u00a0rankingu.';
    },
    mayComeBack: 'Możesz wrócić i\u00a0nic nie stracić, dopóki twojego miejsca nie zajmie ktoś inny albo bot.',
    giveUpYes: 'Odchodzę z\u00a0partii',
    takePlace: (name) => `Zajmij wolne miejsce: ${name}`,
    forFun: 'Ktoś inny gra tu dalej dla przyjemności: bez wyniku i\u00a0bez rankingu.',
    otherEyes: 'Ta partia jest ci znana z\u00a0innego miejsca, więc tego nie możesz zająć.',
    placeGone: 'Teraz nie można zająć tego miejsca',
    notLeft: 'Nie udało się. Spróbuj za chwilę',
    oneAtATime: 'Jedna prośba naraz: poprzednia czeka na odpowiedź',
    notNow: 'Teraz nie można o to prosić',
    nobodyToAsk: 'W\u00a0tych ruchach coś ujawniono, a\u00a0nie ma wszystkich, którzy muszą się zgodzić',
    watching: (n) => counted(n, 'osoba się przygląda', 'osoby się przyglądają', 'osób się przygląda'),
    toLobby: 'Do stołów online',
    notes: {
      started: () => 'Partia rozpoczęta',
      brought: () =>
        'Tę partię zaczęto w\u00a0jednej przeglądarce i\u00a0tam karty mogą być znane; nie liczy się do rankingu',
      late: (name) => `${name}: koniec czasu`,
      away: (name) => `${name}: długo poza stołem`,
      silent: (name) => `${name}: cisza, ruch wykonał stół`,
      claim: (name) => `${name}: brak przy stole, wygrana dla osoby, która została`,
      left: (name) => `${name}: miejsce opuszczone`,
      freed: (_, place) => `Gospodarz zwolnił krzesło: miejsce ${place}`,
      bot: (_, place) => `Dalej gra bot: miejsce ${place}`,
      pause: () => 'Stół odpoczywa',
      resume: () => 'Gra toczy się dalej',
      abandon: () => 'Partię zakończono bez wyniku',
      declined: (name) => `${name}: brak zgody`,
    },
    timeLeft: 'Pozostały czas',
    away: 'poza stołem',
    vacant: 'wolne miejsce',
  },

  logStart: 'Początek',
  now: 'teraz',
  logEmpty: 'Jeszcze nic się nie wydarzyło',
  logMore: (n) => `Jeszcze ${n}`,
  logLess: 'Mniej',
  dice: 'Ostatni rzut',
  die: (name, face) => `${name}: ${face}`,

  reactionKeys: 'Klawisze 1–9 wybierają reakcję, N ostatni przycisk.',
  asking: 'Kiedy pytać',
  askAlways: 'Zawsze pytaj',
  askChanges: 'Pytaj, gdy to zmienia wynik',
  passAction: 'Nie reaguj w\u00a0tej akcji',
  passStage: 'Nie reaguj w\u00a0tym etapie',

  curtainNext: (name) => `Teraz ${name}`,
  curtainPass: (name) => `Podaj urządzenie. Karty są zakryte, dopóki ${name} nie przytrzyma przycisku.`,
  hold: 'Przytrzymaj, żeby odkryć',

  reactions: 'Reakcje',
  historyNotes: 'Noty historyczne',
  quick: 'Bez przerwy przed automatycznym pasem (tylko z\u00a0botami)',
  keys: 'Klawisze',
  exportRecord: 'Zapisz przebieg partii',
  resign: 'Poddaj partię',
  resignSure: 'Poddać tę partię? Wygra przeciwnik. Tego nie da się cofnąć.',
  resignAll: 'Poddać tę partię? Przegra cała drużyna. Tego nie da się cofnąć.',
  resignTogether:
    'Poddać tę partię? Przegrywają wszyscy razem, więc pozostali muszą się zgodzić. Tego nie da się cofnąć.',
  resignOn:
    'Poddać tę partię? Dalej zagra za ciebie bot, a ty będziesz na końcu, bez względu na punkty. Tego nie da się cofnąć.',
  resignEnd: 'Poddać tę partię? Skończy się twoją przegraną. Tego nie da się cofnąć.',
  resignYes: 'Poddaję partię',
  resigned: 'rezygnacja',
  leave: 'Odejdź od stołu',
  keyList: [
    ['Tab', 'wstęga, plansza, ręka, linia rozkazu, panele'],
    ['← ↑ → ↓', 'najbliższy cel w\u00a0tę stronę; gdy nie ma celów, przesuwa planszę'],
    ['Enter, spacja', 'wybór'],
    ['Shift + spacja', 'przeczytaj wskazaną kartę'],
    ['Ctrl + Enter', 'podświetlony przycisk'],
    ['U, Backspace', 'cofnij'],
    ['Esc', 'anuluj otwarty wybór, zamknij'],
    ['F', 'litery na wszystkich celach, wpisz, żeby wybrać'],
    ['1–9', 'możliwości w\u00a0linii rozkazu, reakcje'],
    ['N', 'pas, nie reaguję'],
    ['H', 'ukryj lub pokaż pionki'],
    ['T', 'pokaż wszystkie cele'],
    ['0, +, −', 'dopasuj, przybliż, oddal'],
    ['A', 'karta pomocy'],
    ['L', 'dziennik; ↑ ↓ z\u00a0wiersza na wiersz'],
    ['R', 'pokaż jeszcze raz ostatnią turę innych'],
    ['S', 'tempo: spokojne, szybkie, od razu'],
    ['?', 'ta lista'],
  ],

  standings: 'Wynik',
  best: 'Najlepsze wyniki',
  bestTerms: 'Ta sama strona, te same zasady, gry solo w\u00a0tej przeglądarce',
  thisGame: 'ta gra',
  winner: 'zwycięstwo',
  rematch: 'Zagraj jeszcze raz',
  secondGame: 'Zagraj drugą partię',
  doubleMatch: 'Dwumecz',
  halfTime: 'O\u00a0dwumeczu rozstrzygnie druga partia, z\u00a0zamienionymi stronami',
  game: (n) => `Partia ${n}`,
  matchWon: (name) => `Dwumecz wygrywa: ${name}`,
  matchDrawn: 'Dwumecz nierozstrzygnięty',
  replay: 'Powtórka',
  result: 'Wynik',
  youWon: 'Wygrywasz.',
  youLost: 'Przegrywasz.',
  weWon: 'Wygrywamy.',
  weLost: 'Przegrywamy.',
  theyWon: (names, count) => (count > 1 ? `Wygrywają ${names}.` : `Wygrywa ${names}.`),
  nobodyWon: 'Nikt nie wygrywa.',
  lapse: 'Cała partia w\u00a020 sekund',
  moments: 'Przebieg partii',
  luckEven: 'Szczęście było po równo',
  luckYours: 'Szczęście było po twojej stronie',
  luckTowards: (name) => `Szczęściu bliżej było do: ${name}`,
  luckUsual: 'To nic niezwykłego.',
  luckRare: (n) => `Równie nierówno bywa raz na ${n} partii.`,
  inHistory: (date) => `W\u00a0historii: ${date}`,
  next: 'Co dalej',
  otherSide: (role) => `Druga strona: ${role}`,
  otherSideMeans: 'ta sama gra z\u00a0drugiego krzesła',
  stronger: (level) => `Silniejszy przeciwnik: ${level}`,
  showBoardMeans: 'ze wszystkim, co na niej leży',
  levelStays: 'Poziom zostaje taki sam, chyba że go zmienisz',
  againAs: 'Zagraj jeszcze raz jako',
  against: 'przeciwnik',
  againWith: 'Zagraj jeszcze raz z\u00a0botem',
  againSame: 'Zagraj jeszcze raz, wszyscy na swoich miejscach',
  againSwapped: 'Zagraj jeszcze raz, z\u00a0zamianą miejsc',
  toHome: 'Strona główna',

  back: 'Ruch wstecz',
  forward: 'Ruch naprzód',
  play: 'Odtwarzaj',
  pause: 'Zatrzymaj',
  speed: 'Tempo',
  moment: (at, of) => `Ruch ${at} z\u00a0${of}`,
  seenBy: 'Co widzi',
  everybody: 'każdy',
  playFromHere: 'Graj od tej chwili',
  copyLink: 'Kopiuj link do tej chwili',
  copyFailed: 'Skopiuj teraz z\u00a0paska adresu',
  copied: 'Link skopiowany',
  toTable: 'Do stołu',

  practice: 'Ćwiczenia',
  practiceMeans:
    'Przy tym stole cofnąć można wszystko, także rzuty i\u00a0odkryte karty. Zapis partii o\u00a0tym mówi, a\u00a0wynik nie trafia do najlepszych.',

  edition: (edition) => `Edycja ${edition}`,
  editionMeans: (edition, newest) =>
    `Ta partia zostaje przy zasadach, z\u00a0którymi się zaczęła: edycja ${edition}. Najnowsza to ${newest}, a\u00a0zmiany są zaznaczone w\u00a0instrukcji. Nowe stoły grają według najnowszych zasad.`,

  notOpened: 'Tego stołu nie da się otworzyć',
  notOpenedNewer:
    'Toczy się według nowszych zasad, niż zna ta strona. Wczytaj ją ponownie; jeśli to nie pomoże, otwórz stół tam, gdzie się zaczął.',
  notOpenedKept: 'Jego zapis jest uszkodzony. Inne stoły są bezpieczne.',
  saveKept: 'Zapisz, co zostało',
  removeKept: 'Usuń stół',
  notOpenedMore: 'Być może usunięto go z\u00a0tego urządzenia albo nigdy tu nie stał. Inne stoły są bezpieczne.',
};
