/** German, as the kernel needs it: nouns are capitalised, so a number stays with any word. */
import type { RefusalCode } from '../refusal.ts';
import type { Expected } from './faults.ts';
import type { HouseWords } from './house-words.ts';

const EXPECTED: Readonly<Record<Expected, string>> = {
  game: 'der Name eines Spiels',
  number: 'eine ganze Zahl',
  value: 'ein Wert',
  name: 'ein Name',
  hash: 'eine Folge von 64 hexadezimalen Zeichen',
  salt: 'eine Folge von 2 bis 128 hexadezimalen Zeichen',
  remark: 'eine Bemerkung',
  word: 'ein Wort',
  winners: 'die Rollen, die gewonnen haben, oder „nobody“',
  reason: 'der Grund, ein Wort',
  move: 'ein Zug wie „pass“ oder „deploy(karte)“',
};

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
  name: 'Deutsch',
  locale: 'de',
  bound: [/(?<=\d) (?=\p{L})/gu],
  faults: {
    'not-text': () => 'das ist kein UTF-8-Text',
    'too-long': (most) => `ein Protokoll hat höchstens ${most} Zeichen`,
    'line-feed': () => 'Zeilen enden allein mit einem Zeilenvorschub (LF)',
    'breaks-off': (where) =>
      ({
        here: 'das Protokoll bricht hier ab',
        line: 'das Protokoll bricht ab: Die letzte Zeile hat kein Ende',
        check: 'das Protokoll bricht ab: Die letzte Zeile muss „check“ sein',
      })[where],
    'no-record': () => 'ein Protokoll beginnt mit „sztab-record“',
    version: (found, known) => `Version ${found} ist hier nicht bekannt, nur ${known}`,
    key: (key) => `hier fehlt „${key}“`,
    expected: (what) => `hier fehlt ${EXPECTED[what]}`,
    twice: (what) => `„${what}“ steht hier zum zweiten Mal`,
    'no-seats': () => 'hier fehlt „seat“: Jemand muss die Partie spielen',
    'empty-line': () => 'zwischen dem Kopf und den Zügen fehlt eine leere Zeile',
    'move-number': (number) => `hier fehlt ${number}, die Nummer dieses Zuges, oder „check“ oder „end“`,
    'move-count': (count) => `hier fehlt ${count}, die Zahl der bisherigen Züge`,
    role: (roles) => `hier fehlt eine Rolle: ${roles}`,
    'nothing-follows': () => 'hier darf nichts mehr folgen',
    'two-checks': () => 'nach demselben Zug stehen zwei Zeilen „check“',
    'after-end': () => 'nach dem Ende darf nur „check“ folgen',
    'score-count': (count) => `hier fehlen ${count} Ergebnisse, eines je Platz`,
    'unknown-game': (game) => `das Spiel „${game}“ gibt es hier nicht`,
    'other-game': (found, wanted) => `das ist eine Partie von ${found}, nicht von ${wanted}`,
    edition: (found, newest) =>
      `Ausgabe ${found} der Regeln ist hier nicht bekannt; die neueste, die man hier kennt, ist ${newest}`,
    'seed-secret': () => 'der Startwert der Würfel ist noch geheim, also lässt sich nichts nachspielen',
    'seed-forged': () => 'das ist nicht der Startwert, auf den man sich festgelegt hat',
    'option-missing': (id) => `die Vereinbarung ${id} fehlt`,
    'option-order': (id) => `hierher gehört die Vereinbarung ${id}`,
    seat: (number, role) => `Platz ${number} ist ${role}`,
    state: () => 'der Stand des Spiels ist nicht der aufgezeichnete',
    end: () => 'so endet die Partie nicht',
    'end-missing': () => 'die Partie ist hier zu Ende, aber das Protokoll sagt es nicht',
    refused: (code) => REFUSED[code],
  },
  reasons: {
    'game-over': 'Das Spiel ist zu Ende',
    'only-watching': 'Du schaust nur zu',
  },
  options: {
    seats: {
      name: 'Plätze',
      random: { name: 'Ausgelost', meaning: 'Ein faires Los entscheidet, wenn der Tisch geöffnet wird.' },
      chosen: { name: 'Gewählt', meaning: 'Die Plätze wählt ihr unter euch.' },
    },
    sides: {
      name: 'Seiten',
      random: { name: 'Ausgelost', meaning: 'Ein faires Los entscheidet, wenn der Tisch geöffnet wird.' },
      chosen: { name: 'Gewählt', meaning: 'Beide wählen ihre Seite selbst.' },
    },
    match: {
      name: 'Partie',
      meaning: 'Wie viele Spiele gespielt werden.',
      single: { name: 'Einzelnes Spiel', meaning: 'Ein Spiel entscheidet.' },
      double: 'Doppelpartie',
    },
  },
} satisfies HouseWords;
