/** What Niepodległa teaches, in order. The texts stand in text/<language>/lessons.json. */
import { syllabus } from '@sztab/kernel';
import matches from './matches.json' with { type: 'json' };

/** You play both colours. */
const BOTH = { players: 2, you: ['red', 'blue'] } as const;
const FIRST = { options: { stakes: '0', consent: 'open' }, entropy: '00000649' } as const;
const WON = {
  options: { stakes: '0', consent: 'arbiter' },
  seed: 'b1661fd4cfe51f6260e8ed4fa8f7ad8729c9d121c25b5235ee92ae32fa72b831',
} as const;

export const SYLLABUS = syllabus('NPG', BOTH, {
  row: {
    ...FIRST,
    seconds: 110,
    teaches: ['4.1.1-4', '4.1.8', '4.3.2'],
    steps: [
      {
        say: 'pawns',
        point: ['A-01', 'A-03', 'A-05'],
        wait: Array.from({ length: 6 }, () => 'placePawn(*,*)'),
        other: { 'giveDie(*)': 'pawns-first' },
      },
      {
        say: 'dice',
        wait: ['giveDie(*)', 'giveDie(*)'],
        forYou: ['giveDie(red)', 'giveDie(blue)', 'giveDie(red)', 'giveDie(blue)', 'giveDie(red)'],
      },
      { say: 'commit', wait: ['commitPlan'] },
    ],
  },
  roll: {
    ...FIRST,
    seconds: 110,
    teaches: ['4.2.1', '4.2.2', '4.2.12-15'],
    before: matches.firstRound.slice(0, 14),
    steps: [
      { say: 'done', wait: ['done', 'done'], other: { 'selectDie(*)': 'reroll' } },
      { say: 'settle', point: ['A-03', 'A-05', 'A-01'], wait: ['settle', 'settle'] },
    ],
  },
  alone: {
    ...FIRST,
    seconds: 120,
    teaches: ['4.3.1', '4.3.3-5', '4.5.1-3', '4.6.1-3', '4.6.5', '5.2.1-3', '5.7.1'],
    before: matches.firstRound,
    steps: [
      { say: 'town', point: ['cieszyn', 'lwow'], wait: ['chooseTown(cieszyn)'], other: { 'chooseTown(*)': 'dearer' } },
    ],
  },
  'black-die': {
    ...FIRST,
    entropy: '00003b82',
    seconds: 120,
    teaches: ['4.2.3-7'],
    before: matches.firstRound.slice(0, 14),
    steps: [
      { say: 'red', point: ['n4', 'A-05'], wait: ['selectDie(n4)', 'reroll'], other: { done: 'enough' } },
      { say: 'blue', point: ['n5'], wait: ['selectDie(n5)', 'reroll'], other: { done: 'enough' } },
    ],
  },
  tracks: {
    ...WON,
    seconds: 110,
    teaches: ['5.1.1-5', '6.1.1'],
    before: matches.toTheLastRound.slice(0, 32),
    steps: [
      { say: 'accord', wait: ['chooseAlternative(0)'], other: { 'chooseAlternative(*)': 'token' } },
      { say: 'bonus', point: ['luck'], wait: ['removeObstacle(*,*)'], other: { decline: 'declined' } },
    ],
  },
  morale: {
    options: { stakes: '0', consent: 'arbiter' },
    seed: '0e9d6b749af3d765cd427012470e835c6a55d2a2138f60baca9fe20c5e6f7c17',
    entropy: 'a1b2',
    seconds: 120,
    teaches: ['4.4.1-4', '5.10.1-5', '5.6.1'],
    before: matches.ofOfficers,
    steps: [
      { say: 'town', point: ['cieszyn'], wait: ['chooseTown(cieszyn)'], other: { 'chooseTown(*)': 'dearer' } },
      { say: 'threat', point: ['kowno'], wait: ['removeObstacle(*,*)'], other: { decline: 'declined' } },
    ],
  },
  people: {
    ...WON,
    seconds: 110,
    teaches: ['4.2.8-11', '5.8.1-4'],
    before: matches.toTheLastRound.slice(0, 124),
    steps: [
      { say: 'token', point: ['sapieha'], wait: ['useMoraleToken(sapieha)'], other: { done: 'empty' } },
      { say: 'die', point: ['witos'], wait: ['selectDie(witos)', 'reroll'], other: { done: 'stop' } },
    ],
  },
  prison: {
    ...WON,
    seconds: 110,
    teaches: ['5.9.1-6', '5.4.1', '5.4.2', '4.6.4'],
    before: matches.toTheLastRound.slice(0, 130),
    steps: [{ say: 'jail', wait: ['jailPawn(*)'] }],
  },
  map: {
    ...WON,
    seconds: 120,
    teaches: ['5.2.4-7', '5.3.1-5', '5.11.1', '5.11.2', '4.6.6-8'],
    before: matches.toTheLastRound.slice(0, 134),
    steps: [
      { say: 'warsaw', point: ['warszawa'], wait: ['chooseTown(warszawa)'], other: { 'chooseTown(*)': 'elsewhere' } },
      { say: 'kind', wait: ['chooseKind(ru)'], other: { 'chooseKind(*)': 'other-kind' } },
      { say: 'towns', point: ['bialystok', 'pinsk'], wait: ['chooseTown(*)', 'chooseTown(*)'] },
    ],
  },
  /** A whole match is its opening; what follows is free. */
  november: {
    ...WON,
    seconds: 180,
    teaches: ['6.2.1-4', '6.3.1-3', '6.5.1-6', '6.6.1-3'],
    before: matches.toTheLastRound,
    steps: [{ say: 'complete', free: { goal: 'won', within: 60 } }],
  },
});
