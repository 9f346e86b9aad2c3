import { expect, remember, test } from './play.ts';

test('Polish is set in our own type with small files, and nothing jumps when they come', async ({ page, context }) => {
  await remember(context, { 'sztab.language': 'pl' });
  const fonts: { name: string; size: number }[] = [];
  page.on('response', async (response) => {
    if (!response.url().endsWith('.woff2')) return;
    fonts.push({ name: response.url().replace(/^.*\//, ''), size: (await response.body()).length });
  });
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Gry', exact: true })).toBeVisible();
  await page.evaluate(async () => void (await document.fonts.ready));
  // The letters are there, in both typefaces …
  const loaded = await page.evaluate(() =>
    ['Archivo', 'Brygada 1918'].map((family) => document.fonts.check(`16px "${family}"`, 'ąćęłńóśźż')),
  );
  expect(loaded).toEqual([true, true]);
  // … without the files of all extended Latin letters.
  await page.waitForLoadState('networkidle');
  const names = fonts.map(({ name }) => name);
  expect(names.some((name) => name.startsWith('archivo-pl'))).toBe(true);
  expect(names.filter((name) => name.includes('latin-ext'))).toEqual([]);
  expect(fonts.reduce((sum, { size }) => sum + size, 0)).toBeLessThan(100_000);

  // The stand-ins have the measures of ours: the same lines of text take the same room within a few hundredths.
  const ratios = await page.evaluate(() => {
    const text = 'Twoja tura: wykonaj akcję albo spasuj. The Germans moved Soldiers to the Base Surroundings';
    const measure = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
    const width = (family: string): number => {
      measure.font = `16px "${family}"`;
      return measure.measureText(text).width;
    };
    return ['Archivo', 'Brygada 1918'].map((family) => width(`${family} fallback`) / width(family));
  });
  for (const ratio of ratios) expect(Math.abs(ratio - 1)).toBeLessThan(0.06);
});
