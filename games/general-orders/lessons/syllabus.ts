/** What General Orders teaches, in order. The texts stand in text/<language>/lessons.json. */
import { type Lesson, rulesOf } from '@sztab/kernel';
import matches from './matches.json' with { type: 'json' };

const ids = rulesOf('GOW');
const OPTIONS = { mode: 'alpine', firstInitiative: 'blue', bonusSetup: 'fixed', sideAssignment: 'chosen' } as const;
const BLUE = { players: 2, options: OPTIONS, entropy: '00000000', you: ['blue'] } as const;

/** How every one of these matches begins: both come forward, then both bring soldiers up. */
const ADVANCED = [
  'blue deploy(adv:monte-castello)',
  'blue move(gaggio)',
  'blue finish',
  'yellow deploy(adv:castelnuovo)',
  'yellow move(roffeno)',
  'yellow finish',
];
const REINFORCED = [
  ...ADVANCED,
  'blue deploy(reinforce-1)',
  'blue place(monte-castello)',
  'blue place(monte-castello)',
  'blue place(monte-castello)',
  'blue place(monte-castello)',
  'blue place(gaggio)',
  'blue place(gaggio)',
  'blue place(gaggio)',
  'blue finish',
  'yellow deploy(reinforce-2)',
];

const commander: Lesson = {
  ...BLUE,
  id: 'commander',
  seconds: 80,
  teaches: ids('4.2.2', '4.2.3', '5.2.1-3', '4.6.4'),
  before: [],
  steps: [
    { say: 'deploy', point: ['adv:monte-castello'], wait: ['deploy(adv:monte-castello)'] },
    { say: 'send', point: ['gaggio'], wait: ['move(*)+', 'finish'] },
  ],
};

const reinforce: Lesson = {
  ...BLUE,
  id: 'reinforce',
  seconds: 100,
  teaches: ids('5.1.1', '5.1.6', '5.5.1-5', '6.6.1', '6.6.2', '4.7.1'),
  before: ADVANCED,
  steps: [
    { say: 'space', point: ['reinforce-1'], wait: ['deploy(reinforce-1)'], other: { 'deploy(reinforce-2)': 'weaker' } },
    { say: 'place', point: ['monte-castello', 'gaggio'], wait: ['place(*)+', 'finish'] },
  ],
};

const attack: Lesson = {
  ...BLUE,
  id: 'attack',
  seconds: 120,
  teaches: ids('6.1.1-9'),
  before: [
    ...REINFORCED,
    'yellow place(zocca)',
    'yellow place(zocca)',
    'yellow place(pietracolora)',
    'yellow place(pietracolora)',
    'yellow finish',
  ],
  steps: [
    { say: 'deploy', point: ['adv:torraccia'], wait: ['deploy(adv:torraccia)'] },
    {
      say: 'three',
      point: ['monte-castello'],
      wait: ['move(monte-castello)', 'move(monte-castello)', 'move(monte-castello)+', 'finish'],
      other: { finish: 'few' },
    },
  ],
};

const guns: Lesson = {
  ...BLUE,
  id: 'guns',
  seconds: 110,
  teaches: ids('5.3.1-6', '5.1.5', '4.3.1'),
  before: [
    'blue deploy(adv:monte-castello)',
    'blue move(gaggio)',
    'blue finish',
    'yellow deploy(adv:castel-daiano)',
    'yellow move(roffeno)',
    'yellow move(pietracolora)',
    'yellow finish',
  ],
  steps: [
    { say: 'battery', point: ['bar:riva-ridge', 'castel-daiano'], wait: ['deploy(bar:riva-ridge)'] },
    { say: 'target', point: ['castel-daiano'], wait: ['target(castel-daiano)'], other: { 'target(*)': 'elsewhere' } },
  ],
};

const drop: Lesson = {
  ...BLUE,
  id: 'drop',
  seconds: 130,
  teaches: ids('5.4.1-7', '4.6.6', '4.6.9', '4.5.5'),
  before: [],
  steps: [
    {
      say: 'querciola',
      point: ['adv:querciola', 'riva-ridge'],
      wait: ['deploy(adv:querciola)', 'move(*)+', 'finish'],
      theirs: ['deploy(adv:castelnuovo)', 'move(roffeno)', 'finish'],
    },
    { say: 'jump', point: ['para:querciola'], wait: ['deploy(para:querciola)'] },
    { say: 'hinge', point: ['roffeno', 'castelnuovo'], wait: ['target(roffeno)'], other: { 'target(*)': 'elsewhere' } },
  ],
};

const cards: Lesson = {
  ...BLUE,
  entropy: '0000068c',
  id: 'cards',
  seconds: 120,
  teaches: ids('5.6.1', '5.6.2', '6.3.2-5', '6.4.1-6', '6.5.6'),
  before: [],
  steps: [
    {
      say: 'plan',
      point: ['plan-1'],
      wait: ['deploy(plan-1)'],
      theirs: [
        'deploy(reinforce-1)',
        'place(torraccia)',
        'place(zocca)',
        'place(zocca)',
        'place(roffeno)',
        'place(roffeno)',
        'finish',
      ],
      other: { 'deploy(plan-2)': 'second' },
    },
    { say: 'fire', point: ['bar:riva-ridge', 'torraccia'], wait: ['deploy(bar:riva-ridge)', 'target(torraccia)'] },
    { say: 'strike', point: ['artilleryStrike'], wait: ['artilleryStrike'], other: { continue: 'bare', roll: 'bare' } },
    { say: 'again', point: ['momentum'], wait: ['rerollWith(momentum)'], other: { keep: 'stands' } },
  ],
};

