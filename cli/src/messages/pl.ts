/** The command line in Polish. */
import { counting, LANGUAGES, listing } from '@sztab/kernel/words';
import type { Messages } from './en.ts';

const { form } = counting('pl');
const { or } = listing('pl');
const ile = (count: number, one: string, few: string, many: string): string =>
  `${count} ${form(count, one, few, many)}`;

export const pl: Messages = {
  language: 'pl',

  seeHelp: '--help pokazuje, jak to napisać',
  missingCommand: 'brakuje dalszej części polecenia; --help pokazuje, jaka być może',
  broken: (what) => `coś zepsuło się wewnątrz programu: ${what} (SZTAB_TRACE=1 pokaże gdzie; prosimy o zgłoszenie)`,
  unknownGame: (id, known) => `nie ma gry „${id}”; są: ${known}`,
  wrongNumber: (name, from, to, text) => `${name} to liczba całkowita od ${from} do ${to}, a nie „${text}”`,
  optionShape: (pair) => `opcję zapisuje się jako nazwa=wartość, a nie „${pair}”`,
  unknownOption: (game, id, known) => `${game} nie ma opcji „${id}”; ma: ${known}`,
  unknownValue: (id, values, value) => `opcja ${id} przyjmuje ${values}, a nie „${value}”`,
  optionTwice: (id) => `opcja ${id} jest podana dwa razy`,
  unknownBot: (name, known) => `nie ma bota „${name}”; są: ${known}`,
  wrongBotCount: (seats, got) => `--bots wymaga 1 nazwy albo ${seats}, po jednej na miejsce; podano ${got}`,
  twoBots: 'arena jest dla dwóch botów: --bots a,b',
  wholeDeals: (games, seats) =>
    `każde rozdanie gra się ${seats} razy, więc --games musi być wielokrotnością ${seats}, a nie ${games}`,
  evenGames: (games) => `każdą stroną gra się tyle samo razy, więc --games musi być parzyste, a nie ${games}`,
  unknownRole: (text, roles) => `nie ma roli „${text}”; są: ${roles}`,
  unknownLanguage: (text) => `--lang to ${or(LANGUAGES)}, a nie „${text}”`,
  emptySeed: 'ziarnem może być dowolny tekst, byle nie pusty',
  hotSeatAlone: 'przy --hot-seat grają sami ludzie: --as i --bot nie mają tu nic do powiedzenia',
  botsAlone: 'przy --bots grają same boty: --as, --bot i --hot-seat nie mają tu nic do powiedzenia',
  resumeAlone: 'zapisana partia wie, kto i jak gra: do --resume pasują tylko --save i --lang',
  chooseSide: (roles) => `strony mają być wybrane: podaj --as i jedną z ${roles}`,
  otherGame: (file, is, wanted) => `${file} to partia gry ${is}, a nie ${wanted}`,
  noDouble: (id) => `${id} nie mówi, kto wygrywa mecz podwójny`,
  noRulebook: (id) => `${id} nie ma pliku rulebook/en.md`,
  fileExists: (name) => `plik ${name} już istnieje; wybierz inną nazwę albo graj dalej: --resume ${name}`,
  fileTooLong: (name, most) => `${name} ma ponad ${most} bajtów: żaden zapis nie jest tak długi`,
  notWeights: (name) => `w ${name} nie ma wag oceny`,
  cannotRead: (name, why) => `nie można odczytać ${name}: ${why}`,
  cannotWrite: (name, why) => `nie można zapisać ${name}: ${why}`,
  system: (code) =>
    ({
      ENOENT: 'nie ma takiego pliku ani katalogu',
      EACCES: 'brak uprawnień',
      EISDIR: 'to jest katalog',
      ENOTDIR: 'część ścieżki nie jest katalogiem',
      EEXIST: 'już istnieje i nie jest katalogiem',
      ENOSPC: 'na dysku brakuje miejsca',
    })[code] ?? code,

  timeLeft: 'zostało:',
  ctrlC: 'Ctrl-C przerywa',
  gamesUnit: 'partie',
  decisionsUnit: 'decyzje',
  secondsUnit: 's',
  stoppedEarly: (finished, games) => `przerwano po ${finished} z ${games} partii`,

  players: 'gracze',
  seats: 'miejsca',
  options: 'opcje',
  usual: 'zwykle',
  editions: 'edycje zasad',
  sinceEdition: (edition) => `od edycji ${edition}`,
  bots: 'boty',

  sim: {
    seat: 'miejsce',
    bot: 'bot',
    wins: 'wygrane',
    share: 'udział',
    interval: 'przedział 95 %',
    draws: 'remisy',
    team: 'drużyna',
    summary: (games, decisions, longest, seconds) =>
      `${ile(games, 'partia', 'partie', 'partii')}, decyzji na partię: ${decisions}, najwięcej: ${longest}; ${seconds} s`,
    matches: (first, second, drawn) =>
      `mecze podwójne: pierwszy bot wygrał ${first}, drugi ${second}, remisów ${drawn}`,
    none: 'żadna partia nie została rozegrana',
    over: (a, b, rate, low, high) => `${a} przeciw ${b}: ${rate} (przedział 95 %: od ${low} do ${high})`,
    cpu: (a, first, b, second, ratio) => `czas procesora na partię: ${a} ${first} s, ${b} ${second} s (${ratio} : 1)`,
  },

  unknownStage: (text, stages) => `--stage to ${or(stages)}, a nie „${text}”`,
  train: {
    stage: (stage, generation) => `${stage}, pokolenie ${generation}`,
    passes: 'przebiegi',
    head: ['', 'partie', 'średnia', 'ręczna', 'wyuczona', 'zysk', 'błąd ręcznej', 'wyuczonej'],
    match: (against, games, won, low, high, cpu) =>
      `przeciw ${against}: ${won} z ${ile(games, 'partii', 'partii', 'partii')} (przedział 95 %: od ${low} do ${high}), czas procesora ${cpu} : 1`,
    keeps: (which) => `gra zachowuje ocenę: ${which}`,
    stopped: (out) => `przerwano; to samo polecenie podejmie pracę w ${out}`,
    done: (out) => `sprawozdanie: ${out}/report.html`,
    trouble: {
      missing: (what) => `nie ma jeszcze ${what}: najpierw musi się skończyć wcześniejszy etap`,
      'other-training': (out) => `${out} należy do innego uczenia; trzeba wybrać inne --out`,
      'no-encoding': (id) => `${id} nie ma kodowania, więc niczego nie da się z niej nauczyć`,
    },
  },

  book: {
    none: (id) => `nie ma tu książki pozycji gry ${id}: leży przy testach, których wydanie nie zawiera`,
    head: ['pozycja', 'uniknięte', 'zagrane'],
    share: (share, positions) => `uniknięto ${share} błędów (${ile(positions, 'pozycja', 'pozycje', 'pozycji')})`,
  },

  analysed: {
    notOver: (file) => `${file} jeszcze trwa: analizuje się grę zakończoną`,
    partly: (done, of) => `odczytano część: ${done} z ${of} kroków`,
    team: 'drużyna',
    head: ['szanse w punktach', 'start', 'własne ruchy', 'ruchy innych', 'kości', 'karty', 'wieści', 'reszta', 'wynik'],
    title: 'analiza',
    chance: 'szansa na zwycięstwo, z tym, co było wtedy wiadomo',
    fromStart: 'od startu do wyniku',
    move: 'ruch',
    asTable: 'pokaż jako tabelę',
    opinion: 'Lepsze ruchy to zdanie botów. Pasmo mieści dziewięć oszacowań na dziesięć.',
    parts: {
      start: 'start',
      own: 'własne decyzje',
      others: 'decyzje innych',
      dice: 'kości',
      cards: 'karty',
      news: 'odkrycia',
      rest: 'niewyjaśnione',
      unread: 'nieodczytane',
      result: 'wynik',
    },
    took: (seconds) => `odczytano w ${seconds} s czasu procesora`,
    points: 'co rozstrzygnęło',
    noPoint: 'żadna decyzja nie zmieniła szansy bardziej niż błąd pomiaru',
    cost: (move, played, best, points) =>
      `ruch ${move}: ${played}; boty wolałyby: ${best} (${ile(points, 'punkt', 'punkty', 'punktów')}).`,
    kept: (move, played, next, points) =>
      `ruch ${move}: ${played}, najlepszy ruch; następny: ${next} (o ${ile(points, 'punkt', 'punkty', 'punktów')} mniej).`,
  },

  statistics: {
    sides: 'kto wygrywa, partie, udział, przedział 95 %',
    options: 'z inną opcją',
    levels: 'bot przeciw botowi',
    openings: 'pierwsze decyzje',
    chances: 'szanse w partiach oficerów: partie, średnia odległość od tego, co wyszło',
    players: (players) => ile(players, 'gracz', 'gracze', 'graczy'),
    length: (median) => `połowa partii ma ${median} decyzji lub mniej`,
  },

  lab: {
    noAddress: (text) =>
      `--database to adres PostgreSQL, na przykład postgres://użytkownik@komputer/nazwa, a nie „${text}”`,
    unreachable: (system) => `nie ma połączenia z bazą danych: ${system}`,
    works: (name, threads) => `${name} pracuje, ${ile(threads, 'wątek', 'wątki', 'wątków')}; kończy Ctrl-C`,
    worked: (pieces) => `wykonano ${ile(pieces, 'zadanie', 'zadania', 'zadań')}`,
    head: { runs: ['przebieg', 'gotowe', 'zlecone'], workers: ['pracownik', 'gotowe'] },
    taken: (pieces) => `w toku: ${ile(pieces, 'zadanie', 'zadania', 'zadań')}`,
  },

  wrongLine: (line, column, reason) => `wiersz ${line}, kolumna ${column}: ${reason}`,
  endedAs: (winners, reason, scores) =>
    `${winners === '' ? 'nikt nie wygrał' : `wygrywa ${winners}`} (${reason}), ${scores}, jak w zapisie`,
  notOver: 'partia nie jest skończona',
  verified: {
    form: 'forma',
    formGood: (version) => `wersja zapisu ${version}, przeczytany do ostatniego wiersza`,
    game: 'gra',
    rules: (edition) => `edycja zasad ${edition}`,
    seats: 'miejsca',
    table: 'stół',
    seed: 'ziarno',
    seedGood: (commit) => `zgodne z zobowiązaniem (${commit}…), więc wynika z niego każda kość i każde tasowanie`,
    moves: 'ruchy',
    movesGood: (moves, undone) => `${moves}, wszystkie dozwolone${undone > 0 ? `; cofnięć: ${undone}` : ''}`,
    checks: 'kontrola',
    checksGood: (checks) => `${ile(checks, 'odcisk stanu', 'odciski stanu', 'odcisków stanu')}, jak w zapisie`,
    result: 'wynik',
    good: 'Zapis jest poprawny.',
  },

  finding: (check, message, seed, file) => `ZNALEZIONO ${check}: ${message} (ziarno „${seed}”, zapis ${file})`,
  nothingFound: (seed) => `nic nie znaleziono (ziarno ${seed})`,
  somethingFound: (found, seed) =>
    `${ile(found, 'partia zawiodła', 'partie zawiodły', 'partii zawiodło')} (ziarno ${seed})`,

  room: 'pomieszczenie',
  keys: 'klucze',
  noSources: 'ten raport czyta pliki źródłowe, a ich tu nie ma',
  rulesTested: (tested, all) => `testy wymieniają ${tested} z ${all} zasad`,

  serving: (url) => `Sztab jest otwarty pod adresem ${url} (Ctrl+C zamyka)`,
  closed: 'Sztab jest zamknięty.',

  usePostgresTools: (command) =>
    `PostgreSQL ma własne kopie: robi je pg_dump, przywraca pg_restore; sztab ${command} jest dla bazy w pliku`,
  storeTrouble: ({ why, place, message }) =>
    ({
      damaged: `${place}: plik jest uszkodzony; przywróć ostatnią kopię: sztab restore --from KOPIA --database BAZA`,
      foreign: `${place} nie jest bazą Sztabu; podaj inny plik`,
      newer: `${place} pochodzi z nowszej wersji Sztabu; uruchom tamtą wersję`,
      forbidden: `${place}: nie można czytać i pisać; sprawdź katalog i uprawnienia`,
      locked: `${place} jest w użyciu; najpierw zakończ program, który go używa`,
      full: `${place}: na dysku nie ma już miejsca`,
    })[why as string] ?? message,
  backedUp: (database, to) => `${database} jest zachowany w ${to}, sprawdzony i zapisany na dysku.`,
  restored: (from, database) => `${from} jest na miejscu ${database}, sprawdzony i zapisany na dysku.`,
  keptAside: (name) => `To, co tam było wcześniej, jest w ${name}.`,

  bot: 'bot',
  olderEdition: (edition, newest) =>
    `Według edycji ${edition} zasad; najnowsza to ${newest}, a ta partia zostaje przy swojej.`,
  player: (number) => `Gracz ${number}`,
  yes: 'tak',
  no: 'nie',
  word: { resign: 'poddaj partię', undo: 'cofnij ruch', quit: 'zakończ' },
  reallyResign: 'Na pewno poddać partię?',
  handOver: (to) => `Oddaj ekran: ${to}.`,
  pressEnter: 'naciśnij Enter',
  inputEnded: 'Nie ma więcej danych wejściowych.',
  notAMove: (line, moves) =>
    `„${line}” nie jest tu ruchem; podaj liczbę od 1 do ${moves}, ruch taki jak w nawiasach, resign, undo albo quit`,
  noResigning: 'Tej partii nie można poddać.',
  practice: 'Ćwiczenia: cofnąć można wszystko, także rzuty i odkryte karty.',
  noUndo: (why, by) =>
    ({
      nothing: 'Jeszcze nie ma czego cofać.',
      over: 'Partia jest skończona.',
      rolled: `Niczego nie można cofnąć: padł rzut (${by}).`,
      uncovered: `Niczego nie można cofnąć: coś dobrano albo odkryto (${by}).`,
      shuffled: `Niczego nie można cofnąć: przetasowano talię (${by}).`,
      stands: `Niczego nie można cofnąć: według zasad ostatni ruch jest ostateczny (${by}).`,
    })[why],
  commitment: (commit) => `Kości są ustalone; ich zobowiązanie to ${commit}`,
  seedWas: (seed) => `Ziarnem było ${seed}`,
  saved: (file) => `Partia jest w pliku ${file}; sprawdzi ją sztab verify.`,
  notSaved: 'Partia nie została zachowana; zachowa ją --save PLIK.',
  matchDrawn: 'Mecz kończy się remisem.',
  matchWon: (name) => `Mecz wygrywa ${name}.`,
};
