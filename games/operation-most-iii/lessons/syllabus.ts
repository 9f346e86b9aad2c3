/** What Operation Most III teaches, in order. The texts stand in text/<language>/lessons.json. */
import { type Lesson, rulesOf } from '@sztab/kernel';
import matches from './matches.json' with { type: 'json' };

const ids = rulesOf('OM3');
const POLES = { players: 2, options: { mulligan: 'off', sideAssignment: 'chosen' }, you: ['PL'] } as const;

const firstPart: Lesson = {
  ...POLES,
  id: 'first-part',
  seconds: 110,
  teaches: ids('4.4.2', '5.2.1', '5.2.2', '4.8.2', '4.8.3', '5.6.1', '5.6.2', '5.7.1', '5.7.2', '5.4.1-5', '4.7.1'),
  entropy: '00000007',
  before: [],
  steps: [
    { say: 'deploy', point: ['deploy(PL-SCOUTS-1)'], wait: ['deploy(PL-SCOUTS-*)'], theirs: ['deploy(DE-SCOUTS-1)'] },
    {
      say: 'move',
      point: ['move(PL-SCOUTS-1,surroundings)'],
      wait: ['move(PL-SCOUTS-*,surroundings)'],
      theirs: ['move(DE-SCOUTS-1,surroundings)'],
    },
    {
      say: 'exhausted',
      point: ['deploy(PL-SUPPORT-1)'],
      wait: ['deploy(PL-SUPPORT-*)'],
      theirs: ['deploy(DE-SOLDIERS-1)'],
    },
    {
      say: 'order',
      point: ['order(PL-SUPPORT-1,PL-SCOUTS-1)'],
      wait: ['order(PL-SUPPORT-*,PL-SCOUTS-*)'],
      theirs: ['deploy(DE-SUPPORT-1)'],
      other: { 'volunteers(PL-SUPPORT-*)': 'volunteers' },
    },
    {
      say: 'search',
      point: ['search(PL-SCOUTS-1)'],
      wait: ['search(PL-SCOUTS-*)'],
      theirs: ['passReaction'],
      forYou: ['passReaction'],
    },
  ],
};

const auction: Lesson = {
  ...POLES,
  id: 'auction',
  seconds: 120,
  teaches: ids('6.1.1-6', '6.5.1-9'),
  entropy: '000008bf',
  before: [
    'PL deploy(PL-SCOUTS-1)',
    'DE deploy(DE-SCOUTS-1)',
    'PL move(PL-SCOUTS-1,surroundings)',
    'DE deploy(DE-SOLDIERS-1)',
    'PL deploy(PL-SUPPORT-1)',
    'DE deploy(DE-SUPPORT-1)',
    'PL deploy(PL-SUPPORT-2)',
    'DE move(DE-SCOUTS-1,surroundings)',
    'PL order(PL-SUPPORT-1,PL-SCOUTS-1)',
    'DE pass',
  ],
  steps: [
    { say: 'search', point: ['search(PL-SCOUTS-1)'], wait: ['search(PL-SCOUTS-*)'] },
    {
      say: 'support',
      point: ['supportInAction(PL-SUPPORT-2)'],
      wait: ['supportInAction(PL-SUPPORT-*)'],
      theirs: ['warMisfortune(DE-MISFORTUNE-1)'],
      other: { passReaction: 'stands', 'warLuck(PL-LUCK-*)': 'dear' },
    },
    {
      say: 'luck',
      point: ['warLuck(PL-LUCK-1)'],
      wait: ['warLuck(PL-LUCK-*)'],
      forYou: ['passReaction'],
      other: { passReaction: 'stands' },
    },
  ],
};

const escort: Lesson = {
  ...POLES,
  id: 'escort',
  seconds: 130,
  teaches: ids('5.3.1-10', '6.3.1-5'),
  entropy: '00000013',
  before: [
    'PL deploy(PL-SCOUTS-1)',
    'DE deploy(DE-SOLDIERS-1)',
    'PL deploy(PL-PARTISANS-1)',
    'DE deploy(DE-SCOUTS-1)',
    'PL move(PL-SCOUTS-1,surroundings)',
    'DE move(DE-SOLDIERS-1,surroundings)',
    'PL move(PL-PARTISANS-1,surroundings)',
    'DE move(DE-SCOUTS-1,surroundings)',
    'PL pass',
    'DE pass',
  ],
  steps: [
    {
      say: 'support',
      point: ['deploy(PL-SUPPORT-1)'],
      wait: ['deploy(PL-SUPPORT-*)'],
      theirs: ['attack(DE-SOLDIERS-1,PL-SCOUTS-1)'],
    },
    {
      say: 'escort',
      point: ['escort(PL-PARTISANS-1)'],
      wait: ['escort(PL-PARTISANS-1)'],
      theirs: ['roll', 'passReaction'],
      forYou: ['passReaction'],
      other: { noEscort: 'alone' },
    },
    {
      say: 'witnesses',
      point: ['search(PL-SCOUTS-1,PL-WITNESSES-1)'],
      wait: ['search(PL-SCOUTS-*,PL-WITNESSES-*)'],
      other: { 'attack(PL-SCOUTS-*,*)': 'attack', 'search(PL-SCOUTS-*)': 'half' },
    },
  ],
};

