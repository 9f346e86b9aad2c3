/**
 * What a lesson points at is never covered by what it says: every step of every lesson, at three sizes. Not a test of every day, because it takes minutes:
 * `node e2e/pointed.mjs [NAME]` runs it. The first lessons are looked at in the same way by lessons.spec.ts.
 */
import type { Page } from '@playwright/test';
import { type Lesson, type Lessons, lessonSeats, lessonStanding, matches, openLesson } from '@sztab/kernel';
import { takeGame, wholeGames } from '@sztab/shelf';
import { expect, test } from './tests/browser.ts';
import { coveredRings } from './tests/covered.ts';

const SIZES = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
] as const;

/** Looks in a row, 50 ms apart, that find the rings at the same place: the map may come closer a moment after something was told. */
const AT_REST = 6;
async function atRest(page: Page): Promise<string[]> {
  const rings = (): Promise<string> =>
    page.evaluate(() =>
      [...document.querySelectorAll('.pointers span')].map((one) => JSON.stringify(one.getBoundingClientRect())).join(),
    );
  let [same, last] = [0, await rings()];
  await expect
    .poll(
      async () => {
        const now = await rings();
        same = now === last ? same + 1 : 0;
        last = now;
        return same;
      },
      { intervals: [50] },
    )
    .toBeGreaterThanOrEqual(AT_REST);
  return coveredRings(page);
}

type Line = { seat: number; move: string }[];

/** The moves that lead to the beginning of each step. */
async function linesOf(game: string, lessons: Lessons, lesson: Lesson): Promise<readonly Line[]> {
  const box = await takeGame(game);
  const match = openLesson(box, lesson);
  const yours = lessonSeats(box, lesson);
  const line: Line = match.moves.map(({ seat, move }) => ({ seat, move }));
  const lines: Line[] = [];
  const inStep = new Map<number, number>();
  for (;;) {
    const { step, next } = lessonStanding(box, lessons, lesson, line);
    const told = lesson.steps[step];
    if (next.by !== 'table') lines[step] ??= line.slice(lesson.before.length);
    if (!told || told.free) return lines;
    let [seat, move] = next.by === 'table' ? [next.seat, next.move] : [-1, ''];
    if (next.by !== 'table') {
      const place = inStep.get(step) ?? 0;
      const can = (text = ''): boolean =>
        match.asks().some((ask) => ask.moves.some((one) => matches(text.replace(/\+$/, ''), one)));
      const again = place > 0 && told.wait?.[place - 1]?.endsWith('+') && !can(told.wait[place]);
      const wanted = (told.wait?.[again ? place - 1 : place] ?? '').replace(/\+$/, '');
      const ask = match
        .asks()
        .find((one) => yours.includes(one.seat) && one.moves.some((text) => matches(wanted, text)));
      if (!ask) throw new Error(`${lesson.id}, ${told.say}: ${wanted} is not among the moves`);
      [seat, move] = [ask.seat, ask.moves.find((text) => matches(wanted, text)) as string];
      if (!again) inStep.set(step, place + 1);
    }
    match.play(seat, move);
    line.push({ seat, move });
  }
}

const games = await wholeGames();
for (const size of SIZES)
  for (const game of games) {
    test.describe(`${game} ${size.width}`, () => {
      const phone = size.width < 600;
      test.use({ viewport: size, hasTouch: phone, isMobile: phone });

      test('nothing that is pointed at lies under what is said', async ({ page }) => {
        test.setTimeout(1_800_000);
        const { lessons } = (await import(`../games/${game}/lessons/index.ts`)) as { lessons: Lessons };
        await page.goto(`/learn/${game}`);
        const wrong: string[] = [];
        let looked = 0;
        for (const lesson of lessons.lessons)
          for (const [step, made] of (await linesOf(game, lessons, lesson)).entries()) {
            if (!made || step === lesson.steps.length) continue;
            // The page is kept: it is told what was learned, as by another window, and comes in again.
            await page.evaluate(
              ([key, at, value]) => {
                const go = (to: string): void => {
                  history.pushState(null, '', to);
                  dispatchEvent(new PopStateEvent('popstate'));
                };
                go('/help');
                localStorage.setItem('sztab.learned', value as string);
                dispatchEvent(new StorageEvent('storage', { key: key as string }));
                setTimeout(() => go(at as string), 50);
              },
              [
                'sztab.learned',
                `/learn/${game}/${lesson.id}`,
                JSON.stringify({ lessons: { [`${game}/${lesson.id}`]: { done: false, step, made } } }),
              ],
            );
            await expect(page.locator(`.lesson-card[data-step="${lesson.id} ${step}"]`)).toHaveCount(1);
            await expect(page.locator('.at-table[data-telling]')).toHaveCount(0);
            const covered = await atRest(page);
            looked++;
            for (const one of covered) wrong.push(`${lesson.id} ${step + 1} (${lesson.steps[step]?.say}): ${one}`);
          }
        console.log(`${game} ${size.width}: ${looked} steps`);
        expect(wrong).toEqual([]);
      });
    });
  }
