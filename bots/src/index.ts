export { Allowance, type Thought, thinkInTime, turnOf } from './allowance.ts';
export { type Account, accountOf, type Share, sharesOf } from './analysis/account.ts';
export { type Accuracy, accuracyOf } from './analysis/accuracy.ts';
export {
  ANALYSIS,
  type Analysis,
  type AnalysisSettings,
  Analyst,
  HASTY,
  isRead,
  type Progress,
  type Reading,
} from './analysis/analyst.ts';
export type { Estimate } from './analysis/chances.ts';
export type { Decision } from './analysis/decision.ts';
export {
  changesOf,
  decisionsOf,
  lineOf,
  type Part,
  type PartOf,
  pointsOf,
  rowOf,
  type TurnChange,
} from './analysis/figures.ts';
export { exercisesOf, type Moment, momentsOf, type Solemn, solemnBy, turnsOf } from './analysis/moments.ts';
export { wholePoints } from './analysis/rounding.ts';
export { weighMove } from './analysis/tried.ts';
export { type Played, playGame } from './arena.ts';
export { type Read, readBook, type Spot, shareAvoided } from './book.ts';
export { BOT_NAMES, type Bot, type BotName, type Budget, type Question } from './bot.ts';
export { type AskedFavour, type Conferred, confer, type Gathering, voiceOf } from './conferring.ts';
export {
  type ChanceFigures,
  FEWEST_GAMES,
  type GameFigures,
  type LevelFigures,
  lengthsOf,
  type OpeningFigures,
  type OptionFigures,
  type SideFigures,
} from './figures.ts';
export { greedy } from './greedy.ts';
export { type ChanceWeights, chanceFor, chancesFor } from './judgement/chances.ts';
export { brainOf, type Thinking } from './judgement/learned.ts';
export type { Weights } from './judgement/weights.ts';
export { asBotName, makeBot, UnknownBot } from './make-bot.ts';
export { outlookOf } from './outlook.ts';
export { Partner, type PartnerSettings, type PartnerStep } from './partner.ts';
export type { PartnerMemory, PartnerSaid } from './partner-memory.ts';
export { type PartnerNote, partnerTags } from './partner-notes.ts';
export { random } from './random.ts';
export { nextToGiveUp, STAND_IN } from './resigned.ts';
export { type SearchSettings, search } from './search.ts';
export { nextBot, speakerOf, turnAmong } from './speaker.ts';
export { type Interval, wilson } from './statistics.ts';
export { type Suggestion, suggest } from './suggest.ts';
