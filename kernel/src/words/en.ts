/** English, as the kernel needs it. */

import type { Expected } from './faults.ts';
import type { WholeWords } from './house-words.ts';

const EXPECTED: Readonly<Record<Expected, string>> = {
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
};

export const en = {
  name: 'English',
  locale: 'en-GB',
  bound: [/(?<=\d) (?=\p{Ll})/gu],
  faults: {
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
    expected: (what) => `expected ${EXPECTED[what]}`,
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
    edition: (found, newest) =>
      `edition ${found} of the rules is not known here; the newest one known here is ${newest}`,
    'seed-secret': () => 'the seed is not revealed yet, so nothing can be replayed',
    'seed-forged': () => 'the seed is not the one committed to',
    'option-missing': (id) => `the option ${id} is missing`,
    'option-order': (id) => `the option ${id} belongs here`,
    seat: (number, role) => `seat ${number} is ${role}`,
    state: () => 'the state is not the one recorded',
    end: () => 'the game does not end like this',
    'end-missing': () => 'the game is over here, but the record does not say so',
    refused: (_, message) => message,
  },
  reasons: {
    'game-over': 'The game is over',
    'only-watching': 'You are only watching',
  },
  options: {
    seats: {
      name: 'Seats',
      random: { name: 'Drawn', meaning: 'A fair draw decides when the table opens.' },
      chosen: { name: 'Chosen', meaning: 'You choose the seats among yourselves.' },
    },
    sides: {
      name: 'Sides',
      random: { name: 'Drawn by chance', meaning: 'A fair draw decides when the table is opened.' },
      chosen: { name: 'Chosen', meaning: 'The players choose their sides themselves.' },
    },
    match: {
      name: 'Match',
      meaning: 'How many games are played.',
      single: { name: 'Single game', meaning: 'One game decides.' },
      double: 'Double match',
    },
  },
} satisfies WholeWords;
