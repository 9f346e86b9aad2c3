/** The frame in Polish: informal singular, no gender where the language lets us. */
import { counting, united } from '@sztab/kernel/words';
import type { FrameWords } from './en.ts';
import texts from './pl.json' with { type: 'json' };

const { counted } = counting('pl');

export const pl: FrameWords = united(texts, {
  yourMoveTitle: (what) => `● Twoja kolej: ${what}`,
  bot: (level) => `bot, ${level}`,
  moreToTouch: (n: number) => `jeszcze ${n} do wskazania`,
  moreAnswers: (n: number) => `jeszcze ${counted(n, 'odpowiedź', 'odpowiedzi', 'odpowiedzi')}`,
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
  coach: {
    chance: (p) => `${p} % na zwycięstwo, z tym, co możesz wiedzieć.`,
    second: (move, p) => `Następny: ${move}, ${p} %.`,
  },
  showMoves: (n) => (n === 1 ? 'Pokaż ruch' : `Pokaż ${counted(n, 'ruch', 'ruchy', 'ruchów')}`),
  missed: (n: number, since: string) => `${counted(n, 'ruch', 'ruchy', 'ruchów')} od ${since}`,
  dispatch: (name) => `Co się stało: ${name}`,
  rule: (id) => `zasada ${id}`,

  council: {
    proposed: {
      undo: ({ count }) =>
        count > 1 ? `o\u00a0cofnięcie ostatnich ruchów (${count})` : 'o\u00a0cofnięcie ostatniego ruchu',
      bot: ({ seat }, name) => `o\u00a0bota na miejsce: ${name(seat)}`,
    },
    youAsk: (what) => `Prosisz ${what}. Pozostali muszą się zgodzić`,
    asks: (who, what) => `${who} prosi ${what}`,
    ask: {
      bot: (name) => `Bot za: ${name}`,
    },
    hasLeft: (name) => `${name}: miejsce opuszczone.`,
    outOfTime: (name) => `${name}: koniec czasu.`,
    awayTooLong: (name) => `${name}: poza stołem, a\u00a0stół czeka.`,
    absent: (name) => `Nieobecna osoba: ${name}.`,
    goOnHow: (mayWin) =>
      mayWin
        ? 'Można poczekać, wziąć wygraną, oddać grę botowi albo zakończyć bez wyniku.'
        : 'Można poczekać, oddać grę botowi albo zakończyć bez wyniku.',
    claimCosts: (name, isHere) =>
      `Partia od razu się skończy. Przegrywa: ${name}. Tego nie da się cofnąć.${isHere ? ` Teraz przy stole: ${name}.` : ''}`,
    timeUp: (mayWin) =>
      mayWin
        ? 'Twój czas minął. Wykonaj ruch: druga strona może już zakończyć partię wygraną.'
        : 'Twój czas minął. Wykonaj ruch: pozostali mogą oddać twoje miejsce botowi.',
    timeUpBack: (minutes, mayWin) =>
      `Twój czas minął. Na ruch masz jeszcze ${counted(minutes, 'minutę', 'minuty', 'minut')}. Potem ${mayWin ? 'druga strona może zakończyć partię wygraną' : 'pozostali mogą oddać twoje miejsce botowi'}.`,
    wonOnTime: (name) => `Koniec czasu: ${name}.`,
    wonByLeaving: (name) => `Partię porzuca: ${name}.`,
    wonByAbsence: (name) => `Zbyt długo poza stołem: ${name}.`,
    giveUpCosts: (early, together) => {
      if (early) return 'Nie każdy wykonał już ruch: jeśli odejdziesz teraz, partia nie policzy się nikomu.';
      return together
        ? 'Kto odchodzi, przegrywa, cokolwiek osiągną pozostali.'
        : 'Kto odchodzi, przegrywa: w\u00a0wynikach, a\u00a0w\u00a0partii rankingowej także w\u00a0rankingu.';
    },
    takePlace: (name) => `Zajmij wolne miejsce: ${name}`,
    watching: (n) => counted(n, 'osoba się przygląda', 'osoby się przyglądają', 'osób się przygląda'),
    notes: {
      late: (name) => `${name}: koniec czasu`,
      away: (name) => `${name}: długo poza stołem`,
      silent: (name) => `${name}: cisza, ruch wykonał stół`,
      absent: (name) => `${name}: trzy pytania bez odpowiedzi. Pozostali mogą oddać to miejsce botowi`,
      back: (name) => `${name}: znów przy stole`,
      claim: (name) => `${name}: brak przy stole, wygrana dla osoby, która została`,
      left: (name) => `${name}: miejsce opuszczone`,
      freed: (_, place) => `Gospodarz zwolnił krzesło: miejsce ${place}`,
      bot: (_, place) => `Dalej gra bot: miejsce ${place}`,
      declined: (name) => `${name}: brak zgody`,
    },
    standing: {
      decides: (name) => `Teraz decyduje ${name}.`,
      away: (name) => `${name}: poza stołem.`,
      cutMeans: (clock) => `Ruch jest zapisany i wyjdzie sam, jeden raz.${clock ? ' Zegar idzie.' : ''}`,
    },
  },
  andMore: (n) => `i jeszcze ${n}`,
  logMore: (n) => `Jeszcze ${n}`,
  die: (name, face) => `${name}: ${face}`,

  curtainNext: (name) => `Teraz ${name}`,
  curtainPass: (name) => `Podaj urządzenie. Karty są zakryte, dopóki ${name} nie przytrzyma przycisku.`,
  game: (n) => `Partia ${n}`,
  matchWon: (name) => `Dwumecz wygrywa: ${name}`,
  theyWon: (names, count) => (count > 1 ? `Wygrywają ${names}.` : `Wygrywa ${names}.`),
  inHistory: (date) => `W\u00a0historii: ${date}`,
  otherSide: (role) => `Druga strona: ${role}`,
  stronger: (level) => `Silniejszy przeciwnik: ${level}`,
  gentler: (level) => `Łagodniejszy przeciwnik: ${level}`,
  moment: (at, of) => `Ruch ${at} z\u00a0${of}`,

  edition: (edition) => `Edycja ${edition}`,
  editionMeans: (edition, newest) =>
    `Ta partia zostaje przy zasadach, z\u00a0którymi się zaczęła: edycja ${edition}. Najnowsza to ${newest}, a\u00a0zmiany są zaznaczone w\u00a0instrukcji. Nowe stoły grają według najnowszych zasad.`,
});
