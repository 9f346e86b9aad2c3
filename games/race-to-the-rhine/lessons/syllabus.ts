/** What Race to the Rhine teaches, in order. The texts stand in text/<language>/lessons.json. */
import { syllabus } from '@sztab/kernel';
import matches from './matches.json' with { type: 'json' };

const PATTON = {
  players: 2,
  options: { pair: 'wb', training: 'on', sideAssignment: 'chosen' },
  you: ['patton'],
} as const;

export const SYLLABUS = syllabus('RTR', PATTON, {
  fuel: {
    seconds: 110,
    teaches: ['4.2.1', '5.5.1-3', '5.5.7', '5.5.8', '5.4.1', '6.2.1'],
    entropy: '00000166',
    steps: [
      { say: 'move', point: ['B1'], wait: ['move(B1)'] },
      { say: 'vitry', point: ['vitry'], wait: ['step(vitry)'], other: { 'step(*)': 'elsewhere' } },
      { say: 'chalons', point: ['chalons'], wait: ['step(chalons)'], other: { 'step(*)': 'elsewhere', stop: 'early' } },
      { say: 'reims', point: ['reims'], wait: ['step(reims)'], other: { 'step(*)': 'elsewhere', stop: 'early' } },
      { say: 'load', point: ['B1', 'reims'], wait: ['load(B1,fuel)'] },
    ],
  },
  road: {
    seconds: 110,
    teaches: ['5.6.1-11'],
    entropy: '0000115e',
    steps: [
      { say: 'vitry', point: ['B1', 'vitry'], wait: ['move(B1)', 'step(vitry)'] },
      {
        say: 'market',
        point: ['B1'],
        wait: ['swap(food,ammo)'],
        other: { decline: 'kept', 'swap(*,*)': 'other-swap' },
      },
      { say: 'on', point: ['chalons', 'reims'], wait: ['step(chalons)', 'step(reims)'], other: { stop: 'early' } },
      { say: 'card', point: ['PB12'], wait: ['playResistance(PB12)'] },
    ],
  },
  transport: {
    seconds: 130,
    teaches: ['5.1.1-3', '5.1.7', '5.3.1-6', '5.4.2', '5.4.3'],
    entropy: '00000001',
    steps: [
      {
        say: 'take',
        point: ['orleans'],
        wait: ['takeSupplies(orleans,ammo)'],
        other: { 'takeSupplies(orleans,*)': 'other-kind' },
      },
      {
        say: 'first-truck',
        point: ['orleans', 'pithiviers'],
        wait: ['transport', 'truck(orleans,pithiviers)', 'add(ammo)+', 'dispatch'],
      },
      {
        say: 'second-truck',
        point: ['pithiviers', 'fontainebleau'],
        wait: ['truck(pithiviers,fontainebleau)', 'add(ammo)+', 'dispatch'],
      },
      { say: 'load', point: ['B3'], wait: ['load(B3,ammo)'] },
    ],
  },
  battle: {
    seconds: 130,
    teaches: ['5.7.1-6', '5.5.9-11', '5.6.12'],
    entropy: '00000106',
    before: [
      'patton takeSupplies(orleans,ammo)',
      'patton transport',
      'patton truck(orleans,pithiviers)',
      'patton add(ammo)',
      'patton add(ammo)',
      'patton dispatch',
      'patton truck(pithiviers,fontainebleau)',
      'patton add(ammo)',
      'patton add(ammo)',
      'patton dispatch',
      'patton endTurn',
      'patton resist(euskirchen)',
      'bradley takeSupplies(chartres,fuel)',
      'bradley takeTrucks(1)',
      'bradley endTurn',
      'bradley resist(bad-kreuznach)',
    ],
    steps: [
      {
        say: 'load',
        point: ['B3', 'fontainebleau'],
        wait: ['load(B3,ammo)', 'load(B3,ammo)'],
        other: { 'move(B3)': 'unarmed' },
      },
      { say: 'sezanne', point: ['sezanne'], wait: ['move(B3)', 'step(sezanne)'] },
      { say: 'on', point: ['vitry'], wait: ['step(vitry)'], forYou: ['stop'], other: { stop: 'early' } },
      { say: 'without', point: ['B1', 'brienne'], wait: ['move(B1)', 'step(brienne)'] },
    ],
  },
  hunger: {
    seconds: 150,
    teaches: ['5.2.1-3', '6.4.1-8', '5.3.7'],
    entropy: '00000000',
    before: [
      'bradley takeTrucks(3)',
      'bradley takeSupplies(chartres,fuel)',
      'bradley endTurn',
      'bradley resist(bad-kreuznach)',
    ],
    steps: [
      { say: 'start', point: ['B3', 'sezanne'], wait: ['move(B3)', 'step(sezanne)'] },
      { say: 'civilians', point: ['B3'], wait: ['feed'], forYou: ['stop'], other: { decline: 'kept' } },
      { say: 'last-truck', wait: ['takeTrucks(3)'], other: { 'takeTrucks(*)': 'leaves-some', endTurn: 'later' } },
      {
        say: 'immobile',
        point: ['B3'],
        wait: ['endTurn', 'resist(*)'],
        theirs: ['takeSupplies(chartres,ammo)', 'takeSupplies(chartres,fuel)', 'endTurn', 'resist(koblenz)'],
      },
      { say: 'take', point: ['orleans'], wait: ['takeSupplies(orleans,food)'] },
      {
        say: 'bring',
        point: ['orleans', 'sezanne'],
        wait: [
          ...['transport', 'truck(orleans,pithiviers)', 'add(food)+', 'dispatch'],
          ...['truck(pithiviers,fontainebleau)', 'add(food)+', 'dispatch'],
          ...['truck(fontainebleau,sezanne)', 'add(food)+', 'dispatch'],
        ],
        other: { finish: 'one-road' },
      },
    ],
  },
  encirclement: {
    seconds: 120,
    teaches: ['6.1.2-4', '6.3.1-7', '4.1.2', '6.5.A1', '6.5.A2', '6.7.2'],
    entropy: '0000002b',
    steps: [
      { say: 'brienne', point: ['B1', 'brienne'], wait: ['move(B1)', 'step(brienne)'] },
      { say: 'chaumont', point: ['chaumont'], wait: ['step(chaumont)'], forYou: ['stop'] },
      { say: 'germans', point: ['koblenz'], wait: ['endTurn', 'resist(koblenz)'], other: { 'resist(*)': 'elsewhere' } },
    ],
  },
  ports: {
    players: 2,
    options: { pair: 'rw', training: 'off', sideAssignment: 'chosen' },
    you: ['monty'],
    seconds: 150,
    teaches: ['5.8.1-6', '5.10.1-4', '5.1.9', '5.5.6'],
    entropy: '00000009',
    steps: [
      { say: 'take', point: ['lisieux'], wait: ['takeSupplies(lisieux,ammo)', 'bonus(fuel)', 'bonus(fuel)'] },
      { say: 'load', point: ['R1'], wait: ['load(R1,ammo)', 'load(R1,fuel)', 'load(R1,fuel)'] },
      { say: 'air', wait: ['air(resistance)'] },
      {
        say: 'end',
        wait: ['endTurn', 'resist(*)'],
        theirs: ['takeSupplies(chartres,fuel)', 'takeSupplies(chartres,ammo)', 'endTurn', 'resist(rheydt)'],
      },
      {
        say: 'havre',
        point: ['R1', 'yvetot', 'le-havre'],
        wait: ['move(R1)', 'step(yvetot)', 'step(le-havre)'],
        other: { stop: 'early' },
      },
    ],
  },
  paratroops: {
    options: { ...PATTON.options, training: 'off' },
    seconds: 140,
    teaches: ['5.9.1-8', '5.10.5', '6.7.3-5'],
    entropy: '00005193',
    steps: [
      {
        say: 'reims',
        point: ['B1', 'reims'],
        wait: ['move(B1)', 'step(vitry)', 'step(chalons)', 'step(reims)'],
        other: { stop: 'early' },
      },
      {
        say: 'drop',
        point: ['sezanne'],
        wait: ['airborne', 'payMedal', 'drop(sezanne)'],
        other: { 'drop(*)': 'elsewhere' },
      },
      { say: 'sezanne', point: ['B3', 'sezanne'], wait: ['cmdMove(B3)', 'step(sezanne)'] },
    ],
  },
  /** A whole match is its opening; what follows is free: a transport, and the turn that needs what it brings. */
  across: {
    players: 1,
    options: {
      pair: 'rw',
      solo: 'b',
      training: 'off',
      soloFronts: 'open',
      reinforcedStart: 'on',
      sideAssignment: 'random',
    },
    you: ['patton'],
    seconds: 180,
    teaches: ['6.7.1'],
    seed: '56e8ffae3bc299d37b5f963438d7ae42ca795abaf80b7db9222c3b16e26df750',
    before: matches.beforeTheRhine,
    steps: [
      { say: 'cross', point: ['B3', 'epinal', 'koblenz'], free: { goal: 'won', within: 120, late: 'twoTurnsOver' } },
    ],
  },
});
