/** The command line in Polish. */
import { counting, LANGUAGES, listing, united } from '@sztab/kernel/words';
import type { CliWords } from './en.ts';
import texts from './pl.json' with { type: 'json' };

const { form } = counting('pl');
const { or } = listing('pl');
const ile = (count: number, one: string, few: string, many: string): string =>
  `${count} ${form(count, one, few, many)}`;

export const pl: CliWords = united(texts, {
  language: 'pl',
  broken: (what) => `coś zepsuło się wewnątrz programu: ${what} (SZTAB_TRACE=1 pokaże gdzie; prosimy o zgłoszenie)`,
  unknownGame: (id, known) => `nie ma gry „${id}”; są: ${known}`,
  wrongNumber: (name, from, to, text) =>
    from === to
      ? `${name} może tu mieć tylko wartość ${from}, a nie „${text}”`
      : `${name} to liczba całkowita od ${from} do ${to}, a nie „${text}”`,
  optionShape: (pair) => `--option zapisuje się jako nazwa=wartość, a nie „${pair}”; opcje wymienia sztab games`,
  unknownOption: (game, id, known) => `${game} nie ma opcji „${id}”; ma: ${known}`,
  unknownValue: (id, values, value) => `opcja ${id} przyjmuje ${values}, a nie „${value}”`,
  optionTwice: (id) => `opcja ${id} jest podana dwa razy; podaj ją raz`,
  unknownBot: (name, known) => `nie ma bota „${name}”; są: ${known}`,
  wrongBotCount: (seats, got, fits) =>
    `--bots wymaga 1 nazwy${seats === 1 ? ' na 1 miejsce' : ` albo ${seats}, po jednej na miejsce`}; podano ${got}${fits ? `; dla ${got} graczy dodaj --players ${got}` : ''}`,
  wholeDeals: (games, seats) =>
    `każde rozdanie gra się ${seats} razy, więc --games musi być wielokrotnością ${seats}, a nie ${games}`,
  evenGames: (games) => `każdą stroną gra się tyle samo razy, więc --games musi być parzyste, a nie ${games}`,
  unknownRole: (text, roles) => `nie ma roli „${text}”; są: ${roles}`,
  unknownLanguage: (text) => `--lang to ${or(LANGUAGES)}, a nie „${text}”`,
  chooseSide: (roles) => `strony mają być wybrane: podaj --as i jedną z ${roles}`,
  otherGame: (file, is, wanted) =>
    `${file} to partia gry ${is}, a nie ${wanted}; napisz: sztab play ${is} --resume ${file}`,
  noDouble: (id) => `${id} nie mówi, kto wygrywa mecz podwójny`,
  noRulebook: (id) => `${id} nie ma pliku rulebook/en.md`,
  fileExists: (name) => `plik ${name} już istnieje; wybierz inną nazwę albo graj dalej: --resume ${name}`,
  fileTooLong: (name, most) => `${name} ma ponad ${most} bajtów: żaden zapis nie jest tak długi`,
  notWeights: (name) => `w ${name} nie ma wag oceny; takie pliki zapisuje sztab train`,
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
      EPERM: 'brak uprawnień',
      ECONNREFUSED: 'pod tym adresem nic nie odpowiada',
      ENOTFOUND: 'nie ma takiego komputera',
      ETIMEDOUT: 'nie nadeszła odpowiedź',
      EROFS: 'dysk jest tylko do odczytu',
      ENAMETOOLONG: 'nazwa jest za długa',
      ELOOP: 'dowiązania prowadzą w kółko',
    })[code] ?? code,
  stoppedEarly: (finished, games) => `przerwano po ${finished} z ${games} partii`,
  sinceEdition: (edition) => `od edycji ${edition}`,

  commanderError: (code, name, similar, message) => {
    const rather = similar === undefined ? '' : ` (może: ${similar}?)`;
    return (
      {
        'commander.unknownCommand': `nie ma polecenia „${name}”${rather}`,
        'commander.unknownOption': `nie ma opcji „${name}”${rather}`,
        'commander.missingArgument': `brakuje argumentu „${name}”`,
        'commander.optionMissingArgument': `opcja „${name}” wymaga wartości`,
        'commander.missingMandatoryOptionValue': `brakuje opcji „${name}”`,
        'commander.excessArguments': 'podano za dużo argumentów',
      }[code] ?? message
    );
  },

  sim: {
    summary: (games, decisions, longest, seconds) =>
      `${ile(games, 'partia', 'partie', 'partii')}, decyzji na partię: ${decisions}, najwięcej: ${longest}; ${seconds} s`,
    matches: (first, second, drawn) =>
      `mecze podwójne: pierwszy bot wygrał ${first}, drugi ${second}, remisów ${drawn}`,
    over: (a, b, rate, low, high) => `${a} przeciw ${b}: ${rate} (przedział 95 %: od ${low} do ${high})`,
    cpu: (a, first, b, second, ratio) => `czas procesora na partię: ${a} ${first} s, ${b} ${second} s (${ratio} : 1)`,
  },

  unknownStage: (text, stages) => `--stage to ${or(stages)}, a nie „${text}”`,
  train: {
    stage: (stage, generation) => `${stage}, pokolenie ${generation}`,
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
    share: (share, positions) => `uniknięto ${share} błędów (${ile(positions, 'pozycja', 'pozycje', 'pozycji')})`,
  },

  analysed: {
    notOver: (file) => `${file} jeszcze trwa: analizuje się grę zakończoną`,
    partly: (done, of) => `odczytano część: ${done} z ${of} kroków`,
    took: (seconds) => `odczytano w ${seconds} s czasu procesora`,
    cost: (move, played, best, points) =>
      `ruch ${move}: ${played}; boty wolałyby: ${best} (${ile(points, 'punkt', 'punkty', 'punktów')}).`,
    kept: (move, played, next, points) =>
      `ruch ${move}: ${played}, najlepszy ruch; następny: ${next} (o ${ile(points, 'punkt', 'punkty', 'punktów')} mniej).`,
  },

  statistics: {
    players: (players) => ile(players, 'gracz', 'gracze', 'graczy'),
    length: (median) => `połowa partii ma ${median} decyzji lub mniej`,
  },

  lab: {
    noAddress: (text) =>
      `--database to adres PostgreSQL, na przykład postgres://użytkownik@komputer/nazwa, a nie „${text}”`,
    unreachable: (system) =>
      `nie ma połączenia z bazą danych: ${system}; sprawdź, czy baza działa i czy --database podaje jej adres`,
    works: (name, threads) => `${name} pracuje, ${ile(threads, 'wątek', 'wątki', 'wątków')}; kończy Ctrl-C`,
    worked: (pieces) => `wykonano ${ile(pieces, 'zadanie', 'zadania', 'zadań')}`,
    taken: (pieces) => `w toku: ${ile(pieces, 'zadanie', 'zadania', 'zadań')}`,
  },

  wrongLine: (line, column, reason) => `wiersz ${line}, kolumna ${column}: ${reason}`,
  endedAs: (winners, reason, scores) =>
    `${winners === '' ? 'nikt nie wygrał' : `wygrywa ${winners}`} (${reason}), ${scores}, jak w zapisie`,
  verified: {
    formGood: (version) => `wersja zapisu ${version}, przeczytany do ostatniego wiersza`,
    rules: (edition) => `edycja zasad ${edition}`,
    seedGood: (commit) => `zgodne z zobowiązaniem (${commit}…), więc wynika z niego każda kość i każde tasowanie`,
    movesGood: (moves, undone) => `${moves}, wszystkie dozwolone${undone > 0 ? `; cofnięć: ${undone}` : ''}`,
    checksGood: (checks) => `${ile(checks, 'odcisk stanu', 'odciski stanu', 'odcisków stanu')}, jak w zapisie`,
  },

  finding: (check, message, seed, file) => `ZNALEZIONO ${check}: ${message} (ziarno „${seed}”, zapis ${file})`,
  nothingFound: (seed) => `nic nie znaleziono (ziarno ${seed})`,
  somethingFound: (found, seed) =>
    `${ile(found, 'partia zawiodła', 'partie zawiodły', 'partii zawiodło')} (ziarno ${seed})`,
  rulesTested: (tested, all) => `testy wymieniają ${tested} z ${all} zasad`,

  serving: (url) => `Sztab jest otwarty pod adresem ${url} (Ctrl+C zamyka)`,

  usePostgresTools: (command) =>
    `PostgreSQL ma własne kopie: robi je pg_dump, przywraca pg_restore; sztab ${command} jest dla bazy w pliku`,
  noDatabase: (file) => `nie ma bazy ${file}; podaj katalog serwera: --data KATALOG albo jego plik: --database PLIK`,
  storeTrouble: ({ why, place, message }) =>
    ({
      damaged: `${place}: plik jest uszkodzony; przywróć ostatnią kopię: sztab restore --from KOPIA --database ${place}`,
      foreign: `${place} nie jest bazą Sztabu; podaj inny plik`,
      newer: `${place} pochodzi z nowszej wersji Sztabu; uruchom tamtą wersję`,
      forbidden: `${place}: ten użytkownik nie może czytać i pisać; sprawdź katalog i uprawnienia`,
      locked: `${place} jest w użyciu; najpierw zakończ program, który go używa`,
      served: `${place} jest w użyciu przez inny Sztab; jeden plik ma jeden serwer: zamknij tamten albo wybierz inny katalog: --data KATALOG`,
      owned: `${place} należy do innego użytkownika; zrób to jako on albo jako root`,
      full: `${place}: na dysku nie ma już miejsca; najpierw je zwolnij`,
    })[why as string] ?? message,
  backedUp: (database, to) => `${database} jest zachowany w ${to}, sprawdzony i zapisany na dysku.`,
  restored: (from, database) => `${from} jest na miejscu ${database}, sprawdzony i zapisany na dysku.`,
  keptAside: (name) => `To, co tam było wcześniej, jest w ${name}.`,
  olderEdition: (edition, newest) =>
    `Według edycji ${edition} zasad; najnowsza to ${newest}, a ta partia zostaje przy swojej.`,
  player: (number) => `Gracz ${number}`,
  handOver: (to) => `Oddaj ekran: ${to}.`,
  notAMove: (line, moves) =>
    `„${line}” nie jest tu ruchem; podaj liczbę od 1 do ${moves}, ruch taki jak w nawiasach, resign, undo albo quit`,
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
  matchWon: (name) => `Mecz wygrywa ${name}.`,
});
