import { expect, remember, test } from './browser.ts';

test('Polish is set in our own type with small files', async ({ page, context }) => {
  await remember(context, { 'sztab.language': 'pl' });
  const coming: Promise<{ name: string; size: number }>[] = [];
  page.on('response', (response) => {
    const name = response.url().replace(/^.*\//, '');
    if (name.endsWith('.woff2')) coming.push(response.body().then(({ length: size }) => ({ name, size })));
  });
  // The board that can be played there is labelled in narrow type and comes when the page stands: this is about the page.
  await page.route('**/assets/taste-*.js', (route) => route.abort());
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Gry', exact: true })).toBeVisible();
  await page.evaluate(async () => void (await document.fonts.ready));
  // The letters are there, in both typefaces …
  const loaded = () =>
    page.evaluate(() =>
      ['Archivo', 'Brygada 1918'].map((family) => document.fonts.check(`16px "${family}"`, 'ąćęłńóśźż')),
    );
  await expect.poll(loaded).toEqual([true, true]);
  // … without the files of all extended Latin letters.
  await page.waitForLoadState('networkidle');
  const fonts = await Promise.all(coming);
  const names = fonts.map(({ name }) => name);
  expect(names.some((name) => name.startsWith('archivo-pl'))).toBe(true);
  expect(names.filter((name) => name.includes('latin-ext'))).toEqual([]);
  expect(fonts.reduce((sum, { size }) => sum + size, 0)).toBeLessThan(100_000);
});

// With whatever typefaces this machine has, because a visitor may have any of them.
test('stand-ins have the measures of our type, so nothing jumps when it comes late', async ({ page, context }) => {
  await remember(context, { 'sztab.language': 'pl' });
  for (const [address, width] of [
    ['/', 1440],
    ['/', 390],
    ['/rules/operation-most-iii', 1440],
    ['/rules/operation-most-iii', 390],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(address);
    await expect(page.locator('#content').getByRole('heading').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    const [ours, late] = await page.evaluate(async () => {
      await document.fonts.ready;
      const html = document.documentElement;
      const height = (): number => document.querySelector('#content')?.getBoundingClientRect().height ?? 0;
      const withOurs = height();
      for (const name of ['--sans', '--serif']) {
        const [, ...standIns] = getComputedStyle(html).getPropertyValue(name).split(',');
        html.style.setProperty(name, standIns.join(','));
      }
      return [withOurs, height()] as const;
    });
    expect(Math.abs(late / ours - 1), `${address} at ${width}`).toBeLessThan(0.01);
  }

  // Line by line: as wide as ours in all weights, and in the widths that tables are labelled with.
  const ratios = await page.evaluate(async () => {
    const html = document.documentElement;
    html.removeAttribute('style');
    const line = document.createElement('span');
    line.textContent = (document.body.textContent ?? '').replace(/\s+/g, ' ');
    Object.assign(line.style, { whiteSpace: 'pre', fontSize: '100px' });
    document.body.append(line);
    const width = async (family: string, weight: number, stretch: string): Promise<number> => {
      Object.assign(line.style, { fontFamily: family, fontWeight: String(weight), fontStretch: stretch });
      // Asks for the files of this weight and width, and waits for them.
      line.getBoundingClientRect();
      await document.fonts.ready;
      return line.getBoundingClientRect().width;
    };
    const found: [string, number][] = [];
    for (const [name, stretches] of [
      ['--sans', ['100%', '90%', '84%']],
      ['--serif', ['100%']],
    ] as const) {
      const [ours = '', ...standIns] = getComputedStyle(html).getPropertyValue(name).split(',');
      for (const stretch of stretches) {
        for (const weight of [400, 600, 700]) {
          const ratio = (await width(standIns.join(','), weight, stretch)) / (await width(ours, weight, stretch));
          found.push([`${name} ${weight} ${stretch}`, ratio]);
        }
      }
    }
    return found;
  });
  expect(ratios).toHaveLength(12);
  for (const [face, ratio] of ratios) expect(Math.abs(ratio - 1), face).toBeLessThan(0.06);
});
