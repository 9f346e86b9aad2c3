/** What a bot has to load: the rules and the brain, without the words. */
export { brain } from './bot/index.ts';
export { template as game } from './rules/index.ts';
