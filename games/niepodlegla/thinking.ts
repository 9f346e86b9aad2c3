/** What a bot has to load: the rules, the brain, how it is encoded and what it has learned, without the words. */
export { encoding } from './bot/encode.ts';
export { brain } from './bot/index.ts';
export { niepodlegla as game } from './rules/index.ts';
export const chances = async () =>
  (
    await Promise.all([
      import('./bot/chances/2.json', { with: { type: 'json' } }),
      import('./bot/chances/3.json', { with: { type: 'json' } }),
      import('./bot/chances/4.json', { with: { type: 'json' } }),
    ])
  ).map((one) => one.default);
