/** Polish, as the kernel needs it: a one-letter word does not stay behind at the end of a line. */
import type { RefusalCode } from '../refusal.ts';
import type { WholeWords } from './house-words.ts';
import texts from './pl.json' with { type: 'json' };

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
  ...texts,
  bound: [/(?<=\d) (?=\p{Ll})/gu, /(?<=(?:^|[\s(„])[awziou]) /giu],
  faults: {
    ...texts.faults,
    'too-long': (most) => `zapis partii ma najwyżej ${most} znaków`,
    'breaks-off': (where) => texts.breaksOff[where],
    version: (found, known) => `wersja ${found} nie jest tu znana, tylko ${known}`,
    key: (key) => `brakuje tu słowa „${key}”`,
    expected: (what) => `brakuje tu ${texts.expected[what]}`,
    twice: (what) => `„${what}” stoi tu drugi raz`,
    'move-number': (number) => `brakuje tu liczby ${number}, numeru tego ruchu, albo słowa „check” lub „end”`,
    'move-count': (count) => `brakuje tu liczby ${count}, czyli liczby dotychczasowych ruchów`,
    role: (roles) => `brakuje tu roli: ${roles}`,
    'score-count': (count) => `liczba wyników ma być równa ${count}, po jednym na miejsce`,
    'unknown-game': (game) => `nie ma tu gry „${game}”`,
    'other-game': (found, wanted) => `to partia gry ${found}, a nie ${wanted}`,
    edition: (found, newest) => `edycja zasad ${found} nie jest tu znana; najnowsza, jaką tu znamy, to ${newest}`,
    'option-missing': (id) => `brakuje ustalenia ${id}`,
    'option-order': (id) => `w tym miejscu powinno stać ustalenie ${id}`,
    seat: (number, role) => `miejsce ${number} to ${role}`,
    refused: (code) => REFUSED[code],
  },
} satisfies WholeWords;
