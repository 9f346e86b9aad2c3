/** A house with a port of its own: one for every test of a file, or one for all of them. */
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { listening, openHouse } from './open-house.ts';

export interface Served {
  readonly url: string;
}

function servedBetween(before: typeof beforeAll, after: typeof afterAll): Served {
  let close = async (): Promise<void> => {};
  const served = { url: '' };
  before(async () => {
    const { app } = await openHouse();
    close = () => app.close();
    served.url = await listening(app);
  });
  after(() => close());
  return served;
}

export const servedForEach = (): Served => servedBetween(beforeEach, afterEach);
export const servedForAll = (): Served => servedBetween(beforeAll, afterAll);
