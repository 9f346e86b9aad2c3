/** What a bot has to load: the rules, the brain and how it is encoded, without the words. */
export { encoding } from './bot/encode.ts';
export { brain } from './bot/index.ts';
export { generalOrders as game } from './rules/index.ts';