const underFire: Lesson = {
  ...BLUE,
  entropy: '0000000e',
  id: 'under-fire',
  seconds: 130,
  teaches: ids('6.7.2', '6.7.3', '6.5.2', '6.5.4', '4.2.9'),
  before: [
    'blue deploy(plan-1)',
    'yellow deploy(adv:castel-daiano)',
    'yellow move(roffeno)',
    'yellow move(pietracolora)',
    'yellow finish',
    'blue deploy(adv:querciola)',
    'blue move(riva-ridge)',
    'blue finish',
    'blue continue',
    'yellow deploy(reinforce-1)',
    'yellow place(castel-daiano)',
    'yellow place(castel-daiano)',
    'yellow place(castel-daiano)',
    'yellow place(zocca)',
    'yellow place(zocca)',
    'yellow finish',
    'blue deploy(reinforce-2)',
    'blue place(porretta)',
    'blue place(porretta)',
    'blue place(bombiana)',
    'blue place(bombiana)',
    'blue finish',
    'yellow deploy(adv:gaggio)',
    'yellow move(castel-daiano)',
    'yellow move(castel-daiano)',
    'yellow move(castel-daiano)',
    'yellow move(castel-daiano)',
    'yellow finish',
  ],
  steps: [
    { say: 'ambush', point: ['ambush', 'gaggio'], wait: ['ambush'], other: { roll: 'bare' } },
    { say: 'roll', point: ['gaggio'], wait: ['roll'] },
    { say: 'again', point: ['momentum'], wait: ['rerollWith(momentum)'], other: { keep: 'stands' } },
  ],
};

const headquarters: Lesson = {
  ...BLUE,
  id: 'headquarters',
  seconds: 150,
  teaches: ids('4.5.1', '4.5.2', '4.8.2'),
  before: [
    ...REINFORCED,
    'yellow place(castelnuovo)',
    'yellow place(castelnuovo)',
    'yellow place(castelnuovo)',
    'yellow place(castelnuovo)',
    'yellow finish',
    'blue deploy(adv:pietracolora)',
    'blue move(monte-castello)',
    'blue move(monte-castello)',
    'blue move(monte-castello)',
    'blue move(monte-castello)',
    'blue finish',
    'yellow deploy(adv:soprassasso)',
    'yellow move(castelnuovo)',
    'yellow finish',
    'blue pass',
    'yellow pass',
    'blue deploy(reinforce-1)',
    'blue place(pietracolora)',
    'blue place(pietracolora)',
    'blue place(pietracolora)',
    'blue place(pietracolora)',
    'blue place(monte-castello)',
    'blue place(monte-castello)',
    'blue place(monte-castello)',
    'blue finish',
    'yellow deploy(adv:torre-di-nerone)',
    'yellow move(castelnuovo)',
    'yellow move(castelnuovo)',
    'yellow move(castelnuovo)',
    'yellow finish',
  ],
  steps: [
    { say: 'zocca', point: ['adv:zocca'], wait: ['deploy(adv:zocca)'] },
    {
      say: 'four',
      point: ['pietracolora'],
      wait: ['move(pietracolora)', 'move(pietracolora)', 'move(pietracolora)', 'move(pietracolora)', 'finish'],
      other: { finish: 'few' },
    },
  ],
};

const island: Lesson = {
  ...BLUE,
  options: { ...OPTIONS, mode: 'island' },
  id: 'island',
  seconds: 170,
  teaches: ids('5.7.1-4', '5.8.1-5', '5.9.1', '5.9.2', '6.2.1-3', '4.6.7'),
  before: [],
  steps: [
    {
      say: 'fly',
      point: ['fly:south', 'beachhead'],
      wait: ['deploy(fly:south)', 'move(beachhead)', 'move(beachhead)', 'move(beachhead)', 'finish'],
      theirs: ['deploy(scramble-1)', 'place(north)', 'place(centre)', 'place(centre)', 'finish'],
    },
    {
      say: 'bomb',
      point: ['bomb:south', 'aslito'],
      wait: ['deploy(bomb:south)', 'target(aslito)', 'aircraft(2)'],
      theirs: [
        'deploy(reinforce-1)',
        'place(garapan)',
        'place(garapan)',
        'place(tapotchau)',
        'place(tapotchau)',
        'finish',
      ],
      other: { 'target(*)': 'elsewhere', 'aircraft(*)': 'two' },
    },
    {
      say: 'march',
      point: ['adv:aslito', 'susupe'],
      wait: ['deploy(adv:aslito)', 'move(*)+', 'finish'],
    },
  ],
};

/** A whole match is its opening; what follows is free. */
const lastRound: Lesson = {
  players: 2,
  options: OPTIONS,
  you: ['blue'],
  id: 'last-round',
  seconds: 180,
  teaches: ids('4.5.3', '4.5.4', '4.9.1-3', '5.6.3', '4.2.6'),
  seed: '36dc3101768e5ecec2f65e4af6cc86f01b0217fc0607306dc26929a0026d2ad9',
  before: matches.beforeTheLastRound,
  steps: [{ say: 'win', free: { goal: 'won', within: 80 } }],
};

export const SYLLABUS: readonly Lesson[] = [
  ...[commander, reinforce, attack, guns, drop],
  ...[cards, underFire, headquarters, island, lastRound],
];