const ambush: Lesson = {
  ...POLES,
  id: 'ambush',
  seconds: 120,
  teaches: ids('6.4.1', '6.4.2', '6.6.1-3'),
  entropy: '000000a2',
  before: [
    'PL deploy(PL-CICHOCIEMNI-1)',
    'DE deploy(DE-SCOUTS-1)',
    'PL move(PL-CICHOCIEMNI-1,surroundings)',
    'DE move(DE-SCOUTS-1,surroundings)',
    'PL deploy(PL-PARTISANS-1)',
    'DE deploy(DE-SOLDIERS-1)',
    'PL deploy(PL-SCOUTS-1)',
    'DE move(DE-SOLDIERS-1,surroundings)',
    'PL pass',
    'DE pass',
  ],
  steps: [
    {
      say: 'attack',
      point: ['attack(PL-CICHOCIEMNI-1,DE-SCOUTS-1)'],
      wait: ['attack(PL-CICHOCIEMNI-1,DE-SCOUTS-1)'],
      theirs: ['escort(DE-SOLDIERS-1)'],
      other: { 'attack(PL-CICHOCIEMNI-1,DE-SOLDIERS-1)': 'soldiers' },
    },
    {
      say: 'ambush',
      point: ['ambush(PL-AMBUSH-1)'],
      wait: ['ambush(PL-AMBUSH-*)'],
      theirs: ['nurse(DE-NURSE-1)', 'attack(DE-SCOUTS-1,PL-CICHOCIEMNI-1)', 'ambush(DE-AMBUSH-1)'],
      other: { roll: 'roll' },
    },
    { say: 'nurse', point: ['nurse(PL-NURSE-1)'], wait: ['nurse(PL-NURSE-*)'], other: { declineNurse: 'lost' } },
  ],
};

const inARow: Lesson = {
  ...POLES,
  id: 'in-a-row',
  seconds: 100,
  teaches: ids('5.8.1-11', '4.4.7'),
  entropy: '0000000c',
  before: [
    'PL deploy(PL-SCOUTS-1)',
    'DE deploy(DE-SOLDIERS-1)',
    'PL move(PL-SCOUTS-1,surroundings)',
    'DE deploy(DE-SCOUTS-1)',
    'PL deploy(PL-SUPPORT-1)',
    'DE move(DE-SOLDIERS-1,surroundings)',
    'PL deploy(PL-SUPPORT-2)',
    'DE deploy(DE-SUPPORT-1)',
  ],
  steps: [
    {
      say: 'volunteers',
      point: ['volunteers(PL-SUPPORT-1)'],
      wait: ['volunteers(PL-SUPPORT-*)'],
      other: { 'order(PL-SUPPORT-*,PL-SCOUTS-*)': 'slow' },
    },
    {
      say: 'order',
      point: ['order(PL-SUPPORT-2,PL-SCOUTS-1)'],
      wait: ['order(PL-SUPPORT-*,PL-SCOUTS-*)'],
      other: { endChain: 'gave-up' },
    },
    {
      say: 'search',
      point: ['search(PL-SCOUTS-1)'],
      wait: ['search(PL-SCOUTS-*)'],
      theirs: ['passReaction'],
      forYou: ['passReaction'],
      other: { endChain: 'gave-up' },
    },
  ],
};

const behindTheLines: Lesson = {
  ...POLES,
  id: 'behind-the-lines',
  seconds: 130,
  teaches: ids('5.5.1-3', '5.6.4', '4.8.5'),
  entropy: '00000006',
  before: [
    'PL deploy(PL-CICHOCIEMNI-1)',
    'DE deploy(DE-SCOUTS-1)',
    'PL move(PL-CICHOCIEMNI-1,surroundings)',
    'DE move(DE-SCOUTS-1,surroundings)',
    'PL deploy(PL-SUPPORT-1)',
    'DE deploy(DE-SUPPORT-1)',
    'PL deploy(PL-PARTISANS-1)',
    'DE order(DE-SUPPORT-1,DE-SCOUTS-1)',
    'PL deploy(PL-SCOUTS-1)',
    'DE search(DE-SCOUTS-1)',
    'PL passReaction',
    'DE passReaction',
    'PL pass',
    'DE pass',
  ],
  steps: [
    {
      say: 'base',
      point: ['base'],
      wait: ['move(PL-CICHOCIEMNI-1,base)'],
      theirs: ['deploy(DE-SOLDIERS-1)'],
    },
    {
      say: 'order',
      point: ['order(PL-SUPPORT-1,PL-CICHOCIEMNI-1)'],
      wait: ['order(PL-SUPPORT-*,PL-CICHOCIEMNI-1)'],
      theirs: ['attack(DE-SOLDIERS-1,PL-CICHOCIEMNI-1)', 'roll', 'passReaction'],
      forYou: ['passReaction'],
    },
    {
      say: 'spy',
      point: ['steal(PL-CICHOCIEMNI-1)'],
      wait: ['steal(PL-CICHOCIEMNI-1)'],
      theirs: ['passReaction'],
      forYou: ['passReaction'],
    },
  ],
};

