export { type Played, playGame } from './arena.ts';
export { BOT_NAMES, type Bot, type BotName, type Budget, type Question } from './bot.ts';
export { greedy } from './greedy.ts';
export { LEVELS, type Level, type LevelName } from './levels.ts';
export { asBotName, makeBot, UnknownBot } from './make-bot.ts';
export { random } from './random.ts';
export { type SearchSettings, search } from './search.ts';
export { nextBot, speakerOf, turnAmong } from './speaker.ts';
export { type Interval, wilson } from './statistics.ts';
