/** German, as the kernel needs it: nouns are capitalised, so a number stays with any word. */

import type { RefusalCode } from '../refusal.ts';
import texts from './de.json' with { type: 'json' };
import type { HouseWords } from './house-words.ts';

/** The English words for a refusal come with it; other languages have their own for every code. */
const REFUSED: Readonly<Record<RefusalCode, string>> = {
  over: 'die Partie ist schon zu Ende',
  'not-asked': 'diese Seite hat jetzt nichts zu entscheiden',
  'not-offered': 'die Regeln erlauben diesen Zug hier nicht',
  stale: 'dieser Zug gehört zu einem anderen Augenblick der Partie',
  'no-resigning': 'in diesem Spiel kann man nicht aufgeben',
  resigned: 'diese Seite hat schon aufgegeben',
  'nothing-to-undo': 'so viele Züge gibt es nicht zurückzunehmen',
  'needs-consent': 'dem müssen alle zustimmen',
  'bad-seat': 'diesen Platz gibt es am Tisch nicht',
  'bad-options': 'das Spiel kennt diese Vereinbarungen, diese Zahl von Personen oder diese Namen nicht',
  'unknown-edition': 'diese Ausgabe der Regeln ist hier nicht bekannt',
};

export const de = {
  ...texts,
  bound: [/(?<=\d) (?=\p{L})/gu],
  faults: {
    ...texts.faults,
    'too-long': (most) => `ein Protokoll hat höchstens ${most} Zeichen`,
    'breaks-off': (where) => texts.breaksOff[where],
    version: (found, known) => `Version ${found} ist hier nicht bekannt, nur ${known}`,
    key: (key) => `hier fehlt „${key}“`,
    expected: (what) => `hier fehlt ${texts.expected[what]}`,
    twice: (what) => `„${what}“ steht hier zum zweiten Mal`,
    'move-number': (number) => `hier fehlt ${number}, die Nummer dieses Zuges, oder „check“ oder „end“`,
    'move-count': (count) => `hier fehlt ${count}, die Zahl der bisherigen Züge`,
    role: (roles) => `hier fehlt eine Rolle: ${roles}`,
    'score-count': (count) => `hier fehlen ${count} Ergebnisse, eines je Platz`,
    'unknown-game': (game) => `das Spiel „${game}“ gibt es hier nicht`,
    'other-game': (found, wanted) => `das ist eine Partie von ${found}, nicht von ${wanted}`,
    edition: (found, newest) =>
      `Ausgabe ${found} der Regeln ist hier nicht bekannt; die neueste, die man hier kennt, ist ${newest}`,
    'option-missing': (id) => `die Vereinbarung ${id} fehlt`,
    'option-order': (id) => `hierher gehört die Vereinbarung ${id}`,
    seat: (number, role) => `Platz ${number} ist ${role}`,
    refused: (code) => REFUSED[code],
  },
} satisfies HouseWords;
