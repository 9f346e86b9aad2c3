/** What can be wrong with a record, as a code with its particulars, and what a person is told of it in each language. */
import type { Language } from './box.ts';
import type { RefusalCode } from './refusal.ts';

/** What was expected at a place of a record. */
export type Expected =
  | 'game'
  | 'number'
  | 'value'
  | 'name'
  | 'hash'
  | 'salt'
  | 'remark'
  | 'word'
  | 'winners'
  | 'reason'
  | 'move';

interface Faults {
  'not-text': [];
  'too-long': [most: number];
  'line-feed': [];
  'breaks-off': [where: 'here' | 'line' | 'check'];
  'no-record': [];
  version: [found: string, known: number];
  key: [key: string];
  expected: [what: Expected];
  twice: [what: string];
  'no-seats': [];
  'empty-line': [];
  'move-number': [number: number];
  'move-count': [count: number];
  role: [roles: string];
  'nothing-follows': [];
  'two-checks': [];
  'after-end': [];
  'score-count': [count: number];
  'unknown-game': [game: string];
  'other-game': [found: string, wanted: string];
  edition: [found: number, newest: number];
  'seed-secret': [];
  'seed-forged': [];
  'option-missing': [id: string];
  'option-order': [id: string];
  seat: [number: number, role: string];
  state: [];
  end: [];
  'end-missing': [];
  /** The table would not do it; the message is the table's own, in English. */
  refused: [code: RefusalCode, message: string];
}
export type FaultCode = keyof Faults;
export type RecordFault = { [C in FaultCode]: readonly [code: C, ...particulars: Faults[C]] }[FaultCode];

type FaultWords = { readonly [C in FaultCode]: (...particulars: Faults[C]) => string };

const EXPECTED: Readonly<Record<Language, Readonly<Record<Expected, string>>>> = {
  en: {
    game: 'the name of a game',
    number: 'a whole number',
    value: 'a value',
    name: 'a name',
    hash: '64 hexadecimal signs',
    salt: '2 to 128 hexadecimal signs',
    remark: 'a remark',
    word: 'a word',
    winners: 'the roles that won, or "nobody"',
    reason: 'the reason, one word',
    move: 'a move such as "pass" or "deploy(card)"',
  },
  pl: {
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
  },
};

/** Polish has its own words for every refusal; the English ones come with the refusal itself and know more. */
const REFUSED_PL: Readonly<Record<RefusalCode, string>> = {
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

const en: FaultWords = {
  'not-text': () => 'this is not UTF-8 text',
  'too-long': (most) => `a record has at most ${most} signs`,
  'line-feed': () => 'lines end with a line feed alone',
  'breaks-off': (where) =>
    ({
      here: 'the record breaks off here',
      line: 'the record breaks off: its last line does not end',
      check: 'the record breaks off: its last line must be a check',
    })[where],
  'no-record': () => 'a record begins with "sztab-record"',
  version: (found, known) => `version ${found} is not known here, only ${known}`,
  key: (key) => `expected "${key}"`,
  expected: (what) => `expected ${EXPECTED.en[what]}`,
  twice: (what) => `${what} stands here twice`,
  'no-seats': () => 'expected "seat": a match needs somebody to play it',
  'empty-line': () => 'expected an empty line between the head and the moves',
  'move-number': (number) => `expected ${number}, the number of this move, or "check" or "end"`,
  'move-count': (count) => `expected ${count}, the number of moves so far`,
  role: (roles) => `expected a role: ${roles}`,
  'nothing-follows': () => 'nothing may follow here',
  'two-checks': () => 'two checks stand after the same move',
  'after-end': () => 'only a check may follow the end',
  'score-count': (count) => `expected ${count} scores, one a seat`,
  'unknown-game': (game) => `there is no game "${game}" here`,
  'other-game': (found, wanted) => `this is a game of ${found}, not of ${wanted}`,
  edition: (found, newest) => `edition ${found} of the rules is not known here; the newest one known here is ${newest}`,
  'seed-secret': () => 'the seed is not revealed yet, so nothing can be replayed',
  'seed-forged': () => 'the seed is not the one committed to',
  'option-missing': (id) => `the option ${id} is missing`,
  'option-order': (id) => `the option ${id} belongs here`,
  seat: (number, role) => `seat ${number} is ${role}`,
  state: () => 'the state is not the one recorded',
  end: () => 'the game does not end like this',
  'end-missing': () => 'the game is over here, but the record does not say so',
  refused: (_, message) => message,
};

const pl: FaultWords = {
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
  expected: (what) => `brakuje tu ${EXPECTED.pl[what]}`,
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
  refused: (code) => REFUSED_PL[code],
};

const WORDS: Readonly<Record<Language, FaultWords>> = { pl, en };

/** What is wrong, in a few words, without its place. */
export function faultIn(language: Language, [code, ...particulars]: RecordFault): string {
  return (WORDS[language][code] as (...particulars: readonly unknown[]) => string)(...particulars);
}
