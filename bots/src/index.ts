export { Allowance, type Thought, thinkInTime, turnOf } from './allowance.ts';
export { type Account, accountOf, type Share, sharesOf } from './analysis/account.ts';
export {
  ANALYSIS,
  type Analysis,
  type AnalysisSettings,
  Analyst,
  type Progress,
  type Reading,
} from './analysis/analyst.ts';
export { type TurningPoint, turningPointsOf } from './analysis/moments.ts';
export { type Played, playGame } from './arena.ts';
export { type Read, readBook, type Spot, shareAvoided } from './book.ts';
export { BOT_NAMES, type Bot, type BotName, type Budget, type Question } from './bot.ts';
export { greedy } from './greedy.ts';
export { brainOf, type Thinking } from './judgement/learned.ts';
export type { Weights } from './judgement/weights.ts';
export { asBotName, makeBot, UnknownBot } from './make-bot.ts';
export { outlookOf } from './outlook.ts';
export {
  ANSWERS,
  MANNERS,
  type Manner,
  Partner,
  type PartnerAnswer,
  type PartnerNote,
  type PartnerSaid,
  type PartnerSettings,
  type PartnerStep,
} from './partner.ts';
export { random } from './random.ts';
export { nextToGiveUp, STAND_IN } from './resigned.ts';
export { type SearchSettings, search } from './search.ts';
export { nextBot, speakerOf, turnAmong } from './speaker.ts';
export { type Interval, wilson } from './statistics.ts';
export { type Suggestion, suggest } from './suggest.ts';
export { unasked } from './unasked.ts';
