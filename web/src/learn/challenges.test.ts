/**
 * The closing challenges are won by skill, not by chance: of ten tries against the opponent of the lessons a general reaches the goal in nine at least, random moves in two
 * at most, and a recruit fails every second time.
 */
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

/** `won`: the tries that reached the goal, counted from 1. */
interface Counted {
  readonly lesson: string;
  readonly edition: number;
  readonly tries: number;
  readonly won: Readonly<Record<'random' | 'recruit' | 'general', readonly number[]>>;
}

/** Here a recruit still wins more often than it fails: a harder position, or a higher goal, is to be found. */
const STILL_EASY: readonly string[] = [firstToFight, niepodlegla].map(({ game }) => game.id);
const FEWEST_TRIES = 10;
/** What was counted must be of these rules and bots: so many tries are made again. */
const AGAIN = [1, 2, 3];

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
    // What players reach was counted by `node scripts/challenges.mjs`; it takes too long for here.
    const text = readFileSync(new URL(`../../../games/${box.game.id}/lessons/challenge.json`, import.meta.url), 'utf8');
    const { won, ...counted } = JSON.parse(text) as Counted;
    expect(counted).toMatchObject({ lesson: lesson.id, edition: box.game.edition });
    expect(counted.tries).toBeGreaterThanOrEqual(FEWEST_TRIES);
    expect(won.general.length / counted.tries).toBeGreaterThanOrEqual(0.9);
    const fails = won.recruit.length / counted.tries <= 0.5;
    expect(fails, 'whoever makes a challenge harder takes it off the list').toBe(!STILL_EASY.includes(box.game.id));
    expect(won.random.length / counted.tries).toBeLessThanOrEqual(0.2);
    expect(AGAIN.filter((seed) => reaches(box, lessons, lesson, { level: 'random' }, seed))).toEqual(
      won.random.filter((seed) => AGAIN.includes(seed)),
    );
  }
});
