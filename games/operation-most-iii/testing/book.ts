/** Where bots once went wrong, each with what a good player would not do there, or the one thing he would. */
import { type State, seatOf } from '../rules/state.ts';
import { type Position, position } from './position.ts';

/** A position, and moves that would be wrong there, or the only ones that would be right. */
type Spot = Position & { readonly bad?: RegExp; readonly good?: RegExp };

const FIELD =
  'PL-SCOUTS-1@surroundings PL-PARTISANS-1@surroundings PL-SUPPORT-1@forest DE-SOLDIERS-1@surroundings DE-SUPPORT-1@base';

const SPOTS: Readonly<Record<string, Spot>> = {
  'volunteers give up neither action': {
    stage: 1,
    cards: 'PL-SUPPORT-1@forest! PL-SCOUTS-1@forest DE-SUPPORT-1@base DE-SCOUTS-1@base',
    hand: { PL: 'PL-PARTISANS-1 PL-SCOUTS-2 PL-CICHOCIEMNI-1' },
    chain: 'volunteers:2',
    bad: /^endChain$/,
  },
  'nor the second one': {
    stage: 2,
    cards: `${FIELD} PL-SUPPORT-2@forest!`,
    hand: { PL: 'PL-PARTISANS-2 PL-SCOUTS-2' },
    chain: 'volunteers:1',
    parts: { surroundings: 2 },
    bad: /^endChain$/,
  },
  'Hide waits for more than one part': {
    stage: 2,
    cards: FIELD,
    hand: { PL: 'PL-HIDE-1 PL-PARTISANS-2' },
    parts: { surroundings: 1 },
    bad: /^hideFragments/,
  },
  'Most III waits for more than one part': {
    stage: 1,
    cards: FIELD,
    hand: { PL: 'PL-MOST-1 PL-SCOUTS-2 PL-PARTISANS-2' },
    parts: { forest: 1 },
    bad: /^mostIII/,
  },
  'Most III is played before the SS is in the forest': {
    stage: 4,
    cards:
      'PL-SUPPORT-1@forest! PL-SCOUTS-1@forest! DE-SS-1@surroundings DE-SS-2@surroundings DE-SOLDIERS-1@surroundings DE-SUPPORT-1@base',
    hand: { PL: 'PL-MOST-1 PL-SCOUTS-2' },
    parts: { forest: 4, base: 3 },
    good: /^mostIII/,
  },
  'no Column in the first stage': {
    stage: 1,
    turn: 'DE',
    cards: 'DE-SUPPORT-1@base PL-SUPPORT-1@forest PL-SCOUTS-1@forest',
    hand: { DE: 'DE-COLUMN-1 DE-SOLDIERS-1 DE-SCOUTS-1' },
    parts: { surroundings: 2 },
    bad: /^motorisedColumn/,
  },
  'Supports are kept by whoever leads': {
    stage: 4,
    cards:
      'PL-SUPPORT-1@forest PL-SUPPORT-2@forest PL-SCOUTS-1@forest! PL-PARTISANS-1@forest! DE-SS-1@forest DE-SUPPORT-1@base',
    hand: { PL: '' },
    parts: { forest: 4, base: 2 },
    bad: /^(order|volunteers)/,
  },
  'Scouts are not held to the end': {
    stage: 3,
    cards: 'PL-SUPPORT-1@forest PL-PARTISANS-1@surroundings DE-SUPPORT-1@base DE-SOLDIERS-1@base!',
    hand: { PL: 'PL-SCOUTS-1 PL-LUCK-1' },
    parts: { base: 1, forest: 1 },
    good: /^(deploy\(PL-SCOUTS|volunteers)/,
  },
  'Witnesses are not held to the end': {
    stage: 4,
    cards: 'PL-SCOUTS-1@surroundings PL-SUPPORT-1@forest! DE-SUPPORT-1@base DE-SOLDIERS-1@base!',
    hand: { PL: 'PL-WITNESSES-1' },
    parts: { base: 2, forest: 2 },
    good: /^search\(PL-SCOUTS-1,PL-WITNESSES/,
  },
  'search before fighting': {
    stage: 3,
    cards: 'PL-SCOUTS-1@surroundings PL-SUPPORT-1@forest DE-SCOUTS-1@surroundings! DE-SUPPORT-1@base',
    hand: { PL: '' },
    parts: { base: 1, forest: 1 },
    good: /^(search|volunteers)/,
  },
};

export const book = Object.fromEntries(
  Object.entries(SPOTS).map(([name, { bad, good, ...p }]) => [
    name,
    { open: (): State => position(p), seat: seatOf(p.turn ?? 'PL'), ...(bad && { bad }), ...(good && { good }) },
  ]),
);
