/** Polish, as the kernel needs it: a one-letter word does not stay behind at the end of a line. */
import type { RefusalCode } from '../refusal.ts';
import type { Expected } from './faults.ts';
import type { WholeWords } from './house-words.ts';

const EXPECTED: Readonly<Record<Expected, string>> = {
  game: 'nazwy gry',
  number: 'liczby całkowitej',
  value: 'wartości',
  name: 'imienia',
  hash: '64 znaków szesnastkowych',
  salt: 'od 2 do 128 znaków szesnastkowych',
  remark: 'uwagi',
  word: 'słowa',
  winners: 'ról, które wygrały, albo „nobody”',
  reason: 'powodu, jednego słowa',
  move: 'ruchu, takiego jak „pass” albo „deploy(karta)”',
};

/** The English words for a refusal come with it; other languages have their own for every code. */
const REFUSED: Readonly<Record<RefusalCode, string>> = {
  over: 'partia jest już skończona',
  'not-asked': 'ta strona o niczym teraz nie decyduje',
  'not-offered': 'zasady nie pozwalają tu na ten ruch',
  stale: 'ten ruch jest z innej chwili partii',
  'no-resigning': 'w tej grze nie można się poddać',
  resigned: 'ta strona już się poddała',
  'nothing-to-undo': 'nie ma tylu ruchów do cofnięcia',
  'needs-consent': 'na to cofnięcie potrzebna jest zgoda wszystkich',
  'bad-seat': 'nie ma takiego miejsca przy stole',
  'bad-options': 'gra nie zna takich ustaleń, takiej liczby osób albo takich imion',
  'unknown-edition': 'ta edycja zasad nie jest tu znana',
};

export const pl = {
  name: 'Polski',
  locale: 'pl',
  bound: [/(?<=\d) (?=\p{Ll})/gu, /(?<=(?:^|[\s(„])[awziou]) /giu],
  faults: {
    'not-text': () => 'to nie jest tekst UTF-8',
    'too-long': (most) => `zapis partii ma najwyżej ${most} znaków`,
    'line-feed': () => 'linie kończą się samym znakiem końca linii (LF)',
    'breaks-off': (where) =>
      ({
        here: 'zapis urywa się w tym miejscu',
        line: 'zapis urywa się: ostatnia linia nie ma końca',
        check: 'zapis urywa się: na końcu musi stać linia „check”',
      })[where],
    'no-record': () => 'zapis partii zaczyna się od „sztab-record”',
    version: (found, known) => `wersja ${found} nie jest tu znana, tylko ${known}`,
    key: (key) => `brakuje tu słowa „${key}”`,
    expected: (what) => `brakuje tu ${EXPECTED[what]}`,
    twice: (what) => `„${what}” stoi tu drugi raz`,
    'no-seats': () => 'brakuje linii „seat”: ktoś musi w tę partię grać',
    'empty-line': () => 'brakuje pustej linii między nagłówkiem a ruchami',
    'move-number': (number) => `brakuje tu liczby ${number}, numeru tego ruchu, albo słowa „check” lub „end”`,
    'move-count': (count) => `brakuje tu liczby ${count}, czyli liczby dotychczasowych ruchów`,
    role: (roles) => `brakuje tu roli: ${roles}`,
    'nothing-follows': () => 'dalej nie może tu nic stać',
    'two-checks': () => 'po jednym ruchu stoją dwie linie „check”',
    'after-end': () => 'po końcu może stać tylko linia „check”',
    'score-count': (count) => `liczba wyników ma być równa ${count}, po jednym na miejsce`,
    'unknown-game': (game) => `nie ma tu gry „${game}”`,
    'other-game': (found, wanted) => `to partia gry ${found}, a nie ${wanted}`,
    edition: (found, newest) => `edycja zasad ${found} nie jest tu znana; najnowsza, jaką tu znamy, to ${newest}`,
    'seed-secret': () => 'ziarno kości nie jest jeszcze ujawnione, więc partii nie da się odtworzyć',
    'seed-forged': () => 'to nie jest ziarno kości, do którego się zobowiązano',
    'option-missing': (id) => `brakuje ustalenia ${id}`,
    'option-order': (id) => `w tym miejscu powinno stać ustalenie ${id}`,
    seat: (number, role) => `miejsce ${number} to ${role}`,
    state: () => 'stan gry nie zgadza się z zapisanym',
    end: () => 'partia kończy się inaczej',
    'end-missing': () => 'partia jest tu skończona, ale zapis o tym nie mówi',
    refused: (code) => REFUSED[code],
  },
  reasons: {
    'game-over': 'Gra jest skończona',
    'only-watching': 'Tylko oglądasz tę grę',
  },
  options: {
    seats: {
      name: 'Miejsca',
      random: { name: 'Losowane', meaning: 'Rozstrzyga uczciwe losowanie przy otwarciu stołu.' },
      chosen: { name: 'Wybierane', meaning: 'Miejsca wybieracie między sobą.' },
    },
    sides: {
      name: 'Strony',
      random: { name: 'Losowane', meaning: 'Rozstrzyga uczciwe losowanie przy otwarciu stołu.' },
      chosen: { name: 'Wybierane', meaning: 'Strony wybieracie między sobą.' },
    },
    match: {
      name: 'Mecz',
      meaning: 'Ile partii rozgrywacie.',
      single: { name: 'Jedna partia', meaning: 'Rozstrzyga jedna partia.' },
      double: 'Dwumecz',
    },
  },
} satisfies WholeWords;