const flownOut: Lesson = {
  ...POLES,
  id: 'flown-out',
  seconds: 120,
  teaches: ids('5.9.1-10', '6.7.1', '6.7.2'),
  entropy: '00000110',
  before: [],
  steps: [
    {
      say: 'hide',
      point: ['hideFragments(PL-HIDE-1,2)'],
      wait: ['hideFragments(PL-HIDE-1,2)'],
      theirs: ['deploy(DE-SCOUTS-1)'],
      other: { 'hideFragments(PL-HIDE-1,1)': 'one' },
    },
    {
      say: 'ready',
      point: ['deploy(PL-SCOUTS-1)', 'deploy(PL-SUPPORT-1)'],
      wait: [
        'deploy(PL-SCOUTS-*)',
        'deploy(PL-SUPPORT-*)',
        'move(PL-SCOUTS-*,surroundings)',
        'order(PL-SUPPORT-*,PL-SCOUTS-*)',
      ],
      theirs: ['move(DE-SCOUTS-1,surroundings)', 'deploy(DE-SUPPORT-1)', 'pass', 'deploy(DE-SOLDIERS-1)'],
    },
    {
      say: 'witnesses',
      point: ['search(PL-SCOUTS-1,PL-WITNESSES-1)'],
      wait: ['search(PL-SCOUTS-*,PL-WITNESSES-*)'],
      theirs: ['pass'],
      other: { 'search(PL-SCOUTS-*)': 'half' },
    },
    { say: 'fly', point: ['mostIII(PL-MOST-1)'], wait: ['mostIII(PL-MOST-*)'] },
  ],
};

const otherSide: Lesson = {
  ...POLES,
  you: ['DE'],
  id: 'other-side',
  seconds: 130,
  teaches: ids('5.9.11-14', '6.8.1', '6.8.2'),
  entropy: '0000013f',
  before: ['PL deploy(PL-SCOUTS-1)'],
  steps: [
    { say: 'deploy', point: ['deploy(DE-SCOUTS-1)'], wait: ['deploy(DE-SCOUTS-*)'], theirs: ['deploy(PL-SUPPORT-1)'] },
    {
      say: 'motorcycles',
      point: ['move(DE-SCOUTS-1,surroundings,DE-MOTORCYCLES-1)'],
      wait: ['move(DE-SCOUTS-*,surroundings,DE-MOTORCYCLES-*)'],
      theirs: ['move(PL-SCOUTS-1,surroundings)'],
      other: { 'move(DE-SCOUTS-*,surroundings)': 'on-foot' },
    },
    {
      say: 'search',
      point: ['search(DE-SCOUTS-1)'],
      wait: ['search(DE-SCOUTS-*)'],
      theirs: ['passReaction', 'deploy(PL-PARTISANS-1)'],
      forYou: ['passReaction'],
    },
    { say: 'column', point: ['motorisedColumn(DE-COLUMN-1)'], wait: ['motorisedColumn(DE-COLUMN-*)'] },
    {
      say: 'four',
      point: ['deploy(DE-SOLDIERS-1)'],
      wait: [
        'deploy(DE-SOLDIERS-*)',
        'move(DE-SOLDIERS-*,surroundings)',
        'deploy(DE-SUPPORT-*)',
        'refresh(DE-SCOUTS-*)',
      ],
      other: { endChain: 'gave-up' },
    },
  ],
};

/** A whole match is its opening; what follows is free. */
const lastStage: Lesson = {
  ...POLES,
  options: { mulligan: 'on', sideAssignment: 'random' },
  id: 'last-stage',
  seconds: 180,
  teaches: ids('4.4.3-6', '4.5.1', '4.6.1-3', '4.7.2-6'),
  seed: 'b457f3ba05040e1e91f82a49435b89ba032e6e0008b40fd4642315dd5d399da1',
  entropy: '00ff',
  before: matches.beforeTheLastStage,
  steps: [{ say: 'win', free: { goal: 'won-clearly', within: 40 } }],
};

export const SYLLABUS: readonly Lesson[] = [
  ...[firstPart, auction, escort, ambush, inARow],
  ...[behindTheLines, flownOut, otherSide, lastStage],
];
