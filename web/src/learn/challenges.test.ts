/** The closing challenges are won by skill, not by chance: of ten tries against the opponent of the lessons a general reaches the goal in nine at least, random moves in two at most. */
import { readFileSync } from 'node:fs';
import type { GameBox, Lessons } from '@sztab/kernel';
import { expect, test } from 'vitest';
import { box as firstToFight } from '../../../games/first-to-fight/index.ts';
import { lessons as ofFirstToFight } from '../../../games/first-to-fight/lessons/index.ts';
import { box as generalOrders } from '../../../games/general-orders/index.ts';
import { lessons as ofGeneralOrders } from '../../../games/general-orders/lessons/index.ts';
import { box as niepodlegla } from '../../../games/niepodlegla/index.ts';
import { lessons as ofNiepodlegla } from '../../../games/niepodlegla/lessons/index.ts';
import { box as mostIII } from '../../../games/operation-most-iii/index.ts';
import { lessons as ofMostIII } from '../../../games/operation-most-iii/lessons/index.ts';
import { box as rhine } from '../../../games/race-to-the-rhine/index.ts';
import { lessons as ofRhine } from '../../../games/race-to-the-rhine/lessons/index.ts';
import { challengesIn, reaches } from './challenge.ts';

const TRIES = 10;
const RANDOM = { level: 'random', iterations: 1 } as const;

test.each([
  ['Operation Most III', mostIII, ofMostIII],
  ['General Orders', generalOrders, ofGeneralOrders],
  ['First to Fight', firstToFight, ofFirstToFight],
  ['Niepodległa', niepodlegla, ofNiepodlegla],
  ['Race to the Rhine', rhine, ofRhine],
] as unknown as readonly [string, GameBox, Lessons][])('%s', (_, box, lessons) => {
  const challenges = challengesIn(lessons);
  expect(challenges).toHaveLength(1);
  for (const lesson of challenges) {
    const won = Array.from({ length: TRIES }, (_try, n) => reaches(box, lessons, lesson, RANDOM, n + 1));
    expect(won.filter(Boolean).length, lesson.id).toBeLessThanOrEqual(TRIES / 5);
    // What a strong player reaches was counted by `node scripts/challenges.mjs`; it takes too long for here.
    const counted = readFileSync(
      new URL(`../../../games/${box.game.id}/lessons/challenge.json`, import.meta.url),
      'utf8',
    );
    expect(JSON.parse(counted)).toMatchObject({ lesson: lesson.id, edition: box.game.edition, tries: TRIES });
    expect(JSON.parse(counted).won.random).toBe(won.filter(Boolean).length);
    expect(JSON.parse(counted).won.general).toBeGreaterThanOrEqual(0.9 * TRIES);
  }
});
