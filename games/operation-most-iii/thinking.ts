/** What a bot has to load: the rules, the brain, how it is encoded and what it has learned, without the words. */
export { encoding } from './bot/encode.ts';
export { brain } from './bot/index.ts';
export { operationMostIII as game } from './rules/index.ts';
export const judgements = async () => [(await import('./bot/judgement/2.json', { with: { type: 'json' } })).default];
export const chances = async () => [(await import('./bot/chances/2.json', { with: { type: 'json' } })).default];
