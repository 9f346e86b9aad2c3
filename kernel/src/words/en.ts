/** English, as the kernel needs it. */
import texts from './en.json' with { type: 'json' };
import type { WholeWords } from './house-words.ts';

export const en = {
  ...texts,
  bound: [/(?<=\d) (?=\p{Ll})/gu],
  faults: {
    ...texts.faults,
    'too-long': (most) => `a record has at most ${most} signs`,
    'breaks-off': (where) => texts.breaksOff[where],
    version: (found, known) => `version ${found} is not known here, only ${known}`,
    key: (key) => `expected "${key}"`,
    expected: (what) => `expected ${texts.expected[what]}`,
    twice: (what) => `${what} stands here twice`,
    'move-number': (number) => `expected ${number}, the number of this move, or "check" or "end"`,
    'move-count': (count) => `expected ${count}, the number of moves so far`,
    role: (roles) => `expected a role: ${roles}`,
    'score-count': (count) => `expected ${count} scores, one a seat`,
    'unknown-game': (game) => `there is no game "${game}" here`,
    'other-game': (found, wanted) => `this is a game of ${found}, not of ${wanted}`,
    edition: (found, newest) =>
      `edition ${found} of the rules is not known here; the newest one known here is ${newest}`,
    'option-missing': (id) => `the option ${id} is missing`,
    'option-order': (id) => `the option ${id} belongs here`,
    seat: (number, role) => `seat ${number} is ${role}`,
    refused: (_, message) => message,
  },
} satisfies WholeWords;
