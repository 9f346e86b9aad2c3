/** What First to Fight teaches, in order. The texts stand in text/<language>/lessons.json. */
import { syllabus } from '@sztab/kernel';
import matches from './matches.json' with { type: 'json' };

const STAFF = { players: 2, you: ['staff-1'] } as const;
const OPTIONS = { missionDraft: 'off', neutralEvents: 'off', lossDie: 'faces123' } as const;
/** One story in five lessons. */
const BRITAIN = {
  options: { ...OPTIONS, sideAssignment: 'chosen' },
  entropy: '0000e834',
} as const;
const OFFICERS = {
  options: { ...OPTIONS, sideAssignment: 'random' },
  seed: '05b610c3d6a89da83aeb3a5c65372065caa3665437a0ed8409cc86a3863313e2',
  entropy: 'a1b2',
} as const;

export const SYLLABUS = syllabus('FTF', STAFF, {
  missions: {
    ...BRITAIN,
    seconds: 90,
    teaches: ['3.6', '3.7', '6.9.1'],
    steps: [
      {
        say: 'discard',
        point: ['M01'],
        wait: ['discard(M01)'],
        theirs: ['keepAll'],
        other: { keepAll: 'all', 'discard(*)': 'another' },
      },
    ],
  },
  recruit: {
    ...BRITAIN,
    seconds: 120,
    teaches: ['4.2.1-5', '5.4.1-4', '5.4.9'],
    before: matches.ofBritain.slice(0, 2),
    steps: [
      { say: 'order', point: ['recruitment'], wait: ['order(recruitment)'], other: { 'order(*)': 'later' } },
      { say: 'region', point: ['NEA'], wait: ['recruit(NEA)'], other: { 'recruit(*)': 'elsewhere' } },
      { say: 'pick', point: ['PIL-01'], wait: ['pick(PIL-01)'], other: { 'pick(*)': 'another' } },
      {
        say: 'ability',
        point: ['PIL-01'],
        wait: ['ability(S)'],
        theirs: ['recruit(POL)', 'pick(INF-06)', 'pass', 'order(movement)', 'pass'],
        other: { pass: 'unused', 'ability(*)': 'underground' },
      },
    ],
  },
  'their-orders': {
    ...BRITAIN,
    seconds: 100,
    teaches: ['5.1.1-3', '4.3.1'],
    before: matches.ofBritain.slice(0, 11),
    steps: [
      {
        say: 'move',
        point: ['PIL-02', 'NEA'],
        wait: ['move(PIL-02,NEA)'],
        other: { 'move(PIL-02,*)': 'elsewhere', pass: 'unused' },
      },
    ],
  },
  count: {
    ...BRITAIN,
    seconds: 100,
    teaches: ['5.2.1-3', '4.4.1-4', '6.5.3', '6.5.4'],
    before: matches.ofBritain.slice(0, 12),
    steps: [
      { say: 'order', point: ['training', 'M04'], wait: ['order(training)'], other: { 'order(maneuvers)': 'risky' } },
      {
        say: 'train',
        point: ['PIL-02'],
        wait: ['train(PIL-02,S)'],
        theirs: ['pass', 'order(sabotage)', 'pass'],
        other: { 'train(*,U)': 'underground', pass: 'unused' },
      },
    ],
  },
  time: {
    ...BRITAIN,
    seconds: 160,
    teaches: ['5.6.1-5', '6.2.1', '6.2.2', '6.4.1', '6.5.1', '6.5.2', '6.5.5-7'],
    before: matches.ofBritain,
    steps: [
      {
        say: 'maneuvers',
        point: ['maneuvers'],
        wait: ['order(maneuvers)'],
        theirs: ['order(concentration)', 'pass'],
        forYou: ['pass'],
        other: { 'order(*)': 'later' },
      },
      { say: 'again', point: ['maneuvers'], wait: ['order(maneuvers)'], other: { 'order(*)': 'later' } },
      { say: 'keep', wait: ['keep(*)'] },
    ],
  },
  sabotage: {
    ...OFFICERS,
    seconds: 140,
    teaches: ['4.5.1-3', '5.3.1-6', '5.3.6a', '5.3.6b', '5.3.6c', '5.3.6d', '5.3.6e', '5.3.7'],
    before: matches.ofOfficers.slice(0, 46),
    steps: [
      { say: 'order', point: ['sabotage'], wait: ['order(sabotage)'], other: { 'order(*)': 'later' } },
      { say: 'poland', point: ['POL'], wait: ['sabotage(POL)'], other: { pass: 'unused' } },
      {
        say: 'front',
        point: ['WEU'],
        wait: ['rule(WEU)', 'front(M10)'],
        other: { 'rule(*)': 'another', 'front(*)': 'mission' },
      },
      { say: 'keep', wait: ['keep(*)'] },
    ],
  },
  concentration: {
    ...OFFICERS,
    seconds: 120,
    teaches: ['5.5.1-6', '4.3.3-7'],
    before: matches.ofOfficers.slice(0, 43),
    steps: [
      { say: 'bonus', wait: ['bonus(token)'], other: { pass: 'unused' } },
      {
        say: 'token',
        point: ['NAI'],
        wait: ['token(INF,NAI)'],
        other: { 'token(INF,*)': 'region', 'token(*,*)': 'formation' },
      },
    ],
  },
  fallen: {
    ...OFFICERS,
    seconds: 140,
    teaches: ['6.1.1-3', '6.6.1-8'],
    before: matches.ofOfficers,
    steps: [
      { say: 'nurse', point: ['PIL-03'], wait: ['treat(PIL-03)'], theirs: ['keep(M26)'], other: { done: 'unused' } },
      { say: 'wounds', wait: ['wound(*)', 'wound(*)', 'wound(*)'] },
    ],
  },
  /** A whole match is its opening; what follows is free. */
  'last-rounds': {
    options: { ...OPTIONS, sideAssignment: 'random' },
    seed: '21e15c25d35e4169060b17b3f19bcf90062f74ce08c39df8c860d29386988f49',
    seconds: 160,
    teaches: ['4.1.3', '6.8.1', '6.9.2', '6.9.3'],
    before: matches.toTheLastRounds,
    steps: [{ say: 'win', free: { goal: 'won', within: 40 } }],
  },
});
