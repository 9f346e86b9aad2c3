export * from './arena.ts'; export * from './bot.ts'; export * from './greedy.ts'; export * from './search.ts'; export * from './random.ts';
